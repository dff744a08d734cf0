"""The rules, the solver and the opponents of Roll'n Bump; no Qt."""
