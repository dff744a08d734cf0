"""One running game: the only writer, and what its viewers choose."""
