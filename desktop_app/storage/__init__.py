"""Game files, the journal and the archive."""
