"""Computes the values that the templates print."""
