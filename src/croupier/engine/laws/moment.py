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
    same_choices: bool
    """Whether everybody else has chosen there what they chose here."""


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

    What lies in its sight at the end stays as it is. Others who cannot choose there what they chose here, as they hold
    other cards, choose something else. None where the seat itself could not have chosen what it chose.
    """
    base = before._base.copy()
    sight = after.position.in_sight(seat)
    pools = [[card for card in pool if card not in sight] for pool in base.hidden_from(seat)]
    base.deal_anew(pools, Chance(derive(b"other cards", f"{seat}/{seed}")), base.held())
    other = before.fork()
    other._base = base
    chosen = after.last_choice
    if chosen is None:
        return None
    same_choices = True
    try:
        other._advance(())
        for choice in (*before._choices, chosen):
            decision = other.decision(choice.seat)
            keys = decision.keys if decision is not None else ()
            elsewhere = choice.seat != seat and choice.key not in keys and keys
            other.choose(choice.seat, choice.index % len(keys) if elsewhere else choice.key)
            same_choices = same_choices and not elsewhere
    except (IllegalChoice, ReplayMismatch, LookupError, ValueError):
        return None
    return OtherWorld(seat, other, same_choices)


Law = Callable[[Moment], None]
"""A property of every match of every game; raises `Broken` where it does not hold. Its name says what must be."""


class Broken(AssertionError):
    """A law does not hold."""


def hold(condition: bool, what: str) -> None:
    """Raise `Broken`, saying what is wrong, unless the condition is true."""
    if not condition:
        raise Broken(what)
