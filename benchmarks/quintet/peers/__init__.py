"""The same game in other frameworks, driven by their own loops: `make bench-peers`."""
