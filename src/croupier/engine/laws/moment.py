"""What a law looks at, and how it says that it is broken."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from croupier.engine.chance import Chance, derive
from croupier.engine.errors import IllegalChoice, ReplayMismatch
from croupier.engine.play.match import Match
from croupier.engine.state.cards import Seat


class OtherWorld(NamedTuple):
    """How a match would stand had the cards that a seat cannot know been others, while the seat saw the same."""

    seat: Seat
    match: Match
    replaced: bool
    """Whether another seat, with its other cards, had to choose something else."""


@dataclass(frozen=True)
class Moment:
    """A match at one of its decisions or at its end, and as it was before its last choice (None: none was made)."""

    match: Match
    before: Match | None
    random: Random

    def seed(self) -> int:
        """A seed for a determinization."""
        return self.random.randrange(1 << 30)

    @cached_property
    def other_world(self) -> OtherWorld | None:
        """For one seat: the match with other cards since the last step, where it cannot know them.

        None at the end, and where the seat would have seen or been told something else. Several laws look at it;
        to play the step again costs more than they do.
        """
        before, match = self.before, self.match
        if before is None or match.over:
            return None
        seat = self.random.randrange(match.players)
        world = _with_other_cards(before, match, seat, self.seed())
        if world is None or world.match.told != match.told:
            return None
        begun, other = before.told - len(before._heard), world.match
        same = other.log_for(seat, begun) == match.log_for(seat, begun) and other.view(seat) == match.view(seat)
        return world if same else None


def _with_other_cards(before: Match, after: Match, seat: Seat, seed: int) -> OtherWorld | None:
    """The running step, up to the last choice, with other faces from its start where `seat` cannot know them.

    What lies in its sight at the end stays as it is. Another seat that is not offered what it chose takes what stands
    in that place: of secret choices among unlike cards few could else be made. None where that is no way either.
    """
    chosen = after.last_choice
    if chosen is None:
        return None
    base = before._base.copy()
    sight = after.position.in_sight(seat)
    pools = [[card for card in pool if card not in sight] for pool in base.hidden_from(seat)]
    base.deal_anew(pools, Chance(derive(b"other cards", f"{seat}/{seed}")), base.held())
    other, replaced = before.fork(), False
    other._base = base
    try:
        other._advance(())
        for by, index, key in (*before._choices, chosen):
            asked = other.decision(by)
            if by != seat and asked is not None and key not in asked.keys:
                key, replaced = asked.keys[index % len(asked.keys)], True
            other.choose(by, key)
    except (IllegalChoice, ReplayMismatch, LookupError, ValueError):
        return None
    return OtherWorld(seat, other, replaced)


Law = Callable[[Moment], None]
"""A property of every match of every game; raises `Broken` where it does not hold. Its name says what must be."""


class Broken(AssertionError):
    """A law does not hold."""


def hold(condition: bool, what: str) -> None:
    """Raise `Broken`, saying what is wrong, unless the condition is true."""
    if not condition:
        raise Broken(what)
