# The guided first game: what a step tells, why, and what is to be done.

guide-goal = Hold the city
    .what = You defend a city against outsiders: with walls and outposts, monks and paladins. The gate shows the round; after the seventh the game is over.
    .why = Whoever has most points then wins. Today you learn one whole round.

guide-first-hire = A helper for the whole game
    .what = Everybody begins with one of the townsfolk, for free. Below is what they do for you from now on, at the top right what they bring at once.
    .why = The Missionary gives you a provision now, and another whenever you convert somebody.
    .do = Press the Missionary.

guide-paladin = The hero of this round
    .what = You look at three paladins and choose one for this round. A paladin brings two workers and lends you attributes until the round ends.
    .why = Engelier lends 3 strength and 1 faith, and pays 2 silver when you attack. That is our plan.
    .do = Press Engelier.

guide-on-top = Next round in sight
    .what = Of the two others you put one back on top of your deck: it comes again next round. The other goes to the bottom.
    .why = You will have money matters then. Gérin is good at them.
    .do = Put Gérin on top.

guide-tavern = Four more workers
    .what = Each tavern card brings four workers. They are told apart by dress and colour.
    .why = A Criminal can stand anywhere, but brings suspicion. So take the card without any.
    .do = Take the Fighter, the Merchant and the two Scouts.

guide-tracks = Three attributes
    .what = Strength, influence and faith say what you may do. Solid is yours for good, hatched is lent by your paladin. The numbers below are points at the end.
    .why = They help each other: outposts need strength and give faith, monks need faith and give influence, walls need influence and give strength.

guide-attack = The actions of your board
    .what = Each action has sockets. A coloured one wants a worker of that colour, a dashed one takes anybody. Who stands there stays for the round.
    .why = To attack brings influence and what is on the outsider, and with Engelier 2 silver besides.
    .do = Press Attack.

guide-workers = Who goes?
    .what = A Scout and a Fighter have to go. For the last socket you choose.
    .why = You have Scouts to spare. The Merchant will be needed in a moment.
    .do = Send the second Scout.

guide-outsider = Choose your rival
    .what = Above each outsider is the strength it takes. Each 2 that you lack can be paid with a silver.
    .why = The Adventurer at the front takes least, and gives you a Labourer and a Cleric.
    .do = Press the Adventurer.

guide-garrison = Strength builds outposts
    .what = An outpost goes to a region for which your strength is enough. It costs a provision; each further one costs more.
    .why = You gain 1 faith and the reward of the space.
    .do = Press Garrison.

guide-workers-again = Fill the sockets
    .what = A Merchant and a Fighter have their own sockets here. Anybody will do for the third.
    .why = You will want two Labourers soon, so let the Scout go.
    .do = Send the Scout.

guide-space = A place on the map
    .what = Every free space of a region within your reach glows. What is drawn on it is yours at once.
    .why = A Labourer means one more worker this very round.
    .do = Press the glowing space with the Labourer.

guide-develop = For good: a workshop
    .what = For two workers and 4 silver you put up a workshop.
    .why = It stands in for a worker on an action for the rest of the game. So the same action costs you less every round.
    .do = Press Develop.

guide-two-of-them = Anybody will do
    .what = Both sockets of Develop are dashed. Labourers fit there, and nowhere in the coloured ones.
    .why = Keep the Cleric: whoever is not used may stay with you for the next round, three of them at most.
    .do = Send the two Labourers.

guide-workshop = Where does it pay?
    .what = A workshop fits the square sockets of the lower six actions.
    .why = At Attack it saves you a Scout from now on. And a worker joins you at once.
    .do = Put it at Attack, in place of the Scout.

guide-orders = The King's Orders
    .what = Three orders come to light in the first three rounds. Each names an action.
    .why = Whoever has done that action five times or more by the end gains the points on the banner.

guide-chest = Tax and suspicion
    .what = Suspicion and some rewards let you take silver from this chest. When it is empty the Inquisition comes.
    .why = Whoever then has most suspicion takes a debt: minus 3 points, unless it is paid.

guide-finish = You know enough: play on
    .what = Go on with the workers you have left, or pass: up to three stay with you. When all have passed, the next round begins, right here.
    .why = “Hint” shows what a strong player would do. “?” explains the question before you.
