"""The lab: a game played ten thousand times, and what that says about it."""

from croupier.lab.playing import Answers, BrokenBot, Observer, at_random, play, seated
from croupier.lab.simulate import simulate

__all__ = ["Answers", "BrokenBot", "Observer", "at_random", "play", "seated", "simulate"]
