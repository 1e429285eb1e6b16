"""Gates of Gold by its rulebook."""
