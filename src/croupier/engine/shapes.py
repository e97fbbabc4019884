"""What a value of the declared state can be, read once from its declaration: a tree of shapes.

Three things go by it and by nothing else: the law that values lie within their bounds, the layout of an observation
(`env/observation.py`) and the schema of a view (`env/schema.py`).
"""

import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, partial
from inspect import getfile, getsourcelines
from pathlib import Path
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from croupier.engine.domains import Domain, Likes, Longest
from croupier.engine.errors import BrokenRules
from croupier.engine.narration import Tells
from croupier.engine.state.cards import CardId, FaceId
from croupier.engine.state.parts import BY_SEAT, Part, Visibility, field_hint, field_type, fields


@dataclass(frozen=True)
class Number:
    """A number; its bounds are None where none are declared. `whole` unless it is declared as a float."""

    least: int | None = None
    most: int | None = None
    whole: bool = True


@dataclass(frozen=True)
class Flag:
    """True or False."""


@dataclass(frozen=True)
class Word:
    """A text: one of these; None where none are declared.

    `member` where it is the value of an enumeration's member; `optional` where it may be '', which is no word.
    """

    words: tuple[str, ...] | None = None
    member: bool = False
    optional: bool = False


@dataclass(frozen=True)
class SeatNumber:
    """A seat of the match; -1 for none."""


@dataclass(frozen=True)
class CardFace:
    """What is printed on a card, or the card itself (`on_table`); -1 for none."""

    on_table: bool


@dataclass(frozen=True)
class Many:
    """A list; None as `longest` where it may grow, and is counted by what lies in it."""

    item: "Shape"
    longest: int | None = None


@dataclass(frozen=True)
class OfEachSeat:
    """A list with one entry for each seat."""

    item: "Shape"


@dataclass(frozen=True)
class Fixed:
    """A tuple: one value after the other."""

    items: tuple["Shape", ...]


@dataclass(frozen=True)
class Maybe:
    """A value, or None."""

    item: "Shape"


@dataclass(frozen=True)
class Record:
    """A part, by its fields."""

    part: type[Part]


@dataclass(frozen=True)
class Keyed:
    """A dictionary with texts as keys, which no declaration names."""

    item: "Shape"


Shape = Number | Flag | Word | SeatNumber | CardFace | Many | OfEachSeat | Fixed | Maybe | Record | Keyed


class Field(NamedTuple):
    """A field of a part: what it is called, who may see it, what it can be."""

    name: str
    visible: Visibility
    shape: Shape


def shapes(part: type[Part]) -> tuple[Field, ...]:
    """The declared fields of a part in their order. Raises `BrokenRules` for a declaration that cannot be."""
    return _shapes(part)  # type: ignore[arg-type]  # a class has a hash, whatever its instances say


@cache
def _shapes(part: type[Part]) -> tuple[Field, ...]:
    return tuple(Field(name, visible, _field(part, name)) for name, visible in fields(part).items() if name != "chance")


def _field(part: type[Part], name: str) -> Shape:
    try:
        shape = shape_of(field_hint(part, name))
    except BrokenRules as error:
        raise BrokenRules(f"{declared_at(part, name)}: {error}") from None
    own = fields(part)[name] is Visibility.OWNER
    if isinstance(shape, Many) and (own or (shape.longest is None and _is_list_of_lists(field_type(part, name)))):
        return OfEachSeat(shape.item)  # what is one's own, and a list of lists, has an entry for each seat
    if own and not isinstance(shape, OfEachSeat):
        raise BrokenRules(f"{declared_at(part, name)}: what is one's own is a list with an entry for each seat")
    return shape


def _is_list_of_lists(kind: object) -> bool:
    return get_origin(kind) is list and get_origin(get_args(kind)[0]) is list


