# What somebody's move means to whoever reads: a heading before the sentence of the log. $number is how much they lose or gain.

befell-kills = Your character is dead: you lose your turn.
befell-bewitches = Your character is bewitched: once you have gathered, the Witch plays the rest of your turn.
befell-robs = Your character is to be robbed: when it is called, its gold goes.
befell-steals = { $gold ->
        [0] You were robbed, but had no gold.
       *[other] You were robbed: you lose { $gold } gold.
    }
befell-swaps-hands = Your whole hand was swapped: you give { $got ->
        [0] no card
        [one] { $got } card
       *[other] { $got } cards
    } and get { $given ->
        [0] none.
       *[other] { $given }.
    }
befell-destroys = You lose a district.
befell-uses-armory = You lose a district.
befell-seizes = You lose a district and get what it cost.
befell-confiscates = Your district was confiscated; you get your gold back.
befell-exchanges-districts = One of your districts was swapped.
befell-takes-gold = You lose { $gold } gold.
befell-takes-card = You lose a card of your hand.
befell-takes-at-random = You lose a card of your hand.
befell-takes-openly = You lose a card of your hand.
befell-warrants = You have a warrant: if it is signed, you may lose the first district you pay for.
befell-threats = You are blackmailed: on your turn you give half your gold, or risk all of it.
befell-reveals-flower = { $gold ->
        [0] The threat was real, but you have no gold.
       *[other] The threat was real: you lose { $gold } gold.
    }
befell-reveals-blank = The threat was a bluff: you lose nothing.
befell-bribes = { $gold ->
        [0] You were bribed, but get nothing.
       *[other] You were bribed: you get { $gold } gold.
    }
befell-refuses = Your threat does not work.
befell-spies = Somebody knows your hand{ $gold ->
        [0] .
       *[other] {" "}and takes { $gold } gold from you.
    }
befell-looks = Somebody knows your hand.
befell-exchanges = { $count ->
        [one] You give { $count } gold and get a card.
       *[other] You give { $count } gold and get as many cards.
    }
befell-theater = You have another character now.
befell-gives-card = You get a card.
befell-gives-crown = The crown is yours: you choose first.
