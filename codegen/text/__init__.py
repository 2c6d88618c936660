"""C and Markdown as text."""
