# Effects as sentences: every verb with its number, what joins them, moments, points at the end and lasting abilities.

## Verbs

verb-silver = gain { part-silver.acc }
verb-stone = gain { part-stone.acc }
verb-gold = gain { part-gold.acc }
verb-ink = gain { part-ink.acc }
verb-resource = gain { part-resource.acc }
verb-gain = gain { $what_acc }
verb-virtue = gain { $number } virtue
verb-corruption = gain { $number } corruption
verb-debt = gain { part-debt.acc }
verb-deed = gain { part-deed.acc }
verb-flip = flip { $what ->
        [debt] a debt
        [deed] a deed
       *[other] a debt or deed
    }
verb-discard = discard { $number ->
        [one] a card
       *[other] up to { $number } cards
    }
verb-destroy = destroy { $number ->
        [one] a card
       *[other] up to { $number } cards
    }
verb-draw = draw { $number ->
        [one] a card
       *[other] { $number } cards
    }
verb-rearrange = rearrange the cards on your board
verb-shuffle = shuffle your discarded cards into your draw pile
verb-hire = hire { $number ->
        [one] one
       *[other] { $number }
    } of the visible townsfolk for free
verb-castle = move one of your workers on the first tier of the castle to a neighbouring section
verb-workers = place { $number ->
        [one] a worker
       *[other] { $number } workers
    } in any section of the castle for free
verb-build = { $what ->
        [trading_post] construct a Trading Post on any free building spot for free
        [guildhall] construct a Guildhall on any free building spot for free
        [workshop] construct a Workshop on any free building spot for free
       *[other] construct a building
    }
verb-manuscript = take a visible manuscript of cost 3 or 4 for free

## Verbs that only the AI knows

verb-dismiss = dismiss the townsfolk beside the viscount for free
verb-scheme = { $number ->
        [one] put the top future scheme faceup on the AI's discard pile
       *[other] put the top { $number } future schemes faceup on the AI's discard pile
    }
verb-focus = do the primary focus
verb-place_workers = place workers in the castle
verb-transcribe = transcribe a manuscript

## Joining

join-and = { $one }, { $other }
join-last = { $one } and { $other }
join-or = { $one } or { $other }
part-else = { $one } or, if that is impossible, { $other }
join-else = { $one }; if that can't be done, { $other }
join-choice = { $one }, then either { $other }

## Parts of rewards, one after the other

part-silver = { $number } silver
    .acc = { $number } silver
part-stone = { $number } stone
    .acc = { $number } stone
part-gold = { $number } gold
    .acc = { $number } gold
part-ink = { $number } ink
    .acc = { $number } ink
part-resource = { $number ->
        [one] any resource
       *[other] any { $number } resources
    }
    .acc = { $number ->
        [one] any resource
       *[other] any { $number } resources
    }
part-virtue = { $number } virtue
part-corruption = { $number } corruption
part-debt = { $number ->
        [one] a debt
       *[other] { $number } debts
    }
    .acc = { $number ->
        [one] a debt
       *[other] { $number } debts
    }
part-deed = { $number ->
        [one] a deed
       *[other] { $number } deeds
    }
    .acc = { $number ->
        [one] a deed
       *[other] { $number } deeds
    }
part-flip = { $what ->
        [debt] flipping a debt
        [deed] flipping a deed
       *[other] flipping a debt or deed
    }
part-discard = discarding { $number ->
        [one] a card
       *[other] up to { $number } cards
    }
part-destroy = destroying { $number ->
        [one] a card
       *[other] up to { $number } cards
    }
part-draw = { $number ->
        [one] drawing a card
       *[other] drawing { $number } cards
    }
part-rearrange = rearranging cards
part-shuffle = shuffling in the discarded cards
part-hire = { $number ->
        [one] a free hire
       *[other] { $number } free hires
    }
part-castle = a worker's move in the castle
part-workers = { $number ->
        [one] a free worker in the castle
       *[other] { $number } free workers in the castle
    }
part-build = { $what ->
        [trading_post] a free Trading Post
        [guildhall] a free Guildhall
        [workshop] a free Workshop
       *[other] constructing a building
    }
part-manuscript = a free manuscript of cost 3 or 4
part-dismiss = dismissing the townsfolk
part-scheme = { $number ->
        [one] a future scheme
       *[other] { $number } future schemes
    }
