"""The Rumis table."""
