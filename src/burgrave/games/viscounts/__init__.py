"""Viscounts of the West Kingdom: a rondel around a castle (rulebook: 2020, Polish edition)."""
