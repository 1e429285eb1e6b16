"""How bots judge Architects."""
