# Plansze na stronie: nagłówki, opisy pól, kart i żetonów, które widać po najechaniu.

board-and = {" "}oraz{" "}
board-page = instrukcja, s. { $page }
board-vp = PZ
board-points = { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }
board-round = Runda { $round }
board-round-of = Runda { $round } z { $rounds }

## Karty

board-folk-keeps = Zrekrutowany na stałe: { $when } { $does }.
board-folk-at-once = Od razu po Rekrutacji: { $does }.
board-folk-errand = Odesłany po nagrodę: { $does }.
board-foe-attacked = Zaatakowany: { $does }.
board-foe-converted = Nawrócony: { $does }; na koniec gry { $counts }.
board-paladin-brings = Przyprowadza: { $worker }. W tej rundzie: { $gains }.
board-paladin-does = Zdolność: { $does }.
board-plus-strength = siła +{ $count }
board-plus-influence = wpływy +{ $count }
board-plus-faith = wiara +{ $count }
board-tavern-card = Karta karczmy: { $worker }
board-tavern-about = Kto bierze tę kartę, dostaje tych czterech Robotników. Za każdego Złoczyńcę dobiera też kartę podejrzenia.
board-favour = Królewska Łaska: { $favour }
board-favour-worker = Wymaga jednego Robotnika: { $worker }.
board-favour-cost-silver = Kosztuje { $count ->
        [one] { $count } srebrnik.
        [few] { $count } srebrniki.
       *[many] { $count } srebrników.
    }
board-favour-cost-provision = Kosztuje { $count ->
        [one] { $count } sztukę zapasów.
        [few] { $count } sztuki zapasów.
       *[many] { $count } sztuk zapasów.
    }
board-favour-cost-take = Ceną jest nowy, niespłacony dług.
board-favour-does = Daje: { $does }.
board-favour-taken = W tej rundzie jest już zajęta.
board-order-does = { $action }: kto do końca gry zrobi to co najmniej { $need } razy, dostanie { $points } PZ.
board-order-done = Na razie masz: { $count }.
board-wall = Mur
board-wall-brings = Po wzniesieniu: { $does }.
board-wall-counts = Na koniec gry wart { $points } PZ.

## Plansza główna

board-tavern = Karczma
board-stall = Miejsce { $place } na torze Mieszczan
board-stall-about = Mieszczanin w tym miejscu kosztuje { $silver ->
        [0] 0 srebrników
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }, czy to odesłany, czy zrekrutowany.
board-stall-credit = Mieszczanin w tym miejscu kosztuje { $silver ->
        [0] 0 srebrników
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }. Zamiast płacić, można wziąć niespłacony dług.
board-townsfolk-gap = Puste miejsce na torze Mieszczan
board-outsider-gap = Puste miejsce na torze Najeźdźców
board-order-back = Zakryty Królewski Dekret na rundę { $round }, wart { $points } PZ
board-favour-back = Zakryta Królewska Łaska na rundę { $round }
board-orders-about = Królewskie Dekrety odkrywa się w rundach 1, 2 i 3. Na koniec gry każdy, kto spełnił dekret, dostaje punkty wypisane pod nim.
board-favours-about = Królewskie Łaski odkrywa się od rundy 3. Każda jest akcją dla jednego Robotnika, raz na rundę, kto pierwszy ten lepszy.
board-region = Region { $region }
board-region-about = Mnich potrzebuje tu wiary co najmniej { $faith }, posterunek siły co najmniej { $strength }. Najeźdźca poniżej wymaga tego samego: siły do Ataku, wiary do Nawracania.
board-space = Pole regionu
board-space-about = Kto postawi tu mnicha albo posterunek: { $does }.
board-monk-of = Mnich ({ $who })
board-outpost-of = Posterunek ({ $who })
board-tax = Pula podatków: { $count } z { $full }
    .name = Pula podatków
board-tax-short = Podatki
board-tax-about = Gdy zniknie z niej ostatni srebrnik, nadchodzi Inkwizycja: kto ma najwięcej podejrzeń, dostaje dług i odrzuca połowę kart podejrzeń. Potem pula znów jest pełna.
board-debts = Stos długów: { $count }
    .name = Stos długów
