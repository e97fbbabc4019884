"""The lab: a game played ten thousand times, and what that says about it."""

from croupier.lab.simulate import simulate

__all__ = ["simulate"]
