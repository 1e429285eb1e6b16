# Questions: one sentence, to the player who answers.

prompt-craft = What do you craft? ({ has-silver })
    .help = An adornment costs 5 silver, 2 of it tax, comes under a building, acts at once, and brings points at the end of the game. A tool is free and comes under an apprentice. The worker stays in the Guildhall for the rest of the game.
prompt-adornment = Which adornment do you craft for free?
    .help = It comes under a building without one, and acts at once, for good or bad.
prompt-adorn = Which building do you adorn?
    .help = Each building has room for one adornment, and it never moves.
prompt-tool = Which tool do you craft?
    .help = It comes under an apprentice without one, and works when you use the ability, once a turn.
prompt-equip = Who gets the tool?
    .help = It works when you use the ability of that apprentice, once a turn. Each apprentice may have one, and it never moves.
prompt-rescue = Who gets the tool of the apprentice who leaves?
    .help = It may come under another apprentice of yours without a tool; else it leaves the game.
prompt-before = What do you use first? ({ has-silver })
    .help = A tool may work before the ability of its apprentice, and what it brings may be paid with.
prompt-use_tool = Do you use the tool?
    .help = Each works at most once a turn, and once at a Black Market reset.
prompt-loss = Do you ignore the loss of 1 virtue?
    .help = Whoever places the artisan may ignore the loss of one point of virtue, once in that turn.
prompt-who_leaves = Does the artisan leave this place?
    .help = Not all leave this place, so you choose whether the artisan stays. It counts as one worker.
prompt-seize = Whom do you capture where your worker stands?
    .help = Only one colour, and only from here. You may also take back your own, but not your own artisan.
cause-crafts-adornment = { $adornment } (adornment)
cause-crafts-tool = { $tool } (tool)
