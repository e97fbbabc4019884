"""Values of declared state as plain data, for somebody who may see all of them: straight lines made of the declaration.

Card ids become the ids of their faces, parts become objects. Who may see which field of a game is said in `view.py`.
"""

import types
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final, Literal, Union, get_args, get_origin

from croupier.engine.errors import BrokenRules
from croupier.engine.state.cards import CardId, FaceId
from croupier.engine.state.parts import AS_IT_IS, PLAIN, Json, Part, Visibility, field_type, fields

Show = Callable[..., Json]
"""What shows a part: it is handed the part, the ids of all faces and which face each card has."""


def shown(value: str, kind: object, depth: int = 0) -> str:
    """The expression that shows what another one gives, which is of this declared type.

    It reads `ids`, the id of each face, `faces`, the face of each card, and the names in `space`.
    """
    if _is_plain(kind):
        return value
    if kind is CardId:
        return f"(ids[faces[{value}]] if {value} >= 0 else None)"
    if kind is FaceId:
        return f"(ids[{value}] if {value} >= 0 else None)"
    if isinstance(kind, type) and issubclass(kind, Part):
        return f"shows[type({value})]({value}, ids, faces)"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return f"{value}.value"
    origin, args = get_origin(kind), get_args(kind)
    if origin in (types.UnionType, Union):
        return _either(value, args, depth)
    one = f"x{depth}"
    if origin is tuple and Ellipsis not in args:
        told = [shown(f"{value}[{at}]", each, depth) for at, each in enumerate(args)]
        return f"[*{value}]" if all(map(_is_plain, args)) else f"[{', '.join(told)}]"
    if origin in (list, tuple):
        item = f"ids[faces[{one}]]" if args[0] is CardId else shown(one, args[0], depth + 1)
        return f"[*{value}]" if item == one else f"[{item} for {one} in {value}]"
    if origin is dict:
        return f"{{str(k{depth}): {shown(one, args[1], depth + 1)} for k{depth}, {one} in {value}.items()}}"
    return f"other({value})"


def _is_plain(kind: object) -> bool:
    if hasattr(kind, "__supertype__"):
        return kind not in (CardId, FaceId) and _is_plain(kind.__supertype__)
    return kind in PLAIN or kind is types.NoneType or get_origin(kind) is Literal


def _either(value: str, kinds: tuple[object, ...], depth: int) -> str:
    """One of several types: all but plain values are told apart as the match runs."""
    special = [kind for kind in kinds if not _is_plain(kind)]
    if len(special) == len(kinds) - 1 and types.NoneType in kinds and len(special) == 1:
        return f"({shown(value, special[0], depth)} if {value} is not None else None)"
    told = value if len(special) < len(kinds) else f"other({value})"
    for kind in special:
        told = f"({shown(value, kind, depth)} if isinstance({value}, {_tested(kind)}) else {told})"
    return told


def _tested(kind: object) -> str:
    if kind in (CardId, FaceId):
        return "int"
    if isinstance(kind, type) and issubclass(kind, Part | Enum):
        return "Part" if issubclass(kind, Part) else "Enum"
    origin = get_origin(kind)
    return "(list, tuple)" if origin in (list, tuple) else "dict" if origin is dict else "object"


def _other(value: object) -> object:
    """A value whose type says nothing."""
    if isinstance(value, Enum):
        return value.value
    if type(value) is int or type(value) in AS_IT_IS:
        return value
    raise BrokenRules(f"A state field holds {type(value).__name__}, which is not plain data.")


class _Shows(dict[type[Part], Show]):
    """What shows each class of parts, made when one is met; `whole` tells also what nobody may see: for laws."""

    def __init__(self, *, whole: bool) -> None:
        super().__init__()
        self.whole = whole

    def __missing__(self, cls: type[Part]) -> Show:
        seen = [name for name, to in fields(cls).items() if self.whole or to is Visibility.EVERYONE]
        told = {name: shown(f"part.{name}", field_type(cls, name)) for name in seen}
        show = self[cls] = written("part, ids, faces", told, whole=self.whole)
        return show


_SHOWS: Final = {whole: _Shows(whole=whole) for whole in (False, True)}


def written(arguments: str, told: Mapping[str, str], *, whole: bool = False, **space: object) -> Show:
    """A function of these arguments that gives these expressions by name; `space` is what else they read."""
    lines = [f"def show({arguments}):", "    return {", *(f"        {name!r}: {made}," for name, made in told.items())]
    known: dict[str, Any] = {"shows": _SHOWS[whole], "other": _other, "Part": Part, "Enum": Enum, **space}
    exec("\n".join([*lines, "    }"]), known)  # noqa: S102  # source made of declared names only
    show: Show = known["show"]
    return show
