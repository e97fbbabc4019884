"""The press: the parts of a print, and pictures that take its inks."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files

import pytest

from croupier import catalog
from croupier.engine import Face, Figure
from croupier.press import face_html, press, sheet
from croupier.press.html import back_html, picture_html, worded_html
from croupier.text import Translator
from croupier.text.bundle import package_of

GAMES = catalog.ours()


def address(name: str) -> str:
    return f"/static/x/{name}"


@pytest.mark.parametrize("slug", GAMES)
def test_every_card_has_its_picture_and_its_back(slug: str) -> None:
    art = files(package_of(catalog.find(slug))) / "art"
    for face in catalog.find(slug).FACES:
        assert (art / f"{face.picture}.svg").is_file(), face.id
        assert (art / f"back-{face.back}.svg").is_file(), face.back


@pytest.mark.parametrize("slug", GAMES)
def test_pictures_take_the_inks_of_the_card(slug: str) -> None:
    for file in (files(package_of(catalog.find(slug))) / "art").iterdir():
        if file.name.endswith(".svg") and file.name != "icons.svg":  # icons take the colour of the text
            printed = sheet(file.read_text("utf-8"))
            tree = ET.fromstring(printed)  # our own
            assert tree.get("id") == "art"
            assert "<style" not in printed
            assert not re.search(r'class="[stqkp]"', printed), file.name
            assert 'fill="var(--' in printed


class Telling:
    """A text room that says what it was asked."""

    def card(self, face: str) -> str:
        return f"the <{face}>"

    def parted(self, text: str) -> str:
        return text

    def text(self, face: str) -> str:
        return f"does & {face}"

    def short(self, face: str) -> str:
        return "Short."

    def terms(self, face: str) -> Sequence[tuple[str, str]]:
        return ()

    def kind(self, face: str) -> str:
        return f"kind of {face}"

    def figure(self, name: str) -> str:
        return name

    def counted(self, figure: Figure) -> str:
        return self.figure(figure.name or figure.icon) + (f" {figure.number}" if figure.number is not None else "")


def test_a_card_of_any_game_shows_cost_worth_and_rail() -> None:
    face = Face(
        "x",
        "b",
        ink="beast",
        picture="p",
        asks=(Figure("coin", 3),),
        worth=(Figure("star", 2, "points"),),
        rail=(Figure("sword", 4, "attack"), Figure("heart", 5)),
    )
    card = press("g", face, Telling())
    assert card.label == "the <x>, kind of x, coin 3, points 2, attack 4, heart 5"
    html = face_html(card, address, "large")
    assert html.count('class="slab"') == 2
    assert 'class="rail"' in html
    assert "the &lt;x&gt;" in html
    assert "does &amp; x" in html
    assert "<x>" not in html


def test_a_card_without_a_price_shows_its_emblem() -> None:
    card = press("g", Face("x", "b", picture="p", verb=Figure("horn", 2, "blow")), Telling())
    assert card.emblem == "horn"
    assert card.verb is not None
    assert card.verb.words == "Blow 2"
    assert "slab em" in face_html(card, address)


@pytest.mark.parametrize(
    ("slug", "card", "size"),
    [
        ("perils", "Drachenschuppenmantel", "nm wide endless"),
        ("zynalith", "Belagerungsmarschall", "nm wide endless"),
        ("perils", "Hobgoblin-Hauptmann", "nm wide"),
        ("perils", "Mondlichtzisterne", "nm wide"),
        ("zynalith", "Uralter Bär", "nm"),
    ],
)
def test_long_german_names_are_set_smaller_so_that_no_word_is_torn(slug: str, card: str, size: str) -> None:
    translator = Translator("de", catalog.find(slug))
    face = next(face for face in catalog.find(slug).FACES if translator.card(face.id) == card)
    assert f'<span class="{size}">{translator.parted(card)}</span>' in face_html(press(slug, face, translator), address)


def test_a_card_without_a_picture_shows_its_name_and_its_sentence() -> None:
    quintet = catalog.find("quintet")
    plain = replace(press("quintet", quintet.FACES[0], Translator("en", quintet)), picture="")
    html = face_html(plain, str)
    assert html.startswith('<span class="face bare">')
    assert plain.parted in html
    assert 'class="tx' in html
    assert 'class="tx' not in face_html(plain, str, "mini")
    assert picture_html("quintet", "", str) == ""
    assert back_html("quintet", "quintet", str, drawn=False) == '<span class="face bare"></span>'


def icon_at(game: str, name: str) -> str:
    return f"{game}#{name}"


def test_a_card_with_words_gives_its_places_to_a_game() -> None:
    card = press("g", Face("x", "b", ink="beast", asks=(Figure("coin", 3),), rail=(Figure("heart", 5),)), Telling())
    plain = worded_html(card, address, icon_at)
    assert plain.startswith('<span class="face bare">')
    assert "the &lt;x&gt;" in plain
    assert '<span class="slab">' in plain
    assert '<span class="krail">' in plain
    assert "Short." in plain
    assert "does &amp; x" not in plain
    whole = worded_html(card, address, icon_at, whole=True)
    assert '<span class="full">does &amp; x</span>' in whole
    own = worded_html(card, address, icon_at, top="<i>t</i>", does="<i>d</i>", end="<i>e</i>", lacks="2 > 1")
    assert '<span class="ktop"><i>t</i></span>' in own
    assert '<span class="kdoes"><i>d</i> <em class="lacks">2 &gt; 1</em></span>' in own
    assert '<span class="kend"><i>e</i></span>' in own
    assert "slab" not in own


@pytest.mark.parametrize(("name", "small"), [("a fourteenletter b", True), ("thirteen-letters", False)])
def test_a_long_word_goes_down_before_it_is_parted(name: str, small: bool) -> None:
    card = replace(press("g", Face("x", "b", ink="beast"), Telling()), name=name, parted="")
    assert ('class="kname lw"' in worded_html(card, address, icon_at)) == small
