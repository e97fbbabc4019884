"""What the combat phase would bring if nothing more were played: the heart of the bot.

Works on a few numbers instead of creatures, so that "what if this card were played" costs no copy of the game.
"""

from typing import Final

from croupier.engine import Seat
from croupier.games.zynalith.bot.prices import LETHAL, SAFE, Prices
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.rules import forecast, front, heroes
from croupier.games.zynalith.rules.state import Creature, State


class Fighter:
    """A creature in attack position, as the forecast needs it."""

    __slots__ = ("attack", "bounty", "defence", "east", "initiative", "left", "number", "pierce", "seat", "worth")

    def __init__(
        self, seat: Seat, values: tuple[int, int, int, int], worth: float, bounty: int, *, pierce: bool, east: bool
    ) -> None:
        self.initiative, self.attack, self.defence, self.left = values
        self.seat, self.east = seat, east
        self.worth = worth
        """What its owner loses when it dies, in points."""
        self.bounty, self.pierce = bounty, pierce
        self.number = 0
        """The creature it stands for; 0 for one that has not come into play."""

    def copy(self) -> "Fighter":
        """The same, to be changed."""
        values = self.initiative, self.attack, self.defence, self.left
        new = Fighter(self.seat, values, self.worth, self.bounty, pierce=self.pierce, east=self.east)
        new.number = self.number
        return new

    def raised(self, stat: int, number: int) -> "Fighter":
        """The same with more of a stat."""
        new = self.copy()
        new.raise_by(stat, number)
        return new

    def raise_by(self, stat: int, number: int) -> None:
        """Give it more of a stat, or less; only its life may fall below 0."""
        if stat == terms.ATK:
            self.attack = max(self.attack + number, 0)
        elif stat == terms.DEF:
            self.defence = max(self.defence + number, 0)
        elif stat == terms.INIT:
            self.initiative = max(self.initiative + number, 0)
        else:
            self.left += number

    def beats(self, other: "Fighter") -> bool:
        """Whether it wins a line against that one (Z 11.8, 11.9); what the lot would decide the later seat wins."""
        if self.attack != other.attack:
            return self.attack > other.attack
        if self.initiative != other.initiative:
            return self.initiative > other.initiative
        if self.defence != other.defence:
            return self.defence > other.defence
        if self.left != other.left:
            return self.left > other.left
        return self.seat > other.seat


Ranks = list[list[Fighter]]
"""The attackers of every seat on one front, from left to right."""
Fronts = list[Ranks]
"""The west front; in the variant `two_fronts` the east front, too."""

ATTACHED: Final = 0.3
"""What a card on a creature is worth to its owner beyond its points."""


def kept(price: Prices, cost: int, attack: int, defence: int, points: int) -> float:
    """What a creature is worth beyond the next combat, more than the silver its death would give back."""
    back = max(cost - 1, 0)
    return (price.lent - price.silver) * back + price.attack * attack + price.defence * defence + price.point * points


def fighter(game: State, c: Creature, price: Prices) -> Fighter:
    """A creature as it stands."""
    values = c.initiative, c.attack, c.defence, c.life - c.damage
    pierce = bool(c.traits & terms.PIERCE)
    new = Fighter(c.owner, values, stake(game, c, price), forecast.bounty(game, c), pierce=pierce, east=c.east)
    new.number = c.number
    return new


def stake(game: State, c: Creature, price: Prices) -> float:
    """What the owner of a creature loses when it dies."""
    prints, faces = game.DESIGNS, game.faces
    printed = prints[faces[c.card]]
    worth = kept(price, printed.cost, c.attack, c.defence, printed.worth)
    for card in c.attached:
        worth += ATTACHED + price.point * prints[faces[card]].worth
    return worth


def newcomer(printed: Design, seat: Seat, price: Prices, *, east: bool) -> Fighter:
    """A creature as it would come into play."""
    values = printed.initiative, printed.attack, printed.defence, printed.life
    worth = kept(price, printed.cost, printed.attack, printed.defence, printed.worth)
    pierce = bool(printed.traits & terms.PIERCE)
    return Fighter(seat, values, worth, printed.bounty, pierce=pierce, east=east)


def fronts(game: State, price: Prices) -> Fronts:
    """The lines as they would be formed now (Z 10.1)."""
    return [_ranks(game, price, east=east) for east in forecast.sides(game)]


def _ranks(game: State, price: Prices, *, east: bool) -> Ranks:
    return [[fighter(game, c, price) for c in front.attackers(game, seat, east=east)] for seat in range(game.players)]


def joined(rank: list[Fighter], new: Fighter) -> list[Fighter]:
    """A rank with a creature more, behind those with equal or higher INIT (Z 6.7)."""
    place = 0
    while place < len(rank) and rank[place].initiative >= new.initiative:
        place += 1
    return [*rank[:place], new, *rank[place:]]


def shields(game: State) -> list[int]:
    """The hero defence of every seat."""
    return [heroes.defence(game, seat) for seat in range(game.players)]


class Battle:
    """What the lines bring to every seat: points won less creatures lost, HP lost, HP taken from others."""

    __slots__ = ("dealt", "gain", "lost")

    def __init__(self, gain: list[float], lost: list[int], dealt: list[int]) -> None:
        self.gain, self.lost, self.dealt = gain, lost, dealt


def battle(game: State, lines: Fronts, shield: list[int]) -> Battle:
    """Fight all lines of all fronts with the values of now."""
    players = game.players
    fought = Battle([0.0] * players, [0] * players, [0] * players)
    for ranks in lines:
        for k in range(max([len(rank) for rank in ranks])):
            _fight(game, ranks, k, shield, fought)
    return fought


def _fight(game: State, ranks: Ranks, k: int, shield: list[int], fought: Battle) -> None:
    """Add what one line brings."""
    winner = _winner(ranks, k)
    blow = winner.attack
    if blow == 0:
        return
    fought.gain[winner.seat] += 1.0 + winner.bounty
    unopposed = (blow + 1) // 2 if game.players >= terms.MANY else blow  # Z 11.22
    for seat, rank in enumerate(ranks):
        if seat == winner.seat:
            continue
        through = unopposed
        if k < len(rank):
            through = blow - rank[k].defence - rank[k].left
            if through < 0:
                continue
            fought.gain[seat] -= rank[k].worth
        if not winner.pierce:
            through -= shield[seat]
        if through > 0 and not game.out[seat]:
            fought.lost[seat] += through
            fought.dealt[winner.seat] += through


def _winner(ranks: Ranks, k: int) -> Fighter:
    """Who wins a line; somebody stands in it."""
    best: Fighter | None = None
    for rank in ranks:
        if k < len(rank) and (best is None or rank[k].beats(best)):
            best = rank[k]
    if best is None:
        raise LookupError(k)
    return best


def value(game: State, me: Seat, lines: Fronts, shield: list[int], price: Prices) -> float:
    """What these lines bring to `me`, in points: crystals, blood, losses; the same for rivals counts against it."""
    return outcome(game, me, battle(game, lines, shield), price)


def outcome(game: State, me: Seat, fought: Battle, price: Prices) -> float:
    """The same of lines that were fought."""
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
    """What a loss of HP costs: little while there are many, everything when it kills."""
    if lost >= hp:
        return LETHAL
    high = max(min(lost, hp - SAFE), 0)
    return price.blood * high + price.heart * (lost - high)
