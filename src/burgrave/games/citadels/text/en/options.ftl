# Answers to questions: short labels for buttons, each saying plainly what will happen.

## The choice of characters

option-pick = Choose { $character_acc }
option-discard = Discard { $character_acc }
option-pass = Trade with nobody
option-trade-characters-with = Trade with { $seat }
option-hand-over = Hand over { $character_acc }

## A turn

option-end-turn = End the turn
option-gather = { $what ->
        [gold] Gather gold
       *[cards] Draw cards
    }
option-build = Build { $district_acc } (cost { $cost })
option-take-income = Take the income: { $what ->
        [gold] { $number } gold
        [cards] { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }
       *[either] { $number } in gold or cards
    }

## Characters

option-kill = Kill { $character_acc }
option-bewitch = Bewitch { $character_acc }
option-signed-warrant-on = Signed warrant against { $character_acc }
option-unsigned-warrant-on = Unsigned warrant against { $character_acc }
option-rob = Rob { $character_acc }
option-spy-on = Spy on { $seat }
option-flower-on = Threaten { $character_acc } (with the flower)
option-blank-on = Threaten { $character_acc } (without the flower)
option-swap-hands-with = Swap hands with { $seat }
option-redraw = Exchange cards for new ones
option-look-at-hand-of = Take a card from { $seat }
option-foresee = Take a card from everybody
option-take-crown = { $own ->
        [0] Take the crown
       *[other] Keep the crown (you have it already)
    }
option-give-crown-to = Pass the crown to { $seat }
option-take-alms-from = Take 1 gold from { $seat }
option-take-bonus = { $gold ->
        [0] { $count ->
            [one] Gain { $count } extra card
           *[other] Gain { $count } extra cards
        }
       *[other] Gain { $gold } extra gold
    }
option-navigate-for = { $what ->
        [gold] Gain 4 gold
       *[cards] Gain 4 cards
    }
option-study = Draw 7 cards, keep 1
option-destroy-in-city-of = { $own ->
        [0] Destroy a district in { $seat }'s city
       *[other] Destroy a district in your own city
    }
option-exchange-with-city-of = Exchange districts with { $seat }
option-seize-from-city-of = Seize a district from { $seat }
option-beautify = Beautify { $district_acc } for { $cost } gold
option-collect-taxes = Collect the taxes: { $gold } gold

## Districts

option-use-laboratory = Turn a card into 2 gold
option-use-smithy = Buy 3 cards for 2 gold
option-use-museum = Slip a card under the Museum
option-use-armory-against = { $own ->
        [0] Turn the Armory on { $seat }
       *[other] Turn the Armory on your own city
    }

## Choices within an action

option-card = { $cost ->
        [0] { $district }
       *[other] { $district } (cost { $cost })
    }
option-use-effect = { $what ->
        [library] Keep all of them
       *[other] Use it
    }
option-skip-effect = Do without
option-done = Discard no more cards
option-district = { $district }{ $beautified ->
        [0] { "" }
       *[other] , beautified
    } ({ $paid ->
        [0] cost { $cost }
       *[other] price { $cost }
    })
option-type = Look for { $type_gen-plural } districts
option-gold = { $number ->
        [0] Take cards only
       *[other] Take { $number } gold
    }
option-pay-with = { $what ->
        [gold] Pay the cost
        [framework] Destroy the Framework
       *[sacrifice] Destroy another district
    }
option-take-gold-from = Take gold from { $seat }
option-take = { $what ->
        [gold] Take 1 gold
       *[card] Take a random card
    }
option-keep-in-hand = Keep it in hand
option-build-now = Build it at once
option-confiscate = Confiscate the district
option-decline = Let it be built
option-bribe = Give up half the gold
option-refuse = Refuse and take the risk
option-reveal-threat = Turn the threat over
option-leave-threat = Leave the threat face down
