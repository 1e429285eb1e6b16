"""The cards and boards of Citadels, as its files tell them and as numbers."""
