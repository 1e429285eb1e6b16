# Words on the table when Citadels is played in a browser.

board-characters = Characters in this game
board-your-city = Your city · { $count } / { $size }
board-empty-city = Nothing stands here yet.
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
