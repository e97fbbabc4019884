"""Tables of docs/researchers/data.md and docs/designers/lab.md name the columns, arrays and metadata that there are."""

import json
import re
from pathlib import Path

import polars as pl

from croupier.lab import Steps, record
from croupier.lab.facts import TABLES
from croupier.lab.reading import columns
from tests.docs.test_code_blocks import ROOT

TEXT = (ROOT / "docs" / "researchers" / "data.md").read_text("utf-8")


def table(head: str) -> list[tuple[str, str]]:
    """The first two cells of each row of the table that begins so."""
    rows = TEXT.partition(f"\n{head}\n")[2].partition("\n\n")[0].splitlines()[1:]
    return [(cells[1].strip(), cells[2].strip()) for cells in (row.split("|") for row in rows)]


def test_the_columns() -> None:
    said = {name.strip("`"): kind for name, kind in table("| column | type | |")}
    assert said == {name: re.sub(r", shape=.*?\)\)", ")", str(kind)) for name, kind in columns(3, 2).items()}


def test_the_arrays() -> None:
    assert [name.strip("`") for name, _ in table("| of `Steps` | type | |")] == list(Steps._fields)


def test_the_metadata(tmp_path: Path) -> None:
    record("quintet", 1, tmp_path, cards={"herald.copies": "4"})
    about = json.loads(pl.read_parquet_metadata(tmp_path / "part-000000.parquet")["croupier"])
    said = TEXT.partition("## What is said of it")[2]
    names = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.*?) \|", said, re.MULTILINE)))
    assert names == list(about)


def test_the_tables_of_the_lab() -> None:
    text = (ROOT / "docs" / "designers" / "lab.md").read_text("utf-8")
    rows = text.partition("\n| table | a row for | columns |\n")[2].partition("\n\n")[0].splitlines()[1:]
    said = {cells[1].strip(" `"): re.findall(r"`(\w+)`", cells[3]) for cells in (row.split("|") for row in rows)}
    assert said == {name: list(kinds) for name, kinds in TABLES.items()}
