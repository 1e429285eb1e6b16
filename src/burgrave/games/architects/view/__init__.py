"""What a seat sees and knows in Architects."""
