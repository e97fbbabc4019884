"""History: the finished steps of a match. Shared by all its copies, never changed."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from croupier.engine.decision import Choice, StepOver
from croupier.engine.game import Game
from croupier.engine.narration import Told
from croupier.engine.play.rerun import Rerun, Resample

KEPT = 8
"""Every so manyth checkpoint of the past is kept: whoever goes back further runs a few steps again."""


class History(NamedTuple):
    """A finished step: where it began, what was chosen in it, what was told; `before` is the one before.

    Of long matches not every checkpoint is kept: a `base` that is None follows from the steps before.
    """

    before: "History | None"
    base: Game | None
    choices: tuple[Choice, ...]
    resamples: tuple[Resample, ...]
    heard: tuple[Told, ...]
    told: int
    """How many events had been told when it ended."""
    number: int
    """How many steps were finished before it; the first one lays out and is not run."""

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        """One step after the other: by its own way `pickle` would go down a link for each, and not reach the ground."""
        return linked, (tuple([tuple(step)[1:] for step in steps(self)][::-1]),)


def finished(
    before: History | None,
    base: Game,
    choices: tuple[Choice, ...],
    resamples: tuple[Resample, ...],
    heard: tuple[Told, ...],
) -> History:
    """One more step, which began at this checkpoint."""
    number, told = (0, 0) if before is None else (before.number + 1, before.told)
    kept = base if number % KEPT == 1 or before is None else None
    return History(before, kept, choices, resamples, heard, told + len(heard), number)


def begun(history: History) -> Game:
    """The checkpoint at which a step began, made again from the last one that was kept."""
    again = []
    while history.base is None:
        assert history.before is not None  # the first ones are kept
        history = history.before
        again.append(history)
    base = history.base
    for step in reversed(again):
        game = base.copy()
        rerun = Rerun(game, step.choices, step.resamples)
        with suppress(StepOver):
            game.step()
        rerun.finished()
        base = game.copy()
    return base


def linked(finished_steps: tuple[tuple[Any, ...], ...]) -> History | None:  # Any: what a step has, but the one before
    """A history that was pickled."""
    history = None
    for values in finished_steps:
        history = History(history, *values)
    return history


class HasHistory(Protocol):
    """A match."""

    _history: History | None


def steps(history: History | None) -> Iterator[History]:
    """The step and those before it, newest first."""
    while history is not None:
        yield history
        history = history.before


def told_by(history: History | None) -> int:
    """How many events had been told when this step ended; all copies of a match share them."""
    return history.told if history is not None else 0


def told_since(history: History | None, since: int) -> list[Told]:
    """What was told up to the end of this step, without the first `since` events."""
    parts = []
    for step in steps(history):
        if step.told <= since:
            break
        parts.append(step.heard[max(since - step.told + len(step.heard), 0) :])
    return [told for part in reversed(parts) for told in part]


def told_in_common(one: HasHistory, other: HasHistory) -> int:
    """How many lines two copies of a match have told in steps that both have finished."""
    mine, its = one._history, other._history
    while mine is not its and mine is not None and its is not None:
        if mine.told >= its.told:
            mine = mine.before
        else:
            its = its.before
    return told_by(mine) if mine is its else 0
