# Effects as sentences: every verb with its number, what joins them, moments, points at the end and what lasts.

## Verbs

verb-clay = gain { part-clay.acc }
verb-wood = gain { part-wood.acc }
verb-stone = gain { part-stone.acc }
verb-gold = gain { part-gold.acc }
verb-marble = gain { part-marble.acc }
verb-silver = gain { part-silver.acc }
verb-materials = gain { part-materials.acc }
verb-wood_stone = gain { part-wood_stone.acc }
verb-gain = gain { $what_acc }
verb-virtue = gain { part-virtue.acc }
verb-lose_virtue = lose { part-virtue.acc }
verb-everybody = { $what ->
        [virtue] everybody gains { part-virtue.acc }
        [silver] everybody gains { part-silver.acc }
       *[other] everybody with 3 or more own workers in the Prison loses { part-virtue.acc }
    }
verb-debt = take { part-debt.acc }
verb-destroy_debt = destroy an unpaid debt
verb-plans = draw { part-plans.acc }
verb-plan = discard { part-plan.acc }
verb-hire = hire any of the visible apprentices for free
verb-dismiss = discard one of your apprentices
verb-capture = capture { $number ->
        [one] a group of workers for free
       *[other] { $number } groups of workers for free
    }
verb-release = { $what ->
        [all] release all your workers from the Prison
       *[other] release { $number ->
            [one] one of your workers
           *[other] up to { $number } of your workers
        } from the Prison
    }
verb-reclaim = take your workers back from the boards of others
verb-guildhall = place one more worker in the Guildhall and build again

## Verbs that only the virtual opponent knows

verb-build = construct the top card of the building pile
verb-cathedral = go one level up in the Cathedral
verb-stash = gain a silver for each own worker there, at most 3
verb-ambush = capture the player's workers there if they are 2 or more, else gain 1 silver
verb-poach = discard the first apprentice of the upper row, gain the silver on it and lay 2 silver on the Tax Stand
verb-tax = gain all silver of the Tax Stand
verb-seize_largest = lay a silver on the Tax Stand and capture the player's largest group of workers
verb-recall = take the own largest group of workers back, but not from the Town Centre
verb-guard = do the first possible thing in the Guardhouse, or gain 1 silver if there is none

## Joining

join-and = { $one }, { $other }
join-last = { $one } and { $other }
join-or = { $one } or { $other }
join-choice = { $one }, and then { $other }
join-pay = { $price } and { $gain }

## Prices

price-clay = pay { part-clay.acc }
price-wood = pay { part-wood.acc }
price-stone = pay { part-stone.acc }
price-gold = pay { part-gold.acc }
price-marble = pay { part-marble.acc }
price-silver = pay { part-silver.acc }
price-materials = pay { part-materials.acc }
price-wood_stone = pay { part-wood_stone.acc }
price-plan = pay { part-plan.acc }
price-lose_virtue = lose { part-virtue.acc }
price-debt = take { part-debt.acc }

## Parts of rewards, one after the other

part-clay = { $number } clay
    .acc = { $number } clay
part-wood = { $number } wood
    .acc = { $number } wood
part-stone = { $number } stone
    .acc = { $number } stone
part-gold = { $number } gold
    .acc = { $number } gold
part-marble = { $number } marble
    .acc = { $number } marble
part-silver = { $number } silver
    .acc = { $number } silver
part-materials = any { $number } of clay, wood and stone
    .acc = any { $number } of clay, wood and stone
part-wood_stone = any { $number } of wood and stone
    .acc = any { $number } of wood and stone
part-virtue = { $number } virtue
    .acc = { $number } virtue
part-lose_virtue = a loss of { $number } virtue
    .acc = a loss of { $number } virtue
part-everybody = { $what ->
        [virtue] { part-virtue } for everybody
        [silver] { part-silver } for everybody
       *[other] { part-lose_virtue } for everybody with 3 or more own workers in the Prison
    }
    .acc = { part-everybody }
part-debt = { $number ->
        [one] an unpaid debt
       *[other] { $number } unpaid debts
    }
    .acc = { part-debt }
part-destroy_debt = an unpaid debt destroyed
    .acc = an unpaid debt destroyed
part-plans = { $number ->
        [one] { $number } building card
       *[other] { $number } building cards
    }
    .acc = { part-plans }
part-plan = { part-plans } of your hand
    .acc = { part-plans } of your hand
part-hire = a free apprentice
    .acc = a free apprentice
part-dismiss = an apprentice discarded
    .acc = an apprentice discarded
