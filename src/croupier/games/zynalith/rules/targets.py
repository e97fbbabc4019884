"""Choices of targets: by the player who controls the effect, among all that are legal; None if there is none."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from croupier.engine import Effect, FaceId, Option, Question, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.rules import events, front, options
from croupier.games.zynalith.rules.state import Cause, Creature, State

_UNSAID: Final = {"number": 0, "whom": "none", "position": "none", "suffix": "none", "currency": "none"}

Act = Effect[Any]  # Any: the game itself


def hero(game: State, seat: Seat, act: Act, cause: Cause) -> Seat | None:
    """One enemy hero."""
    legal = [options.HERO[enemy] for enemy in game.clockwise(seat) if not game.out[enemy]]
    if not legal:
        return None
    chosen = game.ask_unless_forced(seat, "target hero", legal, _about(options.TARGET_HERO, cause.face, act))
    game.say(events.AIMED_AT_HERO, seat, chosen)
    return chosen


def enemy_creature(
    game: State, seat: Seat, act: Act, cause: Cause, *, at_most: int | None = None, guarding: bool | None = None
) -> Creature | None:
    """One enemy creature that can be chosen, up to a printed cost or in one position."""
    legal = []
    for enemy in game.clockwise(seat):
        for place, creature in enumerate(game.front[enemy]):
            if (
                not creature.traits & terms.UNTOUCHABLE
                and (at_most is None or front.cost(game, creature) <= at_most)
                and (guarding is None or creature.guarding == guarding)
            ):
                legal.append(options.CREATURE_AT[enemy][place])
    return _chosen(game, seat, legal, act, cause)


def own_creature(game: State, seat: Seat, act: Act, cause: Cause, *, ready_to_charge: bool = False) -> Creature | None:
    """One of your creatures, or of those that may still charge."""
    legal = [
        options.CREATURE_AT[seat][place]
        for place, creature in enumerate(game.front[seat])
        if not ready_to_charge or can_charge(creature)
    ]
    return _chosen(game, seat, legal, act, cause)


def creatures(game: State, seat: Seat, act: Act, whom: str, cause: Cause) -> Sequence[Creature]:
    """The creatures that a word of an effect means: `everyone`'s, `each-own`, `own` (one is chosen), `self`."""
    source = cause.source
    if whom == "everyone":
        return front.everywhere(game)
    if whom == "each-own":
        return tuple(game.front[seat])
    if whom == "own":
        chosen = own_creature(game, seat, act, cause)
        return () if chosen is None else (chosen,)
    return () if source is None or source.gone else (source,)


def can_charge(creature: Creature) -> bool:
    """Whether a creature stands in attack position and has not charged this round (Z 14.2)."""
    return not creature.guarding and not creature.charged


def _chosen(game: State, seat: Seat, legal: list[Option[tuple[Seat, int]]], act: Act, cause: Cause) -> Creature | None:
    if not legal:
        return None
    owner, place = game.ask_unless_forced(
        seat, "target creature", legal, _about(options.TARGET_CREATURE, cause.face, act)
    )
    creature = game.front[owner][place]
    game.say(events.AIMED_AT_CREATURE, seat, owner, creature.card)
    return creature


@lru_cache(1 << 10)  # strangers may ask for any number of card sets
def _about(question: Question, face: FaceId, act: Act) -> Mapping[str, Any]:  # Any: by the fact
    """What a target is chosen for: the card and what it does, in what is said about it."""
    says = act.says()
    said = {**_UNSAID, "card": face, "effect": says.message, **says.args}
    return {fact: said[fact] for fact in question.about}
