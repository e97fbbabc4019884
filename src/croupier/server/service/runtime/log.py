"""The log of a match as one viewer may know it, put into plain data line by line as somebody reads it."""

from collections.abc import Iterator, Sequence
from typing import overload

from croupier.engine import Match, Seat, after, last_deed, untold
from croupier.engine.narration import Line
from croupier.engine.play.history import told_in_common
from croupier.engine.state.parts import Json
from croupier.server.service.views import Since

_BLOCK = 16


class Log(Sequence[Json]):
    """The lines, oldest first. Nearly always the newest are read, and of a long match they are few.

    The match must not be changed any more; those of `MatchState` are not.
    """

    __slots__ = ("_first", "_lines", "_match", "_seat")

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self._match = match
        self._seat = seat
        self._first = match.told
        self._lines: list[Json] = []
        """The lines from `_first` on."""

    def __len__(self) -> int:
        return self._match.told

    @overload
    def __getitem__(self, at: int) -> Json: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Json, ...]: ...
    def __getitem__(self, at: int | slice) -> Json | tuple[Json, ...]:
        if isinstance(at, slice):
            places = range(len(self))[at]
            if not places:
                return ()
            self._read(min(places[0], places[-1]))
            return tuple(self._lines[place - self._first] for place in places)
        place = range(len(self))[at]
        self._read(place)
        return self._lines[place - self._first]

    def __iter__(self) -> Iterator[Json]:
        self._read(0)
        return iter(self._lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # compared by what it tells, as tuples of lines are

    def _read(self, first: int) -> None:
        """Have the lines from that one on, and some before it: the next one that is read often stands there."""
        if first >= self._first:
            return
        first = max(0, min(first, self._first - max(_BLOCK, len(self._lines))))
        self._lines = [*self._match.log_for(self._seat, first)[: self._first - first], *self._lines]
        self._first = first


def in_common(one: Sequence[Line], other: Sequence[Line]) -> int:
    """How many lines two logs of a match have in common: those told in steps that both have finished."""
    if isinstance(one, Log) and isinstance(other, Log):
        return told_in_common(one._match, other._match)
    return 0


def news(earlier: Sequence[Line], later: Sequence[Line]) -> tuple[Line, ...]:
    """The lines that a later log has and an earlier one of the same match has not, oldest first."""
    return tuple(later[at] for at in untold(earlier, later, in_common(earlier, later)))


def left(match: Match | None, seat: Seat | None) -> Since | None:
    """The match as this seat left it after its last choice; None for a spectator."""
    if match is None or seat is None:
        return None
    count = last_deed(match, seat)
    then = after(match, count)
    return Since(Log(then, seat), then.view(seat), begun=count == 0)
