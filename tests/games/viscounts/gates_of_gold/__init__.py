"""Gates of Gold."""
