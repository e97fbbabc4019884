"""Quintet: five characters, five copies of each; be the first to hold all five."""

from croupier.games.quintet.rules import Quintet

__all__ = ["Quintet"]
