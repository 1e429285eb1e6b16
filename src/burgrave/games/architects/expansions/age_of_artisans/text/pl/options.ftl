# Odpowiedzi na pytania: krótkie napisy na przyciskach, każdy mówi wprost, co się stanie.

option-place-artisan = Rzemieślnik: { option-place }
option-lay-on-top = Dom Gildii, na swoim Robotniku – { $able ->
        [0] {""}
       *[other] zdobienie { price-paid }{ $count ->
            [0] {""}
           *[other] {" "}albo{" "}
        }
    }{ $count ->
        [0] {""}
       *[other] narzędzie
    }
option-choose-among = { $what ->
        [artisan] Rzemieślnik odchodzi
       *[workers] Rzemieślnik zostaje
    }
option-ignore-loss = Zignoruj stratę punktu Cnót
option-accept-loss = Nie ignoruj
option-craft-adornment = Zdobienie: { $craft_adornment } { price-paid } – { $points } PZ; od razu { $adorning }
option-craft-tool = Narzędzie: { $craft_tool } – { $working }
option-adorn = Ozdób { $building_acc }{ $does_count ->
        [0] {""}
       *[other] {" "}({ $does })
    }
option-equip = Narzędzie dla { $apprentice_gen } (Pomocnik { $number }: { $skills_name }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    })
option-lose-tool = Odrzuć narzędzie z gry
option-use-tool = Użyj narzędzia: { $craft_tool } – { $working }
option-use-ability = Skorzystaj z umiejętności { $apprentice_gen } ({ $ability })
option-seize = { $own ->
        [0] Pojmaj { $place_at }: { $whom } – { $what ->
            [one] 1 Robotnik
            [two] 2 Robotników
            [artisan] Rzemieślnik
            [artisan-and-one] Rzemieślnik i 1 Robotnik
           *[all] { $count ->
                [one] { $count } Robotnik
               *[other] wszyscy ({ $count })
            }
        }
       *[other] Zabierz do puli { $place_from } { $what ->
            [one] 1 swojego Robotnika
            [two] 2 swoich Robotników
           *[all] { $count ->
                [one] { $count } swojego Robotnika
               *[other] wszystkich swoich Robotników ({ $count })
            }
        }
    }
option-decide = { option-choose }
