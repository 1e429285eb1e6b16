"""What machines and reports read of Citadels."""
