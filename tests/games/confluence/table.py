"""Short words for laying out and playing positions of Confluence in tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.engine import Match, arrange
from croupier.games.confluence import Confluence
from croupier.games.confluence.cards import terms
from croupier.games.confluence.rules.state import Combination

COMMON = terms.THE_COMMON_POOL
Fields = dict[str, Any]  # Any: values of any field

TWO = {0: ["phoenix", "leviathan"], 1: ["roc", "prism"], 2: ["siren", "dragon"]}
"""Two different cards in each hand: the match stops when somebody has to lay one in the next round."""
SIX = ["guardsman", "siren", "poacher", "kestrel", "quarry_ram", "wraith"]
"""One card more than may stay in a pool."""


def attack(points: int, *properties: str, stream: str = "ember", **fields: Any) -> Fields:  # Any: any field
    """An announced attack of so many points; `cards=[(0, 1)]`, `length=3`, `ceiling=8`, ..."""
    return _combination(terms.ATTACK, points, properties, stream, fields)


def wall(points: int, *properties: str, stream: str = "rock", **fields: Any) -> Fields:  # Any: any field
    """An announced wall of so many points; `thorns=2` gives it that property."""
    if fields.get("thorns"):
        properties = (*properties, "thorns")
    return _combination(terms.DEFENCE, points, properties, stream, fields)


def _combination(side: int, points: int, properties: Sequence[str], stream: str, fields: Fields) -> Fields:
    cards = fields.pop("cards", [])
    return {
        "side": side,
        "stream": terms.STREAMS.index(stream),
        "cards": [list(place) for place in cards],
        "points": points,
        "length": fields.pop("length", len(cards) or 2),
        "properties": list(properties),
        **fields,
    }


def waits(seat: int, card: str, trigger: str = "individual", place: int = 0) -> Fields:
    """An effect that waits, by the card it is printed on."""
    return {"controller": seat, "source": card, "trigger": trigger, "place": place}


def settled(*main: Fields, instant: Sequence[Fields] = (), **fields: Any) -> Fields:  # Any: values of any field
    """The stacks of three players with these effects, the last one on top; below them seat 1 has to choose."""
    below = waits(1, "torchbearer")
    return {"players": 3, "phase": "stacks", "main": [below, *main], "instant": [*instant], "hand": TWO, **fields}


def position(
    players: int = 2,
    *,
    phase: str = "basic",
    pool: Sequence[Sequence[str]] | Mapping[int, Sequence[str]] = (),
    hand: Sequence[Sequence[Any]] | Mapping[int, Sequence[Any]] = (),  # Any: names, or names with who has seen them
    combinations: Mapping[int, Sequence[Fields]] | None = None,
    seed: int = 0,
    variants: Mapping[str, str | int | bool] | None = None,
    game: type[Confluence] = Confluence,
    **fields: Any,  # Any: values of any field
) -> Match:
    """A match in that phase of round 1, seat 0 leading; whatever is not named is empty, everybody has 30 life."""
    laid: Fields = {
        "phase": phase,
        "round": 1,
        "lead": 0,
        "life": [30] * players,
        "before": [30] * players,
        "pool": _per_seat(pool, players),
        "hand": _per_seat(hand, players),
        "combinations": _per_seat(combinations or {}, players),
        "common": [],
        "discard": [],
        **fields,
    }
    for name in ("ending", "used", "debt"):
        if name in laid:
            empty = [0, 0, 0] if name == "debt" else []
            laid[name] = [laid[name].get(seat, empty) for seat in range(players)]
    return arrange(game, players, laid, seed=seed, variants=variants)


def _per_seat(given: Sequence[Any] | Mapping[int, Any], players: int) -> list[list[Any]]:  # Any: as above
    if isinstance(given, Mapping):
        return [list(given.get(seat, ())) for seat in range(players)]
    return [list(one) for one in given] + [[] for _ in range(players - len(given))]


def state(match: Match) -> Confluence:
    """The position, as the game it is."""
    game = match.position
    assert isinstance(game, Confluence)
    return game


def offered(match: Match, verb: str = "") -> list[str]:
    """The keys offered to whoever is asked, or those of one verb."""
    (decision,) = match.decisions
    return [key for key in decision.keys if not verb or key.split(":")[0] == verb]


def one(match: Match, seat: int, number: int = 1) -> Combination:
    """A combination of a seat, by its number in the order of announcement."""
    return state(match).combinations[seat][number - 1]


def points(match: Match, seat: int) -> list[int]:
    """The points of the combinations of a seat, in order of announcement."""
    return [combination.points for combination in state(match).combinations[seat]]


def linked(match: Match, seat: int, number: int = 1) -> list[str]:
    """The cards of a combination by name, the laid card first."""
    game = state(match)
    return [game.design_at(place).id for place in one(match, seat, number).cards]


def stack(match: Match, which: str = "main") -> list[str]:
    """What waits, bottom first, as `0 guardsman fortify 4`."""
    game = state(match)
    waiting = game.main if which == "main" else game.instant
    return [_shown(match, each) for each in waiting]


def events(match: Match, seat: int) -> list[str]:
    """The end-of-round events of a seat in the order of their activation."""
    return [_shown(match, each) for each in state(match).ending[seat]]


def _shown(match: Match, waiting: Any) -> str:  # Any: a waiting effect
    game = state(match)
    verb = game.verb_of(waiting)
    number = f" {verb.amount}" if verb.amount else ""
    return f"{waiting.controller} {game.FACES[waiting.source].id} {verb.term}{number}"


def life(match: Match) -> list[int]:
    return state(match).life
