"""Short words for laying out and playing positions of Zynalith in tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from croupier.engine import Match, arrange
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.rules.state import Creature
from tests.games.played import log, names

Named = str | Mapping[str, Any]  # Any: values of any field of a creature


def creature(card: str, *attached: str, **fields: Any) -> Mapping[str, Any]:  # Any: values of any field
    """A creature with these cards on it; `damage=2`, `guarding=True`, ..."""
    return {"card": card, "attached": list(attached), **fields}


def guard(card: str, *attached: str, **fields: Any) -> Mapping[str, Any]:  # Any: values of any field
    """A creature in defence position."""
    return creature(card, *attached, guarding=True, **fields)


def position(
    players: int = 2,
    *,
    front: Sequence[Sequence[Named]] = (),
    known: Mapping[int, Sequence[str]] | None = None,
    seed: int = 0,
    variants: Mapping[str, str | int | bool] | None = None,
    game: type[Zynalith] = Zynalith,
    **fields: Any,  # Any: values of any field
) -> Match:
    """A match in a turn of `active` (0) in `round` (1), with an empty display and no silver.

    Every front is a list of creatures (`creature`, `guard`, or a name). The hand cards named in `known` were
    taken from the display.
    """
    laid: dict[str, Any] = {  # Any: as above
        "phase": "turn",
        "active": 0,
        "start": 0,
        "first": 0,
        "round": 1,
        "hand": [[] for _ in range(players)],
        "silver": [0] * players,
        "zynalith": [3] * players,
        "hp": [30] * players,
        "creature_discard": [],
        "extra_discard": [],
        "aside": [],
        "creature_row": [],
        "extra_row": [],
        **fields,
    }
    fronts = [[creature(c) if isinstance(c, str) else c for c in front_] for front_ in front]
    laid["front"] = fronts + [[] for _ in range(players - len(fronts))]
    laid["hand"] = list(laid["hand"]) + [[] for _ in range(players - len(laid["hand"]))]
    match = arrange(game, players, laid, seed=seed, variants=variants)
    if known:
        board = (match._last or match.position).copy()
        for seat, names in known.items():
            left = list(names)
            for card in board.hand[seat]:  # type: ignore[attr-defined]  # a game of Zynalith
                if board.FACES[board.faces[card]].id in left:
                    left.remove(board.FACES[board.faces[card]].id)
                    board.remember((card,), range(players))
        match = Match(board, seed)
    return match


def combat(players: int = 2, **fields: Any) -> Match:  # Any: values of any field
    """The combat phase of round 5 is fought at once, and the match ends with it unless somebody is asked."""
    return position(players, phase="combat", **{"round": 5, **fields})


def state(match: Match) -> Zynalith:
    """The position, as the game it is."""
    game = match.position
    assert isinstance(game, Zynalith)
    return game


def hand(match: Match, seat: int) -> list[str]:
    return names(match, state(match).hand[seat])


def front(match: Match, seat: int) -> list[str]:
    """The creatures of a front from left to right."""
    return names(match, [c.card for c in state(match).front[seat]])


def at(match: Match, seat: int, card: str) -> Creature:
    """A creature in play."""
    game = state(match)
    return next(c for c in game.front[seat] if game.FACES[game.faces[c.card]].id == card)


def discards(match: Match) -> list[str]:
    """Both discard piles."""
    game = state(match)
    return names(match, game.creature_discard) + names(match, game.extra_discard)


def told(match: Match, seat: int | None = None) -> list[str]:
    """The log as one line each: the event, its rule, its values but the number of a creature."""
    return [
        " ".join(
            [
                line["event"],
                line["rule"],
                *(f"{k}={short(v)}" for k, v in line.items() if k not in ("event", "rule", "creature")),
            ]
        )
        for line in match.log_for(seat)
    ]


def short(value: Any) -> str:  # Any: JSON
    """Plain data in few signs: `[0/30 1/9]` for a list of records, whose names are left out."""
    match value:
        case list():
            return f"[{' '.join(map(short, value))}]"
        case dict():
            return "/".join(map(short, value.values()))
        case _:
            return "-" if value is None else str(value)


def fired(match: Match) -> list[str]:
    """The triggers that fired, as `card trigger`, in order."""
    return [f"{line['card']} {line['trigger']}" for line in log(match, "triggered")]
