"""The cards and boards of Viscounts, as its files tell them and as numbers."""
