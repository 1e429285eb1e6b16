"""The expansions of Viscounts, found by looking here: the base game names none of them."""
