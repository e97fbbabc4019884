"""A card as one SVG: all it needs is within it, and nothing more than that."""

import re
import xml.etree.ElementTree as ET

import pytest
from orchard import Orchard

from croupier import catalog
from croupier.press import press
from croupier.press.picture import WIDTHS, picture
from croupier.press.sheet import needed_rules
from croupier.text import Translator

GAMES = catalog.ours()


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("size", WIDTHS)
def test_a_picture_holds_all_it_refers_to(slug: str, size: str) -> None:
    game = catalog.find(slug)
    for face in (game.FACES[0], game.FACES[-1]):
        drawn = picture(game, face.id, "en", size)
        ids = {element.get("id") for element in ET.fromstring(drawn).iter()}
        used = set(re.findall(r'href="([^"]*)"', drawn))
        assert used
        assert {name.removeprefix("#") for name in used} <= ids
        assert press(slug, face, Translator("en", game)).name in "".join(ET.fromstring(drawn).itertext())
        assert "url(" not in drawn
        assert len(drawn) < 40_000


def test_a_card_without_a_picture_is_printed_with_its_name() -> None:
    drawn = picture(Orchard, "crow")
    assert "bare" in drawn
    assert "<use" not in drawn
    assert "Crow" in "".join(ET.fromstring(drawn).itertext())


def test_a_card_that_the_game_does_not_have() -> None:
    with pytest.raises(KeyError):
        picture(Orchard, "wolf")


def test_rules_that_can_say_nothing_are_left_out() -> None:
    text = ".a { x: y }\n.b, .a > .c { z: 1 }\n.a:not(.b) { v: 2 }\n.b { no: 1 }\n:root { u: 3 }"
    nested = "@container (width) { .a { w: 4 } .b { no: 1 } }\n@media (width) { .a { no: 1 } }"
    kept = needed_rules(f"{text}\n{nested}\n@keyframes k {{ to {{ no: 1 }} }}", {"a"})
    assert re.findall(r"(\w): (\w)", kept) == [("x", "y"), ("v", "2"), ("u", "3"), ("w", "4")]
    assert "no" not in kept.replace("not", "")
    assert "z: 1" in needed_rules(text, {"b"})
