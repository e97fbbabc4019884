"""What a match looks like to those who learn from it: at each decision what was seen, what could be done, what was.

The same matches as those of `simulate`: a seed gives the same ones here and there.
"""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.bots import PolicyBot
from croupier.engine import Decision, Match, Option
from croupier.env.actions import Actions, actions
from croupier.env.observation import Observation, observation
from croupier.env.running import Running
from croupier.lab.playing import Observer
from croupier.lab.simulate import Job, seats_of, step_by_step


class Decided(NamedTuple):
    """The decisions of one match, in the order in which they were made.

    `options` counts those of each decision, and `offered` are their numbers, one decision after the other. Observations
    are kept by what is not 0 in them, a few numbers of a hundred: `seen` are its places in the rows of all decisions,
    one after the other, and `values` what stands there.
    """

    number: int
    returns: tuple[float, ...]
    seats: list[int]
    questions: list[str]
    options: list[int]
    offered: list[int]
    actions: list[int]
    keys: list[str]
    seen: NDArray[np.uint32]
    values: NDArray[np.float32]


class _Notes(Observer):
    """Writes down each choice of a match, before it is carried out."""

    def __init__(self, layout: Observation, space: Actions) -> None:
        self._layout, self._space = layout, space
        self._rows = array("f")
        self._seats: list[int] = []
        self._questions: list[str] = []
        self._options: list[int] = []
        self._offered: list[int] = []
        self._taken: list[int] = []
        self._keys: list[str] = []

    def chosen(self, match: Match, decision: Decision, index: int) -> None:
        """As `note`, of a match that is played decision by decision."""
        self.note(match, decision.seat, decision.name, decision.options, index)

    def note(
        self,
        match: Match | Running,
        seat: int,
        question: str,
        options: Sequence[Option[Any]],  # Any: each question has values of its own
        index: int,
    ) -> None:
        """A seat is asked and takes the option of this index."""
        self._rows.extend(self._layout.row(match, seat))
        numbers = self._space.numbers(options)
        self._seats.append(seat)
        self._questions.append(question)
        self._options.append(len(numbers))
        self._offered.extend(numbers)
        self._taken.append(numbers[index])
        self._keys.append(options[index].key)

    def of(self, number: int, returns: tuple[float, ...]) -> Decided:
        """All of it, when the match of that number is over."""
        rows = np.frombuffer(self._rows, np.float32)
        seen = np.flatnonzero(rows.view(np.uint32))  # by its bits: twice as quick as by its numbers
        columns = (self._seats, self._questions, self._options, self._offered, self._taken, self._keys)
        return Decided(number, returns, *columns, seen.astype(np.uint32), rows[seen])


def decide(job: Job, numbers: range) -> list[Decided]:
    """Play the matches of these numbers and write down their decisions. Raises `BadSetup`."""
    layout, space = spaces(job)
    players, policies = seats_of(job)
    matches = []
    for number in numbers:
        notes = _Notes(layout, space)
        played = _held(job, number, policies, notes) if policies else step_by_step(job, number, players, notes)
        matches.append(notes.of(number, played.returns))
    return matches


def spaces(job: Job) -> tuple[Observation, Actions]:
    """What the numbers of observations and actions mean. Raises `BadSetup` where the game does not declare it."""
    return observation(job.kind, job.players), actions(job.kind, job.players)


def _held(job: Job, number: int, players: Sequence[PolicyBot], notes: _Notes) -> Running:
    """One match of bots that answer in place."""
    held = Running(job.kind, job.players, job.seed_of(number), job.variants)
    chance = job.chance_of(number)
    while not held.over:
        index = players[held.seat].pick(held.position, held.seat, held.question, held.options, chance)
        notes.note(held, held.seat, held.question, held.options, index)
        held.choose(index)
    return held
