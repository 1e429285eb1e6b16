# Questions: one sentence, put to the player who answers.

prompt-begin = Do you use your manuscript board before the cards are shifted? ({ has-silver })
    .help = The unlocked columns may be used any number of times in your turn. Then the cards on your board go to the right.
prompt-before_collision = Do you draw a card before the collision? ({ has-silver })
    .help = Your draw pile is empty: to draw a card now, you shuffle first, which moves a marker (p. 4; base p. 23).
prompt-welcome = Which outsider do you welcome?
    .help = The card goes to your discard pile for free, and at the end of the game it brings what it shows. This is no hire.
prompt-refuse = Which outsider do you refuse?
    .help = The card leaves the game, and the effect at its top right happens to you at once.
prompt-ribbon = As which colour does the ribbon of this manuscript count?
    .help = The manuscript goes to the column of that colour, and stays there. A column with at least one manuscript is unlocked.
prompt-coin = With what do you pay instead of a silver? ({ has-silver })
    .help = Each silver can be replaced by one resource. If you choose silver, it pays for all the rest.
prompt-resources = Which resource do you spend to rearrange your cards?
    .help = Any resources will do, different ones too.
cause-column = Manuscript board, column { $number }