board-debts-about = Tyle niespłaconych długów można jeszcze dostać.
board-suspicion-left = Karty podejrzeń w talii: { $count }
    .name = Talia podejrzeń
board-suspicion-left-about = Kartę dobiera się za każdego nowego Złoczyńcę; wiele z nich każe też wziąć srebrniki z puli podatków.
board-walls-left = Mury w talii: { $count }
    .name = Talia murów
board-walls-left-about = Fortyfikacja zawsze bierze mur z wierzchu.
board-townsfolk-left = Mieszczanie w talii: { $count }
    .name = Talia Mieszczan
board-townsfolk-left-about = Po rundzie odchodzi, kto jeszcze leży na { $leaving ->
        [one] ostatnim miejscu z prawej
       *[other] { $leaving } ostatnich miejscach z prawej
    }; pozostali przesuwają się w prawo, a z talii dochodzą nowi.
board-outsiders-left = Najeźdźcy w talii: { $count }
    .name = Talia Najeźdźców
board-outsiders-left-about = Po rundzie odchodzi, kto jeszcze leży na { $leaving ->
        [one] pierwszym miejscu z lewej
       *[other] { $leaving } pierwszych miejscach z lewej
    }; pozostali przesuwają się w lewo, a z talii dochodzą nowi.
board-discards = Odrzucone karty · { $count }
board-tavern-gone = Karty karczmy, wzięte w tej rundzie lub odrzucone · { $count }
board-townsfolk-gone = Mieszczanie, którzy odeszli · { $count }
board-outsiders-gone = Najeźdźcy, którzy odeszli · { $count }
board-suspicion-gone = Odrzucone podejrzenia · { $count }
board-suspicion-gone-tax = { $tax ->
        [0] bez podatku
       *[other] podatek { $tax }
    }

## Plansza gracza

board-points-now-about = Tyle punktów byłoby, gdyby gra skończyła się teraz.
board-teams = Grupy Robotników do wyboru
board-whole-board = Plansza
board-first = Pierwszy gracz
board-first-about = Zaczyna tę rundę; po rundzie znacznik idzie dalej w lewo.
board-passed = pas
board-workers = { $count ->
        [0] Nie ma Robotników
       *[other] Robotnicy ({ $count }): { $worker }
    }
    .name = Robotnicy
board-workers-about = Czekają na akcje. Złoczyńca może zastąpić każdego innego Robotnika.
board-silver = Srebrniki: { $count }
    .name = Srebrniki
board-silver-about = Płaci się nimi za Rozwój, Rekrutację, Modlitwę, Rozgrzeszenie i Nawracanie; w Ataku jeden zastępuje 2 punkty siły. Na koniec każde 3 srebrniki i zapasy razem to 1 PZ.
board-provisions = Zapasy: { $count }
    .name = Zapasy
board-provisions-about = Płaci się nimi za Misję, Fortyfikację i Mobilizację. Na koniec każde 3 srebrniki i zapasy razem to 1 PZ.
board-suspicion = Podejrzenia: { $count }
    .name = Podejrzenia
board-suspicion-about = Kropki to srebrniki, które trzeba było wziąć z puli podatków. Kto przy Inkwizycji ma najwięcej podejrzeń, dostaje dług.
board-unpaid = Niespłacone długi: { $count }
    .name = Niespłacone długi
board-unpaid-about = Każdy to na koniec gry −3 PZ.
board-paid = Spłacone długi: { $count }
    .name = Spłacone długi
board-paid-about = Każdy to na koniec gry 1 PZ.
board-paladin-down = Paladyn leży zakryty
board-paladin-none = Paladyn jeszcze niewybrany
board-paladin-about = Na rundę wybiera się jednego z trzech dobranych paladynów. Drugi wraca na wierzch talii, trzeci na spód.
board-track-strength = Siła { $value }{ $extra ->
        [0] {""}
       *[other] {" "}i { $extra } od paladyna, razem { $total }
    }; na koniec { $points } PZ
board-track-influence = Wpływy { $value }{ $extra ->
        [0] {""}
       *[other] {" "}i { $extra } od paladyna, razem { $total }
    }; na koniec { $points } PZ
board-track-faith = Wiara { $value }{ $extra ->
        [0] {""}
       *[other] {" "}i { $extra } od paladyna, razem { $total }
    }; na koniec { $points } PZ
