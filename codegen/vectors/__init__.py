"""Inputs worth testing."""
