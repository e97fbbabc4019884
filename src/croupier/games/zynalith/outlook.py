"""What the combat phase would bring if nothing more were played: the heart of the bot (strategy, points 2 to 5).

Works on plain tuples instead of creatures, so that "what if this card were played" costs no copy of the game.
"""

from typing import TYPE_CHECKING, NamedTuple

from croupier.engine import Seat
from croupier.games.zynalith import cards, forecast, front, heroes, terms
from croupier.games.zynalith.creature import Creature

if TYPE_CHECKING:
    from croupier.games.zynalith.rules import Zynalith


class Fighter(NamedTuple):
    """A creature in attack position, as the forecast needs it. Compared by what decides a line."""

    attack: int
    initiative: int
    defence: int
    left: int
    seat: Seat
    worth: float
    """What its owner loses when it dies, in points."""
    bounty: int
    pierce: bool
    number: int


Ranks = list[list[Fighter]]
"""The attackers of every seat, from left to right."""


def fighter(game: "Zynalith", c: Creature) -> Fighter:
    """A creature as it stands."""
    printed = cards.PRINTS[game.faces[c.card]]
    worth = printed.worth + 0.4 + 0.04 * printed.cost + 0.3 * len(c.attached)
    pierce = bool(c.traits & terms.PIERCE)
    return Fighter(
        c.attack, c.initiative, c.defence, c.life - c.damage, c.owner, worth, forecast.bounty(game, c), pierce, c.number
    )


def newcomer(printed: cards.Printed, seat: Seat) -> Fighter:
    """A creature as it would come into play."""
    worth = printed.worth + 0.4 + 0.04 * printed.cost
    pierce = bool(printed.traits & terms.PIERCE)
    return Fighter(
        printed.attack,
        printed.initiative,
        printed.defence,
        printed.life,
        seat,
        worth,
        printed.bounty,
        pierce,
        0,
    )


def ranks(game: "Zynalith", *, east: bool = False) -> Ranks:
    """The lines as they would be formed now."""
    return [[fighter(game, c) for c in front.attackers(game, seat, east=east)] for seat in range(game.players)]


def joined(rank: list[Fighter], new: Fighter) -> list[Fighter]:
    """A rank with a creature more, behind those with equal or higher INIT (Z 6.7)."""
    place = next((i for i, f in enumerate(rank) if f.initiative < new.initiative), len(rank))
    return [*rank[:place], new, *rank[place:]]


def shields(game: "Zynalith") -> list[int]:
    """The hero defence of every seat."""
    return [heroes.defence(game, seat) for seat in range(game.players)]


def value(game: "Zynalith", me: Seat, lined: Ranks, shield: list[int]) -> float:
    """What these lines bring to `me`, in points: crystals, blood, losses; the same for rivals counts against it."""
    players = range(game.players)
    rival = 1.0 / (game.players - 1)
    total = 0.0
    lost = [0] * game.players
    for k in range(max(map(len, lined))):
        members = [rank[k] for rank in lined if k < len(rank)]
        winner = max(members)
        if winner[0] == 0:
            continue
        blow = winner[0]
        crystals = 1.0 + winner.bounty
        total += crystals if winner.seat == me else -crystals * rival
        full = (blow + 1) // 2 if game.players >= terms.MANY else blow
        hit = [full] * game.players
        for f in members:
            hit[f.seat] = 0
            if f is not winner:
                damage = blow - f.defence
                if damage >= f.left:
                    hit[f.seat] = damage - f.left
                    total -= f.worth if f.seat == me else -f.worth * rival
        for seat in players:
            if seat != winner.seat and hit[seat]:
                lost[seat] += hit[seat] if winner.pierce else max(hit[seat] - shield[seat], 0)
    for seat in players:
        if lost[seat] and not game.out[seat]:
            pain = blood(game.hp[seat], lost[seat])
            total -= pain if seat == me else -pain * rival
    return total


def blood(hp: int, lost: int) -> float:
    """What a loss of HP costs: little while there are many, everything when it kills (strategy, point 1)."""
    if lost >= hp:
        return 12.0
    high = max(min(lost, hp - 15), 0)
    return 0.1 * high + 0.35 * (lost - high)
