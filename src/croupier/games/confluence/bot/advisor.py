"""What Confluence tells bots: how good each option looks, and who is likely to win.

Everything is judged by what its seat may see: the table and the own hand.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from croupier.engine import FaceId, Option, Seat
from croupier.games.confluence.bot import guesses, judgement
from croupier.games.confluence.bot.gists import gist
from croupier.games.confluence.bot.outlook import LOWEST, SCALE, Line, Outlook, harm, line_of, soft, standing
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.cards.terms import ATTACK
from croupier.games.confluence.effects.points import Divert
from croupier.games.confluence.effects.pools import Graft, Raid, Recall
from croupier.games.confluence.rules import combat, combinations
from croupier.games.confluence.rules.state import Hit, State

Options = Sequence[Option[Any]]  # Any: each question has values of its own
Scores = list[float]

_LAYING: Final = ("lay", "compose")
STOPPING: Final = 0.05  # to stop is to pass without being asked again: worth a little less
COMPOSING: Final = 0.4  # what `lay` announces is nearly always best
NOBODY: Final = -1  # whose outlook it is if everybody's chances are compared
KILLING: Final = 2.0  # one rival less, beyond the life that was left
RELUCTANCE: Final = 0.3  # an effect should be worth more than nothing


class ConfluenceAdvisor:
    """Judges by the outlook of the round."""

    def scores(self, game: State, seat: Seat, name: str, options: Options) -> Scores:
        """How good each option looks to `seat`, in life points."""
        return _BY_QUESTION[name](game, seat, options)

    def values(self, game: State) -> Scores:
        """The chance of each player to win: by life at the end of the round, cards in hand and pool."""
        if game.over:
            return list(game.returns)
        players = range(game.players)
        outlook = judgement.settle(Outlook(game, NOBODY))
        card = judgement.card_worth(game)
        strength = [
            0.0
            if game.out[s]
            else exp((max(outlook.life[s], LOWEST) + card * len(game.hand[s]) + 0.15 * len(game.pool[s])) / SCALE)
            for s in players
        ]
        total = sum(strength) or 1.0
        return [one / total for one in strength]


# -- turns -----------------------------------------------------------------------------------------------------------


def _lay(game: State, me: Seat, options: Options) -> Scores:
    """The card of a basic turn."""
    worth = _worth_of_cards(Outlook(game, me), game, me, options, borrowing=False)
    return [worth[option.value[1]] - (COMPOSING if option.value[0] == "compose" else 0) for option in options]


def _turn(game: State, me: Seat, options: Options) -> Scores:
    """An additional turn: pass, stop, a card, an effect."""
    base = Outlook(game, me)
    nothing, cost = judgement.judge(base.copy()), judgement.card_worth(game)
    worth = _worth_of_cards(base, game, me, options, borrowing=True)
    scores: Scores = []
    for option in options:
        verb, what = option.value
        if verb == terms.ACTIVATE:
            scores.append(_activated(base, game, me, what))
        elif verb in _LAYING:
            scores.append(worth[what] - (COMPOSING if verb == "compose" else 0) - cost)
        else:
            scores.append(nothing - (STOPPING if verb == "stop" else 0))
    return scores


def _worth_of_cards(base: Outlook, game: State, me: Seat, options: Options, *, borrowing: bool) -> dict[FaceId, float]:
    """What laying each card on offer brings."""
    faces = {FaceId(option.value[1]) for option in options if option.value[0] in _LAYING}
    if not faces:
        return {}
    found = combinations.supply(game, me, borrowing=borrowing)
    return {face: judgement.laid(base, game, me, face, found) + 0.1 * judgement.fit(game, me, face) for face in faces}


def _activated(base: Outlook, game: State, me: Seat, number: int) -> float:
    printed = game.DESIGNS[game.faces[game.pool[me][number]]].individual
    if printed is None:
        return 0.0
    outlook = base.copy()
    outlook.debt[me][printed.cost.letter] += printed.cost.number
    return judgement.with_effects(outlook, me, (printed.verb,)) - RELUCTANCE


# -- composing -------------------------------------------------------------------------------------------------------


def _announce(game: State, me: Seat, options: Options) -> Scores:
    """Which stream; everything rather than a choice, anything rather than nothing."""
    forming = game.forming
    if forming is None:
        return [0.0] * len(options)
    laid = forming.cards[0]
    found = combinations.supply(game, me, borrowing=game.phase == terms.ADDITIONAL, laid=laid)
    scores = []
    for option in options:
        way, stream = option.value
        if way == "none":
            scores.append(0.0)
            continue
        cards = found.available[forming.side][stream] + found.borrowable[forming.side][stream][: terms.MOST_BORROWED]
        points = combinations.worth(game, forming.side, game.design_at(laid), cards)
        scores.append(points - (0.5 if way == "pick" else 0))
    return scores


def _link(game: State, me: Seat, options: Options) -> Scores:
    """One more card: the highest value first; to have enough comes last."""
    del me
    side = ATTACK if game.forming is None else game.forming.side
    return [0.0 if o.value is None else 0.5 + game.design_at(o.value).values[side] for o in options]


# -- choices of effects ----------------------------------------------------------------------------------------------


def _settling(game: State) -> Verb | None:
    return None if game.settling is None else game.verb_of(game.settling)


def _combination(game: State, me: Seat, options: Options) -> Scores:
    """The target of the effect that is being carried out: the rest of the round is judged for each of them."""
    base, verb = Outlook(game, me), _settling(game)
    if isinstance(verb, Divert):
        return _diverted(base, game, me, verb, options)
    scores = []
    for option in options:
        outlook = base.copy()
        line = _line_of(outlook, game, option.value)
        if line is not None and verb is not None:
            guesses.change(outlook, gist(verb), line)
        scores.append(judgement.judge(outlook))
    return scores


def _line_of(outlook: Outlook, game: State, whose: tuple[Seat, int] | None) -> Line | None:
    if whose is None:
        return None
    one = game.combinations[whose[0]][whose[1]]
    return next((line for line in outlook.lines if line.source is one), None)


def _diverted(base: Outlook, game: State, me: Seat, verb: Divert, options: Options) -> Scores:
    """Where points come from: judged by the best place they could go to; then where they go."""
    mine = [(me, number) for number in range(len(game.combinations[me]))]
    choosing_source = options[0].value is None
    source = None if choosing_source else next((w for w in mine if all(w != o.value for o in options)), None)
    scores = []
    for option in options:
        if option.value is None:
            scores.append(judgement.judge(base.copy()))
            continue
        pairs = (
            [(option.value, to) for to in mine if to != option.value] if source is None else [(source, option.value)]
        )
        scores.append(max([_moved(base, game, verb, from_, to) for from_, to in pairs], default=0.0))
    return scores


def _moved(base: Outlook, game: State, verb: Verb, from_: tuple[Seat, int], to: tuple[Seat, int]) -> float:
    outlook = base.copy()
    source, target = _line_of(outlook, game, from_), _line_of(outlook, game, to)
    if source is not None and target is not None:
        moved = min(verb.amount, source.points)
        before = target.points
        target.raise_by(moved)
        source.reduce_by(target.points - before)
    return judgement.judge(outlook)


def _effect(game: State, me: Seat, options: Options) -> Scores:
    """An effect on the main stack to be countered, taken over, copied or moved."""
    base, verb = Outlook(game, me), _settling(game)
    scores = []
    for option in options:
        outlook, beside = base.copy(), 0.0
        if option.value is not None and verb is not None:
            beside = 0.01 * outlook.main[option.value][0].weight
            guesses.on_stack(outlook, verb, me, option.value)
        scores.append(judgement.judge(outlook) + beside)
    return scores


def _opponent(game: State, me: Seat, options: Options) -> Scores:
    """Who loses life, or a card: the nearest to the end, then the most dangerous."""
    verb = _settling(game)
    number = 0 if verb is None else verb.amount
    raid = isinstance(verb, Raid)
    base = Outlook(game, me)
    scores = []
    for option in options:
        outlook = base.copy()
        outlook.life[option.value] -= number
        scores.append(judgement.judge(outlook) + (0.1 * len(game.hand[option.value]) if raid else 0.0))
    return scores


# -- cards -----------------------------------------------------------------------------------------------------------


def _take(game: State, me: Seat, options: Options) -> Scores:
    """A card for the hand, or the one of the own pool that is given away in an exchange."""
    verb = _settling(game)
    if isinstance(verb, Graft):
        best = max([judgement.fit(game, me, game.faces[card]) for card in game.common], default=0.0)
        return [0.0 if o.value is None else best - _fit_at(game, me, o.value) - 0.3 for o in options]
    if isinstance(verb, Recall):
        full = len(game.pool[me]) > terms.POOL
        worst = min([_fit_at(game, me, (me, n)) for n in range(len(game.pool[me]))], default=0.0)
        return [
            0.0
            if o.value is None
            else judgement.fit(game, me, game.face_at(o.value)) - (worst if full else _fit_at(game, me, o.value)) + 0.2
            for o in options
        ]
    return [0.0 if o.value is None else 1.0 + judgement.fit(game, me, _face_of(game, o.value)) for o in options]


def _face_of(game: State, value: Any) -> FaceId:  # Any: an open card, or a place in the discard pile
    return game.faces[game.discard[value]] if isinstance(value, int) else game.face_at(value)


def _fit_at(game: State, seat: Seat, place: tuple[int, int]) -> float:
    return judgement.fit(game, seat, game.face_at(place), but=place[1])


# -- costs and combat ------------------------------------------------------------------------------------------------


def _pay(game: State, me: Seat, options: Options) -> Scores:
    """Attacks that break nothing pay first; walls do where nobody can reach them."""
    scores = []
    for option in options:
        outlook = Outlook(game, me)
        if option.value == "walls":
            outlook.pay(walls_first=me)
        scores.append(judgement.judge(outlook) - (COMPOSING if option.value == "choose" else 0))
    return scores


def _amount(game: State, me: Seat, options: Options) -> Scores:
    """How much a combination pays: the strongest of a side as little as possible. How much of an attack goes there."""
    sharing = game.sharing
    if sharing is None:
        return [0.0] * len(options)
    one = game.combinations[me][sharing.number]
    if sharing.purpose == "aim":
        others = [s for s in game.after(me) if s != sharing.target]
        here = combat.meets(game, sharing.target, one).force
        there = min([combat.meets(game, s, one).force for s in others], default=0)
        return [soft(o.value - here, 0.6) + soft(sharing.left - o.value - there, 0.6) for o in options]
    strongest = max([c.points for c in game.combinations[me] if c.side == one.side])
    sign = -1.0 if one.points == strongest else 1.0
    return [sign * o.value for o in options]


def _aim(game: State, me: Seat, options: Options) -> Scores:
    """Where it takes most from a rival’s chances, with the hits that are announced already."""
    sharing = game.sharing
    if sharing is None:
        return [0.0] * len(options)
    outlook, new = Outlook(game, me), line_of(me, game.combinations[me][sharing.number])
    before, after = {}, {}
    for seat in game.after(me):
        hits = [_hit(game, hit) for hit in game.hits if hit.target == seat]
        bank = combat.bank(game, seat)
        before[seat] = outlook.after_hits(seat, hits, bank)
        after[seat] = outlook.after_hits(seat, [*hits, new], bank)
    typical = sum(map(standing, before.values())) / len(before) or 1.0
    scores = []
    for option in options:
        if option.value < 0:
            scores.append(-0.5)
            continue
        left, then = before[option.value], after[option.value]
        deadly = KILLING if then <= 0 < left else 0.0
        scores.append(SCALE * harm(left, left - then) / typical + deadly)
    return scores


def _hit(game: State, hit: Hit) -> Line:
    """The part of an attack that is aimed at somebody."""
    line = line_of(hit.owner, game.combinations[hit.owner][hit.number])
    line.points = hit.force
    return line


def _event(game: State, me: Seat, options: Options) -> Scores:
    """Life first, cards for the hand before exchanges; what is left in the order of activation."""
    rank = {"mend": 0.5, "smoulder": 0.4, "recall": 0.3, "channel": 0.2, "salvage": 0.1}
    mine = game.ending[me]
    return [0.05 if o.value < 0 else rank.get(game.verb_of(mine[o.value]).word, 0.0) for o in options]


_BY_QUESTION: Final[dict[str, Callable[[State, Seat, Options], Scores]]] = {
    "lay": _lay,
    "turn": _turn,
    "activate": _turn,
    "announce": _announce,
    "borrow": _link,
    "pick": _link,
    "combination": _combination,
    "effect": _effect,
    "opponent": _opponent,
    "take": _take,
    "exchange": lambda game, me, options: [judgement.fit(game, me, game.face_at(o.value)) for o in options],
    "uproot": lambda game, _me, options: [_fit_at(game, o.value[0], o.value) for o in options],
    "discard_hand": lambda game, me, options: [-judgement.fit(game, me, o.value) for o in options],
    "discard_pool": lambda game, me, options: [-_fit_at(game, me, o.value) for o in options],
    "pay": _pay,
    "amount": _amount,
    "event": _event,
    "aim": _aim,
}
