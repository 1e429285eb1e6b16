"""Pieces that boards of all games are drawn from: cards, signs, icons, charts. Knows no game."""
