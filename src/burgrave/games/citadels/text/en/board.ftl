# Words on the table when Citadels is played in a browser.

board-characters = Characters in this game
board-your-city = Your city · { $count } / { $size }
board-empty-hand = No cards.
board-choose = To choose from
board-your-characters = { $count ->
        [one] Your character
       *[other] Your characters
    }
board-points = Points: { $count }
board-passed-on = Passed on

card-district = { $district } · { $type } · { $cost ->
        [0] can't be built
       *[other] cost { $cost }
    }{ $beautified ->
        [0] { "" }
       *[other] {" "}with the Artist's coin
    }
card-no-effect = An ordinary district: its cost and its type count.
card-name-guessed = The rulebook prints no Polish name of this card: the one we use is our own.
card-page = rulebook, p. { $page }

## On the board

board-you = You
board-free-plot = free
board-crown-of = crown: { $who }
board-nobody = nobody
board-not-yet = not yet
board-offered = to choose
board-elsewhere = elsewhere
board-face-down = face down
board-hand-of = The hand of { $who }

## The selection as a moment of its own

board-way = Who chooses when
board-way-done = chose from { $count }
board-way-now = now from { $count }
board-way-later = will get { $count }
board-way-short = of { $count }
board-out = Out of this round
board-out-about = { $open ->
        [0] { $hidden ->
            [one] One card lies face down.
           *[other] { $hidden } cards lie face down.
        }
       *[other] Face up: { $open }, face down: { $hidden }.
    }
board-follows = What follows
board-follows-hidden = { $count ->
        [one] This card lies face down:
       *[other] These cards lie face down:
    }
board-follows-taken = { $who }: for certain { $count ->
        [one] this character:
       *[other] these characters, nobody knows who has which:
    }
board-follows-some = { $who }: { $taken ->
        [one] one
       *[other] { $taken }
    } of these { $count } characters. { $hidden ->
        [one] The other one lies face down.
       *[other] The others lie face down.
    }

## What a click does: a word or two on a tab

board-do-for = { $what } for { $price }
board-do-pick = Choose
board-do-discard = Discard
board-do-hand-over = Hand over
board-do-build = Build
board-do-kill = Kill
board-do-bewitch = Bewitch
board-do-rob = Rob
board-do-signed-warrant-on = Signed
board-do-unsigned-warrant-on = Unsigned
board-do-flower-on = Flower
board-do-blank-on = No flower
board-do-beautify = Beautify
board-do-use = Use
board-do-keep = Keep
board-do-library = Keep
board-do-study = Keep
board-do-wizard_card = Take
board-do-seer_give = Give
board-do-lender_cards = Give
board-do-den_cards = Discard
board-do-redraw = Redraw
board-do-laboratory = Discard
board-do-museum = Tuck
board-do-destroy = Destroy
board-do-armory = Destroy
board-do-sacrifice = Destroy
board-do-seize = Seize
board-do-exchange_take = Take
board-do-exchange_give = Give

## Characters and districts in a few words, on the card

brief-assassin = Kill a character: it loses its turn.
brief-witch = Bewitch a character and play its turn.
brief-magistrate = A warrant takes what another builds.
brief-thief = Steal all the gold of one character.
brief-spy = Look at a hand: gold and cards for each match.
brief-blackmailer = Threaten: half of their gold, or all of it.
brief-magician = Swap hands with somebody, or cards with the deck.
brief-wizard = Take a card from a hand; you may build it.
brief-seer = A card from everybody, one to everybody. Build 2.
brief-king = Take the crown. 1 gold per noble district.
brief-emperor = Give the crown away. 1 gold per noble district.
brief-patrician = Take the crown. 1 card per noble district.
brief-bishop = Your city is safe. 1 gold per religious district.
brief-abbot = Gold or cards for religious districts. Alms.
brief-cardinal = Borrow gold for cards. Cards for religious districts.
brief-merchant = 1 extra gold. 1 gold per trade district.
brief-alchemist = What you pay for building comes back.
brief-trader = Trade without a limit. 1 gold per trade district.
brief-architect = 2 extra cards. Build up to 3.
brief-navigator = 4 gold or 4 cards, but build nothing.
brief-scholar = Keep 1 card of 7. Build up to 2.
brief-warlord = Destroy a district. 1 gold per military one.
brief-diplomat = Exchange districts. 1 gold per military one.
brief-marshal = Seize a cheap district. 1 gold per military one.
brief-queen = 3 gold beside whoever has rank 4.
brief-artist = Beautify up to 2 of your districts.
brief-tax_collector = Collect the taxes of all who build.

note-armory = destroys one other
note-basilica = +1 per odd cost
note-capitol = +3 for three alike
note-dragon_gate = +2 points
note-factory = uniques cost 1 less
note-framework = give it up to build
note-gold_mine = 3 gold instead of 2
note-great_wall = defence: price +1
note-haunted_quarter = any kind at the end
note-imperial_treasury = +1 per gold
note-ivory_tower = +5 if the only unique
note-keep = can't be raided
note-laboratory = a card for 2 gold
note-library = keep all you draw
note-map_room = +1 per card in hand
note-monument = counts as 2
note-museum = a card under it: +1
note-necropolis = for a district of yours
note-observatory = draw 3 cards
note-park = no cards: take 2
note-poor_house = no gold: take 1
note-quarry = build the same again
note-school_of_magic = counts for any income
note-secret_vault = in hand: +3
note-smithy = 2 gold for 3 cards
note-stables = beyond the limit
note-statue = +5 with the crown
note-theater = trade characters
note-thieves_den = pay with cards, too
note-wishing_well = +1 per unique

## Why not, in a few words

board-why-never = can't be built
board-why-gather = gather first
board-why-navigator = builds nothing
board-why-witch = not yet
board-why-bewitched = bewitched
board-why-limit = building limit
board-why-same = stands already
board-why-monument = city too large
