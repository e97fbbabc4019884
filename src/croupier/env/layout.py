"""How declared state becomes a row of numbers: what each number means, and straight-line source that writes them.

Seats are told from the one who looks: 0 is oneself, 1 the next one clockwise. A word or a seat has one number for each
value it may have, of which one is 1; a card in a list without places is counted by its face; a single card is one
number, 1 and up by its place in FACES, 0 for none. A list with places is how many there are, then each in turn.

The source is long and says everything in constants, because it is run at every step of whoever learns: each field is
read once, each seat and each number has its own statement, and what a list does not hold is passed over.
"""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from croupier.engine import BadSetup
from croupier.engine.shapes import (
    CardFace,
    Fixed,
    Flag,
    Many,
    Maybe,
    Number,
    OfEachSeat,
    Record,
    SeatNumber,
    Shape,
    Word,
    holds_zones,
    shapes,
)
from croupier.engine.state.parts import Visibility

EVERYONE = Visibility.EVERYONE


class Entry(NamedTuple):
    """One number of an observation: its name, its least and most (None: no bound is declared), and what it is."""

    name: str
    least: int | None
    most: int | None
    kind: str
    """`number`, `flag` (0 or 1), `one of` (1 for the value it is, of all that begin alike), `count`, or `card`."""


class Place(NamedTuple):
    """Where in the row a number stands, in the source: behind what a variable says, if there is one."""

    first: int
    variable: str = ""

    def __str__(self) -> str:
        return f"{self.variable} + {self.first}" if self.variable and self.first else self.variable or str(self.first)

    def behind(self, many: int) -> "Place":
        """So many numbers further on."""
        return Place(self.first + many, self.variable)


Write = Callable[[Any, int, Any, dict[int, float], str, Mapping[str, Any]], None]
"""Writes a game, for the seat that looks, into an empty row; then what the seat is asked, and about what.

The row takes whole numbers from 0 up. What may be anything else goes into the dictionary, by its place.
"""


