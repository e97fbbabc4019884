"""Matches between bots, recorded: one row of a Parquet file for each decision."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import polars as pl

from croupier import __version__
from croupier.bots import Bot
from croupier.catalog import find
from croupier.engine import BadSetup, Changes, Json
from croupier.lab.decisions import Decided, decide, spaces
from croupier.lab.parquet import said
from croupier.lab.reading import FORMAT, columns, parts, recorded
from croupier.lab.simulate import Job, chunks, job_of, numbered
from croupier.lab.workers import Jobs

ROWS = 10_000
"""Decisions in a file: the match with which there are so many is its last."""

BYTES = 1 << 26
"""The observations of a file take no more memory than that and those of one match."""


def record(  # noqa: PLR0917  # one setup; whoever calls it names what follows the folder
    game: str,
    matches: int,
    out: str | Path,
    players: int = 2,
    bots: str | Bot | Sequence[str | Bot] = "greedy",
    seed: int | str = 0,
    jobs: Jobs = 1,
    variants: Mapping[str, str | int | bool] | None = None,
    progress: Callable[[int, int], None] | None = None,
    cards: Changes | None = None,
    *,
    force: bool = False,
) -> Json:
    """Play `matches` matches and write their decisions into the folder `out`; `episodes` and `batches` read it.

    The matches are those of `simulate`. Where the folder holds some of them it goes on with the next one; `force`
    removes them first. Whoever interrupts it keeps all matches that were finished in their order. `cards` are a card
    set, as `croupier.start` takes it. Gives back what `recorded` says of the folder, the `decisions` and `bytes` in it,
    and the `seconds` that this took. Raises `UnknownGame`, `UnknownBot`, `BadCards`, `BadEpisodes`, `OSError`, and
    `BadSetup`, also where the folder holds others.
    """
    numbers, folder = numbered(matches, jobs), Path(out)
    job = job_of(game, players, bots, seed, variants or {}, cards)
    setup = _setup(job)
    started = perf_counter()
    folder.mkdir(parents=True, exist_ok=True)
    if force:
        for file in parts(folder):
            file.unlink()
    held = _held(folder, setup)
    ours = _Parts(folder, setup, held)
    try:
        for chunk in chunks(decide, job, numbers[held:], jobs, progress):
            for one in chunk:
                ours.add(one)
    finally:
        ours.write()
    seconds = perf_counter() - started
    files = parts(folder)
    return {
        **recorded(folder),
        "decisions": pl.scan_parquet(files).select(pl.len()).collect().item(),
        "files": len(files),
        "bytes": sum(file.stat().st_size for file in files),
        "seconds": round(seconds, 3),
    }


def _setup(job: Job) -> Json:
    """What is the same in every file of a recording."""
    layout, space = spaces(job)
    return {
        "format": FORMAT,
        "croupier": __version__,
        "game": job.game,
        "version": find(job.game).version,
        "players": job.players,
        "variants": dict(job.variants),
        **({"cards": dict(job.cards)} if job.cards else {}),
        "bots": job.names,
        "seed": job.seed,
        "observation_size": layout.size,
        "action_size": space.size,
    }


def _held(folder: Path, setup: Json) -> int:
    """How many matches of this setup the folder holds. Raises `BadEpisodes`, and `BadSetup` for those of another."""
    if not parts(folder):
        return 0
    found = recorded(folder)
    wanted = {"cards": {}, **setup, "first": 0}
    for name, value in wanted.items():
        if (held := found.get(name, {})) != value:
            raise BadSetup(
                f"{folder} holds matches of another recording ({name} is {held}, not {value}): "
                "take another folder, or --force to begin anew."
            )
    matches: int = found["matches"]
    return matches


class _Parts:
    """The files of a recording, which are written in the order of the matches."""

    def __init__(self, folder: Path, setup: Json, matches: int) -> None:
        self._folder, self._setup = folder, setup
        self._file, self._first = len(parts(folder)), matches
        self._most = min(ROWS, BYTES // (4 * max(1, setup["observation_size"])))
        self._rows = 0
        self._matches: list[Decided] = []

    def add(self, one: Decided) -> None:
        """Take the next match, and write a file if it is full."""
        self._matches.append(one)
        self._rows += len(one.actions)
        if self._rows >= self._most:
            self.write()

    def write(self) -> None:
        """Write a file of what has gathered."""
        if not self._matches:
            return
        about = {**self._setup, "first": self._first, "matches": len(self._matches)}
        with _whole(self._folder / f"part-{self._file:06}.parquet") as file:
            frame = _frame(self._matches, self._setup)
            frame.write_parquet(file, compression_level=1, metadata=said(about))
        self._file, self._first = self._file + 1, self._first + len(self._matches)
        self._rows, self._matches = 0, []


def _frame(matches: Sequence[Decided], setup: Json) -> pl.DataFrame:
    """The decisions of these matches as rows."""
    size = setup["observation_size"]
    counts = [len(one.actions) for one in matches]
    seen = np.zeros(sum(counts) * size, np.float32)
    starts = np.cumsum([0, *counts[:-1]]) * size
    for start, one in zip(starts, matches, strict=True):
        seen[start + one.seen] = one.values

    def each(told: Callable[[Decided], Any]) -> list[Any]:  # Any: values of one column
        return [value for one, count in zip(matches, counts, strict=True) for value in [told(one)] * count]

    def every(told: Callable[[Decided], Sequence[Any]]) -> list[Any]:  # Any: as above
        return [value for one in matches for value in told(one)]

    options = every(lambda one: one.options)
    return pl.DataFrame(
        {
            "match": each(lambda one: one.number),
            "seed": each(lambda one: f"{setup['seed']}/{one.number}"),
            "decision": [number for count in counts for number in range(count)],
            "seat": every(lambda one: one.seats),
            "question": every(lambda one: one.questions),
            "options": options,
            "observation": seen.reshape(-1, size),
            "mask": _lists(every(lambda one: one.offered), options),
            "action": every(lambda one: one.actions),
            "key": every(lambda one: one.keys),
            "return": every(lambda one: [one.returns[seat] for seat in one.seats]),
            "returns": np.array(each(lambda one: one.returns), np.float32).reshape(-1, setup["players"]),
        },
        schema=columns(size, setup["players"]),
    )


def _lists(numbers: Sequence[int], lengths: Sequence[int]) -> pl.Series:
    """Lists of these lengths, none of them 0; ten times as quick as from lists of Python."""
    rows = np.repeat(np.arange(len(lengths)), lengths)
    flat = pl.DataFrame({"row": rows, "number": pl.Series(numbers, dtype=pl.UInt32)})
    return flat.group_by("row", maintain_order=True).agg("number")["number"]


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A place to write at; what is written there takes the place of `file` in one moment, or none."""
    place = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        yield place
        place.replace(file)
    finally:
        place.unlink(missing_ok=True)
