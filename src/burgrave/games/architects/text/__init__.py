"""What is said about Architects, in Polish and English."""
