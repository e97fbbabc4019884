"""A match: rules, seed and the choices so far. Going on, forking, undoing and searching are one mechanism.

The match keeps the state at the last checkpoint and the choices made since. To go on, it copies the checkpoint
and runs the step again with those choices; where they run out, `ask` leaves with the pending decision. Nothing
else is ever suspended.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final, SupportsIndex

from croupier.engine.advisor import Answer
from croupier.engine.card_sets import as_text
from croupier.engine.chance import ChanceDrawn, Seed, commitment, derive
from croupier.engine.decision import LONGEST_KEY, Choice, Decision, Pending, StepOver, StopExploring, not_asked
from croupier.engine.errors import BrokenRules, CannotUndo, IllegalChoice, MatchOver
from croupier.engine.game import Game
from croupier.engine.knowledge import Deal
from croupier.engine.narration import Told, copied
from croupier.engine.play.history import History, begun, finished, steps, told_by, told_since
from croupier.engine.play.rerun import Rerun, Resample
from croupier.engine.play.view import asked, check_seat, is_seat, view
from croupier.engine.state.cards import Seat
from croupier.engine.state.displayed import Displayed
from croupier.engine.state.parts import Json
from croupier.engine.state.pickling import refilled

SILENT_STEPS = 10_000
"""So many steps without a question mean that a game runs in circles."""

PREVIEWED: tuple[Deal, ...] = ("random", "turned", "lowest", "highest")
"""In these determinizations an option must do the same to be previewed."""


KEPT: Final = (
    "_base", "_choices", "_decisions", "_previewer", "_heard", "_hidden", "_last", "_listens", "_resamples", "_now",
    "_history", "_spared", "arrangement", "entropy", "game", "salt", "seed",
)  # fmt: skip
"""All that a match consists of."""


class Match(Displayed):
    """One play of a game: `decisions` are pending, `()` when it is over; `choose` answers one. Copies share a past."""

    __slots__ = KEPT

    def __init__(
        self,
        base: Game,
        seed: Seed,
        entropy: Sequence[str] = (),
        prologue: Sequence[Told] | None = (),
        arrangement: Json | None = None,
        *,
        salt: str = "",
    ) -> None:
        self.game: type[Game] = type(base)
        """The rules that are played."""
        self.seed = seed
        """What all chance follows from, with `entropy`: a secret until the match is over."""
        self.salt = salt
        """What hides the seed in the commitment; empty in a match that was begun without."""
        self.entropy = tuple(entropy)
        """What people have added to the seed."""
        self.arrangement = arrangement
        """The position in which the match began, as plain data; None for one that began as the rules say."""
        self._listens = prologue is not None
        self._history: History | None = finished(None, base, (), (), tuple(prologue or ()))
        self._base = base
        self._last: Game | None = base  # where the newest finished step began, if it is known
        self._choices: tuple[Choice, ...] = ()
        self._resamples: tuple[Resample, ...] = ()
        self._previewer: Seat | None = None
        self._hidden: tuple[Seat, Sequence[Sequence[int]], Collection[int]] | None
        self._advance(())

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """What is published before the first choice; salt and seed, which it binds, are revealed at the end."""
        return commitment(self.seed, self.salt, as_text(self.game.card_set()))

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._base.players

    @property
    def variants(self) -> dict[str, str]:
        """The switches this match is played with."""
        return dict(self._base.options)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending decisions, one per seat that is asked; `()` when the match is over."""
        return self._decisions

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._now.over

    @property
    def returns(self) -> tuple[float, ...]:
        """Final utilities, one per seat; all 0 while the match goes on."""
        return tuple(self._now.returns)

    @property
    def position(self) -> Game:
        """The state at the pending decisions, secrets included. Read it, never change it: copies share it."""
        return self._now

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All choices so far, in the order they arrived."""
        parts = [self._choices, *(step.choices for step in steps(self._history))]
        return tuple(choice for part in reversed(parts) for choice in part)

    @property
    def last_choice(self) -> Choice | None:
        """The newest choice; None before the first."""
        last = self._choices or next((step.choices for step in steps(self._history) if step.choices), ())
        return last[-1] if last else None

    @property
    def log(self) -> tuple[Json, ...]:
        """What happened so far, as everybody may know it: a plain event per line, oldest first; empty without `log`."""
        return self.log_for(None)

    @property
    def told(self) -> int:
        """How many lines the log has."""
        return told_by(self._history) + len(self._heard)

    def log_for(self, seat: Seat | None, since: int = 0) -> tuple[Json, ...]:
        """What happened so far, as `seat` may know it (None: a spectator), without the first `since` lines."""
        if seat is not None:
            check_seat(seat, self.players)
        story = [*told_since(self._history, since), *self._heard[max(since - told_by(self._history), 0) :]]
        return tuple(event.plain(told, seat, self.game.FACES) for event, told in story)

    def view(self, seat: Seat | None, *, facts: bool = True) -> Json:
        """What `seat` sees (None: a spectator), as plain data; far quicker without `facts`. See `view.py`."""
        return view(self._now, seat, self.asked(seat), facts=facts)

    def asked(self, seat: Seat | None) -> list[Json]:
        """Who is asked what, as `seat` sees it (None: a spectator): `asked` of its view."""
        spared = [d for d in self._spared[::-1] if d.seat != seat]  # such a question hides what is asked after it
        return asked({d.seat: d for d in (*self._decisions, *spared)}.values())

    def decision(self, seat: Seat) -> Decision | None:
        """The pending decision of a seat, or None."""
        for pending in self._decisions:
            if pending.seat == seat:
                return pending
        return None

    def why_not(self, seat: Seat, key: object) -> str | None:
        """The number of the rule that keeps `seat` from choosing `key` now; None if it is offered or unknown."""
        if not is_seat(seat, self.players) or not isinstance(key, str) or len(key) > LONGEST_KEY:
            return None
        decision = self.decision(seat)
        return None if decision and key in decision.keys else self._now.refuses(seat, key)

    # -- going on ----------------------------------------------------------------------------------------------

    def choose(self, seat: Seat, choice: SupportsIndex | str) -> None:
        """Answer the pending decision of `seat` by the index or the key of an option.

        Raises `IllegalChoice` (saying what was expected), `MatchOver`; then nothing has changed.
        """
        index, key = self._index(seat, choice)
        self._advance((*self._choices, Choice(seat, index, key)))

    def _index(self, seat: Seat, choice: SupportsIndex | str) -> tuple[int, str]:
        """Index and key of an option of the pending decision of `seat`. Raises `IllegalChoice`, `MatchOver`."""
        decision = self.decision(seat) if is_seat(seat, self.players) else None
        if decision is None:
            raise self._not_asked(seat, choice)
        index = decision.find(choice)
        if index is not None:
            return index, decision.options[index].key
        raise decision.refused(choice, self.why_not(seat, choice))

    def _not_asked(self, seat: Seat, choice: SupportsIndex | str) -> IllegalChoice:
        if self.over:
            return MatchOver("The match is over.", seat, choice)
        return not_asked(self._decisions, seat, choice, self.why_not(seat, choice))

    def _advance(self, choices: tuple[Choice, ...]) -> None:
        """Run from the last checkpoint with these choices of its step; then the match stands where they end."""
        history, base, resamples, last = self._history, self._base, self._resamples, self._last
        game = base.copy()
        for _ in range(SILENT_STEPS):
            heard: list[Told] = []
            if self._listens:
                game.listen(heard)
            rerun = Rerun(game, choices, resamples, previewer=self._previewer)
            decisions: tuple[Decision, ...] | None = None
            try:
                game.step()
            except StepOver:
                pass
            except Pending as pending:
                decisions = tuple(pending.decisions)
            if decisions is None:
                rerun.finished()
            if decisions is not None or game.over:
                self._history, self._base, self._last = history, base, last
                self._resamples, self._choices = resamples, choices
                self._decisions = decisions or ()
                game.stand(self._decisions)
                self._now, self._heard, self._spared, self._hidden = game, heard, tuple(rerun.spared), None
                return
            history = finished(history, base, choices, resamples, tuple(heard))
            last, base = base, game.copy()
            choices, resamples = (), ()
        raise BrokenRules(f"{self.game.__name__} runs {SILENT_STEPS} steps without asking anything.")

    # -- other futures -----------------------------------------------------------------------------------------

    def fork(self) -> "Match":
        """An independent match with the same past."""
        new = Match.__new__(Match)
        new.game = self.game
        new.seed, new.salt, new.entropy, new.arrangement = self.seed, self.salt, self.entropy, self.arrangement
        new._history, new._base, new._last = self._history, self._base, self._last
        new._choices, new._resamples = self._choices, self._resamples
        new._now, new._decisions, new._hidden = self._now, self._decisions, self._hidden
        new._heard, new._spared, new._previewer = self._heard, self._spared, self._previewer
        new._listens = self._listens
        return new

    def __copy__(self) -> "Match":
        return self.fork()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        return refilled, (Match, {name: getattr(self, name) for name in KEPT})

    def __repr__(self) -> str:
        asked = ", ".join(f"seat {d.seat} is asked {d.name}" for d in self._decisions) or "nobody is asked"
        return f"<Match of {self.game.slug} for {self.players}, seed {self.seed}: {'over' if self.over else asked}>"

    def determinize(self, seat: Seat, seed: int) -> "Match":
        """A copy in which everything `seat` cannot know is resampled.

        Uniform over the deals that agree with what the seat sees and remembers (not over opponents' intentions). For
        playing forward; it cannot be saved, nor undone any further. Seed, choices and the logs of other seats stay the
        match's own. A seat that is not asked can only look at its determinization: the
        options of the seats that are asked follow from cards it does not know, so the copy has none. Cost: one
        fork. Raises `MatchOver`, `UnknownSeat`. Source: Cowling, Powley & Whitehouse 2012.
        """
        check_seat(seat, self.players)
        if self.over:
            raise MatchOver("The match is over: nothing is hidden any more.", seat)
        return self._resampled(self._resample(seat, seed))

    def preview(self, seat: Seat, key: SupportsIndex | str, *more: str) -> "Match | None":
        """What comes of an option if nobody answers it; None where hidden cards or chance have a say in it.

        The seat chooses `key`, then `more`, as long as nobody else is asked between; in the windows that others are
        asked at last nobody answers (`Window.silence`); the match stands at the next question that is none of these
        (before the step of another's one), or where the open parallel flows end in which it was asked. In any of
        `PREVIEWED` it is the same to `seat`, or there is none. It cannot be saved. Raises `IllegalChoice`.
        """
        self._index(seat, key)
        keys = (key, *more)
        try:
            first = self._previewed(seat, keys, PREVIEWED[0])
            since = told_by(self._history)  # earlier lines are the same ones in all of them
            look = first._look(seat, since)
            alike = all(self._previewed(seat, keys, deal)._look(seat, since) == look for deal in PREVIEWED[1:])
            return first if alike and first._now.drew_nothing_that_matters(seat, *self._unknown(seat)) else None
        except ChanceDrawn:
            return None

    def explore(self, seat: Seat, seed: int, answer: Answer, watch: Callable[[Game], None] | None = None) -> Game:
        """One future of a determinization, played by `answer` in place: the inner loop of a search.

        `answer` is called for every decision from the present one on, those of other seats included; it may
        raise `StopExploring` to stop early. `watch` is handed the game before it begins, for an answerer that looks
        at the position. Gives back the position reached. Cost: one copy of the checkpoint, one run of the step so
        far, and the future itself. Raises `MatchOver`, and `IllegalChoice` if the seat is not asked.
        """
        if self.over:
            raise MatchOver("The match is over: there is no future to explore.", seat)
        if self.decision(seat) is None:
            raise self._not_asked(seat, -1)
        resamples = (*self._resamples, self._resample(seat, seed))
        game = self._base.copy()
        if watch is not None:
            watch(game)
        Rerun(game, self._choices, resamples, answer)
        with suppress(StopExploring):
            while not game.over:
                try:  # noqa: SIM105  # as in play_out
                    game.step()
                except StepOver:
                    pass
                game.answer_by(answer)  # the past ended at a checkpoint, if not before
        game.answer_by(answer)  # of a rerun, a circle would remain
        return game

    def _resample(self, seat: Seat, seed: int, deal: Deal = "random", *, without_chance: bool = False) -> Resample:
        key, unknown = derive(b"determinization", f"{seat}/{seed}"), self._unknown(seat)
        return Resample(len(self._choices), seat, key, *unknown, deal, without_chance)

    def _unknown(self, seat: Seat) -> tuple[Sequence[Sequence[int]], Collection[int]]:
        if self._hidden is None or self._hidden[0] != seat:  # a search resamples one position many times
            self._hidden = (seat, self._now.hidden_from(seat), self._now.held())
        return self._hidden[1:]

    def _resampled(self, resample: Resample) -> "Match":
        new = self.fork()
        new._resamples = (*self._resamples, resample)
        new._listens = self._listens or resample.without_chance  # a preview tells what happens
        new._advance(new._choices)
        return new

    def _previewed(self, seat: Seat, keys: Sequence[SupportsIndex | str], deal: Deal) -> "Match":
        """The options in one determinization, one after the other. Raises `ChanceDrawn`."""
        new = self._resampled(self._resample(seat, 0, deal, without_chance=True))
        new._previewer, windows = seat, self.game.windows
        for key in keys:
            new.choose(seat, key)
        while new.decision(seat) is None and (one := next((d for d in new._decisions if d.name in windows), None)):
            new.choose(one.seat, windows[one.name].silence)
        if new._decisions and new.decision(seat) is None and new._history is not self._history:  # to its beginning
            new._now, new._heard, new._decisions, new._spared, new._hidden = new._base.copy(), [], (), (), None
        return new

    def _look(self, seat: Seat, since: int) -> tuple[object, ...]:
        """All that `seat` sees: its question, what was told after so many lines, its view."""
        asked = self.decision(seat)
        return asked and asked.keys, self.log_for(seat, since), self.view(seat)

    def undo(self) -> None:
        """Take back the last choice, whoever made it.

        Raises `CannotUndo` if there is none; in a determinization, if none was made since: before it lies the truth.
        """
        choices, resamples, step = self._choices, self._resamples, None
        if not choices and not resamples and (step := next((s for s in steps(self._history) if s.choices), None)):
            choices, resamples = step.choices, step.resamples
        if len(choices) <= (resamples[-1].at if resamples else 0):
            raise CannotUndo(f"Nobody has chosen anything {'in this determinization' if resamples else 'yet'}.")
        if step is not None:
            base = self._last if step is self._history and self._last is not None else begun(step)
            self._history, self._base, self._resamples, self._last = step.before, base, resamples, None
        self._advance(choices[:-1])

    def retract(self, seat: Seat) -> None:
        """Take back this seat's newest answer while others still answer beside it and nothing of it has shown.

        So a secret choice may be changed until the last one has chosen. Raises `CannotUndo` otherwise.
        """
        own = [at for at, choice in enumerate(self._choices) if choice.seat == seat]
        if own and not self.over and not self._resamples:
            before = self.fork()
            before._advance(self._choices[: own[-1]] + self._choices[own[-1] + 1 :])
            others = [d.seat for d in before._decisions if d.seat != seat]
            waiting = [d.seat for d in self._decisions if d.seat != seat]
            if before.decision(seat) and others == waiting != [] and before._now == self._now:
                self._advance(before._choices)
                return
        raise CannotUndo(f"Seat {seat} has no answer that is still secret.")

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last choice is this seat's, and since then no chance was drawn and nobody saw a card."""
        last = self.last_choice
        if last is None or last.seat != seat or self._resamples:
            return False
        before = self.fork()
        before.undo()
        then, now = before._now, self._now
        return then.chance == now.chance and now.shows_no_more_than(then)

    def save(self) -> Json:
        """The replay document (docs/researchers/replay.md). Raises `BrokenRules` for a determinization."""
        if self._resamples or any(step.resamples for step in steps(self._history)):
            raise BrokenRules("A determinization is not a match that was played: it cannot be saved.")
        return {
            "format": 2 if self.salt else 1,
            "game": self.game.slug,
            "version": self.game.version,
            "players": self.players,
            "variants": self.variants,
            **({"cards": dict(cards)} if (cards := self.game.card_set()) else {}),
            "seed": self.seed,
            **({"salt": self.salt} if self.salt else {}),
            "commitment": self.commitment,
            "choices": [list(choice) for choice in self.choices],
            "returns": list(self.returns) if self.over else [],
            **({"entropy": list(self.entropy)} if self.entropy else {}),
            **({} if self.arrangement is None else {"position": copied(self.arrangement)}),
        }
