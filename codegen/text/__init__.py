"""Layout of C and Markdown text."""
