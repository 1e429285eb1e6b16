# Odpowiedzi na pytania: krótkie napisy na przyciskach, każdy mówi wprost, co się stanie.

paid-resources = za { $resources ->
        [one] { $resources } zasób
        [few] { $resources } zasoby
       *[many] { $resources } zasobów
    }

option-welcome = Przyjmij { $card_acc } ({ folk-about })
option-refuse = Wygnaj { $card_acc } ({ $icons }, wartość { $cost }){ $bonus_count ->
        [0] {""}
       *[other] ; od razu { $bonus }
    }
option-buy-order = Weź kartę Królewskich Rozkazów { paid-silver }
option-take-order = Weź kartę Królewskich Rozkazów { paid-silver }
option-draw-for-silver = Dobierz kartę { paid-silver }
option-rearrange-for-resources = Zmień kolejność kart na planszy { paid-resources }
option-go-on = Dalej
option-ribbon = { $ribbon }{ $column ->
        [0] {""}
       *[other] {" "}(kolumna { $column }: { column-about })
    }
column-about = { $column ->
        [1] karta Królewskich Rozkazów zamiast zatrudnienia
        [2] zasoby zamiast srebrników
        [3] dobieranie kart za srebrniki
       *[4] zmiana kolejności kart za zasoby
    }
option-dismiss = Odeślij { $card_acc } { $segment_at } { paid-silver }{ $bonus_count ->
        [0] {""}
       *[other] {" "}(od razu { $bonus })
    }, a potem: { option-do }
