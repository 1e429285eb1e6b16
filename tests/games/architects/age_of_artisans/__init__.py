"""Age of Artisans."""
