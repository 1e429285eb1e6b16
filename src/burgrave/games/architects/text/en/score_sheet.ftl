# What is asked to count the points of a printed game.

sheet-expansion = Which expansion was played?
sheet-difficulty = Difficulty of the solo opponent, as we play it (0 to 2: each step gives it four points)
sheet-built = Constructed buildings
sheet-cathedral = Level of the Cathedral
sheet-virtue = Virtue, before the effects of buildings at the end of the game
sheet-unpaid = Unpaid debts, before those effects
sheet-paid = Paid debts
sheet-clay = Clay
sheet-wood = Wood
sheet-stone = Stone
sheet-gold = Gold
sheet-marble = Marble
sheet-silver = Silver
sheet-prison = Own workers in the Prison
sheet-captured = Captured workers on the player board
sheet-carpentry = Apprentices with carpentry
sheet-tiling = Apprentices with tiling
sheet-masonry = Apprentices with masonry
sheet-alike = Do they play Therese, for whom gold and marble are the same? (1: yes)
