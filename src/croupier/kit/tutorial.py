"""Tutorial: a lesson is a few tasks, each a position of a game with what is to be chosen in it.

Nothing in it counts.

The learner is seat 0; what the others do stands in the script. The words of a task are the messages `lesson-<task>`
(its title), with `.fact` and `.note` for each question (`.fact-2` for the second) and `.done` for its end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from croupier.engine import Game, RuleId, Seat, arrange

LEARNER: Final[Seat] = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One question of a task: the keys that solve it, and the rule that answers any other try.

    `wrong` are other rules for some keys or verbs. `after` is what is chosen then without the learner, as
    `1 play:pear`: by the others, or for the learner (`0 pay:auto`). `shows` is the panel of the game's table that the
    page opens for it where only one has room (`ViewModel.shows`).
    """

    right: tuple[str, ...]
    rule: RuleId
    wrong: Mapping[str, RuleId] = field(default_factory=dict)
    after: tuple[str, ...] = ()
    shows: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """A position (`croupier.arrange`), what is chosen `before` the first question, and the questions.

    `seed` deals what the position leaves to chance.
    """

    name: str
    players: int
    position: Mapping[str, Any]  # Any: values of any field
    steps: tuple[Step, ...]
    before: tuple[str, ...] = ()
    variants: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0


Lesson = tuple[Task, ...]
"""The tasks of a game's tutorial, in their order."""


class Attempt:
    """A task as far as it has been solved: `did` are the right choices made so far.

    `seen`: how many lines the log had before the last of them. Raises `ValueError` for choices that are not right.
    """

    def __init__(self, game: type[Game], task: Task, did: Sequence[str] = ()) -> None:
        self.task = task
        self.number = 0
        self.match = arrange(game, task.players, task.position, seed=task.seed, variants=task.variants)
        self._follow(task.before)
        self.seen = self.match.told
        for key in did:
            if self.step is None or key not in self.step.right:
                raise ValueError(f"{key!r} does not solve step {self.number + 1} of {task.name}.")
            self.seen = self.match.told
            self.match.choose(LEARNER, key)
            self._follow(self.step.after)
            self.number += 1
        if self.step is None:
            self._let_pass()

    @property
    def step(self) -> Step | None:
        """The question that is to be answered; None when the task is solved."""
        return self.task.steps[self.number] if self.number < len(self.task.steps) else None

    def rule(self, key: str) -> RuleId | None:
        """The rule that answers a wrong try; None for what is right, and for what is nothing in this game."""
        decision = self.match.decision(LEARNER)
        if self.step is None or decision is None or key in self.step.right:
            return None
        if key in decision.keys:
            wrong = self.step.wrong
            return wrong.get(key) or wrong.get(decision.options[decision.keys.index(key)].verb) or self.step.rule
        return self.match.why_not(LEARNER, key)

    def _follow(self, choices: Sequence[str]) -> None:
        """What stands in the script; then nobody answers in the windows until the learner is asked."""
        for choice in choices:
            self._let_pass(until=choice)
            seat, key = choice.split(" ", maxsplit=1)
            self.match.choose(int(seat), key)
        if self.step is not None:
            self._let_pass()

    def _let_pass(self, until: str = "") -> None:
        windows = self.match.game.windows
        while self.match.decision(LEARNER) is None or until:
            asked = next((d for d in self.match.decisions if d.name in windows and d.seat != LEARNER), None)
            if asked is None or (until.startswith(f"{asked.seat} ") and until.partition(" ")[2] in asked.keys):
                return
            self.match.choose(asked.seat, windows[asked.name].silence)