def declared_at(part: type[Part], name: str) -> str:
    """Where a field is declared, for people who look for it: `State.phase (state.py, line 21)`."""
    owner = next((one for one in part.__mro__ if name in vars(one).get("__annotations__", {})), part)
    try:
        lines, first = getsourcelines(owner)
    except (OSError, TypeError):  # a compiled class, or one that was typed at a prompt
        return f"{owner.__name__}.{name}"
    line = next((at for at, text in enumerate(lines, first) if text.strip().startswith(f"{name}:")), first)
    return f"{owner.__name__}.{name} ({Path(getfile(owner)).name}, line {line})"


def shape_of(hint: object) -> Shape:
    """The shape of a declared type. Raises `BrokenRules` where what is said of it cannot be true of it."""
    marks = getattr(hint, "__metadata__", ())
    kind = get_args(hint)[0] if marks else hint
    shape = _bare(kind, marks)
    for mark in marks:
        shape = _bounded(shape, mark)
    return shape


def _bare(kind: Any, marks: tuple[object, ...]) -> Shape:  # Any: what `typing` has for a type
    origin, args = get_origin(kind), get_args(kind)
    if kind in (CardId, FaceId):
        return CardFace(kind is CardId)
    if kind is bool:
        return Flag()
    if kind in (int, float):
        return SeatNumber() if "seat" in marks else Number(whole=kind is int)
    if kind is str:
        return Word()
    if origin is Literal:
        return Word(args)
    if origin is list:
        return OfEachSeat(shape_of(args[0])) if BY_SEAT in marks else Many(shape_of(args[0]))
    if origin is tuple:
        return Many(shape_of(args[0])) if Ellipsis in args else Fixed(tuple(map(shape_of, args)))
    if origin is dict:
        return Keyed(shape_of(args[1]))
    if origin in (Union, types.UnionType):
        inner = [one for one in args if one is not types.NoneType]
        if len(inner) == 1:
            return Maybe(shape_of(inner[0]))
    if isinstance(kind, type) and issubclass(kind, Part):
        return Record(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Word(tuple(str(one.value) for one in kind), member=True)
    return Keyed(Number())  # nothing a view could show as one value: no layout has a place for it


def _bounded(shape: Shape, mark: object) -> Shape:
    """A shape with what one mark says of it; of a list without places a domain says what its entries are."""
    if isinstance(mark, Longest):
        if not isinstance(shape, Many):
            raise BrokenRules(f"longest({mark.entries}) is said of what is no list")
        return Many(shape.item, mark.entries)
    if not isinstance(mark, Domain) or mark.values is None:
        return shape
    if isinstance(shape, Many | OfEachSeat | Maybe):
        return replace(shape, item=_bounded(shape.item, mark))
    if isinstance(shape, Number) and mark.tells is Tells.NUMBER:
        return Number(int(mark.values[0]), int(mark.values[-1]))
    if isinstance(shape, Word) and mark.tells is Tells.WORD:
        words = tuple(map(str, mark.values))
        return replace(shape, words=tuple(filter(None, words)), optional="" in words)
    raise BrokenRules(f"a {mark.tells.value} is declared of what is none")


def is_zone(shape: Shape) -> bool:
    """Whether it is a list of cards on the table."""
    return isinstance(shape, Many) and isinstance(shape.item, CardFace) and shape.item.on_table


def holds_zones(shape: Shape) -> bool:
    """Whether it is several lists of cards, of which a view counts each (`counted`)."""
    return isinstance(shape, OfEachSeat | Fixed) or (isinstance(shape, Many) and isinstance(shape.item, Many))


def shape_told(told: Domain, faces: Likes) -> Shape:
    """The shape of a fact as a question tells it: seats, numbers and words as they are, faces by their ids."""
    match told.tells:
        case Tells.SEAT:
            return SeatNumber()
        case Tells.FACE:
            return Word(tuple(map(str, told.among(0, faces))), optional=True)
        case Tells.WORD:
            return _bounded(Word(), told)
        case _:
            return _bounded(Number(), told)


# -- the law -------------------------------------------------------------------------------------------------------


def breaches(part: Part, players: int) -> Iterator[str]:
    """Where the state goes beyond what it declares, each in a sentence: a field, its value, its bounds."""
    for name, _, shape in shapes(type(part)):
        if is_bounded(shape):
            for path, value, bound in _check(shape)(getattr(part, name), players):
                yield f"{declared_at(type(part), name)}{path} is {value!r}: declared is {bound}"


@cache
def is_bounded(shape: Shape) -> bool:
    """Whether anything is declared that a value could go beyond."""
    match shape:
        case Number(least):
            return least is not None
        case Word(words):
            return words is not None
        case Many(item, longest):
            return longest is not None or is_bounded(item)
        case OfEachSeat() | SeatNumber():
            return True
        case Maybe(item) | Keyed(item):
            return is_bounded(item)
        case Fixed(items):
            return any(map(is_bounded, items))
        case Record(part):
            return any(is_bounded(field.shape) for field in shapes(part))
        case _:
            return False


Breach = tuple[str, object, str]
"""The place below a value, what lies there, and what may."""

Check = Callable[[Any, int], Sequence[Breach]]
"""Where a value goes beyond what is declared, among so many players."""


@cache
def _check(shape: Shape) -> Check:
    """How values of a shape are checked: made once, for the laws look at each number of each position."""
    match shape:
        case Number(int(least), int(most)):
            return lambda value, _: () if least <= value <= most else (("", value, f"{least} to {most}"),)
        case Word(tuple(words), member, optional):
            return partial(_check_word, words, member, optional)
        case SeatNumber():
            return lambda value, players: (
                () if -1 <= value < players else (("", value, f"a seat, 0 to {players - 1}, or -1"),)
            )
        case Maybe(item):
            given = _check(item)
            return lambda value, players: () if value is None else given(value, players)
        case Record(part):
            bounded = [(name, _check(inner)) for name, _, inner in shapes(part) if is_bounded(inner)]
            return partial(_check_fields, bounded)
        case Many(item, longest):
            return partial(_check_list, longest, _check(item) if is_bounded(item) else None)
        case OfEachSeat(item):
            return partial(_check_seats, _check(item) if is_bounded(item) else None)
        case Fixed(items):
            return partial(_check_places, [*map(_check, items)])
        case Keyed(item):
            return partial(_check_values, _check(item))
        case _:
            return lambda _, __: ()


def _check_word(
    words: Sequence[str], member: bool, optional: bool, value: Any, _: int
) -> Sequence[Breach]:  # Any: a text or a member
    if (value.value if member else value) in words or (optional and value == ""):
        return ()
    return (("", value, f"one of {', '.join(map(repr, words))}"),)


def _check_fields(bounded: Sequence[tuple[str, Check]], value: Any, players: int) -> Sequence[Breach]:  # Any: a part
    return [
        (f".{name}{path}", found, bound)
        for name, check in bounded
        for path, found, bound in check(getattr(value, name), players)
    ]


def _check_list(longest: int | None, check: Check | None, value: Any, players: int) -> Sequence[Breach]:  # Any: a list
    found: list[Breach] = []
    if longest is not None and len(value) > longest:
        found.append(("", value, f"at most {longest} entries"))
    if check is not None:
        found += _check_places([check] * len(value), value, players)
    return found


def _check_seats(check: Check | None, value: Any, players: int) -> Sequence[Breach]:  # Any: a list
    found: list[Breach] = []
    if len(value) != players:
        found.append(("", value, f"one entry for each of {players} seats"))
    if check is not None:
        found += _check_places([check] * len(value), value, players)
    return found


def _check_places(checks: Sequence[Check], value: Any, players: int) -> Sequence[Breach]:  # Any: a list or tuple
    return [
        (f"[{at}]{path}", found, bound)
        for at, (check, one) in enumerate(zip(checks, value, strict=True))
        for path, found, bound in check(one, players)
    ]


def _check_values(check: Check, value: Any, players: int) -> Sequence[Breach]:  # Any: a dictionary
    return [
        (f"[{key!r}]{path}", found, bound) for key, one in value.items() for path, found, bound in check(one, players)
    ]
