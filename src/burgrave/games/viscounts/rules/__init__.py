"""The rules of Viscounts, chapter by chapter."""
