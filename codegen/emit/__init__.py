"""Values for the templates."""
