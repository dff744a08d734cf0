"""Solo puzzles: building a target from given stones, with a solver and a generator."""
