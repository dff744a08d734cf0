"""The table of Roll'n Bump."""
