"""Whether a spec makes sense."""
