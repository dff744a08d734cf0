"""The shared Qt kit: it knows no game."""
