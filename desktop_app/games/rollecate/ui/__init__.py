"""The table of Rollecate."""
