"""People who play whatever happens: they come again when their server is killed, and note what they saw and did."""

import asyncio
import hashlib
import itertools
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic, perf_counter
from typing import Any
from zlib import crc32

import httpx

PAUSE = 0.2
"""Seconds before somebody whose connection broke comes again."""


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A choice that was answered with 200."""

    table: str
    seat: int
    since: int
    """The seq at which the decision was asked."""
    key: str


@dataclass(slots=True)
class Notes:
    """What the people saw and did. A view is noted as its table, seq and seat (-1: a spectator), and its digest."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    views: set[tuple[str, int, int, str]] = field(default_factory=set)
    foreign: list[str] = field(default_factory=list)
    """Decisions of others that were shown with their options."""
    reconnected: int = 0
    refused: dict[int, int] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    tables: set[str] = field(default_factory=set)
    over: set[str] = field(default_factory=set)
    silences: list[float] = field(default_factory=list)
    """Seconds that somebody was without an answer, from the first request that had none to the next that had one."""
    chosen_at: dict[tuple[str, int], float] = field(default_factory=dict)


def digest(view: Any) -> str:  # Any: JSON
    """A short name of a view."""
    return hashlib.sha256(json.dumps(view, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]


@dataclass(slots=True)
class Club:
    """All people. At one address every request may reach another process; of several each is asked as a proxy asks.

    That is, all requests for a table go to one of them, and to the next where that one cannot be reached.
    """

    urls: Sequence[str]
    think: float
    notes: Notes = field(default_factory=Notes)
    chance: Random = field(default_factory=lambda: Random(2))
    until: float = 0.0
    """When no new tables are made any more."""
    _without_answer: dict[str, float] = field(default_factory=dict)
    """Who is without an answer, by token, and since when."""

    async def table(self, game: str, client: httpx.AsyncClient) -> None:
        """Play one table after another, until time is up; the last one to its end."""
        while True:
            kinds = self.chance.choice((["human", "bot"], ["human", "human"], ["human", "bot", "human"]))
            seats = [{"kind": kind} | ({"bot": "easy"} if kind == "bot" else {}) for kind in kinds]
            made = await self._made(client, {"game": game, "seats": seats})
            self.notes.tables.add(made["id"])
            people = [self._person(client, made["id"], s["seat"], s["token"]) for s in made["seats"]]
            await asyncio.gather(*people)
            self.notes.over.add(made["id"])
            if monotonic() > self.until:
                return

    async def _made(self, client: httpx.AsyncClient, wanted: dict[str, Any]) -> dict[str, Any]:  # Any: JSON
        while True:
            answer = await self._ask(client, "POST", "/api/tables", "", wanted)
            if answer is not None and answer.status_code == 201:
                made: dict[str, Any] = answer.json()
                return made
            await asyncio.sleep(PAUSE)

    async def _ask(
        self, client: httpx.AsyncClient, method: str, path: str, token: str, sent: Any = None
    ) -> httpx.Response | None:  # Any: JSON
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        began = self._without_answer.get(token, perf_counter())
        for url in self.addresses(path):
            try:
                answer = await client.request(method, url + path, headers=headers, json=sent)
            except httpx.TransportError:
                continue
            if answer.status_code in (200, 201):
                if self._without_answer.pop(token, None) is not None:
                    self.notes.silences.append(perf_counter() - began)
            else:
                self._without_answer.setdefault(token, began)
                self.notes.refused[answer.status_code] = self.notes.refused.get(answer.status_code, 0) + 1
            return answer
        self._without_answer.setdefault(token, began)
        return None

    def addresses(self, path: str) -> list[str]:
        """Where to ask, in turn: a table has its own server."""
        table = path.split("/")[3] if path.startswith("/api/tables/") else ""
        first = crc32(table.encode()) % len(self.urls)
        return [*self.urls[first:], *self.urls[:first]]

    async def _person(self, client: httpx.AsyncClient, table: str, seat: int, token: str) -> None:
        """Answer what is asked until the match is over, while the stream is read."""
        news = asyncio.Event()
        async with asyncio.TaskGroup() as both:  # if one of them fails, so does the other
            reading = both.create_task(self._read(client, table, seat, token, news))
            while not await self._answer(client, table, seat, token):
                await news.wait()
                news.clear()
            reading.cancel()

    async def _read(self, client: httpx.AsyncClient, table: str, seat: int, token: str, news: asyncio.Event) -> None:
        """Read the stream of looks; come again whenever it ends. Whatever has happened meanwhile is news."""
        headers = {"Authorization": f"Bearer {token}"}
        path = f"/api/tables/{table}/events?looks=true"
        addresses = itertools.cycle(self.addresses(path))
        for came in itertools.count():
            self.notes.reconnected += came > 0
            with suppress(httpx.TransportError, json.JSONDecodeError):  # cut off, maybe within a line
                async with client.stream("GET", next(addresses) + path, headers=headers) as answer:
                    async for line in answer.aiter_lines():
                        if line.startswith("data:"):
                            self._arrived(table, seat, json.loads(line[5:]))
                            news.set()
            await asyncio.sleep(PAUSE)
            news.set()

    def _arrived(self, table: str, seat: int, seen: dict[str, Any]) -> None:  # Any: JSON
        if "view" in seen:  # a server of an older version sends numbers alone
            self._noted(table, seat, seen)
        for at in [at for at in self.notes.chosen_at if at[0] == table and at[1] <= seen["seq"]]:
            self.notes.delays.append(perf_counter() - self.notes.chosen_at.pop(at))

    async def _answer(self, client: httpx.AsyncClient, table: str, seat: int, token: str) -> bool:
        """Look, note what is seen, and answer what is asked, however often a server goes; True if the match is over."""
        while True:
            answer = await self._ask(client, "GET", f"/api/tables/{table}", token)
            if answer is None or answer.status_code != 200:
                await asyncio.sleep(PAUSE)
                continue
            seen = answer.json()
            mine = self._noted(table, seat, seen)
            if mine is None:
                return bool(seen["over"])
            await asyncio.sleep(self.chance.expovariate(1 / self.think))
            option = self.chance.choice(mine["options"])
            path = f"/api/tables/{table}/choices"
            taken = await self._ask(client, "POST", path, token, {"decision": mine["id"], "key": option["key"]})
            if taken is None or taken.status_code in (500, 503):
                await asyncio.sleep(PAUSE)
                continue
            if taken.status_code == 200:
                since = int(mine["id"].partition("-")[0])
                self.notes.acknowledged.append(Acknowledged(table, seat, since, option["key"]))
                self.notes.chosen_at[table, taken.json()["seq"]] = perf_counter()
            return False

    def _noted(self, table: str, seat: int, seen: dict[str, Any]) -> dict[str, Any] | None:  # Any: JSON
        """Note what is seen; gives the decision that this seat is asked."""
        self.notes.views.add((table, seen["seq"], seat, digest(seen["view"])))
        for decision in seen["decisions"]:
            if decision["seat"] != seat and decision.get("options"):
                self.notes.foreign.append(f"{table} {decision['id']}")
        return next((d for d in seen["decisions"] if d["seat"] == seat and d.get("options")), None)
