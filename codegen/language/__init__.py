"""YAML text to an Operator."""
