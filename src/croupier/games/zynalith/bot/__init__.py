"""Advice for bots that play Zynalith."""
