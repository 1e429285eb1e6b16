"""The cards and boards of Architects, as its files tell them and as numbers."""
