# The log of a game: one sentence for each event.
#
# The attribute private is the sentence for those who know more than the rest of the table.

## Rounds and the choice of characters

log-round = Round { $number }: { $who } has the crown.
log-face-up = { $characters_count ->
        [one] Character discarded face up: { $characters }.
       *[other] Characters discarded face up: { $characters }.
    }
log-picks = { $who } chooses a character.
    .private = { $who } chooses { $character_acc }.
log-discards = { $who } discards a character face down.
    .private = { $who } discards a character face down: { $character }.
log-theater = Theater: { $who } trades characters with { $whom }.
    .private = Theater: { $who } hands over { $given_character_acc } and gets { $got_character_acc } from { $whom } in return.

## The course of a turn

log-nobody = { $character }: nobody answers.
log-reveals = { $who } reveals { $character_acc }.
log-gathers-gold = { $who } gathers { $gold } gold.
log-gathers-cards = { $who } draws { $count ->
        [one] the last card of the deck and keeps it.
       *[other] { $count } cards and keeps { $kept }.
    }
    .private = { $who } draws { $count ->
        [one] the last card of the deck
       *[other] { $count } cards
    } and keeps { $cards_acc }.
log-income = { $who } takes the income from { $type_gen-plural } districts: { $count ->
        [0] { $gold ->
            [0] nothing, for the deck is empty.
           *[other] { $gold } gold.
        }
       *[other] { $gold ->
            [0] {""}
           *[other] { $gold } gold and{" "}
        }{ $count ->
            [one] { $count } card.
           *[other] { $count } cards.
        }
    }
    .private = { $who } takes the income from { $type_gen-plural } districts: { $gold ->
        [0] {""}
       *[other] { $gold } gold and{" "}
    }{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards }).
log-poor-house = Poor House: { $who } gains 1 gold.
log-park = Park: { $who } gains { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
    .private = Park: { $who } gains { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards }).

## Building

log-builds = { $who } builds { $district_acc }{ $gold ->
        [0] {" "}without spending any gold.
       *[other] {" "}for { $gold } gold.
    }
log-builds-with-framework = { $who } destroys the Framework to build { $district_acc }.
log-builds-by-sacrifice = { $who } destroys { $sacrifice_acc } to build { $district_acc }.
log-den-cards = Thieves' Den: { $who } discards { $count ->
        [one] { $count } card instead of { $count } gold.
       *[other] { $count } cards instead of { $count } gold.
    }
log-exchanges = { $who } takes { $count } gold from { $whom } and gives in return { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
    .private = { $who } takes { $count } gold from { $whom } and gives in return { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards }).
log-confiscates = { $who } shows the signed warrant and confiscates { $district_acc }; { $whom } gets the gold back.
log-pays-tax = { $who } pays 1 gold in tax.
log-completes = { $who } is the first to complete a city: this is the last round.

## Characters

log-kills = { $who } kills { $character_acc }.
    .private = { $who } kills { $character_acc }: { $whom }.
log-bewitches = { $who } bewitches { $character_acc }.
log-resumes = { $who }, the Witch, plays the rest of the turn as { $character_gen }.
log-warrants = { $who } issues warrants against { $characters_acc }.
    .private = { $who } issues warrants against { $characters_acc }; the signed one is against { $character_acc }.
log-robs = { $who } sets out to rob { $character_acc }.
log-steals = { $who } robs { $whom } { $gold ->
        [0] but finds an empty purse.
       *[other] of { $gold } gold.
    }
log-spies = { $who } looks for { $type_gen-plural } districts in { $whom }'s hand { $gold ->
        [0] { $count ->
            [0] but gains nothing.
            [one] and gains { $count } card but no gold.
           *[other] and gains { $count } cards but no gold.
        }
       *[other] and takes { $gold } gold{ $count ->
            [0] .
            [one] , gaining { $count } card as well.
           *[other] , gaining { $count } cards as well.
        }
    }
    .private = { $who } looks for { $type_gen-plural } districts in { $whom }'s hand ({ $cards_count ->
        [0] no cards
       *[other] { $cards }
    }) { $gold ->
        [0] { $count ->
            [0] but gains nothing.
            [one] and gains { $count } card but no gold.
           *[other] and gains { $count } cards but no gold.
        }
       *[other] and takes { $gold } gold{ $count ->
            [0] .
            [one] , gaining { $count } card as well.
           *[other] , gaining { $count } cards as well.
        }
    }
