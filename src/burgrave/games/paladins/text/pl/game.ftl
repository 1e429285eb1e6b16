# Gra jako całość: tytuł, punktacja, fazy i ustawienia.

game-title = Paladyni Zachodniego Królestwa
game-about = Zbieraj Robotników, broń miasta przed Najeźdźcami albo ich nawracaj, a z każdą rundą zwiększaj swoją wiarę, siłę i wpływy.

## Punktacja

score-orders = Królewskie Dekrety
score-strength = Siła
score-influence = Wpływy
score-faith = Wiara
score-develop = Rozwój
score-commission = Misje
score-fortify = Fortyfikacje
score-garrison = Mobilizacje
score-absolve = Rozgrzeszenia
score-walls = Punkty na murach
score-converts = Nawróceni
score-debts = Długi
score-resources = Srebrniki i zapasy
score-total = Razem

tie-break = Przy równej liczbie punktów wygrywa, kto ma więcej punktów za Królewskie Dekrety, a potem kto ma mniej podejrzeń. Gdy i to nie rozstrzyga, zwycięstwo jest wspólne.

## Fazy

phase-first-hires = Pierwsza Rekrutacja
phase-new-round = Początek rundy
phase-paladins = Wybór paladynów
phase-tavern = Karczma
phase-actions = Akcje
phase-opponent = Tura gracza wirtualnego
phase-refresh = Odświeżenie planszy
phase-over = Koniec gry

## Przygotowanie gry

house-difficulty = Poziom trudności gry jednoosobowej: łatwy („easy”), standardowy („standard”) albo trudny („hard”); domyślnie „standard”.
    .form = Poziom trudności gry jednoosobowej
    .about = Im trudniej, tym więcej warsztatów ma gracz wirtualny od początku.
house-first = Numer miejsca, liczony od 0, które zaczyna grę; domyślnie brak, czyli decyduje los.
    .form = Kto zaczyna
    .about = W pierwszej rundzie gra pierwszy, ale pierwszego Mieszczanina wybiera jako ostatni. Potem znacznik co rundę idzie w lewo.

## Wartości ustawień

value-difficulty-easy = Łatwy
value-difficulty-standard = Standardowy
value-difficulty-hard = Trudny

## Co bierze udział

taking-paladins = Paladyni: { $count }
taking-outsiders = Najeźdźcy: { $count } kart trzech ludów
taking-townsfolk = Mieszczanie: { $count } kart
