"""The rules of Paladins, chapter by chapter."""
