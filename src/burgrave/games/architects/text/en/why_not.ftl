# Why not: the reason why something is not among the answers.

has-only = (you have { $have })

## Setting up and the order of things

why-character-taken = { $whom } plays a character of this colour already.
why-place-first = First place a worker { $place_at }.
why-placed = You have placed your worker of this turn; finish the action.
why-no-workers = You have no workers in your supply, so you only take one back this turn.
why-take-back = A worker is taken back only when none is left in your supply.
why-circles-first = As long as you have workers in town, you take back one of those.

## Places

why-no-tax = There is no silver on the Tax Stand.
why-nothing-to-guard = You have nothing to do here: no captured workers on your board, none of yours in the Prison or on other boards, and no debt.
why-silver = It costs { silver-count } { has-only }.
why-workshop = The pile of building cards is empty, and an apprentice costs { silver-count } { has-only }.
why-market-virtue = Nobody with a virtue of 10 or more may go to the Black Market (you have { $virtue }).
why-market-taken = A worker of { $whom_of } stands here already.
why-market-empty = There are neither apprentices nor building cards here now.

## What is done at a place

why-few-miners = Gold is dug one for every two workers, and you have one here.
why-trade = This trade takes { $cost } { has-only }.
why-hire = This apprentice costs { silver-count }{ $coins ->
        [0] {""}
        [one] , 1 of it on a skipped card
       *[other] , { $coins } of it on skipped cards
    } { has-only }.
why-no-pile = The pile of building cards is empty.
why-captured-elsewhere = { $count ->
        [one] One action captures at one place only, and that is chosen: { $places }.
       *[other] One action captures at { $count } places at most, and these are chosen: { $places }.
    }
why-captured-there = Every group of an action comes from another place, and you have captured here: { $places }.
why-no-captured = There are no captured workers on your board.
why-no-prisoner = You have no workers in the Prison.
why-nobody-held = Nobody holds workers of yours.
why-nobody-in-town = There is nobody in town to be captured.
why-debt = Paying a debt costs { silver-count } { has-only }.
why-no-debt = You have no unpaid debt.

## Buildings and the Cathedral

lacking = { $lacks_count ->
        [0] {""}
       *[other] skills ({ $lacks_name }){ $missing_count ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $missing_count ->
        [0] {""}
       *[other] goods ({ $missing })
    }
why-building = You lack { lacking }.
why-no-hand = You have no building card in hand, neither to construct nor to give for the Cathedral.
why-nothing-to-build = No building of your hand can be constructed, and you can't go up in the Cathedral. The least is missing for { $building_acc } – { lacking }.
why-cathedral-top = You stand on the highest level of the Cathedral already.
why-cathedral-virtue = Nobody with a virtue of 4 or less may work on the Cathedral (you have { $virtue }).
why-cathedral-full = There is no free space on level { $level } of the Cathedral; it has { $count }.
why-cathedral-plan = A level of the Cathedral takes a building card of your hand, and you have none.
why-cathedral-goods = Level { $level } of the Cathedral costs { $mixed }{ $less ->
        [0] {""}
       *[other] {" "}({ $less } wood or stone less)
    }; you do not have that.

## Effects

why-idle = That would do nothing now.
