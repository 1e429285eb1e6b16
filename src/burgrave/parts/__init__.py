"""Parts that several games are made of; they know the kernel, and no game."""
