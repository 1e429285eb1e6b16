# Dlaczego nie: powody, dla których czegoś nie można teraz zrobić.

why-hire-beside-alone = Zatrudnić można tylko Mieszczanina obok Wicehrabiego; odesłać możesz każdego, ale w akcji głównej.
why-no-icon-there = Karta w tej części planszy nie ma ani { $icon ->
        [trade] Kupca
        [build] Budowniczego
        [noble] Szlachcica
       *[cleric] Kapłana
    } ani Złoczyńcy: { $card }.
why-no-orders = Talia Królewskich Rozkazów jest pusta.
why-no-outsiders = Nie ma już odkrytych Wyrzutków.
why-locked = Kolumna { $number } twojej planszy manuskryptów jest jeszcze zablokowana: potrzebny jest manuskrypt z { $ribbon_ins }.
why-few-resources = To kosztuje { $cost ->
        [one] dowolny zasób
        [few] dowolne { $cost } zasoby
       *[many] dowolnych { $cost } zasobów
    } (masz { $have }).
why-draw-silver = Dobranie karty kosztuje { $cost ->
        [one] { $cost } srebrnik
        [few] { $cost } srebrniki
       *[many] { $cost } srebrników
    } (masz { $have }).
