# The guided first game: what a step tells, why, and what is to be done.

guide-goal = You are the king's architects
    .what = Send workers into town, gather what you need, and build here in the Guildhall. When all its spaces are taken, everybody has one more turn, and the game is over.
    .why = Buildings bring most points, then the Cathedral and your virtue. Today you put up your first building.

guide-keep = Choose what you will build
    .what = Everybody keeps one card of these and passes on the rest, three times. At the top of a card is what it costs, in gold what it is worth.
    .why = The Well is easy to begin with: 2 wood and 2 stone, no skills, 3 points. And it gives you 4 clay at once.
    .do = Keep the Well. Take the next two as you like.

guide-forest = One worker a turn
    .what = In your turn you place one worker and do what can be done there. The Forest brings wood.
    .why = You need 2 wood for the Well. The first worker brings one.
    .do = Press the Forest.

guide-forest-again = Together they bring more
    .what = Your worker is still in the Forest. Workers stay, and each of them counts: the second one brings 2 wood, a third would bring 3.
    .why = Large groups are the heart of this game. But they catch the eye of others.
    .do = Press the Forest once more.

guide-quarry = Now stone
    .what = The Quarry works like the Forest. The Mines give clay or gold, the Silversmith gives silver.
    .why = You lack 2 stone for the Well.
    .do = Press the Quarry.

guide-quarry-again = And the second one
    .what = Two workers in the Quarry bring 2 stone. You have twenty workers in all, so do not be stingy with them.
    .why = After this turn you have everything the Well costs.
    .do = Press the Quarry.

guide-town-centre = Bruno's silver grows
    .what = Bruno has two workers at the Silversmith. In the Town Centre you can have a whole group arrested.
    .why = It takes his gain away, and it will bring you silver. The first capture costs 1 silver of tax.
    .do = Press the Town Centre.

guide-capture = All of one colour from one place
    .what = You take all workers of one colour from one place to your own board. Your own may be taken, too: they come home and can work again.
    .why = Bruno loses two workers, and has to fetch them back.
    .do = Press Bruno's workers at the Silversmith.

guide-guardhouse = What to do with them
    .what = In the Guardhouse your captives are handed over. Your own workers are released from Prison here, and debts are paid.
    .why = Every captive brings 1 silver.
    .do = Press the Guardhouse.

guide-prison = Off to Prison
    .what = Your captives go to Prison, and you get a silver for each of them.
    .why = Whoever has many workers in Prison may lose virtue or take a debt when the Black Market is cleared.
    .do = Send them to Prison.

guide-virtue = How honest are you?
    .what = This track is your virtue. It counts at the end, from minus 9 to plus 7 points.
    .why = Below 5 you may not work on the Cathedral. From 10 on the Black Market is closed to you. Both ways can win.

guide-market = The Black Market
    .what = Three spaces for one worker each. For silver and a point of virtue you get at once what would take many turns.
    .why = When all three are taken, the market is cleared and its workers go to Prison. You need not go there today.

guide-workshop = Skilful hands
    .what = In the Workshop you hire an apprentice for 4 silver, half of which is tax, or draw building cards.
    .why = Larger buildings need skills: carpentry, tiling, masonry. Only apprentices have them.
    .do = Press the Workshop.

guide-hire = Choose an apprentice
    .what = With one worker you reach this column. For each column further you need one worker more, or lay silver on the cards that you skip.
    .why = An apprentice lends you the skills on the card for good, and often an ability. Some cost or bring virtue.
    .do = Press an apprentice that glows.

guide-guildhall = Time to build
    .what = A worker in the Guildhall stays there for ever, and brings the end of the game nearer.
    .why = For it you put up a building from your hand, or a level of the Cathedral.
    .do = Press the Guildhall.

guide-construct = Your first building
    .what = You pay 2 wood and 2 stone, and the Well stands in your street. What is behind the hand happens at once.
    .why = 3 points at the end, and 4 clay now for the next one.
    .do = Press the Well.

guide-cathedral = The Cathedral
    .what = All build it together, each on a way up of their own. A level costs goods and a building card of your hand, and brings a reward.
    .why = The five levels are worth 2, 4, 7, 12 and 20 points, but there is less room the higher you come.

guide-finish = You know enough: play on
    .what = Gather in groups, capture those of others, hire, build. The game goes on right here, until the Guildhall is full.
    .why = “Hint” shows what a strong player would do. “?” explains the question before you.
