"""How Citadels is played well."""
