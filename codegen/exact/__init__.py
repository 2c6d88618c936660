"""The value to the last bit."""
