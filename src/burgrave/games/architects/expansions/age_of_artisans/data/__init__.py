"""The data of Age of Artisans."""