log-threats = { $who } threatens { $characters_acc }.
    .private = { $who } threatens { $characters_acc }; the flower goes to { $character_dat }.
log-bribes = { $who } bribes { $whom }{ $gold ->
        [0] , but half the purse comes to 0 gold.
       *[other] {" "}with { $gold } gold.
    }
log-refuses = { $who } defies the threat and gives nothing to { $whom }.
log-leaves-threat = { $who } does not turn the threat over.
log-reveals-blank = { $who } turns over a threat without the flower: { $whom } loses nothing.
log-reveals-flower = { $who } turns over the flower { $gold ->
        [0] but { $whom } has no gold at all.
       *[other] and takes all of { $whom }'s gold: { $gold }.
    }
log-swaps-hands = { $who } swaps hands with { $whom }, giving { $given ->
        [0] no cards
        [one] { $given } card
       *[other] { $given } cards
    } and getting { $got ->
        [0] none.
       *[other] { $got }.
    }
log-redraws = { $who } exchanges { $count ->
        [0] no cards at all.
        [one] { $count } card for a new one from the deck.
       *[other] { $count } cards for new ones from the deck.
    }
    .private = { $who } exchanges { $count ->
        [one] { $count } card for a new one from the deck
       *[other] { $count } cards for new ones from the deck
    } ({ $cards }).
log-looks = { $who } looks at { $whom }'s hand.
    .private = { $who } looks at { $whom }'s hand ({ $cards }).
log-takes-openly = { $who } takes a card from { $whom }'s hand to build it at once: { $card }.
log-takes-card = { $who } takes a card from { $whom }'s hand.
    .private = { $who } takes a card from { $whom }'s hand: { $card }.
log-takes-at-random = { $who } takes a random card from { $whom }'s hand.
    .private = { $who } takes a random card from { $whom }'s hand: { $card }.
log-gives-card = { $who } gives a card to { $whom }.
    .private = { $who } gives a card to { $whom }: { $card }.
log-takes-crown = { $who } takes the crown.
log-gives-crown = { $who } passes the crown to { $whom }.
log-takes-gold = { $who } takes { $gold } gold from { $whom }.
log-bonus = { $character }: { $who } gains { $gold ->
        [0] { $count ->
            [0] no extra cards, for the deck is empty.
            [one] { $count } extra card.
           *[other] { $count } extra cards.
        }
       *[other] { $gold } extra gold.
    }
    .private = { $character }: { $who } gains { $count ->
        [one] { $count } extra card
       *[other] { $count } extra cards
    } ({ $cards }).
log-alchemist = Alchemist: { $who } gets { $gold } gold back.
log-studies = { $who } draws { $count ->
        [one] the last card of the deck and keeps it.
       *[other] { $count } cards, keeps 1 and shuffles the rest into the deck.
    }
    .private = { $who } draws { $count ->
        [one] the last card of the deck and keeps { $card_acc }.
       *[other] { $count } cards, keeps { $card_acc } and shuffles the rest into the deck.
    }
log-destroys = { $who } destroys { $district_acc } in { $own ->
        [1] the own city
       *[other] { $whom }'s city
    } { $gold ->
        [0] for free.
       *[other] for { $gold } gold.
    }
log-exchanges-districts = { $who } gives { $given_district_acc } for { $got_district_acc } from { $whom }'s city { $gold ->
        [0] without paying anything.
       *[other] and pays { $gold } gold.
    }
log-seizes = { $who } pays { $gold } gold to { $whom } and takes over { $district_acc }.
log-queen-paid = Queen: { $who } gains { $gold } gold.
log-beautifies = { $who } beautifies { $district_acc }.
log-collects = { $who } collects the taxes: { $gold } gold.

## Districts

log-uses-laboratory = Laboratory: { $who } discards a card and gains { $gold } gold.
    .private = Laboratory: { $who } discards a card ({ $card }) and gains { $gold } gold.
log-uses-smithy = Smithy: { $who } pays { $gold } gold and gains { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
    .private = Smithy: { $who } pays { $gold } gold and gains { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards }).
log-uses-museum = { $who } slips a card under the Museum.
    .private = { $who } slips a card ({ $card }) under the Museum.
log-uses-armory = { $who } destroys the Armory and, with it, { $district_acc } in { $own ->
        [1] the own city.
       *[other] { $whom }'s city.
    }

## The end of a round and of the game

log-reveals-killed = { $who } reveals the killed character: { $character }.
log-game-over = The game is over.
