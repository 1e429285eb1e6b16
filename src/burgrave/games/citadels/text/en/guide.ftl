## The guided first game

guide-goal = Build the finest city
    .what = This street is your city. Everybody builds theirs. As soon as one city has seven districts, the round is played to its end, and the game is over.
    .why = Each district is worth as many points as it costs. Height is cost: the tall ones are worth most.

guide-cast = Eight characters, anew each round
    .what = Every round each player secretly takes one of these characters. They are called from 1 to 8, and whoever has the one that is called takes a turn.
    .why = Characters that lie face up are out of this round: nobody can be them. That is a first clue to who is who.

guide-pick = Choose who you are
    .what = You wear the crown, so you choose first. The Merchant gets an extra coin, and one more for each green trade district. You hold such a card: the Docks.
    .why = What brings most depends on your city and your hand. And on what the others expect of you.
    .do = Press the Merchant.

guide-bonus = Your turn, and what you are good at
    .what = The Merchant is called: now everybody sees who you are. An ability may be used at any moment of your turn, once.
    .why = Here it is simply one more coin. Other characters kill, steal, swap hands or tear down.
    .do = Take the extra coin.

guide-gather = First gather
    .what = Every turn begins with a choice: two coins, or two cards of which you keep one.
    .why = Your hand is full of districts already. What you lack is coins to build them.
    .do = Take two coins.

guide-build = Then build one district
    .what = A card shows its cost in the corner and its kind by colour and sign. You pay, and it stands in your city. Never two of the same name.
    .why = The Docks cost 3 and are worth 3 points. They are a trade district, so they pay the Merchant at once.
    .do = Press the Docks in your hand.

guide-income = The income of your character
    .what = Ranks 4, 5, 6 and 8 earn a coin for each district of their colour. You take it when you like, but only once a turn.
    .why = You built first: so the Docks count already.
    .do = Take the income.

guide-end-turn = Nothing left to do
    .what = You have gathered, built and been paid. After you the Architect and the Warlord are called, if anybody has them.
    .why = The log tells every turn. Click on a line of it, and you see the table as it was then.
    .do = End your turn.

guide-second-round = The crown has moved on
    .what = Cyril was the King, so the crown is his now. He chose first this time; the cards came round to you with two of them gone.
    .why = Whoever chooses early has the choice. Whoever chooses late knows more of what the others may be.

guide-pick-again = Somebody to fear
    .what = The Thief names a character. When it is called, all coins of whoever it is are yours.
    .why = You pass the Magician and the Bishop on to Bruno: he must be one of them.
    .do = Press the Thief.

guide-rob = Name a character, not a player
    .what = You rob the character, whoever it may be. If nobody has it, you get nothing. Rank 1 and a killed character can't be robbed.
    .why = Bruno is the Magician or the Bishop. The Magician is called right after you, before he can spend anything.
    .do = Press the Magician.

guide-draw = This time cards
    .what = Two cards from the deck, and you keep one. The other goes under the deck.
    .why = You have coins for a cheap district. A fuller hand gives you more to choose from later.
    .do = Draw cards.

guide-keep = Keep one of them
    .what = Look at cost and colour. A city with all five colours is worth 3 points more at the end.
    .why = Point at a card, or hold a finger on it, to read all it does.
    .do = Press the card that you like better.

guide-build-again = Cards that glow can be built
    .what = What glows you can pay for. What is grey says why not. Often it pays to save for something tall.
    .why = The first to complete a city gets 4 points, everybody else who does gets 2. So being quick counts as well.
    .do = Press a district that glows.

guide-finish = You know enough: play on
    .what = Choose, gather, build, and guess who the others are. That is the whole game. It goes on right here, against the same gentle bots.
    .why = “Hint” shows what a strong player would do. “?” explains the question before you.
