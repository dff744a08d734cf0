"""Bots against bots: matches, ratings, benchmarks."""
