"""What a program gets from a game, as JSON: the sizes, each number of an observation, each action, the view's schema.

`croupier schema GAME` prints it. All of it follows from declarations; no match is played.
"""

from collections.abc import Mapping
from typing import Any

from croupier.engine import Game, Json, Part, check_setup
from croupier.engine.shapes import (
    CardFace,
    Fixed,
    Flag,
    Keyed,
    Many,
    Maybe,
    Number,
    OfEachSeat,
    Record,
    SeatNumber,
    Shape,
    Word,
    holds_zones,
    is_zone,
    shapes,
)
from croupier.engine.state.parts import Visibility
from croupier.env.actions import Actions
from croupier.env.layout import bounds
from croupier.env.observation import observation

DRAFT = "https://json-schema.org/draft/2020-12/schema"
FACE = {"$ref": "#/$defs/face"}


def summary(game: type[Game], players: int, variants: Mapping[str, str | int | bool] | None = None) -> Json:
    """The sizes of what a learner meets, and what the end brings."""
    actions, options = Actions(game, players), check_setup(game, players, variants)
    least, most = game.returns_between
    return {
        **_table(game, players),
        "variants": options,
        "actions": {"size": actions.size, "shape": list(actions.shape)},
        "observation": {"size": observation(game, players).size},
        "returns": {"least": least, "most": most, "sum": game.sum_of_returns(players, options)},
        "most_decisions": game.most_decisions.get(players),
    }


def of_observation(game: type[Game], players: int) -> Json:
    """Each number of an observation, in order."""
    entries = observation(game, players).entries
    return {**_table(game, players), "size": len(entries), "entries": [entry._asdict() for entry in entries]}


def of_actions(game: type[Game], players: int) -> Json:
    """Each kind of action with its first number and the values of its arguments; the last argument counts fastest."""
    actions = Actions(game, players)
    kinds = [
        {
            "verb": kind.verb.name,
            "key": kind.verb.form,
            "first": kind.first,
            "size": kind.size,
            "arguments": {name: list(values) for name, values in kind.values.items()},
        }
        for kind in actions.kinds
    ]
    return {**_table(game, players), "size": actions.size, "shape": list(actions.shape), "kinds": kinds}


def of_view(game: type[Game], players: int) -> Json:
    """The JSON schema of what a seat, or a spectator, sees (`Match.view`)."""
    schemas = _Schemas(players, plain=not game.card_set())
    seen = {
        field.name: schemas.field(field.visible, field.shape, game)
        for field in shapes(game)
        if field.visible is not Visibility.NOBODY
    }
    questions = [question.name for question in game.QUESTIONS]
    asked = {
        "type": "object",
        "properties": {"seat": schemas.seat(), "name": {"enum": questions} if questions else {"type": "string"}},
        "required": ["seat", "name"],
        "additionalProperties": False,
    }
    head = {
        "game": {"const": game.slug},
        "seat": {"anyOf": [schemas.seat(), {"type": "null"}]},
        "asked": {"type": "array", "items": asked, "maxItems": players},
    }
    return {
        "$schema": DRAFT,
        "title": f"{game.title} {game.version}: what a seat sees at a table for {players}",
        "type": "object",
        "properties": {**head, **seen, "facts": {"type": "object"}},
        "required": [*head, *seen],
        "additionalProperties": False,
        "$defs": {"face": {"enum": [*(face.id for face in game.FACES), None]}, **schemas.parts},
    }


def _table(game: type[Game], players: int) -> Json:
    check_setup(game, players, None)
    cards = {"cards": dict(game.card_set())} if game.card_set() else {}
    return {"game": game.slug, "version": game.version, "players": players, **cards}


class _Schemas:
    """Shapes as JSON schemas; each part once, by its name."""

    def __init__(self, players: int, *, plain: bool) -> None:
        self.players = players
        self._plain = plain
        self.parts: dict[str, Json] = {}

    def field(self, visible: Visibility, shape: Shape, game: type[Game]) -> Json:
        """A field by who may see it."""
        if visible is Visibility.EVERYONE:
            return self.of(shape)
        if visible is Visibility.COUNT:
            count = {"type": "integer", "minimum": 0}
            return {"type": "array", "items": count} if holds_zones(shape) else count
        assert isinstance(shape, OfEachSeat)  # what is one's own has an entry for each seat
        if not is_zone(shape.item):
            return self._each({"anyOf": [self.of(shape.item), {"type": "null"}]})
        cards = {"type": "array", "items": FACE}
        zone = {"count": {"type": "integer", "minimum": 0}, "cards": cards, "known": cards}
        required = ["count", "known"] if game.reveals_known else ["count"]
        return self._each({"type": "object", "properties": zone, "required": required, "additionalProperties": False})

    def of(self, shape: Shape) -> Json:
        """A value that is seen."""
        match shape:
            case Number(whole=whole) as number:
                said = zip(("minimum", "maximum"), bounds(number, plain=self._plain), strict=True)
                kind = "integer" if whole else "number"
                return {"type": kind, **{name: bound for name, bound in said if bound is not None}}
            case Flag():
                return {"type": "boolean"}
            case Word(words, _, optional):
                return {"type": "string"} if words is None else {"enum": [*words, *([""] if optional else [])]}
            case SeatNumber():
                return self.seat(-1)
            case CardFace():
                return FACE
            case Many(item, longest):
                return {"type": "array", "items": self.of(item), **({} if longest is None else {"maxItems": longest})}
            case OfEachSeat(item):
                return self._each(self.of(item))
            case Fixed(items):
                every = [self.of(item) for item in items]
                return {"type": "array", "prefixItems": every, "items": False, "minItems": len(every)}
            case Maybe(item):
                return {"anyOf": [self.of(item), {"type": "null"}]}
            case Record(part):
                return self._part(part)
            case Keyed(item):
                return {"type": "object", "additionalProperties": self.of(item)}

    def seat(self, least: int = 0) -> Json:
        """The number of a seat."""
        return {"type": "integer", "minimum": least, "maximum": self.players - 1}

    def _each(self, item: Any) -> Json:  # Any: a schema
        return {"type": "array", "items": item, "minItems": self.players, "maxItems": self.players}

    def _part(self, part: type[Part]) -> Json:
        name = part.__name__
        if name not in self.parts:
            self.parts[name] = {}  # a part may hold parts of its kind
            seen = {one.name: self.of(one.shape) for one in shapes(part) if one.visible is Visibility.EVERYONE}
            self.parts[name] = {
                "type": "object",
                "properties": seen,
                "required": list(seen),
                "additionalProperties": False,
            }
        return {"$ref": f"#/$defs/{name}"}
