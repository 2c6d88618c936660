"""Reads YAML text into an Operator."""
