"""Attacks the API of a server by its OpenAPI document: `python -m tools.attack [--seconds 180]`."""
