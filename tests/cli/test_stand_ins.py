"""Terminals that show ASCII alone: every sign has a stand-in of its own, and frames stay straight."""

import io
import unicodedata
from pathlib import Path

import pytest
from rich.console import Console

import croupier
from croupier import catalog
from croupier.commands.screen import Screen
from croupier.commands.stand_ins import HANDLER, shown, stand_in
from croupier.games.quintet import Quintet
from croupier.text import Translator

SOURCES = Path(croupier.__file__).parent
SHARED = ("commands", "kit", "press", "text")
"""Rooms whose words and signs stand in the terminal beside those of a game."""


def texts(folder: Path) -> str:
    return "".join(file.read_text("utf-8") for file in folder.rglob("*") if file.suffix in (".py", ".ftl"))


@pytest.mark.parametrize("game", catalog.names())
def test_no_two_signs_of_a_game_have_the_same_stand_in(game: str) -> None:
    found = {*texts(SOURCES / "games" / game), *(sign for room in SHARED for sign in texts(SOURCES / room))}
    signs = {sign for sign in found if not sign.isascii()}
    assert not {sign for sign in signs if "?" in stand_in(sign)}
    pictures = sorted(sign for sign in signs if unicodedata.category(sign)[0] == "S" or sign in "·…")
    assert "■" in pictures
    assert len({stand_in(sign) for sign in pictures}) == len(pictures)


def test_signs_that_nobody_has_thought_of_are_named() -> None:
    """Suits and icons of a stranger's game."""
    assert (
        shown("♠ ♥ 🐺 ❤️ é 美", "ascii") == "[black spade suit] [black heart suit] [wolf face] [heavy black heart] e ?"
    )
    assert shown("é ♥", "latin-1") == "é [black heart suit]"


def test_what_cannot_be_read_is_no_reason_to_stop() -> None:
    assert io.TextIOWrapper(io.BytesIO(b"1\xff\n"), encoding="utf-8", errors=HANDLER).read() == "1\ufffd\n"


def test_frames_stay_straight_where_stand_ins_are_wider() -> None:
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=HANDLER)
    match = croupier.start("quintet", players=2, seed=3)
    screen = Screen(Console(file=output, width=90), Translator("de", Quintet), ("Du", "Ada"), 0)
    screen.table({**match.view(0), "battlefield": [["herald"], []], "graveyard": [["witch", "wizard"], []]})
    output.seek(0)
    panels = [line.rstrip("\n") for line in output if line[:1] in "+|"]
    assert "[x] Herold  [ ] Meuchler" in "".join(panels)
    assert {len(line) for line in panels} == {90}
