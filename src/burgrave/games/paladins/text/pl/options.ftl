# Odpowiedzi na pytania: krótkie napisy na przyciskach, każdy mówi wprost, co się stanie.

## Początek rundy

option-play = { $paladin }: { $workers }; { $attributes }; { $modifier ->
        [free-silver] { modifier-free-silver }
        [free-provisions] { modifier-free-provisions }
        [cheaper-silver] { modifier-cheaper-silver }
       *[other] { modifier-after }
    }
option-on-top = { option-play }
option-tavern = { $tavern }

## Tura

option-do = { $action }{ $workers ->
        [0] {""}
        [one] : 1 Robotnik
       *[other] : { $workers } Robotników
    }{ $what ->
        [recruit] { $workers ->
            [one] , po nagrodę
           *[other] , na stałe
        }
       *[other] {""}
    }{ $silver ->
        [0] {""}
        [one] {" "}({ $silver } srebrnik)
        [few] {" "}({ $silver } srebrniki)
       *[many] {" "}({ $silver } srebrników)
    }{ $provisions ->
        [0] {""}
        [one] {" "}({ $provisions } sztuka zapasów)
        [few] {" "}({ $provisions } sztuki zapasów)
       *[many] {" "}({ $provisions } sztuk zapasów)
    }
option-favour = Królewska Łaska: { $reward }{ $cost_count ->
        [0] {""}
       *[other] {" "}(koszt: { $cost })
    }
option-pass = Spasuj do końca rundy
option-workers = { $workers }

## Na kim, na czym i gdzie

option-townsfolk = { $townsfolk } ({ $price ->
        [0] za darmo
        [one] { $price } srebrnik
        [few] { $price } srebrniki
       *[many] { $price } srebrników
    }{ $credit ->
        [0] {""}
       *[other] {" "}albo dług
    }){ $drop ->
        [0] {" "}– { $townsfolk_when }: { $reward }{ $bonus_count ->
            [0] {""}
           *[other] ; od razu: { $bonus }
        }
       *[other] : { $reward }
    }
option-outsider = { $outsider } ({ $people }){ $silver ->
        [0] {""}
        [one] , dopłata { $silver } srebrnik
        [few] , dopłata { $silver } srebrniki
       *[many] , dopłata { $silver } srebrników
    }: { $reward }{ $convert ->
        [0] {""}
       *[other] ; na koniec { $fixed ->
            [0] {""}
           *[other] { $fixed } PZ oraz{" "}
        }{ scoring }
    }
option-space = Zajmij: { $space } ({ $reward })
option-jar = Wybierz: { $jar }
option-workshop = { $action }: zamiast { $worker_gen }
option-clear = Zwolnij akcję { $action }
option-pay-with = { $what ->
        [silver] Zapłać srebrnikami
       *[debt] Weź niespłacony dług
    }

## Nagrody i Inkwizycja

option-resolve = Najpierw: { $reward }
option-choose = Wybierz: { $reward }
option-use = { $townsfolk }: { $reward }
option-keep-suspicion = Zatrzymaj podejrzenia
