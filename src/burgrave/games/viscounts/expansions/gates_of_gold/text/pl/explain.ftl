# Objaśnienia kart i plansz dodatku.

explain-outsider = Wyrzutek; symbole: { $icons }; wartość ruchu: { $cost }.
explain-hire-outsider = Od razu po wygnaniu: { $does }.
explain-order = Karta Królewskich Rozkazów; symbole: { $icons }; wartość ruchu: { $cost }.
explain-hire-order = Przy otrzymaniu: { $does }.
explain-order-refuse = Zniszczona z ręki pozwala wygnać Wyrzutka. Zniszczona lub wyrzucona z planszy wraca do swojej talii.
explain-bonus-diversified = Karta bonusowa dla tego, kto pierwszy zbuduje faktorię, dom gildii i warsztat; na koniec gry { $points } PZ.
explain-bonus-specialized = Karta bonusowa dla tego, kto pierwszy zbuduje 3 budynki jednego rodzaju; na koniec gry { $points } PZ.
explain-wild = O kolorze wstęgi decyduje się zaraz po przepisaniu; potem już się nie zmienia.
explain-wild-kept = To manuskrypt ze wstęgą dowolnego koloru; ten kolor wybrano po przepisaniu.
explain-start-manuscript = Leży od początku w pierwszej kolumnie planszy manuskryptów, a do talii wnosi kartę Królewskich Rozkazów.
explain-column-1 = { $ribbon }, odblokowana od początku: zamiast zatrudnić Mieszczanina, można wziąć kartę Królewskich Rozkazów za { $price ->
        [one] { $price } srebrnik
        [few] { $price } srebrniki
       *[many] { $price } srebrników
    }, a zamiast zatrudnić za darmo – za darmo.
explain-column-2 = { $ribbon }: zamiast srebrnika można wydać zasób.
explain-column-3 = { $ribbon }: w swojej turze można dobrać kartę za { $price ->
        [one] { $price } srebrnik
        [few] { $price } srebrniki
       *[many] { $price } srebrników
    }.
explain-column-4 = { $ribbon }: w swojej turze można zmienić kolejność kart na planszy za { $price ->
        [one] dowolny zasób
        [few] dowolne { $price } zasoby
       *[many] dowolnych { $price } zasobów
    }.
