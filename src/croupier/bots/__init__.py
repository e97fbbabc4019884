"""Bots: random, greedy, tree search in two strengths, and whatever packages bring (`croupier.bots`). They know no game.

>>> import croupier
>>> from croupier.bots import bot
>>> match = croupier.start("quintet", players=2, seed=7)
>>> seat = match.decisions[0].seat
>>> match.choose(seat, bot("greedy").choose(match, seat, seed=1))
"""

from croupier.bots.bot import Bot, UnknownBot
from croupier.bots.evaluator import Evaluator
from croupier.bots.named import BOTS, OFFERED, USUAL, bot, check_plays, names, offered, plays
from croupier.bots.policies import GreedyBot, PolicyBot, RandomBot, liked
from croupier.bots.search import Search, SearchBot, Settings

__all__ = [
    "BOTS",
    "OFFERED",
    "USUAL",
    "Bot",
    "Evaluator",
    "GreedyBot",
    "PolicyBot",
    "RandomBot",
    "Search",
    "SearchBot",
    "Settings",
    "UnknownBot",
    "bot",
    "check_plays",
    "liked",
    "names",
    "offered",
    "plays",
]
