"""The table of Rolimã."""
