"""The rulebook, example by example."""
