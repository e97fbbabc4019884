"""How declared state becomes a row of numbers: what each number means, and straight-line source that writes them.

Seats are told from the one who looks: 0 is oneself, 1 the next one clockwise. A word or a seat has one number for each
value it may have, of which one is 1; a card in a list without places is counted by its face; a single card is one
number, 1 and up by its place in FACES, 0 for none. A list with places is how many there are, then each in turn.

The source is run at every step of whoever learns: it reads each field once, passes over what a list does not hold, and
writes bytes where it can. It is the same for any number of players, which it is given as numbers, so that a compiled
game can bring it along (`tools/fast/rewrite.py`).
"""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from hashlib import sha256
from typing import Any, NamedTuple

from croupier.engine import BadSetup, Game
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
    """Where in the row a number stands: so far behind what a variable says, if there is one.

    `given`: how far depends on the number of players, so that the source is given it.
    """

    first: int
    variable: str = ""
    given: bool = False

    def behind(self, width: int, *, given: bool = False) -> "Place":
        """So many numbers further on."""
        return Place(self.first + width, self.variable, self.given or given)


HEAD = """
def write(turned: list[list[int]], places: list[list[int]], n: list[int], words: list[dict[Any, int]],
          g: Game, me: int, b: Any, beside: dict[int, float], asked: str, about: Any) -> None:
    seats, place, faces = turned[me], places[me], g.faces
"""
"""How the source begins. It is given the seats and their places, both from each seat, other places in the row, and
those of words; then what `Write` is given."""

Write = Callable[[Game, int, bytearray | list[float], dict[int, float], str, Mapping[str, Any]], None]
"""Writes a game, for the seat that looks, into a row of zeros; then what that seat is asked, and about what.

What a row of bytes never holds, numbers below 0 and between whole ones, goes into the dictionary, by its place.
"""


