"""Parquet files that follow each other, with what was played in their metadata: read alike, gaps found alike."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

import polars as pl

from croupier.engine import CroupierError, Json

METADATA: Final = "croupier"
"""The key in the metadata of a file under which JSON says what was played."""


def said(about: Json) -> dict[str, str]:
    """The metadata of a file that say this."""
    return {METADATA: json.dumps(about)}


def abouts(place: str | Path, files: Iterable[Path], form: int, bad: Callable[[str], CroupierError]) -> list[Json]:
    """What was played in each of these files, which follow each other.

    Raises what `bad` makes of a sentence: about a file that cannot be read or has another format, and about a gap.
    """
    found: list[Json] = []
    for file in files:
        about = _about(file, form, bad)
        due = sum(found[-1][name] for name in ("first", "matches")) if found else about["first"]
        if about["first"] != due:
            raise bad(f"{place} lacks the matches {due} to {about['first'] - 1}.")
        found.append(about)
    return found


def broken(file: Path, error: Exception) -> str:
    """That a file cannot be read, and why."""
    return f"{file} cannot be read ({' '.join(str(error).split())}); remove what begins there, and run again."


def _about(file: Path, form: int, bad: Callable[[str], CroupierError]) -> Json:
    try:
        about: Json = json.loads(pl.read_parquet_metadata(file).get(METADATA, "{}"))
    except (OSError, ValueError, pl.exceptions.PolarsError) as error:
        raise bad(broken(file, error)) from error
    if about.get("format") != form:
        raise bad(f"{file} is not of format {form} of what Croupier writes there.")
    return about
