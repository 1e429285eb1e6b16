# How Paladins is played: the chapters of the page that teaches it.
#
# ¶ separates the paragraphs of a chapter.

## Chapters

lesson-goal = The goal
    .picture = The church, the gate and the barracks of a town with three outsiders before them; above them strength, influence and faith.
    .text =
        You defend a city against outsiders: you build walls and outposts, send out monks, fight and convert. After seven rounds whoever has the most victory points (VP) wins. ¶
        Everything turns on three attributes: strength, influence and faith. Each of the six lower actions of your board (they are on the right side of the printed one) asks for one of them and raises another. Walls ask for influence and give strength, outposts ask for strength and give faith, monks ask for faith and give influence. The higher you are, the further you reach, and at the end the attributes themselves are worth a good many points. ¶
        You begin with 3 silver and 1 provision, and before the first round you hire one of the townsfolk for free. The last player chooses first, the first player last.

lesson-round = A round
    .picture = Three paladins, of whom one acts, and a tavern card with workers.
    .text =
        From the second round on the first player marker goes to the next player on the left. In rounds 1, 2 and 3 a King's Order is shown, and from round 3 on a King's Favour every round. ¶
        Everybody draws three paladins from a deck of their own and chooses in secret: one acts this round, one goes back on top of the deck, one to the bottom. The one on top comes back to your hand in the next round. ¶
        Then, one after the other, you turn your paladin over, take its two workers, and choose a tavern card with four more. There is one card more than players. ¶
        Now the players do one action each in turn until everybody has passed. Whoever passes takes the workers off the board and may keep up to three of those that were not used. ¶
        After a round the cards leave that still lie on the last place of the townsfolk on the right and on the first place of the outsiders on the left; the others move up and new ones come. Workers leave the King's Favours.

lesson-workers = Workers
    .picture = Six workers, each on a space of its colour; the first space, with a dashed rim, is for anybody.
    .text =
        There are six kinds: white Labourers, green Scouts, blue Merchants, red Fighters, black Clerics and purple Criminals. Each kind has a shape of its own, too. ¶
        Anybody can stand on a space with a dashed edge, on a coloured one only a worker of that colour. A Criminal can stand anywhere, but for every Criminal that you gain you draw a suspicion card. ¶
        An action that holds workers is blocked for the rest of the round, unless Pray clears it. ¶
        The two left spaces of the lower actions are square: a workshop can stand there, and it stands in for the worker for the rest of the game.

lesson-growing = Upper actions: growing
    .picture = A workshop, recruiting, a hunt with provisions, trade with silver, and prayer.
    .text =
        Develop: two workers and 4 silver. You put a workshop on a space of a lower action and gain a worker at once. ¶
        Recruit: with one worker you send somebody of the townsfolk away for the reward at the top right of the card; with two, one of them a Fighter, you keep the card for the ability in its lower half. Either way you pay the price of the place. On the two places on the left a debt will do instead. ¶
        Hunt and Trade: one worker brings 1 provision or 1 silver, two bring 3. The second must be a Scout or a Merchant. ¶
        Pray: a Cleric and 2 silver clear one of your actions. Conspire: any worker brings a Criminal, and suspicion with it.

lesson-scoring-actions = Lower actions: points and attributes
    .picture = A monk, an outpost, a wall, a jar, and at the end an outsider between sword and cross.
    .text =
        Commission and Garrison: a monk or an outpost goes to a free space of a region. A monk needs faith, an outpost strength; what is needed stands above the regions. You gain the reward of the space, and 1 influence for a monk or 1 faith for an outpost. Every further piece costs more provisions. ¶
        Fortify: every further wall asks for more influence and provisions, and gives strength and whatever it shows. ¶
        Absolve: every further jar asks for more influence and silver. It goes to one of eight spaces, each of which can be used once; besides you gain 1 faith and discard a suspicion card. ¶
        Attack: you defeat an outsider if you have the strength of its place. A silver stands in for two points that are missing. You always gain influence. ¶
        Convert: you need the faith of the place and more silver each time. You gain strength, and the convert scores at the end. ¶
        Each of these except Attack can be done seven times in a game. A paladin adds attributes for a round: they count for what is needed, not for points.

lesson-king = The King: orders and favours
    .picture = The king, three of his orders worth 4, 6 and 8 points, and a favour with a space for a merchant.
    .text =
        The three King's Orders are worth 4, 6 and 8 VP to everybody who has done their action five times or more by the end. ¶
        A King's Favour is one more action for a single worker of the given colour, sometimes at a price. Each can be used once in a round, no matter by whom; Pray does not clear it.

