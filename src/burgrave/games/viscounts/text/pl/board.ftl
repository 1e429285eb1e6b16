# Strona stołu: nazwy, liczby i objaśnienia tego, co na nim leży.

## Pierścień

board-town = Miasteczko { $number }
    .about = Tu handlujesz albo budujesz na wolnych polach Budowy na tym brzegu rzeki.
board-inner-town = Wewnętrzne miasteczko { $left }–{ $right }
    .about = Tu umieszczasz Robotników w Zamku albo przepisujesz manuskrypt.
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
board-workers-of = { $who }: { $count }
board-third-tier = Trzeci poziom: { $count ->
        [0] nikogo
        [one] { $count } robotnik
        [few] { $count } robotników
       *[many] { $count } robotników
    }. { $leader }
    .about = Robotnik jest tu wart 3 punkty. Kto ma ich najwięcej, zostaje Panem na Zamku: 5 punktów i jedna karta więcej na ręce.
board-leader = Pan: { $who }
board-no-leader = Nikt nie jest Panem na Zamku

## Plansza gracza

board-row = Karty na planszy, najnowsza jako pierwsza
board-empty-slot = Miejsce { $number } jest puste
    .about = Dopóki nie leży tu karta, liczą się nadrukowane symbole.
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
board-action-trade = Na zewnętrznej ścieżce: wymieniasz symbole Kupców i Srebrniki na to, co pokazuje miasteczko, tyle razy, na ile cię stać.
    .name = Handel
board-action-build = Na zewnętrznej ścieżce: stawiasz jeden ze swoich budynków na wolnym polu Budowy obok, za symbole Budowniczych i Kamienie.
    .name = Budowa
board-action-place_workers = Na wewnętrznej ścieżce: umieszczasz Robotników w sekcji Zamku obok, za symbole Szlachciców i Złoto.
    .name = Robotnicy
board-action-transcribe = Na wewnętrznej ścieżce: bierzesz leżący tam manuskrypt, za symbole Kapłanów i Kałamarze.
    .name = Manuskrypt
board-space = Pole { $number } toru
board-track = Korupcja na polu { $corruption }, Cnoty na polu { $virtue } z 7
board-kind-workshop = Warsztaty
board-kind-trading_post = Faktorie
board-kind-guildhall = Domy Gildii
board-worth = Punkty: { $count }
board-built = zbudowany
board-unbuilt = jeszcze niezbudowany
board-good-silver = Srebrniki: { $count }
    .name = Srebrniki
    .about = Za nie zatrudniasz i odsyłasz mieszczan, płacisz za dalsze pola, a w Handlu zastępują symbole Kupców.
board-good-stone = Kamienie: { $count }
    .name = Kamienie
    .about = Każdy zastępuje symbol Budowniczego.
board-good-gold = Złoto: { $count }
    .name = Złoto
    .about = Każde zastępuje symbol Szlachcica.
board-good-ink = Kałamarze: { $count }
    .name = Kałamarze
    .about = Każdy zastępuje symbol Kapłana.
board-resources = Zasoby: { $count }
    .name = Zasoby
    .about = Kałamarze, Złoto i Kamienie razem.
board-workers = Robotnicy w zasobach: { $count }
    .name = Robotnicy
    .about = Czekają, aż trafią do Zamku.
board-in-castle = Robotnicy w Zamku: { $count } (na poziomach { $tiers })
    .name = Robotnicy w Zamku
    .about = Na pierwszym, drugim i trzecim poziomie są warci 1, 2 i 3 punkty.
board-criminals = Symbole Złoczyńców: { $count }
    .name = Złoczyńcy
    .about = Złoczyńca zastępuje każdy symbol, ale przynosi Korupcję przy zagraniu i przy tasowaniu.
board-debts = Długi: niespłacone { $front }, spłacone { $back }
    .name = Długi
    .about = Niespłacony dług to strata 2 punktów. Gdy odkryje się Dobrobyt, punkty dostaje ten, kto spłacił najwięcej.
board-deeds = Lenna: zdobyte { $front }, nadane { $back }
    .name = Lenna
    .about = Zdobyte Lenno jest warte 1 punkt, a nadane 3. Gdy odkryje się Ubóstwo, punkty dostaje ten, kto nadał najwięcej.
board-draw-pile = Talia: { $count }
    .name = Talia
    .about = Wszyscy wiedzą, z jakich kart składa się razem z ręką; kolejności nie zna nikt.
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
    .about = Gdy ktoś weźmie ostatni Dług, gra kończy się po jeszcze jednej rundzie, a punkty dostaje ten, kto nadał najwięcej Lenn.
board-prosperity =
    .about = Gdy ktoś weźmie ostatnie Lenno, gra kończy się po jeszcze jednej rundzie, a punkty dostaje ten, kto spłacił najwięcej Długów.
board-whole-ring = Cały pierścień
board-whole-board = Cała plansza
board-scheme-starting = Początkowy
board-scheme-future = Przyszły
board-current-scheme = Obecny
board-future = Przyszłych Schematów, które mogą jeszcze przyjść: { $count }
board-phase-play = Karty
board-phase-move = Ruch
board-phase-act = Akcja
board-phase-recruit = Zatrudnianie
board-phase-collide = Kolizja
board-phase-draw = Dobranie