board-strength = Siła: { $count }
    .name = Siła
board-strength-about = Siły wymagają Mobilizacja i Atak; podnoszą ją mury i nawróceni. Dodatek od paladyna trwa jedną rundę i nie daje punktów.
board-influence = Wpływy: { $count }
    .name = Wpływy
board-influence-about = Wpływów wymagają Fortyfikacja i Rozgrzeszenie; podnoszą je mnisi i Ataki. Dodatek od paladyna trwa jedną rundę i nie daje punktów.
board-faith = Wiara: { $count }
    .name = Wiara
board-faith-about = Wiary wymagają Misja i Nawracanie; podnoszą ją posterunki i dzbany. Dodatek od paladyna trwa jedną rundę i nie daje punktów.
board-space-of = { $action }, pole: { $worker }
board-workshop-about = Warsztat na tym polu zastępuje Robotnika do końca gry.
board-jar-about = Dzban w tym miejscu: { $does }, a do tego wiara +1 i odrzucenie podejrzenia.
board-hired = Mieszczanie · { $count }
board-walls = Mury · { $count }
board-attacked = Zaatakowani · { $count }
board-converted = Nawróceni · { $count }
board-drawn = Dobrani paladyni
board-deck = Paladyni w talii: { $count }.
board-deck-top = Na wierzchu: { $paladin }.
board-deck-bottom = Na spodzie: { $paladin }.
board-played = Zagrani wcześniej: { $paladin }.

board-way-recruit = { $count ->
        [one] Rekrutacja jednym Robotnikiem: odeślij Mieszczanina po nagrodę
       *[other] Rekrutacja dwoma Robotnikami: zatrzymaj Mieszczanina na stałe
    }
board-way-hunt = { $count ->
        [one] Polowanie jednym Robotnikiem: 1 sztuka zapasów
       *[other] Polowanie dwoma Robotnikami: 3 sztuki zapasów
    }
board-way-trade = { $count ->
        [one] Handel jednym Robotnikiem: 1 srebrnik
       *[other] Handel dwoma Robotnikami: 3 srebrniki
    }

board-act-develop = Dwóch dowolnych Robotników i 4 srebrniki: pierwszy warsztat z lewej zajmuje jedno z pól sześciu dolnych akcji, a ty bierzesz Robotnika narysowanego pod nim. Liczby pod warsztatami to punkty na koniec gry.
board-act-recruit = Jeden Robotnik odsyła kogoś z toru Mieszczan po jednorazową nagrodę; dwóch (w tym Wojownik) zatrzymuje go na stałe. Cena stoi nad kartą.
board-act-hunt = Jeden Robotnik przynosi 1 sztukę zapasów, dwóch (w tym Zwiadowca) przynosi 3.
board-act-trade = Jeden Robotnik zarabia 1 srebrnik, dwóch (w tym Kupiec) zarabia 3.
board-act-pray = Kleryk i 2 srebrniki: zdejmij Robotników z jednej akcji, żeby można ją było wykonać jeszcze raz.
board-act-conspire = Dowolny Robotnik: weź Złoczyńcę, a z nim kartę podejrzenia.
board-act-commission = Mnich z lewej idzie na wolne pole regionu, na który wystarcza wiary. Bierzesz nagrodę pola, a wpływy rosną o 1. Liczby pod mnichami to punkty na koniec gry.
board-act-fortify = Mur z wierzchu talii trafia na twoją planszę, o ile masz dość wpływów. Bierzesz to, co daje mur; zawsze rośnie siła. Liczby pod murami to punkty na koniec gry.
board-act-garrison = Posterunek z lewej idzie na wolne pole regionu, na który wystarcza siły. Bierzesz nagrodę pola, a wiara rośnie o 1. Liczby pod posterunkami to punkty na koniec gry.
board-act-absolve = Dzban z lewej trafia na jedno z pól z nagrodami, o ile masz dość wpływów. Oprócz tej nagrody wiara rośnie o 1 i odrzucasz podejrzenie. Liczby pod dzbanami to punkty na koniec gry.
board-act-attack = Pokonaj Najeźdźcę, na którego wystarcza siły; za każde brakujące 2 punkty siły można dopłacić srebrnik. Bierzesz nagrodę przy mieczach; zawsze rosną wpływy.
board-act-convert = Nawróć Najeźdźcę, na którego wystarcza wiary. Bierzesz nagrodę przy kropli; rośnie siła, a karta liczy się na koniec gry.

