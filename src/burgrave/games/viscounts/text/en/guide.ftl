# The guided first game: what a step tells, why, and what is to be done.

guide-goal = Around the castle
    .what = Your viscount rides round this castle through five landscapes. You hire townsfolk, build, place workers in the castle and transcribe manuscripts.
    .why = All of that is worth points. The game ends when the pile of debts or that of deeds runs out: Poverty or Prosperity.

guide-pair = Where you begin
    .what = Everybody takes a card: it tells where the viscount starts and what you have. Its hero joins your deck.
    .why = This one flips a debt at once, so it is paid, and you get a resource for it.
    .do = Take the glowing pair.

guide-resource = Gold, ink or stone
    .what = Silver helps with trade, stone with building, gold in the castle, ink with manuscripts. Each piece counts as one icon.
    .why = We are off to the castle: gold counts as a noble there.
    .do = Take gold.

guide-slots = Three cards at work
    .what = This is your board. Every turn you play one card here, and all others move one slot to the right. So each works for three turns, then it drops off.
    .why = The icons on these cards pay for what you do. An empty slot has an icon of its own.

guide-play = Play a card
    .what = The Squire has the icon of a noble, which pays for workers in the castle. The number on a card tells how far your viscount goes.
    .why = Value 2: at least two spaces, further ones cost 1 silver each.
    .do = Press the Squire in your hand.

guide-move = Ride on
    .what = Towns on the outer road are for trade and buildings, those on the inner road for the castle and manuscripts.
    .why = This inner town is two spaces away, so it costs nothing.
    .do = Press the glowing town.

guide-action = One action a turn
    .what = Here you may place workers or transcribe a manuscript, if you have the icons. Townsfolk who stand there can be dismissed for icons, too.
    .why = Your icons and your gold are enough for three workers.
    .do = Choose to place workers.

guide-workers = Three make a leap
    .what = One icon, one worker. As soon as three of yours are in a section, one goes up, and the two others go to the neighbouring sections.
    .why = The higher, the better: a worker is worth 1, 2 or 3 points. And going up brings a reward.
    .do = Place three.

guide-tier = The reward of the section
    .what = Your worker is on the second tier and brings what this section shows. Three there would send one to the top.
    .why = A free card makes your deck better for the rest of the game.
    .do = Choose the free hire.

guide-hire = Somebody new
    .what = You may take any of those in the five landscapes. What is at the top right of a card happens at once.
    .why = The Tinker is a builder and a noble in one, and brings 1 virtue now. The card goes to your discard pile; you draw it later.
    .do = Press the Tinker.

guide-nobody = Not everybody is welcome
    .what = After the action you may hire the one beside your viscount for silver. The Antagonist is a criminal twice over.
    .why = Criminals stand for any icon, but each time you play one your corruption grows. Today you can do without.
    .do = Hire nobody.

guide-slide = Your cards move on
    .what = A new turn: the Squire has gone one slot to the right and still works. The first slot is free for the next card.
    .why = So plan ahead: what you play now still pays two turns later.

guide-play-again = Merchants for the market
    .what = The Lender has two merchant icons and value 1. As the card drops off one day, it flips a debt or a deed.
    .why = With your other icons that makes four merchants. Good for trade.
    .do = Press the Lender.

guide-move-again = To the town next door
    .what = Town 10 lies one space ahead, on the outer road. Two merchants there are worth 1 gold.
    .why = A small step costs nothing, and four merchants bring 2 gold.
    .do = Press town 10.

guide-trade = Trade
    .what = Every outer town trades in something else; the signs on it tell what, and for how many merchants.
    .why = In outer towns you may also build, with builders instead of merchants.
    .do = Choose to trade.

guide-times = How often?
    .what = Four icons are enough for two trades. Silver may stand for missing merchants.
    .why = Keep your silver for the road and for townsfolk.
    .do = Trade twice.

guide-buildings = Buildings
    .what = These are yours to build, from left to right ever dearer. On a spot beside a town they bring what is shown there, and points at the end.
    .why = Where a house stood on your board something comes to light: an icon or an ability for good.

guide-manuscripts = Manuscripts
    .what = At an inner town you transcribe the manuscript that lies there, for clerics and ink. It brings something at once, and its ribbon counts at the end.
    .why = Different ribbons or many alike: both are worth points.

guide-track = Virtue and corruption
    .what = Corruption comes from the left, virtue from the right. Where they meet there is a collision at the end of your turn.
    .why = Met far on the left you gain deeds, far on the right debts and silver. A deed is worth 1 point, 3 if approved; an unpaid debt costs 2.

guide-finish = You know enough: play on
    .what = A card, a ride, an action, perhaps a hire. That is every turn. The game goes on right here, against the same gentle bots.
    .why = “Hint” shows what a strong player would do. “?” explains the question before you.
