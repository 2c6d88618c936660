"""Rewrites that keep the value."""
