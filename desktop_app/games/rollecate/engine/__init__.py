"""The rules and the opponents of Rollecate; no Qt."""
