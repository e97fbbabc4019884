"""A match: rules, seed and the choices so far. Going on, forking, undoing and searching are one mechanism.

The match keeps the state at the last checkpoint and the choices made since. To go on, it copies the checkpoint
and runs the step again with those choices; where they run out, `ask` leaves with the pending decision. Nothing
else is ever suspended.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from croupier.engine.cards import Seat
from croupier.engine.chance import Chance, Seed, commitment, derive, draw_seed, start_key
from croupier.engine.decision import Choice, Decision, Option, Pending, StepOver
from croupier.engine.errors import BadSetup, BrokenRules, CannotUndo, IllegalChoice, MatchOver, ReplayMismatch
from croupier.engine.game import Answer, Game
from croupier.engine.narration import Told
from croupier.engine.view import view

SILENT_STEPS = 10_000
"""So many steps without a question mean that a game runs in circles."""


class _Mark(NamedTuple):
    """After `at` choices of the step, everything `seat` cannot know was resampled from `key`.

    `pools` are the cards it cannot know at that moment (`Game.hidden_from`): what it is shown by flows that run
    beside the first missing answer is among what it knows. `held` are those that are then in somebody's hand.
    """

    at: int
    seat: Seat
    key: bytes
    pools: Sequence[Sequence[int]]
    held: Collection[int]


class _Past(NamedTuple):
    """A finished step: where it began, what was chosen in it, what was told; `before` is the one before."""

    before: "_Past | None"
    base: Game
    choices: tuple[Choice, ...]
    marks: tuple[_Mark, ...]
    heard: tuple[Told, ...]


class _TooLate(Exception):
    """Another seat's options were made before mark `number` resampled the cards they are made of.

    `said` is what was told in the step up to then, in events; -1 if nothing was told since the last answer.
    """

    def __init__(self, number: int, said: int) -> None:
        super().__init__(number, said)
        self.number = number
        self.said = said


class _Heard(list[Told]):
    """What is told in a step, while a script waits for the moment at which to resample."""

    def __init__(self, script: "_Script") -> None:
        super().__init__()
        self.script = script

    def append(self, told: Told) -> None:
        super().append(told)
        self.script.resample_early(said=len(self))


class _Script:
    """Runs one step again with recorded choices: the choices of each seat are a queue, `ask` takes the next.

    A mark resamples at the first missing answer. Where that answer is another seat's than the one it is made for,
    the options have been made of the true cards by then: the step is run once more, and the mark, now among the
    `early` ones, resamples when the last thing was told before that question, or, if nothing was told since, at
    the last answer. So rules tell what they did before they ask on (`Game.ask`).
    """

    def __init__(
        self,
        game: Game,
        choices: Sequence[Choice],
        marks: Sequence[_Mark] = (),
        policy: Answer | None = None,
        early: Mapping[int, int] | None = None,
    ) -> None:
        self.game = game
        self.queues: list[list[tuple[int, Choice]]] = [[] for _ in range(game.players)]
        for order, choice in enumerate(choices):
            self.queues[choice.seat].append((order, choice))
        self.read = [0] * game.players
        self.marks = list(enumerate(marks))
        self.early = early or {}
        self.done: dict[int, set[int]] = {}
        self.said = 0
        self.policy = policy
        self.resampled: set[int] = set()
        self.resampler: Chance | None = None
        self.parallel = False
        self.secret_from: list[int] | None = None
        self.beside: set[Seat] | None = None
        self.imagining: Seat | None = None
        self.spared: list[Decision] = []
        self.present = 0
        game._answer = self.answer
        game._script = self
        if self.early:
            game._told = _Heard(self)
            self.resample_early(said=-1)

    def answer(self, seat: Seat, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
        """The recorded choice; else the policy's; else the flow leaves with the decision."""
        recorded = self.queues[seat][self.read[seat]] if self.read[seat] < len(self.queues[seat]) else None
        while self.marks and (recorded is None or recorded[0] >= self.marks[0][1].at):
            if self.secret_from is not None:
                raise Pending([])  # nothing secret may be read with the true faces: see retry
            number, mark = self.marks[0]
            if seat != mark.seat and not self.parallel and number not in self.early:
                raise _TooLate(number, self._told() if self._told() > self.said else -1)
            self._resample(*self.marks.pop(0))
            self.beside = set() if self.parallel else None
        if self.beside is not None and seat not in self.beside and (recorded is None or recorded[0] >= self.present):
            self.beside.add(seat)  # the past of this flow ends here: from now on its chance is new as well
            self.game.chance = self.game.after_parallel().stream(seat)
        if recorded is not None:
            self.read[seat] += 1
            order, choice = recorded
            self.said = self._told()
            if self.early:
                self.resample_early(said=-1)
            if self.resampler is not None and order in self.resampled:
                return self.resampler.below(len(options))
            if not choice.index < len(options) or options[choice.index].key != choice.key:
                got = [option.key for option in options]
                raise ReplayMismatch(
                    f"Seat {seat} chose {choice.key} at {name}, but is offered {', '.join(got)}.",
                    at=order,
                    expected=choice.key,
                    got=got,
                )
            return choice.index
        if self.policy is None:
            if not options:
                raise BrokenRules(f"Seat {seat} is asked {name} without an option.")
            raise Pending([Decision(seat, name, tuple(options))])
        if not self.parallel:  # the past is used up: from here on nothing stands between rules and policy
            self.game._answer = self.policy
            self.game._script = None
        return self.policy(seat, name, options)

    def enter(self, *, secret: bool) -> None:
        """Parallel flows begin."""
        self.parallel = True
        self.secret_from = list(self.read) if secret else None
        self.spared = []

    def leave(self) -> None:
        """Parallel flows have ended."""
        self.parallel = False
        self.secret_from = None
        self.beside = None
        self.imagining = None
        self.spared = []

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
        if self.secret_from is None or not self.marks:
            return False
        number, mark = self.marks.pop(0)
        for seat, start in enumerate(self.secret_from):
            self.read[seat] = start
            if seat != mark.seat:
                self.resampled.update(order for order, _ in self.queues[seat][start:] if order < mark.at)
        self._resample(number, mark)
        self.resampler = Chance(derive(mark.key, "answers"))
        self.imagining = mark.seat
        self.spared = []
        return True

    def _resample(self, number: int, mark: _Mark) -> None:
        self.present = mark.at
        done = self.done.get(number)
        pools = mark.pools if done is None else [[c for c in pool if c not in done] for pool in mark.pools]
        self.game.resample(pools, Chance(mark.key), mark.held)

    def resample_early(self, said: int) -> None:
        """Resample for the early marks whose moment it is; chance stays true until the present."""
        read = sum(self.read)
        for number, mark in self.marks:
            if self.early.get(number) != said or mark.at != read or number in self.done:
                continue
            hidden = {card for pool in self.game.hidden_from(mark.seat) for card in pool}
            chance, main = self.game.chance, self.game._main
            pools = [[card for card in pool if card in hidden] for pool in mark.pools]
            self.game.resample(pools, Chance(derive(mark.key, "early")), mark.held)
            self.game.chance, self.game._main = chance, main
            self.done[number] = hidden

    def _told(self) -> int:
        return len(self.game._told or ())

    def finished(self) -> None:
        """The step is over: every recorded choice must have been asked for."""
        for seat, queue in enumerate(self.queues):
            for order, choice in queue[self.read[seat] :]:
                raise ReplayMismatch(
                    f"Seat {seat} chose {choice.key}, but was not asked.",
                    at=order,
                    expected=choice.key,
                    got=None,
                )


