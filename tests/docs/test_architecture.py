"""The tables of docs/architecture.md say who may import whom as the tests of the arrows do."""

import re

import pytest

from tests.architecture import test_arrows, test_server
from tests.docs.test_code_blocks import ROOT

ROWS = re.findall(
    r"^\| `([\w/<>]+)` \|[^|\n]*\| ([^|\n]*) \|$", (ROOT / "docs" / "architecture.md").read_text("utf-8"), re.MULTILINE
)
IMPORTS = {name.removesuffix("/<name>"): set(re.findall(r"`(\w+)`", told.split(";")[0])) for name, told in ROWS}
LARGE = {"service", "store", "api", "web", "app"}
"""The rooms of the server that the table has one by one; what is below is shared."""


@pytest.mark.parametrize(
    "room", ["engine", "games", "kit", "compiled", "catalog", "bots", "text", "press", "lab", "env"]
)
def test_a_room_of_the_house(room: str) -> None:
    assert IMPORTS[room] == test_arrows.ALLOWED[room]


@pytest.mark.parametrize("room", sorted(LARGE))
def test_a_room_of_the_server(room: str) -> None:
    assert IMPORTS[room if room == "app" else f"server/{room}"] == test_server.ALLOWED[room] & LARGE


def test_the_server_as_a_whole() -> None:
    assert IMPORTS["server"] == test_arrows.ALLOWED["server"]
