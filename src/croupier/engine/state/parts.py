"""Declared state: from the annotations of a class come its copy, equality, plain data and every seat's view.

A game never writes any of these by hand. A field says who may see it:

    turn: Public[int]                       # everybody
    hand: Own[list[list[CardId]]]           # entry s: seat s sees the cards, the others how many there are
    library: Counted[list[list[CardId]]]    # nobody sees the cards, everybody how many there are
    promise: int                            # nobody: what is not declared visible is secret
"""

import sys
import types
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from croupier.engine.chance import Chance
from croupier.engine.errors import BrokenRules
from croupier.engine.state.cards import CardId, FaceId
from croupier.engine.state.pickling import refilled

T = TypeVar("T")

Json = dict[str, Any]  # Any: plain data
"""A JSON object: text, numbers, truth values, None, and lists and objects of these."""


AS_IT_IS = frozenset({str, bool, float, types.NoneType})
"""Types whose values are plain data, whatever they are declared as; a whole number may be a card."""

PLAIN = frozenset({int, str, bool, float})
"""Declared types whose values are plain data."""

_arguments = cache(get_args)

WRITTEN: dict[str, dict[str, str]] = {}
"""The annotations of compiled classes, by module and name: they keep none themselves (`tools/fast`)."""

ENGINE = "croupier.engine."

ON_A_VIEW = frozenset({"game", "seat", "asked"})
"""What every view has beside the fields of the game."""


class Visibility(Enum):
    """Who may see a field of the state."""

    EVERYONE = "everyone"
    OWNER = "owner"
    COUNT = "count"
    NOBODY = "nobody"


Public = Annotated[T, Visibility.EVERYONE]
"""A field of the state that all seats and spectators see: `round: Public[int]`. Without one of these it is secret."""
Own = Annotated[T, Visibility.OWNER]
"""A list with one entry for each seat: a seat sees its own, of cards the others see how many there are.

`hand: Own[list[list[CardId]]]`.
"""
Counted = Annotated[T, Visibility.COUNT]
"""A zone of which all see how many cards lie in it, and nobody which: `deck: Counted[list[CardId]]`."""
BY_SEAT = "by seat"
BySeat = Annotated[list[T], BY_SEAT]
"""A list with one entry for each seat: `life: Public[BySeat[int]]`. A list of lists is one without saying so."""

_SCALARS = (int, str, bool, float, bytes, type(None))


class Part:  # noqa: PLW1641  # mutable, so without a hash
    """A piece of state made of declared fields. `Game` is one; so is a creature with damage on it.

    Fields may hold numbers, text, tuples, lists, dictionaries, other parts, and any nesting of these. A list of lists
    has one list per seat; `tuple[list[CardId], ...]` is for piles of another number, set up once.
    """

    _fields: ClassVar[dict[str, Visibility]] = {}
    _types: ClassVar[dict[str, object]] = {}
    _hints: ClassVar[dict[str, object]] = {}
    """The types as they are declared, with what is said of their values (`engine/shapes.py`)."""
    _copy: ClassVar[Callable[[Any], Any]]

    def __init_subclass__(cls) -> None:
        declare(cls)

    def copy(self) -> Self:
        """An independent copy: whatever happens to one never shows in the other."""
        new: Self = type(self)._copy(self)
        return new

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, f) == getattr(other, f) for f in self._fields)

    def __repr__(self) -> str:
        fields = ", ".join(f"{f}={getattr(self, f, '?')!r}" for f in self._fields)
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return refilled, (type(self), {name: getattr(self, name) for name in self._fields})

    def data(self) -> Json:
        """The whole state as plain data, secrets included: for laws and tests, never for a seat."""
        return {f: _plain(getattr(self, f)) for f in self._fields}


def declare(cls: type[Part]) -> None:
    """Read the declared fields of a new class; subclasses of `Part` with an `__init_subclass__` of theirs call it."""
    cls._fields, cls._hints, cls._types = _declared(cls)
    if not _of_the_engine(cls):
        _refuse_taken(cls)
    cls._copy = staticmethod(_copier(cls))


def _of_the_engine(cls: object) -> bool:
    return cls.__module__.startswith(ENGINE)


def _refuse_taken(cls: type[Part]) -> None:
    """Raise `BrokenRules` for fields with a name that the engine, a method or a view needs."""
    written = {name for name in vars(cls).get("__annotations__", {}) if name in cls._fields}
    engine = [base for base in cls.__mro__[1:] if _of_the_engine(base)]
    for name in sorted(written):
        taken = any(name in vars(base) or name in getattr(base, "_fields", ()) for base in engine)
        method = any(callable(vars(base).get(name)) for base in cls.__mro__)
        shown = name in ON_A_VIEW and hasattr(cls, "facts")  # only a game has facts; a part may well have a seat
        if taken or method or shown:
            raise BrokenRules(f"{cls.__name__} cannot have a field {name}: the name is taken. Attributes are ClassVar.")


