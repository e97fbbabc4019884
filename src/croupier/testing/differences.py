"""What changes between two values of plain data, as lines: `hand[0].count: 5 -> 4`.

A path names the keys of mappings and the places of lists. Behind it stands, as JSON,

- `VALUE`: a key that was not there before;
- `OLD -> NEW`: another value;
- `- OLD`: a key that is gone, or an entry of a list, at the place it had;
- `+ NEW`: a new entry of a list, at the place it has now.

`carried_out` leads from the old value and these lines, in any order, to the new value.
"""

import json
import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

PLAIN_KEY = re.compile(r"[A-Za-z_][\w-]*")
PART = re.compile(rf'\.?({PLAIN_KEY.pattern})|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]')


def changes(old: Any, new: Any, path: str = "") -> Iterator[str]:  # Any: JSON
    """The lines that lead from one value to another."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in old.items():
            if key not in new:
                yield f"{_inside(path, key)}: - {written(value)}"
        for key, value in new.items():
            yield from changes(old[key], value, _inside(path, key)) if key in old else _new(value, _inside(path, key))
    elif isinstance(old, list) and isinstance(new, list):
        yield from _of_lists(old, new, path)
    elif written(old) != written(new):
        yield f"{path}: {written(old)} -> {written(new)}"


def _of_lists(old: list[Any], new: list[Any], path: str) -> Iterator[str]:  # Any: JSON
    gone: list[int] = []
    come: list[int] = []
    within: list[tuple[Any, int]] = []  # Any: JSON
    steps = SequenceMatcher(None, [*map(written, old)], [*map(written, new)], autojunk=False).get_opcodes()
    for what, start, end, begin, stop in steps:
        if what == "replace" and end - start == stop - begin:  # as many as there were: they have changed
            within += [(old[start + n], begin + n) for n in range(end - start)]
        elif what != "equal":
            gone += range(start, end)
            come += range(begin, stop)
    yield from (f"{path}[{at}]: - {written(old[at])}" for at in gone)
    yield from (f"{path}[{at}]: + {written(new[at])}" for at in come)
    for before, at in within:
        yield from changes(before, new[at], f"{path}[{at}]")


def _new(value: Any, path: str) -> Iterator[str]:  # Any: JSON
    """A new key. Mappings are opened, and lists in which there are some, so that a line says one thing."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _new(inner, _inside(path, key))
    elif isinstance(value, list) and "{" in written(value):
        for at, inner in enumerate(value):
            yield from _new(inner, f"{path}[{at}]")
    else:
        yield f"{path}: {written(value)}"


def _inside(path: str, key: str) -> str:
    if not PLAIN_KEY.fullmatch(key):
        return f"{path}[{written(key)}]"
    return f"{path}.{key}" if path else key


def written(value: object) -> str:
    """A value as JSON."""
    return json.dumps(value, ensure_ascii=False)


@dataclass(frozen=True)
class Change:
    """One line, read. `sign` is `-`, `+`, or empty for a value that is set."""

    path: tuple[str | int, ...]
    sign: str
    value: Any  # JSON

    @property
    def turn(self) -> list[tuple[int, int, str]]:
        """When it is carried out: in each list entries go, the last first, then come, the first first, then change."""
        rank = {"-": 0, "+": 1, "": 2}[self.sign]
        *outer, last = [(part, "") if isinstance(part, int) else (0, part) for part in self.path]
        return [*((2, *part) for part in outer), (rank, -last[0] if rank == 0 else last[0], last[1])]


def read(line: str) -> Change:
    """A line that `changes` has written."""
    path: list[str | int] = []
    at = 0
    while part := PART.match(line, at):
        key, place, quoted = part.groups()
        path.append(int(place) if place else json.loads(quoted) if quoted else key)
        at = part.end()
    rest = line[at:].removeprefix(": ")
    sign = rest[0] if rest[:2] in ("- ", "+ ") else ""
    value, end = json.JSONDecoder().raw_decode(rest.removeprefix(f"{sign} ") if sign else rest)
    if not sign and rest[end:].startswith(" -> "):
        value = json.loads(rest[end:].removeprefix(" -> "))
    return Change(tuple(path), sign, value)


def carried_out(old: Any, lines: Iterable[str]) -> Any:  # Any: JSON
    """The new value: the old one after these changes."""
    whole = [deepcopy(old)]
    for change in sorted(map(read, lines), key=lambda change: change.turn):
        *outer, last = (0, *change.path)
        place: Any = whole  # Any: JSON
        for key, following in zip(outer, (*outer[1:], last), strict=True):
            if (key not in place) if isinstance(place, dict) else (key == len(place)):
                _put(place, key, [] if isinstance(following, int) else {})
            place = place[key]
        if change.sign == "-":
            del place[last]
        elif change.sign == "+":
            place.insert(last, change.value)
        else:
            _put(place, last, change.value)
    return whole[0]


def _put(place: Any, key: Any, value: object) -> None:  # Any: JSON and a key of it
    if isinstance(place, list) and key == len(place):
        place.append(value)
    else:
        place[key] = value
