"""Figures of Wildlands."""
