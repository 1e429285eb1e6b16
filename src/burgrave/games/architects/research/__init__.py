"""Architects for research: what a seat sees as numbers, and what reports tell."""
