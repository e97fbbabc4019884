"""Recorded matches: the files that `record` writes, and what learning programs read of them.

A recording is a folder of Parquet files (`part-000000.parquet` and so on), each whole by itself, with one row for each
decision. docs/researchers/data.md says what the columns are.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self

import numpy as np
import polars as pl
from numpy.typing import NDArray

from croupier.engine import BadSetup, CroupierError, Json
from croupier.lab.parquet import abouts

FORMAT = 1
"""Rises when columns change their meaning."""


READ = ["match", "decision", "seat", "observation", "mask", "action", "return"]
"""The columns that are read into arrays."""


class BadEpisodes(CroupierError):
    """No recorded matches, or a recording of another format or with gaps."""


class Steps(NamedTuple):
    """Decisions as arrays, one entry or row of each for each decision."""

    matches: NDArray[np.uint32]
    """The number of the match."""
    seats: NDArray[np.uint8]
    observations: NDArray[np.float32]
    """Rows of what the seat saw (`croupier.observation`)."""
    masks: NDArray[np.bool_]
    """Rows that say of each action whether it was offered (`croupier.actions`)."""
    actions: NDArray[np.int64]
    """What was taken."""
    rewards: NDArray[np.float32]
    """What the seat got for it: the return at its last decision of a match, before that 0."""
    terminations: NDArray[np.bool_]
    """Whether it was the last decision of the seat in the match."""
    truncations: NDArray[np.bool_]
    """Never: matches are recorded to their end."""
    returns: NDArray[np.float32]
    """What the seat got in the end."""

    def of(self, seat: int) -> Self:
        """The decisions of one seat: in a match, an episode of one agent."""
        return self.rows(self.seats == seat)

    def rows(self, which: NDArray[np.bool_] | NDArray[np.integer[Any]]) -> Self:  # Any: whole numbers of any width
        """Some of them: those where there is True, or those of these numbers, in their order."""
        return type(self)._make(column[which] for column in self)


def columns(observation: int, players: int) -> dict[str, pl.DataType]:
    """The columns of a file by name, for so many numbers in an observation."""
    return {
        "match": pl.UInt32(),
        "seed": pl.String(),
        "decision": pl.UInt32(),
        "seat": pl.UInt8(),
        "question": pl.String(),
        "options": pl.UInt32(),
        "observation": pl.Array(pl.Float32, observation),
        "mask": pl.List(pl.UInt32),
        "action": pl.UInt32(),
        "key": pl.String(),
        "return": pl.Float32(),
        "returns": pl.Array(pl.Float32, players),
    }


def parts(path: str | Path) -> list[Path]:
    """The files of a recording, in order: those of a folder, or one file alone."""
    place = Path(path)
    return sorted(place.glob("part-*.parquet")) if place.is_dir() else [place]


def recorded(path: str | Path) -> Json:
    """What was recorded: the setup, the sizes, and how many `matches` there are, from match number `first` on.

    Raises `BadEpisodes`.
    """
    if not Path(path).exists():
        raise BadEpisodes(f"There is nothing at {path}.")
    found = abouts(path, parts(path), FORMAT, BadEpisodes)
    if not found:
        raise BadEpisodes(f"{path} holds no recorded matches.")
    return {**found[0], "matches": sum(one["matches"] for one in found)}


def episodes(path: str | Path) -> Iterator[Steps]:
    """The matches of a recording, one by one; `Steps.of` gives those of one seat. Raises as `recorded`."""
    about = recorded(path)
    for file in parts(path):
        for frame in _read(file).partition_by("match", maintain_order=True):
            yield _steps(frame, about)


def batches(path: str | Path, size: int, seed: int | str | None = None) -> Iterator[Steps]:
    """So many decisions at a time, the last time what is left. Raises as `recorded`, and `BadSetup` for a size below 1.

    In the order of the recording, or with a `seed` shuffled: the files, then the decisions of each.
    """
    if not isinstance(size, int) or size < 1:
        raise BadSetup(f"A batch holds one decision at least, not {size!r}.")
    about, files = recorded(path), parts(path)
    chance = None if seed is None else Random(seed)  # noqa: S311  # shuffles rows, keeps no secrets
    if chance is not None:
        chance.shuffle(files)
    left: pl.DataFrame | None = None
    for file in files:
        frame = _read(file)
        if chance is not None:
            frame = frame.sample(fraction=1, shuffle=True, seed=chance.getrandbits(63))
        frame = frame if left is None else pl.concat([left, frame])
        whole = frame.height - frame.height % size
        for start in range(0, whole, size):
            yield _steps(frame.slice(start, size), about)
        left = frame.slice(whole)
    if left is not None and left.height:
        yield _steps(left, about)


def dense(masks: pl.Series, actions: int) -> NDArray[np.bool_]:
    """The column `mask` as a row of `actions` flags for each decision."""
    rows = np.zeros((len(masks), actions), np.bool_)
    rows[np.repeat(np.arange(len(masks)), masks.list.len().to_numpy()), masks.explode().to_numpy()] = True
    return rows


def _read(file: Path) -> pl.DataFrame:
    """The rows of a file, and of each whether it is the last decision of its seat."""
    last = pl.col("decision") == pl.col("decision").max().over("match", "seat")
    return pl.read_parquet(file, columns=READ).with_columns(last.alias("last"))


def _steps(frame: pl.DataFrame, about: Json) -> Steps:
    last, returns = frame["last"].to_numpy(writable=True), frame["return"].to_numpy(writable=True)
    return Steps(
        frame["match"].to_numpy(writable=True),
        frame["seat"].to_numpy(writable=True),
        np.array(frame["observation"].to_numpy()),
        dense(frame["mask"], about["action_size"]),
        frame["action"].to_numpy().astype(np.int64),
        np.where(last, returns, np.float32(0)),
        last,
        np.zeros_like(last),
        returns,
    )
