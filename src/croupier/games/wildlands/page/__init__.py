"""The table of Wildlands in a browser."""
