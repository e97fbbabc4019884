"""The table of Three Perils in a browser."""
