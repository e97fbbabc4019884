"""Entrance: what pages, API and command line can have done at a table."""
