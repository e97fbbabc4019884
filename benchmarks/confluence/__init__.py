"""Figures of Confluence."""
