# The log of a game: one sentence for each event.

## A round

log-round = Round { $number } begins.
log-paladin = { $who } turns over a paladin: { $paladin }.
log-tavern = { $who } takes a card from the tavern: { $tavern }.
log-passes = { $who } passes for this round.
log-game-over = The game is over.

## Actions

log-acts = { $who } takes the { $action } action with { $workers ->
        [one] { $workers } worker.
       *[other] { $workers } workers.
    }
log-develops = { $who } places a workshop at { $action } and gains { $worker_acc }.
log-hires = { $who } hires { $townsfolk_acc }.
log-drops = { $who } sends { $townsfolk_acc } away and takes the reward.
log-clears = { $who } takes the workers off { $action }.
log-sends = { $who } sends { $action_piece } to the main board: { $space }.
log-builds = { $who } builds a wall: { $wall }.
log-absolves = { $who } places a jar and chooses: { $jar }.
log-attacks = { $who } attacks { $outsider_acc }.
log-converts = { $who } converts { $outsider_acc }.
log-favour = { $who } uses a King's Favour: { $favour }.

## Tax, suspicion, debts and the Inquisition

log-suspected = { $who } draws a suspicion card { $tax ->
        [0] without tax.
       *[other] with tax.
    }
log-taxes = { $who } collects tax: { $silver } silver; { $left ->
        [0] the tax supply is empty.
       *[other] the tax supply has { $left } left.
    }
log-inquisition = The Inquisition comes.
log-uses = { $who } uses the ability of { $townsfolk_gen } at the Inquisition.
log-discards-suspicion = { $who } discards { $left ->
        [0] all suspicion.
        [one] suspicion and has { $left } card left.
       *[other] suspicion and has { $left } cards left.
    }
log-debt = { $who } gets an unpaid debt.
log-destroys-debt = { $who } destroys an unpaid debt.
log-pays-debt = { $who } pays off a debt.

## The solo opponent

log-scheme = The opponent turns over a scheme: { $scheme }.
log-scheme-fails = That scheme ({ $scheme }) can't be carried out now, so the opponent turns to { $action_acc }.
log-opponent-acts = The opponent takes the { $action } action.
log-opponent-drops = The opponent sends { $townsfolk_acc } away and takes the reward.
log-opponent-sends = The opponent sends { $action_piece } to the main board: { $space }.
log-opponent-builds = The opponent builds a wall: { $wall }.
log-opponent-attacks = The opponent attacks { $outsider_acc }.
log-opponent-converts = The opponent converts { $outsider_acc }.
log-opponent-favour = The opponent uses a King's Favour: { $favour }.
log-opponent-loses-tax = The opponent has nothing to discard and removes a coin from the tax supply; { $left ->
        [0] the supply is empty.
       *[other] { $left } left.
    }
log-opponent-rests = The opponent rests until the end of the round and moves its resource marker.
