"""Rumis: stones of two to four cubes, stacked on Inca buildings."""
