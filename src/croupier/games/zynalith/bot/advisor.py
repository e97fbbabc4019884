"""What Zynalith tells bots: how good an option looks, and what a position is worth.

Everything here looks only at what the seat may see: its own hand, the public zones, and counts. The unit is one
victory point. What things are worth stands in `prices`, what the combat would bring in `clash`, what cards would
do in `appraisal`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from croupier.engine import FaceId, Option, Seat, chances_ahead
from croupier.games.zynalith.bot import clash, prices
from croupier.games.zynalith.bot.appraisal import Appraisal
from croupier.games.zynalith.bot.worth import CRYSTAL, KEPT, round_of
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.terms import BACKS, CREATURE, ROUNDS
from croupier.games.zynalith.effects.resources import Gain
from croupier.games.zynalith.rules import front, market, scoring
from croupier.games.zynalith.rules.options import Deed
from croupier.games.zynalith.rules.state import Creature, State

TURN: Final = 0.1
"""What a main action must gain to be worth a turn."""
BANISHED: Final = 0.3
"""What a slot must gain beside it: its creature may still serve."""
MOVE: Final = 0.05
"""What a switch or swap must gain in the forecast."""
HELD: Final = 0.15
"""A card in hand, for what a position is worth."""
HEALTH: Final = 0.5
"""HP in the same: a difference of HP alone counts less than the fit says, for it comes with weaker fronts."""
FIGHT: Final = 0.5
"""The forecast in the same: what one wins in it another loses, and differences are taken."""
DOUBT: Final = 2.4
MORE_DOUBT: Final = 0.9
"""How wide the difference in points at the end scatters about the forecast, in the last round and for each before."""
WANTED: Final = 0.6
"""How much of a wish a card in hand fulfils: it must still be paid and find its moment."""
SIDE: Final = 0.001
"""Side actions count so little that they come last, when the other main actions are done."""


class ZynalithAdvisor:
    """Scores for the greedy bot and for playouts; values for a search that stops early."""

    def scores(self, game: State, seat: Seat, name: str, options: Sequence[Option[Any]]) -> Sequence[float]:
        """How good each option looks to the seat."""
        if len(options) == 1:
            return (0.0,)
        if name == "front":
            return [-sum(c.east == option.value for c in game.front[seat]) for option in options]
        if name == "discard":
            at_round = round_of(game.players, game.round)
            return [-at_round.card(game.DESIGNS[option.value]).wish for option in options]
        if name == "target creature":
            return [_target(game, seat, *option.value) for option in options]
        if name == "target hero":
            return [_rival(game, option.value) for option in options]
        at = Appraisal(game, seat)
        if name == "turn":
            return _Turn(at).scores(options)
        if name == "draft":
            return [_draft(at, option.value) for option in options]
        if name == "counter":
            return [_counter(at, option.value) for option in options]
        return [_host(at, game.front[seat][option.value]) for option in options]

    def values(self, game: State) -> Sequence[float]:
        """Expected returns: how likely each seat is ahead of each other one."""
        if game.over:
            return game.returns
        return chances_ahead(_worths(game), DOUBT + MORE_DOUBT * (ROUNDS - game.round))


def _worths(game: State) -> list[float]:
    """The position value of each seat: what the combat to come brings is told by the forecast."""
    price = prices.of(game.players, game.round)
    fight: list[float] = [0.0] * game.players
    if game.phase in ("turn", "after"):
        fought = clash.battle(game, clash.fronts(game, price), clash.shields(game))
        fight = [clash.outcome(game, seat, fought, price) for seat in range(game.players)]
    return [_worth(game, seat, price, fight[seat]) for seat in range(game.players)]


def _worth(game: State, seat: Seat, price: prices.Prices, fight: float) -> float:
    """What a seat has, at the prices of the round, and what the combat brings it."""
    if game.out[seat]:
        return -30.0 + scoring.standing(game, seat)[1]
    hp, safe = game.hp[seat], prices.SAFE
    stakes = [clash.stake(game, c, price) + price.silver * front.refund(game, c) for c in game.front[seat]]
    return (
        game.zynalith[seat]
        + price.silver * game.silver[seat]
        + HEALTH * (price.heart * min(hp, safe) + price.blood * max(hp - safe, 0))
        + sum(stakes)
        + price.end * sum([_promised(game, c) for c in game.front[seat]])
        + (HELD * min(len(game.hand[seat]), 5) if game.round < ROUNDS else 0.0)
        + FIGHT * fight
    )


def _promised(game: State, creature: Creature) -> int:
    """The zynalith that a creature and its cards bring at the end of the game."""
    if not creature.traits & terms.HEARS[terms.GAME_END]:
        return 0
    return sum([_promise(game.DESIGNS[game.faces[card]]) for card in creature.cards])


@lru_cache(KEPT)
def _promise(printed: Design) -> int:
    """The zynalith that a card brings at the end of the game."""
    return sum(
        effect.number
        for ability in printed.abilities
        if ability.trigger == terms.GAME_END
        for effect in ability.effects
        if isinstance(effect, Gain) and effect.currency == "zynalith"
    )


def _face(game: State, place: str, number: int) -> FaceId:
    """The card of a deed: a face of the hand, or what lies in a place of the display."""
    if place == "hand":
        return FaceId(number)
    card = (game.creature_row if place == "creature" else game.extra_row)[number - 1]
    if card is None:
        raise LookupError(number)
    return game.faces[card]


def _draft(at: Appraisal, deed: Deed) -> float:
    _, place, number = deed
    game = at.game
    if place not in BACKS:
        return 0.6
    printed = game.DESIGNS[_face(game, place, number)]
    wish = at.round.card(printed).wish
    if printed.type == CREATURE:  # three to begin with
        mine = sum([game.DESIGNS[game.faces[c]].type == CREATURE for c in game.hand[at.me]])
        wish += 0.5 - 0.4 * max(mine - 2, 0)
    return wish


class _Turn:
    """The options of one `turn` decision, weighed against the combat they lead to."""

    def __init__(self, at: Appraisal) -> None:
        self.at, self.game, self.me = at, at.game, at.me

    def scores(self, options: Sequence[Option[Any]]) -> list[float]:
        return [self.score(option.value) for option in options]

    def score(self, deed: Deed) -> float:
        verb, place, number = deed
        if verb == "play":
            return self.play(_face(self.game, place, number)) - TURN
        if verb == "take":
            return self.take(place, number) - TURN
        if verb == "banish":
            return self.banish(self.game.front[self.me][number - 1]) - TURN
        if verb == "switch":
            return SIDE * (self.at.turning(self.game.front[self.me][number - 1]) - MOVE)
        if verb == "swap":
            mine = self.game.front[self.me]
            return SIDE * (self.swapped(mine[number - 1], mine[number]) - MOVE)
        if verb == "counter":
            return SIDE * (_reply(self.at, _face(self.game, place, number)) - MOVE)
        return {"pass": 0.0, "end": 0.0, "redraw": -0.25, "sell": -0.75}[verb]

    def play(self, face: FaceId) -> float:
        """A card: its points, its text, what it does to the lines, less what it costs."""
        at, printed = self.at, self.game.DESIGNS[face]
        cost = market.price(self.game, self.me, face)
        if printed.type == CREATURE:
            new = at.arriving(printed)
            gain = at.changed(self.me, clash.joined(at.fronts[new.east][self.me], new), east=new.east)
            return new.worth - at.price.silver * (cost - max(printed.cost - 1, 0)) + gain + at.text(printed, None, new)
        hosts = [at.attaching(c, printed) for c in self.game.front[self.me] if c.room[printed.type]]
        spent = cost * (CRYSTAL if printed.currency == "zynalith" else at.price.silver)
        return at.price.point * printed.worth + max(hosts, default=0.0) - spent

    def take(self, place: str, number: int) -> float:
        game = self.game
        if self.at.round.left == 1 or place not in BACKS or len(game.hand[self.me]) > 3:
            return -0.4
        printed = game.DESIGNS[_face(game, place, number)]
        return WANTED * self.at.round.card(printed).wish - self.at.price.silver - 0.3

    def banish(self, creature: Creature) -> float:
        """A creature for its silver: what it would do in the combat and after it, against a free slot."""
        game, at = self.game, self.at
        printed = game.DESIGNS[game.faces[creature.card]]
        stake = clash.stake(game, creature, at.price) + at.round.card(printed).later
        full = len(game.front[self.me]) >= game.slots()
        return at.without(creature) - stake - (0.0 if full else BANISHED)

    def swapped(self, a: Creature, b: Creature) -> float:
        rank = self.at.rank(a)
        by_number = {f.number: f for f in rank}
        if a.number not in by_number or b.number not in by_number:
            return 0.0
        turned = {a.number: b.number, b.number: a.number}
        return self.at.changed(self.me, [by_number[turned.get(f.number, f.number)] for f in rank], east=a.east)


# -- other questions -----------------------------------------------------------------------------------------------


def _reply(at: Appraisal, face: FaceId) -> float:
    """What a counter brings by its own effects, less its price."""
    printed = at.game.DESIGNS[face]
    return sum([at.act(effect, None) for effect in printed.effects]) - CRYSTAL * printed.cost


def _counter(at: Appraisal, deed: Deed) -> float:
    verb, place, number = deed
    game = at.game
    if verb == "hold":
        return 0.0
    if verb == "decline":
        if any(game.DESIGNS[game.faces[card]].type == terms.COUNTER for card in game.hand[at.me]):
            return -0.1
        return 0.02 if place == "round" else 0.01
    face = _face(game, place, number)
    printed = game.DESIGNS[face]
    if printed.answers == "any":
        return _reply(at, face)
    told = game.announcement
    cost = CRYSTAL * printed.cost
    if told.card < 0:
        return 0.08 * max((front.cost(game, c) for c in game.front[game.active]), default=0) - cost
    target = game.DESIGNS[game.faces[told.card]]
    if told.verb == "take":
        return 0.8 * at.round.card(target).wish - cost
    return 0.12 * target.cost * (3.0 if target.currency == "zynalith" else 1.0) + target.worth - cost


def _host(at: Appraisal, creature: Creature) -> float:
    """How well the announced card sits on a creature."""
    told = at.game.announcement
    strength = creature.attack + 0.3 * creature.remaining + (0.5 if creature.guarding else 0.0)
    return at.attaching(creature, at.game.DESIGNS[at.game.faces[told.card]]) + 0.01 * strength


def _target(game: State, me: Seat, seat: Seat, place: int) -> float:
    creature = game.front[seat][place]
    if seat == me:
        return 2.0 * creature.damage + creature.attack
    frail = 2.0 if creature.remaining <= 3 else 0.0
    return creature.attack + frail + 0.2 * front.cost(game, creature) + len(creature.attached)


def _rival(game: State, seat: Seat) -> float:
    return scoring.points(game, seat) + (8.0 if game.hp[seat] <= 5 else 0.0) - 0.05 * game.hp[seat]
