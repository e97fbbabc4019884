"""Thinking: bots at the tables, whose turn it is to think, and for how long."""
