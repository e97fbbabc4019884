"""The web table for people: pages, forms that work without scripts, and a live stream per table."""
