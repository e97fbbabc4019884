"""A match that only goes forward: its running step is held where it asks, so that nothing is ever run again.

`Match` copies a checkpoint and runs the step anew for every choice, which is right for undo and for servers, and costs
four times as much as going on. Here the step waits in a greenlet (a coroutine that any function can leave).
"""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from greenlet import error as GreenletError  # noqa: N812  # it is a class
from greenlet import getcurrent, greenlet

from croupier.engine import (
    NOTHING,
    CroupierError,
    Decision,
    Game,
    IllegalChoice,
    Json,
    Match,
    MatchOver,
    Option,
    ReplayMismatch,
    Seed,
    check_setup,
    start,
)
from croupier.engine.chance import start_key
from croupier.engine.narration import Told
from croupier.engine.play.playout import play_out
from croupier.engine.play.view import asked, view
from croupier.engine.verbs import told_about
from croupier.env.buffer import Buffer
from croupier.env.observation import Observation, observation

Asked = tuple[int, str, Sequence[Option[Any]]]  # Any: each question has values of its own


class Running:
    """One match, stepped from outside, by the thread that has made it.

    `seat` is asked `question` with these `options`; seats that are asked side by side come one after the other. When
    the match is over `options` is empty and `seat` -1. Without `log` nobody listens to what the rules tell.
    """

    __slots__ = (
        "__weakref__",
        "_choices",
        "_game",
        "_heard",
        "_held",
        "_layout",
        "about",
        "options",
        "question",
        "seat",
        "seed",
        "variants",
    )

    def __init__(
        self,
        game: type[Game],
        players: int,
        seed: Seed = 0,
        variants: Mapping[str, str | int | bool] | None = None,
        *,
        log: bool = False,
    ) -> None:
        """Lay out and go on to the first question. Raises `BadSetup`."""
        self.seed = seed
        self.variants = check_setup(game, players, variants)
        self._heard: list[Told] | None = [] if log else None
        self._game: Game = game.new(players, self.variants, start_key(seed), self._heard)
        self._choices: list[tuple[int, int]] = []
        self._layout: Observation | None = None
        self._held = greenlet(play_out)
        self._stand(self._held.switch(self._game, _ask))

    def __reduce__(self) -> tuple[Any, ...]:  # Any: what `pickle` asks for
        """A held step cannot be written down: setup and choices are, and whoever reads them plays them again."""
        game = type(self._game)
        return _resumed, (
            game,
            game.version,
            self._game.players,
            self.seed,
            self.variants,
            self._heard is not None,
            self._choices,
        )

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.seat} is asked {self.question}"
        return f"<Running {self._game.slug}, {self._game.players} players: {where}>"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._game.over

    @property
    def returns(self) -> tuple[float, ...]:
        """Final utilities, one per seat; all 0 while the match goes on."""
        return tuple(self._game.returns)

    @property
    def position(self) -> Game:
        """The state where the rules wait, secrets included. Read it, never change it."""
        return self._game

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the options, in order."""
        return tuple([option.key for option in self.options])

    def choose(self, choice: SupportsIndex | str) -> None:
        """Take an option by its index or key and go on to the next question.

        Raises `IllegalChoice`, `MatchOver`, and `CroupierError` in another thread; then nothing has changed. A fault of
        the rules goes through, and ends it.
        """
        number = choice if type(choice) is int else self.decision.find(choice)
        if number is None or not 0 <= number < len(self.options):
            raise self._refused(choice)
        try:
            question = self._held.switch(number)
        except GreenletError:
            raise CroupierError("A running match is stepped by the thread that has made it, and by no other.") from None
        self._choices.append((self.seat, number))
        self._stand(question)

    @property
    def decision(self) -> Decision:
        """The question that is put now, as `Match` has it."""
        return Decision(self.seat, self.question, tuple(self.options), self.about)

    def view(self, seat: int | None, *, facts: bool = True) -> Json:
        """What `seat` sees (None: a spectator), as `Match.view`."""
        return view(self.standing(), seat, asked(self._game.pending), facts=facts)

    def standing(self) -> Game:
        """The state with its question pending, as the rules want it that are asked about it."""
        self._game._pending = () if self.over else (self.decision,)
        return self._game

    def log_for(self, seat: int | None) -> tuple[Json, ...]:
        """What happened so far, as `seat` may know it; empty without `log`."""
        return tuple(event.plain(told, seat, self._game.FACES) for event, told in self._heard or ())

    def fork(self) -> Match:
        """A match at the same question that can be undone, determinized and saved. Cost: all choices again."""
        match = start(type(self._game), self._game.players, self.seed, self.variants, salt="")
        for seat, number in self._choices:
            match.choose(seat, number)
        return match

    def observe(self, buffer: Buffer) -> None:
        """Write what the seat that is asked sees into `buffer`, by the layout of `croupier.observation`."""
        self.layout.write(self, self.seat, buffer)

    @property
    def layout(self) -> Observation:
        """What the numbers of `observe` mean."""
        if self._layout is None:
            self._layout = observation(type(self._game), self._game.players)
        return self._layout

    def _stand(self, question: Asked | None) -> None:
        self.seat, self.question, self.options = (-1, "", ()) if question is None else question
        about, self._game._about = self._game._about, NOTHING
        game = self._game
        self.about = NOTHING
        if about:
            faces, likes = game.FACES, game.likes
            self.about = told_about(game.QUESTIONS, self.question, about, faces, likes=likes, players=game.players)

    def _refused(self, choice: object) -> IllegalChoice:
        if self.over:
            return MatchOver("The match is over.", choice=choice)
        rule = self.standing().refuses(self.seat, choice) if isinstance(choice, str) else None
        return self.decision.refused(choice, rule)


def _resumed(  # noqa: PLR0917  # what `pickle` keeps
    game: type[Game],
    version: str,
    players: int,
    seed: Seed,
    variants: Mapping[str, str],
    log: bool,
    choices: Sequence[tuple[int, int]],
) -> Running:
    """A match that was pickled. Raises `ReplayMismatch` if the rules have changed since."""
    if version != game.version:
        raise ReplayMismatch(
            f"This match was played by version {version} of {game.title}; here is {game.version}.",
            at=0,
            expected=version,
            got=game.version,
        )
    running = Running(game, players, seed, variants, log=log)
    for _, number in choices:
        running.choose(number)
    return running


def _ask(seat: int, name: str, options: Sequence[Option[Any]]) -> int:  # Any: any question
    """Leave the held step with a question; whoever chooses comes back with the answer."""
    parent = getcurrent().parent
    assert parent is not None  # rules run in a greenlet of their own
    answer: int = parent.switch((seat, name, options))
    return answer
