"""The facts of the lab: what matches told, as Parquet tables in a folder.

A folder holds one folder for each number of players (`players-3`), and that one the parts that were written one after
the other (`part-000000`), each whole by itself: a file for each table. docs/designers/lab.md says what the columns
are.
"""

import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import polars as pl

from croupier.engine import BadSetup, CroupierError, Json
from croupier.lab.parquet import abouts, broken, said

FORMAT = 1
"""Rises when columns change their meaning."""

PATIENCE = 15.0
"""Seconds after which what has gathered is written: no more than that is lost when a machine dies."""

ROWS = 300_000
"""Rows that are kept in memory at most."""

COUNTED = ("matches", "differ")
"""What each part counts for itself: matches, and in a comparison those that went otherwise on the other side."""

OF_ALL = ("game", "cards")
"""What is the same in all folders of a run, whatever the number of players."""

Tables = Mapping[str, Sequence[Sequence[Any]]]  # Any: the values of a table's columns
"""The rows of each table."""

_DEED = {"match": pl.UInt32, "seat": pl.UInt8, "question": pl.String, "verb": pl.String}
TABLES: Final[Mapping[str, Mapping[str, type[pl.DataType]]]] = {
    "matches": {
        "match": pl.UInt32,
        "deal": pl.UInt32,
        "seed": pl.String,
        "decisions": pl.UInt32,
        "first": pl.Int8,
    },
    "seats": {
        "match": pl.UInt32,
        "seat": pl.UInt8,
        "turn": pl.UInt8,
        "bot": pl.String,
        "role": pl.String,
        "return": pl.Float64,
        "won": pl.Float64,
        "decisions": pl.UInt32,
        "forced": pl.UInt32,
        "last": pl.UInt32,
    },
    "questions": {**_DEED, "taken": pl.UInt32, "forced": pl.UInt32, "aimed": pl.UInt32, "most": pl.UInt32},
    "cards": {
        "match": pl.UInt32,
        "seat": pl.UInt8,
        "card": pl.String,
        "verb": pl.String,
        "offered": pl.UInt32,
        "taken": pl.UInt32,
    },
    "told": {"match": pl.UInt32, "seat": pl.Int8, "event": pl.String, "card": pl.String, "times": pl.UInt32},
    "decisions": {
        "match": pl.UInt32,
        "decision": pl.UInt32,
        "seat": pl.UInt8,
        "question": pl.String,
        "options": pl.UInt32,
        "verb": pl.String,
        "key": pl.String,
        "cards": pl.String,
        "alike": pl.UInt32,
    },
    "timeline": {"match": pl.UInt32, "decision": pl.UInt32, "seat": pl.UInt8, "expected": pl.Float64},
}
"""The columns of each table."""


class BadFacts(CroupierError):
    """No facts of the lab, or such as cannot be read, have gaps or another format."""


def tables_in(folder: str | Path) -> dict[int, Path]:
    """The folder of each number of players. Raises `BadFacts` where there is none."""
    found = {int(one.name.removeprefix("players-")): one for one in Path(folder).glob("players-[1-9]") if parts(one)}
    if not found:
        raise BadFacts(f"{folder} holds no facts: croupier lab run GAME --out {folder} gathers some.")
    return dict(sorted(found.items()))


def parts(folder: Path) -> list[Path]:
    """The parts of one number of players, in order."""
    return sorted(folder.glob("part-*"))


def of_parts(folder: Path) -> list[Json]:
    """What was played in each part: the setup, the `first` match and how many. Raises `BadFacts`, also for gaps."""
    found = abouts(folder, (part / "matches.parquet" for part in parts(folder)), FORMAT, BadFacts)
    if found and found[0]["first"]:
        raise BadFacts(f"{folder} lacks the matches 0 to {found[0]['first'] - 1}.")
    return found


