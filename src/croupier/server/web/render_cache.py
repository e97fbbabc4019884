"""Render cache: the drawn page of a table. Once for all who see the same, and sent as what has changed since.

A drawing is cut into fragments. To a reader who has the one before go the fragments that are new and, for the others,
where they stand in the one before. So what is sent for a choice, and what the log costs, do not grow with the match.
"""

import asyncio
import json
from array import array
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import AbstractContextManager
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from litestar import Response

from croupier.server.service.views import Change, TableView
from croupier.server.streams import WhileRead
from croupier.server.web.origin import mark_of
from croupier.server.web.view_model import Worded

STILL = 1.0
"""Seconds for which a whole page is given to whoever else comes; the time until a bot may play stands in it."""

Part = str | tuple[int, int]
"""A new fragment, or fragments that stay: the first one's place in the drawing before, and the place after the last."""


@dataclass(slots=True, eq=False)
class Rendered:
    """One drawing. `since`: the change shown in the one before it, from which it tells what is new.

    Its `marks` stand for its fragments when these have been sent and are kept no longer.
    """

    look: TableView
    worded: Worded
    fragments: tuple[str, ...]
    told: dict[str, Any]  # Any: JSON
    since: int
    marks: "array[int]" = field(init=False)

    def __post_init__(self) -> None:
        self.marks = array("q", map(hash, self.fragments))

    def message(self, held: "Rendered | None" = None) -> str:
        """The drawing for a reader who holds that one, else the whole, as JSON."""
        parts = self.fragments if held is None else differences(held.marks, self.marks, self.fragments)
        return json.dumps({**self.told, "parts": parts}, ensure_ascii=False)

    def stays(self) -> str:
        """The same for a reader whose page was drawn alike: the page stays as it is."""
        return json.dumps({**self.told, "parts": None}, ensure_ascii=False)

    def unsent(self) -> "Rendered":
        """The same as held by that reader, who has none of its fragments: the next page is sent whole."""
        held = copy(self)
        held.marks = array("q")
        return held

    def sent(self) -> None:
        """Nobody will ask for it any more: it only serves to tell what is new on the next one."""
        self.fragments, self.told, self.look = (), {}, replace(self.look, view={})


def differences(before: Sequence[int], now: Sequence[int], fragments: Sequence[str]) -> list[Part]:
    """How a page is put together from the one before and new fragments; of both only the marks are compared."""
    places = dict(zip(reversed(before), reversed(range(len(before))), strict=True))  # of each mark the first one
    parts: list[Part] = []
    first = after = -1  # the fragments that stay and have not been noted yet
    for mark, fragment in zip(now, fragments, strict=True):
        if first >= 0 and after < len(before) and before[after] == mark:
            after += 1
            continue
        if first >= 0:
            parts.append((first, after))
        first = places.get(mark, -1)
        after = first + 1
        if first < 0:
            parts.append(fragment)
    if first >= 0:
        parts.append((first, after))
    return parts


class Spoken(NamedTuple):
    """Messages of the chat after the one of number `after`, up to the one of that `number`, as they are sent."""

    after: int
    number: int
    message: str


@dataclass(slots=True, eq=False)
class Rendering:
    """What readers see of a table who see the same: those at one seat, or spectators, in one language."""

    readers: int = 0
    last: Rendered | None = None
    said: tuple[Rendered, str] | None = None
    """Where several read: the drawing before the last one, and the last one's message for those who hold it."""
    whole: tuple[float, int, Rendered] | None = None
    """Where several read: the whole page that the last who came got, when, and how many lines that reader had seen."""
    spoken: tuple[int, Spoken] | None = None
    """What was said last, and after which change; where several read, they get the same."""
    speaking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def begin(self, draw: "Draw", look: TableView, seen: int, mark: str = "") -> tuple[Rendered, str]:
        """The whole page for a reader whose page shows the first `seen` lines, and its message.

        `mark`: that of the reader's page (`mark_of`), which stays if it was drawn alike.
        """
        seen = max(0, min(seen, len(look.log)))  # it is the reader who says so
        now = asyncio.get_running_loop().time()
        since, lines, found = self.whole or (-STILL, 0, None)
        stands = found is not None and found.fragments and found.look.told == look.told
        if found is None or not stands or lines != seen or now - since > STILL:
            found = draw(look, seen, None)
            self.whole = (now, seen, found) if self.readers > 1 else None
        alike = bool(mark) and mark == mark_of(found.fragments)
        message, held = (found.stays(), found.unsent()) if alike else (found.message(), found)
        if self.last is None or self.last.look.told < found.look.told:
            self.last, self.said = held if self.readers == 1 else found, None
        if self.readers == 1:
            held.sent()
        return held, message

    async def follow(
        self, draw: "Draw", look_again: Callable[[], Awaitable[TableView]], held: Rendered, change: Change
    ) -> tuple[Rendered, str]:
        """The drawing after a change, and its message for a reader who holds an older one."""
        if self.last is None or self.last.look.told < change.number:
            look = await look_again()
            before = self.last or held
            if before.look.told < look.told:
                self.last = draw(look, len(before.look.log), before)
                self.said = (before, self.last.message(before))
                self.whole = None
        last = self.last or held
        if self.said is not None and self.said[0] is held:
            message = self.said[1]
            if self.readers == 1:
                self.said = None
                last.sent()
            return last, message
        if last.fragments and held.look.told == last.since:
            return last, last.message(held)
        own = draw(last.look if last.fragments else await look_again(), len(held.look.log), held)
        return own, own.message(held)  # it has missed one: it is told of both

    async def chat(self, draw: Callable[[int], Awaitable[Spoken]], heard: int, change: Change) -> Spoken:
        """What was said after the message of number `heard`, drawn once for all who have heard that one."""
        async with self.speaking:
            told, spoken = self.spoken or (-1, None)
            if spoken is None or told < change.number or spoken.after != heard:
                spoken = await draw(heard)
                if told < change.number:
                    self.spoken = (change.number, spoken) if self.readers > 1 else None
            return spoken


Draw = Callable[[TableView, int, Rendered | None], Rendered]
"""Draws a look: what is new is what the log tells after so many lines, or since that drawing."""


class RenderCache:
    """The drawings that somebody reads."""

    def __init__(self) -> None:
        self._drawings = WhileRead(Rendering)
        self._pages: dict[Hashable, tuple[float, Response[Any]]] = {}

    def page(self, key: Hashable, draw: Callable[[], Response[Any]]) -> Response[Any]:
        """The whole page of spectators who see the same, drawn for the first of them and given to the others."""
        now = asyncio.get_running_loop().time()
        since, found = self._pages.get(key, (-STILL, None))
        if found is None or now - since > STILL:
            found = draw()
            self._pages = {one: kept for one, kept in self._pages.items() if now - kept[0] <= STILL}
            self._pages[key] = (now, found)
        return found

    def of(self, key: Hashable) -> AbstractContextManager[Rendering]:
        """The drawing for all whose key is this, kept until the last of them has left."""
        return self._drawings.of(key)
