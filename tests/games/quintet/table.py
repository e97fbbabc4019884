"""Short words for laying out and playing positions of Quintet in tests."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import croupier
from croupier import Match

Piles = Sequence[Sequence[str]] | Mapping[int, Sequence[str]]
KINDS = ("herald", "murderer", "witch", "necromancer", "wizard")


def position(
    players: int = 2,
    *,
    active: int = 0,
    phase: str = "main",
    turn: int = 9,
    variants: Mapping[str, str | int | bool] | None = None,
    dry: Sequence[int] = (),
    **fields: Any,  # Any: values of any field
) -> Match:
    """A match in the main phase of `active`; zones as lists of kinds, one list per seat.

    The libraries of the `dry` seats are empty: all their other cards lie in the graveyard.
    """
    laid: dict[str, Any] = {"active": active, "first": 0, "phase": phase, "turn": turn, **fields}  # Any: as above
    for seat in dry:
        left = Counter(dict.fromkeys(KINDS, 5))
        left -= Counter(card for name in ("hand", "battlefield") for card in laid.get(name, [()] * players)[seat])
        laid["graveyard"] = {**dict(laid.get("graveyard", {})), seat: list(left.elements())}
        laid["library"] = {**dict(laid.get("library", {})), seat: []}
    return croupier.arrange("quintet", players, laid, variants=variants)


def zone(match: Match, name: str, seat: int) -> Counter[str]:
    """The kinds in a zone, however hidden, with how many of each."""
    game = match.position
    return Counter(game.FACES[game.faces[card]].id for card in getattr(game, name)[seat])


def hand(match: Match, seat: int) -> Counter[str]:
    return zone(match, "hand", seat)


def known(match: Match, seat: int, knower: int) -> Counter[str]:
    """The cards in a hand whose faces another seat knows."""
    game = match.position
    cards = [card for card in getattr(game, "hand")[seat] if game.knows(knower, card)]  # noqa: B009  # a game of Quintet
    return Counter(game.FACES[game.faces[card]].id for card in cards)


def battlefield(match: Match, seat: int) -> Counter[str]:
    return zone(match, "battlefield", seat)


def graveyard(match: Match, seat: int) -> Counter[str]:
    return zone(match, "graveyard", seat)


def size(match: Match, name: str, seat: int) -> int:
    return zone(match, name, seat).total()


def cards(*kinds: str) -> Counter[str]:
    return Counter(kinds)


def told(match: Match, seat: int | None = None) -> list[str]:
    """The names of the log lines a seat has been told."""
    return [line["event"] for line in match.log_for(seat)]
