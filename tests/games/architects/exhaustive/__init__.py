"""A second player reads the data files and does by hand what they say; tests compare.

Nothing here is computed by the game: ``printed`` has a reader of its own, ``book`` keeps the table, ``ghost`` plays the
solo opponent.
"""
