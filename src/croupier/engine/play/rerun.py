"""Rerun: what stands behind `ask` while one step is run again with the choices made so far.

If resamples say so, it goes on in a determinization.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from croupier.engine.advisor import Answer
from croupier.engine.chance import NO_CHANCE, Chance, derive
from croupier.engine.decision import NOTHING, Choice, Decision, Option, Pending
from croupier.engine.errors import BrokenRules, ReplayMismatch
from croupier.engine.game import Game
from croupier.engine.knowledge import Deal
from croupier.engine.state.cards import Seat
from croupier.engine.verbs import told_about, undeclared


class Resample(NamedTuple):
    """After `at` choices of the step, everything `seat` cannot know was resampled from `key`.

    `pools` are the cards it cannot know at that moment (`Knowledge.hidden_from`): what it is shown by flows that run
    beside the first missing answer is among what it knows. `held` are those that are then in somebody's hand;
    `deal` says how they are dealt (`Knowledge.deal_anew`). In a `without_chance` future there is no
    chance: a draw, also of an answer that is still secret, raises `ChanceDrawn`.
    """

    at: int
    seat: Seat
    key: bytes
    pools: Sequence[Sequence[int]]
    held: Collection[int]
    deal: Deal = "random"
    without_chance: bool = False

    def chance(self, label: str) -> Chance:
        """A stream of the chance that follows it."""
        return NO_CHANCE if self.without_chance else Chance(derive(self.key, label))


_Recorded = tuple[int, Choice]
"""A choice of the step, behind its place among all of them."""


class Rerun:
    """Runs one step again with recorded choices: the choices of each seat are a queue, `ask` takes the next.

    Rules run with the true faces up to the present, which is the first missing answer; there it resamples. The
    options of that question have been made of the true faces by then: it keeps them only for the seat that
    is meant, and for parallel flows, where the seats that are still asked make theirs anew.
    """

    resampled: Collection[int] = ()
    """The recorded secret answers that a determinization draws anew."""
    resampler: Chance | None = None
    parallel = False
    secret_from: list[int] | None = None
    """While secret flows run: how many choices of each seat lie before them."""
    beside: set[Seat] | None = None
    """After a resample inside open parallel flows: the seats whose flows have new chance already."""
    imagining: Seat | None = None
    present = 0
    left = False
    """Whether a flow has left with a question that nobody answers."""

    def __init__(
        self,
        game: Game,
        choices: Sequence[Choice],
        resamples: Sequence[Resample] = (),
        policy: Answer | None = None,
        previewer: Seat | None = None,
    ) -> None:
        self.game = game
        self.queues: list[list[_Recorded]] = [[] for _ in range(game.players)]
        for order, choice in enumerate(choices):
            self.queues[choice.seat].append((order, choice))
        self.read = [0] * game.players
        self.resamples = list(resamples)
        self.previewer = None if resamples else previewer
        """The seat that a preview is made for, from its resample on."""
        self.policy = policy
        self.spared: list[Decision] = []
        game._answer = self.answer
        game._rerun = self

    def answer(self, seat: Seat, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
        """The recorded choice; else the policy's; else the flow leaves with the decision."""
        if not 0 <= seat < len(self.queues):
            raise BrokenRules(f"{name} is asked of seat {seat}; this match has seats 0 to {len(self.queues) - 1}.")
        about = self.game._about
        if about is not NOTHING:
            self.game._about = NOTHING
        queue, at = self.queues[seat], self.read[seat]
        recorded = queue[at] if at < len(queue) else None
        offered: Sequence[Option[Any]] | None = options  # Any: as above
        while self.resamples and (recorded is None or recorded[0] >= self.resamples[0].at):
            if self.secret_from is not None:
                raise Pending([])  # nothing secret may be read with the true faces: see retry
            resample = self.resamples.pop(0)
            self._resample(resample)
            if self.parallel:
                self.beside = set()
            elif seat != resample.seat:
                offered = None
        if self.beside is not None and seat not in self.beside and (recorded is None or recorded[0] >= self.present):
            self.beside.add(seat)  # the past of this flow ends here: from now on its chance is new as well
            self.game.chance = self.game.after_parallel().stream(seat)
        if recorded is None:
            return self._beyond(seat, name, options, offered, about)
        self.read[seat] += 1
        if self.resampler is not None and recorded[0] in self.resampled:
            return self.resampler.below(len(options))
        return _index(recorded, name, options)

    def _beyond(
        self,
        seat: Seat,
        name: str,
        options: Sequence[Option[Any]],  # Any: any question
        offered: Sequence[Option[Any]] | None,  # Any: as above
        about: Mapping[str, Any],  # Any: as the question declares it
    ) -> int:
        """The answer to a question that no recorded choice answers.

        `offered` is None where the options, and what the question is about, cannot be known.
        """
        if self.policy is None:
            if not options:
                raise BrokenRules(f"Seat {seat} is asked {name} without an option.")
            given: Sequence[object] = options  # compiled code would refuse what is none, in words of its own
            if wrong := [option for option in given if not isinstance(option, Option)]:
                raise BrokenRules(f"Seat {seat} is asked {name} with {wrong[0]!r}: options are Option(key, value).")
            offers, told = self.game._offers, about
            if offers and (wrong_question := undeclared(offers, name, options)):
                raise BrokenRules(wrong_question)
            if about:
                game = self.game
                told = told_about(game.QUESTIONS, name, about, game.FACES, likes=game.likes, players=game.players)
            self.left = True
            if offered is None:
                raise Pending([Decision(seat, name, ())])
            raise Pending([Decision(seat, name, tuple(offered), told)])
        if not self.parallel:  # the past is used up: from here on nothing stands between rules and policy
            self.game.answer_by(self.policy)
        return self.policy(seat, name, options)

    # -- parallel flows ----------------------------------------------------------------------------------------

    def enter(self, *, secret: bool) -> None:
        """Parallel flows begin."""
        self.parallel = True
        self.secret_from = list(self.read) if secret else None
        self.spared = []

    def leave(self) -> None:
        """Parallel flows have ended. A preview ends with those its question was asked in.

        What comes after them comes of the answers of all: hands are passed on, cards are turned up.
        """
        if self.previewer is not None and self.beside is not None:
            raise Pending([])
        self.parallel = False
        self.secret_from = None
        self.beside = None
        self.imagining = None
        self.spared = []

    def known_to(self, seat: Seat) -> None:
        """What comes now only this seat knows: the preview of another one ends."""
        if self.previewer not in (None, seat):
            raise Pending([])

    def asks_anyway(self, seat: Seat, name: str) -> bool:
        """Whether a question with a single option is put all the same.

        In secret flows of a determinization, to all but the seat it is made for: whether they were asked cannot
        depend on cards that this seat does not know. In the match itself such a question is noted as spared, and
        its seat looks as if it were asked until all is revealed.
        """
        if self.secret_from is None:
            return False
        if self.imagining is not None and seat != self.imagining:
            return True
        self.spared.append(Decision(seat, name, ()))
        return False

    def retry(self) -> bool:
        """Resample before the secret flows in which the present lies, so that no true answer is overheard.

        Such flows change nothing, so they can be run once more: the determinized seat's own answers stay, those
        the others have already given are resampled with the faces they depend on.
        """
        if self.secret_from is None or not self.resamples:
            return False
        resample = self.resamples.pop(0)
        for seat, start in enumerate(self.secret_from):
            self.read[seat] = start
            if seat != resample.seat:
                again = [order for order, _ in self.queues[seat][start:] if order < resample.at]
                self.resampled = {*self.resampled, *again}
        self._resample(resample)
        self.resampler = resample.chance("answers")
        self.imagining = resample.seat
        self.spared = []
        self.left = False
        return True

    def _resample(self, resample: Resample) -> None:
        self.present = resample.at
        self.previewer = resample.seat if resample.without_chance else None
        self.game.deal_anew(resample.pools, Chance(resample.key), resample.held, resample.deal)
        self.game.renew_chance(resample.chance("future"))

    # -- the end of the step -----------------------------------------------------------------------------------

    def finished(self) -> None:
        """The step is over. Raises `ReplayMismatch` if a recorded choice was not asked for.

        Raises `BrokenRules` if it went on where it should have left with a question.
        """
        if self.left:
            raise BrokenRules("The step goes on without an answer: it catches what `ask` raises.")
        for seat, queue in enumerate(self.queues):
            for order, choice in queue[self.read[seat] :]:
                raise ReplayMismatch(
                    f"Seat {seat} chose {choice.key}, but was not asked.", at=order, expected=choice.key, got=None
                )


def _index(recorded: _Recorded, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
    """The index of the recorded choice. Raises `ReplayMismatch` if another key stands there."""
    order, choice = recorded
    if not choice.index < len(options) or options[choice.index].key != choice.key:
        got = [option.key for option in options]
        raise ReplayMismatch(
            f"Seat {choice.seat} chose {choice.key} at {name}, but is offered {', '.join(got)}.",
            at=order,
            expected=choice.key,
            got=got,
        )
    return choice.index
