# Why not: the reasons why something can't be done now.

## Set-up

why-pair-taken = { $whom } has taken this pair.

## The order of a turn

why-play-first = First you play a card from your hand; then the viscount moves, and the rest of the turn follows.
why-played = You have played your card of this turn already.
why-move-first = First the viscount moves; the primary action and hiring follow.
why-moved = Your viscount has moved this turn already.
why-act-first = Townsfolk are hired after the primary action, this card for { $cost } silver (you have { $have }).
why-action-first = First choose the action: { $action }.
why-acted = The primary action of this turn is over.

## The way of the viscount

why-town-far = The way there has { $far } spaces: beyond the card's { $steps }{ $free ->
        [0] {""}
       *[other] {" "}and { $free } for free
    } it costs { $silver } silver (you have { $have }).
why-town-near = { $near ->
        [0] Your viscount stands there, and must
        [one] It is only { $near } space to there, and the viscount must
       *[other] It is only { $near } spaces to there, and the viscount must
    } go at least { $steps }; all the way round it is { $far }, which costs { $silver } silver (you have { $have }).

## Actions

why-inner-only = That is done from the inner path, and your viscount is on the outer one.
why-outer-only = That is done from the outer path, and your viscount is on the inner one.
why-all-built = All your buildings are constructed already.
why-no-sites = There is no free building spot on this bank of the segment.
why-no-workers = You have no workers left in your supply.
why-icons = { icons-sum }.
icons-sum = { $icon ->
        [trade] Merchant
        [build] Builder
        [noble] Noble
       *[cleric] Cleric
    } { $sum } of { $need }: { $have ->
        [0] you have no icon
        [one] you have { $have } icon
       *[other] you have { $have } icons
    }{ $goods ->
        [0] {" "}and nothing to pay for more
       *[other] {" "}and can pay for { $goods } more
    }
why-no-icon = { $icon ->
        [trade] Neither a merchant
        [build] Neither a builder
        [noble] Neither a noble
       *[cleric] Neither a cleric
    } nor a criminal is on the card beside your viscount ({ $card_acc }).
why-dismiss-silver = Dismissing { $card_gen } costs { $cost } silver (you have { $silver }).
why-dismiss-icons = Even with { $card_acc } dismissed for { $cost } silver – { icons-sum }.
why-dismiss-both = Dismissing { $card_gen } costs { $cost } silver (you have { $silver }), and it would not do – { icons-sum }.
why-manuscript-beside = Only the manuscript beside your viscount can be transcribed.
why-section-beside = Only in the section beside your viscount can workers be placed with this action.
why-hire-beside = Only the townsfolk beside your viscount can be hired or dismissed.
why-hire-silver = This card costs { $cost } silver (you have { $have }).
why-hire-first = First decide whether you hire somebody.

## Buildings

why-built = This building has been constructed already.
why-other-kind = { $kind ->
        [trading_post] Only a Trading Post
        [guildhall] Only a Guildhall
       *[workshop] Only a Workshop
    } is free now.
why-site-taken = A building stands there already: { $building } ({ $whom }).
why-site-far = That spot is in another segment than your viscount.
why-site-river = The river lies between that spot and your viscount.

## How many, and with what

why-few-workers = You have only { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } left in your supply.
why-no-good = When { $action_loc }, this does not count: { $good }.
why-few-goods = Too little { $good }: it takes { $need }, and you have { $have }.

## The castle, cards and manuscripts

why-no-trio = A worker rises where three of yours stand; here you have { $count }.
why-no-worker = You have no worker there on the first tier.
why-nobody-there = { $whom } has no worker in { $section_gen } on the { $tier ->
        [1] first
       *[other] second
    } tier.
why-on-board = The cards on your board stay there: it takes one of your hand, or the top of your draw pile.
why-discarded = Discarded cards stay there: it takes one of your hand, or the top of your draw pile.
why-no-pile = Your draw pile and your discard pile are empty.
why-empty-slot = There are only two cards on your board: they can change places, and the empty slot stays where it is.
why-manuscript-cost = It costs { $cost }, and only one of cost 3 or 4 is free now.

## Effects

why-corruption-first = Where both are gained at once, corruption comes before virtue.
why-no-debt = You have no unpaid debt to flip.
why-no-deed = You have no acquired deed to flip.
why-fewest-cards = You have only { $count } cards, and nobody goes below that.
why-no-cards = You have no card in your hand, in your draw pile or in your discard pile.
why-nothing-to-arrange = It takes two cards on your board to rearrange them.
why-no-townsfolk = There are no townsfolk left on the main board.
why-no-worker-inside = You have no worker on the first tier of the castle.
why-idle = That would do nothing now.
