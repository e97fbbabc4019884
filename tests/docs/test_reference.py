"""The reference for designers names what there is: a game that sets another attribute sets nothing."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from croupier.engine import Game
from croupier.kit import Page
from croupier.testing.test_page import sounds

DESIGNERS = Path(__file__).parents[2] / "docs" / "designers"


def first_cells(page: str, head: str) -> list[str]:
    """What stands as code in the first column of the tables that begin with `head`."""
    text = (DESIGNERS / page).read_text("utf-8")
    tables = re.findall(rf"^\| {head}\b.*\n\|[-|]+\n((?:\|.*\n)+)", text, re.MULTILINE)
    cells = [row.split("|")[1] for table in tables for row in table.splitlines()]
    return [code for cell in cells for code in re.findall(r"`([^`]+)`", cell)]


def names_of(kind: type) -> set[str]:
    """Everything that a class has, or says that its subclasses have."""
    return {name for one in kind.__mro__ for name in (*vars(one), *vars(one).get("__annotations__", {}))}


@pytest.mark.parametrize(
    ("page", "head", "kind"),
    [("reference.md", "attribute", Game), ("reference.md", "call", Game), ("page.md", r"what \| default", Page)],
)
def test_what_the_tables_name_is_there(page: str, head: str, kind: type) -> None:
    named = [re.match(r"\w+", code) for code in first_cells(page, head)]
    assert len(named) > 5
    assert [found[0] for found in named if found and found[0] not in names_of(kind)] == []


def test_the_icons_and_sounds_that_are_listed_are_those_of_the_house() -> None:
    section = (DESIGNERS / "page.md").read_text("utf-8").partition("### Icons and sounds")[2].partition("###")[0]
    drawn, heard = section.split("Others your game brings")[0], section.partition("Sounds there are")[2]
    sprite = (files("croupier.press") / "static" / "icons.svg").read_text("utf-8")
    assert re.findall(r"`(\w+)`", drawn)[2:] == sorted(re.findall(r'id="i-(\w+)"', sprite))
    assert re.findall(r"`(\w+)`", heard) == sorted(sounds())