def gathered(folder: Path) -> Json:
    """What was played: the setup, and how many `matches` there are. Raises as `of_parts`."""
    found = of_parts(folder)
    setup = {name: value for name, value in found[0].items() if name != "first"} if found else {"matches": 0}
    return setup | {name: sum(one[name] for one in found) for name in COUNTED if name in setup}


def check_alone(out: Path, setups: Mapping[Path, Json]) -> None:
    """Make a folder for the facts of these setups. Raises `BadSetup` where it holds those of another game or setup."""
    out.mkdir(parents=True, exist_ok=True)
    of_all = {name: value for name, value in next(iter(setups.values())).items() if name in OF_ALL}
    for folder in sorted(out.glob("players-[1-9]")):
        found = gathered(folder)
        ours = setups.get(folder, of_all)
        for name in (*ours, "cards") if found["matches"] else ():
            if (theirs := found.get(name, {})) != (value := ours.get(name, {})):
                raise BadSetup(
                    f"{folder} holds facts of another run ({name} is {theirs}, not {value}): take another folder."
                )


def table(folder: Path, name: str, **only: str) -> pl.DataFrame:
    """The rows of a table, those alone in which columns are what is said. Raises `BadFacts` for a broken file."""
    frames = []
    for part in parts(folder):
        file = part / f"{name}.parquet"
        try:
            frames.append(pl.scan_parquet(file).select(*TABLES[name]).filter(**only).collect())
        except (OSError, pl.exceptions.PolarsError) as error:
            raise BadFacts(broken(file, error)) from error
    return pl.concat(frames)


@contextmanager
def kept(out: str | Path | None) -> Iterator[Path]:
    """The folder that is named; where none is, one that is gone afterwards."""
    if out is not None:
        yield Path(out)
        return
    with TemporaryDirectory() as folder:
        yield Path(folder)


class Parts:
    """The facts of a folder that grow: matches are added in their order, and written now and then as a part."""

    def __init__(self, folder: Path, setup: Json) -> None:
        for place in folder.glob(".part-*"):  # what a run that was killed was writing
            shutil.rmtree(place, ignore_errors=True)
        self.folder, self._setup = folder, setup
        self._held: int = gathered(folder)["matches"]
        self._waiting: list[Tables] = []
        self._rows = 0
        self._next = len(parts(folder))
        self._written = perf_counter()

    @property
    def matches(self) -> int:
        """So many there are, those that wait to be written among them."""
        return self._held + len(self._waiting)

    def add(self, matches: Sequence[Tables]) -> None:
        """Take the next matches, all or none: Ctrl-C may come at any moment."""
        self._waiting += matches
        self._rows += sum(len(rows) for match in matches for rows in match.values())

    @property
    def due(self) -> bool:
        """Whether it is time to write."""
        return perf_counter() - self._written > PATIENCE or self._rows > ROWS

    def write(self, **counted: int) -> None:
        """Write a part of what has gathered, and what else was counted of it. Raises `OSError`."""
        if self._waiting:
            about = {**self._setup, "first": self._held, "matches": len(self._waiting), **counted}
            _write(self.folder, self._next, self._waiting, about)
            self._next += 1
            self._held, self._waiting, self._rows = self.matches, [], 0
        self._written = perf_counter()


def _write(folder: Path, number: int, matches: Sequence[Tables], about: Json) -> None:
    """Write a part: all its tables take their place in one moment, or none does."""
    place = folder / f".part-{os.getpid()}"
    place.mkdir(parents=True, exist_ok=True)
    file = place
    try:
        for name, schema in TABLES.items():
            file = place / f"{name}.parquet"
            rows = [row for match in matches for row in match.get(name, ())]
            frame = pl.DataFrame(rows, schema=dict(schema), orient="row")
            whole = BytesIO()  # Polars says nothing of what kept it from writing a file
            frame.write_parquet(whole, metadata=said(about) if name == "matches" else None)
            file.write_bytes(whole.getbuffer())
        file = folder / f"part-{number:06}"
        place.rename(file)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from error
    finally:
        shutil.rmtree(place, ignore_errors=True)
