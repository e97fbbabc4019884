"""The phase of combination cost calculation: debts are paid with points, then with life (C 9.x)."""

from collections.abc import Sequence
from typing import NamedTuple

from croupier.engine import Option, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import ATTACK, DEFENCE, A, D, F
from croupier.games.confluence.rules import events, options, stacks
from croupier.games.confluence.rules.state import Combination, Sharing, State


class Account(NamedTuple):
    """What a player owes and has: debts by letter, the combinations with points by side."""

    debt: Sequence[int]
    attacks: list[Combination]
    walls: list[Combination]

    def left(self) -> tuple[int, int]:
        """The points of the attacks and of the walls that A and D debts will leave."""
        attacks, walls = (sum([one.points for one in side]) for side in (self.attacks, self.walls))
        return max(attacks - self.debt[A], 0), max(walls - self.debt[D], 0)

    def overrun(self) -> tuple[int, int, int]:
        """What of each letter cannot be paid with points (C 9.7)."""
        attacks, walls = (sum([one.points for one in side]) for side in (self.attacks, self.walls))
        return (max(self.debt[A] - attacks, 0), max(self.debt[D] - walls, 0), max(self.debt[F] - sum(self.left()), 0))


def account(game: State, me: Seat) -> Account:
    """The account of a player as it stands."""
    full = [one for one in game.combinations[me] if one.points > 0]
    return Account(tuple(game.debt[me]), [c for c in full if c.side == ATTACK], [c for c in full if c.side == DEFENCE])


def ways_to_pay(mine: Account) -> list[Option[str]]:
    """The answers to the payment question; none if there is only one way to pay (C 9.5)."""
    debt, (attack, wall) = mine.debt, mine.left()
    several = any(
        0 < owed < sum([one.points for one in side]) and len(side) > 1
        for owed, side in ((debt[A], mine.attacks), (debt[D], mine.walls))
    )
    payers = len(mine.attacks) * (attack > 0) + len(mine.walls) * (wall > 0)
    flow = 0 < debt[F] < attack + wall and payers > 1
    if not several and not flow:
        return []
    between = 0 < debt[F] < attack + wall and attack > 0 and wall > 0
    return [*((options.ATTACKS, options.WALLS) if between else (options.WEAKEST,)), options.CHOOSE]


def pay(game: State, me: Seat) -> None:
    """One player counts and pays: A, then D, then F (C 9.1 to 9.7)."""
    mine = account(game, me)
    points = [sum([one.points for one in side]) for side in (mine.attacks, mine.walls)]
    game.say(events.EARNED, me, *points)
    ways = ways_to_pay(mine)
    way = game.ask(me, "pay", ways) if ways else "weakest"
    for letter in (A, D, F):
        owed = game.debt[me][letter]
        if owed:
            eligible = _eligible(game, me, letter, way)
            if way == "choose":
                _divide(game, me, letter, eligible)
            else:
                _take(game, me, letter, eligible, owed)
            _overrun(game, me, letter)


def _eligible(game: State, me: Seat, letter: int, way: str) -> list[Combination]:
    """The combinations that may pay a letter, in the order in which they do (C 9.3, 9.5)."""
    side = {A: ATTACK, D: DEFENCE}.get(letter)
    full = [one for one in game.combinations[me] if one.points > 0 and side in (None, one.side)]
    if way == "choose":
        return full
    first = DEFENCE if way == "walls" else ATTACK
    return sorted(full, key=lambda one: (one.side != first, one.points))


def _take(game: State, me: Seat, letter: int, eligible: Sequence[Combination], owed: int) -> None:
    """The debt is paid by one combination after the other (C 9.5)."""
    for one in eligible:
        paid = min(one.points, owed)
        owed -= paid
        _write_off(game, me, letter, one, paid)


def _divide(game: State, me: Seat, letter: int, eligible: Sequence[Combination]) -> None:
    """Each combination pays a number of the player's choice, the last one what remains (C 9.10)."""
    for place, one in enumerate(eligible):
        owed = game.debt[me][letter]
        behind = sum([other.points for other in eligible[place + 1 :]])
        low, high = max(owed - behind, 0), min(one.points, owed)
        if low < high:
            sharing = game.sharing = Sharing()
            sharing.seat, sharing.purpose, sharing.target, sharing.left = me, terms.COSTS[letter], -1, owed
            sharing.number = stacks.whose(game, one)[1] - 1
            high = game.ask(me, "amount", options.amounts(low, high))
            game.sharing = None
        _write_off(game, me, letter, one, high)


def _write_off(game: State, me: Seat, letter: int, one: Combination, paid: int) -> None:
    """Points of one combination go for a debt (C 9.4)."""
    if paid:
        one.points -= paid
        game.debt[me][letter] -= paid
        game.say(events.PAID, *stacks.told(game, one), paid, terms.COSTS[letter], one.points)


def _overrun(game: State, me: Seat, letter: int) -> None:
    """Life pays what points could not; by then all that may pay this letter stand at 0 (C 9.6, 9.7)."""
    owed = game.debt[me][letter]
    if owed:
        game.debt[me][letter] = 0
        game.life[me] -= owed
        game.say(events.OVERRUN, me, owed, terms.COSTS[letter], game.life[me])
