"""How bots judge Viscounts."""
