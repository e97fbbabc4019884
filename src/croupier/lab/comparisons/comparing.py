"""Two sides compared: the same deals are played on both until enough is known, at every number of players."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from contextlib import closing
from functools import partial
from hashlib import blake2b
from math import ceil
from time import perf_counter

import polars as pl

from croupier import __version__
from croupier.bots import Bot
from croupier.catalog import find
from croupier.engine import BadSetup, Json
from croupier.engine.chance import seed_text
from croupier.lab import facts
from croupier.lab.comparisons.comparison import Comparison
from croupier.lab.comparisons.effects import Compared, effects, figures, lacking
from croupier.lab.comparisons.pairs import Mirrored, Pair, mirrors, play_pairs
from croupier.lab.comparisons.sides import Side, changed, read_side
from croupier.lab.gathering import MATCHES, MOST, Told, Until
from croupier.lab.reports.counting import Facts
from croupier.lab.rotation import Rotated
from croupier.lab.simulate import chunks, numbered
from croupier.lab.watching import Watched
from croupier.lab.workers import Jobs

FIRST, FURTHER = 100, 1.5
"""After so many deals the figures are looked at for the first time, and whenever there are so many times as many."""

SILENT = 500
"""A change of which so many matches say nothing never reached the rules."""


class NothingDiffers(BadSetup):
    """Every match went on one side as on the other: what is different between them never reached the rules."""


def compare(  # noqa: PLR0917  # one setup; whoever calls it names what follows the sides
    game: str,
    a: str | Side = "plain",
    b: str | Side = "plain",
    players: int = 2,
    bots: str | Bot | Sequence[str | Bot] = "greedy",
    until: Until = Until(),  # noqa: B008  # a tuple
    seed: int | str = 0,
    jobs: Jobs = 1,
    progress: Told | None = None,
    *,
    tune: bool = False,
    others: bool = True,
    mirror: bool = False,
) -> Comparison:
    """How far each figure of the report moves from side `a` to side `b`.

    Every deal is played on both sides by the same `bots`, which take turns in the seats; with `mirror` once more with
    the roles of two seats dealt the other way round. It ends when all that is asked is known, or at the latest
    after `until.matches` on each side, or `until.seconds` in all; then the same is done at the `others` numbers of
    players. With `tune` all comparisons of a seed have the same deals, which one may look at while one tries numbers;
    without, each pair of sides has deals of its own that nobody has tuned on. `jobs` are processes here, or the address
    of a Dask scheduler; `progress` hears for how many players, how many matches of how many. Raises `UnknownGame`,
    `UnknownBot`, `BadSetup`, `BadCards`, `LostCluster`, and `NothingDiffers`.
    """
    left, right = (read_side(one) if isinstance(one, str) else one for one in (a, b))
    if any(one is not None and one <= 0 for one in until):
        raise BadSetup("A comparison takes some matches or some time.")
    numbered(until.matches or MATCHES, jobs)
    if mirror and not mirrors(game, players):
        raise BadSetup(f"{find(game).title} deals no roles to {players} seats that could be mirrored.")
    low, high = find(game).seats
    tables = [players, *(other for other in range(low, high + 1) if others and other != players)]
    dealt = _seed(game, left, right, seed_text(seed), tune=tune)
    cards = changed(left, right)
    runs = [
        _Run(left.plan(game, one, bots, dealt), right.plan(game, one, bots, dealt), cards, mirror) for one in tables
    ]
    if runs[0].same:
        raise BadSetup(f"{left.text} and {right.text} are the same: there is nothing to compare.")
    setup = {
        "game": game,
        "version": find(game).version,
        "croupier": __version__,
        "a": left.text,
        "b": right.text,
        "bots": runs[0].plan.names,
        "seed": seed,
        "tune": tune,
    }
    chapters = []
    for number, run in enumerate(runs):
        run.play(until, _part_of(until.seconds, number, len(runs)), jobs, progress)
        if not number and not run.differ:
            raise NothingDiffers(_silent(left, right, run.played))
        chapters.append(run.compared())
    return Comparison(find(game), setup, left, right, chapters)


def _seed(game: str, left: Side, right: Side, seed: str, *, tune: bool) -> str:
    """What deals follow from: for tuning the seed alone, else the sides as well."""
    if tune:
        return f"{seed}/tune"
    return f"{seed}/{blake2b(f'{game} {left.text} {right.text}'.encode(), digest_size=4).hexdigest()}"


def _part_of(seconds: float | None, number: int, of: int) -> float | None:
    """The part of the time that one number of players has: the one that was asked for half of it."""
    if seconds is None or of == 1:
        return seconds
    return seconds / 2 if not number else seconds / 2 / (of - 1)


def _silent(left: Side, right: Side, played: int) -> str:
    return (
        f"In {played} matches nothing differs between {left.text} and {right.text}: the change never reached the "
        "rules, or these bots never meet it."
    )


class _Side:
    """What matches of one side told, in tables that grow."""

    def __init__(self) -> None:
        self._frames = {name: pl.DataFrame(schema=dict(schema)) for name, schema in facts.TABLES.items()}
        self._rows: list[Watched] = []

    def add(self, one: Watched) -> None:
        """Take a match."""
        self._rows.append(one)

    def facts(self, about: Json) -> Facts:
        """All of it."""
        for name, rows in facts.rows_of(one.tables for one in self._rows).items():
            more = pl.DataFrame(rows, schema=dict(facts.TABLES[name]), orient="row")
            self._frames[name] = pl.concat([self._frames[name], more])
        self._rows = []
        return Facts(about, self._frames.__getitem__)


class _Run:
    """The pairs for one number of players."""

    def __init__(self, plan: Rotated, other: Rotated, changed: AbstractSet[str], mirror: bool) -> None:
        mirrored = mirror and mirrors(plan.game, plan.players)
        self.plan: Rotated = Mirrored(*plan) if mirrored else plan
        self._other: Rotated = Mirrored(*other) if mirrored else other
        self._mirrored, self._changed = mirrored, changed
        self._a, self._b = _Side(), _Side()
        self.played = self.differ = 0
        self._known = False
        self._look = FIRST

    @property
    def same(self) -> bool:
        """Whether both sides play the same game."""
        return self.plan == self._other

    def play(self, until: Until, seconds: float | None, jobs: Jobs, progress: Told | None) -> None:
        """Play pairs until enough is known."""
        turns, began = self.plan.turns, perf_counter()
        most = until.matches or (MOST if seconds is not None else MATCHES)
        numbers = range(ceil(most / turns) * turns)
        with closing(chunks(partial(play_pairs, self._other), self.plan, numbers, jobs, None)) as played:
            for pair in (one for chunk in played for one in chunk):
                self._add(pair)
                if self.played % turns:  # a deal is played in all its arrangements
                    continue
                if progress is not None:
                    progress(self.plan.players, self.played, numbers.stop)
                if self._enough() or (seconds is not None and perf_counter() - began >= seconds):
                    return

    def compared(self) -> Compared:
        """What came of it."""
        about = {
            "game": self.plan.game,
            "players": self.plan.players,
            "matches": self.played,
            "deals": self._deals,
            "differ": self.differ,
            "mirrored": self._mirrored,
            "known": self._known,
        }
        a, b = (figures(side.facts(about)) for side in (self._a, self._b))
        return Compared(about, effects(a, b, self._deals, self._changed), [*lacking(b, a)], [*lacking(a, b)])

    @property
    def _deals(self) -> int:
        return self.played // self.plan.turns

    def _add(self, pair: Pair) -> None:
        self._a.add(pair.a)
        self._b.add(pair.b)
        self.played += 1
        self.differ += pair.differs

    def _enough(self) -> bool:
        """Whether all that is asked is known, looked at now and then; or that nothing ever differs."""
        if not self.differ:
            return self.played >= SILENT
        if self._deals < self._look:
            return False
        self._look = ceil(self._deals * FURTHER)
        self._known = all(one.known for one in self.compared().effects if one.asked)
        return self._known
