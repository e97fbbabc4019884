"""The finished steps of a match: shared by all its copies, never changed."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from croupier.engine.game import Game
from croupier.engine.narration import Told
from croupier.engine.play.decision import Choice
from croupier.engine.play.script import Mark


class Past(NamedTuple):
    """A finished step: where it began, what was chosen in it, what was told; `before` is the one before."""

    before: "Past | None"
    base: Game
    choices: tuple[Choice, ...]
    marks: tuple[Mark, ...]
    heard: tuple[Told, ...]
    told: int
    """How many events had been told when it ended."""


class HasPast(Protocol):
    """A match."""

    _past: Past | None


def steps(past: Past | None) -> Iterator[Past]:
    """The step and those before it, newest first."""
    while past is not None:
        yield past
        past = past.before


def told_since(past: Past | None, since: int) -> list[Told]:
    """What was told up to the end of this step, without the first `since` events."""
    parts = []
    for step in steps(past):
        if step.told <= since:
            break
        parts.append(step.heard[max(since - step.told + len(step.heard), 0) :])
    return [told for part in reversed(parts) for told in part]


def told_in_common(one: HasPast, other: HasPast) -> int:
    """How many lines two copies of a match have told in steps that both have finished."""
    mine, its = one._past, other._past
    while mine is not its and mine is not None and its is not None:
        if mine.told >= its.told:
            mine = mine.before
        else:
            its = its.before
    return mine.told if mine is not None and mine is its else 0
