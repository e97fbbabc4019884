"""Bots: random, greedy, and information-set Monte Carlo tree search in three strengths. They know no game.

>>> import croupier
>>> from croupier.bots import bot
>>> match = croupier.start("quintet", players=2, seed=7)
>>> seat = match.decisions[0].seat
>>> match.choose(seat, bot("greedy").choose(match, seat, seed=1))
"""

from croupier.bots.bot import Bot, UnknownBot
from croupier.bots.evaluator import Evaluator
from croupier.bots.reflex import GreedyBot, RandomBot, Reflex, liked
from croupier.bots.search import Search, SearchBot, Settings

__all__ = [
    "BOTS",
    "OFFERED",
    "USUAL",
    "Bot",
    "Evaluator",
    "GreedyBot",
    "RandomBot",
    "Reflex",
    "Search",
    "SearchBot",
    "Settings",
    "UnknownBot",
    "bot",
    "liked",
]

BOTS = ("random", "greedy", "easy", "normal", "hard")
"""The names of all bots, the weakest and quickest first among equals in kind."""

OFFERED = ("easy", "normal", "hard")
"""Those that pages offer to people: one for each strength."""

USUAL = "normal"
"""The bot that plays and is asked where no other is named."""

_BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "greedy": GreedyBot("greedy"),
    "easy": GreedyBot("easy", slips=0.3),
    "normal": SearchBot("normal", Settings(iterations=120, seconds=0.28, blunder=0.0, depth=10, foresee=True)),
    "hard": SearchBot(
        "hard",
        Settings(iterations=1200, seconds=1.4, blunder=0.0, depth=30, foresee=True, candidates=16, ambition=True),
    ),
}


def bot(name: str) -> Bot:
    """The bot of that name. Raises `UnknownBot`, saying which there are."""
    if not isinstance(name, str) or name not in _BOTS:
        raise UnknownBot(f"There is no bot {name!r}; there is {', '.join(BOTS)}.")
    return _BOTS[name]
