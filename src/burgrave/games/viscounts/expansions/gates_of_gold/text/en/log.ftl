# The log of a game: one sentence for each event.

log-order = { $who } gains a King's Order.
log-welcomes = { $who } welcomes { $card_acc } into the deck.
log-refuses = { $who } refuses { $card_acc }, who leaves the game.
log-turns_away = { $who } removes outsiders from the game: { $cards }.
log-as_ribbon = { $who } puts the manuscript into the column with { $ribbon_ins }.
log-column = { $who } { $column ->
        [2] pays 2 silver to draw a card.
       *[3] spends 3 resources to rearrange cards.
    }
log-builder = { $who } gains { $bonus_acc }.
log-forgiven = { $who } hands back { $count ->
        [one] an unpaid debt.
       *[other] { $count } unpaid debts.
    }
