"""What an outlook, a card and an effect are worth to a player, in life points."""

from collections.abc import Sequence
from typing import Final

from croupier.engine import FaceId, Seat
from croupier.games.confluence.bot.guesses import carry_out
from croupier.games.confluence.bot.outlook import Line, Outlook
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.effects.life import Strike
from croupier.games.confluence.rules import closing, combinations, stacks
from croupier.games.confluence.rules.combinations import Supply, Yield
from croupier.games.confluence.rules.state import State

CARD: Final = 3.2
"""A card in the hand, early in the game."""

_CARDS: Final[dict[str, float]] = {
    "draw": 1.0,
    "sift": 0.3,
    "channel": 1.1,
    "salvage": 1.2,
    "recall": 0.9,
    "graft": 0.5,
    "raid": 0.7,
    "renew": 0.0,
    "all_draw": 0.0,
}
"""What effects about cards are worth, in cards; `sift` by number."""

LOST: Final = 12.0
"""Being out of the game, beyond the life that is missing."""


def card_worth(game: State) -> float:
    """A card in the hand: less and less as the water rises."""
    left = game.high_water + 4 - game.round
    return CARD * min(max(left, 1) / 6, 1.0)


def settle(outlook: Outlook) -> Outlook:
    """Carry out the rest of the round in the outlook."""
    carry_out(outlook)
    outlook.pay()
    outlook.fight()
    return outlook


def judge(outlook: Outlook) -> float:
    """What the round will have brought to the player whose outlook it is. The outlook is used up."""
    settle(outlook)
    me, life, seats = outlook.me, outlook.life, outlook.seats
    water = closing.high_water(outlook.game, outlook.game.round)
    others = [life[seat] - water for seat in seats if seat != me]
    mine = life[me] - water
    share = 1.0 / max(len(others), 1)
    worth = mine - share * sum(others)
    worth -= LOST if mine <= 0 else max(6 - mine, 0) * 0.5
    return worth + sum([share * (LOST if life <= 0 else max(6 - life, 0) * 0.5) for life in others])


def effect_worth(game: State, me: Seat, verb: Verb) -> float:
    """What an effect brings that an outlook does not show: cards, and the end of the round."""
    card = card_worth(game)
    match verb.word:
        case "smoulder":
            return verb.amount / max(len(game.after(me)), 1) + (0.3 if isinstance(verb, Strike) else 0)
        case "mend":
            return float(stacks.can_gain(game, game.life[me], verb.amount))
        case "uproot":
            return (0.3 + 0.25 * verb.amount) * card / max(len(game.after(me)), 1)
        case "recall":  # a card that would be discarded at laydown
            return card * (_CARDS["recall"] if len(game.pool[me]) > terms.POOL else 0.3)
        case "raid":
            return _CARDS["raid"] * card / max(len(game.after(me)), 1)
        case "draw" | "sift":
            return _CARDS[verb.word] * card * verb.amount
        case word:
            return _CARDS.get(word, 0.0) * card


def with_effects(outlook: Outlook, me: Seat, verbs: Sequence[Verb]) -> float:
    """What the round brings if these effects of `me` are activated in this order. The outlook is used up."""
    beside = sum([effect_worth(outlook.game, me, verb) for verb in verbs])
    for verb in verbs:
        outlook.enter(verb, me)
    return judge(outlook) + beside


def laid(base: Outlook, game: State, me: Seat, face: FaceId, found: Supply) -> float:
    """What laying a card with its fullest combinations brings."""
    outlook = base.copy()
    longest = 0
    for side, one in enumerate(combinations.yields(game, face, found)):
        if one is not None:
            outlook.lines.append(_announced(me, side, one))
            longest = max(longest, one.length)
    verbs = game.DESIGNS[face].standard if longest >= terms.LONG else ()
    return with_effects(outlook, me, verbs)


def _announced(me: Seat, side: int, one: Yield) -> Line:
    return Line(me, side, one.stream, one.points, one.length)


def fit(game: State, me: Seat, face: FaceId, *, but: int = -1) -> float:
    """How well a card goes with the own pool and the common pool; `but` is the place of the card itself in it."""
    design, designs, faces = game.DESIGNS[face], game.DESIGNS, game.faces
    worth = 0.4 * design.rank
    near = [designs[faces[card]] for place, card in enumerate(game.pool[me]) if place != but]
    common = [designs[faces[card]] for card in game.common]
    for side, factor in ((terms.ATTACK, 1.3), (terms.DEFENCE, 1.0)):
        streams = design.streams[side]
        if streams:
            links = sum([1.0 for other in near if other.streams[side] & streams], 0.0)
            links += sum([0.4 for other in common if other.streams[side] & streams], 0.0)
            worth += factor * (0.5 * design.values[side] + 0.5 * min(links, 4))
    if design.individual is not None:
        worth += 0.3
    return worth