part-focus = the primary focus
part-place_workers = placing workers
part-transcribe = transcribing a manuscript
part-or = { $one } or { $other }
part-and = { $one } and { $other }
part-choice = { $what }

## When abilities act

ability = { $when }: { $does }
ability-if = { $when }, if { $condition }: { $does }
lasting-if = { $does } if { $condition }
moment-played = when played
moment-dropped = when it drops off the board
moment-after-trade = after Trade
moment-after-build = after Construct a Building
moment-after-place_workers = after Place Workers
moment-after-transcribe = after Transcribe a Manuscript
moment-after-flip-debt = after flipping a debt
moment-after-flip-deed = after flipping a deed
moment-after-debt = after gaining a debt
moment-after-hire = after hiring townsfolk
moment-at-collision = at any player's collision
moment-built = once it is built
moment-after-flip = after flipping a debt or deed
moment-after-scheme = after gaining a future scheme
moment-after-shuffle = after shuffling cards
condition-criminal = { $number ->
        [0] there is no criminal on the board
       *[other] there is a criminal on the board
    }

## Lasting abilities

modifier-as = when { $action_loc }, { $number ->
        [one] { $what_each } counts
       *[other] every { $number } { $what_many } count
    } as { $gives } { $gives ->
        [one] { $instead_acc }
       *[other] { $instead_many }
    }
modifier-first-gold = when { $action_loc }, the first gold spent counts as { $amount } icons
modifier-first-stone = when { $action_loc }, the first stone spent counts as { $amount } icons
modifier-first-ink = when { $action_loc }, the first ink spent counts as { $amount } icons
modifier-first-silver = when { $action_loc }, the first silver spent counts as { $amount } icons
modifier-icon-trade = { $amount ->
        [one] { $amount } more merchant icon
       *[other] { $amount } more merchant icons
    }
modifier-icon-build = { $amount ->
        [one] { $amount } more builder icon
       *[other] { $amount } more builder icons
    }
modifier-icon-noble = { $amount ->
        [one] { $amount } more noble icon
       *[other] { $amount } more noble icons
    }
modifier-icon-cleric = { $amount ->
        [one] { $amount } more cleric icon
       *[other] { $amount } more cleric icons
    }
modifier-icon-criminal = { $amount ->
        [one] { $amount } more criminal icon
       *[other] { $amount } more criminal icons
    }
modifier-further = the viscount may go { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    } further for free
modifier-dismiss-cost = dismissing townsfolk always costs { $amount } silver
modifier-hand = the hand limit is higher by { $amount }

## Points for manuscripts

scoring-points = { $points } VP
scoring-building = { scoring-points } for every { $each ->
        [one] building you have constructed
       *[other] { $each } buildings you have constructed
    }
scoring-flipped_debt = { scoring-points } for every { $each ->
        [one] paid debt
       *[other] { $each } paid debts
    }
scoring-flipped_deed = { scoring-points } for every { $each ->
        [one] approved deed
       *[other] { $each } approved deeds
    }
scoring-manuscript = { scoring-points } for every { $each ->
        [one] manuscript
       *[other] { $each } manuscripts
    }
scoring-resource = { scoring-points } for every { $each ->
        [one] resource
       *[other] { $each } resources
    }
scoring-worker = { scoring-points } for every { $each ->
        [one] worker in the castle
       *[other] { $each } workers in the castle
    }
scoring-trade = { scoring-points } for every { $each ->
        [one] merchant icon
       *[other] { $each } merchant icons
    }
scoring-build = { scoring-points } for every { $each ->
        [one] builder icon
       *[other] { $each } builder icons
    }
scoring-noble = { scoring-points } for every { $each ->
        [one] noble icon
       *[other] { $each } noble icons
    }
scoring-cleric = { scoring-points } for every { $each ->
        [one] cleric icon
       *[other] { $each } cleric icons
    }
scoring-criminal = { scoring-points } for every { $each ->
        [one] criminal icon
       *[other] { $each } criminal icons
    }
scoring-common = { scoring-points } for every { $each ->
        [one] common card
       *[other] { $each } common cards
    } in your deck
scoring-starting = { scoring-points } for every { $each ->
        [one] starting card
       *[other] { $each } starting cards
    } in your deck
scoring-hero = { scoring-points } for every { $each ->
        [one] hero
       *[other] { $each } heroes
    } in your deck
scoring-if = { $scoring } if { $condition }
