"""The facts of the lab: what matches told, as Parquet tables in a folder.

A folder holds one folder for each number of players (`players-3`), and that one the parts that were written one after
the other (`part-000000`), each whole by itself: a file for each table. docs/designers/lab.md says what the columns
are.
"""

import os
import shutil
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import polars as pl

from croupier.engine import CroupierError, Json
from croupier.lab.parquet import abouts, broken, said

FORMAT = 1
"""Rises when columns change their meaning."""

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


def gathered(folder: Path) -> Json:
    """What was played: the setup, and how many `matches` there are. Raises `BadFacts`, also for gaps."""
    found = abouts(folder, (part / "matches.parquet" for part in parts(folder)), FORMAT, BadFacts)
    if found and found[0]["first"]:
        raise BadFacts(f"{folder} lacks the matches 0 to {found[0]['first'] - 1}.")
    setup = {name: value for name, value in found[0].items() if name != "first"} if found else {}
    return {**setup, "matches": sum(one["matches"] for one in found)}


def table(folder: Path, name: str) -> pl.DataFrame:
    """All rows of a table. Raises `BadFacts` for a file that cannot be read."""
    frames = []
    for part in parts(folder):
        file = part / f"{name}.parquet"
        try:
            frames.append(pl.read_parquet(file).select(*TABLES[name]))
        except (OSError, pl.exceptions.PolarsError) as error:
            raise BadFacts(broken(file, error)) from error
    return pl.concat(frames)


def write(folder: Path, number: int, tables: Mapping[str, Sequence[Sequence[Any]]], about: Json) -> None:
    """Write a part: all its tables take their place in one moment, or none does. Raises `OSError`."""
    place = folder / f".part-{os.getpid()}"
    place.mkdir(parents=True, exist_ok=True)
    file = place
    try:
        for name, schema in TABLES.items():
            file = place / f"{name}.parquet"
            frame = pl.DataFrame(tables.get(name, ()), schema=dict(schema), orient="row")
            whole = BytesIO()  # Polars says nothing of what kept it from writing a file
            frame.write_parquet(whole, metadata=said(about) if name == "matches" else None)
            file.write_bytes(whole.getbuffer())
        file = folder / f"part-{number:06}"
        place.rename(file)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from error
    finally:
        shutil.rmtree(place, ignore_errors=True)


def clear(folder: Path) -> None:
    """Remove what a run that was killed was writing."""
    for place in folder.glob(".part-*"):
        shutil.rmtree(place, ignore_errors=True)


def rows_of(tables: Iterable[Mapping[str, Sequence[Sequence[Any]]]]) -> dict[str, list[Sequence[Any]]]:
    """The rows of many matches, table by table."""
    found: dict[str, list[Sequence[Any]]] = {name: [] for name in TABLES}
    for one in tables:
        for name, rows in one.items():
            found[name] += rows
    return found
