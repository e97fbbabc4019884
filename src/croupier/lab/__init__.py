"""The lab: a game played ten thousand times, and what that says about it.

What records matches and reads them needs Polars, NumPy and greenlet, which are loaded where they are asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from croupier.extras import from_extras
from croupier.lab.playing import Answers, BrokenBot, Observer, at_random, play, seated
from croupier.lab.simulate import simulate
from croupier.lab.workers import LostCluster

if TYPE_CHECKING:
    from croupier.lab.choosing import choices
    from croupier.lab.comparisons import Comparison, Interrupted, NothingDiffers, compare
    from croupier.lab.facts import BadFacts
    from croupier.lab.gathering import Until, gather
    from croupier.lab.reading import BadEpisodes, Steps, batches, dense, episodes, recorded
    from croupier.lab.recording import record
    from croupier.lab.reports import Report, report
    from croupier.lab.restricting import restrict

__all__ = [
    "Answers",
    "BadEpisodes",
    "BadFacts",
    "BrokenBot",
    "Comparison",
    "Interrupted",
    "LostCluster",
    "NothingDiffers",
    "Observer",
    "Report",
    "Steps",
    "Until",
    "at_random",
    "batches",
    "choices",
    "compare",
    "dense",
    "episodes",
    "gather",
    "play",
    "record",
    "recorded",
    "report",
    "restrict",
    "seated",
    "simulate",
]

LATER = {
    **dict.fromkeys(["BadEpisodes", "Steps", "batches", "dense", "episodes", "recorded"], "reading"),
    "record": "recording",
    "BadFacts": "facts",
    **dict.fromkeys(["Comparison", "Interrupted", "NothingDiffers", "compare"], "comparisons"),
    **dict.fromkeys(["Until", "gather"], "gathering"),
    **dict.fromkeys(["Report", "report"], "reports"),
    "choices": "choosing",
    "restrict": "restricting",
}
"""The modules of what is loaded where it is asked for."""


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with from_extras("lab"):
        module = import_module(f"croupier.lab.{LATER[name]}")
    return getattr(module, name)
