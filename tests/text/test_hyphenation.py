"""Long words in names may part at their joints, in a browser that does not know any."""

import re

import pytest

from croupier import catalog
from croupier.engine import Game
from croupier.text import Translator
from croupier.text.bundle import package_of
from croupier.text.hyphenation import SOFT, joints

LONGEST = {"de": 11, "fr": 10}
"""So long a word finds its place in the narrowest columns of a phone."""


def words(translator: Translator, game: type[Game]) -> set[str]:
    return {word for face in game.FACES for word in re.findall(r"\w+", translator.card(face.id))}


@pytest.mark.parametrize("language", LONGEST)
@pytest.mark.parametrize("slug", catalog.ours())
def test_every_long_word_on_a_card_has_a_joint_and_every_joint_is_of_a_card(slug: str, language: str) -> None:
    game = catalog.find(slug)
    translator = Translator(language, game)
    listed = joints(language, package_of(game))
    printed = words(translator, game)
    assert {word for word in printed if len(word) > LONGEST[language]} <= set(listed)
    assert set(listed) <= printed
    assert all(soft.replace(SOFT, "") == word and SOFT in soft for word, soft in listed.items())


def test_only_what_is_printed_parts() -> None:
    translator = Translator("de", catalog.find("zynalith"))
    face = next(face.id for face in translator.game.FACES if SOFT in translator.parted(translator.card(face.id)))  # type: ignore[union-attr]  # it speaks for a game
    assert SOFT not in translator.card(face)
    assert Translator("de").parted("Gewölbeschlange") == "Gewölbeschlange"
