"""Pages for people: components in Python, one small script, and a style sheet; knows no game by name."""
