"""What is said about Viscounts, in Polish and English."""
