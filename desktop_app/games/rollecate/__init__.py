"""Rollecate: a railway that is built ahead of a train and taken up behind it."""
