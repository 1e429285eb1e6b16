# Dlaczego nie: powód, dla którego czegoś nie ma wśród odpowiedzi.

has-only = (masz { $have })

## Przygotowanie i kolejność

why-character-taken = Postacią tego koloru gra już { $whom }.
why-place-first = Najpierw postaw Robotnika { $place_at }.
why-placed = W tej turze Robotnik już stoi; dokończ jego akcję.
why-no-workers = Nie masz Robotników w puli, więc w tej turze tylko zabierasz jednego.
why-take-back = Robotnika zabiera się tylko wtedy, gdy w puli nie ma żadnego.
why-circles-first = Dopóki masz Robotników w mieście, zabierasz jednego z nich.

## Miejsca

why-no-tax = U Poborcy Podatkowego nie ma srebrników.
why-nothing-to-guard = Nie masz tu nic do zrobienia: ani pojmanych na planszy, ani swoich w Więzieniu czy u innych graczy, ani długu.
why-silver = To kosztuje { silver-count } { has-only }.
why-workshop = Stos kart budynków jest pusty, a Pomocnik kosztuje { silver-count } { has-only }.
why-market-virtue = Na Czarny Rynek nie może iść nikt, kto ma 10 lub więcej Cnót (masz { $virtue }).
why-market-taken = Stoi tu już Robotnik { $whom_of }.
why-market-empty = Nie ma tu teraz ani Pomocników, ani kart budynków.

## Co się robi na miejscu

why-few-miners = Złoto wydobywa się po jednym za każdych dwóch Robotników, a masz tu jednego.
why-trade = Do tej wymiany potrzeba: { $cost } { has-only }.
why-hire = Ten Pomocnik kosztuje { silver-count }{ $coins ->
        [0] {""}
        [one] {" "}razem z 1 na mijanej karcie
       *[other] {" "}razem z { $coins } na mijanych kartach
    } { has-only }.
why-no-pile = Stos kart budynków jest pusty.
why-captured-elsewhere = { $count ->
        [one] W jednej akcji pojmuje się tylko w jednym miejscu, a to już wybrane: { $places }.
       *[other] W jednej akcji pojmuje się najwyżej w { $count } miejscach, a te już są: { $places }.
    }
why-captured-there = Każda grupa w akcji pochodzi z innego miejsca, a tu już kogoś pojmano: { $places }.
why-no-captured = Na twojej planszy nie ma pojmanych.
why-no-prisoner = Nie masz Robotników w Więzieniu.
why-nobody-held = Nikt nie ma na planszy twoich Robotników.
why-nobody-in-town = W mieście nie ma kogo pojmać.
why-debt = Spłata długu kosztuje { silver-count } { has-only }.
why-no-debt = Nie masz niespłaconego długu.

## Budynki i Katedra

lacking = { $lacks_count ->
        [0] {""}
       *[other] zdolności ({ $lacks_name }){ $missing_count ->
            [0] {""}
           *[other] {" "}i{" "}
        }
    }{ $missing_count ->
        [0] {""}
       *[other] zasobów ({ $missing })
    }
why-building = Brakuje { lacking }.
why-no-hand = Nie masz na ręce karty budynku, ani do zbudowania, ani do oddania za Katedrę.
why-nothing-to-build = Nic z ręki nie da się zbudować, a w Katedrze nie możesz iść wyżej. Najmniej brakuje na { $building_acc } – { lacking }.
why-cathedral-top = Stoisz już na najwyższym poziomie Katedry.
why-cathedral-virtue = W Katedrze nie może pracować nikt, kto ma 4 lub mniej Cnót (masz { $virtue }).
why-cathedral-full = Na poziomie { $level } Katedry nie ma wolnego miejsca; miejsc jest tam: { $count }.
why-cathedral-plan = Za poziom Katedry trzeba oddać kartę budynku z ręki, a nie masz żadnej.
why-cathedral-goods = Poziom { $level } Katedry kosztuje: { $mixed }{ $less ->
        [0] {""}
       *[other] {" "}(drewna lub kamienia o { $less } mniej)
    }; tyle nie masz.

## Efekty

why-idle = Teraz nic by to nie dało.
