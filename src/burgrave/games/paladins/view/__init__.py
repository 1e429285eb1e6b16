"""What a seat of Paladins sees and knows, and how a position is written down."""
