"""The pictures are linocuts of the house, and the blocks under `art/` give exactly the files that are committed."""

import re
import xml.etree.ElementTree as ET
from importlib import import_module
from itertools import groupby
from pathlib import Path

import pytest
from art.wildlands.units import SameUnit, read
from art.words import OUT as WORDS
from art.words import TITLES, lettering

from croupier import catalog
from croupier.text import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "croupier" / "games"
POSTERS = ROOT / "src" / "croupier" / "server" / "web" / "static" / "posters"
WITH_PICTURES = sorted(folder.parent.name for folder in GAMES.glob("*/art"))
WITH_BLOCKS = sorted(folder.parent.name for folder in (ROOT / "art").glob("*/__main__.py"))
PICTURES = sorted([*GAMES.glob("*/art/*.svg"), *POSTERS.glob("*.svg")])
CARDS = [file for file in PICTURES if file.name != "icons.svg" and not file.name.startswith("back-")]
BACKS = [file for file in PICTURES if file.name.startswith("back-")]
SPRITES = [file for file in PICTURES if file.name == "icons.svg"]
SVG = "{http://www.w3.org/2000/svg}"
INKS = set("stqkp")
LARGEST = 30_000
MAY_SAY = {
    "svg": {"viewBox"},
    "style": set[str](),
    "g": {"transform"},
    "path": {"class", "d", "transform", "fill-rule"},
    "rect": {"class", "x", "y", "width", "height"},
}
"""What a picture may be made of: no strokes, no gradients, no filters, no text."""


def named(file: Path) -> str:
    return f"{file.parts[-3]}/{file.name}"


def test_there_are_pictures_of_every_kind() -> None:
    assert CARDS
    assert BACKS
    assert SPRITES
    assert set(WITH_BLOCKS) <= set(WITH_PICTURES)


@pytest.mark.parametrize("file", [*CARDS, *BACKS], ids=named)
def test_a_picture_is_made_of_flat_shapes_in_at_most_five_inks(file: Path) -> None:
    text = file.read_text("utf-8")
    assert len(text) < LARGEST
    tree = ET.fromstring(text)  # our own
    for node in tree.iter():
        tag = node.tag.removeprefix(SVG)
        assert set(node.attrib) <= MAY_SAY[tag], tag
        if tag in ("path", "rect"):
            assert node.get("class") in INKS
    for ink, variable in re.findall(r"\.(\w+)\{fill:var\((--\w+),#[0-9a-f]{6}\)\}", text):
        assert variable == {"k": "--key", "p": "--paper"}.get(ink, f"--{ink}")


@pytest.mark.parametrize("file", CARDS, ids=named)
def test_the_picture_of_a_card_has_the_sheet_of_the_house(file: Path) -> None:
    assert ET.fromstring(file.read_text("utf-8")).get("viewBox") == "-20 0 280 250"  # our own


@pytest.mark.parametrize("file", BACKS, ids=named)
def test_a_back_is_as_high_as_a_card(file: Path) -> None:
    assert ET.fromstring(file.read_text("utf-8")).get("viewBox") == "0 0 200 280"  # our own


@pytest.mark.parametrize("file", SPRITES, ids=named)
def test_an_icon_is_one_shape_in_the_colour_of_the_text(file: Path) -> None:
    symbols = list(ET.fromstring(file.read_text("utf-8")))  # our own
    assert symbols
    for symbol in symbols:
        assert (symbol.get("id") or "").startswith("i-")
        assert symbol.get("viewBox") == "0 0 48 48"
        (path,) = symbol
        assert path.get("fill") == "currentColor"
        assert path.get("fill-rule") == "evenodd"


def test_no_two_cards_share_a_picture() -> None:
    def figure(file: Path) -> str:
        """Everything but the inks and the ground, which other pictures may have too."""
        drawn = re.sub(r"<style>.*?</style>", "", file.read_text("utf-8"))
        return "".join(re.findall(r'<path class="[kpq]"[^>]*>', drawn))

    figures = sorted((figure(file), named(file)) for file in CARDS)
    alike = [[name for _, name in group] for _, group in groupby(figures, key=lambda one: one[0])]
    assert [names for names in alike if len(names) > 1] == []


@pytest.mark.parametrize("slug", WITH_BLOCKS)
def test_the_committed_pictures_are_those_of_the_blocks(slug: str) -> None:
    cut = import_module(f"art.{slug}.__main__").pictures()
    assert set(cut) == {file.stem for file in (GAMES / slug / "art").iterdir()}
    for name, text in cut.items():
        assert (GAMES / slug / "art" / f"{name}.svg").read_text("utf-8") == text, name


@pytest.mark.parametrize("slug", ["confluence", "wildlands"])
def test_the_committed_posters_are_those_of_the_blocks(slug: str) -> None:
    cut = import_module(f"art.{slug}.__main__").poster()
    assert (POSTERS / f"{slug}.svg").read_text("utf-8") == cut


def test_the_committed_lettering_is_that_of_the_alphabet() -> None:
    assert WORDS.read_text("utf-8") == lettering()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", catalog.names())
def test_the_lettering_of_a_title_says_the_title(slug: str, language: str) -> None:
    cut = TITLES.get(f"{slug}-{language}", TITLES[slug])
    assert cut == Speaker(language, catalog.find(slug)).title().upper()


@pytest.mark.parametrize("second", ["fm_wolf basic pup bone", "fm_whelp warrior wolf spear"])
def test_no_two_units_of_wildlands_are_composed_alike(second: str) -> None:
    first = "fm_whelp basic pup bone"
    with pytest.raises(SameUnit):
        list(read(["= fangmoor", first, second]))
    assert [
        unit.name
        for unit in read(["= fangmoor", first, "fm_wolf basic wolf bone", "= verdant", "vc_pup basic pup bone"])
    ] == ["fm_whelp", "fm_wolf", "vc_pup"]
