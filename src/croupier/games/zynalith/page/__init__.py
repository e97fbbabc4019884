"""The table of Zynalith in a browser."""
