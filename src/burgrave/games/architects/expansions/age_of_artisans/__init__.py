"""Age of Artisans: craft cards with adornments and tools, an artisan for everybody, and a sixth seat."""
