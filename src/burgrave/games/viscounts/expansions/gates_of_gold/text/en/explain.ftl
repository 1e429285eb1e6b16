# What explains the cards and boards of the expansion.

explain-outsider = Outsider; icons: { $icons }; movement: { $cost }.
explain-hire-outsider = At once when refused: { $does }.
explain-order = King's Order; icons: { $icons }; movement: { $cost }.
explain-hire-order = When gained: { $does }.
explain-order-refuse = Destroyed from the hand, it refuses an outsider. When destroyed or dropped off, it goes back to its pile.
explain-bonus-diversified = Bonus card for whoever is first to construct a Trading Post, a Guildhall and a Workshop; { $points } VP at the end of the game.
explain-bonus-specialized = Bonus card for whoever is first to construct 3 buildings of one kind; { $points } VP at the end of the game.
explain-wild = The colour of its ribbon is decided right after it is transcribed, for good.
explain-wild-kept = This is the manuscript with a ribbon of any colour; this one was chosen when it was transcribed.
explain-start-manuscript = It lies in the first column of a manuscript board from the beginning, and brings a King's Order into the deck.
explain-column-1 = { $ribbon }, unlocked from the beginning: instead of hiring townsfolk, a King's Order may be taken for { $price } silver, and instead of a free hire for free.
explain-column-2 = { $ribbon }: a resource may be spent instead of a silver.
explain-column-3 = { $ribbon }: in your turn a card may be drawn for { $price } silver.
explain-column-4 = { $ribbon }: in your turn the cards on your board may be rearranged for { $price ->
        [one] any resource
       *[other] any { $price } resources
    }.