part-capture = { $number ->
        [one] a free capture of a group of workers
       *[other] free captures of { $number } groups of workers
    }
    .acc = { part-capture }
part-release = { $what ->
        [all] all your workers out of the Prison
       *[other] { $number ->
            [one] one of your workers
           *[other] up to { $number } of your workers
        } out of the Prison
    }
    .acc = { part-release }
part-reclaim = your captured workers back
    .acc = your captured workers back
part-guildhall = one more worker in the Guildhall
    .acc = one more worker in the Guildhall
part-build = a building
    .acc = a building
part-cathedral = one level up in the Cathedral
    .acc = one level up in the Cathedral
part-stash = a silver for each worker there, at most 3
    .acc = a silver for each worker there, at most 3
part-ambush = the player's workers there captured if they are 2 or more, else 1 silver
    .acc = the player's workers there captured if they are 2 or more, else 1 silver
part-poach = the first apprentice of the upper row discarded, and the silver on it; 2 silver for the Tax Stand
    .acc = the first apprentice of the upper row discarded, and the silver on it; 2 silver for the Tax Stand
part-tax = all silver of the Tax Stand
    .acc = all silver of the Tax Stand
part-seize_largest = the player's largest group of workers captured; a silver for the Tax Stand
    .acc = the player's largest group of workers captured; a silver for the Tax Stand
part-recall = the own largest group of workers back, but not from the Town Centre
    .acc = the own largest group of workers back, but not from the Town Centre
part-guard = the first possible thing in the Guardhouse, or 1 silver if there is none
    .acc = the first possible thing in the Guardhouse, or 1 silver if there is none
part-and = { $one } and { $other }
    .acc = { $one_acc } and { $other_acc }
part-or = { $one } or { $other }
    .acc = { $one_acc } or { $other_acc }
part-choice = { $what }
    .acc = { $what_acc }
part-pay = { $gain } for { $price_acc }
    .acc = { $gain_acc } for { $price_acc }

## When something acts

ability = { $when }: { $does }
ability-if = { $when }, if { $condition }: { $does }
effect-built = when built, { $does }
effect-ends = at the end of the game, { $does }
effect-per = { $does } for { $each }
effect-if = { $does }, if { $condition }
moment-quarry = in the Quarry
moment-forest = in the Forest
moment-mines = in the Mines
moment-silversmith = at the Silversmith
moment-tax-stand = at the Tax Stand
moment-black-market = at the Black Market
moment-cathedral = after work on the Cathedral
moment-building = after constructing a building
moment-debt-paid = after paying a debt
moment-reset = at a Black Market reset
moment-sent = after sending captured workers to the Prison
moment-trade = as a trade in the King's Storehouse
moment-storehouse = in the King's Storehouse

## Conditions

condition-prisoner = { $number ->
        [0] you have no workers in the Prison
       *[other] you have { $number } or more workers in the Prison
    }
condition-debt = { $number ->
        [0] you have no unpaid debt
       *[other] you have { $number } or more unpaid debts
    }
condition-paid_debt = { $number ->
        [0] you have no paid debt
       *[other] you have { $number } or more paid debts
    }
condition-carpentry = { $number ->
        [0] you have no carpentry
       *[other] { $number } or more of your apprentices have carpentry
    }
condition-tiling = { $number ->
        [0] you have no tiling
       *[other] { $number } or more of your apprentices have tiling
    }
condition-masonry = { $number ->
        [0] you have no masonry
       *[other] { $number } or more of your apprentices have masonry
    }
condition-virtue = { $number ->
        [0] your virtue is 0
       *[other] your virtue is { $number } or more
    }
condition-materials = { $number ->
        [0] you have no clay, wood or stone
       *[other] you have { $number } or more clay, wood and stone together
    }
condition-gold = { $number ->
        [0] you have no gold
       *[other] you have { $number } or more gold
    }
condition-marble = { $number ->
        [0] you have no marble
       *[other] you have { $number } or more marble
    }
condition-building = { $number ->
        [0] you have no building
       *[other] you have { $number } or more buildings
    }
condition-captured = { $number ->
        [0] you hold no captured workers
       *[other] you hold { $number } or more captured workers
    }
condition-cathedral = { $number ->
        [0] you stand below the Cathedral
       *[other] you stand on level { $number } of the Cathedral or higher
    }
condition-skill_set = { $number ->
        [0] you have no set of three different skills
       *[other] you have { $number } or more sets of three different skills
    }
condition-tool = { $number ->
        [0] you have no tool
       *[other] you have { $number } or more tools
    }
condition-adornment = { $number ->
        [0] you have no adornment
       *[other] you have { $number } or more adornments
    }
