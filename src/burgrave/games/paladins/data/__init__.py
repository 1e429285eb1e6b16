"""The cards and boards of Paladins, as its files tell them and as numbers."""
