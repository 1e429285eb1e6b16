# Questions: one sentence, put to the player who answers.

## The choice of characters

prompt-pick = Which character do you choose?
prompt-discard = Which character do you discard face down?
prompt-theater = With whom do you trade characters, thanks to the Theater?
prompt-hand_over = Which of your characters do you hand over?

## A turn

prompt-turn = Your turn as { $character }: what do you do? (you have { $gold } gold and { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in hand)
prompt-keep = Which of the cards you drew do you keep?

## Building

prompt-pay = How do you pay for { $district_acc }? (cost: { $price }, you have { $gold } gold)
prompt-sacrifice = Which district in your city do you destroy to build { $district_acc }?
prompt-den_cards = Which card do you discard instead of 1 gold to build { $district_acc } for { $price }? (cards chosen: { $picked }, you have { $gold } gold; those you skip on the list stay in hand)
prompt-lender = From whom do you take the gold you lack for { $district_acc }?
prompt-lender_cards = Which card do you give to { $whom } for 1 gold? (cards chosen: { $picked }; those you skip on the list stay in hand)
prompt-confiscate = What do you do with the warrant against { $character_acc }, now that { $district_acc } is being paid for?

## Characters

prompt-bewitch = Which character do you bewitch?
prompt-warrant = Against whom do you issue an unsigned warrant? (the lower rank first)
prompt-spy_type = Which districts do you look for in { $whom }'s hand?
prompt-threat_blank = Who gets the threat without the flower?
prompt-threat = { $whom } threatens you: do you give up half of your gold, which is { $half }?
prompt-reveal_threat = { $who } ({ $character }) defies your threat and has { $their_gold } gold: what do you do with it?
prompt-redraw = Which card do you discard to gain a new one from the deck? (cards chosen: { $picked }; those you skip on the list stay in hand)
prompt-wizard_card = Which card do you take from { $whom }?
prompt-wizard_build = What do you do with the card you took: { $district }? (you have { $gold } gold)
prompt-seer_give = Which card do you give to { $whom }?
prompt-emperor_takes = What do you take from { $whom } for the crown?
prompt-abbot = How much of your income do you take in gold, if the rest comes in cards?
prompt-study = Which of the cards you drew do you keep before the rest is shuffled into the deck?
prompt-destroy = Which district do you destroy in { $own ->
        [0] { $whom }'s city
       *[other] your own city
    }? (you have { $gold } gold)
prompt-exchange_take = Which district do you take from { $whom }'s city? (you have { $gold } gold)
prompt-exchange_give = Which of your districts do you give to { $whom } in return? (you have { $gold } gold)
prompt-seize = Which district do you seize from { $whom } for its cost? (you have { $gold } gold)
prompt-adviser = Your Emperor is dead: to whom does the adviser pass the crown?

## Districts

prompt-laboratory = Which card do you discard in the Laboratory for 2 gold?
prompt-museum = Which card do you slip under the Museum?
prompt-armory = Which district in { $own ->
        [0] { $whom }'s city
       *[other] your own city
    } do you destroy along with the Armory?

## Effects that one can do without

prompt-gold_mine = Do you take an extra coin from the Gold Mine?
prompt-observatory = Do you draw 3 cards instead of 2 with the Observatory?
prompt-library = Which of the cards you drew do you keep: one, or with the Library all of them?
prompt-poor_house = Do you take a coin from the Poor House?
prompt-refund = Do you take back the gold you spent on building this turn?
prompt-park = Do you take 2 cards from the Park?
