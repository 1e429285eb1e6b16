# Odpowiedzi na pytania: krótkie napisy na przyciskach, każdy mówi wprost, co się stanie.

## Wspólne części napisów

silver-count = { $silver ->
        [one] { $silver } srebrnik
        [few] { $silver } srebrniki
       *[many] { $silver } srebrników
    }
price-paid = { $silver ->
        [0] za darmo
       *[other] za { silver-count }{ $tax ->
            [0] {""}
           *[other] {" "}(w tym { $tax } podatku)
        }
    }
price-capture = { $tax ->
        [0] { price-paid }
       *[other] za { tax-count }
    }
virtue-lost = { $virtue ->
        [0] {""}
        [one] {" "}i { $virtue } punkt Cnót
        [few] {" "}i { $virtue } punkty Cnót
       *[many] {" "}i { $virtue } punktów Cnót
    }
virtue-change = { $virtue ->
        [0] {""}
       *[other] ; Cnoty { $virtue ->
            [-2] −2
            [-1] −1
           *[other] +{ $virtue }
        }
    }
apprentice-about = { $skills_name }{ virtue-change }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    }
building-about = { $points } PZ; koszt: { $cost }{ $needs_count ->
        [0] {""}
       *[other] ; wymaga: { $needs_name }
    }{ virtue-change }{ $does_count ->
        [0] {""}
       *[other] ; { $does }
    }

## Przygotowanie

option-character = { $character }: { silver-count }, pole { $virtue } na torze Cnót{ $count ->
        [0] {""}
       *[other] , { $count } Robotników w Więzieniu
    }{ $goods_count ->
        [0] {""}
       *[other] , { $goods }
    }{ $plans ->
        [0] {""}
        [one] , { $plans } dodatkowa karta budynku
       *[other] , { $plans } dodatkowe karty budynków
    }{ $debts ->
        [0] {""}
       *[other] , niespłacone długi: { $debts }
    }; { $power }
option-keep = Zatrzymaj: { $building } ({ building-about })

## Tura

option-place = { $what ->
        [quarry] { $place } – { $gain }
        [forest] { $place } – { $gain }
        [mines] { $place } – { $gain }
        [silversmith] { $place } – { $gain }
        [storehouse] { $place } – { $count ->
            [one] { $count } wymiana
            [few] do { $count } wymian
           *[many] do { $count } wymian
        }
        [workshop] { $place } – Pomocnik { price-paid } albo { $count ->
            [one] { $count } karta budynku
            [few] { $count } karty budynków
           *[many] { $count } kart budynków
        }
        [tax_stand] { $place } – { $gain }{ $virtue ->
            [0] {""}
            [one] ; tracisz { $virtue } punkt Cnót
           *[other] ; tracisz { $virtue } punkty Cnót
        }
        [guardhouse] { $place } – { $count ->
            [one] { $count } działanie
            [few] do { $count } działań
           *[many] do { $count } działań
        }
        [town_centre] { $place } – { $count ->
            [one] { $count } pojmanie
            [few] do { $count } pojmań
           *[many] do { $count } pojmań
        }, pierwsze { price-capture }
        [market_middle] { $place } – Pomocnik za darmo albo 1 z 5 kart budynków{ $gain_count ->
            [0] {""}
           *[other] , a do tego { $gain }
        }; płacisz { silver-count }{ virtue-lost }
        [guildhall] { $place } – budynek albo Katedra
       *[other] { $place } – { $gain }; płacisz { silver-count }{ virtue-lost }
    }
option-take-back = Zabierz Robotnika { $source_from }
option-discard = Odłóż pod stos: { $building } ({ building-about })

## Co się robi na miejscu

option-dig = Weź { $gain_acc }
option-hire = Zatrudnij { $apprentice_acc } { price-paid }{ $coins ->
        [0] {""}
        [one] , do tego { $coins } srebrnik na mijanej karcie
        [few] , do tego { $coins } srebrniki na mijanych kartach
       *[many] , do tego { $coins } srebrników na mijanych kartach
    } – rząd { $row }, kolumna { $column } ({ apprentice-about }){ $found ->
        [0] {""}
       *[other] ; srebrniki na karcie: { $found }
    }
option-dismiss = Odrzuć { $apprentice_acc } (Pomocnik { $number }: { $skills_name }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    })
option-draw-plans = Dobierz { $count ->
        [one] { $count } kartę budynku
        [few] { $count } karty budynków
       *[many] { $count } kart budynków
    }
option-look-at-plans = Obejrzyj { $count ->
        [one] { $count } kartę budynku i ją zatrzymaj
        [few] { $count } karty budynków i zatrzymaj jedną
       *[many] { $count } kart budynków i zatrzymaj jedną
    }
option-take = Weź na rękę: { $building } ({ building-about })
option-trade = Wymień: { $trade }
option-capture = { $own ->
        [0] Pojmaj { $place_at }: { $whom } – { $count ->
            [one] { $count } Robotnik
           *[other] { $count } Robotników
        }
       *[other] Zabierz do puli { $place_from } { $count ->
            [one] { $count } swojego Robotnika
           *[other] { $count } swoich Robotników
        }
    } { price-capture }
option-send-to-prison = Wtrąć pojmanych do Więzienia ({ $whom }) i weź { $count ->
        [one] { $count } srebrnik
        [few] { $count } srebrniki
       *[many] { $count } srebrników
    }
option-release = Uwolnij z Więzienia { $count ->
        [one] { $count } swojego Robotnika
       *[other] { $count } swoich Robotników
    }
option-ransom = { $what ->
        [silver] Odzyskaj od innych { $count ->
            [one] { $count } swojego Robotnika
           *[other] { $count } swoich Robotników
        } { price-paid }
       *[other] Odzyskaj od innych { $count ->
            [one] { $count } swojego Robotnika
           *[other] { $count } swoich Robotników
        }, biorąc niespłacony dług i tracąc punkt Cnót
    }
option-pay-debt = Spłać dług { price-paid } i zdobądź punkt Cnót
option-construct = Zbuduj { $building_acc } ({ building-about })
option-work-on-cathedral = Katedra, poziom { $level } ({ $points } PZ) – { $mixed }{ $less ->
        [0] {""}
       *[other] {" "}(drewna lub kamienia o { $less } mniej)
    }{ $plan ->
        [0] {""}
       *[other] {" "}i karta budynku z ręki
    }
option-done = { $what ->
        [trade] Nie wymieniaj więcej
        [capture] Zakończ pojmania
        [capture_free] Nikogo nie pojmuj
       *[other] Zakończ działania w Wartowni
    }

## Czym się płaci

option-pay = Zapłać: { $cost }
option-save = Oszczędź { $good_acc }

## Decyzje

option-free = { $count ->
        [0] Nikogo nie uwalniaj
        [one] Uwolnij { $count } Robotnika
       *[other] Uwolnij { $count } Robotników
    }
option-destroy-debt = Zniszcz niespłacony dług
option-keep-debt = Zostaw dług
option-buy-off-debt = Zapłać { silver-count } zamiast brać dług
option-take-debt = Weź niespłacony dług
option-use = Skorzystaj{ $gain_count ->
        [0] {""}
       *[other] : { $gain }
    }
option-decline = { $what ->
        [market] Nic nie bierz
        [hire_free] Nikogo nie zatrudniaj
        [pay] Nie płać
       *[other] Nie korzystaj
    }
option-choose = Wybierz: { $gain }
option-resolve = Najpierw: { $building } ({ building-about })
