"""The rules of the game, number by number, and its test vectors."""
