"""Words of card sets: they go with the game that has the cards."""

import gc
from html import escape
from random import Random
from weakref import WeakSet

import pytest

from croupier.bots import bot
from croupier.engine import Game, start
from croupier.engine.card_sets import KEPT
from croupier.games.confluence import Confluence
from croupier.games.quintet import Quintet
from croupier.lab import play
from croupier.lab.playing import seated
from croupier.text import Translator, rulebook
from tests.words import flat


def _spoken_of(number: int) -> type[Game]:
    """A game with cards of its own of which much has been said."""
    effects = {"witch.effect": f"discard {2 + number // 9}", "herald.effect": f"draw {1 + number % 9}"}
    game = Quintet.with_cards(effects | {"herald.copies": 4})  # a game of no other test, which might keep it
    translator = Translator("en", game)
    assert translator.text("witch")
    assert rulebook("en", game).rules
    if number % 40 == 0:
        match = play(start(game, 2, 1), seated([bot("greedy")] * 2, Random(1)))  # a seed
        assert all(translator.line(event, ("Ada", "Bruno"), None) for event in match.log_for(None))
    return game


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dragon (rank = 2), Glow Fox (new, like Cinder Wolf, attack = E3, copies = 0)."),
        ("fr", "Glow Fox (nouvelle, comme Loup des cendres, attaque = E3, exemplaires = 0)."),
        ("de", "Drache (Rang = 2), Glow Fox (neu, wie Aschenwolf, Angriff = E3, Anzahl = 0)."),
    ],
)
def test_what_is_another_is_said_by_the_names_of_fields(language: str, said: str) -> None:
    """Of a card that is new it is said first."""
    cards = {"glow_fox.attack": "E3", "glow_fox.copies": 0, "glow_fox.like": "cinder_wolf", "dragon.rank": 2}
    assert flat(Translator(language, Confluence.with_cards(cards)).other_cards()).endswith(said)


def test_games_whose_words_have_been_asked_for_do_not_stay() -> None:
    games = WeakSet[type[Game]]()
    for number in range(72):
        games.add(_spoken_of(number))
    gc.collect()
    assert len(games) <= KEPT


def test_a_name_that_a_card_set_gives_is_no_markup_in_the_rulebook() -> None:
    name = "[a](https://b.example) | *c* <i>d</i> &amp; `e`"
    game = Confluence.with_cards({"cinder_wolf.en": name})
    book = "".join(part.html for part in rulebook("en", game).sections)
    assert f"<td>{escape(name, quote=False)}</td>\n<td>3</td>" in book
