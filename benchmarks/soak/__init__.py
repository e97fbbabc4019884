"""The chaos test: many people and bots at several processes, one of which is killed again and again."""
