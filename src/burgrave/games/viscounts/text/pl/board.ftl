# Strona stołu: nazwy, liczby i objaśnienia tego, co na nim leży.

## Pierścień

board-town = Miasteczko { $number }
    .about = Tu handlujesz albo budujesz na wolnych polach Budowy na tym brzegu rzeki (str. 15 i 16).
board-inner-town = Wewnętrzne miasteczko { $left }–{ $right }
    .about = Tu umieszczasz Robotników w Zamku albo przepisujesz manuskrypt (str. 18 i 21).
board-stands-here = Stoi tu: { $who }.
board-stands-on-site = { $what }, gracz: { $who }
board-pile = Kart w tym stosie: { $count }
board-printed-card = Mieszczanin
board-printed-manuscript = Manuskrypt nadrukowany na planszy
board-section = { $name }, poziom { $tier }: { $count ->
        [0] nikogo
        [one] { $count } robotnik
        [few] { $count } robotników
       *[many] { $count } robotników
    }
board-walls = Wieżyczki stoją na murach między sekcjami. Z trzech Robotników jednego gracza jeden wchodzi wyżej, a na pierwszym poziomie dwaj pozostali idą na boki; powyżej trzech w sekcji ktoś jest wypychany (str. 18 i 19).
board-workers-of = { $who }: { $count }
board-third-tier = Trzeci poziom: { $count ->
        [0] nikogo
        [one] { $count } robotnik
        [few] { $count } robotników
       *[many] { $count } robotników
    }. { $leader }
    .about = Robotnik jest tu wart 3 punkty. Kto ma ich najwięcej, zostaje Panem na Zamku: to 5 punktów i zdolność tej karty (str. 19).
board-leader = Pan: { $who }
board-no-leader = Nikt nie jest Panem na Zamku

## Plansza gracza

board-row = Karty na planszy, najnowsza jako pierwsza
board-empty-slot = Miejsce { $number } jest puste
    .about = Dopóki nie leży tu karta, liczą się nadrukowane symbole (str. 7).
board-sums = Symbole
board-sum = { $count } { $count ->
        [one] { $icon }
        [few] { $icon_few }
       *[many] { $icon_many }
    }
board-from-cards = karty: { $count }
board-from-slots = puste miejsca: { $count }
board-from-built = budynki i Przychylność Kościoła: { $count }
board-from-dismissed = odesłana karta: { $count }
board-from-criminals = Złoczyńcy zastępują każdy symbol: { $count }
board-from-silver = Srebrniki do wydania: { $count }
board-from-stone = Kamienie do wydania: { $count }
board-from-gold = Złoto do wydania: { $count }
board-from-ink = Kałamarze do wydania: { $count }
board-from-number = od { $need }
board-action-needs = { $name }: od { $need ->
        [one] { $need } symbolu
       *[other] { $need } symboli
    }
board-action-trade = Na zewnętrznej ścieżce: wymieniasz symbole Kupców i Srebrniki na to, co pokazuje miasteczko, tyle razy, na ile cię stać (str. 15).
    .name = Handel
board-action-build = Na zewnętrznej ścieżce: stawiasz jeden ze swoich budynków na wolnym polu Budowy obok, za symbole Budowniczych i Kamienie (str. 16).
    .name = Budowa
board-action-place_workers = Na wewnętrznej ścieżce: umieszczasz Robotników w sekcji Zamku obok, za symbole Szlachciców i Złoto (str. 18).
    .name = Robotnicy
board-action-transcribe = Na wewnętrznej ścieżce: bierzesz leżący tam manuskrypt, za symbole Kapłanów i Kałamarze (str. 21).
    .name = Manuskrypt
board-space = Pole { $number } toru
board-track = Korupcja na polu { $corruption }, Cnoty na polu { $virtue } z 7
board-kind-workshop = Warsztaty
    .about = Trzy budynki tego rodzaju, najtańsze. Liczba przy młotku mówi, ile symboli Budowniczego kosztuje każdy z nich; kamienie je zastępują. Postawiony budynek odkrywa to, co jest pod nim (str. 16 i 17).
board-kind-trading_post = Faktorie
    .about = Trzy budynki tego rodzaju. Liczba przy młotku mówi, ile symboli Budowniczego kosztuje każdy z nich; kamienie je zastępują. Postawiony budynek odkrywa to, co jest pod nim (str. 16 i 17).
board-kind-guildhall = Domy Gildii
    .about = Trzy budynki tego rodzaju, najdroższe. Liczba przy młotku mówi, ile symboli Budowniczego kosztuje każdy z nich; kamienie je zastępują. Postawiony budynek odkrywa to, co jest pod nim (str. 16 i 17).
board-worth = Punkty: { $count }
    .about = Tyle punktów na koniec gry daje razem jeden, dwa albo trzy postawione budynki tego rodzaju (str. 17).
