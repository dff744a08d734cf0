"""The rules and the opponents of Rolimã; no Qt."""
