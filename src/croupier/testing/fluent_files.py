"""The Fluent files of a game, or of the house where none is named, taken apart for tests."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from croupier.engine import Game
from croupier.text.arguments import UNKNOWN
from croupier.text.bundle import package_of, sources, typeset


@dataclass(frozen=True)
class Message:
    """One message: its attributes by name ('' is its value), its variables, the messages in it, and every text;
    `short` are those of what stands beside a card or a name: its short form, a deed in a few words.
    """

    name: str
    patterns: dict[str, str]
    variables: frozenset[str]
    references: frozenset[str]
    texts: tuple[str, ...]
    short: tuple[str, ...]


def files(game: type[Game] | None, language: str) -> list[Traversable]:
    """The files of a game, or of the house."""
    return sources(language, None if game is None else package_of(game))


def read(game: type[Game] | None, language: str) -> dict[str, Message]:
    """The messages of a game, or of the house, by id. Raises `AssertionError` for what is no message."""
    return _read(None if game is None else package_of(game), language)


@cache
def _read(package: str | None, language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for file in sources(language, package):
        for entry in FluentParser().parse(typeset(file.read_text("utf-8"), language)).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name} has {entry.id.name} twice"
                found[entry.id.name] = _message(entry)
    return found


def _message(entry: ast.Message) -> Message:
    patterns = {"": entry.value} if entry.value is not None else {}
    patterns |= {attribute.id.name: attribute.value for attribute in entry.attributes}
    return Message(
        entry.id.name,
        {name: _shown(pattern) for name, pattern in patterns.items()},
        frozenset(name for pattern in patterns.values() for name in _named(pattern, ast.VariableReference)),
        frozenset(name for pattern in patterns.values() for name in _named(pattern, ast.MessageReference)),
        tuple(text for pattern in patterns.values() for text in _texts(pattern)),
        tuple(text for name in ("short", "deed") if name in patterns for text in _texts(patterns[name])),
    )


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a syntax tree and all in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def _named(pattern: ast.Pattern, kind: type[ast.VariableReference | ast.MessageReference]) -> Iterator[str]:
    return (node.id.name for node in nodes(pattern) if isinstance(node, kind))


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    """Each alternative of a pattern with its placeables as they are written: `{ $seat } passes.`"""
    if any(isinstance(e, ast.Placeable) and isinstance(e.expression, ast.SelectExpression) for e in pattern.elements):
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from _texts(variant.value)
    else:
        yield _shown(pattern)


def _shown(pattern: ast.Pattern) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            parts.append(f"{{{serialize_expression(element.expression)}}}")
    return "".join(parts)


@cache
def forms(language: str) -> frozenset[str]:
    """The forms of card names in a language."""
    return frozenset(read(None, language)[UNKNOWN].patterns) - {""}


def folded(variable: str, language: str) -> str:
    """A variable without its form: languages inflect differently, but say the same things."""
    return re.sub(rf"-({'|'.join(forms(language))})$", "", variable)
