# The points of a game played with the printed box.

score-title = Count the points: { $game }
score-link = Played with the printed box? Count the points
score-about = For a game that you played at a real table. Only what counts is asked; some answers make it necessary to ask for more.
score-count = { $count ->
        [one] alone
       *[other] { $count } players
    }
score-table = The table
score-player = Player { $number }
score-count-up = Count
score-missing = Something is missing or can't be: please look at the marked fields.

# The solo opponent of a printed game.

opponent-title = Solo opponent: { $game }
opponent-link = Playing alone with the printed box? Let us play the opponent
opponent-about = You play with the printed box; the opponent is played here. It tells you what it does, card by card, and asks for what lies on your table. Its scheme cards are shuffled here. The address keeps the game: bookmark it to go on later.
opponent-next = Go on
opponent-back = Take the last answer back
opponent-before = What happened before
