"""The pictures are linocuts of the house, and the blocks under `art/` give exactly the files that are committed."""

import re
import xml.etree.ElementTree as ET
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

import pytest
from art.svg.letters import title
from art.titles import titles
from art.wildlands.units import SameUnit, read

from croupier import catalog
from croupier.text import LANGUAGES, Translator

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "croupier" / "games"
STATIC = ROOT / "src" / "croupier" / "server" / "web" / "static"
POSTERS = sorted(GAMES.glob("*/page/poster.svg"))
WITH_PICTURES = sorted(folder.parent.name for folder in GAMES.glob("*/art"))
WITH_BLOCKS = sorted(folder.parent.name for folder in (ROOT / "art").glob("*/__main__.py"))
PICTURES = sorted(GAMES.glob("*/art/*.svg"))
CARDS = [file for file in PICTURES if file.name != "icons.svg" and not file.name.startswith("back-")]
SHEETS = [*CARDS, *POSTERS, STATIC / "poster.svg"]
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


def test_pictures_are_made_of_flat_shapes_in_at_most_five_inks() -> None:
    for file in (*SHEETS, *BACKS):
        text = file.read_text("utf-8")
        assert len(text) < LARGEST, named(file)
        tree = ET.fromstring(text)  # our own
        for node in tree.iter():
            tag = node.tag.removeprefix(SVG)
            assert set(node.attrib) <= MAY_SAY[tag], named(file)
            if tag in ("path", "rect"):
                assert node.get("class") in INKS, named(file)
        for ink, variable in re.findall(r"\.(\w+)\{fill:var\((--\w+),#[0-9a-f]{6}\)\}", text):
            assert variable == {"k": "--key", "p": "--paper"}.get(ink, f"--{ink}"), named(file)


def test_cards_and_posters_have_the_sheet_of_the_house() -> None:
    for file in SHEETS:
        assert ET.fromstring(file.read_text("utf-8")).get("viewBox") == "-20 0 280 250", named(file)  # our own


def test_backs_are_as_high_as_cards() -> None:
    for file in BACKS:
        assert ET.fromstring(file.read_text("utf-8")).get("viewBox") == "0 0 200 280", named(file)  # our own


def test_icons_are_one_shape_in_the_colour_of_the_text() -> None:
    for file in SPRITES:
        symbols = list(ET.fromstring(file.read_text("utf-8")))  # our own
        assert symbols, named(file)
        for symbol in symbols:
            assert (symbol.get("id") or "").startswith("i-"), named(file)
            assert symbol.get("viewBox") == "0 0 48 48", named(file)
            (path,) = symbol
            assert path.get("fill") == "currentColor", named(file)
            assert path.get("fill-rule") == "evenodd", named(file)


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


def test_every_game_of_the_house_has_a_poster() -> None:
    assert {file.parts[-3] for file in POSTERS} == set(WITH_PICTURES)


@pytest.mark.parametrize("block", sorted((ROOT / "art").glob("*/poster.cut")), ids=lambda block: block.parts[-2])
def test_the_committed_posters_are_those_of_the_blocks(block: Path) -> None:
    slug = block.parts[-2]
    cut = import_module(f"art.{slug}.__main__").poster()
    assert (GAMES / slug / "page" / "poster.svg").read_text("utf-8") == cut


def test_the_committed_titles_are_cut_from_the_alphabet_and_say_what_is_read_out() -> None:
    cut = dict(titles())
    assert set(cut) == {STATIC / "title.svg", *GAMES.glob("*/page/title*.svg")}
    for file, words in cut.items():
        assert file.read_text("utf-8") == title(words), file
    for slug in catalog.ours():
        for language in LANGUAGES:
            page = GAMES / slug / "page"
            own = page / f"title.{language}.svg"
            assert cut[own if own in cut else page / "title.svg"] == Translator(language, catalog.find(slug)).title()


@pytest.mark.parametrize("slug", WITH_PICTURES)
def test_a_game_has_an_ink_for_every_card_and_for_its_poster(slug: str) -> None:
    """In its own file, inside of `data-game`: no ink of one game colours the cards of another."""
    text = (GAMES / slug / "page" / "inks.css").read_text("utf-8")
    assert re.match(rf'/\*.*\*/\n\[data-game="{slug}"\] {{\n', text)
    assert text.count("[data-game") == 1
    inks = dict(re.findall(r"^  &?\s*\.i-(\w+) +{ (--s: #\w{6}; --t: #\w{6}; --q: #\w{6};) }$", text, re.MULTILINE))
    assert "poster" in inks
    if slug in catalog.ours():
        assert {face.ink for face in catalog.find(slug).FACES} <= set(inks)
    if slug in WITH_BLOCKS and find_spec(f"art.{slug}.inks"):
        for name, ink in import_module(f"art.{slug}.inks").INKS.items():
            assert inks[name] == f"--s: {ink['s']}; --t: {ink['t']}; --q: {ink['q']};", name


@pytest.mark.parametrize("second", ["fm_wolf basic pup bone", "fm_whelp warrior wolf spear"])
def test_no_two_units_of_wildlands_are_composed_alike(second: str) -> None:
    first = "fm_whelp basic pup bone"
    with pytest.raises(SameUnit):
        list(read(["= fangmoor", first, second]))
    assert [
        unit.name
        for unit in read(["= fangmoor", first, "fm_wolf basic wolf bone", "= verdant", "vc_pup basic pup bone"])
    ] == ["fm_whelp", "fm_wolf", "vc_pup"]
