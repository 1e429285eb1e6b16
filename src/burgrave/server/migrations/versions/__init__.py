"""One step of the schema each, in order."""
