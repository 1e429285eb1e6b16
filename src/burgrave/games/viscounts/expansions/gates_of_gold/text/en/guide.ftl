# The guided game of what is new: what a step tells, why, and what is to be done.

guide-gates-new = Strangers before the gates
    .what = These outsiders have come from far away. You may welcome them, or turn them away. Everything else goes on as you know it.
    .why = Whoever you welcome works for you like any card, and brings points at the end for what stands at the foot.

guide-gates-pair = You begin as ever
    .what = A player card with its hero, as in the base game.
    .why = This pair starts with a debt that is paid at once.
    .do = Take the glowing pair, then a resource.

guide-gates-orders = The King's Orders
    .what = Everybody has one order in the deck from the start. It is played like any card, and has an icon of a merchant.
    .why = When it drops off your board after three turns, you welcome an outsider. If you destroy it from your hand, you get 3 silver and turn one away instead.

guide-gates-play = Send for somebody
    .what = The order begins its way across your board. In three turns it drops off at the other end.
    .why = The sooner it is on its way, the sooner a new card works for you.
    .do = Press the King's Order.

guide-gates-move = Three spaces on
    .what = The order has the value 3, so your viscount rides at least three spaces.
    .why = Town 9 is three away: no silver needed. You will want it in a moment.
    .do = Press town 9.

guide-gates-trade = A trade in passing
    .what = Three merchant icons are enough for one stone here.
    .why = Stone helps with building later on.
    .do = Choose to trade.

guide-gates-times = Once will do
    .what = Silver may stand for missing merchants and bring more stone.
    .why = But you need 3 silver in a moment. So trade once, for nothing.
    .do = Trade once.

guide-gates-board = Your own manuscript board
    .what = What you transcribe now goes to the column of its ribbon, and a column with a manuscript in it is open.
    .why = Column 1 is open already: an order for 3 silver. The others let you pay silver with resources, draw a card, or rearrange your cards.

guide-gates-buy = One more order
    .what = Column 1: instead of hiring somebody you take an order for 3 silver. It goes to your discard pile, and you may discard a card as well.
    .why = Two orders, two outsiders. Good ones are worth many points.
    .do = Take the King's Order.

guide-gates-builders = Cards for builders, and the leader
    .what = Who first has one building of each kind gains the first card, who first has three of one kind the second. They stay with you.
    .why = Each brings points and an ability. The Castle Leader, too, has a new ability instead of one more card in hand.

guide-gates-welcome = Your order has arrived
    .what = It drops off your board: choose an outsider. The card goes to your discard pile, for free.
    .why = Look at the icons, at what it does, and at the points at its foot. Its place is filled at once.
    .do = Press the outsider that you like best.

guide-gates-finish = That is all that is new
    .what = Orders, outsiders, columns, builders. Play on right here, against the same gentle bots.
    .why = New townsfolk and manuscripts came along, too. Point at a card to read what it does.
