"""The bots at the tables. They think in processes of their own, so that the server answers meanwhile."""

import asyncio
import hashlib
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from multiprocessing import get_context, parent_process
from typing import Any, Protocol, TypeVar

from croupier.bots import bot, names
from croupier.catalog import find
from croupier.engine import Match
from croupier.engine.play.replay import load
from croupier.server.errors import BadRequest, NotNow

T = TypeVar("T")
R = TypeVar("R")

_REMEMBERED = 16

HURRY = 0.15
"""Seconds that a bot thinks about a window at most. Many are asked and few have a choice: nobody waits long for it."""

DELAY = 0.15
"""Seconds for what is around the thinking of bots: processes, the disk, a busy machine."""


class Rank(IntEnum):
    """Who waits for a bot: the lower the number, the sooner it thinks."""

    AWAITED = 0
    """A person of the table is there."""
    WATCHED = 1
    """Somebody looks on."""
    UNWATCHED = 2


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: `document` is the match so far; it thinks at most `seconds`, where that is said.

    `rank` and `maker` (who made the table) decide whose turn it is when many ask; `table` is where.
    """

    document: Mapping[str, Any]  # Any: JSON
    seat: int
    bot: str
    seed: int
    seconds: float | None = None
    rank: Rank = Rank.AWAITED
    maker: str = ""
    table: str = ""


class Thinker(Protocol):
    """Chooses for the bots; `names` are the bots there are."""

    names: tuple[str, ...]

    async def choose(self, question: Question) -> int:
        """The index of the option that the bot takes."""
        ...

    async def close(self) -> None:
        """Stop thinking; `choose` is not called any more."""
        ...


class Pool(Thinker, Protocol):
    """A thinker that says how many questions it thinks about at once, for the present."""

    @property
    def room(self) -> int: ...


class BotProcesses:
    """A pool of so many processes, which is started when a bot is first asked.

    `yielding`: they give way to whatever else the machine has to do.
    """

    def __init__(self, room: int, *, yielding: bool = False) -> None:
        self.names = names()
        self.room = room
        self._yielding = yielding
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, question: Question) -> int:
        """Think in the pool."""
        return await self.run(think, question)

    async def run(self, work: Callable[[T], R], given: T) -> R:
        """Do some work in the pool. If one of its processes was killed, do it again in a new pool, once."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, given)
        except BrokenProcessPool:
            if self._pool is pool:
                pool.shutdown(wait=False, cancel_futures=True)
                self._pool = None
            return await loop.run_in_executor(self._started(), work, given)

    async def close(self) -> None:
        """Stop the processes. Questions that wait for a process are dropped."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._closed:
            raise NotNow("The server is being stopped.")
        if self._pool is None:  # spawned, not forked: the server has threads
            self._pool = ProcessPoolExecutor(
                self.room, mp_context=get_context("spawn"), initializer=_set_up, initargs=(self._yielding,)
            )
        return self._pool


def _set_up(yielding: bool) -> None:
    """Prepare a process: it ignores Ctrl-C, which a terminal sends to all, and ends when the server ends."""
    import signal

    if yielding:
        give_way()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def give_way() -> None:
    """Yield to whatever else the machine has to do, where this process may."""
    with suppress(AttributeError, OSError):  # Windows has no such thing; a unit of systemd may forbid it
        os.nice(10)


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def bot_seed(seed: int | str, decision: str) -> int:
    """The seed of a bot's chance at one decision. It follows from the match's seed, so it is as secret."""
    return int.from_bytes(hashlib.sha256(f"{seed}/bot/{decision}".encode()).digest()[:8], "little")


def check_bot(name: str, known: tuple[str, ...], game: str) -> str:
    """The name of a bot. Raises `BadRequest`, saying which there are, and `BadSetup` if it does not play the game."""
    if name not in known:
        raise BadRequest(f"There is no bot {name!r}; there is {', '.join(known)}.")
    if name in names():
        bot(name, game)
    return name


_matches: OrderedDict[str, Match] = OrderedDict()


def think(question: Question) -> int:
    """Run in a process of the pool: play the match on from where this process last saw it, and ask the bot."""
    document = question.document
    key = f"{document['commitment']} {document['game']} {document.get('entropy')} {document['players']}"
    key += repr([sorted(document["variants"].items()), document.get("position")])
    match = _caught_up(_matches.pop(key, None), document["choices"])
    if match is None:
        match = load(dict(document), find)
    _matches[key] = match
    if len(_matches) > _REMEMBERED:
        _matches.popitem(last=False)
    player = bot(question.bot)
    if question.seconds is not None:
        player = player.within(question.seconds)
    return player.choose(match.fork(), question.seat, question.seed)


def _caught_up(match: Match | None, choices: list[list[Any]]) -> Match | None:
    if match is None:
        return None
    made = [list(choice) for choice in match.choices]
    if made != choices[: len(made)]:
        return None
    for seat, index, _ in choices[len(made) :]:
        match.choose(seat, index)
    return match
