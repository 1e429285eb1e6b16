"""The rules of Citadels, chapter by chapter."""
