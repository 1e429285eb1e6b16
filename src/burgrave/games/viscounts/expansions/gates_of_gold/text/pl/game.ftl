# Dodatek jako całość: punktacja i ustawienie.

score-outsiders = Wyrzutkowie
score-builders = Bonusowi Budowniczowie

house-gates_of_gold = Dodatek Bramy ze Złota: Wyrzutkowie, Królewskie Rozkazy, plansze manuskryptów i nowe karty; domyślnie nie.
    .form = Bramy ze Złota
    .about = Przybysze z daleka: wolno ich przyjąć do talii albo wygnać. Do tego plansze manuskryptów z nowymi zdolnościami, karty bonusowe dla budujących i nowi Mieszczanie.

## Co bierze udział

taking-outsiders = Wyrzutki przed złotym murem: { $count } kart
taking-newcomers = Nowi Mieszczanie: { $count } kart
