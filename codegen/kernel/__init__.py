"""An expression to the code that computes it."""