@dataclasses.dataclass
class Layout:
    """The numbers so far, and the source that writes them into `b` from the game `g`, for the seat `me`."""

    players: int
    faces: tuple[str, ...]
    plain: bool = True
    """Whether cards are as they are printed; with others no number has a most."""
    entries: list[Entry] = dataclasses.field(default_factory=list)
    lines: list[str] = dataclasses.field(default_factory=list)
    _given: list[int] = dataclasses.field(default_factory=list)
    _words: list[dict[object, int]] = dataclasses.field(default_factory=list)
    _variables: int = 0
    _condition: str = ""

    def field(self, name: str) -> str:
        """A variable that holds a field of the game from here on."""
        read = f"    g_{name} = g.{name}"
        if read not in self.lines:
            self.lines.append(read)
        return f"g_{name}"

    def enter(self, shape: Shape, name: str) -> None:
        """Places for a value of this shape at the end, which somebody else writes."""
        self._enter(self.numbers(shape, name))

    def add(self, shape: Shape, expression: str, name: str) -> None:
        """A value of this shape at the end, read by this expression."""
        self._write(shape, expression, self._enter(self.numbers(shape, name)), 1)

    def add_if(self, shape: Shape, condition: str, expression: str, name: str) -> None:
        """A value that is there under a condition; else its numbers are 0."""
        at = self._enter(self.numbers(shape, name))
        if condition != self._condition:
            self._condition = condition
            self._put(1, f"if {condition}:")
        self._write(shape, expression, at, 2)

    def add_lengths(self, shape: Shape, value: str, name: str) -> None:
        """How many cards lie in a zone or in each of several; each seat's, where there is one for each."""
        if not holds_zones(shape):
            at = self._enter([Entry(f"#{name}", 0, None, "count")])
            self._put(1, f"b[{self._said(at)}] = len({value})")
            return
        seats = isinstance(shape, OfEachSeat)
        zones = self.players if seats else self._number_of(shape, name)
        at = self._enter(Entry(f"#{name}[{zone}]", 0, None, "count") for zone in range(zones))
        if not seats:
            self._put(1, f"if len({value}) > {zones}: raise IndexError")
        one, place = self._each("seats" if seats else value, at, "1", 1)
        self._put(2, f"b[{place}] = len({f'{value}[{one}]' if seats else one})")

    def add_known(self, value: str, name: str) -> None:
        """The cards in each seat's hidden zone that everybody has seen, counted by face."""
        known = [
            Entry(f"{name}[{s}].known#{face}", 0, None, "count") for s in range(self.players) for face in self.faces
        ]
        at, seen = self._enter(known), self.field("seen")
        self._put(1, "everybody = (1 << len(seats)) - 1")
        seat, place = self._each("seats", at, str(len(self.faces)), 1)
        self._put(2, f"for card in {value}[{seat}]:")
        self._put(3, f"if {seen}[card] & everybody == everybody: b[{place} + faces[card]] += 1")

    def source(self) -> str:
        """What is run, the same for any number of players."""
        return HEAD + "\n".join(self.lines) + "\n"

    def writer(self, game: type[Game]) -> Write:
        """The source as a function: the one that a compiled game brings along, if it was made of the same source."""
        source = self.source()
        space: dict[str, Any] = {"Any": Any, "Game": Game}
        made, space["write"] = getattr(game, "_observed", ("", None))
        if made != fingerprint(source):
            exec(source, space)  # noqa: S102  # source made of declared names only
        seats = range(self.players)
        turned = [[(me + seat) % self.players for seat in seats] for me in seats]
        places = [[(seat - me) % self.players for seat in seats] for me in seats]
        return partial(space["write"], turned, places, self._given, self._words)

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
        at = Place(len(self.entries), given=True)
        self.entries += entries
        return at

    # -- what they mean ----------------------------------------------------------------------------------------

    def numbers(self, shape: Shape, name: str) -> Iterator[Entry]:
        """The entries of a value of this shape. Raises `BadSetup` where its declaration says too little."""
        match shape:
            case Number() as number:
                yield Entry(name, *bounds(number, plain=self.plain), "number")
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

    def _number(self, number: int, *, given: bool) -> str:
        """The expression for a number: itself, or where it is given."""
        if not given:
            return str(number)
        self._given.append(number)
        return f"n[{len(self._given) - 1}]"

    def _said(self, at: Place) -> str:
        """The expression for a place."""
        if at.variable and not at.first and not at.given:
            return at.variable
        first = self._number(at.first, given=at.given)
        return f"{at.variable} + {first}" if at.variable else first

    def _each(self, values: str, at: Place, width: str, depth: int) -> tuple[str, str]:
        """Begin a loop over values that stand side by side: variables for each of them and for its place."""
        one, place = self._variable(), self._variable()
        self._put(depth, f"{place} = {self._said(at)} - {width}")
        self._put(depth, f"for {one} in {values}:")
        self._put(depth + 1, f"{place} += {width}")
        return one, place

    def _write(self, shape: Shape, value: str, at: Place, depth: int) -> None:
        """Source that writes a value, an expression, from a place on."""
        match shape:
            case Flag():
                self._put(depth, f"b[{self._said(at)}] = {value}")
            case Number(least, _, whole):
                self._write_number(value, self._said(at), depth, natural=whole and least is not None and least >= 0)
            case CardFace(on_table):
                one = self._held(value, depth)
                face = f"faces[{one}]" if on_table else one
                self._put(depth, f"if {one} >= 0: b[{self._said(at)}] = {face} + 1")
            case SeatNumber():
                one = self._held(value, depth)
                self._put(depth, f"if {one} >= 0: b[{self._place(shape, one, at)}] = 1")
            case Word(_, _, optional):
                one = self._held(value, depth) if optional else value
                self._put(depth, f"{f'if {one}: ' if optional else ''}b[{self._place(shape, one, at)}] = 1")
            case Maybe(item):
                one = self._held(value, depth)
                self._put(depth, f"if {one} is not None:")
                self._put(depth + 1, f"b[{self._said(at)}] = 1")
                self._write(item, one, at.behind(1), depth + 1)
            case Record() | Fixed():
                one = self._held(value, depth)
                for inner, part in self._side_by_side(shape):
                    self._write(inner, f"{one}{part}", at, depth)
                    at = at.behind(self.width(inner), given=varies(inner))
            case OfEachSeat(item):
                seat, place = self._each("seats", at, self._number(self.width(item), given=varies(item)), depth)
                self._write(item, f"{value}[{seat}]", Place(0, place), depth + 1)
            case Many(item, int(longest)):
                self._write_list(item, longest, self._held(value, depth), at, depth)
            case Many(item):
                one = self._variable()
                self._put(depth, f"for {one} in {value}: b[{self._place(item, one, at)}] += 1")

    def _write_number(self, value: str, at: str, depth: int, *, natural: bool) -> None:
        """A number; `natural` if it is a whole one from 0 up."""
        if natural:
            self._put(depth, f"b[{at}] = {value}")
            return
        one = self._held(value, depth)
        self._put(depth, f"if {one} >= 0: b[{at}] = {one}")
        self._put(depth, f"else: beside[{at}] = {one}")

    def _write_list(self, item: Shape, longest: int, many: str, at: Place, depth: int) -> None:
        """How many there are, then one after the other."""
        self._put(depth, f"if {many}:")
        self._put(depth + 1, f"if len({many}) > {longest}: raise IndexError")
        self._put(depth + 1, f"b[{self._said(at)}] = len({many})")
        width = self._number(self.width(item), given=varies(item))
        one, place = self._each(many, at.behind(1), width, depth + 1)
        self._write(item, one, Place(0, place), depth + 2)

    @staticmethod
    def _side_by_side(shape: Record | Fixed) -> Iterator[tuple[Shape, str]]:
        """What stands side by side in a value: the shape of each, and what leads from the value to it."""
        if isinstance(shape, Record):
            yield from ((one.shape, f".{one.name}") for one in shapes(shape.part) if one.visible is EVERYONE)
        else:
            yield from ((inner, f"[{place}]") for place, inner in enumerate(shape.items))

    def _place(self, shape: Shape, value: str, at: Place) -> str:
        """The expression for the place of a value among all that it may be, of which the first is at a place."""
        match shape:
            case Word(_, member, _):
                self._words.append({word: at.first + place for place, word in enumerate(self._values(shape, value))})
                found = f"words[{len(self._words) - 1}][{value}{'.value' if member else ''}]"
                return f"{at.variable} + {found}" if at.variable else found
            case CardFace(on_table):
                return f"{self._said(at)} + {f'faces[{value}]' if on_table else value}"
            case SeatNumber():
                return f"{self._said(at)} + place[{value}]"
            case Number(int(least)):
                return f"{self._said(at.behind(-least))} + {value}"
        raise BadSetup(f"Nobody can number {value}.")


@cache
def varies(shape: Shape) -> bool:
    """Whether it takes more numbers where more people play."""
    match shape:
        case SeatNumber() | OfEachSeat():
            return True
        case Maybe(item) | Many(item):
            return varies(item)
        case Record(part):
            return any(varies(one.shape) for one in shapes(part) if one.visible is EVERYONE)
        case Fixed(items):
            return any(map(varies, items))
    return False


def bounds(number: Number, *, plain: bool) -> tuple[int | None, int | None]:
    """The least and the most that a number can be. What is declared goes by what is printed on the plain cards.

    With others it may be more, and less where it may be below 0.
    """
    least, most = number.least, number.most
    return (least, most) if plain else (None if least is None or least < 0 else 0, None)


def fingerprint(source: str) -> str:
    """What tells one source from every other."""
    return sha256(source.encode()).hexdigest()
