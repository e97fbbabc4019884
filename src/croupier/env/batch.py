"""Many matches side by side, their observations and masks in two arrays of NumPy (`croupier.env.Batch`)."""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, NamedTuple, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from croupier.bots import Bot
from croupier.engine import BadSetup, CroupierError
from croupier.env.arrays import Arrays
from croupier.env.rows import Part
from croupier.env.setting import Cards, Seeds, Setting
from croupier.env.stepper import seated
from croupier.env.workers import Workers


class Step(NamedTuple):
    """Where the matches stand: row `i` of each array is match `i`. The arrays are written anew at each step."""

    observations: NDArray[np.float32]
    """What the seat that is asked sees, by the layout of the game: `(n, size)`."""
    masks: NDArray[np.int8]
    """1 for each action that is offered: `(n, actions)`."""
    seats: NDArray[np.int64]
    """Which seat is asked: `(n,)`."""
    rewards: NDArray[np.float32]
    """What each seat got at the end of a match that has just ended, else 0: `(n, players)`."""
    done: NDArray[np.bool_]
    """Whether the match has just ended; its row shows the first question of the next one: `(n,)`."""
    cut_off: NDArray[np.bool_]
    """Whether it has just been cut off after `max_cycles`; its row shows the next match, too: `(n,)`."""


class Batch:
    """`n` matches of a game, each at a question to one seat; one that ends is followed by the next.

    `bots` answer for the seats they are named for (`{1: "greedy"}`), inside. The matches of the seed `s` have the seeds
    `s/0`, `s/1` and so on in the order in which they begin: `batch.seeds[i]` says which one stands in row `i`, and
    `croupier.start(game, seed=...)` sets it up alone. With `workers` so many processes share the matches, in the
    same arrays. Raises `UnknownGame`, `UnknownBot`, `BadSetup`, `BadCards`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int = 2,
        variants: Mapping[str, str | int | bool] | None = None,
        *,
        cards: Cards | None = None,
        seed: int | None = None,
        bots: Mapping[int, str | Bot] | None = None,
        max_cycles: int | None = None,
        workers: int = 0,
    ) -> None:
        if not (isinstance(n, int) and isinstance(workers, int)) or n < 1 or not 0 <= workers <= n:
            raise BadSetup(f"A batch has at least one match, and no more workers than matches: not {n!r}, {workers!r}.")
        self.setting = Setting(game, players, variants, cards=cards, most=max_cycles)
        self.n = n
        found = seated(self.setting, bots or {})
        self._seeds = Seeds()
        self._arrays = Arrays.shared(self.setting, n) if workers else Arrays.own(self.setting, n)
        self._matches: Part | Workers | None = (
            Workers(self.setting, found, self._arrays, workers)
            if workers
            else Part(self.setting, found, self._arrays, range(n), n)
        )
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<Batch of {self.n}: {self.setting.game.slug}, {self.setting.players} players>"

    def __reduce__(self) -> NoReturn:
        raise CroupierError("A batch cannot be copied or pickled: make another of the same seed.")

    @property
    def seeds(self) -> list[str]:
        """The seeds of the matches that stand in the rows."""
        return [f"{self._seed}/{self._arrays.numbers[row]}" for row in range(self.n)]

    @property
    def step_now(self) -> Step:
        """Where the matches stand."""
        arrays = self._arrays
        return Step(arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.done, arrays.cut_off)

    def legal_actions(self) -> list[list[int]]:
        """The numbers of the actions that are offered in each row, as the masks have them: quicker to read."""
        return self._playing.offered()

    def reset(self, seed: int | None = None) -> Step:
        """Begin all matches anew. Without a seed with the next one in line."""
        self._seed = self._seeds.next(seed)
        self._playing.reset(self._seed)
        return self.step_now

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Step:  # Any: whole numbers of any width
        """Carry out one action in each match: `actions` are their numbers, `(n,)`.

        Raises `IllegalChoice` with the rule that forbids it for the first that is not offered; no match has moved.
        """
        numbers = np.asarray(actions)
        if numbers.shape != (self.n,) or numbers.dtype.kind not in "iu":
            raise BadSetup(f"A step takes {self.n} whole numbers, not an array {numbers.shape} of {numbers.dtype}.")
        arrays = self._arrays
        known = (numbers >= 0) & (numbers < self.setting.actions.size)
        legal = arrays.masks[np.arange(self.n), np.where(known, numbers, 0)].astype(bool) & known
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise self._playing.refused(row, int(numbers[row]))
        arrays.actions[:] = numbers
        arrays.rewards[:] = 0
        arrays.done[:] = False
        arrays.cut_off[:] = False
        self._playing.step()
        return self.step_now

    @property
    def _playing(self) -> Part | Workers:
        if self._matches is None:
            raise CroupierError("This batch is closed.")
        return self._matches

    def close(self) -> None:
        """Let the matches go, and end the workers, if there are any."""
        if isinstance(self._matches, Workers):
            self._matches.close()
        self._matches = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
