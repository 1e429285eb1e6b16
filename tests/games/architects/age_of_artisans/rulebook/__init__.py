"""Age of Artisans by its rulebook."""
