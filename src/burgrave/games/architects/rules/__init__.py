"""The rules of Architects, chapter by chapter."""