board-next = { $done ->
        [-1] {""}
       *[other] Dotąd: { $done }.{" "}
    }Teraz kosztuje: { $silver ->
        [0] { $provisions ->
            [0] nic
            [one] { $provisions } sztukę zapasów
            [few] { $provisions } sztuki zapasów
           *[many] { $provisions } sztuk zapasów
        }
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }{ $influence ->
        [0] {""}
       *[other] {" "}(przy wpływach co najmniej { $influence })
    }.
board-steps-influence = Wymagane wpływy, krok po kroku: { $steps }.
board-steps-silver = Srebrniki, krok po kroku: { $steps }.
board-steps-provisions = Zapasy, krok po kroku: { $steps }.
board-steps-jars = Pola na dzbany: { $jars }.
board-next-none = Wszystkie kroki wykonane.

## Gracz wirtualny

board-marker = Tor zasobów: znacznik na polu { $place }
board-marker-about = Zamiast srebrników i zapasów gracz wirtualny przesuwa ten znacznik; po każdym okrążeniu rośnie jego najniższy atrybut. Pole wskazuje, którego Mieszczanina, Łaskę albo Najeźdźcę spróbuje wybrać (na planszy głównej leży przy nim szary pierścień); gdy to niemożliwe, bierze następny po prawej.
board-schemes = Karty schematów w talii: { $count }
board-schemes-about = Po każdej twojej akcji gracz wirtualny odkrywa kartę i próbuje zrobić to, co na niej.
board-scheme = Schemat: { $scheme }
board-scheme-commission = Wysyła mnicha na najlepsze dla siebie pole regionu, na który wystarcza mu wiary, i bierze nagrodę; jego wpływy rosną o 1.
board-scheme-fortify = Wznosi mur z wierzchu talii, jeśli ma dość wpływów, i bierze to, co daje mur.
board-scheme-garrison = Wysyła posterunek na najlepsze dla siebie pole regionu, na który wystarcza mu siły, i bierze nagrodę; jego wiara rośnie o 1.
board-scheme-absolve = Odwraca dzban, jeśli ma dość wpływów: wiara +1, odrzuca podejrzenie i spłaca dług albo odrzuca jeszcze jedno podejrzenie.
board-scheme-attack = Atakuje wskazanego przez znacznik Najeźdźcę, na którego ma dość siły, i bierze nagrodę.
board-scheme-convert = Nawraca wskazanego przez znacznik Najeźdźcę, na którego ma dość wiary, i bierze nagrodę.
board-scheme-kings_order = Próbuje akcji z pierwszego od prawej dekretu, którego jeszcze nie wypełnił; gdy żadnej takiej nie może wykonać, to akcji z już wypełnionych.
board-scheme-recruit = Odsyła wskazanego przez znacznik Mieszczanina i bierze nagrodę.
board-scheme-pray = Zdejmuje wszystkich Robotników z sześciu dolnych akcji swojej planszy (albo bierze Robotnika, gdy nikogo tam nie ma) i tasuje wszystkie schematy.
board-scheme-trade = Przesuwa znacznik zasobów o 1.
board-scheme-conspire = Bierze 2 Robotników i kartę podejrzenia.
board-scheme-kings_favour = Korzysta z wolnej Królewskiej Łaski, którą wskazuje znacznik; nie płaci srebrników ani zapasów.
board-solo-steps = Małe liczby pod krokami to jego punkty na koniec gry.
board-solo-points = Punkty gracza wirtualnego teraz: { $count }
board-solo-points-about = Liczą się dekrety, atrybuty, mnisi, mury, posterunki, dzbany, nawróceni (każdy co najmniej 1 PZ) i długi; zasoby i rozwój nie.
board-pile = Znaczniki atrybutów od najdawniej ruszonego: { $markers }
board-pile-about = Gdy rośnie najniższy atrybut, a kilka jest równie nisko, rośnie ten ruszony ostatnio, bo leży na wierzchu.

## Zakładki na telefonie

tab-king = Król
tab-regions = Regiony
