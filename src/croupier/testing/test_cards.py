"""The cards of a game: each is printed in every language, with its name and all that it does."""

import xml.etree.ElementTree as ET

import pytest

from croupier.engine import Game
from croupier.press import face_html, press
from croupier.press.html import worded_html
from croupier.text import Translator

SIZES = ("mini", "hand", "large")


def address(name: str) -> str:
    """Where a file would lie."""
    return f"/static/x/{name}"


def icon(game: str, name: str) -> str:
    """Where an icon would lie."""
    return f"{game}#{name}"


@pytest.fixture(autouse=True)
def _has_cards(game: type[Game]) -> None:
    if not game.FACES:
        pytest.skip(f"{game.title} has no cards.")


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_printed_as_well_formed_html_without_styles(game: type[Game], language: str, size: str) -> None:
    translator = Translator(language, game)
    for face in game.FACES:
        card = press(game.slug, face, translator)
        html = face_html(card, address, size)
        tree = ET.fromstring(html)  # noqa: S314  # our own
        printed = "".join(tree.itertext())
        assert tree.get("class") == ("face" if card.picture else "face bare")
        assert "style=" not in html
        assert card.parted in printed
        room = size == "large" or (size == "hand" and not card.picture)
        assert (card.text in printed) == (room or not card.text), face.id


def test_every_card_says_in_words_what_it_does(game: type[Game], language: str) -> None:
    translator = Translator(language, game)
    for face in game.FACES:
        card = press(game.slug, face, translator)
        tree = ET.fromstring(worded_html(card, address, icon))  # noqa: S314  # our own
        told = {part.get("class", "").split()[0]: "".join(part.itertext()) for part in tree}
        assert told["kname"].replace("\u00ad", "") == card.name  # it may part at fewer joints
        assert told.get("kdoes", "") == (card.short or card.text)
        assert "style=" not in ET.tostring(tree, "unicode")
