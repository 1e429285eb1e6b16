# The points of a game played with the printed box.

score-players = How many players? ({ $low }–{ $high })
score-player = Player { $number }
score-card = The number of your answer.
score-cards = Their numbers, with spaces between them; a dash for none.
score-again = That can't be. Please try again.
score-eof = The input ended before everything was told.
error-score = The points of { $game } can't be counted here; those of these games can: { $able }
help-score = Count the points of a game that you played with the printed box.
help-score-game = The game.
help-score-players = How many players; 1 counts a solo opponent, too.
help-score-lang = The language: pl or en.

# The solo opponent of a printed game.

error-opponent = { $game } has no solo opponent; these games have one: { $able }
error-difficulty = There is no difficulty “{ $given }”; choose from: { $allowed }
help-opponent = Drive the solo opponent of a game that you play with the printed box.
help-opponent-game = The game.
help-opponent-difficulty = How strong it is; each game has its own difficulties.
help-difficulties = --difficulty of { $game }: { $allowed }; by default { $usual }.
help-opponent-seed = The same number gives the same scheme cards.
help-opponent-lang = The language: pl or en.
