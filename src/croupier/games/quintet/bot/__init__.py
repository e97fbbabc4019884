"""Advice for bots that play Quintet."""
