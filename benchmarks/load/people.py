"""People at tables: each reads a stream, thinks for a while when asked, and takes any option."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from html import unescape
from random import Random
from time import perf_counter
from typing import Any
from urllib.parse import urlencode

from benchmarks.load.connection import Connection, Refused

KEYS = re.compile(r'form="choose"\s+name="key"\s+value="([^"]*)"')
LIVE = re.compile(r'data-seq="(\d+)"[^>]*data-status="(\w+)"\s+data-decision="([^"]*)"')


def joined(parts: list[Any], before: list[str]) -> list[str]:  # Any: a fragment, or two places
    """The fragments of a page as its script puts them together (`patch.js`)."""
    return [one for part in parts for one in ([part] if isinstance(part, str) else before[part[0] : part[1]])]


@dataclass(frozen=True, slots=True)
class Seen:
    """What a person sees of the table: how far it is, whether it is over, and what is asked, with the options' keys."""

    seq: int
    over: bool
    decision: str = ""
    keys: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Club:
    """What all people share: the pace, and what was counted. Times are those of `perf_counter`."""

    port: Callable[[str], int]
    """Where the requests for a table go."""
    think: float
    chance: Random = field(default_factory=lambda: Random(1))
    choices: list[float] = field(default_factory=list)
    answered: list[tuple[float, float]] = field(default_factory=list)
    arrived: list[tuple[float, float]] = field(default_factory=list)
    """When a choice was sent, and how many seconds later another person saw it."""
    received: int = 0
    events: int = 0
    refused: int = 0
    over: int = 0
    closing: bool = False


@dataclass(slots=True, eq=False)
class Table:
    """A table, with the times at which its people saw it at each seq."""

    id: str
    game: str
    people: "list[Person]" = field(default_factory=list)
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def chosen(self, club: Club, by: "Person", sent: float, seq: int) -> None:
        """A choice has been carried out at this seq: wait for the others, or find that they have seen it already."""
        for person in self.people:
            if person is not by:
                person.expect(club, sent, seq)


class Person:
    """Somebody at a seat. How the table is looked at is said by the kinds below."""

    def __init__(self, club: Club, table: Table, seat: int, token: str) -> None:
        self.club, self.table, self.seat, self.token = club, table, seat, token
        port = club.port(table.id)
        self.stream = Connection(port, self.identity())
        self.requests = Connection(port, self.identity())
        self.seen = Seen(0, over=False)
        self.times: dict[int, float] = {}
        self.expected: dict[int, float] = {}
        self.thinking: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        table.people.append(self)

    def identity(self) -> dict[str, str]:
        """The headers that say who this is."""
        raise NotImplementedError

    def looks(self) -> AsyncIterator[Seen]:
        """The table, each time it has changed."""
        raise NotImplementedError

    async def choose(self, key: str, decision: str) -> int:
        """Choose; gives the seq."""
        raise NotImplementedError

    def expect(self, club: Club, sent: float, seq: int) -> None:
        """A choice of somebody else was sent at that time; this person sees it at `seq`, or has seen it."""
        at = next((time for number, time in self.times.items() if number >= seq), None)
        if at is None:
            self.expected[seq] = sent
        elif at >= sent:
            club.arrived.append((sent, at - sent))

    async def play(self) -> None:
        """Sit at the table until its match is over."""
        try:
            async for seen in self.looks():
                now = perf_counter()
                self.seen = seen
                self.times[seen.seq] = now
                while len(self.times) > 32:
                    del self.times[next(iter(self.times))]
                for seq in [seq for seq in self.expected if seq <= seen.seq]:
                    sent = self.expected.pop(seq)
                    self.club.arrived.append((sent, now - sent))
                if seen.over:
                    break
                if seen.decision and seen.keys and seen.decision not in self.thinking:
                    self.thinking = {seen.decision}
                    self.start(self.think(seen))
        finally:
            await self.leave()
        self.table.ended.set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside reading."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, seen: Seen) -> None:
        """Think, then choose, unless the question has gone."""
        chance = self.club.chance
        await asyncio.sleep(self.club.think * (0.5 + chance.random()))
        if self.seen.decision != seen.decision or self.club.closing:
            return
        sent = perf_counter()
        try:
            seq = await self.choose(chance.choice(seen.keys), seen.decision)
        except Refused as refused:
            if refused.status != 409:  # in a window somebody may always be quicker
                self.club.refused += 1
            return
        except (OSError, asyncio.IncompleteReadError):
            self.club.refused += not self.club.closing
            return
        now = perf_counter()
        self.club.choices.append(sent)
        self.club.answered.append((sent, now - sent))
        if seq > seen.seq:  # the answer to a window waits for its time
            self.table.chosen(self.club, self, sent, seq)

    async def leave(self) -> None:
        """Hang up."""
        thoughts = tuple(self.tasks)
        for task in thoughts:
            task.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await self.stream.close()
        await self.requests.close()


