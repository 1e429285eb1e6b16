"""The expansions of Architects, found by looking here: the base game names none of them."""
