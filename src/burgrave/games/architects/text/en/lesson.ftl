# How Architects is played: the chapters of the page that teaches it.
#
# ¶ stands between the paragraphs of a chapter.

## Chapters

lesson-goal = The aim
    .picture = A town with the cathedral in the middle; workers of four players stand between the houses.
    .text =
        You are the king's architects. You send workers for resources, hire apprentices, construct buildings and work together on the Cathedral. Whoever has most victory points (VP) at the end wins. ¶
        You may be virtuous, or not: the Black Market and the tax of others bring much and fast, but cost virtue, which counts at the end and opens or closes ways. ¶
        At the beginning everybody chooses three building cards: keep one of four, pass the others to the left, three times.

lesson-turn = A turn
    .picture = A third worker joins two in the forest and brings three wood.
    .text =
        In a turn you place one worker and do what can be done there. Then the next player has a turn. ¶
        Workers stay where they stand and make the next action there stronger: the third worker in the Forest brings 3 wood. But the larger a group, the gladder somebody captures it. ¶
        Whoever has no workers left takes one back from the board, and that is the whole turn. At the end of a turn at most 6 building cards stay in hand.

lesson-places = Resources
    .picture = Stone, wood, clay and gold, marble and virtue, and a market at the end.
    .text =
        The Quarry brings stone and the Forest wood: one for each of your workers there. The Silversmith brings a silver, and one more for each. ¶
        The Mines bring clay (one, and one for each) or gold (one for every two). ¶
        In the King's Storehouse you trade once for each worker: any 2 of clay, wood or stone for a point of virtue, or any 3 of wood or stone for a marble. Some apprentices add trades of their own. ¶
        At the Tax Stand you take all silver that others have paid as tax, and lose 2 virtue.

lesson-workshop = Workshop and apprentices
    .picture = Three apprentices, four silver and three skills: carpentry, tiling, masonry.
    .text =
        In the Workshop you hire an apprentice for 4 silver, 2 of which are tax, or draw a building card and one more for every two of your workers. ¶
        One worker reaches the apprentices of the first column. Each column further takes one more worker, or a silver on every card of that row that you skip. Whoever hires an apprentice takes the silver on the card. ¶
        An apprentice has skills that buildings need (carpentry, tiling, masonry), and mostly an ability. You may have five.

lesson-capture = Capturing
    .picture = Two workers in the town centre seize three of another player for a silver.
    .text =
        In the Town Centre you capture all workers of one colour at one place, once for each of your workers there. The first capture costs 1 silver as tax, each further one 1 silver. ¶
        You may take your own workers, too: they come back to your supply and can work again. Those of others come to your board. ¶
        With four or five players all captures of an action are from one place, with fewer from at most two.

lesson-guardhouse = Guardhouse and Prison
    .picture = Workers of others behind bars beside the guardhouse; silver for them, and a debt beside it.
    .text =
        In the Guardhouse you may do one thing for each of your workers: send those you have captured to Prison for a silver each, release your own from Prison for nothing, have your own back from others (5 silver, 2 of them tax, or a debt and a point of virtue), or pay a debt (6 silver, 3 of them tax), which brings a point of virtue. ¶
        An unpaid debt costs 2 VP at the end. Every two of your own workers in Prison cost 1 VP.

lesson-market = The Black Market
    .picture = Three stalls by night, workers at two of them; above them virtue and corruption.
    .text =
        It has three spaces for one worker each: the small market for 1 silver, an apprentice for nothing or one of five building cards for 2, the large market for 3. Each costs a point of virtue as well. ¶
        When all spaces are taken, or a worker comes to a space with arrows in the Guildhall, the market is reset: its workers go to Prison, and new goods come. Whoever then has three or more in Prison loses a point of virtue, and who has most of all takes a debt. ¶
        With a virtue of 10 or more the Black Market is closed to you.

lesson-guildhall = Guildhall and buildings
    .picture = A worker before the guildhall, stone, wood and clay, and for them a building that is not there yet.
    .text =
        A worker in the Guildhall stays there for the rest of the game. You build for it: a building of your hand, or a level of the Cathedral. ¶
        A building takes the resources at the top of its card, and each skill it needs must be on one of your apprentices. The golden number is its points at the end. A hand before an effect means at once, a star of points at the end of the game.