lesson-justice = Tax, suspicion and debts
    .picture = The taxes, the eye of suspicion, an inquisitor with a torch, and a debt and a paid one.
    .text =
        Many suspicion cards and some rewards make you take silver from the tax supply. You can't refuse. When the supply is empty the Inquisition comes at once. ¶
        At an Inquisition first the townsfolk with a torch act. Then everybody who has the most suspicion gets an unpaid debt and discards half of their suspicion cards, rounded down. At last the supply is filled again. ¶
        An unpaid debt is −3 VP at the end, a paid one +1 VP. A destroyed debt is simply gone.

lesson-scoring = Points
    .picture = Three tracks: strength, influence and faith, each filled to another space; the star of points beside them.
    .text =
        At the end these count: fulfilled King's Orders, the three attributes by the scale below their track, workshops from the sixth on, monks, walls, outposts and jars from the fifth on, points on walls, converted outsiders, debts, and 1 VP for every three silver and provisions together. ¶
        Among equals more points for orders win, then fewer suspicion cards. Where that does not decide either, the victory is shared, with a virtual opponent too.

lesson-solo = Playing alone
    .picture = The opponent reveals a scheme with a sword and moves its marker along the track of resources.
    .text =
        You play against a virtual opponent. After each of your actions it turns over a scheme and tries what it shows: one of the six lower actions of its board, one of its simpler actions (Recruit, Pray, Trade, Conspire), the action of a King's Order, or a King's Favour. Where it can't, it does the first of the simpler actions that it can do, in this order, and at last it rests. ¶
        It collects neither silver nor provisions. Instead it moves a marker along a resource track of five spaces; after every lap its lowest attribute goes up. The marker also says which card it chooses. It pays no costs, colours of workers do not matter to it, and in every round it has three more of them than the number of the round. ¶
        You take one of two tavern cards; for the Criminals on the other one the opponent draws suspicion. After a round the last two places of the townsfolk and the first two of the outsiders are cleared, not just one of each. The harder the game, the more workshops it has from the start.

lesson-interface = How to play on this page
    .picture = A fighter glows: it goes to a free space of the action with the wall.
    .text =
        One sentence always says whose move it is and what is asked. What glows can be clicked: an action of your board, a card, a space of a region, a group of workers. The same answers are buttons below the question. ¶
        Point at a card, a space or a number, or hold your finger on it, to read what it means. If you can't do something now, you also read why. ¶
        Every action shows the price of its next step; a number that is struck out is the price without your paladin. On the attribute track the solid marker is yours for good, and the hatched part is what the paladin adds for this round. ¶
        The word “Board” beside the name of another player opens that player's board. On a phone the tabs “Table”, “Me” and “Log” show the table, your own board and the log of the game; a dot means that something glows there.

## Groups of cards

lesson-group-icons = Icons of rewards
lesson-group-actions = Actions
lesson-group-townsfolk = Townsfolk
lesson-group-outsiders = Outsiders
lesson-group-paladins = Paladins
lesson-group-favours = King's Favours
lesson-group-orders = King's Orders
lesson-group-walls = Walls
lesson-group-schemes = Schemes of the solo opponent
lesson-meaning = It means: { $does }.

## Other signs

lesson-group-signs = Other signs
lesson-sign-vp = Victory points, counted at the end of the game.
lesson-sign-worker = A worker of any kind, or how many of them there are.
lesson-sign-paladin = A paladin, or how many are left in a deck.
lesson-sign-townsfolk = Townsfolk, and how many are left in their pile.
lesson-sign-mercenary = Mercenaries among the outsiders whom you have converted.
lesson-sign-viking = Vikings, one of the three peoples of outsiders.
lesson-sign-byzantine = Byzantines, one of the three peoples of outsiders.
lesson-sign-saracen = Saracens, one of the three peoples of outsiders.
lesson-sign-seal = The King's seal: an Order or a Favour of his.
lesson-sign-suspicion = Suspicion cards: who has most pays at an Inquisition.
lesson-sign-inquisition = What happens at an Inquisition.
lesson-sign-now = At once, as soon as the card is yours.
lesson-sign-away = Sent away: a card for its reward, or workers off an action.
lesson-sign-first = The first player of this round.
lesson-sign-check = Done: this step of the action is behind you.
lesson-sign-lock = Can't be done now; beside it stands why.
lesson-sign-eye = Opens the whole board of another player.
