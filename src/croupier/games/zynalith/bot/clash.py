"""What the combat phase would bring if nothing more were played: the heart of the bot (strategy, points 2 to 5).

Works on a few numbers instead of creatures, so that "what if this card were played" costs no copy of the game.
"""

from typing import Final

from croupier.engine import Seat
from croupier.games.zynalith.bot.prices import LETHAL, SAFE, Prices
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.designs import DESIGNS
from croupier.games.zynalith.rules import forecast, front, heroes, terms
from croupier.games.zynalith.rules.state import Creature, State


class Fighter:
    """A creature in attack position, as the forecast needs it."""

    __slots__ = ("attack", "bounty", "defence", "initiative", "left", "number", "pierce", "seat", "worth")

    def __init__(self, seat: Seat, number: int, worth: float, bounty: int, *, pierce: bool) -> None:
        self.attack = self.initiative = self.defence = self.left = 0
        self.seat, self.number = seat, number
        self.worth = worth
        """What its owner loses when it dies, in points."""
        self.bounty, self.pierce = bounty, pierce

    def standing(self, attack: int, initiative: int, defence: int, left: int) -> "Fighter":
        """Itself, with these values."""
        self.attack, self.initiative, self.defence, self.left = attack, initiative, defence, left
        return self

    def copy(self) -> "Fighter":
        """The same, to be changed."""
        new = Fighter(self.seat, self.number, self.worth, self.bounty, pierce=self.pierce)
        return new.standing(self.attack, self.initiative, self.defence, self.left)

    def raised(self, stat: int, number: int) -> "Fighter":
        """The same with more of a stat; of life there may be any number less."""
        new = self.copy()
        if stat == terms.ATK:
            new.attack = max(new.attack + number, 0)
        elif stat == terms.DEF:
            new.defence = max(new.defence + number, 0)
        elif stat == terms.INIT:
            new.initiative = max(new.initiative + number, 0)
        else:
            new.left += number
        return new

    def beats(self, other: "Fighter") -> bool:
        """Whether it wins a line against that one."""
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
"""The attackers of every seat, from left to right."""

ATTACHED: Final = 0.3
"""What a card on a creature is worth to its owner beyond its points."""


def kept(price: Prices, cost: int, attack: int, defence: int, points: int) -> float:
    """What a creature is worth beyond the next combat, more than the silver its death would give back."""
    back = max(cost - 1, 0)
    return (price.lent - price.silver) * back + price.attack * attack + price.defence * defence + price.point * points


def fighter(game: State, c: Creature, price: Prices) -> Fighter:
    """A creature as it stands."""
    pierce = bool(c.traits & terms.PIERCE)
    new = Fighter(c.owner, c.number, stake(game, c, price), forecast.bounty(game, c), pierce=pierce)
    return new.standing(c.attack, c.initiative, c.defence, c.life - c.damage)


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
    worth = kept(price, printed.cost, printed.attack, printed.defence, printed.worth)
    new = Fighter(seat, 0, worth, printed.bounty, pierce=bool(printed.traits & terms.PIERCE))
    return new.standing(printed.attack, printed.initiative, printed.defence, printed.life)


def ranks(game: State, price: Prices, *, east: bool = False) -> Ranks:
    """The lines as they would be formed now."""
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


def battle(game: State, lined: Ranks, shield: list[int]) -> Battle:
    """Fight all lines with the values of now."""
    players = game.players
    gain, lost, dealt = [0.0] * players, [0] * players, [0] * players
    for k in range(max([len(rank) for rank in lined])):
        winner = _winner(lined, k)
        blow = winner.attack
        if blow == 0:
            continue
        gain[winner.seat] += 1.0 + winner.bounty
        unopposed = (blow + 1) // 2 if players >= terms.MANY else blow  # Z 11.22
        for seat, rank in enumerate(lined):
            if seat == winner.seat:
                continue
            through = unopposed
            if k < len(rank):
                through = blow - rank[k].defence - rank[k].left
                if through < 0:
                    continue
                gain[seat] -= rank[k].worth
            if not winner.pierce:
                through -= shield[seat]
            if through > 0 and not game.out[seat]:
                lost[seat] += through
                dealt[winner.seat] += through
    return Battle(gain, lost, dealt)


def _winner(lined: Ranks, k: int) -> Fighter:
    """Who wins a line; somebody stands in it."""
    best: Fighter | None = None
    for rank in lined:
        if k < len(rank) and (best is None or rank[k].beats(best)):
            best = rank[k]
    if best is None:
        raise LookupError(k)
    return best


def value(game: State, me: Seat, lined: Ranks, shield: list[int], price: Prices) -> float:
    """What these lines bring to `me`, in points: crystals, blood, losses; the same for rivals counts against it."""
    return outcome(game, me, battle(game, lined, shield), price)


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
    """What a loss of HP costs: little while there are many, everything when it kills (strategy, point 1)."""
    if lost >= hp:
        return LETHAL
    high = max(min(lost, hp - SAFE), 0)
    return price.blood * high + price.heart * (lost - high)
