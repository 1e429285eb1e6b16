# The log of a game: one sentence for each event.

## A round

log-round = Round { $number } begins; { $seat } is the first player.
log-order-shown = A King's Order is revealed: { $action }.
log-favour-shown = A King's Favour is revealed: { $favour }.
log-paladin = { $who } turns over a paladin: { $paladin }.
log-tavern = { $who } takes a card from the tavern: { $tavern }.
log-passes = { $who } passes for this round.
log-refresh = The board is refreshed: the cards of the tavern go to its open discard pile. Nobody took { $tavern }.
log-townsfolk-leave = Townsfolk that leave: { $townsfolk }.
log-townsfolk-come = New townsfolk: { $townsfolk }.
log-outsiders-leave = Outsiders that leave: { $outsider }.
log-outsiders-come = New outsiders: { $outsider }.
log-game-over = The game is over.

## Actions

log-acts = { $who } takes the { $action } action with { $workers ->
        [one] { $workers } worker.
       *[other] { $workers } workers.
    }
log-develops = { $who } places a workshop at { $action } and gains { $worker_acc }.
log-hires = { $who } hires { $townsfolk_acc }.
log-drops = { $who } sends { $townsfolk_acc } away for a reward: { $errand }.
log-clears = { $who } takes the workers off { $action }.
log-sends = { $who } sends { $action_piece } to the main board ({ $space }) for a reward: { $site }.
log-builds = { $who } builds a wall: { $wall }.
log-absolves = { $who } places a jar and chooses: { $jar }.
log-attacks = { $who } attacks { $outsider_acc } ({ $people }).
log-converts = { $who } converts { $outsider_acc } ({ $people }).
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
log-keeps-suspicion = { $who } does without a Conspirator and keeps the suspicion cards.
log-discards-suspicion = { $who } discards { $count ->
        [one] { $count } suspicion card;
       *[other] { $count } suspicion cards;
    } { $left } left.
log-debt = { $who } gets an unpaid debt.
log-destroys-debt = { $who } destroys an unpaid debt.
log-pays-debt = { $who } pays off a debt.

## The solo opponent

log-scheme = The opponent turns over a scheme: { $scheme }.
log-scheme-fails = { $reason ->
        [favour] No King's Favour is free
        [blocked] { $tried }: workers stand there already
        [workers] { $tried }: it has { $has } { $has ->
            [one] worker
           *[other] workers
        } and needs { $needs }
        [done] { $tried }: it can't be done any more
        [influence] { $tried }: it has { $has } influence and needs { $needs }
       *[target] { $tried }: nothing it could be done to is within reach
    }, so the opponent turns to { $action_acc }.
log-opponent-acts = The opponent takes the { $action } action with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } and has { $left } left.
log-opponent-drops = The opponent sends { $townsfolk_acc } away for a reward: { $errand }.
log-opponent-sends = The opponent sends { $action_piece } to the main board ({ $space }) for a reward: { $site }.
log-opponent-builds = The opponent builds a wall: { $wall }.
log-opponent-attacks = The opponent attacks { $outsider_acc } ({ $people }).
log-opponent-converts = The opponent converts { $outsider_acc } ({ $people }).
log-opponent-favour = The opponent uses a King's Favour: { $favour }.
log-opponent-loses-tax = The opponent has nothing to discard and removes a coin from the tax supply; { $left ->
        [0] the supply is empty.
       *[other] { $left } left.
    }
log-opponent-rests = The opponent rests until the end of the round.
log-opponent-taxes = The opponent takes { $silver } silver from the tax supply; { $left ->
        [0] the tax supply is empty.
       *[other] the tax supply has { $left } left.
    }
log-opponent-raises = The opponent's { $attribute } is now { $value }.
log-marker = The opponent moves its resource marker by { $spaces } to space { $place }.
attribute-influence = influence
attribute-faith = faith
attribute-strength = strength
