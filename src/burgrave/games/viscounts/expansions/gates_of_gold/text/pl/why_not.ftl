# Dlaczego nie: powody, dla których czegoś nie można teraz zrobić.

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