board-built = zbudowany
board-unbuilt = jeszcze niezbudowany
board-good-silver = Srebrniki: { $count }
    .name = Srebrniki
    .about = Za nie zatrudniasz i odsyłasz mieszczan, płacisz za dalsze pola, a w Handlu zastępują symbole Kupców (str. 14).
board-good-stone = Kamienie: { $count }
    .name = Kamienie
    .about = Każdy zastępuje symbol Budowniczego (str. 14).
board-good-gold = Złoto: { $count }
    .name = Złoto
    .about = Każde zastępuje symbol Szlachcica (str. 14).
board-good-ink = Kałamarze: { $count }
    .name = Kałamarze
    .about = Każdy zastępuje symbol Kapłana (str. 14).
board-resources = Zasoby: { $count }
    .name = Zasoby
    .about = Kałamarze, Złoto i Kamienie razem.
board-workers = Robotnicy w zasobach: { $count }
    .name = Robotnicy
    .about = Czekają, aż trafią do Zamku (str. 18).
board-in-castle = Robotnicy w Zamku: { $count } (na poziomach { $tiers })
    .name = Robotnicy w Zamku
    .about = Na pierwszym, drugim i trzecim poziomie są warci 1, 2 i 3 punkty (str. 24).
board-criminals = Symbole Złoczyńców: { $count }
    .name = Złoczyńcy
    .about = Złoczyńca zastępuje każdy symbol, ale przynosi Korupcję przy zagraniu i przy tasowaniu (str. 10 i 12).
board-debts = Długi: niespłacone { $front }, spłacone { $back }
    .name = Długi
    .about = Niespłacony dług to strata 2 punktów. Gdy odkryje się Dobrobyt, punkty dostaje ten, kto spłacił najwięcej (str. 9).
board-deeds = Lenna: zdobyte { $front }, nadane { $back }
    .name = Lenna
    .about = Zdobyte Lenno jest warte 1 punkt, a nadane 3. Gdy odkryje się Ubóstwo, punkty dostaje ten, kto nadał najwięcej (str. 9).
board-draw-pile = Talia: { $count }
    .name = Talia
    .about = Wszyscy wiedzą, z jakich kart składa się razem z ręką; kolejności nie zna nikt (str. 23).
board-discard-pile = Karty odrzucone: { $count }
    .name = Karty odrzucone
    .about = Leżą odkryte.
board-ribbons = Manuskrypty: { $count }
board-hand = Ręka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-arranging = Klikaj karty w nowej kolejności, od lewej, albo przeciągnij jedną na inne miejsce. Ta z prawej wypadnie następna.
board-no-hand = Nie masz kart na ręce.

## Reszta stołu

board-round = Runda { $round }
board-last-round = ostatnia to { $last }
board-left-poverty = Długów do odkrycia Ubóstwa: { $count }
board-to-poverty = do Ubóstwa
board-left-prosperity = Lenn do odkrycia Dobrobytu: { $count }
board-to-prosperity = do Dobrobytu
board-poverty =
    .about = Gdy ktoś weźmie ostatni Dług, gra kończy się po jeszcze jednej rundzie, a punkty dostaje ten, kto nadał najwięcej Lenn (str. 23 i 24).
board-prosperity =
    .about = Gdy ktoś weźmie ostatnie Lenno, gra kończy się po jeszcze jednej rundzie, a punkty dostaje ten, kto spłacił najwięcej Długów (str. 23 i 24).
board-whole-ring = Cały pierścień
board-whole-board = Cała plansza
board-scheme-starting = Początkowy
board-scheme-future = Przyszły
board-current-scheme = Obecny
board-future = Przyszłych Schematów, które mogą jeszcze przyjść: { $count }
board-phase-play = Karty
    .about = Karty przesuwają się w prawo, a ta, która wypada, może coś dać. Potem zagrywasz kartę z ręki na pierwsze pole (str. 12).
board-phase-move = Ruch
    .about = Wicehrabia idzie za strzałkami co najmniej tyle pól, ile wynosi wartość zagranej karty; każde dalsze pole kosztuje srebrnik (str. 13).
board-phase-act = Akcja
    .about = Jedna z akcji dostępnych tam, gdzie stoi Wicehrabia, albo żadna (str. 14).
board-phase-recruit = Zatrudnianie
    .about = Możesz zatrudnić Mieszczanina obok Wicehrabiego (str. 22).
board-phase-collide = Kolizja
    .about = Jeśli znaczniki Korupcji i Cnót się spotkały, dostajesz to, co nad ich polem, a inni to, co pod nim; potem znaczniki wracają na końce toru (str. 22).
board-phase-draw = Dobranie
    .about = Dobierasz karty do limitu ręki (str. 23).
