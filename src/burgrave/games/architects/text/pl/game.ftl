# Gra jako całość: tytuł, punktacja, fazy i ustawienia.

game-title = Architekci Zachodniego Królestwa
game-about = Posyłaj Robotników po zasoby, zatrudniaj Pomocników, pojmuj cudzych Robotników, wznoś budynki i Katedrę – uczciwie albo przez Czarny Rynek.

## Punktacja

score-buildings = Budynki
score-effects = Efekty budynków
score-cathedral = Katedra
score-virtue = Tor Cnót
score-debts = Niespłacone długi
score-gold = Złoto
score-marble = Marmur
score-silver = Srebrniki
score-prison = Robotnicy w Więzieniu
score-handicap = Poziom trudności
score-total = Razem

tie-break = Przy równej liczbie punktów wygrywa, kto stoi wyżej na torze Cnót, a potem kto ma więcej srebrników. Gdy i to nie rozstrzyga, zwycięstwo jest wspólne.

## Fazy

phase-characters = Wybór postaci
phase-apprentices = Pierwsi Pomocnicy
phase-preparing = Przed pierwszą turą
phase-draft = Wybór kart budynków
phase-place = Stawianie Robotnika
phase-trade = Wymiany w Królewskim Skarbcu
phase-capture = Pojmania na Placu Miejskim
phase-guard = Działania w Wartowni
phase-look = Oglądanie kart budynków
phase-reset = Odświeżenie Czarnego Rynku
phase-discard = Koniec tury
phase-opponent = Tura wirtualnego przeciwnika
phase-ending = Przed podliczeniem punktów
phase-over = Koniec gry

## Przygotowanie gry

house-boards = Strona plansz graczy: rozgrywka standardowa („standard”) albo zaawansowana („advanced”), w której każdy gra postacią; domyślnie „standard”.
    .form = Strona plansz graczy
    .about = W rozgrywce zaawansowanej każdy ma postać z własną zdolnością i własnym początkiem.
house-characters = Postacie w rozgrywce zaawansowanej: rozdane losowo („dealt”) albo wybierane po kolei („chosen”); domyślnie „dealt”.
    .form = Postacie w rozgrywce zaawansowanej
    .about = W rozgrywce standardowej nie ma to znaczenia.
house-opponent = Wirtualny przeciwnik w grze jednoosobowej: Konstantyn („constantine”) albo Helena („helena”); domyślnie „constantine”.
    .form = Przeciwnik w grze jednoosobowej
    .about = Karty Schematów i plansze z pudełka nie są nam znane: to przeciwnik naszego pomysłu. Konstantyn buduje, Helena częściej pojmuje.
house-difficulty = Poziom trudności gry jednoosobowej, od 0 do 2: każdy stopień daje przeciwnikowi 4 punkty; domyślnie 0.
    .form = Poziom trudności gry jednoosobowej
    .about = Każdy stopień daje wirtualnemu przeciwnikowi 4 punkty na koniec gry.
house-promo = Czy grać z 3 Pomocnikami i 3 budynkami, których nie ma w każdym pudełku; domyślnie nie.
    .form = Z kartami promocyjnymi
    .about = 3 Pomocników i 3 budynki, których nie ma w każdym pudełku.
house-free_first_apprentice = Czy na początku każdy zatrudnia za darmo jednego Pomocnika; domyślnie nie.
    .form = Na początku darmowy Pomocnik dla każdego
    .about = Wybiera się go przed kartami budynków, od ostatniego gracza do pierwszego.
house-conspirator_per_capture = Czy Spiskowiec oszczędza srebrnik przy każdym następnym pojmaniu, a nie raz na akcję; domyślnie nie.
    .form = Spiskowiec oszczędza srebrnik przy każdym następnym pojmaniu
    .about = Inaczej oszczędza go raz na akcję na Placu Miejskim.
house-town_centre = Pojmania na Placu Miejskim przy najwyżej trzech graczach: grupy z co najwyżej dwóch miejsc („two_places”) albo każda grupa z innego miejsca („each_elsewhere”); domyślnie „two_places”.
    .form = Pojmania przy najwyżej trzech graczach
    .about = Przy czterech i więcej wszystkie grupy w akcji pochodzą z jednego miejsca.
house-refresh_spaces = Czy Robotnicy na niektórych polach Domu Gildii wymieniają po turze dwóch pierwszych Pomocników, jak na nowszych planszach; domyślnie nie.
    .form = Pola Domu Gildii wymieniające Pomocników
    .about = Po turze obaj Pomocnicy z pierwszej kolumny trafiają pod stos, a na ich miejsce przychodzą inni.
house-first = Numer miejsca, liczony od 0, które zaczyna grę; domyślnie brak, czyli decyduje los. Z postaciami zaczyna ten, kto ma najwięcej Cnót.
    .form = Kto zaczyna
    .about = Im później ktoś gra, tym więcej srebrników ma na początek. Z postaciami zaczyna ten, kto ma najwięcej Cnót.

## Wartości ustawień

value-boards-standard = Standardowa
value-boards-advanced = Zaawansowana, z postaciami
value-characters-dealt = Rozdane losowo
value-characters-chosen = Wybierane po kolei
value-opponent-constantine = Konstantyn
value-opponent-helena = Helena
value-town_centre-two_places = Z co najwyżej dwóch miejsc
value-town_centre-each_elsewhere = Każda grupa z innego miejsca
value-difficulty-0 = Zwykły
value-difficulty-1 = Trudny: 4 punkty dla przeciwnika
value-difficulty-2 = Bardzo trudny: 8 punktów dla przeciwnika

## Co bierze udział

taking-apprentices = Pomocnicy: { $count } kart
taking-buildings = Budynki: { $count } kart
taking-characters = Postacie: { $count }
taking-promo = Te karty dochodzą
