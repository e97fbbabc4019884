"""What a law looks at, and how it says that it is broken."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from croupier.engine.chance import Chance, derive
from croupier.engine.decision import Choice
from croupier.engine.errors import IllegalChoice, ReplayMismatch
from croupier.engine.game import Game
from croupier.engine.play.history import told_by
from croupier.engine.play.match import Match
from croupier.engine.play.view import view
from croupier.engine.state.cards import Seat
from croupier.engine.state.parts import fields

KNOWLEDGE: Final = {"chance", "faces", "seen", "groups"}
"""The fields of the state that say what is hidden from whom; all others are facts of the match."""


@dataclass(frozen=True)
class OtherWorld:
    """How a match would stand had the cards that a seat cannot know been others, while the seat saw the same."""

    seat: Seat
    here: Match
    match: Match
    before: Match
    """Here before the last choice."""
    base: Game
    """There at the start of the step."""
    choices: tuple[Choice, ...]
    """What was chosen there since."""

    @cached_property
    def same_choices(self) -> bool:
        """Whether everybody else has chosen there what they chose here."""
        return [choice.key for choice in self.choices] == [choice.key for choice in self.chosen]

    @property
    def chosen(self) -> tuple[Choice, ...]:
        """What was chosen here since the step began."""
        last = self.here.last_choice
        return self.before._choices if last is None else (*self.before._choices, last)

    @cached_property
    def same_log(self) -> bool:
        """Whether the seat is told the same there."""
        begun, here, there = told_by(self.before._history), self.here, self.match
        return here.told == there.told and here.log_for(self.seat, begun) == there.log_for(self.seat, begun)

    @cached_property
    def same_places(self) -> bool:
        """Whether the states are equal but for faces and knowledge: the same card lies in the same place."""
        here, there = self.here.position, self.match.position
        return all(getattr(here, name) == getattr(there, name) for name in fields(type(here)) if name not in KNOWLEDGE)

    @cached_property
    def same_to_the_seat(self) -> bool:
        """Whether also the cards whose faces the seat knows are the same; then nobody need list them to compare."""
        here, there = self.here.position, self.match.position
        return self.same_places and here.seen == there.seen and self.same_faces(here.known_by(self.seat))

    def same_faces(self, cards: Iterable[int]) -> bool:
        """Whether these cards have the same faces there."""
        here, there = self.here.position.faces, self.match.position.faces
        return all(here[card] == there[card] for card in cards)

    @cached_property
    def same_sight(self) -> bool:
        """Whether the seat sees the same there but for who is asked. To draw views takes longer than all else."""
        here, there = self.here.position, self.match.position
        return (
            self.same_to_the_seat  # facts that differ all the same break another law: `same_view`
            or view(here, self.seat, ()) == view(there, self.seat, ())
        )

    @cached_property
    def same_asked(self) -> bool:
        """Whether the seat sees the same seats asked the same there."""
        return self.here.asked(self.seat) == self.match.asked(self.seat)


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
    def dealt_anew(self) -> OtherWorld | None:
        """For one seat: the match with other cards since the last step, where it cannot know them.

        None at the end, and where the seat itself could not have chosen what it chose. Several laws look at it; to
        play the step again costs more than they do.
        """
        before, match = self.before, self.match
        if before is None or match.over:
            return None
        return _with_other_cards(before, match, self.random.randrange(match.players), self.seed())

    @cached_property
    def other_world(self) -> OtherWorld | None:
        """The same where the seat sees no difference: it is told, shown and asked there what it is here."""
        world = self.dealt_anew
        same = world is not None and world.same_log and world.same_asked and world.same_sight
        return world if same else None


def _with_other_cards(before: Match, after: Match, seat: Seat, seed: int) -> OtherWorld | None:
    """The running step, up to the last choice, with other faces from its start where `seat` cannot know them.

    What lies in its sight at the end stays as it is. Others who cannot choose there what they chose here, as they hold
    other cards, choose something else. None where the seat itself could not have chosen what it chose, and where
    the step would have asked for less.
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
    choices: list[Choice] = []
    try:
        other._advance(())
        for choice in (*before._choices, chosen):
            if other._history is not before._history:
                return None  # the step is over: this would answer another question
            decision = other.decision(choice.seat)
            keys = decision.keys if decision is not None else ()
            elsewhere = choice.seat != seat and choice.key not in keys and keys
            index, key = other._index(choice.seat, choice.index % len(keys) if elsewhere else choice.key)
            choices.append(Choice(choice.seat, index, key))
            other.choose(choice.seat, index)
    except (IllegalChoice, ReplayMismatch, LookupError, ValueError):
        return None
    return OtherWorld(seat, after, other, before, base, tuple(choices))


Law = Callable[[Moment], None]
"""A property of every match of every game; raises `Broken` where it does not hold. Its name says what must be."""


class Broken(AssertionError):
    """A law does not hold."""


def hold(condition: bool, what: str) -> None:
    """Raise `Broken`, saying what is wrong, unless the condition is true."""
    if not condition:
        raise Broken(what)
