# Strona stołu: nazwy, liczby i objaśnienia tego, co na nim leży.

## Miasto

board-whole-town = Całe miasto
board-workers-of = Robotnicy gracza { $who }: { $count }
board-nobody = Nikt tu nie stoi.
board-stands-here = Stoi tu: { $who }.
board-capture-own = Twoi Robotnicy
    .about = Zabrani wracają do twojej puli i znowu mogą pracować.
board-capture-other = Cudzy Robotnicy
    .about = Pojmani trafiają na twoją planszę. W Wartowni możesz ich wtrącić do Więzienia i wziąć po srebrniku za każdego.
board-column = Kolumna { $number }: { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }
    .name = Cena Pomocnika
    .about = Tyle zapłacisz teraz za Pomocnika z tej kolumny: cena w Warsztacie i po srebrniku na każdą mijaną kartę, jeśli masz tam mniej Robotników, niż kolumna ma numer. Srebrniki z karty zatrudnionego są twoje.
board-coins = Srebrniki na karcie: { $count }
board-empty-slot = Nie ma tu Pomocnika
board-plans = Karty budynków w stosie: { $count }
    .name = Stos kart budynków
    .about = Z wierzchu dobiera się karty, odkładane trafiają na spód.
board-rewards = Karty Nagród: { $count }
    .name = Karty Nagród
    .about = Za każdy poziom Katedry odkrywasz następną i bierzesz, co na niej jest. Gdy ich zabraknie, zostaje sam punkt Cnót.
board-rewards-gone = Już wykorzystane:
board-guildhall-of = Dom Gildii { $count } / { $spaces }
board-reset-at = Pierwszy Robotnik na każdym z tych pól wywołuje Odświeżenie Czarnego Rynku: { $spaces }.
board-refresh-at = Po turze pierwszego Robotnika na tym polu wymienia się dwóch pierwszych Pomocników: pole { $spaces }.
board-track = Tor Cnót
    .about = Poniżej 5 nie można pracować w Katedrze, od 10 w górę na Czarnym Rynku. Na polach od 0 do 3 płaci się mniej podatku. Punkty przy polu liczą się na koniec gry.

## Zakładki na telefonie

tab-table = Miasto
tab-workshop = Warsztat
tab-cathedral = Katedra
tab-rivals = Rywale

## Plansza gracza

board-good-silver = Srebrniki: { $count }
    .name = Srebrniki
    .about = Płacisz nimi za Pomocników, pojmania, Czarny Rynek i długi. Na koniec gry 10 srebrników to 1 PZ.
board-good-clay = Glina: { $count }
    .name = Glina
    .about = Na budynki i na wymiany w Królewskim Skarbcu.
board-good-wood = Drewno: { $count }
    .name = Drewno
    .about = Na budynki, na Katedrę i na wymiany w Królewskim Skarbcu.
board-good-stone = Kamień: { $count }
    .name = Kamień
    .about = Na budynki, na Katedrę i na wymiany w Królewskim Skarbcu.
board-good-gold = Złoto: { $count }
    .name = Złoto
    .about = Na budynki i na Katedrę. Na koniec gry każde to 1 PZ.
board-good-marble = Marmur: { $count }
    .name = Marmur
    .about = Na budynki i na Katedrę. Na koniec gry każdy to 1 PZ.
board-resources = Zasoby: { $count }
    .name = Zasoby
    .about = Glina, drewno, kamień, złoto i marmur razem.
board-workers = Robotnicy w puli: { $count }
    .name = Robotnicy w puli
    .about = Ci mogą jeszcze pracować. Kto nie ma żadnego, w swojej turze zabiera jednego z planszy.
board-virtue = Cnoty: pole { $count }
    .name = Cnoty
    .about = Miejsce na torze Cnót.
board-debts = Długi: niespłacone { $front }, spłacone { $back }
    .name = Długi
    .about = Niespłacony dług to na koniec gry strata 2 PZ. Spłaca się go w Wartowni za 6 srebrników, w tym 3 podatku, i to przynosi punkt Cnót.
board-debts-short = Niespłacone długi: { $count }
    .name = Niespłacone długi
    .about = Każdy to na koniec gry strata 2 PZ.
board-skill =
    .about = Tylu Pomocników ją ma. Budynki wymagają zdolności, ale jej nie zużywają.
board-cathedral = Katedra: poziom { $count }
    .name = Katedra
    .about = Poziom, na którym stoi znacznik.
board-prison = W Więzieniu: { $count }
    .name = Robotnicy w Więzieniu
    .about = Każdych dwóch na koniec gry to strata 1 PZ. Kto ma trzech lub więcej przy Odświeżeniu Czarnego Rynku, traci punkt Cnót, a kto ma ich najwięcej, bierze dług.
board-captured =
    .name = Pojmani
    .about = W Wartowni można ich wtrącić do Więzienia po srebrniku za każdego. Właściciel może ich odzyskać.
board-buildings = Budynki: { $count }
    .name = Budynki
    .about = Tyle już stoi.
board-apprentices-of = Pomocnicy { $count } / { $limit }
board-no-apprentices = Bez Pomocników: zatrudnia się ich w Warsztacie.
board-hand = Plany na ręce { $count } / { $limit }
board-held = Karty na ręce: { $count }
    .name = Karty na ręce
    .about = Karty budynków, których inni nie widzą.
board-no-hand = Nie masz kart budynków.
board-ready = stać cię
board-missing = Brakuje: { $what }
board-yours = ma twoich:
board-has-yours = { $who } ma na planszy twoich Robotników: { $count }

## Reszta stołu

board-filled = Dom Gildii { $count } z { $spaces }
board-next-reset = odświeżenie przy { $space }
board-next-end = potem ostatnie tury
board-last-turns = { $count ->
        [0] ostatnia tura
        [one] jeszcze { $count } tura po tej
        [few] jeszcze { $count } tury po tej
       *[many] jeszcze { $count } tur po tej
    }
board-first = Zaczyna grę
board-whole-board = Cała plansza
board-invented = Przeciwnik naszego pomysłu: Schematy z pudełka nie są nam znane.
board-no-scheme = Jeszcze żadnego Schematu.
