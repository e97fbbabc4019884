"""What cards, territories and positions are worth, in points."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from croupier.engine import FaceId, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.cards.clauses import Ability, Design
from croupier.games.wildlands.cards.terms import RELIES_ON
from croupier.games.wildlands.effects.decks import Draw, Harry, Muster
from croupier.games.wildlands.effects.enemies import Destroy, Doom, Repel
from croupier.games.wildlands.effects.strengths import Boost, Frenzy, Weaken
from croupier.games.wildlands.effects.territories import Forage, Plunder
from croupier.games.wildlands.rules import scoring
from croupier.games.wildlands.rules.state import State

SEEN: Final = 7.0
"""Cards that come to a hand in a round."""
FORCE: Final = 0.3
"""A point of strength that is played once."""
OWN, OTHER = 0.45, 0.25
"""A token of the own resource and of another one, each as income of a round."""
STOCK: Final = 0.12
"""A token that lies there."""
TURN, DECK, PRODUCED, READY = 2.3, 0.85, 0.12, 1.0
"""What a turn to come brings: in any case, for each point of the mean strength of the deck, for each token produced;
and each card in hand in the present one. Fitted to the ends of greedy matches (docs/measurements/advisors.md)."""
SPENT: Final = 0.25
"""A point of cost: it might have bought something else."""
_GUESSED: Final = {
    "attacking": 0.6,
    "defending": 0.5,
    "wild": 0.4,
    "alone": 0.4,
    "horde": 0.4,
    "multi": 0.4,
    "kin_beast": 0.35,
    "outnumbered": 0.3,
    "surged": 0.3,
    "portal": 0.25,
}
_KEYWORDS: Final = (("tenacious", 0.5), ("ward", 0.5), ("guardian", 0.25), ("immortal", 0.5), ("rooted", -0.25))
_EFFECTS: Final = {
    Boost: 0.7,
    Frenzy: 0.3,
    Weaken: 0.6,
    Destroy: 0.5,
    Doom: 0.3,
    Repel: 0.4,
    Draw: 1.6,
    Muster: 1.0,
    Harry: 0.75,
    Forage: 0.5,
    Plunder: 0.4,
}


def _ability(ability: Ability) -> float:
    """What an ability is worth as strength (formula of the designs)."""
    effect = ability.effect.inner()
    worth = _EFFECTS.get(type(effect), 0.7) * getattr(effect, "number", 1)
    if ability.effect is not effect:
        worth *= 0.6
    if ability.trigger not in (terms.IMMEDIATE, terms.DELAYED):
        worth *= 0.6
    return worth


def _force(design: Design) -> float:
    """What a card is worth when it is played, as strength."""
    if not design.fights:
        return 0.0
    force = design.strength + 1.5 * design.lead + design.dread + sum(_ability(a) for a in design.abilities.values())
    force += sum(number * _GUESSED[condition] for number, condition in design.mights)
    force += sum(worth for word, worth in _KEYWORDS if getattr(design, word))
    return force - (1.5 if design.dooms_itself else 0.0)


class Estimates(NamedTuple):
    """What each card is worth whatever the position, by face."""

    forces: tuple[float, ...]
    """When it is played, as strength."""
    held: tuple[float, ...]
    """The same in hand, where a crystal is worth what it pays."""
    values: tuple[int, ...]
    """What a crystal pays; 0 for other cards."""
    incomes: Mapping[str, tuple[float, ...]]
    """What a territory brings a faction in a round, as points."""


def estimates(game: State) -> Estimates:
    """Those of the cards that a game is played with."""
    return _estimates(type(game))  # type: ignore[arg-type]  # a class has a hash


@lru_cache(64)  # strangers may ask for any number of card sets
def _estimates(kind: type[State]) -> Estimates:
    forces = [_force(design) for design in kind.DESIGNS]
    held = [force if design.fights else 0.7 * design.value for force, design in zip(forces, kind.DESIGNS, strict=True)]
    incomes = {faction: tuple([_income(design, faction) for design in kind.DESIGNS]) for faction in RELIES_ON}
    return Estimates(tuple(forces), tuple(held), tuple([design.value for design in kind.DESIGNS]), incomes)


class Deck(NamedTuple):
    """What a player's own cards are, as everybody knows: how many, and what one of them is worth on the average."""

    size: int
    force: float
    crystals: int


def deck(game: State, seat: Seat) -> Deck:
    """All cards of a player: hand, deck, discard pile, fronts."""
    faces, at = game.faces, estimates(game)
    forces, values = at.forces, at.values
    number, force, crystals = 0, 0.0, 0
    for card in game.cards_of(seat):
        face = faces[card]
        number += 1
        force += forces[face]
        crystals += values[face]
    size = max(number, 1)
    mean = round(force / size, 9)  # nobody knows in which order cards lie in a deck, and the last digits of a sum tell
    return Deck(size, mean, crystals)


def token(faction: str, resource: int) -> float:
    """What a token of a resource is worth to a faction, as income of a round."""
    return OWN if resource in RELIES_ON[faction] else OTHER


def _income(design: Design, faction: str) -> float:
    return sum(number * token(faction, resource) for resource, number in enumerate(design.produces))


def income(game: State, seat: Seat, face: FaceId) -> float:
    """What a territory brings a player in a round, as points."""
    return estimates(game).incomes[game.faction[seat]][face]


def territory(game: State, seat: Seat, face: FaceId) -> float:
    """What a territory is worth to a player: its points and what it brings until the end."""
    return game.DESIGNS[face].points + income(game, seat, face) * scoring.turns_left(game, seat)


def card(game: State, face: FaceId, own: Deck, left: int) -> float:
    """What one more card in the deck is worth with so many turns to come, less what it costs."""
    design = game.DESIGNS[face]
    uses = max(left - 0.5, 0.0) * SEEN / (own.size + 1)
    cost = design.cost if not design.price else 0.8 * sum(number for _, number in design.price)
    spent = SPENT * cost if left else 0.0
    if design.value:
        return uses * (0.2 * design.value - 0.1) - spent * 0.7
    return design.points + uses * FORCE * (estimates(game).forces[face] - 0.8 * own.force) - spent


def position(game: State, seat: Seat) -> float:
    """What a player has and is still likely to get, in points: every turn to come brings some, and the present one."""
    own, left = deck(game, seat), scoring.turns_left(game, seat)
    produced = sum([sum(game.DESIGNS[game.faces[one.card]].produces) for one in game.realm[seat]])
    points = scoring.score(game, seat).total + left * (TURN + DECK * own.force + PRODUCED * produced)
    return points + (READY * len(game.hand[seat]) if seat == game.active else 0.0)
