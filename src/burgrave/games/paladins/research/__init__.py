"""What machines and reports read of Paladins."""
