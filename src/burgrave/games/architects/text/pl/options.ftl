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
virtue-count = { $virtue ->
        [one] { $virtue } punkt Cnót
        [few] { $virtue } punkty Cnót
       *[many] { $virtue } punktów Cnót
    }
market-price = { $silver ->
        [0] { $virtue ->
            [0] za darmo
           *[other] tracisz { virtue-count }
        }
       *[other] płacisz { silver-count }{ $virtue ->
            [0] {""}
           *[other] {" "}i { virtue-count }
        }
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
duty-captured = pojmani: { $number }
duty-imprisoned = twoi w Więzieniu: { $number }
duty-held = twoi u innych: { $number }
duty-debts = długi: { $number }

## Przygotowanie

option-character = { $character }: pole { $virtue } na torze Cnót, { $gain }{ $count ->
        [0] {""}
       *[other] , { $count } Robotników w Więzieniu
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
           *[other] do { $count } wymian
        }{ $gain_count ->
            [0] {""}
           *[other] , a do tego { $gain }
        }
        [workshop] { $place } – { $able ->
            [0] {""}
           *[other] Pomocnik { price-paid }{ $count ->
                [0] {""}
               *[other] {" "}albo{" "}
            }
        }{ $count ->
            [0] {""}
            [one] { $count } karta budynku
            [few] { $count } karty budynków
           *[many] { $count } kart budynków
        }
        [tax_stand] { $place } – { $gain }{ $virtue ->
            [0] {""}
           *[other] ; tracisz { virtue-count }
        }
        [guardhouse] { $place } – { $count ->
            [one] { $count } działanie
           *[other] do { $count } działań
        }{ $duties_count ->
            [0] {""}
           *[other] {" "}({ $duties })
        }
        [town_centre] { $place } – { $count ->
            [one] { $count } pojmanie
           *[other] do { $count } pojmań
        }, pierwsze { price-capture }
        [market_middle] { $place } – Pomocnik za darmo albo 1 z 5 kart budynków{ $able ->
            [0] {""}
           *[other] {" "}albo narzędzie
        }{ $gain_count ->
            [0] {""}
           *[other] , a do tego { $gain }
        }; { market-price }
        [guildhall] { $place } – { $count ->
            [0] {""}
           *[other] budynek z ręki (możliwe: { $count }){ $level ->
                [0] {""}
               *[other] {" "}albo{" "}
            }
        }{ $level ->
            [0] {""}
           *[other] Katedra, poziom { $level }
        }
       *[other] { $place } – { $gain }; { market-price }
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
        } za niespłacony dług i punkt Cnót
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
        [seize] Nikogo nie pojmuj
       *[other] Nie korzystaj
    }
option-choose = Wybierz: { $gain }
option-resolve = Najpierw: { $building } ({ building-about })
