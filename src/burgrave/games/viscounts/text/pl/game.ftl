# Gra jako całość: tytuł, punktacja, fazy i ustawienia.

game-title = Wicehrabiowie Zachodniego Królestwa
game-about = Prowadź Wicehrabiego wokół zamku, zatrudniaj Mieszczan, buduj, przepisuj manuskrypty i umieszczaj Robotników, zanim królestwo popadnie w Ubóstwo albo osiągnie Dobrobyt.

## Punktacja

score-buildings = Budynki
score-castle = Robotnicy w zamku
score-ribbons = Zestawy wstęg
score-manuscripts = Punkty na manuskryptach
score-leader = Pan na Zamku
score-favours = Przychylność Kościoła
score-deeds = Lenna
score-debts = Długi
score-poverty = Ubóstwo
score-prosperity = Dobrobyt
score-leftovers = Niewykorzystane zasoby SI
score-total = Razem

tie-break = Przy równej liczbie punktów wygrywa, kto ma więcej srebrników i zasobów razem. Gdy i to nie rozstrzyga, zwycięstwo jest wspólne.

## Fazy

phase-pairs = Wybór kart Gracza
phase-shift = Zarządzanie kartami
phase-play = Zarządzanie kartami
phase-move = Ruch
phase-act = Akcja główna
phase-recruit = Zatrudnianie
phase-collide = Rozpatrzenie Kolizji
phase-draw = Dobranie kart
phase-opponent = Tura SI
phase-ending = Przed podliczeniem punktów
phase-over = Koniec gry

## Przygotowanie gry

house-opponent = Plansza SI w rozgrywce jednoosobowej: SI Kapłana („cleric”), Budowniczego („builder”), Szlachcica („noble”), kart („card”) albo losowa („random”); domyślnie „random”.
    .form = Przeciwnik w rozgrywce jednoosobowej
    .about = Każda plansza SI ma inny Główny Cel.
house-difficulty = Ile Przyszłych Schematów, od 0 do 3, SI ma w talii od początku; domyślnie 0.
    .form = Przyszłe Schematy na początek
    .about = Im więcej, tym trudniej wygrać z SI.
house-first = Numer miejsca, liczony od 0, które zaczyna grę; domyślnie brak, czyli decyduje los.
    .form = Kto zaczyna
    .about = Zaczyna każdą rundę, ale parę kart na początku gry wybiera jako ostatni.

## Wartości ustawień

value-opponent-random = Losowy
value-opponent-cleric = SI Kapłana
value-opponent-builder = SI Budowniczego
value-opponent-noble = SI Szlachcica
value-opponent-card = SI od kart
value-difficulty-0 = Brak
value-difficulty-1 = 1 Schemat
value-difficulty-2 = 2 Schematy
value-difficulty-3 = 3 Schematy

## Co bierze udział

taking-townsfolk = Mieszczanie: { $count } kart
taking-heroes = Bohaterowie, po jednym dla gracza: { $count }
taking-houses = Budynki