condition-most-clay = you have more clay than everybody else
condition-most-wood = you have more wood than everybody else
condition-most-stone = you have more stone than everybody else
condition-most-silver = you have more silver than everybody else
condition-most-cathedral = you stand higher in the Cathedral than everybody else

## For how many of what

each-carpentry = { $each ->
        [one] each of your apprentices with carpentry
       *[other] every { $each } of your apprentices with carpentry
    }
each-tiling = { $each ->
        [one] each of your apprentices with tiling
       *[other] every { $each } of your apprentices with tiling
    }
each-masonry = { $each ->
        [one] each of your apprentices with masonry
       *[other] every { $each } of your apprentices with masonry
    }
each-virtue = every { $each ->
        [one] virtue
       *[other] { $each } virtue
    }
each-materials = every { $each ->
        [one] clay, wood or stone
       *[other] { $each } of clay, wood and stone
    }
each-gold = every { $each ->
        [one] gold
       *[other] { $each } gold
    }
each-marble = every { $each ->
        [one] marble
       *[other] { $each } marble
    }
each-building = { $each ->
        [one] each of your buildings
       *[other] every { $each } of your buildings
    }
each-captured = { $each ->
        [one] each captured worker on your board
       *[other] every { $each } captured workers on your board
    }
each-debt = { $each ->
        [one] each unpaid debt
       *[other] every { $each } unpaid debts
    }
each-paid_debt = { $each ->
        [one] each paid debt
       *[other] every { $each } paid debts
    }
each-cathedral = { $each ->
        [one] each level you have reached in the Cathedral
       *[other] every { $each } levels you have reached in the Cathedral
    }
each-skill_set = { $each ->
        [one] each set of three different skills
       *[other] every { $each } sets of three different skills
    }
each-tool = { $each ->
        [one] each of your tools
       *[other] every { $each } of your tools
    }
each-adornment = { $each ->
        [one] each of your adornments
       *[other] every { $each } of your adornments
    }

## Points of buildings

scoring-points = { $points } VP
scoring-carpentry = { scoring-points } for { each-carpentry }
scoring-tiling = { scoring-points } for { each-tiling }
scoring-masonry = { scoring-points } for { each-masonry }
scoring-virtue = { scoring-points } for { each-virtue }
scoring-materials = { scoring-points } for { each-materials }
scoring-gold = { scoring-points } for { each-gold }
scoring-marble = { scoring-points } for { each-marble }
scoring-building = { scoring-points } for { each-building }
scoring-captured = { scoring-points } for { each-captured }
scoring-debt = { scoring-points } for { each-debt }
scoring-paid_debt = { scoring-points } for { each-paid_debt }
scoring-cathedral = { scoring-points } for { each-cathedral }
scoring-skill_set = { scoring-points } for { each-skill_set }
scoring-tool = { scoring-points } for { each-tool }
scoring-adornment = { scoring-points } for { each-adornment }
scoring-most-clay = { scoring-points } if { condition-most-clay }
scoring-most-wood = { scoring-points } if { condition-most-wood }
scoring-most-stone = { scoring-points } if { condition-most-stone }
scoring-most-silver = { scoring-points } if { condition-most-silver }
scoring-most-cathedral = { scoring-points } if { condition-most-cathedral }
scoring-if = { $scoring } if { $condition }

## What lasts

modifier-cheaper-tax = every action with tax costs { $amount } tax less
modifier-cheaper-silver = { $action_at } you pay { $amount } silver less{ $action_tax }
modifier-cheaper-virtue = { $action_at } you lose { $amount } virtue less
modifier-cheaper-wood_stone = for a building and for a level of the Cathedral you pay { $amount } wood or stone less
modifier-cheaper-plan = for a level of the Cathedral you discard no building card
modifier-workers = { $action_at } you count { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    } more
modifier-apprentices = you may have { $amount ->
        [one] { $amount } apprentice
       *[other] { $amount } apprentices
    } more
modifier-ransom = instead of taking a debt you may pay { $amount } silver
modifier-cheaper-debt = at the end of the game each of your unpaid debts costs { $amount } VP less
modifier-dearer-debt = at the end of the game each of your unpaid debts costs { $amount } VP more
modifier-as = { $what } and { $instead } stand for each other
modifier-plans = { $action_at }, the best of { $amount ->
        [one] two top cards
       *[other] several top cards ({ $amount } more)
    } is chosen
modifier-captures = { $action_at }, { $amount ->
        [one] { $amount } group
       *[other] { $amount } groups
    } more is taken
