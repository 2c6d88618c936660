"""The public functions: their signatures, dtypes and checks."""
