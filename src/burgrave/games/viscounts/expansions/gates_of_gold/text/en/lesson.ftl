# How Gates of Gold is played: a chapter of the page that teaches the game.
#
# ¶ separates the paragraphs of the chapter; pages are those of the expansion's rulebook.

lesson-gates_of_gold = The expansion: Gates of Gold
    .picture = Three outsiders before the golden gate: one is welcomed, another refused; beside them an order of the king and a manuscript.
    .text =
        Outsiders come from far away, and the King sends orders: who stays and who goes is up to you. The expansion is switched on when a table is set up; pages in brackets are those of its rulebook. There are new townsfolk and manuscripts, too (p. 3). ¶
        King's Orders: everybody begins with one in the deck, and it is played like any card. When you gain another, it goes to your discard pile, and you may discard a card. Orders that leave a deck go back to their pile (p. 5). ¶
        Welcoming: when an order drops off your board, you take one of the three open outsiders to your discard pile, for free. This is no hire. From then on the outsider works for you like other cards, and what stands at the foot of the card counts at the end of the game, wherever it lies by then (p. 5, 7). ¶
        Refusing: whoever destroys an order from the hand gains 3 silver for it, as for any destroyed card, and removes one of the open outsiders from the game. The effect at the top right of that card happens at once, and it may be corruption and a debt. An order that is destroyed unseen from the draw pile refuses nobody (p. 5). ¶
        The place of an outsider is filled at once. Their pile is never shuffled again (p. 5). ¶
        Manuscript boards: everybody has one, with a manuscript to begin with. What you transcribe goes to the column of its ribbon, and a column in which something lies is unlocked. The colour of a ribbon that may be any is chosen right after transcribing, for good (p. 4). ¶
        Column 1, unlocked from the beginning: instead of hiring you may take an order for 3 silver, and instead of a free hire for free. Column 2: you may spend a resource instead of a silver. Column 3: you draw a card for 2 silver. Column 4: you rearrange the cards on your board for any 3 resources. Use them in your turn whenever and as often as you like (p. 4). ¶
        Builders: whoever first has a Trading Post, a Guildhall and a Workshop gains the Diversified Builder (3 VP), and whoever first has three buildings of one kind the Specialized one (2 VP). Each has an ability as well, and nobody takes it away again; you may have both (p. 6). ¶
        Castle Leader: one of six other cards replaces that of the base game. It is gained and lost in the same way and brings 5 VP at the end; but instead of one more card in hand it has an ability of its own (p. 3). ¶
        Some cards let you dismiss townsfolk of any segment, not only those beside your viscount (p. 7). ¶
        At the end of the game Assassins and Rogues act before Poverty and Prosperity are counted, from the last player to the first; then outsiders and builders bring their points (p. 7). ¶
        In a solo game the AI has neither a manuscript board nor outsiders: whenever it would rearrange, welcome or refuse, it removes the two outsiders on the right and gains a resource. The others move to the right, after your choice as well. Builders and the Castle Leader only bring it points (p. 8).

lesson-group-bonuses = Builders and Castle Leaders
lesson-group-boards = Manuscript boards

lesson-icon-order = A King's Order goes to your discard pile; you may discard a card as well.
lesson-icon-welcome = One of the open outsiders goes to your discard pile for free.
lesson-icon-refuse = One of the open outsiders leaves the game, and the effect at the top right of the card happens to you.
lesson-icon-recruit = You may hire the townsfolk beside your viscount now, for their cost.
