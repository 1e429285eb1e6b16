"""What is said about Paladins, in Polish and English."""
