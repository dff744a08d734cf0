"""The contract of a game: pure values, no Qt, no files, no clock."""
