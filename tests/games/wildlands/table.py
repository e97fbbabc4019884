"""Short words for laying out and playing positions of Wildlands in tests."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

from croupier.engine import Match, arrange, start
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.cards.terms import RESOURCES
from croupier.games.wildlands.rules import strength, units
from croupier.games.wildlands.rules.options import CHOOSING_UNIT, place_of
from croupier.games.wildlands.rules.state import Territory, Unit
from tests.games.played import log, names

Laid = Mapping[str, Any]  # Any: values of any field


@cache
def seed_of(*factions: str) -> int:
    """A number of the shuffle that deals these factions."""
    dealt = (seed for seed in count() if state(start(Wildlands, len(factions), seed)).faction == list(factions))
    return next(dealt)


def land(card: str, *, tapped: bool = False, **tokens: int) -> Laid:
    """A territory with tokens on it: `land("t_tin_quarry", ores=2, tapped=True)`."""
    return {"card": card, "tapped": tapped, "tokens": [tokens.get(resource, 0) for resource in RESOURCES]}


def unit(card: str, **fields: Any) -> Laid:  # Any: values of any field
    """A unit on a front: `unit("fm_whelp", doomed=True)`."""
    return {"card": card, **fields}


def front(
    target: str, attackers: Sequence[str | Laid] = (), defenders: Sequence[str | Laid] = (), **fields: Any
) -> Laid:
    """A front with the units of both sides in order of play."""
    sides = [[unit(u) if isinstance(u, str) else u for u in army] for army in (attackers, defenders)]
    return {"target": target, "attackers": sides[0], "defenders": sides[1], **fields}


def position(
    *factions: str,
    realm: Sequence[Sequence[str | Laid]] = (),
    variants: Mapping[str, str | int | bool] | None = None,
    game: type[Wildlands] = Wildlands,
    **fields: Any,  # Any: values of any field
) -> Match:
    """The main phase of seat 0 in round 2. Nobody has a card in hand, deck or discard pile, or a territory.

    Lists per seat may be shorter than there are seats. The row and the wild are empty.
    """
    factions = factions or ("fangmoor", "deepforge")
    players = len(factions)
    realms = [[land(t) if isinstance(t, str) else t for t in one] for one in realm]
    laid: dict[str, Any] = {  # Any: as above
        "phase": "main",
        "active": 0,
        "round": 2,
        "wild": [],
        "row": [],
        **fields,
        "realm": realms + [[] for _ in range(players - len(realms))],
    }
    for name in ("hand", "deck", "discard"):
        given = laid.get(name, [])
        laid[name] = list(given) + [[] for _ in range(players - len(given))]
    return arrange(game, players, laid, seed=seed_of(*factions), variants=variants)


def battle(
    *factions: str, fronts: Sequence[Laid], phase: str = "place", defender: int = 1, **fields: Any
) -> Match:  # Any: values of any field
    """A combat of seat 0 that is under way, at the question to the attacker; -1 attacks the wild."""
    if defender < 0:
        fields["wild"] = [one["target"] for one in fronts]
    return position(*factions, fronts=list(fronts), phase=phase, defender=defender, **fields)


def state(match: Match) -> Wildlands:
    """The position, as the game it is."""
    game = match.position
    assert isinstance(game, Wildlands)
    return game


def zone(match: Match, field: str, seat: int | None = None) -> list[str]:
    """The cards of a zone by name."""
    value = getattr(state(match), field)
    return names(match, value if seat is None else value[seat])


def holding(match: Match, seat: int, card: str) -> Territory:
    """A territory that a player controls."""
    return state(match).territory(seat, Wildlands.face(card))


def tokens(match: Match, seat: int, card: str) -> dict[str, int]:
    """The tokens on a territory, without those of which there are none."""
    there = zip(RESOURCES, holding(match, seat, card).tokens, strict=True)
    return {resource: number for resource, number in there if number}


def realm(match: Match, seat: int) -> list[str]:
    """The territories of a player in the order in which they came."""
    return names(match, [territory.card for territory in state(match).realm[seat]])


def at(match: Match, where: str) -> Unit:
    """A unit on a front, as its key names it: `1d2`."""
    named: Any = CHOOSING_UNIT.read(f"unit:{where}")  # Any: its arguments
    return units.at(state(match), place_of(**named))


def strong(match: Match, where: str) -> int:
    """The strength of a unit as it stands."""
    return strength.of_unit(state(match), at(match, where))


def army(match: Match, number: int, side: str) -> list[str]:
    """The units of a side (`a`, `d`) of a front, counted from 1."""
    return names(match, [u.card for u in state(match).fronts[number - 1].army("ad".index(side))])


def totals(match: Match, number: int = 1) -> tuple[int, int]:
    """Both strengths of a front as they stand."""
    game = state(match)
    return strength.totals(game, game.fronts[number - 1])


def told(match: Match, event: str, *values: str) -> list[tuple[Any, ...]]:  # Any: JSON
    """What the log lines of one kind say: some of their values."""
    return [tuple(line[value] for value in values) for line in log(match, event)]
