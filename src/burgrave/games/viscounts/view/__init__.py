"""What a seat sees and knows in Viscounts."""
