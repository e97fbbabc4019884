"""What Wildlands tells bots: how good an option looks, and what a position is worth.

Everything here looks only at what the seat may see: its own hand, what lies open, and of the others' decks what they
are made of, which everybody knows.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Final

from croupier.engine import FaceId, Option, Seat, chances_ahead
from croupier.games.wildlands.bot import battle, worth
from croupier.games.wildlands.bot.choices import Choices
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.terms import ATTACK
from croupier.games.wildlands.rules import scoring, strength
from croupier.games.wildlands.rules.options import Deed
from croupier.games.wildlands.rules.state import State

DOUBT: Final = 1.6
RIVAL_DOUBT, MORE_DOUBT = 0.95, 1.13
"""How wide the difference in points at the end scatters about the present one: in any case, for each rival, who may
take land and units, and for each rival in each round to come."""
TAP, WILD, PLAYER, BUY = 100.0, 60.0, 40.0, 20.0
"""What comes first in a turn: tokens, then land that may be tapped, then rivals, then cards."""
AHEAD: Final = 0.4
"""How much of what an enemy may still place on a front one wants to be ahead there."""


class WildlandsAdvisor:
    """Scores for the greedy bot and for playouts; values for a search that stops early."""

    def scores(self, game: State, seat: Seat, name: str, options: Sequence[Option[Any]]) -> Sequence[float]:
        """How good each option looks to the seat."""
        if len(options) == 1:
            return (0.0,)
        weigh = _QUESTIONS.get(name)
        if weigh is not None:
            return weigh(game, seat, options)
        return Choices(game, seat).scores(options)

    def values(self, game: State) -> Sequence[float]:
        """Expected returns: how likely each seat is ahead of each other one."""
        if game.over:
            return game.returns
        if not game.portal:
            return [0.5] * game.players
        points = [worth.position(game, seat) for seat in range(game.players)]
        if game.fronts and game.phase not in terms.ENDING:
            results = [strength.totals(game, front) for front in game.fronts]
            for side in game.sides():
                points[game.seat_of(side)] += 0.5 * battle.gained(game, game.seat_of(side), results)
        rivals = game.players - 1
        return chances_ahead(points, DOUBT + rivals * (RIVAL_DOUBT + MORE_DOUBT * scoring.rounds_left(game)))


# -- the main phase --------------------------------------------------------------------------------------------------


class _Main:
    """The options of one `main` decision. What several of them ask for is told once."""

    def __init__(self, game: State, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.own = worth.deck(game, seat)
        self.left = scoring.turns_left(game, seat)
        self.against_wild = battle.in_hand(game, seat, wild=True)
        self.together = battle.strength_of(battle.in_hand(game, seat, wild=False))
        """What the hand brings to an attack on a player."""
        self.points = [-1.0] * game.players
        """How far rivals have got; from the first attack on them on."""

    def score(self, deed: Deed) -> float:
        game, seat = self.game, self.seat
        match deed.verb:
            case "tap" | "tap_all":
                return TAP + (1.0 if deed.verb == "tap_all" else 0.0)
            case "tap_claim":
                return TAP + (2.0 if game.DESIGNS[deed.card].tier > 1 else -1.0)
            case "attack_wild":
                units = battle.enough(self.against_wild, strength.to_win(game.DESIGNS[deed.card].natural))
                if not units:
                    return -1.0
                return WILD + worth.territory(game, seat, deed.card) / sqrt(units)
            case "attack":
                return self.raid(deed)
            case "end_turn":
                return 0.0
        value = worth.card(game, deed.card, self.own, self.left)
        return BUY + value if value > 0 else -1.0

    def raid(self, deed: Deed) -> float:
        """An attack on a player: worth its stake, however strong the defence may be.

        Most of what attacks in vain is discarded, as it would be at the end of the turn (W 14.5).
        """
        game, rival = self.game, deed.seat
        if self.together <= strength.bulwark(game, deed.card):
            return -1.0
        if self.points[rival] < 0:
            self.points[rival] = scoring.score(game, rival).total
        return PLAYER + battle.stake(game, self.seat, deed.card, rival) + 0.01 * self.points[rival]


def _main(game: State, seat: Seat, options: Sequence[Option[Deed]]) -> list[float]:
    at = _Main(game, seat)
    return [at.score(option.value) for option in options]


def _target(game: State, seat: Seat, options: Sequence[Option[FaceId | None]]) -> list[float]:
    """One front more if there are units for it."""
    wild = game.defender < 0
    hand = battle.in_hand(game, seat, wild=wild)
    taken = [front.target for front in game.fronts]
    fronts = len(taken)
    together = battle.strength_of(hand)
    scores = []
    for option in options:
        face = option.value
        if face is None:
            scores.append(0.0)
        elif wild:
            needs = [strength.to_win(game.DESIGNS[target].natural) for target in (*taken, face)]
            fits = battle.reach(hand, needs) and together >= 1.15 * sum(needs)
            scores.append(worth.territory(game, seat, face) if fits else -1.0)
        else:
            bulwarks = sum(strength.bulwark(game, target) for target in (*taken, face))
            fits = together >= bulwarks + fronts and len([1 for one in hand if one[0] >= 2]) > fronts
            scores.append(battle.stake(game, seat, face, game.defender) if fits else -1.0)
    return scores


def _surge(game: State, seat: Seat, options: Sequence[Option[int | None]]) -> list[float]:
    """A surge where it is likely to decide something of worth."""
    hand = battle.strength_of(battle.in_hand(game, seat, wild=game.defender < 0))
    left = scoring.turns_left(game, seat)
    price = worth.OWN * terms.SURGE_COST * (0.8 if left else 0.0)
    scores = []
    for option in options:
        if option.value is None:
            scores.append(0.0)
            continue
        face = game.fronts[option.value].target
        if game.defender < 0:
            need = strength.to_win(game.DESIGNS[face].natural)
            decides = 1.0 if hand < need <= hand + terms.SURGE else 0.0
        else:
            decides = 0.4
        scores.append(decides * battle.stake(game, seat, face, game.defender) - price)
    return scores


# -- placement ---------------------------------------------------------------------------------------------------------


def _place(game: State, seat: Seat, options: Sequence[Option[FaceId | None]]) -> list[float]:
    """The smallest unit that does, the strongest if more are needed, none if none helps."""
    side = game.side
    front = game.fronts[game.at]
    lead = battle.ahead(game, front, side)
    need = _margin(game, side) - lead - battle.hidden_strength(game, front, side)
    adds = {o.value: battle.brings(game, front, side, [o.value]) for o in options if o.value is not None}
    hand = [face for card in game.hand[seat] if game.DESIGNS[face := game.faces[card]].fights]
    hopeless = need > battle.brings(game, front, side, hand) + battle.promises(game, hand)
    scores = []
    for option in options:
        if option.value is None:
            scores.append(3.0 if need <= 0 or hopeless else 0.5)
            continue
        added, force = adds[option.value], worth.estimates(game).forces[option.value]
        if need <= 0 or hopeless:
            scores.append(1.0 - 0.1 * force)
        elif added >= need:
            scores.append(2.0 + (1.0 if force else 0.0) - 0.05 * force)
        else:
            scores.append(1.0 + 0.1 * force)
    return scores


def _margin(game: State, side: int) -> float:
    """By how much a side wants to be ahead: enough, and something for what the other may still play."""
    enough = 1.0 if side == ATTACK else 0.0
    if game.defender < 0:
        return enough
    other = 1 - side
    front = game.fronts[game.at]
    enemy = game.seat_of(other)
    if front.stopped[other] or not game.hand[enemy]:
        return enough
    open_fronts = sum(not one.stopped[other] for one in game.fronts)
    return enough + AHEAD * battle.expected(game, enemy, open_fronts)


# -- hands and other questions -----------------------------------------------------------------------------------------


def _discard(game: State, seat: Seat, options: Sequence[Option[Any]]) -> list[float]:
    """Cards that are worth less than what is likely to be drawn."""
    own = worth.deck(game, seat)
    drawn = own.force + 0.5 * own.crystals / own.size
    scores = []
    for option in options:
        if option.value is None:
            scores.append(0.0)
        elif isinstance(option.value, int):
            scores.append(drawn - worth.estimates(game).held[option.value] - 0.2)
        else:
            scores.append(-1.0)
    return scores


def _muster(game: State, seat: Seat, options: Sequence[Option[FaceId | None]]) -> list[float]:
    """The strongest unit of those that are revealed."""
    del seat
    forces = worth.estimates(game).forces
    return [0.0 if option.value is None else 0.5 + forces[option.value] for option in options]


_QUESTIONS: Final[Mapping[str, Callable[[State, Seat, Sequence[Option[Any]]], Sequence[float]]]] = {
    "main": _main,
    "pay": lambda _game, _seat, options: [float(option.verb == "pay_auto") for option in options],
    "target": _target,
    "surge": _surge,
    "place": _place,
    "discard": _discard,
    "harry": lambda game, _seat, options: [-worth.estimates(game).held[option.value] for option in options],
    "muster": _muster,
    "refill": lambda _game, _seat, options: [float(option.value) for option in options],
    "tap_claim": lambda game, _seat, options: [float(game.DESIGNS[option.value].value) for option in options],
    "faction": lambda _game, _seat, options: [0.0 for _ in options],
}
