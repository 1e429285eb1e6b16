"""Gates of Gold and the solo opponent of a printed game (p. 8)."""
