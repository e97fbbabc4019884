"""Recordings: what each seat, and a spectator, saw of a match after so many choices, kept when the match is over.

So nothing that is shown of a finished match depends on rules that could play it again. What one viewer saw is packed
into two documents: the *ending* has the last view and the whole log; the *steps* lead back from there, one line for
each choice, the last one at the end: a *patch* of the view, and where in the log how many lines become which. A patch
is `[value]`, or the patches of those parts that differ, by their keys or places.
"""

import asyncio
import json
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import cached_property
from typing import Any

import structlog

from croupier.engine import BadReplay, Choice, Game, Json, Match, Seat
from croupier.engine.play.history import told_in_common
from croupier.engine.play.replay import played
from croupier.server.store.leases import SPECTATOR
from croupier.server.store.records import Recorded

log = structlog.get_logger("croupier.tables")

FORMAT = 1
"""The format of both documents. What is kept is never written anew, so every format that there was is read."""

Seen = tuple[Json, Sequence[Json]]
"""A view and a log."""

_Step = tuple[Any, int, int, list[Json]]  # Any: a patch, then where in the log how many lines become which


def eye_of(seat: Seat | None) -> int:
    """A viewer as the store has it."""
    return SPECTATOR if seat is None else seat


def endings(match: Match) -> tuple[Recorded, ...]:
    """How each viewer saw the end of a match. Cost: a view and a log for each, some milliseconds."""
    return tuple(Recorded(eye_of(seat), _ending(match, seat)) for seat in (None, *range(match.players)))


async def kept_end(table: str, match: Match) -> tuple[Recorded, ...]:
    """The same, beside the event loop; nothing where that fails: the last choice is taken, whatever becomes of this."""
    try:
        return await asyncio.to_thread(endings, match)
    except Exception as error:  # noqa: BLE001  # a view that fails is a fault of the game
        log.error("not-recorded", table=table, kind=type(error).__name__)  # noqa: TRY400  # no traces
        return ()


def read_ending(data: bytes) -> Seen:
    """The view and the log at the end. Raises `BadReplay` for a format that is not known here."""
    found = _checked(json.loads(zlib.decompress(data)))
    return found["view"], tuple(found["log"])


def record(document: Json, find: Callable[[str], type[Game]]) -> Generator[None, None, tuple[Recorded, ...]]:
    """Play a finished match again, a step at a time, and give what each viewer saw of it.

    Raises what `load` raises.
    """
    tracks: list[_Track] = []
    for match in played(document, find):
        tracks = tracks or [_Track(seat) for seat in (None, *range(match.players))]
        now = match.fork()
        for track in tracks:
            track.add(now)
        yield
    return tuple(track.finished() for track in tracks)


class _Track:
    """What one viewer saw, while the match is played again."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._last: tuple[Match, Json] | None = None
        self._packer = zlib.compressobj()
        self._packed = [self._pack({"format": FORMAT})]

    def add(self, now: Match) -> None:
        """The match has come to its next moment."""
        view = now.view(self._seat)
        if self._last is not None:
            before, earlier = self._last
            shared = told_in_common(before, now)
            told, untold = now.log_for(self._seat, shared), before.log_for(self._seat, shared)
            first = _alike(told, untold)
            last = _alike(told[first:][::-1], untold[first:][::-1])
            lines = untold[first : len(untold) - last]
            step = (_patch(view, earlier), shared + first, len(told) - first - last, lines)
            self._packed.append(self._pack(step))
        self._last = now, view

    def finished(self) -> Recorded:
        """What the store keeps."""
        assert self._last is not None
        self._packed.append(self._packer.flush())
        return Recorded(eye_of(self._seat), _ending(self._last[0], self._seat), b"".join(self._packed))

    def _pack(self, line: object) -> bytes:
        return self._packer.compress(_json(line) + b"\n")


def _ending(match: Match, seat: Seat | None) -> bytes:
    return zlib.compress(_json({"format": FORMAT, "view": match.view(seat), "log": match.log_for(seat)}))


def _json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def _checked(found: Any) -> Any:  # Any: JSON
    if found["format"] != FORMAT:
        raise BadReplay(f"This match was recorded in format {found['format']}, which is not known here.")
    return found


def _alike(one: Sequence[Json], other: Sequence[Json]) -> int:
    """With how many lines that are the same two logs begin."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _same(one: Any, other: Any) -> bool:  # Any: JSON
    """Whether two values are told alike: for `==` it makes no difference in which order the keys of a part stand."""
    return one == other and _json(one) == _json(other)


