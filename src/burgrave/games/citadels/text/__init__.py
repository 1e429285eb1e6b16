"""What is said about Citadels, in Polish and English."""
