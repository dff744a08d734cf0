"""Computer players that work for any game of the contract."""
