# Answers to questions: short labels for buttons, each saying plainly what will happen.

## Shared parts of labels

silver-count = { $silver } silver
price-paid = { $silver ->
        [0] for free
       *[other] for { silver-count }{ $tax ->
            [0] {""}
           *[other] {" "}({ $tax } of it tax)
        }
    }
price-capture = { $tax ->
        [0] { price-paid }
       *[other] for { tax-count }
    }
virtue-count = { $virtue } virtue
market-price = { $silver ->
        [0] { $virtue ->
            [0] for free
           *[other] you lose { virtue-count }
        }
       *[other] you pay { silver-count }{ $virtue ->
            [0] {""}
           *[other] {" "}and { virtue-count }
        }
    }
virtue-change = { $virtue ->
        [0] {""}
       *[other] ; virtue { $virtue ->
            [-2] −2
            [-1] −1
           *[other] +{ $virtue }
        }
    }
apprentice-about = { $skills_name }{ virtue-change }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    }
building-about = { $points } VP; cost: { $cost }{ $needs_count ->
        [0] {""}
       *[other] ; needs: { $needs_name }
    }{ virtue-change }{ $does_count ->
        [0] {""}
       *[other] ; { $does }
    }
duty-captured = captured: { $number }
duty-imprisoned = yours in the Prison: { $number }
duty-held = yours on other boards: { $number }
duty-debts = debts: { $number }

## Setting up

option-character = { $character }: virtue { $virtue }, { $gain }{ $count ->
        [0] {""}
       *[other] , { $count } workers in the Prison
    }; { $power }
option-keep = Keep: { $building } ({ building-about })

## A turn

option-place = { $what ->
        [quarry] { $place } – { $gain }
        [forest] { $place } – { $gain }
        [mines] { $place } – { $gain }
        [silversmith] { $place } – { $gain }
        [storehouse] { $place } – { $count ->
            [one] { $count } trade
           *[other] up to { $count } trades
        }{ $gain_count ->
            [0] {""}
           *[other] , and { $gain }
        }
        [workshop] { $place } – { $able ->
            [0] {""}
           *[other] an apprentice { price-paid }{ $count ->
                [0] {""}
               *[other] {" "}or{" "}
            }
        }{ $count ->
            [0] {""}
            [one] { $count } building card
           *[other] { $count } building cards
        }
        [tax_stand] { $place } – { $gain }{ $virtue ->
            [0] {""}
           *[other] ; you lose { virtue-count }
        }
        [guardhouse] { $place } – { $count ->
            [one] { $count } action
           *[other] up to { $count } actions
        }{ $duties_count ->
            [0] {""}
           *[other] {" "}({ $duties })
        }
        [town_centre] { $place } – { $count ->
            [one] { $count } capture
           *[other] up to { $count } captures
        }, the first { price-capture }
        [market_middle] { $place } – an apprentice for free or 1 of 5 building cards{ $able ->
            [0] {""}
           *[other] {" "}or a tool
        }{ $gain_count ->
            [0] {""}
           *[other] , and { $gain }
        }; { market-price }
        [guildhall] { $place } – { $count ->
            [0] {""}
           *[other] a building of your hand ({ $count } possible){ $level ->
                [0] {""}
               *[other] {" "}or{" "}
            }
        }{ $level ->
            [0] {""}
           *[other] the Cathedral, level { $level }
        }
       *[other] { $place } – { $gain }; { market-price }
    }
option-take-back = Take a worker back { $source_from }
option-discard = Put under the pile: { $building } ({ building-about })

## What is done at a place

option-dig = Gain { $gain_acc }
option-hire = Hire { $apprentice_acc } { price-paid }{ $coins ->
        [0] {""}
        [one] , and { $coins } silver on a skipped card
       *[other] , and { $coins } silver on skipped cards
    } – row { $row }, column { $column } ({ apprentice-about }){ $found ->
        [0] {""}
       *[other] ; silver on the card: { $found }
    }
option-dismiss = Discard { $apprentice_acc } (apprentice { $number }: { $skills_name }{ $ability_count ->
        [0] {""}
       *[other] ; { $ability }
    })
option-draw-plans = Draw { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
    }
option-look-at-plans = Look at { $count ->
        [one] { $count } building card and keep it
       *[other] { $count } building cards and keep one
    }
option-take = Take into your hand: { $building } ({ building-about })
option-trade = Trade: { $trade }
option-capture = { $own ->
        [0] Capture { $place_at }: { $whom } – { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
       *[other] Take back { $place_from } { $count ->
            [one] { $count } worker of your own
           *[other] { $count } workers of your own
        }
    } { price-capture }
option-send-to-prison = Send the captured workers to the Prison ({ $whom }) and gain { $count } silver
option-release = Release { $count ->
        [one] { $count } worker of yours
       *[other] { $count } workers of yours
    } from the Prison
option-ransom = { $what ->
        [silver] Take back { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        } from others { price-paid }
       *[other] Take back { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        } from others for an unpaid debt and the loss of 1 virtue
    }
option-pay-debt = Pay a debt { price-paid } and gain 1 virtue
option-construct = Construct { $building_acc } ({ building-about })
option-work-on-cathedral = Cathedral, level { $level } ({ $points } VP) – { $mixed }{ $less ->
        [0] {""}
       *[other] {" "}({ $less } wood or stone less)
    }{ $plan ->
        [0] {""}
       *[other] {" "}and a building card of your hand
    }
option-done = { $what ->
        [trade] Trade no more
        [capture] Capture no more
        [capture_free] Capture nobody
       *[other] Do no more in the Guardhouse
    }

## What is paid

option-pay = Pay: { $cost }
option-save = Save { $good_acc }

## Decisions

option-free = { $count ->
        [0] Release nobody
        [one] Release { $count } worker
       *[other] Release { $count } workers
    }
option-destroy-debt = Destroy an unpaid debt
option-keep-debt = Leave the debt
option-buy-off-debt = Pay { silver-count } instead of taking a debt
option-take-debt = Take an unpaid debt
option-use = Use it{ $gain_count ->
        [0] {""}
       *[other] : { $gain }
    }
option-decline = { $what ->
        [market] Take nothing
        [hire_free] Hire nobody
        [pay] Do not pay
        [seize] Capture nobody
       *[other] Do not use it
    }
option-choose = Choose: { $gain }
option-resolve = First: { $building } ({ building-about })
