"""Advice for bots that play Three Perils."""
