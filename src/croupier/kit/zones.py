"""What a view says of any game: numbers and cards of each seat and of the table, with their names."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, get_origin

from croupier.engine import Game, Seat
from croupier.engine.shapes import CardFace, OfEachSeat, Word, shapes
from croupier.engine.state.parts import field_type
from croupier.engine.state.parts import fields as declared
from croupier.kit.sentences import Plain, Translator

NOT_OF_THE_GAME = frozenset({"game", "seat", "asked", "players", "options", "over", "returns", "facts"})
"""Fields that every view has."""

NOTHING_MEANT: Mapping[str, str] = {}


class Counter(NamedTuple):
    """A number by its name: of a seat it is who sits there; None for something that is there or not."""

    name: str
    number: int | str | None
    title: str
    icon: str = ""


class Zone(NamedTuple):
    """Cards that lie together, as far as the viewer sees them; `number` are all of them.

    `held`: they are somebody's own, and others do not see them.
    """

    name: str
    title: str
    faces: tuple[str, ...]
    number: int
    held: bool = False


def fields(view: Plain) -> dict[str, Any]:  # Any: plain data
    """What the game itself has declared."""
    return {name: value for name, value in view.items() if name not in NOT_OF_THE_GAME}


def of_seats(game: type[Game], view: Plain) -> dict[str, list[Any]]:  # Any: plain data
    """The fields that have an entry for each seat."""
    players = view["players"]
    return {
        name: value
        for name, value in fields(view).items()
        if isinstance(value, list) and len(value) == players and all(_is_entry(entry) for entry in value)
        if not _is_tuple(game, name)
    }


def of_table(game: type[Game], view: Plain) -> dict[str, Any]:  # Any: plain data
    """The fields that belong to no seat."""
    seats = of_seats(game, view)
    return {name: value for name, value in fields(view).items() if name not in seats}


def of_seat(game: type[Game], view: Plain, seat: Seat | None) -> dict[str, Any]:  # Any: plain data
    """The entries of one seat; for None the fields that belong to nobody."""
    return of_table(game, view) if seat is None else {name: value[seat] for name, value in of_seats(game, view).items()}


def words_of_seat(game: type[Game], view: Plain, seat: Seat) -> dict[str, str]:
    """What is declared as a word for each seat, of one of them."""
    return {
        field.name: view[field.name][seat]
        for field in shapes(game)
        if isinstance(field.shape, OfEachSeat) and isinstance(field.shape.item, Word) and view.get(field.name)
    }


def cards_of_table(game: type[Game], view: Plain) -> dict[str, str]:
    """The fields that are a single card, or its face, which everybody sees: trump, or what was called."""
    return {
        field.name: view[field.name]
        for field in shapes(game)
        if isinstance(field.shape, CardFace) and view.get(field.name) is not None
    }


def _is_entry(value: object) -> bool:
    """Whether this may be what one seat has: a number, a record, a pile; a word would be a card of all."""
    if isinstance(value, list):
        return all(isinstance(item, str | dict | list) for item in value)
    return value is None or isinstance(value, int | float | dict)


def _is_tuple(game: type[Game], name: str) -> bool:
    """Whether a field is declared as a tuple: however long it is, its entries are not those of the seats."""
    return name in declared(game) and get_origin(field_type(game, name)) is tuple


def is_pile(value: object) -> bool:
    """Whether a value is how a view shows cards that not everybody sees, and no record of the game."""
    return isinstance(value, Mapping) and "count" in value and set(value) <= {"count", "cards", "known"}


def meant(number: int, meaning: str | None, names: Sequence[str]) -> int | str | None:
    """A number as people say it: the name of a seat, a place counted from 1, None where it is none of them."""
    if meaning is None:
        return number
    if number < 0:
        return None
    return names[number] if meaning == "seat" and number < len(names) else number + 1


def stated(  # noqa: PLR0917  # what a sentence is made of
    name: str, value: object, names: Sequence[str], me: Seat | None, translator: Translator, meaning: str | None = None
) -> str:
    """Where the match stands, in words: the message `state-<field>`; '' for what has none.

    `meaning` is what the number of the field means: a place is counted from 1, and of none nothing is said.
    """
    if not isinstance(value, str | int) or not translator.has(f"state-{name}"):
        return ""
    if meaning is not None and isinstance(value, int) and value < 0:
        return ""
    number = value + 1 if meaning == "place" and isinstance(value, int) else value
    args: dict[str, str | float] = {"value": value, "number": number}
    if isinstance(value, int) and 0 <= value < len(names):
        args |= {"seat": names[value], "seat_you": "yes" if value == me else "no"}
    return translator.say(f"state-{name}", **args)


def counters(
    values: Mapping[str, Any],  # Any: plain data
    translator: Translator,
    meanings: Mapping[str, str] = NOTHING_MEANT,
    names: Sequence[str] = (),
    cards: Collection[str] = (),
) -> list[Counter]:
    """All numbers among these values, those in records included; of hidden piles how many cards there are.

    A word is told where it has one of people's own: the message `<field>-<word>`. `meanings` says by field which
    numbers are seats and places (`croupier.engine.state.meanings.meanings`), `cards` are the fields that are a card.
    """
    found: list[Counter] = []
    for name, value in values.items():
        if value is True:
            found.append(Counter(name, None, translator.zone(name)))
        elif isinstance(value, int) and value is not False:
            number = meant(value, meanings.get(name), names)
            found += [] if number is None else [Counter(name, number, translator.zone(name))]
        elif name in cards and isinstance(value, str):
            found.append(Counter(name, translator.card(value), translator.zone(name)))
        elif isinstance(value, str):
            word = f"{name}-{value}"
            found += [Counter(name, translator.say(word), translator.zone(name))] if translator.has(word) else []
        elif is_pile(value):
            found.append(Counter(name, value["count"], translator.zone(name)))
        elif isinstance(value, dict):
            found += counters(value, translator, meanings, names)
    return found


def zones(values: Mapping[str, Any], faces: Collection[str], translator: Translator) -> list[Zone]:  # Any: plain data
    """All cards among these values that the viewer sees, those in records included."""
    found: list[Zone] = []
    for name, value, pile in _piles(values):
        shown = tuple(face for item in pile for face in _faces_in(item, faces))
        if shown:
            hidden = is_pile(value)
            number = value["count"] if hidden else len(shown)
            found.append(Zone(name, translator.zone(name), shown, number, hidden and "cards" in value))
    return found


def seen(game: type[Game], view: Plain, faces: Collection[str]) -> frozenset[str]:
    """All cards that the viewer sees, those of the seats and those of the table."""
    seats = of_seats(game, view)
    parts = [{name: entry} for name, entries in seats.items() for entry in entries]
    parts.append({name: value for name, value in fields(view).items() if name not in seats})
    piles = (pile for part in parts for _, _, pile in _piles(part))
    return frozenset(face for pile in piles for item in pile for face in _faces_in(item, faces))


def _piles(values: Mapping[str, Any]) -> Iterator[tuple[str, Any, Sequence[object]]]:  # Any: plain data
    """What may hold cards, in records too: its name, itself, and its entries that the viewer sees."""
    for name, value in values.items():
        hidden = is_pile(value)
        if isinstance(value, dict) and not hidden:
            yield from _piles(value)
            continue
        pile = value.get("cards", value.get("known", ())) if hidden else value
        if isinstance(pile, list | tuple):
            yield name, value, pile


def _faces_in(item: object, faces: Collection[str]) -> list[str]:
    """The cards an entry of a pile names: itself, or what its record or its own entries are about."""
    if isinstance(item, str):
        return [item] if item in faces else []
    parts = item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()
    return [face for part in parts for face in _faces_in(part, faces)]
