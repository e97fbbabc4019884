"""The replay document: what is stored of a match, and how it is played again."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from croupier.engine.card_sets import as_text
from croupier.engine.chance import (
    LEAST_SEED,
    MOST_SEED,
    SEED_DIGITS,
    SEED_LENGTH,
    commitment,
    is_salt,
    is_text,
    seed_text,
)
from croupier.engine.errors import BadReplay, BadSetup, IllegalChoice, ReplayMismatch
from croupier.engine.game import Game
from croupier.engine.play.arrange import arrange
from croupier.engine.play.match import Match
from croupier.engine.play.start import start
from croupier.engine.state.cards import Seat
from croupier.engine.state.parts import Json

FORMAT = 2
"""What is written. Format 1, which had no salt, is still read, and a match that was loaded from it is saved so."""

_DIGITS: Json = {"type": "string", "pattern": "^[0-9a-f]{64}$", "maxLength": SEED_DIGITS}
_TEXT = r"^[^\ud800-\udfff]*$"
"""There are bytes for it (`is_text`)."""

SCHEMA: Json = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Croupier replay",
    "description": "One match of a card game: rules, seed and choices. Everything else follows from these.",
    "type": "object",
    "required": ["format", "game", "version", "players", "variants", "seed", "commitment", "choices", "returns"],
    "additionalProperties": False,
    "properties": {
        "format": {"enum": [1, FORMAT]},
        "game": {"type": "string", "description": "Name of the game in code, as a list of games gives it."},
        "version": {"type": "string", "description": "Version of its rules and of the order of its options."},
        "players": {"type": "integer", "minimum": 1, "description": "Number of seats."},
        "variants": {
            "type": "object",
            "additionalProperties": {"type": "string"},
            "description": "Every switch of the game with its value.",
        },
        "cards": {
            "type": "object",
            "additionalProperties": {"type": "string"},
            "description": "What is written in fields of cards, by card.field, where it is another than on plain ones.",
        },
        "seed": {
            "type": ["integer", "string"],
            "minimum": LEAST_SEED,
            "maximum": MOST_SEED,
            "minLength": 1,
            "maxLength": SEED_LENGTH,
            "pattern": _TEXT,
            "description": "64 hexadecimal digits if drawn by the program; anything else was chosen by somebody.",
        },
        "commitment": {
            **_DIGITS,
            "description": "SHA-256 of SALT:SEED (format 1: of SEED), with other cards SALT:SEED:CARDS; published "
            "before the first choice.",
        },
        "salt": {
            **_DIGITS,
            "description": "256 random bits, which keep the seed from being found by trying; not in format 1.",
        },
        "entropy": {
            "type": "array",
            "items": {"type": "string", "pattern": _TEXT},
            "description": "What people added to the seed when they sat down.",
        },
        "position": {
            "type": "object",
            "description": "The arranged position in which the match began, if it is not the one the rules lay out.",
        },
        "choices": {
            "type": "array",
            "items": {
                "type": "array",
                "prefixItems": [
                    {"type": "integer", "minimum": 0, "description": "seat"},
                    {"type": "integer", "minimum": 0, "description": "index of the option"},
                    {"type": "string", "description": "key of the option"},
                ],
                "minItems": 3,
                "maxItems": 3,
            },
            "description": "All choices in the order they were made.",
        },
        "returns": {
            "type": "array",
            "items": {"type": "number"},
            "description": "Final utilities, one per seat; empty while the match goes on.",
        },
    },
    "if": {"properties": {"format": {"const": FORMAT}}},
    "then": {"required": ["salt"]},
    "else": {"not": {"required": ["salt"]}},
    "dependentSchemas": {"position": {"properties": {"entropy": {"maxItems": 0}}}},
}
"""JSON Schema of the document. `read` asks for the same (a test holds both to it)."""


def _is_written(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(one, str) for one in value.values())


_SHAPES: dict[str, Callable[[Any], bool]] = {  # Any: what a field holds
    "format": lambda value: _is_whole(value, 0),
    "game": lambda value: isinstance(value, str),
    "version": lambda value: isinstance(value, str),
    "players": lambda value: _is_whole(value, 1),
    "variants": _is_written,
    "cards": _is_written,
    "seed": lambda value: isinstance(value, int | str),
    "commitment": lambda value: isinstance(value, str) and is_salt(value),
    "choices": lambda value: isinstance(value, list),
    "returns": lambda value: isinstance(value, list) and all(_is_number(one) for one in value),
    "salt": lambda value: isinstance(value, str),
    "entropy": lambda value: isinstance(value, list) and all(isinstance(one, str) and is_text(one) for one in value),
    "position": lambda value: isinstance(value, dict),
}
_OPTIONAL: Json = {"cards": {}, "salt": "", "entropy": [], "position": None}
"""Fields that most documents do not have, and what stands for them."""


def read(data: object) -> Json:
    """The document in `data` (text, bytes or a mapping), with its shape checked. Raises `BadReplay`."""
    if isinstance(data, str | bytes | bytearray):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            hint = " The text of a file is read, not its name." if isinstance(data, str) else ""
            raise BadReplay(f"This is not a replay document: it is not JSON ({error}).{hint}") from None
    if not isinstance(data, Mapping):
        raise BadReplay("This is not a replay document: a JSON object is expected.")
    document = {**_OPTIONAL, **data}
    for name, fits in _SHAPES.items():
        if name not in document:
            raise BadReplay(f"This is not a replay document: {name!r} is missing.")
        if name in data and not fits(data[name]):
            raise BadReplay(f"In this replay document {name!r} is not what it should be.")
    if document["format"] not in (1, FORMAT):
        raise BadReplay(f"This replay is of format {document['format']}; this program reads formats 1 and {FORMAT}.")
    unknown = set(document) - set(_SHAPES)
    if unknown:
        raise BadReplay(f"A replay document has no field {', '.join(sorted(map(str, unknown)))}.")
    try:
        seed_text(document["seed"])
    except BadSetup as error:
        raise BadReplay(f"The seed of this replay is none: {error}") from error
    if not (is_salt(document["salt"]) if document["format"] == FORMAT else "salt" not in data):
        raise BadReplay(f"A replay of format {FORMAT} has a salt of 64 hexadecimal digits; one of format 1 has none.")
    for at, choice in enumerate(document["choices"]):
        if not _is_choice(choice):
            raise BadReplay(f"Choice {at} of this replay is not [seat, index, key].")
    if document["position"] is not None and document["entropy"]:
        raise BadReplay("A match that begins in a position is not shuffled by words: this replay has both.")
    return document


def _is_whole(value: object, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_choice(choice: object) -> bool:
    if not isinstance(choice, list | tuple) or len(choice) != 3:
        return False
    seat, index, key = choice
    return _is_whole(seat, 0) and _is_whole(index, 0) and isinstance(key, str)


def load(data: object, find: Callable[[str], type[Game]]) -> Match:
    """The match of a document, played again choice by choice; `find` gives the game of a name.

    Raises `BadReplay` for a malformed document or another version of the game, `ReplayMismatch` where the
    recorded choices and the rules part ways, `UnknownGame` for a game that is not installed.
    """
    *_, match = played(data, find)
    return match


def played(data: object, find: Callable[[str], type[Game]]) -> Iterator[Match]:
    """The match of a document before its first choice and after each: one match, so whoever keeps it forks it.

    Raises what `load` raises, where it comes to it.
    """
    document = read(data)
    game = find(document["game"])
    if document["version"] != game.version:
        raise BadReplay(
            f"This replay was played with version {document['version']} of {game.title}; version {game.version} is "
            f"installed. Play it with the Croupier that recorded it."
        )
    try:
        game = game.with_cards(document["cards"])
    except BadSetup as error:
        raise BadReplay(f"The cards of this replay cannot be: {error}") from error
    cards = as_text(game.card_set())
    _agree("commitment", -1, document["commitment"], commitment(document["seed"], document["salt"], cards))
    try:
        match = _begun(game, document)
    except BadSetup as error:
        raise BadReplay(f"This replay cannot be set up: {error}") from error
    yield match
    for at, choice in enumerate(document["choices"]):
        try:
            _choose(match, at, choice)
        except BadReplay:
            raise
        except Exception as error:
            if document["position"] is None:
                raise
            # Nothing has checked every position, and in what cannot be, rules fail in any way.
            why = f"{type(error).__name__}: {error}"
            raise BadReplay(f"From the position of this replay it cannot be played on: {why}") from error
        yield match
    if match.over or document["returns"]:
        _agree("result", len(document["choices"]), document["returns"], list(match.returns) if match.over else [])


def _choose(match: Match, at: int, choice: tuple[Seat, int, str]) -> None:
    """Make the recorded choice of number `at`. Raises `ReplayMismatch`."""
    seat, index, key = choice
    decision = match.decision(seat)
    offered = None
    if decision is not None and index < len(decision.options):
        offered = decision.options[index].key
    _agree(f"choice {at}", at, [seat, index, key], None if offered is None else [seat, index, offered])
    try:
        match.choose(seat, index)
    except IllegalChoice as error:  # cannot happen unless the rules do not repeat themselves
        raise ReplayMismatch(str(error), at=at, expected=[seat, index, key], got=None) from error


def _begun(game: type[Game], document: Json) -> Match:
    """The match before its first choice. Raises `BadSetup`."""
    players, seed, variants = document["players"], document["seed"], document["variants"]
    salt = document["salt"]
    if document["position"] is not None:
        return arrange(game, players, document["position"], seed=seed, variants=variants, salt=salt)
    return start(game, players, seed, variants, document["entropy"], salt=salt)


def _agree(what: str, at: int, expected: object, got: object) -> None:
    if expected != got:
        raise ReplayMismatch(
            f"The {what} of this replay does not hold: recorded {expected}, played {got}.",
            at=at,
            expected=expected,
            got=got,
        )
