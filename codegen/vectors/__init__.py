"""Test vectors: inputs worth testing, with their exact results."""
