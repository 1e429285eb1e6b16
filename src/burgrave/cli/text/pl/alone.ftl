# Gra, w której nie ma innych graczy.

no-winner = Tym razem zwyciężyła sama gra.
