"""How declared state becomes a row of numbers: what each number means, and straight-line source that writes them.

Seats are told from the one who looks: 0 is oneself, 1 the next one clockwise. A word or a seat has one number for each
value it may have, of which one is 1; a card in a list without places is counted by its face; a single card is one
number, 1 and up by its place in FACES, 0 for none. A list with places is how many there are, then each in turn.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
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


class Entry(NamedTuple):
    """One number of an observation: its name, its least and most (None: no bound is declared), and what it is."""

    name: str
    least: int | None
    most: int | None
    kind: str
    """`number`, `flag` (0 or 1), `one of` (1 for the value it is, of all that begin alike), `count`, or `card`."""


@dataclass
class Layout:
    """The numbers so far, and the source that writes them into `b` from the game `g`, for the seat `me`."""

    players: int
    faces: tuple[str, ...]
    entries: list[Entry] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    space: dict[str, object] = field(default_factory=dict)
    """What the source names: for each list of words where each stands."""
    _variables: int = 0

    def add(self, shape: Shape, expression: str, name: str) -> None:
        """A value of this shape at the end, read by this expression."""
        at = str(len(self.entries))
        self.entries += self.numbers(shape, name)
        self._write(shape, expression, at, 1)

    def add_if(self, shape: Shape, condition: str, expression: str, name: str) -> None:
        """A value that is there under a condition; else its numbers are 0."""
        at = str(len(self.entries))
        self.entries += self.numbers(shape, name)
        self._put(1, f"if {condition}:")
        self._write(shape, expression, at, 2)

    def add_lengths(self, shape: Shape, value: str, name: str) -> None:
        """How many cards lie in a zone or in each of several; each seat's, where there is one for each."""
        each = holds_zones(shape)
        zones = self.players if isinstance(shape, OfEachSeat) else self._number_of(shape, name) if each else 1
        at = len(self.entries)
        self.entries += [Entry(f"#{name}[{zone}]" if each else f"#{name}", 0, None, "count") for zone in range(zones)]
        turned = f"{value}[me:] + {value}[:me]" if isinstance(shape, OfEachSeat) else value
        self._put(1, f"b[{at}:{at + zones}] = array('f', map(len, {turned}))" if each else f"b[{at}] = len({value})")

    def add_known(self, value: str, name: str) -> None:
        """The cards in each seat's hidden zone that everybody has seen, counted by face."""
        at, many = len(self.entries), len(self.faces)
        for seat in range(self.players):
            self.entries += [Entry(f"{name}[{seat}].known#{face}", 0, None, "count") for face in self.faces]
        self._put(1, f"for place, zone in enumerate({value}[me:] + {value}[:me]):")
        self._put(2, "for card in zone:")
        self._put(3, f"if g.seen[card] & {(1 << self.players) - 1} == {(1 << self.players) - 1}:")
        self._put(4, f"b[{at} + place * {many} + faces[card]] += 1")

    def compiled(self) -> Callable[..., None]:
        """The source so far as a function of the game, the seat that looks, the row, and what the seat is asked."""
        lines = ["def write(g, me, b, asked, about):", "    faces = g.faces", *self.lines]
        space: dict[str, Any] = {**self.space, "array": array}
        exec("\n".join(lines), space)  # noqa: S102  # source made of declared names only
        written: Callable[..., None] = space["write"]
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
                    if visible is Visibility.EVERYONE:
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

    def _write(self, shape: Shape, value: str, at: str, depth: int) -> None:
        """Source that writes a value, an expression, from a place on; `at` is a sum of names and numbers."""
        match shape:
            case Number() | Flag():
                self._put(depth, f"b[{at}] = {value}")
            case CardFace():
                self._put(depth, f"b[{at}] = {self._place(shape, value)} + 1 if {value} >= 0 else 0")
            case SeatNumber():
                self._put(depth, f"if {value} >= 0: b[{at} + ({value} - me) % {self.players}] = 1")
            case Word(_, _, optional):
                given = f"if {value}: " if optional else ""
                self._put(depth, f"{given}b[{at} + {self._place(shape, value)}] = 1")
            case Maybe(item):
                self._put(depth, f"if {value} is not None:")
                self._put(depth + 1, f"b[{at}] = 1")
                self._write(item, value, f"{at} + 1", depth + 1)
            case Record(part):
                one = self._variable()
                self._put(depth, f"{one} = {value}")
                seen = [(name, inner) for name, visible, inner in shapes(part) if visible is Visibility.EVERYONE]
                self._row([(f"{one}.{name}", inner) for name, inner in seen], at, depth)
            case Fixed(items):
                self._row([(f"{value}[{place}]", inner) for place, inner in enumerate(items)], at, depth)
            case OfEachSeat(item):
                self._each(item, f"{value}[me:] + {value}[:me]", at, depth)
            case Many(item, int(longest)):
                many = self._variable()
                self._put(depth, f"b[{at}] = {many} = len({value})")
                self._put(depth, f"if {many} > {longest}: raise IndexError")
                self._each(item, value, f"{at} + 1", depth)
            case Many(item):
                one = self._variable()
                self._put(depth, f"for {one} in {value}: b[{at} + {self._place(item, one)}] += 1")

    def _row(self, values: Sequence[tuple[str, Shape]], at: str, depth: int) -> None:
        """Values of different shapes, one after the other."""
        first = 0
        for value, shape in values:
            self._write(shape, value, f"{at} + {first}" if first else at, depth)
            first += self.width(shape)

    def _each(self, item: Shape, values: str, at: str, depth: int) -> None:
        """Values of one shape, one after the other."""
        one, place = self._variable(), self._variable()
        self._put(depth, f"{place} = {at}")
        self._put(depth, f"for {one} in {values}:")
        self._write(item, one, place, depth + 1)
        self._put(depth + 1, f"{place} += {self.width(item)}")

    def _place(self, shape: Shape, value: str) -> str:
        """The expression for the place of a value among all that it may be."""
        match shape:
            case CardFace(on_table):
                return f"faces[{value}]" if on_table else value
            case SeatNumber():
                return f"({value} - me) % {self.players}"
            case Number(int(least)):
                return f"{value} - {least}"
            case Word(_, member, _):
                places = self._named({word: place for place, word in enumerate(self._values(shape, value))})
                return f"{places}[{value}{'.value' if member else ''}]"
        raise BadSetup(f"Nobody can number {value}.")
