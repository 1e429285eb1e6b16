# Nazwy w Wicehrabiach Zachodniego Królestwa i słowa, którymi opowiada się nagrody; Mieszczanie mają własny plik.
#
# Sama nazwa zaczyna się wielką literą, bo bywa tytułem. Atrybuty to postać w zdaniu: gen (dopełniacz), acc (biernik),
# ins (narzędnik), loc (miejscownik), few i many (po liczbie), each (z „każdy”), at (gdzie).

## Akcje główne

action-trade = Handel
    .acc = Handel
    .loc = Handlu

action-build = Budowa budynku
    .acc = Budowę budynku
    .loc = Budowie budynku

action-place_workers = Umieszczenie Robotników
    .acc = Umieszczenie Robotników
    .loc = Umieszczaniu Robotników

action-transcribe = Przepisanie manuskryptu
    .acc = Przepisanie manuskryptu
    .loc = Przepisywaniu manuskryptu

## Symbole, srebrniki i zasoby

unit-trade = symbol Kupca
    .acc = symbol Kupca
    .few = symbole Kupca
    .many = symboli Kupca
    .each = każdy symbol Kupca
    .ins = symbolami Kupca

unit-build = symbol Budowniczego
    .acc = symbol Budowniczego
    .few = symbole Budowniczego
    .many = symboli Budowniczego
    .each = każdy symbol Budowniczego
    .ins = symbolami Budowniczego

unit-noble = symbol Szlachcica
    .acc = symbol Szlachcica
    .few = symbole Szlachcica
    .many = symboli Szlachcica
    .each = każdy symbol Szlachcica
    .ins = symbolami Szlachcica

unit-cleric = symbol Kapłana
    .acc = symbol Kapłana
    .few = symbole Kapłana
    .many = symboli Kapłana
    .each = każdy symbol Kapłana
    .ins = symbolami Kapłana

unit-criminal = symbol Złoczyńcy
    .acc = symbol Złoczyńcy
    .few = symbole Złoczyńcy
    .many = symboli Złoczyńcy
    .each = każdy symbol Złoczyńcy
    .ins = symbolami Złoczyńcy

unit-silver = srebrnik
    .acc = srebrnik
    .few = srebrniki
    .many = srebrników
    .each = każdy srebrnik
    .ins = srebrnikami

unit-stone = kamień
    .acc = kamień
    .few = kamienie
    .many = kamieni
    .each = każdy kamień
    .ins = kamieniem

unit-gold = sztuka złota
    .acc = sztukę złota
    .few = sztuki złota
    .many = sztuk złota
    .each = każda sztuka złota
    .ins = złotem

unit-ink = kałamarz
    .acc = kałamarz
    .few = kałamarze
    .many = kałamarzy
    .each = każdy kałamarz
    .ins = kałamarzami

icons-trade = { $number ->
        [one] Kupiec
       *[other] { $number }× Kupiec
    }
icons-build = { $number ->
        [one] Budowniczy
       *[other] { $number }× Budowniczy
    }
icons-noble = { $number ->
        [one] Szlachcic
       *[other] { $number }× Szlachcic
    }
icons-cleric = { $number ->
        [one] Kapłan
       *[other] { $number }× Kapłan
    }
icons-criminal = { $number ->
        [one] Złoczyńca
       *[other] { $number }× Złoczyńca
    }

## Budynki

building-trading_post_1 = Pierwsza faktoria
    .acc = pierwszą faktorię

building-trading_post_2 = Druga faktoria
    .acc = drugą faktorię

building-trading_post_3 = Trzecia faktoria
    .acc = trzecią faktorię

building-guildhall_1 = Pierwszy dom gildii
    .acc = pierwszy dom gildii

building-guildhall_2 = Drugi dom gildii
    .acc = drugi dom gildii

building-guildhall_3 = Trzeci dom gildii
    .acc = trzeci dom gildii

building-workshop_1 = Pierwszy warsztat
    .acc = pierwszy warsztat

building-workshop_2 = Drugi warsztat
    .acc = drugi warsztat

building-workshop_3 = Trzeci warsztat
    .acc = trzeci warsztat

## Plansza główna i zamek

segment = Część planszy z miasteczkami { $left } i { $right }
    .at = przy miasteczkach { $left } i { $right }

town-outer = Miasteczko { $number }
    .gen = miasteczka { $number }

town-inner = Wewnętrzne miasteczko { $left }–{ $right }
    .gen = wewnętrznego miasteczka { $left }–{ $right }

site = Pole budowy { $number } przy miasteczku { $town }
    .loc = polu budowy { $number } przy miasteczku { $town }
    .gen = pola budowy { $number } przy miasteczku { $town }

link = Połączenie pól budowy

section-0 = Sekcja z kałamarzem i kamieniem
    .gen = sekcji z kałamarzem i kamieniem

section-1 = Sekcja z odwracaniem kart
    .gen = sekcji z odwracaniem kart

section-2 = Sekcja ze złotem
    .gen = sekcji ze złotem

section-3 = Sekcja z zatrudnianiem
    .gen = sekcji z zatrudnianiem

section-4 = Sekcja z Cnotami
    .gen = sekcji z Cnotami

track = Pole { $number } toru Korupcji i Cnót

## Manuskrypty i Przychylność Kościoła

ribbon-grey = Szara wstęga
    .ins = szarą wstęgą

ribbon-black = Czarna wstęga
    .ins = czarną wstęgą

ribbon-yellow = Żółta wstęga
    .ins = żółtą wstęgą

ribbon-blue = Niebieska wstęga
    .ins = niebieską wstęgą

manuscript = Manuskrypt z { $ribbon_ins }, koszt { $cost }
    .acc = manuskrypt z { $ribbon_ins } o koszcie { $cost }{ $does_count ->
        [0] {""}
       *[other] {" "}({ $does })
    }
favour = Przychylność Kościoła za manuskrypty z { $ribbon_ins }

## Karty Gracza, Ubóstwo i Dobrobyt, Pan na Zamku

player-card = Karta Gracza { $number }
    .acc = kartę Gracza { $number }
poverty = Ubóstwo
prosperity = Dobrobyt
leader = Pan na Zamku
bonus-castle_leader = { leader }
    .acc = kartę Pana na Zamku

## Gra jednoosobowa

opponent = SI
    .gen = SI
    .acc = SI
    .within = SI

opponent-cleric = SI Kapłana
opponent-builder = SI Budowniczego
opponent-noble = SI Szlachcica
opponent-card = SI od kart
scheme-says = najpierw { $brings }, potem ruch o { $move ->
        [one] { $move } pole
        [few] { $move } pola
       *[many] { $move } pól
    }, na koniec { $tried }
scheme-starting = Początkowy Schemat: { $icons }
    .acc = początkowy Schemat ({ $icons })
    .says = { scheme-says }
scheme-future = Przyszły Schemat: { $icons }
    .acc = przyszły Schemat ({ $icons })
    .says = { scheme-says }
