"""The texts of Gates of Gold."""
