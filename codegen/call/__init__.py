"""The public functions: signature, dtypes, checks in order."""
