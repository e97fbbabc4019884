"""Advice for bots that play Wildlands."""
