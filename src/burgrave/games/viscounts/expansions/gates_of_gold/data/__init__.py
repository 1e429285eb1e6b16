"""The data files of Gates of Gold, and what they say in numbers."""
