"""Environments for research: every game with an encoding, in PettingZoo, Gymnasium and OpenSpiel."""
