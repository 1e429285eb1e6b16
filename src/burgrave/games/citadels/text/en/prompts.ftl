# Questions: one sentence, put to the player who answers.

## The choice of characters

prompt-pick = Which character do you choose?
    .help = A character is yours for one round, in secret; the other cards go on. Turns go from the lowest rank to the highest. The cards you pass on tell you who the others may be.
prompt-discard = Which character do you discard face down?
    .help = Nobody will be the discarded character this round, and you alone know it.
prompt-theater = With whom do you trade characters, thanks to the Theater?
    .help = You trade cards without a look at them first. You may also choose nobody.
prompt-hand_over = Which of your characters do you hand over?
    .help = You have two characters: one is handed over, and you get one of your opponent's two at random.

## A turn

prompt-turn = Your turn as { $character }: what do you do? (you have { $gold } gold and { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand)
    .help = Gather first: gold or cards. Then build, usually one district. The ability of your character, its income and your districts may be used at any moment, each once. What is grey says why.
prompt-keep = Which of the cards you drew do you keep?
    .help = The other cards go to the bottom of the deck.

## Building

prompt-pay = How do you pay for { $district_acc }? (cost: { $price }, you have { $gold } gold)
    .help = A part of the cost, or all of it, can be covered by something else than gold; what you choose, you lose.
prompt-sacrifice = Which district in your city do you destroy to build { $district_acc }?
    .help = The destroyed district stands for the whole price, and gives no more points.
prompt-den_cards = Which card do you discard instead of 1 gold to build { $district_acc } for { $price }? (cards chosen: { $picked }, you have { $gold } gold; those you skip on the list stay in hand)
    .help = Each discarded card stands for one gold of the price. The rest is paid in gold.
prompt-lender = From whom do you take the gold you lack for { $district_acc }?
    .help = You take exactly the gold that is missing and give a card for each. Nobody can refuse.
prompt-lender_cards = Which card do you give to { $whom } for 1 gold? (cards chosen: { $picked }; those you skip on the list stay in hand)
    .help = For each gold you took you give one card of your hand.
prompt-confiscate = What do you do with the warrant against { $character_acc }, now that { $district_acc } is being paid for?
    .help = A signed warrant may be shown: the district stands in your city for free, and whoever built it gets their gold back. An unsigned one does nothing, but you are always asked, so that the question tells nothing.

## Characters

prompt-bewitch = Which character do you bewitch?
    .help = Whoever has that character only gathers; you play the rest of their turn, with its abilities and your own cards and gold.
prompt-warrant = Against whom do you issue an unsigned warrant? (the lower rank first)
    .help = You lay down three warrants, one of them signed. You alone know who has it.
prompt-spy_type = Which districts do you look for in { $whom }'s hand?
    .help = For each card of that type in their hand you take one gold from them and a card from the deck.
prompt-threat_blank = Who gets the threat without the flower?
    .help = Both characters will be afraid, but only the flower takes all the gold.
prompt-threat = { $whom } threatens you: do you give up half of your gold, which is { $half }?
    .help = Whoever pays is safe. Whoever refuses loses all their gold if the threat has the flower and is revealed.
prompt-reveal_threat = { $who } ({ $character }) defies your threat and has { $their_gold } gold: what do you do with it?
    .help = With the flower you take all of that player's gold. Without it nothing is won, and the others learn the truth.
prompt-redraw = Which card do you discard to gain a new one from the deck? (cards chosen: { $picked }; those you skip on the list stay in hand)
    .help = For each card you discard you take a new one. The discarded ones go under the deck.
prompt-wizard_card = Which card do you take from { $whom }?
    .help = You may pay for the card and build it at once, or keep it in hand.
prompt-wizard_build = What do you do with the card you took: { $district }? (you have { $gold } gold)
    .help = Built at once it does not count against your building limit, but it costs what it always does.
prompt-seer_give = Which card do you give to { $whom }?
    .help = Everybody who lost a card gets one of your hand, perhaps the same.
prompt-emperor_takes = What do you take from { $whom } for the crown?
    .help = For the crown you take one gold, or a card of their hand at random.
prompt-abbot = How much of your income do you take in gold, if the rest comes in cards?
    .help = For each religious district you take one gold or one card. You divide before you see them.
prompt-study = Which of the cards you drew do you keep before the rest is shuffled into the deck?
    .help = One card stays with you; the rest is shuffled into the deck.
prompt-destroy = Which district do you destroy in { $own ->
        [0] { $whom }'s city
       *[other] your own city
    }? (you have { $gold } gold)
    .help = You pay one gold less than the district costs. Completed cities, and what is protected, are safe.
prompt-exchange_take = Which district do you take from { $whom }'s city? (you have { $gold } gold)
    .help = If it costs more than the one you give, you pay the difference.
prompt-exchange_give = Which of your districts do you give to { $whom } in return? (you have { $gold } gold)
    .help = The district you give is no longer yours. There is no change, even if it was worth more.
prompt-seize = Which district do you seize from { $whom } for its cost? (you have { $gold } gold)
    .help = You pay its owner what the district costs, and it stands in your city.
prompt-adviser = Your Emperor is dead: to whom does the adviser pass the crown?
    .help = Whoever gets the crown chooses a character before the others next round.

## Districts

prompt-laboratory = Which card do you discard in the Laboratory for 2 gold?
    .help = Once a turn a card of your hand is 2 gold.
prompt-museum = Which card do you slip under the Museum?
    .help = Each card that lies there is worth a point at the end.
prompt-armory = Which district in { $own ->
        [0] { $whom }'s city
       *[other] your own city
    } do you destroy along with the Armory?
    .help = Both districts go, and you pay nothing. Only completed cities are safe.

## Effects that one can do without

prompt-gold_mine = Do you take an extra coin from the Gold Mine?
    .help = In all you then take 3 gold instead of 2.
prompt-observatory = Do you draw 3 cards instead of 2 with the Observatory?
    .help = More cards to choose from; you still keep one, unless you may keep all.
prompt-library = Which of the cards you drew do you keep: one, or with the Library all of them?
    .help = You may keep one card, or all of them.
prompt-poor_house = Do you take a coin from the Poor House?
    .help = It is for whoever ends a turn without any gold.
prompt-refund = Do you take back the gold you spent on building this turn?
    .help = What was spent on building comes back; other expenses do not.
prompt-park = Do you take 2 cards from the Park?
    .help = They are for whoever ends a turn with an empty hand.
