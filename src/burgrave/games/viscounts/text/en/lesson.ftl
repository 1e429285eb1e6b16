# How Viscounts is played: the chapters of the page that teaches it.
#
# ¶ separates the paragraphs of a chapter.

## Chapters

lesson-goal = The goal
    .picture = Lands around the castle, and a viscount on his horse.
    .text =
        You lead a viscount around a castle, on a ring of five landscapes. You gather townsfolk, construct buildings, place workers in the castle and transcribe manuscripts. Whoever has the most victory points (VP) at the end wins. ¶
        The kingdom is heading either for Poverty or for Prosperity: with every debt and every deed that somebody takes, one of the two comes closer. When the last debt or the last deed is gone, the end is near. ¶
        Before the first round everybody, from the last player to the first, takes a player card with one of the heroes. It says where your viscount begins and with what.

lesson-turn = A turn
    .picture = The phases of a turn: a card, a ride, an action, hiring, a collision, drawing.
    .text =
        A turn has six phases: you shift your cards and play one, you move your viscount, you do one primary action, you may hire somebody, you resolve a collision if there is one, and you draw cards. ¶
        Which phase it is stands below the question. Phases in which there is nothing to decide pass by themselves.

lesson-cards = Your cards
    .picture = Three cards move to the right and the last drops onto a pile; beside them the signs of traders, builders and clerics.
    .text =
        Three cards are at work on your board at a time. At the beginning of your turn all of them go one slot to the right; the last one drops off to the discard pile, and some do something as they go. Then you play a card of your hand to the first slot. So every card works for three turns. ¶
        Icons on the three cards pay for actions: merchants, builders, nobles, clerics. A criminal stands for any of them, but whenever you play a card with a criminal you gain one corruption for every criminal on your board. ¶
        Slots without a card show icons that count as long as nothing lies there; buildings and Cleric Bonuses add more. ¶
        What is under a card says what it can do: the hand acts at once, the door when the card drops off, the eye as long as it lies there.

lesson-movement = Movement
    .picture = A viscount rides past towns and pays a silver for a further space. Another one stands on the way.
    .text =
        Your viscount goes along the arrows, at least as many spaces as the value of the card that you have just played. Every further space costs 1 silver. ¶
        On the outer road you trade or build, on the inner one you place workers or transcribe. Where others stand does not hinder you; but whoever is already there may put the cards of their board in another order.

lesson-actions = Primary actions
    .picture = A market with the sign of trade, a palace with a hammer, the castle with a worker, and a manuscript with a cross.
    .text =
        For every action you add up its icons on your board. What is missing you pay in goods, one for an icon: silver for Trade, stone for buildings, gold for workers, ink for manuscripts. ¶
        Once a turn you may also dismiss the townsfolk beside your viscount: you pay their cost, gain the effect at their top right, and their icons count for this action. The card leaves the game. ¶
        Trade: exchange icons for what the town shows, as often as you can pay. ¶
        Construct a Building: Workshops take 3 icons, Trading Posts 5, Guildhalls 7. The building goes to a free spot on your bank of the river, and you gain what the spot shows. If a building stands at the other end of a link, the owners of both gain the link. What was under the building on your board is yours for the rest of the game. ¶
        Place Workers: 1, 3, 5 or 8 icons for one, two, three or four workers in the section of the castle beside you. ¶
        Transcribe a Manuscript: take the one beside you for as many icons as it shows. Different ribbons make sets (1, 4, 9 or 16 VP), and whoever is first to have three of a colour gains its Cleric Bonus.

lesson-castle = The castle
    .picture = The castle on two steps: of three workers below one goes up.
    .text =
        When three of your workers stand in a section of the first tier, one goes up to the second tier and brings what the section shows; of the other two, one goes to each neighbouring section. That may be the third one there, too. ¶
        Three of yours in a section of the second tier send one to the third tier, for any resource. Whoever is first there, and later whoever has more workers there, leads the castle: one more card in hand, and 5 VP at the end. ¶
        Only three workers stay in a section. Whoever is on the move chooses whose is bumped off; its owner gains 2 silver on the first tier, 1 virtue and a resource on the second. ¶
        Workers are worth 1, 2 and 3 VP on the three tiers.

lesson-collision = Virtue, corruption and collisions
    .picture = A track on which corruption comes from the left and virtue from the right; they meet in the middle.
    .text =
        Corruption comes from the left of your track, virtue from the right. Where the two markers meet they stick together, and move together from then on. ¶
        If they stand together in the fifth phase of your turn, there is a collision: you gain what stands above their space, then, if your board fulfils the condition, what stands below it, and cards that wait for a collision act. Then the markers go back to their ends. ¶
        Far on the left there are deeds, far on the right debts and silver. When you shuffle your cards you gain 1 virtue, or 1 corruption if there is a criminal on your board.