def _patch(value: Any, wanted: Any) -> Any:  # Any: JSON
    """What makes the wanted value of a value."""
    if isinstance(value, dict) and isinstance(wanted, dict) and list(value) == list(wanted):
        return {key: _patch(value[key], one) for key, one in wanted.items() if not _same(value[key], one)}
    if isinstance(value, list) and isinstance(wanted, list) and len(value) == len(wanted):
        return {str(at): _patch(value[at], one) for at, one in enumerate(wanted) if not _same(value[at], one)}
    return [wanted]


def _patched(value: Any, patch: Any) -> Any:  # Any: JSON
    """The value that a patch makes of another one, which stays as it is; they share what is the same."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(value, dict):
        return {**value, **{key: _patched(value[key], part) for key, part in patch.items()}}
    made = list(value)
    for at, part in patch.items():
        made[int(at)] = _patched(made[int(at)], part)
    return made


class Recording(ABC):
    """A recorded match, after 0, 1, 2, ... of its choices. Views and logs are not to be changed."""

    def __init__(self, document: Json) -> None:
        self.document = document
        """Its replay document."""
        self.choices: Sequence[Choice] = [Choice(*one) for one in document["choices"]]
        self.players: int = document["players"]

    def __len__(self) -> int:
        """How many moments there are: one more than choices."""
        return len(self.choices) + 1

    @abstractmethod
    def view(self, at: int, seat: Seat | None) -> Json:
        """What a seat (None: a spectator) saw after so many choices."""

    @abstractmethod
    def log(self, at: int, seat: Seat | None) -> Sequence[Json]:
        """What it had been told by then."""

    @abstractmethod
    def told(self, at: int) -> int:
        """How many lines that are."""

    def asked(self, at: int) -> dict[Seat, str]:
        """Who was asked what by then: in its own view a seat that is spared its question is not asked."""
        views = ((seat, self.view(at, seat)) for seat in range(self.players))
        return {seat: one["name"] for seat, view in views for one in view["asked"] if one["seat"] == seat}


class Kept(Recording):
    """A recording as the store has it; what a viewer saw is unpacked when somebody asks for it."""

    def __init__(self, document: Json, rows: Mapping[int, Recorded]) -> None:
        super().__init__(document)
        self._rows = rows
        self._unpacked: dict[int, tuple[Seen, list[_Step]]] = {}

    def view(self, at: int, seat: Seat | None) -> Json:
        """The last view, patched back to that moment."""
        (view, _), steps = self._of(seat)
        for patch, *_ in steps[: at - len(steps) - 1 : -1]:
            view = _patched(view, patch)
        return view

    def log(self, at: int, seat: Seat | None) -> Sequence[Json]:
        """The whole log, without what was told later."""
        (_, log), steps = self._of(seat)
        lines = list(log)
        for _, first, count, earlier in steps[: at - len(steps) - 1 : -1]:
            lines[first : first + count] = earlier
        return lines

    def told(self, at: int) -> int:
        """Counted once for all moments."""
        return self._told[at]

    @cached_property
    def _told(self) -> list[int]:
        (_, log), steps = self._of(None)
        counts = [len(log)]
        for _, _, count, earlier in reversed(steps):
            counts.append(counts[-1] - count + len(earlier))
        return counts[::-1]

    def _of(self, seat: Seat | None) -> tuple[Seen, list[_Step]]:
        eye = eye_of(seat)
        if eye not in self._unpacked:
            row = self._rows[eye]
            assert row.steps is not None  # else it is no recording
            head, *lines = zlib.decompress(row.steps).splitlines()
            _checked(json.loads(head))
            self._unpacked[eye] = read_ending(row.ending), json.loads(b"[" + b",".join(lines) + b"]")
        return self._unpacked[eye]
