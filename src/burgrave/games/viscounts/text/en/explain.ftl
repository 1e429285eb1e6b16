# What cards and spaces are explained by: what is on them and what they do. First the kind of card, then its effects.

explain-reconstructed = No source shows all of this: it is partly our guess. Whoever owns the game can correct it with an override file.

## Townsfolk

explain-common = Common townsfolk; icons: { $icons }; cost and movement: { $cost }.
explain-starting = Starting townsfolk; icons: { $icons }; movement: { $cost }.
explain-hero = Hero; icons: { $icons }; movement: { $cost }.
explain-hire = At once when hired or dismissed: { $does } (p. 22).
explain-ability = Ability – { $does }.
explain-plain = A card without an ability.

## Manuscripts, buildings, cleric bonuses and player cards

explain-manuscript-effect = At once: { $does }.
explain-manuscript-scoring = At the end of the game: { $does } (p. 25).
explain-first = One of those that lie on top of the piles at the beginning.
explain-building = Costs { $cost ->
        [one] { $cost } builder icon
       *[other] { $cost } builder icons
    }. Uncovers for good – { $does }.
explain-opponents-building = For the AI – { $does }.
explain-favour = For whoever is first to have 3 such manuscripts: { $does }; { $points } VP at the end of the game (p. 21).
explain-bonus-leader = For whoever has most workers on the third tier of the castle; { $points } VP at the end of the game.
explain-player-card = The viscount begins in town { $number }. To begin with: { $goods }.
explain-player-effect = Also: { $does }.
explain-player-build = This building stands at the town where the viscount begins.
explain-player-destroy = It may be any card of your deck.

## Boards

explain-towns = { $left_name }: { $left_gives } for every { $left_per ->
        [one] merchant icon
       *[other] { $left_per } merchant icons
    }. { $right_name }: { $right_gives } for every { $right_per ->
        [one] merchant icon
       *[other] { $right_per } merchant icons
    }.
explain-printed = Printed townsfolk: { $icons }; dismissed for { $cost } silver: { $does }.
explain-printed-manuscript = Printed manuscript; for { $cost }: { $does }.
explain-section = Reward for a worker who enters the second tier of the castle: { $does } (p. 18).
explain-site = Reward for building here: { $does } (p. 16).
explain-link = Reward for the owners once there are buildings at both ends: { $does } (p. 16).
explain-track = Reward for a collision on this space: { $does } (p. 22).
explain-track-below = For the other players: { $does }.
explain-track-below-if = { $number ->
        [0] For the other players without a criminal on the board
       *[other] For the other players with a criminal on the board
    }: { $does }.
explain-track-opponent = For the AI instead: { $does }.

## The solo game

explain-focus = Primary focus: { $does }.
explain-start = Begins with a debt, a deed and a Guildhall; also { $goods }.
explain-resources = Choosing a resource, it takes { $goods }.
explain-until = { $good_acc } (until it has { $number })
explain-at-last = { $good_acc }
explain-resources-any = Treats all resources alike.
explain-guildhalls = Under its Guildhalls, in order: { $icons }.
explain-slots = In the middle slot: { $middle }; in the right one: { $right }.
explain-scheme = First: { $does }. Then the viscount goes { $move ->
        [one] { $move } space
       *[other] { $move } spaces
    }.
explain-scheme-options = At last: { $does }.
