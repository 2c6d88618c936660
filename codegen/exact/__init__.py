"""Exact values, rounded correctly to the last bit."""
