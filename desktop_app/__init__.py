"""Tischrunde: four table-top games on one screen."""
