"""What a seat sees as a row of numbers, by a layout that follows from the declared state and from nothing else.

    layout = croupier.observation("tender", players=2)
    row = array("f", bytes(4 * layout.size))         # or np.zeros(layout.size, np.float32)
    layout.write(match, seat, row)

It holds what `view` holds but `facts`, which follow from the rest: the variants, each field by its visibility, what the
seat is asked and about what. `env/layout.py` says what a number means.
"""

from array import array
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Protocol

from croupier.engine import NOTHING, BadSetup, BrokenRules, Game, Match
from croupier.engine.play.arrange import ENGINE_FIELDS
from croupier.engine.play.view import check_seat
from croupier.engine.shapes import Field, OfEachSeat, Word, breaches, is_zone, shape_told, shapes
from croupier.engine.state.parts import Visibility
from croupier.env.buffer import Buffer, as_floats
from croupier.env.layout import Entry, Layout


class GoingForward(Protocol):
    """A match in which one seat is asked at a time (`croupier.env.running`)."""

    seat: int
    question: str
    about: Mapping[str, Any]  # Any: plain data

    @property
    def position(self) -> Game: ...


Look = tuple[bytearray | list[float], dict[int, float]]
"""What a seat sees, as bytes if that can be, and by their places the numbers that no byte can be."""


class Observation:
    """The layout of what a seat sees, for a game at a table for `players`.

    Raises `BadSetup` where the game declares too little: a text without its words, a list without its longest.
    """

    def __init__(self, game: type[Game], players: int) -> None:
        self.game, self.players = game, players
        layout = layout_of(game, players)
        self.entries: tuple[Entry, ...] = tuple(layout.entries)
        """What each number is, in order."""
        self._write = layout.writer(game)
        self._size = len(self.entries)
        self._begun: tuple[Mapping[str, str], bytes] = {}, bytes(self._size)

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for; the layout is made again
        return observation, (self.game, self.players)

    def __repr__(self) -> str:
        return f"<Observation of {self.game.slug}, {self.players} players: {self.size}>"

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self._size

    def names(self) -> tuple[str, ...]:
        """What each number is called: `hand#bid-3`, `active=0` (the seat that looks), `life[1]` (the next one)."""
        return tuple(entry.name for entry in self.entries)

    def write(self, match: Match | GoingForward, seat: int, buffer: Buffer) -> None:
        """Write what `seat` sees now into all of `buffer`, as 32-bit floats.

        Raises `UnknownSeat`, and `BadSetup` for a match of another game or for another number of players.
        `BrokenRules` says where the rules have gone beyond what the state declares.
        """
        numbers, beside = self.numbers(match, seat)
        if hasattr(buffer, "dtype"):  # NumPy makes floats of bytes by itself
            buffer[:] = numbers
            for place, number in beside.items():
                buffer[place] = number
        else:
            buffer[:] = as_floats(numbers, beside)

    def row(self, match: Match | GoingForward, seat: int) -> "array[float]":
        """What `seat` sees now, as 32-bit floats of its own. Raises as `write`."""
        return as_floats(*self.numbers(match, seat))

    def numbers(self, match: Match | GoingForward, seat: int) -> Look:
        """What `seat` sees now. Raises as `write`."""
        game = match.position
        if type(game) is not self.game or game.players != self.players:
            raise BadSetup(f"{match!r} is not a match of {self.game.slug} for {self.players} with these cards.")
        check_seat(seat, self.players)
        asked, about = _question(match, seat)
        beside: dict[int, float] = {}
        try:
            options, row = self._begun  # together, so that threads do not come between
            if game.options != options:
                row = self._begin(game.options)
            numbers: bytearray | list[float] = bytearray(row)
            try:
                self._write(game, seat, numbers, beside, asked, about)
            except (TypeError, ValueError):  # more than a byte holds
                numbers = list(row)
                self._write(game, seat, numbers, beside, asked, about)
        except LookupError:
            raise BrokenRules(next(breaches(game, self.players), f"{match!r} has no place in its layout.")) from None
        return numbers, beside

    def _begin(self, options: Mapping[str, str]) -> bytes:
        """A row in which nothing stands but the variants: they stay what they are for a whole match."""
        row = bytearray(self._size)
        first = 0
        for switch, values in self.game.variants.items():
            row[first + values.index(options[switch])] = 1
            first += len(values)
        self._begun = dict(options), bytes(row)
        return self._begun[1]


def _question(match: Match | GoingForward, seat: int) -> tuple[str, Mapping[str, Any]]:  # Any: plain data
    """What a seat is asked, and about what."""
    if not isinstance(match, Match):
        return (match.question, match.about) if seat == match.seat else ("", NOTHING)
    decision = match.decision(seat)
    return ("", NOTHING) if decision is None else (decision.name, decision.about)


def observation(game: type[Game], players: int) -> Observation:
    """The layout of a game at a table for so many, made once. Raises `BadSetup`."""
    return _made(game, players)  # type: ignore[arg-type]  # a class has a hash, whatever its instances say


_made = lru_cache(64)(Observation)


def layout_of(game: type[Game], players: int) -> Layout:
    """All that a seat sees, from the declared state. Raises `BadSetup`."""
    layout = Layout(players, tuple(face.id for face in game.FACES), plain=not game.card_set())
    for switch, values in game.variants.items():
        layout.enter(Word(values), f"options.{switch}")
    for field in shapes(game):
        if field.name not in ENGINE_FIELDS:  # a layout holds for one number of players, while a match goes on
            _add(layout, field, known=game.reveals_known)
    layout.add(Word(tuple(question.name for question in game.QUESTIONS), optional=True), "asked", "asked")
    for question in game.QUESTIONS:
        for fact, told in question.about.items():
            name = f"{question.name}.{fact}"
            layout.add_if(shape_told(told, game.likes), f"asked == {question.name!r}", f"about[{fact!r}]", name)
    return layout


def _add(layout: Layout, field: Field, *, known: bool) -> None:
    """A field as a seat sees it: `known` tells of the cards in hidden zones those that everybody has seen."""
    name, visible, shape = field
    if visible is Visibility.NOBODY:
        return
    value = layout.field(name)
    if visible is Visibility.EVERYONE:
        layout.add(shape, value, name)
    elif visible is Visibility.COUNT:
        layout.add_lengths(shape, value, name)
    elif visible is Visibility.OWNER:
        assert isinstance(shape, OfEachSeat)  # what is one's own has an entry for each seat
        if is_zone(shape.item):
            layout.add_lengths(shape, value, name)
            if known:
                layout.add_known(value, name)
        layout.add(shape.item, f"{value}[me]", name)