class Match:
    """One play of a game. `decisions` are pending; `choose` answers one; `()` when the match is over.

    Copies share the past; a checkpoint is never changed.
    """

    __slots__ = (
        "_base",
        "_choices",
        "_decisions",
        "_heard",
        "_hidden",
        "_marks",
        "_now",
        "_past",
        "_spared",
        "entropy",
        "game",
        "seed",
    )

    def __init__(self, base: Game, seed: Seed, entropy: Sequence[str] = (), prologue: Sequence[Told] = ()) -> None:
        self.game: type[Game] = type(base)
        self.seed = seed
        self.entropy = tuple(entropy)
        self._past: _Past | None = _Past(None, base, (), (), tuple(prologue))
        self._base = base
        self._choices: tuple[Choice, ...] = ()
        self._marks: tuple[_Mark, ...] = ()
        self._hidden: tuple[Seat, Sequence[Sequence[int]], Collection[int]] | None
        self._advance(())

    # -- looking -----------------------------------------------------------------------------------------------

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
        return tuple(choice for step in self._steps() for choice in step)

    @property
    def log(self) -> tuple[dict[str, Any], ...]:  # Any: JSON
        """What happened so far, as everybody may know it: one plain event per line, oldest first."""
        return self.log_for(None)

    def log_for(self, seat: Seat | None) -> tuple[dict[str, Any], ...]:  # Any: JSON
        """What happened so far, as `seat` may know it (None: a spectator)."""
        faces = self.game.FACES
        return tuple(event.plain(told, seat, faces) for event, told in self._story())

    def view(self, seat: Seat | None) -> dict[str, Any]:  # Any: JSON
        """What `seat` sees (None: a spectator), as plain data. See `view.py`."""
        return view(self._now, seat, (*self._decisions, *(d for d in self._spared if d.seat != seat)))

    def decision(self, seat: Seat) -> Decision | None:
        """The pending decision of a seat, or None."""
        return next((d for d in self._decisions if d.seat == seat), None)

    def why_not(self, seat: Seat, key: str) -> str | None:
        """The number of the rule that keeps `seat` from choosing `key` now; None if it is offered or unknown."""
        decision = self.decision(seat)
        if decision is not None and key in decision.keys:
            return None
        return self._now.forbids(seat, key)

    # -- going on ----------------------------------------------------------------------------------------------

    def choose(self, seat: Seat, choice: int | str) -> None:
        """Answer the pending decision of `seat` by the index or the key of an option.

        Raises `IllegalChoice` (saying what was expected), `MatchOver`; then nothing has changed.
        """
        decision = self.decision(seat)
        if decision is None:
            raise self._not_asked(seat, choice)
        keys = decision.keys
        if isinstance(choice, str) and choice in keys:
            index = keys.index(choice)
        elif isinstance(choice, int) and not isinstance(choice, bool) and 0 <= choice < len(keys):
            index = choice
        else:
            raise IllegalChoice(
                f"Seat {seat} cannot choose {choice!r} at {decision.name}; it is offered {', '.join(keys)}.",
                seat=seat,
                choice=choice,
                expected=keys,
                rule=self._now.forbids(seat, choice) if isinstance(choice, str) else None,
            )
        self._advance((*self._choices, Choice(seat, index, keys[index])))

    def _not_asked(self, seat: Seat, choice: int | str) -> IllegalChoice:
        if self.over:
            return MatchOver("The match is over.", seat, choice)
        waiting = ", ".join(f"seat {d.seat} ({d.name})" for d in self._decisions)
        return IllegalChoice(
            f"Seat {seat} has no decision pending; waiting for {waiting}.",
            seat=seat,
            choice=choice,
            rule=self._now.forbids(seat, choice) if isinstance(choice, str) else None,
        )

    def _advance(self, choices: tuple[Choice, ...]) -> None:
        """Run from the last checkpoint with these choices of its step; then the match stands where they end."""
        past, base, marks = self._past, self._base, self._marks
        game = base.copy()
        early: dict[int, int] = {}
        for _ in range(SILENT_STEPS):
            game._told = []
            script = _Script(game, choices, marks, early=early)
            decisions: tuple[Decision, ...] = ()
            try:
                with suppress(StepOver):
                    game.step()
            except Pending as pending:
                decisions = tuple(pending.decisions)
            except _TooLate as late:
                game, early = base.copy(), {**early, late.number: late.said}
                continue
            heard = list(game._told or ())
            if not decisions:
                script.finished()
            if decisions or game.over:
                self._past, self._base, self._marks = past, base, marks
                self._choices, self._decisions, self._spared = choices, decisions, tuple(script.spared)
                self._now, self._heard, self._hidden = game, heard, None
                return
            past = _Past(past, base, choices, marks, tuple(heard))
            base = game.copy()
            choices, marks, early = (), (), {}
        raise BrokenRules(f"{self.game.__name__} runs {SILENT_STEPS} steps without asking anything.")

    # -- other futures -----------------------------------------------------------------------------------------

    def fork(self) -> "Match":
        """An independent match with the same past."""
        new = Match.__new__(Match)
        new.game = self.game
        new.seed = self.seed
        new.entropy = self.entropy
        new._past = self._past
        new._base = self._base
        new._choices = self._choices
        new._marks = self._marks
        new._hidden = self._hidden
        new._now = self._now
        new._decisions = self._decisions
        new._heard = self._heard
        new._spared = self._spared
        return new

    def determinize(self, seat: Seat, seed: int) -> "Match":
        """A copy in which everything `seat` cannot know is resampled.

        Uniform over the deals consistent with what the seat has seen (not over opponents' intentions). For
        playing forward; it cannot be saved. Cost: one fork. Raises `MatchOver`. Source: Cowling, Powley &
        Whitehouse 2012.
        """
        if self.over:
            raise MatchOver("The match is over: nothing is hidden any more.", seat)
        new = self.fork()
        new._marks = (*self._marks, self._mark(seat, seed))
        new._advance(new._choices)
        return new

    def with_other_cards(self, seat: Seat, seed: int) -> tuple[Game, tuple[Decision, ...]] | None:
        """The running step as it would have gone had the cards `seat` cannot know been others from its start.

        Those it could know at the start stay; so do those of a back that was shuffled in the step, for they may have
        been seen in between. For the laws: the position and its decisions, or None where the choices would not have
        been possible.
        """
        game = self._base.copy()
        chance = game.chance
        mark = self._mark(seat, seed)
        hidden = {card for pool in game.hidden_from(seat) for card in pool}
        shuffled = {back for back, old, new in zip(game.backs, game.faces, self._now.faces, strict=True) if old != new}
        pools = [[c for c in pool if c in hidden and game.backs[c] not in shuffled] for pool in mark.pools]
        game.resample(pools, Chance(mark.key), mark.held)
        game.chance = chance
        _Script(game, self._choices, self._marks)
        try:
            game.step()
        except Pending as pending:
            return game, tuple(pending.decisions)
        except (StepOver, _TooLate, ReplayMismatch, LookupError, ValueError):
            return None
        return None

    def explore(self, seat: Seat, seed: int, answer: Answer, watch: Callable[[Game], None] | None = None) -> Game:
        """One future of a determinization, played by `answer` in place: the inner loop of a search.

        `answer` is called for every decision from the present one on, those of other seats included; it may
        raise `StopExploring` to stop early. `watch` is handed the game before it begins, for an answerer that looks
        at the position. Gives back the position reached. Cost: one copy of the checkpoint, one run of the step so
        far, and the future itself.
        """
        if self.over:
            raise MatchOver("The match is over: there is no future to explore.", seat)
        marks = (*self._marks, self._mark(seat, seed))
        early: dict[int, int] = {}
        while True:
            game = self._base.copy()
            if watch is not None:
                watch(game)
            if self.decision(seat) is None:  # another seat is asked: what is told says when to resample
                game._told = []
            _Script(game, self._choices, marks, answer, early)
            try:
                while not game.over:
                    try:  # noqa: SIM105  # as in play_out
                        game.step()
                    except StepOver:
                        pass
                    if game._script is not None:  # the past ended exactly at a checkpoint
                        game._script = None
                        game._answer = answer
            except _TooLate as late:
                early[late.number] = late.said
                continue
            except StopExploring:
                pass
            return game

    def _mark(self, seat: Seat, seed: int) -> _Mark:
        if self._hidden is None or self._hidden[0] != seat:  # a search resamples one position many times
            self._hidden = (seat, self._now.hidden_from(seat), self._now.held())
        return _Mark(len(self._choices), seat, derive(b"determinization", f"{seat}/{seed}"), *self._hidden[1:])

    def undo(self) -> None:
        """Take back the last choice, whoever made it. Raises `CannotUndo` if there is none."""
        if self._choices:
            self._marks = tuple(m for m in self._marks if m.at < len(self._choices))
            self._advance(self._choices[:-1])
            return
        past = self._past
        while past is not None and not past.choices:
            past = past.before
        if past is None:
            raise CannotUndo("Nobody has chosen anything yet.")
        self._past, self._base, self._marks = past.before, past.base, past.marks
        self._advance(past.choices[:-1])

    def retract(self, seat: Seat) -> None:
        """Take back this seat's newest answer while others still answer beside it and nothing of it has shown.

        So a secret choice may be changed until the last one has chosen. Raises `CannotUndo` otherwise.
        """
        own = [at for at, choice in enumerate(self._choices) if choice.seat == seat]
        if own and not self.over and not self._marks:
            before = self.fork()
            before._advance(self._choices[: own[-1]] + self._choices[own[-1] + 1 :])
            others = [d.seat for d in before._decisions if d.seat != seat]
            waiting = [d.seat for d in self._decisions if d.seat != seat]
            if before.decision(seat) and others == waiting != [] and before._now == self._now:
                self._advance(before._choices)
                return
        raise CannotUndo(f"Seat {seat} has no answer that is still secret.")

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last choice is this seat's and nothing came of it that cannot be taken back.

        True while nobody else has chosen, no chance was drawn and nobody saw a card since.
        """
        last = next((step[-1] for step in self._steps(newest_first=True) if step), None)
        if last is None or last.seat != seat or self._marks:
            return False
        before = self.fork()
        before.undo()
        then, now = before._now, self._now
        return then.chance == now.chance and all(
            now.in_sight(s) <= then.in_sight(s) | _remembered(then, s) for s in range(self.players)
        )

    def save(self) -> dict[str, Any]:  # Any: JSON
        """The replay document (docs/researchers/replay.md). Raises `BrokenRules` for a determinization."""
        if self._marks or any(step.marks for step in _walk(self._past)):
            raise BrokenRules("A determinization is not a match that was played: it cannot be saved.")
        document: dict[str, Any] = {  # Any: JSON
            "format": 1,
            "game": self.game.slug,
            "version": self.game.version,
            "players": self.players,
            "variants": self.variants,
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "choices": [list(choice) for choice in self.choices],
            "returns": list(self.returns) if self.over else [],
        }
        if self.entropy:
            document["entropy"] = list(self.entropy)
        return document

    # -- the past ----------------------------------------------------------------------------------------------

    def _steps(self, *, newest_first: bool = False) -> list[tuple[Choice, ...]]:
        steps = [self._choices, *(past.choices for past in _walk(self._past))]
        return steps if newest_first else steps[::-1]

    def _story(self) -> list[Told]:
        parts = [tuple(self._heard), *(past.heard for past in _walk(self._past))]
        return [told for part in reversed(parts) for told in part]


class StopExploring(Exception):  # not an error: the search has seen enough
    """Raised by an answerer to end `Match.explore` early."""


def start(
    game: type[Game],
    players: int,
    seed: Seed | None = None,
    variants: Mapping[str, str | int | bool] | None = None,
    entropy: Sequence[str] = (),
) -> Match:
    """A new match. Without a seed one of 256 random bits is drawn. Raises `BadSetup`."""
    options = check_setup(game, players, variants or {})
    chosen = draw_seed() if seed is None else seed
    prologue: list[Told] = []
    return Match(game.new(players, options, start_key(chosen, entropy), prologue), chosen, entropy, prologue)


def check_setup(game: type[Game], players: int, variants: Mapping[str, str | int | bool]) -> dict[str, str]:
    """The complete switches of a match, or `BadSetup` saying what is wrong and what would be right."""
    low, high = game.seats
    if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
        raise BadSetup(f"{game.title} is for {low} to {high} players, not {players}.")
    options = {name: values[0] for name, values in game.variants.items()}
    for name, value in variants.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise BadSetup(f"{game.title} has no variant {name!r}; it has {known}.")
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if text not in game.variants[name]:
            raise BadSetup(f"{name} can be {' or '.join(game.variants[name])}, not {value!r}.")
        options[name] = text
    game.check_setup(players, options)
    return options


def play_out(game: Game, answer: Answer) -> None:
    """Play a position that stands at the start of a step to its end, in place, unheard: a playout."""
    game._answer = answer
    game._script = None
    while not game.over:
        try:  # noqa: SIM105  # the innermost loop: suppress() costs more than a decision
            game.step()
        except StepOver:
            pass


def play_at_random(game: Game, dice: Callable[[], float]) -> None:
    """As `play_out`, taking any option: `dice` gives numbers from 0 to just below 1, one for each question."""
    game._dice = dice
    game._script = None
    while not game.over:
        try:  # noqa: SIM105  # as in play_out
            game.step()
        except StepOver:
            pass


def _walk(past: _Past | None) -> list[_Past]:
    steps = []
    while past is not None:
        steps.append(past)
        past = past.before
    return steps


def _remembered(game: Game, seat: Seat) -> set[int]:
    return {card for card, seen in enumerate(game.seen) if seen >> seat & 1}
