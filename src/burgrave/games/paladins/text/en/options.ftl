# Answers to questions: short labels for buttons, each saying plainly what will happen.

## The beginning of a round

option-play = { $paladin }: { $workers }; { $attributes }; { $modifier ->
        [free-silver] { modifier-free-silver }
        [free-provisions] { modifier-free-provisions }
        [cheaper-silver] { modifier-cheaper-silver }
       *[other] { modifier-after }
    }
option-on-top = { option-play }
option-tavern = { $tavern }

## A turn

option-do = { $action }{ $workers ->
        [0] {""}
        [one] : 1 worker
       *[other] : { $workers } workers
    }{ $what ->
        [recruit] { $workers ->
            [one] , for the reward
           *[other] , for good
        }
       *[other] {""}
    }{ $silver ->
        [0] {""}
       *[other] {" "}({ $silver } silver)
    }{ $provisions ->
        [0] {""}
        [one] {" "}({ $provisions } provision)
       *[other] {" "}({ $provisions } provisions)
    }
option-favour = King's Favour: { $reward }{ $cost_count ->
        [0] {""}
       *[other] {" "}(costs { $cost })
    }
option-pass = Pass for this round
option-workers = { $workers }

## To whom, to what and where

option-townsfolk = { $townsfolk } ({ $price ->
        [0] free
       *[other] { $price } silver
    }{ $credit ->
        [0] {""}
       *[other] {" "}or a debt
    }){ $drop ->
        [0] {" "}– { $townsfolk_when }: { $reward }{ $bonus_count ->
            [0] {""}
           *[other] ; at once: { $bonus }
        }
       *[other] : { $reward }
    }
option-outsider = { $outsider } ({ $people }){ $silver ->
        [0] {""}
       *[other] , { $silver } silver for strength
    }: { $reward }{ $convert ->
        [0] {""}
       *[other] ; at the end { $fixed ->
            [0] {""}
           *[other] { $fixed } VP and{" "}
        }{ scoring }
    }
option-space = Take { $space } ({ $reward })
option-jar = Choose: { $jar }
option-workshop = { $action }: instead of { $worker_gen }
option-clear = Clear { $action }
option-pay-with = { $what ->
        [silver] Pay in silver
       *[debt] Take an unpaid debt
    }

## Rewards and the Inquisition

option-resolve = First: { $reward }
option-choose = Choose: { $reward }
option-use = { $townsfolk }: { $reward }
option-keep-suspicion = Keep your suspicion cards
