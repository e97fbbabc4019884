"""The tables of docs/architecture.md say who may import whom as the tests of the arrows do."""

import re

import pytest

from tests.architecture import test_arrows, test_server
from tests.docs.test_code_blocks import ROOT

TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
ROWS = re.findall(r"^\| `([\w/<>]+)` \|[^|\n]*\| ([^|\n]*) \|$", TEXT, re.MULTILINE)
LAYERS = dict(re.findall(r"^\| `(\w+(?:/|\.py))`[^|\n]*\|[^|\n]*\| ([^|\n]*) \|$", TEXT, re.MULTILINE))
IMPORTS = {name.removesuffix("/<name>"): set(re.findall(r"`(\w+)`", told.split(";")[0])) for name, told in ROWS}
LARGE = {"service", "store", "api", "web", "app"}
"""The rooms of the server that the table has one by one; what is below is shared."""


@pytest.mark.parametrize(
    "room",
    [
        *("engine", "games", "kit", "compiled", "extras", "catalog", "bots", "text", "press", "lab", "env"),
        *("notebook", "paper", "testing"),
    ],
)
def test_a_room_of_the_house(room: str) -> None:
    assert IMPORTS[room] == test_arrows.ALLOWED[room]


@pytest.mark.parametrize("room", sorted(LARGE))
def test_a_room_of_the_server(room: str) -> None:
    assert IMPORTS[room if room == "app" else f"server/{room}"] == test_server.ALLOWED[room] & LARGE


def test_the_server_as_a_whole() -> None:
    assert IMPORTS["server"] == test_arrows.ALLOWED["server"]


@pytest.mark.parametrize(("layer", "may"), test_arrows.IN_A_GAME.items())
def test_a_layer_of_a_game(layer: str, may: set[str]) -> None:
    row = {"": "__init__.py", "game": "game.py"}.get(layer, f"{layer}/")
    told = set(re.findall(r"`(\w+)`", LAYERS[row]))
    assert told - {"kit"} == may - {layer}
    assert ("kit" in told) == (layer in test_arrows.USES_THE_KIT)
