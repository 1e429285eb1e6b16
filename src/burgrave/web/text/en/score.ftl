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
score-chosen = chosen:
score-count-up = Count
score-missing = Something is missing or can't be: please look at the marked fields.

# The solo opponent of a printed game.

opponent-title = An opponent for the printed game: { $game }
opponent-link = Playing alone with the printed box? Let us play the opponent
opponent-turns = You take your turns
    .about = Lay out the printed game and play as usual.
opponent-tells = The opponent plays here
    .about = After each of your turns we tell step by step what it does, and you move its pieces. We shuffle its scheme cards: you need not take yours.
opponent-asks = We ask about the table
    .about = Where we must know what lies on your table, we ask.
opponent-keeps = Nothing is lost
    .about = The whole game is in the address of the page: bookmark it to go on later.
opponent-next = Go on
opponent-back = Take the last answer back
opponent-does = What happens now
opponent-before = What happened before
