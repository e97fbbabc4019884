"""The pictures: scripts that cut them, run by hand. Their outputs are committed."""
