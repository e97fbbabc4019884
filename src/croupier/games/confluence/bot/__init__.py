"""Advice for bots that play Confluence."""
