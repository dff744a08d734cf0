"""One folder a game; the shell finds them by walking this package."""
