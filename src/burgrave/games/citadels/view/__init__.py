"""What a seat of Citadels sees and knows, and how a position is written down."""
