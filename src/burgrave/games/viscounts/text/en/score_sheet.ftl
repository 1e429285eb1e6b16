# What is asked to count the points of a printed game.

sheet-expansion = Which expansion was played?
sheet-uncovered = Which cards are uncovered at the end?
sheet-built = Buildings that have left the player board, counted from the left
sheet-tier-1 = Workers on the first tier of the castle
sheet-tier-2 = Workers on the second tier
sheet-tier-3 = Workers on the third tier
sheet-manuscripts = Transcribed manuscripts
sheet-manuscript = { $ribbon }, cost { $cost }: { $does }
sheet-unpaid = Unpaid debts
sheet-paid = Paid debts
sheet-acquired = Acquired deeds
sheet-approved = Approved deeds
sheet-opponent = Which board has the AI?
sheet-icons-trade = Merchant icons on all cards: in hand, on the board, in the draw and discard piles
sheet-icons-build = Builder icons on all cards: in hand, on the board, in the draw and discard piles
sheet-icons-noble = Noble icons on all cards: in hand, on the board, in the draw and discard piles
sheet-icons-cleric = Cleric icons on all cards: in hand, on the board, in the draw and discard piles
sheet-icons-criminal = Criminal icons on all cards: in hand, on the board, in the draw and discard piles
sheet-resources = Ink, gold and stone together
sheet-silver = Silver
sheet-leader = Do they have the Castle Leader card? (1: yes)
sheet-favour-grey = Do they have the Cleric Bonus of the grey ribbon? (1: yes)
sheet-favour-black = Do they have the Cleric Bonus of the black ribbon? (1: yes)
sheet-favour-yellow = Do they have the Cleric Bonus of the yellow ribbon? (1: yes)
sheet-favour-blue = Do they have the Cleric Bonus of the blue ribbon? (1: yes)