class Program(Person):
    """Somebody with a program: JSON, the looks along a stream."""

    def identity(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    async def looks(self) -> AsyncIterator[Seen]:
        with suppress(OSError, asyncio.IncompleteReadError):
            async for _, data in self.stream.stream(f"/api/tables/{self.table.id}/events?looks=true"):
                self.club.events += 1
                self.club.received += len(data)
                if data:
                    yield self.read(json.loads(data))

    def read(self, look: dict[str, Any]) -> Seen:  # Any: JSON
        """The look as a program reads it."""
        mine = next((one for one in look["decisions"] if one["seat"] == self.seat), None)
        if mine is None:
            return Seen(look["seq"], look["over"])
        return Seen(look["seq"], look["over"], mine["id"], tuple(o["key"] for o in mine["options"]))

    async def choose(self, key: str, decision: str) -> int:
        body = json.dumps({"decision": decision, "key": key}).encode()
        told = await self.requests.ask("POST", f"/api/tables/{self.table.id}/choices", body)
        return int(json.loads(told)["seq"])


class Asker(Program):
    """The same, who is told that something has happened and asks what it is."""

    async def looks(self) -> AsyncIterator[Seen]:
        address = f"/api/tables/{self.table.id}"
        with suppress(OSError, asyncio.IncompleteReadError):
            async for _, data in self.stream.stream(f"{address}/events"):
                self.club.events += 1
                if (data and json.loads(data)["seq"] > self.seen.seq) or not self.times:
                    body = await self.requests.ask("GET", address)
                    self.club.received += len(body)
                    yield self.read(json.loads(body))


class Visitor(Person):
    """Somebody with a browser: the page, its stream, and its forms."""

    def identity(self) -> dict[str, str]:
        return {"cookie": f"seats={self.table.id}~{self.seat}~{self.token}; language=en", "accept": "application/json"}

    async def looks(self) -> AsyncIterator[Seen]:
        query = f"seat={self.seat}"
        page: list[str] = []
        with suppress(OSError, asyncio.IncompleteReadError):
            await self.requests.ask("GET", f"/t/{self.table.id}?{query}")
            async for event, data in self.stream.stream(f"/t/{self.table.id}/stream?{query}&line=0"):
                self.club.events += 1
                self.club.received += len(data)
                if event == "table":
                    page = joined(json.loads(data)["parts"], page)
                    yield self.read("".join(page))

    def read(self, html: str) -> Seen:
        """The page as a browser shows it."""
        found = LIVE.search(html)
        if found is None:
            raise ValueError(html[:300])
        seq, status, decision = found.groups()
        keys = tuple(unescape(key) for key in dict.fromkeys(KEYS.findall(html)))
        return Seen(int(seq), status != "running", decision, keys)

    async def choose(self, key: str, decision: str) -> int:
        body = urlencode({"decision": decision, "key": key}).encode()
        address = f"/t/{self.table.id}/choose?seat={self.seat}"
        told = await self.requests.ask("POST", address, body, "application/x-www-form-urlencoded")
        return int(json.loads(told)["seq"])
