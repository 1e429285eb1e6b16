# What is drawn of Age of Artisans.

board-crafts-left = { $count ->
        [one] 1 craft card left in the pile
       *[other] { $count } craft cards left in the pile
    }
board-no-craft = No craft card here
board-marked-of = { $who }'s artisan is here.
board-on-top =
    .about = A worker on top of a worker of yours from an earlier turn crafts an adornment or a tool, and stays there. It fills no space.
board-artisan-is = Artisan: { $place }
board-in-supply = in the supply
board-at-board = captured, on the board of { $who }
board-adornments = Adornments: { $count }
    .name = Adornments
    .about = So many are under buildings. Each gives its points at the end of the game.
board-tools = Tools: { $count }
    .name = Tools
    .about = So many are under apprentices. At the end of the game 1, 2, 3, 4 and 5 tools are worth 1, 2, 4, 6 and 9 VP.
tab-crafts = Crafts
