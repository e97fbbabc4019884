"""Two sides compared: the same deals are played on both until enough is known, at every number of players."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from contextlib import closing
from functools import partial
from hashlib import blake2b
from math import ceil
from pathlib import Path
from time import perf_counter

from croupier.bots import Bot
from croupier.catalog import find
from croupier.engine import BadSetup
from croupier.engine.chance import seed_text
from croupier.lab import facts
from croupier.lab.comparisons.comparison import Comparison
from croupier.lab.comparisons.effects import Compared, effects, figures, lacking
from croupier.lab.comparisons.keeping import SIDES, Kept, Pairs
from croupier.lab.comparisons.pairs import Mirrored, Pair, mirrors, play_pairs
from croupier.lab.comparisons.sides import Side, changed, read_side
from croupier.lab.gathering import MATCHES, Told, Until
from croupier.lab.reports.counting import Facts
from croupier.lab.rotation import Rotated
from croupier.lab.simulate import chunks, numbered
from croupier.lab.workers import Jobs

FIRST, FURTHER = 100, 1.5
"""After so many deals the figures are looked at for the first time, and whenever there are so many times as many."""

MOST = 20_000
"""No comparison plays more matches on a side: the figures of so many are looked at in 1.2 GB of memory."""

SILENT = 500
"""A change of which so many matches say nothing never reached the rules."""


class NothingDiffers(BadSetup):
    """Every match went on one side as on the other: what is different between them never reached the rules."""


class Interrupted(KeyboardInterrupt):
    """Somebody has interrupted a comparison; `found` is what is known so far, which holds at any moment."""

    def __init__(self, found: Comparison) -> None:
        super().__init__()
        self.found = found


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
    out: str | Path | None = None,
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
    of a Dask scheduler; `progress` hears for how many players, how many matches of how many. What is played is kept in
    the folder `out`, from which the same comparison goes on. Raises `UnknownGame`, `UnknownBot`, `BadSetup`,
    `BadCards`, `BadFacts`, `OSError`, `LostCluster`, `NothingDiffers`, and `Interrupted`.
    """
    left, right = (read_side(one) if isinstance(one, str) else one for one in (a, b))
    if any(one is not None and one <= 0 for one in until):
        raise BadSetup("A comparison takes some matches or some time.")
    if len(numbered(until.matches or MATCHES, jobs)) > MOST:
        raise BadSetup(f"A comparison plays {MOST} matches on each side at most, not {until.matches}.")
    if mirror and not mirrors(game, players):
        raise BadSetup(f"{find(game).title} deals no roles to {players} seats that could be mirrored.")
    low, high = find(game).seats
    tables = [players, *(other for other in range(low, high + 1) if others and other != players)]
    dealt = _seed(game, left, right, seed_text(seed), tune=tune)
    with facts.kept(out) as folder:
        plans = [[side.plan(game, one, bots, dealt) for side in (left, right)] for one in tables]
        if plans[0][0] == plans[0][1]:
            raise BadSetup(f"{left.text} and {right.text} are the same: there is nothing to compare.")
        runs = _runs(folder, plans, changed(left, right), mirror=mirror)
        setup = {"a": left.text, "b": right.text, "bots": plans[0][0].names, "seed": seed, "tune": tune}
        found = partial(Comparison, find(game), setup, left, right)
        try:
            for number, run in enumerate(runs):
                run.play(until, _part_of(until.seconds, number, len(runs)), jobs, progress)
                if not number and not run.pairs.differ:
                    raise NothingDiffers(_silent(left, right, run.pairs.matches))
        except KeyboardInterrupt:
            begun = [run.compared() for run in runs if run.pairs.matches]
            if not begun:
                raise
            raise Interrupted(found(begun)) from None
        return found([run.compared() for run in runs])


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


def _runs(out: Path, plans: Sequence[Sequence[Rotated]], changed: AbstractSet[str], *, mirror: bool) -> list["_Run"]:
    """A run for each number of players. Raises `BadSetup` where the folder holds pairs of another comparison."""
    folders = [out / name for name in SIDES]
    runs = [list(map(partial(Kept.of, mirror=mirror), folders, both)) for both in plans]
    for folder, sides in zip(folders, zip(*runs, strict=True), strict=True):
        facts.check_alone(folder, {side.folder: side.setup for side in sides})
    return [_Run(sides, changed) for sides in runs]


class _Run:
    """The pairs for one number of players."""

    def __init__(self, sides: Sequence[Kept], changed: AbstractSet[str]) -> None:
        self._sides, self._changed = sides, changed
        self.pairs = Pairs(sides)
        self._plan, self._other = (side.plan for side in sides)
        self._known = False
        self._seen: Compared | None = None
        """What came of it when it was looked at last, which takes its time."""
        self._look = FIRST
        while self._look < self._deals:  # as if it had never been stopped
            self._look = _further(self._look)

    def play(self, until: Until, seconds: float | None, jobs: Jobs, progress: Told | None) -> None:
        """Go on until enough is known. Whatever ends it, deals that were played to their end are written."""
        turns, began = self._plan.turns, perf_counter()
        most = until.matches or (MOST if seconds is not None else MATCHES)
        numbers = range(self.pairs.matches, ceil(most / turns) * turns)
        if self._enough() or not numbers:
            return
        deal: list[Pair] = []
        try:
            with closing(chunks(partial(play_pairs, self._other), self._plan, numbers, jobs, None)) as played:
                for pair in (one for chunk in played for one in chunk):
                    deal.append(pair)
                    if len(deal) < turns:
                        continue
                    self.pairs.add(deal)
                    deal = []
                    if progress is not None:
                        progress(self._plan.players, self.pairs.matches, numbers.stop)
                    if self._enough() or (seconds is not None and perf_counter() - began >= seconds):
                        return
        finally:
            self.pairs.write()

    def compared(self) -> Compared:
        """What came of it."""
        about = {
            "game": self._plan.game,
            "players": self._plan.players,
            "matches": self.pairs.matches,
            "deals": self._deals,
            "differ": self.pairs.differ,
            "mirrored": isinstance(self._plan, Mirrored),
            "known": self._known,
        }
        if self._seen is None or self._seen.about["matches"] != self.pairs.matches:
            a, b = (figures(Facts(side.folder)) for side in self._sides)
            moves = effects(a, b, self._deals, self._changed)
            self._seen = Compared(about, moves, [*lacking(b, a)], [*lacking(a, b)])
        return self._seen._replace(about=about)

    @property
    def _deals(self) -> int:
        return self.pairs.matches // self._plan.turns

    def _enough(self) -> bool:
        """Whether all that is asked is known, looked at now and then; or that nothing ever differs."""
        if not self.pairs.differ:
            return self.pairs.matches >= SILENT
        if self._deals < self._look:
            return False
        self._look = _further(self._look)
        self.pairs.write()
        self._known = all(one.known for one in self.compared().effects if one.asked)
        return self._known


def _further(look: int) -> int:
    """After how many deals the figures are looked at again."""
    return ceil(look * FURTHER)
