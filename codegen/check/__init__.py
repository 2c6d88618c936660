"""Checks that a spec makes sense."""
