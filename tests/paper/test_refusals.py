"""What cannot be printed is refused in one sentence that says what is in the way, before anything is written."""

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from orchard import Orchard

from croupier.engine import Face, Figure, Game
from croupier.paper import CannotPrint, Order, cards_pdf
from tests.cli.runs import refused

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="{}" d="M0 0H9V9H0Z"/></svg>'
RULES = """
from orchard import Orchard
from croupier.engine import Face


class Grove(Orchard):
    slug = "grove"
    title = "Grove"
    FACES = tuple(Face(name, back="fruit", picture="tree") for name in ("apple", "pear", "plum", "crow"))
"""


@pytest.fixture
def grove(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a game in a package of its own, which asks for a picture that is not there."""
    folder = tmp_path / "grove_of_tests"
    (folder / "art").mkdir(parents=True)
    (folder / "page").mkdir()
    (folder / "text").mkdir()
    (folder / "__init__.py").write_text(RULES, "utf-8")
    (folder / "text" / "en.ftl").write_text("game-title = Grove\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop("grove_of_tests", None)
    shutil.rmtree(folder)


def why_not(**changed: Any) -> str:  # Any: attributes of a game
    """What the press says of a game that differs from the orchard in this."""
    with pytest.raises(CannotPrint) as refusal:
        cards_pdf(Order(type("Changed", (Orchard,), changed)))
    return str(refusal.value)


def why_not_printed() -> str:
    game: type[Game] = import_module("grove_of_tests").Grove
    with pytest.raises(CannotPrint) as refusal:
        cards_pdf(Order(game))
    return str(refusal.value)


def faces(**changed: Any) -> tuple[Face, ...]:  # Any: what stands on a face
    """The faces of the orchard, the first of them changed."""
    return Face("apple", back="fruit", **changed), *Orchard.FACES[1:]


def test_a_name_that_does_not_fit() -> None:
    endless = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen"
    said = why_not(FACES=faces(names={"en": endless}))
    assert said.startswith(f"What stands on {endless} (en) does not fit: it is ")
    assert said.endswith("mm too wide.")


def test_numbers_that_do_not_fit() -> None:
    rail = (Figure("star", 1_000_000_000),) * 3
    assert "mm too wide" in why_not(FACES=faces(rail=rail))


def test_marks_that_leave_no_room() -> None:
    assert "mm too high" in why_not(FACES=faces(asks=(Figure("star", 1),) * 12))


def test_a_letter_that_no_font_has() -> None:
    said = why_not(FACES=faces(names={"en": "Apfel 林檎"}))
    assert said == "Apfel 林檎 (en) has 林 檎, which the fonts of the press do not have."


def test_an_icon_that_nobody_has_drawn() -> None:
    assert why_not(FACES=faces(asks=(Figure("joker", 1),))).startswith("Apple bears the icon joker, which neither")


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (None, "is missing: there is no art/tree.svg."),
        ("<svg", "art/tree.svg, is no SVG: "),
        ("<html/>", "art/tree.svg, is no SVG: it begins with <html>."),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "does not say how large it is"),
        (SQUARE.format("var(--wood)"), "is drawn in --wood, which is no ink of its card."),
        (SQUARE.format("color-mix(in srgb, red, blue)"), "says color-mix(in srgb, red, blue)"),
        (SQUARE.format("#000").replace("<path", '<use href="/icons.svg#a"/><path'), "draws what lies in another file"),
    ],
)
def test_a_picture_that_paper_cannot_show(grove: Path, drawn: str | None, said: str) -> None:
    if drawn is not None:
        (grove / "art" / "tree.svg").write_text(drawn, "utf-8")
    refusal = why_not_printed()
    assert refusal.startswith("The picture of Apple")
    assert said in refusal


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("inks.css", ".i-fruit { --s: red; --t: #111; --q: #222 }", "The ground of the ink fruit of Grove is red"),
        ("paper.toml", "brackets = ", "paper.toml of Grove cannot be read"),
        ("paper.toml", "brakets = false", "paper.toml of Grove has brakets, which means nothing there."),
        ("paper.toml", '[edges.top]\nfill = "#000"', "paper.toml of Grove lacks fill or sign of an edge"),
    ],
)
def test_a_look_that_cannot_be_read(grove: Path, file: str, text: str, said: str) -> None:
    (grove / "page" / file).write_text(text, "utf-8")
    assert why_not_printed().startswith(said)


def test_inks_of_a_picture_are_written_out(grove: Path) -> None:
    inks = ".i-house { --s: light-dark(#123456, #fff); --t: var(--wood); --q: #222 } :root { --wood: #654321 }"
    (grove / "page" / "inks.css").write_text(inks, "utf-8")
    (grove / "art" / "tree.svg").write_text(SQUARE.format("light-dark(var(--s), var(--none, #fff))"), "utf-8")
    cards_pdf(Order(import_module("grove_of_tests").Grove))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--paper", "70x90"), "A card of 63 x 88 mm needs a paper of at least 75 x 100 mm, and 70x90 is 70 x 90 mm."),
        (("--paper", "a3"), "Paper is a4, letter, card or WIDTHxHEIGHT in mm, like 100x150, not 'a3'."),
        (("--players", "9"), "Quintet is for 2 to 5 players, not 9."),
        (("--players", "4-2"), "Players are given as N or N-M, like 2-4, not '4-2'."),
        (("--turn", "around"), "Sheets are turned over the long or short, not 'around'."),
        (("--ink", "red"), "Sheets are printed with ink full or saving or black, not 'red'."),
        (("--bleed", "2"), "The bleed is 0 or 3 mm, not 2."),
        (("--gap", "-1"), "The gap between cards is 0 to 20 mm, not -1."),
        (("--shift", "99,0"), "Backs are shifted by at most 50 tenths of a millimetre."),
        (
            ("--what", "dice"),
            "What is printed is cards, boards, tokens, aids, rulebook, list, proof, box or all, not 'dice'.",
        ),
        (("--format", "docx"), "The format is pdf, png or tts, not 'docx'."),
        (("--format", "png", "--paper", "letter"), "Images lie on no paper: leave it out."),
        (("--format", "tts", "--gap", "2"), "Bleed, gap, turn and shift are for cards on sheets: leave them out."),
        (("--what", "proof", "--format", "png"), "Only cards are printed as png."),
        (
            ("--what", "rulebook", "--shift", "1,1"),
            "Bleed, gap, turn and shift are for cards on sheets: leave them out.",
        ),
        (("--booklet",), "Only a rulebook is a booklet."),
        (("--language", "es"), "Croupier speaks en, fr, de, not 'es'."),
    ],
)
def test_what_is_not_on_offer(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    assert refused("print", "quintet", "--out", str(tmp_path / "box"), *arguments) == said
    assert not (tmp_path / "box").exists()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept", "utf-8")
    assert refused("print", "quintet", "--out", str(tmp_path / "file")) == f"{tmp_path / 'file'}: File exists"
    assert (tmp_path / "file").read_text("utf-8") == "kept"


def test_nothing_is_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, body: bytes) -> int:
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    assert refused("print", "quintet", "--out", str(tmp_path)).endswith("No space left on device")
    assert not [*tmp_path.iterdir()]
