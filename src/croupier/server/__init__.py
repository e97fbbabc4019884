"""The web table: what can be done at a table, where it is kept, and the doors to it (JSON and pages)."""