def fields(cls: type[Part]) -> dict[str, Visibility]:
    """The declared fields of a part in order of declaration, with who may see them."""
    return cls._fields


def fields_of_cards(cls: type[Part]) -> dict[str, None]:
    """The names of the fields in whose cards somebody may see the faces, of a part and of all parts it may hold."""
    found: dict[str, None] = {}
    for name, visibility in cls._fields.items():
        if visibility in (Visibility.EVERYONE, Visibility.OWNER) and may_hold_cards(cls._types[name]):
            found[name] = None
            for part in parts_in(cls._types[name]):
                found |= fields_of_cards(part)
    return found


def parts_in(kind: object) -> Iterator[type[Part]]:
    """The parts that a value of this kind may hold, one within another not counted."""
    if isinstance(kind, type) and issubclass(kind, Part):
        yield kind
    for inner in getattr(kind, "__args__", ()):
        yield from parts_in(inner)


def field_hint(cls: type[Part], name: str) -> object:
    """The type of a field as it is declared, with its visibility and what is said of its values."""
    return cls._hints[name]


def field_type(cls: type[Part], name: str) -> object:
    """The declared type of a field, without its visibility."""
    return cls._types[name]


def fresh(kind: object, players: int) -> object:
    """The value a field of a container type starts with: one list per seat where it is a list of lists."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        return [fresh(args[0], players) for _ in range(players)] if get_origin(args[0]) is list else []
    return {} if origin is dict else None


def cards_in(value: object, kind: object) -> list[CardId]:
    """Every card id inside a value of a declared type, in order."""
    found: list[CardId] = []
    _collect(value, kind, found)
    return found


def _collect(value: object, kind: object, found: list[CardId]) -> None:
    if kind is CardId:
        if isinstance(value, int) and value >= 0:
            found.append(CardId(value))
        return
    if isinstance(value, Part):
        for name, inner in fields_with_cards(type(value)):  # type: ignore[arg-type]  # a class has a hash, whatever its instances say
            held = getattr(value, name)
            if held or inner is CardId:
                _collect(held, inner, found)
        return
    if isinstance(value, list | tuple):
        inner = _item(kind)
        if inner is CardId:
            found += value
        elif isinstance(inner, tuple):
            for item, its in zip(value, inner, strict=True):
                _collect(item, its, found)
        elif inner is not None:
            for item in value:
                _collect(item, inner, found)
        return
    args = _arguments(kind)
    if isinstance(value, dict) and len(args) > 1:
        for item in value.values():
            _collect(item, args[1], found)
    elif value is not None and get_origin(kind) in (types.UnionType, Union, None) and args:
        for arg in args:
            if arg is CardId:
                _collect(value, arg, found)


def lies_in(card: CardId, value: Any, kind: Any) -> bool:  # Any: what a field is declared as
    """Whether a card is among `cards_in(value, kind)`, in a fraction of the time."""
    if type(value) is list:
        inner = kind.__args__[0]
        if inner is CardId:
            return card in value
        for item in value:  # noqa: SIM110  # any() takes three times as long
            if lies_in(card, item, inner):
                return True
        return False
    if isinstance(value, Part):
        for name, inner in fields_with_cards(type(value)):  # type: ignore[arg-type]  # as in cards_in
            held = getattr(value, name)
            if held == card if inner is CardId else held and lies_in(card, held, inner):
                return True
        return False
    return card in cards_in(value, kind)


@cache
def _item(kind: object) -> object:
    """What lies in a list or tuple of this kind: one kind, or a kind for each place; None if no cards can."""
    args = get_args(kind)
    if not args or not may_hold_cards(kind):
        return None
    return args if get_origin(kind) is tuple and Ellipsis not in args else args[0]


@cache
def fields_with_cards(cls: type[Part]) -> tuple[tuple[str, object], ...]:
    """The fields of a part in which cards can lie: most fields of most parts are numbers."""
    return tuple((name, kind) for name, kind in cls._types.items() if may_hold_cards(kind))


@cache
def may_hold_cards(kind: object) -> bool:
    """Whether cards can lie in a value of this kind."""
    if isinstance(kind, type) and issubclass(kind, Part):
        return bool(fields_with_cards(kind))  # type: ignore[arg-type]  # as in cards_in
    return kind is CardId or any(may_hold_cards(inner) for inner in getattr(kind, "__args__", ()))


def counted(value: object) -> object:
    """How many cards, with the nesting of the lists kept: `[[3, 5], [1]]` becomes `[2, 1]`."""
    if isinstance(value, list | tuple):
        return [len(v) for v in value] if value and isinstance(value[0], list) else len(value)
    raise BrokenRules("Only lists of cards can be counted.")


def _declared(cls: type) -> tuple[dict[str, Visibility], dict[str, object], dict[str, object]]:
    """The declared fields of a class: who may see each, its type as it is written, and without what is said of it."""
    names = {**vars(sys.modules[cls.__module__]), cls.__name__: cls}
    written = WRITTEN.get(f"{cls.__module__}.{cls.__name__}")
    if written is not None:
        cls.__annotations__ = written
    marked = get_type_hints(cls, include_extras=True, localns=names)
    plain = get_type_hints(cls, localns=names)
    visible: dict[str, Visibility] = {}
    for name, hint in marked.items():
        if name.startswith("_") or ClassVar in (hint, get_origin(hint)):
            continue
        marks = getattr(hint, "__metadata__", ())
        visible[name] = next((mark for mark in marks if isinstance(mark, Visibility)), Visibility.NOBODY)
    return visible, {name: marked[name] for name in visible}, {name: plain[name] for name in visible}


def _copier(cls: type[Part]) -> Callable[[Any], Any]:
    """Straight-line source for the copy: the hottest function of a search."""
    lines = ["def copy(old):", "    new = cls.__new__(cls)"]
    lines += [f"    new.{name} = {value}" for name, value in copied(cls, "old").items()]
    lines.append("    return new")
    space: dict[str, Any] = {"cls": cls, "Chance": Chance}
    exec("\n".join(lines), space)  # noqa: S102  # source made of declared names only
    copier: Callable[[Any], Any] = space["copy"]
    return copier


def copied(cls: type[Part], old: str) -> dict[str, str]:
    """For every declared field the expression that copies it from a part that is called `old`."""
    found: dict[str, str] = {}
    for name, kind in cls._types.items():
        try:
            found[name] = _copy_of(f"{old}.{name}", kind)
        except BrokenRules as error:
            raise BrokenRules(f"{cls.__name__}.{name}: {error}") from None
    return found


def without_value(cls: type[Part]) -> list[str]:
    """The declared fields that have no value where none is given.

    Ask once for a class: CPython keeps the fields of objects side by side, without a dictionary, only in a class of
    which few objects were made before one had all fields.
    """
    empty = cls.__new__(cls)
    return [name for name in cls._types if not hasattr(empty, name)]


def maker(cls: type[Part], names: Iterable[str], players: int) -> Callable[[], Any]:
    """Straight-line source for a new part in which these containers are empty, one list per seat (see `fresh`)."""
    lines = ["def make():", "    new = cls.__new__(cls)"]
    for name in names:
        empty = fresh(cls._types[name], players)
        if empty is not None:
            lines.append(f"    new.{name} = {empty!r}")
    lines.append("    return new")
    space: dict[str, Any] = {"cls": cls}
    exec("\n".join(lines), space)  # noqa: S102  # source made of declared names only
    make: Callable[[], Any] = space["make"]
    return make


def _copy_of(name: str, kind: object, depth: int = 0) -> str:
    origin, args = get_origin(kind), get_args(kind)
    inner = f"x{depth}"
    if origin is list:
        item = _copy_of(inner, args[0], depth + 1)
        if item == f"{inner}[:]":
            return f"[*map(list.copy, {name})]"
        return f"{name}[:]" if item == inner else f"[{item} for {inner} in {name}]"
    if origin is tuple and Ellipsis in args:
        item = _copy_of(inner, args[0], depth + 1)
        return name if item == inner else f"tuple([{item} for {inner} in {name}])"
    if origin is dict:
        item = _copy_of(inner, args[1], depth + 1)
        return f"{name}.copy()" if item == inner else f"{{k{depth}: {item} for k{depth}, {inner} in {name}.items()}}"
    if kind is Chance:
        return f"Chance({name}.key, {name}.count)"
    if isinstance(kind, type) and issubclass(kind, Part):
        return f"{name}._copy({name})"
    if origin is types.UnionType or str(origin) == "typing.Union":
        if any(isinstance(a, type) and issubclass(a, Part) for a in args):
            return f"(None if {name} is None else {name}._copy({name}))"
        return name
    if kind in _SCALARS or kind in (CardId, FaceId) or origin is tuple or _immutable(kind):
        return name
    if isinstance(kind, TypeVar):
        raise BrokenRules("Say what it is, as in Public[int].")
    raise BrokenRules(f"The state cannot hold {kind}: declare numbers, text, lists, dictionaries, tuples or parts.")


def _immutable(kind: object) -> bool:
    if isinstance(kind, type):
        return issubclass(kind, Enum | str | int | float | bytes) or kind.__hash__ is not None
    return hasattr(kind, "__supertype__") or get_origin(kind) in (frozenset, Literal)


def _plain(value: object) -> Any:  # plain data
    if type(value) is int or type(value) in AS_IT_IS:
        return value
    if isinstance(value, Part):
        return value.data()
    if isinstance(value, Chance):
        return [value.key.hex(), value.count]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, list | tuple):
        return [v if type(v) is int else _plain(v) for v in value]
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, bytes):
        return value.hex()
    return value