@dataclasses.dataclass
class Layout:
    """The numbers so far, and the source that writes them into `b` from the game `g`, for the seat `me`."""

    players: int
    faces: tuple[str, ...]
    entries: list[Entry] = dataclasses.field(default_factory=list)
    lines: list[str] = dataclasses.field(default_factory=list)
    space: dict[str, object] = dataclasses.field(default_factory=dict)
    """What the source names: for each list of words where each stands."""
    _variables: int = 0

    def field(self, name: str) -> str:
        """A variable that holds a field of the game from here on."""
        read = f"    g_{name} = g.{name}"
        if read not in self.lines:
            self.lines.append(read)
        return f"g_{name}"

    def add(self, shape: Shape, expression: str, name: str) -> None:
        """A value of this shape at the end, read by this expression."""
        self._write(shape, expression, self._enter(self.numbers(shape, name)), 1)

    def add_if(self, shape: Shape, condition: str, expression: str, name: str) -> None:
        """A value that is there under a condition; else its numbers are 0."""
        at = self._enter(self.numbers(shape, name))
        self._put(1, f"if {condition}:")
        self._write(shape, expression, at, 2)

    def add_lengths(self, shape: Shape, value: str, name: str) -> None:
        """How many cards lie in a zone or in each of several; each seat's, where there is one for each."""
        if not holds_zones(shape):
            at = self._enter([Entry(f"#{name}", 0, None, "count")])
            self._put(1, f"b[{at}] = len({value})")
            return
        seats = isinstance(shape, OfEachSeat)
        zones = self.players if seats else self._number_of(shape, name)
        at = self._enter(Entry(f"#{name}[{zone}]", 0, None, "count") for zone in range(zones))
        for zone in range(zones):
            self._put(1, f"b[{at.behind(zone)}] = len({value}[{f's{zone}' if seats else zone}])")

    def add_known(self, value: str, name: str) -> None:
        """The cards in each seat's hidden zone that everybody has seen, counted by face."""
        everybody = (1 << self.players) - 1
        seen = self.field("seen")
        for seat in range(self.players):
            at = self._enter(Entry(f"{name}[{seat}].known#{face}", 0, None, "count") for face in self.faces)
            self._put(1, f"for card in {value}[s{seat}]:")
            self._put(2, f"if {seen}[card] & {everybody} == {everybody}: b[{at} + faces[card]] += 1")

    def compiled(self) -> Write:
        """The source so far as a function."""
        seats = range(self.players)
        self.space["turned"] = [tuple((me + seat) % self.players for seat in seats) for me in seats]
        self.space["places"] = [tuple((seat - me) % self.players for seat in seats) for me in seats]
        lines = [
            "def write(g, me, b, beside, asked, about):",
            f"    {', '.join(f's{seat}' for seat in seats)}, = turned[me]",
            "    place, faces = places[me], g.faces",
            *self.lines,
        ]
        exec("\n".join(lines), self.space)  # noqa: S102  # source made of declared names only
        written: Write = self.space["write"]  # type: ignore[assignment]  # what that source says
        return written

    @staticmethod
    def _number_of(shape: Shape, name: str) -> int:
        match shape:
            case Fixed(items):
                return len(items)
            case Many(_, int(longest)):
                return longest
            case _:
                raise BadSetup(f"Nobody knows how many zones {name} has: declare it by longest(...).")

    def _enter(self, entries: Iterable[Entry]) -> Place:
        """Put entries at the end; the place of the first."""
        at = Place(len(self.entries))
        self.entries += entries
        return at

    # -- what they mean ----------------------------------------------------------------------------------------

    def numbers(self, shape: Shape, name: str) -> Iterator[Entry]:
        """The entries of a value of this shape. Raises `BadSetup` where its declaration says too little."""
        match shape:
            case Number(least, most):
                yield Entry(name, least, most, "number")
            case Flag():
                yield Entry(name, 0, 1, "flag")
            case CardFace():
                yield Entry(name, 0, len(self.faces), "card")
            case Word() | SeatNumber():
                yield from (Entry(f"{name}={value}", 0, 1, "one of") for value in self._values(shape, name))
            case Maybe(item):
                yield Entry(f"{name}?", 0, 1, "flag")
                yield from self.numbers(item, name)
            case Record(part):
                for one, visible, inner in shapes(part):
                    if visible is EVERYONE:
                        yield from self.numbers(inner, f"{name}.{one}")
            case Fixed(items):
                for at, inner in enumerate(items):
                    yield from self.numbers(inner, f"{name}[{at}]")
            case OfEachSeat(item):
                for seat in range(self.players):
                    yield from self.numbers(item, f"{name}[{seat}]")
            case Many(item, int(longest)):
                yield Entry(f"#{name}", 0, longest, "count")
                for at in range(longest):
                    yield from self.numbers(item, f"{name}[{at}]")
            case Many(item):
                yield from (Entry(f"{name}#{value}", 0, None, "count") for value in self._values(item, name))
            case _:
                raise BadSetup(f"{name} has no place in an observation: declare it as a number, a word or a list.")

    def _values(self, shape: Shape, name: str) -> tuple[object, ...]:
        """All values that a shape may have, where one can list them."""
        match shape:
            case Word(tuple(words)):
                return words
            case SeatNumber():
                return tuple(range(self.players))
            case CardFace():
                return self.faces
            case Number(int(least), int(most)):
                return tuple(range(least, most + 1))
            case _:
                raise BadSetup(
                    f"Nobody can number {name}: declare its words by word(...), its numbers by number(...), "
                    "or how many it holds by BySeat or longest(...)."
                )

    def width(self, shape: Shape) -> int:
        """How many numbers a value of this shape takes."""
        return sum(1 for _ in self.numbers(shape, ""))

    # -- how they are written ----------------------------------------------------------------------------------

    def _put(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def _named(self, value: object) -> str:
        name = f"n{len(self.space)}"
        self.space[name] = value
        return name

    def _variable(self) -> str:
        self._variables += 1
        return f"v{self._variables}"

    def _held(self, value: str, depth: int) -> str:
        """A variable that holds a value, which is read here if none does yet."""
        if value.isidentifier():
            return value
        one = self._variable()
        self._put(depth, f"{one} = {value}")
        return one

    def _write(self, shape: Shape, value: str, at: Place, depth: int) -> None:
        """Source that writes a value, an expression, from a place on."""
        match shape:
            case Flag():
                self._put(depth, f"b[{at}] = {value}")
            case Number(least, _, whole):
                self._number(value, at, depth, natural=whole and least is not None and least >= 0)
            case CardFace():
                one = self._held(value, depth)
                self._put(depth, f"if {one} >= 0: b[{at}] = {self._found(shape, one)} + 1")
            case SeatNumber():
                one = self._held(value, depth)
                self._put(depth, f"if {one} >= 0: b[{self._counted(shape, one, at)}] = 1")
            case Word(_, _, optional):
                one = self._held(value, depth) if optional else value
                self._put(depth, f"{f'if {one}: ' if optional else ''}b[{self._counted(shape, one, at)}] = 1")
            case Maybe(item):
                one = self._held(value, depth)
                self._put(depth, f"if {one} is not None:")
                self._put(depth + 1, f"b[{at}] = 1")
                self._write(item, one, at.behind(1), depth + 1)
            case Many(item, int(longest)):
                self._list(item, longest, self._held(value, depth), at, depth)
            case Many(item):
                one = self._variable()
                self._put(depth, f"for {one} in {value}: b[{self._counted(item, one, at)}] += 1")
            case _:
                one = self._held(value, depth)
                for part, inner in self._inside(shape, one):
                    self._write(inner, part, at, depth)
                    at = at.behind(self.width(inner))

    def _inside(self, shape: Shape, value: str) -> Iterator[tuple[str, Shape]]:
        """What stands side by side in a value: the expression for each, and its shape."""
        match shape:
            case Record(part):
                yield from ((f"{value}.{one.name}", one.shape) for one in shapes(part) if one.visible is EVERYONE)
            case Fixed(items):
                yield from ((f"{value}[{place}]", inner) for place, inner in enumerate(items))
            case OfEachSeat(item):
                yield from ((f"{value}[s{seat}]", item) for seat in range(self.players))

    def _number(self, value: str, at: Place, depth: int, *, natural: bool) -> None:
        """A number as it is; one that may be below 0, or between two whole numbers, where the row cannot hold it."""
        one = value if natural else self._held(value, depth)
        self._put(depth, f"{'' if natural else f'if {one} >= 0: '}b[{at}] = {one}")
        if not natural:
            self._put(depth, f"else: beside[{at}] = {one}")

    def _list(self, item: Shape, longest: int, many: str, at: Place, depth: int) -> None:
        """How many there are, then one after the other."""
        self._put(depth, f"if {many}:")
        self._put(depth + 1, f"if len({many}) > {longest}: raise IndexError")
        self._put(depth + 1, f"b[{at}] = len({many})")
        one, place = self._variable(), self._variable()
        self._put(depth + 1, f"{place} = {at.behind(1)}")
        self._put(depth + 1, f"for {one} in {many}:")
        self._write(item, one, Place(0, place), depth + 2)
        self._put(depth + 2, f"{place} += {self.width(item)}")

    def _counted(self, shape: Shape, value: str, at: Place) -> str:
        """The expression for the place, from a first one on, of a value among all that it may be."""
        if isinstance(shape, Word):
            words = {word: at.first + place for place, word in enumerate(self._values(shape, value))}
            found = f"{self._named(words)}[{value}{'.value' if shape.member else ''}]"
            return f"{at.variable} + {found}" if at.variable else found
        least = shape.least if isinstance(shape, Number) else 0
        return f"{at.behind(-(least or 0))} + {self._found(shape, value)}"

    def _found(self, shape: Shape, value: str) -> str:
        """The expression for the place of a card or a seat among all; a number is its own."""
        match shape:
            case CardFace(on_table=True):
                return f"faces[{value}]"
            case SeatNumber():
                return f"place[{value}]"
            case CardFace() | Number(int()):
                return value
        raise BadSetup(f"Nobody can number {value}.")