lesson-cathedral = The Cathedral
    .picture = A cathedral of five levels with workers on the upper ones; virtue and points beside it.
    .text =
        A level costs resources and a building card of your hand. You reveal a reward: a point of virtue, and something else. ¶
        Higher levels have fewer spaces; whoever stands below has to wait until somebody goes further up. At the end your level counts: 2, 4, 7, 12 or 20 VP. ¶
        With a virtue below 5 you cannot work on the Cathedral.

lesson-virtue = Virtue
    .picture = The virtue track, filled to the middle: corruption and the black market at the left, the cathedral and virtue at the right.
    .text =
        Everybody begins on space 7. At the end a space of the virtue track counts from −9 to 7 VP. ¶
        On spaces 0 to 3 you pay less tax. Whoever falls below 0 takes a debt for each point; whoever goes beyond 14 may destroy a debt for each.

lesson-ending = The end and points
    .picture = Buildings and the cathedral, then virtue, gold, marble and debts.
    .text =
        When the last space of the Guildhall is filled, everybody has one more turn. ¶
        What counts: buildings and their effects, the level of the Cathedral, virtue, gold and marble 1 VP each, every 10 silver. Each unpaid debt costs 2 VP, and every two of your workers in Prison 1 VP. ¶
        Of equal scores the higher virtue wins, then more silver.

lesson-solo = Playing alone
    .picture = An opponent with a crown reveals a scheme and sends a worker.
    .text =
        You play against a virtual opponent: Constantine, who builds, or Helena, who captures more often. Every turn it reveals a scheme, which says where its worker goes and what it does there. ¶
        The schemes of the box are not known to us, so this is an opponent of our own. The difficulty gives it more points at the end.

lesson-interface = Playing on this page
    .picture = The house in the middle glows and a hand points at it; beside it a card and the signs of undo and hint.
    .text =
        One sentence always says whose move it is and what is asked. What glows can be clicked: a place, a group of workers, a card. What lies nowhere is a button under the question. ¶
        The sign of a place says what your next worker would bring there, and where you capture, a group says what it is worth. Below a card in hand you see what is missing for it. ¶
        Hover over a card, a place or a number, or hold a finger on it, to read what it means. If something can't be done now, you see why. The eye on another player's plate opens that board.

## Groups

lesson-group-icons = Icons
lesson-group-skills = Skills
lesson-group-apprentices = Apprentices
lesson-group-buildings = Buildings
lesson-group-characters = Characters
lesson-group-schemes = Schemes of the virtual opponent

## Icons

lesson-skill = An apprentice has it, and buildings need it.
lesson-icon-silver = Silver
    .text = Pays for apprentices, captures, the Black Market and debts.
lesson-icon-clay = Clay
    .text = From the Mines, for buildings.
lesson-icon-wood = Wood
    .text = From the Forest, for buildings and the Cathedral.
lesson-icon-stone = Stone
    .text = From the Quarry, for buildings and the Cathedral.
lesson-icon-gold = Gold
    .text = For buildings and the Cathedral; 1 VP at the end.
lesson-icon-marble = Marble
    .text = For buildings and the Cathedral; 1 VP at the end.
lesson-icon-virtue = Virtue
    .text = The marker goes so many spaces up or down the virtue track.
lesson-icon-debt = Debt
    .text = An unpaid one costs 2 VP at the end.
lesson-icon-tax = Tax
    .text = Silver that goes to the Tax Stand.
lesson-icon-plans = Building card
    .text = Drawn from the pile; before an arrow it is paid from the hand.
lesson-icon-hire = Apprentice
    .text = Hire any of those who lie open.
lesson-icon-capture = Capture
    .text = Take all workers of one colour from one place.
lesson-icon-release = Release
    .text = Your workers come back from Prison to your supply.
lesson-icon-reclaim = Have back
    .text = Your workers come back from the boards of others to your supply.
lesson-icon-trade = Trade
    .text = In the King's Storehouse.
lesson-icon-reset = Black Market reset
    .text = Its workers go to Prison, and its goods change.
lesson-icon-market = Black Market
    .text = When you work there.
lesson-icon-cathedral = Cathedral
    .text = A level of the Cathedral, or when you work there.
lesson-icon-at-once = At once
    .text = The effect of a building that is done once, when it is built.
lesson-icon-points = Victory points
    .text = Counted at the end of the game.

## Other signs

lesson-group-signs = Other signs
lesson-sign-house = A building, or what happens when you construct one.
lesson-sign-cards = So many cards are left in this pile.
lesson-sign-crown = Whoever has most of it; beside a name, whoever went first.
lesson-sign-check = Paid, or can be paid; in the Guildhall the space that ends the game.
lesson-sign-eye = Opens the whole board of another player.
