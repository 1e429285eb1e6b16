# What stands on the screen when Citadels is played in a terminal.

terminal-round = Round { $round }
terminal-deck = deck: { $count }
terminal-turn = turn: { $who }
terminal-chooses = choosing: { $who }
terminal-turn-as = turn: { $who } ({ $character })
terminal-over = the game is over

# One letter for each type of district, so that colour is never the only sign.
terminal-sign-noble = N
terminal-sign-religious = R
terminal-sign-trade = T
terminal-sign-military = M
terminal-sign-unique = U

terminal-crown = crown
terminal-you = you
terminal-gold = { $count } gold
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-museum =
    { $count ->
        [one] { $count } card under the Museum
       *[other] { $count } cards under the Museum
    }
terminal-city = city { $count }/{ $size }
terminal-first = completed first
terminal-complete = completed
terminal-protected = protected
terminal-hand = Hand
terminal-in-city = City
terminal-before = Drawn
terminal-seen = Seen in hand
terminal-passed = Offered
terminal-taxes = taxes: { $count } gold
terminal-none = none

# What has happened to a character this round.
terminal-mark-killed = killed
terminal-mark-bewitched = bewitched
terminal-mark-robbed = robbed
terminal-mark-warrant = warrant
terminal-mark-signed = signed warrant
terminal-mark-threat = threat
terminal-mark-flower = threat (flower)
terminal-mark-face-up = out
terminal-mark-face-down = out, face down

terminal-about-district =
    { $type } district, { $cost ->
        [0] can't be built
       *[other] cost { $cost }
    }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the box
terminal-about-character = rank { $rank }
terminal-about-cast = { $characters }
