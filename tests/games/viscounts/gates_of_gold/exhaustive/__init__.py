"""What the printed texts of Gates of Gold say, worked out a second time, as for the base game.

Its rows stand behind those of the base game. ``GatesBook`` goes on where the book of the base game ends; the fixture
``second_reader`` gives the readers of the base game these rows, so that what they test is tested of new cards, too.
"""
