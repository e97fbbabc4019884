"""What the combat phase would bring if nothing more were played: the heart of the bot (strategy, points 2 to 5).

Works on plain tuples instead of creatures, so that "what if this card were played" costs no copy of the game.
"""

from typing import Final, NamedTuple

from croupier.engine import Seat
from croupier.games.zynalith.bot.prices import LETHAL, SAFE, Prices
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.rules import forecast, front, heroes, terms
from croupier.games.zynalith.rules.state import Creature, State


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

ATTACHED: Final = 0.3
"""What a card on a creature is worth to its owner beyond its points."""


def kept(price: Prices, cost: int, attack: int, defence: int, points: int) -> float:
    """What a creature is worth beyond the next combat, more than the silver its death would give back."""
    back = max(cost - 1, 0)
    return (price.lent - price.silver) * back + price.attack * attack + price.defence * defence + price.point * points


def fighter(game: State, c: Creature, price: Prices) -> Fighter:
    """A creature as it stands."""
    return Fighter(
        c.attack,
        c.initiative,
        c.defence,
        c.life - c.damage,
        c.owner,
        stake(game, c, price),
        forecast.bounty(game, c),
        bool(c.traits & terms.PIERCE),
        c.number,
    )


def stake(game: State, c: Creature, price: Prices) -> float:
    """What the owner of a creature loses when it dies."""
    prints, faces = DESIGNS, game.faces
    printed = prints[faces[c.card]]
    worth = kept(price, printed.cost, c.attack, c.defence, printed.worth)
    for card in c.attached:
        worth += ATTACHED + price.point * prints[faces[card]].worth
    return worth


def newcomer(printed: Design, seat: Seat, price: Prices) -> Fighter:
    """A creature as it would come into play."""
    return Fighter(
        printed.attack,
        printed.initiative,
        printed.defence,
        printed.life,
        seat,
        kept(price, printed.cost, printed.attack, printed.defence, printed.worth),
        printed.bounty,
        bool(printed.traits & terms.PIERCE),
        0,
    )


def ranks(game: State, price: Prices, *, east: bool = False) -> Ranks:
    """The lines as they would be formed now."""
    return [[fighter(game, c, price) for c in front.attackers(game, seat, east=east)] for seat in range(game.players)]


def joined(rank: list[Fighter], new: Fighter) -> list[Fighter]:
    """A rank with a creature more, behind those with equal or higher INIT (Z 6.7)."""
    place = next((i for i, f in enumerate(rank) if f.initiative < new.initiative), len(rank))
    return [*rank[:place], new, *rank[place:]]


def shields(game: State) -> list[int]:
    """The hero defence of every seat."""
    return [heroes.defence(game, seat) for seat in range(game.players)]


class Battle(NamedTuple):
    """What the lines bring to every seat: points won less creatures lost, HP lost, HP taken from others."""

    gain: list[float]
    lost: list[int]
    dealt: list[int]


def battle(game: State, lined: Ranks, shield: list[int]) -> Battle:
    """Fight all lines with the values of now."""
    players = game.players
    many = players >= terms.MANY
    gain, lost, dealt = [0.0] * players, [0] * players, [0] * players
    for k in range(max(map(len, lined))):
        members = [rank[k] for rank in lined if k < len(rank)]
        winner = max(members)
        blow = winner[0]
        if blow == 0:
            continue
        gain[winner.seat] += 1.0 + winner.bounty
        hit = [(blow + 1) // 2 if many else blow] * players  # Z 11.22
        for f in members:
            hit[f.seat] = 0
            if f is not winner:
                damage = blow - f.defence
                if damage >= f.left:
                    hit[f.seat] = damage - f.left
                    gain[f.seat] -= f.worth
        hit[winner.seat] = 0
        for seat, number in enumerate(hit):
            through = number if winner.pierce else number - shield[seat]
            if through > 0 and not game.out[seat]:
                lost[seat] += through
                dealt[winner.seat] += through
    return Battle(gain, lost, dealt)


def value(game: State, me: Seat, lined: Ranks, shield: list[int], price: Prices) -> float:
    """What these lines bring to `me`, in points: crystals, blood, losses; the same for rivals counts against it."""
    fought = battle(game, lined, shield)
    total = mine = 0.0
    for seat in range(game.players):
        worth = fought.gain[seat]
        if fought.lost[seat] and not game.out[seat]:
            worth -= blood(game.hp[seat], fought.lost[seat], price)
        if seat == me:
            mine = worth
        else:
            total += worth
    return mine - total / (game.players - 1)


def blood(hp: int, lost: int, price: Prices) -> float:
    """What a loss of HP costs: little while there are many, everything when it kills (strategy, point 1)."""
    if lost >= hp:
        return LETHAL
    high = max(min(lost, hp - SAFE), 0)
    return price.blood * high + price.heart * (lost - high)
