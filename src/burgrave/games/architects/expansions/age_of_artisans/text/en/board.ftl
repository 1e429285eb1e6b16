# What is drawn of Age of Artisans.

board-crafts-left = { $count ->
        [one] 1 craft card left in the pile
       *[other] { $count } craft cards left in the pile
    }
board-no-craft = No craft card here
board-marked-of = { $who }'s artisan is here.
board-on-top =
    .about = A worker on top of an own worker of an earlier turn crafts an adornment or a tool, and stays there. It fills no space.
board-artisan-is = Artisan: { $place }
board-in-supply = in the supply
board-at-board = captured, on the board of { $who }
