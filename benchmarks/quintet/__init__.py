"""Quintet without the engine."""
