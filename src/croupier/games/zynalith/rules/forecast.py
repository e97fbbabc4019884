"""What a line comes to, reckoned from public facts: used by the combat round itself, by bots and by the page.

Combat triggers, charges and the lot are the future's business: a forecast takes the values as they are now.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from croupier.engine import Json, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.rules import front, heroes
from croupier.games.zynalith.rules.state import Creature, State


class Blow(NamedTuple):
    """What the winner does to another member: damage after DEF, and what of it is too much (Z 11.11, 11.12)."""

    creature: Creature
    damage: int
    overflow: int


class Rung(NamedTuple):
    """One comparison on the way to the winner: the values of those who are still equal, and who has the highest."""

    criterion: str
    values: list[tuple[Creature, int]]
    best: list[Creature]


CRITERIA: Final[tuple[tuple[str, Callable[[Creature], int]], ...]] = (
    ("attack", lambda c: c.attack),
    ("initiative", lambda c: c.initiative),
    ("defence", lambda c: c.defence),
    ("life", lambda c: c.remaining),
)


class Line(NamedTuple):
    """One line as it would be fought now. `winners` has one creature; several if only the lot can tell."""

    number: int
    east: bool
    members: list[Creature]
    winners: list[Creature]
    blows: list[Blow]
    hits: list[tuple[Seat, int]]
    """Damage that reaches each hero, before hero defence (Z 11.12, 11.13)."""


def sides(game: State) -> tuple[bool, ...]:
    """The fronts: west alone, or west and east (variant `two_fronts`)."""
    return (False, True) if game.options["two_fronts"] == "on" else (False,)


def formed(game: State) -> list[tuple[int, bool, list[Creature]]]:
    """All lines: the fixed ones during the combat phase, else as they would be formed now (Z 10.1, 10.2)."""
    lines = []
    for east in sides(game):
        if game.phase == "combat" and game.line:  # 0 while the round is tidied up (Z 15.1)
            most = max((c.line for f in game.front for c in f if c.east == east), default=0)
            lines += [(k, east, in_line(game, k, east=east)) for k in range(1, most + 1)]
        else:
            ranks = [front.attackers(game, seat, east=east) for seat in range(game.players)]
            for k in range(max(map(len, ranks))):
                lines.append((k + 1, east, [rank[k] for rank in ranks if k < len(rank)]))
    return [line for line in lines if line[2]]


def in_line(game: State, number: int, *, east: bool) -> list[Creature]:
    """The creatures still in a fixed line, in seat order (Z 10.2, 10.3)."""
    return [c for front_ in game.front for c in front_ if c.line == number and c.east == east]


def ladder(members: Sequence[Creature]) -> list[Rung]:
    """How the winner is found: by the highest ATK, then by what tells those apart who are equal (Z 11.8 to 11.10)."""
    rungs: list[Rung] = []
    best = list(members)
    for criterion, value in CRITERIA:
        if rungs and len(best) < 2:
            break
        values = [(c, value(c)) for c in best]
        most = max([number for _, number in values], default=0)
        best = [c for c, number in values if number == most and (rungs or most > 0)]
        rungs.append(Rung(criterion, values, best))
    return rungs


def strongest(members: Sequence[Creature]) -> list[Creature]:
    """Who wins; several if only the lot can tell."""
    return ladder(members)[-1].best


def plain_ladder(rungs: Sequence[Rung]) -> list[Json]:
    """The ladder as plain data: by what, and what each of those who were left had of it."""
    return [
        {"by": rung.criterion, "values": [{"seat": c.owner, "number": number} for c, number in rung.values]}
        for rung in rungs
    ]


def blows(members: Sequence[Creature], winner: Creature) -> list[Blow]:
    """The strike of the winner against every other member (Z 11.11, 11.12, 11.21)."""
    struck = []
    for c in members:
        if c is not winner:
            damage = max(winner.attack - c.defence, 0)
            struck.append(Blow(c, damage, max(damage - (c.life - c.damage), 0)))
    return struck


def hits(game: State, winner: Creature, struck: Sequence[Blow]) -> list[tuple[Seat, int]]:
    """What reaches the heroes: overflow, or the blow itself where no creature stands in the way (Z 11.12, 11.13)."""
    full = (winner.attack + 1) // 2 if game.players >= terms.MANY else winner.attack  # Z 11.22
    overflow = {blow.creature.owner: blow.overflow for blow in struck}
    reached = ((seat, overflow.get(seat, full)) for seat in game.order() if seat != winner.owner)
    return [(seat, number) for seat, number in reached if number > 0 and not game.out[seat]]


def line(game: State, number: int, members: list[Creature], *, east: bool) -> Line:
    """The forecast for one line; with a tie the first of the tied is taken for the strike."""
    winners = strongest(members)
    if not winners:
        return Line(number, east, members, [], [], [])
    struck = blows(members, winners[0])
    return Line(number, east, members, winners, struck, hits(game, winners[0], struck))


def lines(game: State) -> list[Line]:
    """The forecast for all lines that are still to be fought, the one of a charge that is under way included."""
    return [
        line(game, number, members, east=east)
        for number, east, members in ([] if game.over else formed(game))
        if game.phase != "combat"
        or (east, number) >= (game.east, game.line)
        or any(c.number in game.fighting for c in members)
    ]


def coming(game: State, fought: tuple[bool, int] | None) -> list[dict[str, Any]]:  # Any: JSON
    """The next two lines of the combat phase after the one that is fought, with the values of those who stand there."""
    at = (game.east, game.line)
    later = [one for one in lines(game) if game.phase == "combat" and fought != (one.east, one.number) >= at]
    return [{**_plain(game, one), "members": [_standing(game, c) for c in one.members]} for one in later[:2]]


def _standing(game: State, c: Creature) -> dict[str, Any]:  # Any: JSON
    return {**_named(game, c), "attack": c.attack, "defence": c.defence, "left": c.remaining}


def plain(game: State) -> list[dict[str, Any]]:  # Any: JSON
    """The forecast as plain data, for the view: `seat`s, faces and numbers only."""
    return [_plain(game, forecast) for forecast in lines(game)]


def _plain(game: State, forecast: Line) -> dict[str, Any]:  # Any: JSON
    winner = forecast.winners[0] if len(forecast.winners) == 1 else None
    pierce = bool(forecast.winners and forecast.winners[0].traits & terms.PIERCE)
    return {
        "line": forecast.number,
        "front": "east" if forecast.east else "west",
        "members": [_named(game, creature) for creature in forecast.members],
        "winner": None if winner is None else _named(game, winner),
        "lot": [_named(game, creature) for creature in forecast.winners] if winner is None else [],
        "strikes": [
            {
                **_named(game, blow.creature),
                "damage": blow.damage,
                "overflow": blow.overflow,
                "dies": blow.damage >= blow.creature.remaining,
            }
            for blow in (forecast.blows if winner is not None else [])
        ],
        "heroes": [
            {
                "seat": seat,
                "through": heroes.through(game, seat, number, pierce=pierce),
                "loses": heroes.loses(game, seat, number, pierce=pierce),
            }
            for seat, number in (forecast.hits if winner is not None else [])
        ],
        "reward": 0 if winner is None else 1 + bounty(game, winner),
    }


def bounty(game: State, winner: Creature) -> int:
    """What the winner's cards add to the reward (Z 11.18)."""
    if not winner.traits & terms.BOUNTY:
        return 0
    return sum([game.DESIGNS[game.faces[card]].bounty for card in winner.cards])


def _named(game: State, creature: Creature) -> dict[str, Any]:  # Any: JSON
    return {"seat": creature.owner, "number": creature.number, "card": game.FACES[game.faces[creature.card]].id}
