# What is drawn of Gates of Gold.

board-gates = Gates of Gold: outsiders, King's Orders, builders
board-outsiders-left = { $count ->
        [one] 1 outsider left in the pile
       *[other] { $count } outsiders left in the pile
    }
    .about = The pile is never shuffled again: when it is used up, the row is not refilled (p. 5).
board-orders = { $count ->
        [one] 1 King's Order in its pile
       *[other] { $count } King's Orders in their pile
    }
board-column = Column { $number } of the manuscript board{ $open ->
        [0] , locked
       *[1] {""}
    }
board-column-1 = Column 1
    .about = Whenever you may hire, you may take a King's Order instead: for 3 silver, or for free where the hire is free (p. 4).
board-column-2 = Column 2
    .about = With a manuscript here you may spend a resource instead of a silver (p. 4).
board-column-3 = Column 3
    .about = With a manuscript here you may draw a card for 2 silver, at any time of your turn (p. 4).
board-column-4 = Column 4
    .about = With a manuscript here you may rearrange your cards for any 3 resources, at any time of your turn (p. 4).
