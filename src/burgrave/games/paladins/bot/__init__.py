"""How Paladins is played well."""
