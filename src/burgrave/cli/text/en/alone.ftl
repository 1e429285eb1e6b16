# A game without other players.

no-winner = This time the game itself has won.
