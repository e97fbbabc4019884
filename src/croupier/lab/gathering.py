"""Facts are gathered: matches are played for so long, or until enough is known, and written down as they end."""

from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from math import ceil, inf
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from croupier import __version__
from croupier.bots import Bot
from croupier.catalog import find
from croupier.engine import BadSetup, Changes, Json
from croupier.lab import facts
from croupier.lab.rotation import Rotated, Seated, rotated
from croupier.lab.simulate import chunks, numbered
from croupier.lab.statistics import wilson
from croupier.lab.watching import Watched, watch
from croupier.lab.workers import Jobs

MATCHES = 1000
"""So many are played where nobody says when to stop."""

MOST = 10_000_000
"""No run plays more."""

CHECKED = 100
"""After so many matches it is asked again whether enough is known, so that the number of processes changes nothing."""


class Until(NamedTuple):
    """When a run stops: the first of these that is so. Without any it plays `MATCHES`."""

    matches: int | None = None
    seconds: float | None = None
    """Counted from the beginning of each number of players."""
    points: float | None = None
    """Each seat's, turn's and role's share of wins is known to so many points of 100 either way."""


Told = Callable[[int, int, int], None]
"""Hears for how many players, how much is done, and of how much: matches, or seconds where those decide."""


def gather(  # noqa: PLR0917  # one setup; whoever calls it names what follows the folder
    game: str,
    out: str | Path,
    players: Sequence[int] = (2,),
    bots: str | Bot | Sequence[str | Bot] = "greedy",
    until: Until = Until(),  # noqa: B008  # a tuple
    seed: int | str = 0,
    jobs: Jobs = 1,
    variants: Mapping[str, str | int | bool] | None = None,
    progress: Told | None = None,
    cards: Changes | None = None,
    *,
    rotate: bool = True,
) -> list[Json]:
    """Play matches for each of these numbers of players and write what they tell into the folder `out`.

    `bots` take turns in the seats, every deal being played once in each arrangement; without `rotate` they are one for
    all seats or one per seat. `jobs` are processes here, or the address of a Dask scheduler. Where the folder holds
    matches of the same setup the run goes on with the next one. Gives back for each number of players the setup and how
    many `matches` there are. Raises `UnknownGame`, `UnknownBot`, `BadFacts`, `OSError`, `LostCluster`, and `BadSetup`,
    also where the folder holds facts of others.
    """
    if any(one is not None and one <= 0 for one in until):
        raise BadSetup("A run plays for some matches, for some time, or until points above 0.")
    numbered(until.matches or MATCHES, jobs)
    plans = [rotated(game, seats, bots, seed, variants or {}, cards, rotate=rotate) for seats in dict.fromkeys(players)]
    runs = [_Run(Path(out) / f"players-{plan.players}", plan, until) for plan in plans]
    facts.check_alone(Path(out), {run.folder: run.setup for run in runs})
    for run in runs:
        run.play(jobs, progress)
    return [facts.gathered(run.folder) for run in runs]


def setup_of(plan: Rotated) -> Json:
    """What is the same in every part."""
    return {
        "format": facts.FORMAT,
        "croupier": __version__,
        "game": plan.game,
        "version": find(plan.game).version,
        "players": plan.players,
        "variants": dict(plan.variants),
        **({"cards": dict(plan.cards)} if plan.cards else {}),
        "bots": plan.names,
        "rotated": not isinstance(plan, Seated),
        "seed": plan.seed,
    }


class _Known:
    """How well shares of wins are known so far."""

    def __init__(self) -> None:
        self._won: dict[tuple[str, object], float] = defaultdict(float)
        self._of: Counter[tuple[str, object]] = Counter()

    def add(self, shares: Sequence[float], turns: Sequence[int], roles: Sequence[str]) -> None:
        """Count a match: what each seat won of it, its turn and its role."""
        for seat, won in enumerate(shares):
            for what in (("seat", seat), ("turn", turns[seat]), ("role", roles[seat])):
                self._won[what] += won
                self._of[what] += 1

    def worst(self) -> tuple[float, int]:
        """Half the widest interval, in points of 100, and how many matches that seat or role was in."""
        found = []
        for what, of in self._of.items():
            low, high = wilson(self._won[what] / of, of)
            found.append(((high - low) * 50, of))
        return max(found, default=(inf, 0))


class _Run:
    """The matches for one number of players."""

    def __init__(self, folder: Path, plan: Rotated, until: Until) -> None:
        self.folder, self.plan, self.until = folder, plan, until
        self.setup = setup_of(plan)
        self._known = _Known()
        self._parts: facts.Parts
        self._began = 0.0

    def play(self, jobs: Jobs, progress: Told | None) -> None:
        """Go on until it is enough. Whatever ends it, matches that were finished in their order are written."""
        self._parts = facts.Parts(self.folder, self.setup)
        if self.until.points is not None and self._parts.matches:
            self._recall()
        self._began = perf_counter()
        numbers = range(self._parts.matches, self._most())
        if self._enough() or not numbers:
            return
        try:
            with closing(self._chunks(numbers, jobs)) as played:
                for chunk in played:
                    for one in chunk:
                        self._add(one)
                        if self._enough():
                            return
                    if progress is not None:
                        progress(self.plan.players, *self._progress())
        finally:
            self._parts.write()

    def _chunks(self, numbers: range, jobs: Jobs) -> Generator[list[Watched], None, None]:
        return chunks(watch, self.plan, numbers, jobs, None)

    def _most(self) -> int:
        if self.until == Until():
            return MATCHES
        return self.until.matches or MOST

    def _add(self, one: Watched) -> None:
        self._known.add(one.won, one.turns, one.roles)
        self._parts.add([one.tables])
        if self._parts.due:
            self._parts.write()

    def _recall(self) -> None:
        """Count what the folder holds already."""
        for rows in facts.table(self.folder, "seats").partition_by("match", maintain_order=True):
            self._known.add(*(rows[name].to_list() for name in ("won", "turn", "role")))

    def _enough(self) -> bool:
        there = self._parts.matches
        if there % self.plan.turns:  # a deal is played in all its arrangements
            return False
        if self.until.seconds is not None and perf_counter() - self._began >= self.until.seconds:
            return True
        points = self.until.points
        every = CHECKED * self.plan.turns
        return points is not None and there > 0 and not there % every and self._known.worst()[0] <= points

    def _progress(self) -> tuple[int, int]:
        """How much is done of how much; where points decide an estimate."""
        there = self._parts.matches
        if self.until.matches is not None or self.until == Until():
            return there, self._most()
        if self.until.seconds is not None:
            return int(perf_counter() - self._began), ceil(self.until.seconds)
        half, _ = self._known.worst()
        wanted = (half / (self.until.points or half)) ** 2 * there
        return there, max(ceil(wanted / CHECKED) * CHECKED, there + 1)
