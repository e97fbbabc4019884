"""The table of Confluence in a browser."""
