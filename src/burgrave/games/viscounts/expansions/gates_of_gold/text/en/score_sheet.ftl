# The questions from which the points of a printed game with the expansion are counted.

sheet-gates_of_gold = Gates of Gold (before you tell the rest, resolve Assassins and Rogues, in reverse turn order)
sheet-outsiders = Outsiders: in hand, on the board, in the draw and discard piles
sheet-outsider = { $card } ({ $icons }): { $does }
sheet-start = Ribbon of the manuscript that lay on the manuscript board from the beginning
sheet-wild = Colour that was chosen for the manuscript with a ribbon of any colour
sheet-own_link = Links with own buildings at both ends
sheet-wedge_majority = Sections of the castle with more workers on the first two tiers together than any other player
sheet-segment_with_building = Segments of the main board with an own building
sheet-orders = King's Orders: in hand, on the board, in the draw and discard piles
sheet-diversified = Do they have the Diversified Builder card? (1: yes)
sheet-specialized = Do they have the Specialized Builder card? (1: yes)
sheet-which-leader = What does the Castle Leader card do?
sheet-which-diversified = What does the Diversified Builder card do?
sheet-which-specialized = What does the Specialized Builder card do?
sheet-laid-order = Is there a King's Order on the player board? (1: yes)
sheet-laid-outsider = Is there an outsider on the player board? (1: yes)