lesson-people = Hiring, debts and deeds
    .picture = A merchant to be hired, a debt that is flipped, a deed, and a card destroyed for silver.
    .text =
        After the action you may hire the townsfolk beside your viscount: the card goes to your discard pile, and the effect at its top right happens at once. ¶
        A debt loses 2 VP until it is paid: whoever flips it gains any resource. A deed is worth 1 VP, and 3 once it is approved. ¶
        To destroy a card takes it out of the game and brings silver of its value; so your deck gets better. Nobody ever has fewer than three cards.

lesson-ending = The end and the points
    .picture = A debt and a deed, a palace, the castle with a crown and a worker, a manuscript, and the star of points.
    .text =
        When the last debt is taken, Poverty comes to light; with the last deed, Prosperity. The round is finished, one more is played, and the game is over. ¶
        If Poverty was revealed, whoever has approved most deeds gains points; if it was Prosperity, whoever has paid most debts. ¶
        Then count: buildings, workers in the castle, ribbons and manuscripts, Cleric Bonuses, the Castle Leader, deeds, and debts that are not paid.

lesson-solo = Alone
    .picture = The opponent reveals a scheme with a hammer and moves its viscount.
    .text =
        An automated opponent, the AI, plays with its own board and schemes instead of cards. Every turn it turns over a scheme, which says what it gains, how far it goes and what it tries to do. ¶
        Each of the four boards has another primary focus. More future schemes at the beginning make it stronger. The log tells every step of its turn.

lesson-interface = Playing on this page
    .picture = The town in the middle glows with its price above it; beside it a card and the signs of undo and hint.
    .text =
        One sentence always says whose move it is and what it is about. What glows can be clicked: a town, a card, a building spot, a section of the castle. What lies nowhere stands as a button below the question. ¶
        On a town that you could reach for silver, the price stands there before you click. Your icons for each action stand beside your cards; point at one of them to see where they come from. ¶
        Point at a card, a space or a number, or hold your finger on it, to read what it means. If something can't be done now, you also see why. The eye on another player's plate opens the whole board.

## Groups of cards

lesson-group-icons = Icons of rewards
lesson-group-kinds = Icons that pay for actions
lesson-group-townsfolk = Townsfolk
lesson-group-manuscripts = Manuscripts
lesson-group-buildings = Buildings
lesson-group-player-cards = Player cards
lesson-group-schemes = Schemes of the AI

## Icons

lesson-icon-silver = It hires and dismisses townsfolk, pays for further spaces, and counts as a merchant icon.
lesson-icon-stone = It counts as a builder icon.
lesson-icon-gold = It counts as a noble icon.
lesson-icon-ink = It counts as a cleric icon.
lesson-icon-resource = Ink, gold or stone, as you choose.
lesson-icon-virtue = The marker of virtue goes one space to the left.
lesson-icon-corruption = The marker of corruption goes one space to the right.
lesson-icon-debt = Take a debt from the pile: 2 VP less, until it is paid.
lesson-icon-deed = Take a deed from the pile: 1 VP, or 3 once it is approved.
lesson-icon-flip-debt = A debt is paid, and you gain any resource.
lesson-icon-flip-deed = A deed is approved, and worth 3 VP.
lesson-icon-discard = A card of your hand, or the top of your draw pile unseen, goes to the discard pile.
lesson-icon-destroy = A card of your hand, or the top of your draw pile unseen, leaves the game; you gain silver of its value.
lesson-icon-draw = Draw a card.
lesson-icon-rearrange = Put the cards on your board in another order.
lesson-icon-shuffle = Your discarded cards are shuffled into your draw pile.
lesson-icon-hire = One of the visible townsfolk joins your discard pile for free.
lesson-icon-castle-move = One of your workers on the first tier goes to a neighbouring section.
lesson-icon-workers = A worker comes to any section of the castle for free.
lesson-kind-trade = Pays for Trade.
lesson-kind-build = Pays for buildings.
lesson-kind-noble = Pays for workers in the castle.
lesson-kind-cleric = Pays for manuscripts.
lesson-kind-criminal = Stands for any other icon; but criminals bring corruption.

## Other signs

lesson-group-signs = Other signs
lesson-sign-vp = Victory points, counted at the end of the game.
lesson-sign-hand = At once: when the card is played, or when somebody is hired.
lesson-sign-draw = When the card drops off your board.
lesson-sign-eye = As long as the card lies there; beside a name, the whole board of that player.
lesson-sign-swords = At a collision of virtue and corruption.
lesson-sign-move = Your viscount may go so many spaces further for free.
lesson-sign-house = A building, or what happens when you construct one.
lesson-sign-scroll = A manuscript, or what happens when you transcribe one.
lesson-sign-crown = The Castle Leader: most workers on the third tier.
lesson-sign-check = On the side that counts: a paid debt or an approved deed.
lesson-sign-lock = Locked for now, or not possible; a closer look tells why.
lesson-sign-gate = Outsiders before the gates (Gates of Gold).
