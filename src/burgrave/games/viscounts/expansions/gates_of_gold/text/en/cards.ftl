# The names of bonus cards, manuscript boards and the ribbon of any colour.

ribbon-any = Ribbon of any colour
    .ins = a ribbon of any colour
manuscript-board = Manuscript board { $number }

## Bonus cards

bonus-leader_1 = Castle Leader (1)
    .acc = the Castle Leader card (1)
bonus-leader_2 = Castle Leader (2)
    .acc = the Castle Leader card (2)
bonus-leader_3 = Castle Leader (3)
    .acc = the Castle Leader card (3)
bonus-leader_4 = Castle Leader (4)
    .acc = the Castle Leader card (4)
bonus-leader_5 = Castle Leader (5)
    .acc = the Castle Leader card (5)
bonus-leader_6 = Castle Leader (6)
    .acc = the Castle Leader card (6)
bonus-diversified_1 = Diversified Builder (1)
    .acc = the Diversified Builder card (1)
bonus-diversified_2 = Diversified Builder (2)
    .acc = the Diversified Builder card (2)
bonus-diversified_3 = Diversified Builder (3)
    .acc = the Diversified Builder card (3)
bonus-diversified_4 = Diversified Builder (4)
    .acc = the Diversified Builder card (4)
bonus-diversified_5 = Diversified Builder (5)
    .acc = the Diversified Builder card (5)
bonus-diversified_6 = Diversified Builder (6)
    .acc = the Diversified Builder card (6)
bonus-specialized_1 = Specialized Builder (1)
    .acc = the Specialized Builder card (1)
bonus-specialized_2 = Specialized Builder (2)
    .acc = the Specialized Builder card (2)
bonus-specialized_3 = Specialized Builder (3)
    .acc = the Specialized Builder card (3)
bonus-specialized_4 = Specialized Builder (4)
    .acc = the Specialized Builder card (4)
bonus-specialized_5 = Specialized Builder (5)
    .acc = the Specialized Builder card (5)
bonus-specialized_6 = Specialized Builder (6)
    .acc = the Specialized Builder card (6)
