"""Zynalith: a shared market, fronts in order of initiative, and a crystal for every line that is won."""

from croupier.games.zynalith.rules import Zynalith

__all__ = ["Zynalith"]
