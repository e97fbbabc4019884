"""Designs that a card set adds: whatever asks for the cards of the game has them, and the others keep their places."""

from random import Random

import pytest

from croupier.bots import bot
from croupier.engine import start
from croupier.engine.laws import check
from croupier.games.confluence import Confluence
from croupier.games.confluence.page.page import ConfluencePage
from croupier.lab import play
from croupier.lab.playing import seated
from croupier.paper import Order
from croupier.paper.contents import contents
from croupier.text import LANGUAGES, Translator, rulebook
from tests.games.added import QUICK, arrives_elsewhere, more_actions, seen
from tests.games.confluence.table import offered, one, position
from tests.kit.test_page import table
from tests.words import flat

FOX, LENS = "ember_fox", "salt_lens"
SET = {
    f"{FOX}.like": "cinder_wolf",
    f"{FOX}.copies": 6,
    f"{FOX}.attack": "E/T3",
    f"{FOX}.standard": "strike(2)",
    f"{LENS}.like": "prism",
    f"{LENS}.copies": 5,
    **{f"{name}.copies": 0 for name in ("cinder_wolf", "torchbearer", "spark_imp", "prism")},
}
GAME = Confluence.with_cards(SET)


def test_added_cards_come_after_all_others_with_the_pictures_of_those_they_are_like() -> None:
    plain = len(Confluence.FACES)
    assert [face.id for face in GAME.FACES] == [*(face.id for face in Confluence.FACES), FOX, LENS]
    assert [(face.kind, face.ink, face.picture) for face in GAME.FACES[plain:]] == [
        ("beast", "ember", "cinder_wolf"),
        ("artefact", "artefact", "prism"),
    ]


def test_one_attacks_with_its_own_streams_and_sets_its_own_effect_off() -> None:
    """C 3.7, 6.5: the wolf it is like has no tide, and sharpens."""
    match = position(game=GAME, hand=[[LENS, FOX], ["guardsman"]], pool=[["reed_heron", "siren"], []])
    match.choose(0, f"compose:{FOX}")
    assert offered(match) == ["all:tide", "pick:tide"]
    match.choose(0, "all:tide")
    made = one(match, 0)
    assert (made.points, made.length) == (1 + 1 + 3, 3)
    assert [waiting["source"] for waiting in match.view(0)["main"]].count(FOX) == 1
    assert f"activate:{FOX}@pool0.3" in offered(match)


@pytest.mark.parametrize("players", [2, 5])
def test_matches_come_to_their_end_and_are_played_again(players: int) -> None:
    bots = [bot("greedy"), bot("random"), *[bot("greedy")] * (players - 2)]
    chosen: set[str] = set()
    for seed in range(2):
        match = play(start(GAME, players, seed), seated(bots, Random(players)))
        assert match.game is GAME
        assert arrives_elsewhere(match)
        chosen |= {name.partition("@")[0] for one in match.choices for name in one.key.split(":")}
    assert chosen >= {FOX, LENS}


def test_a_search_plays_with_them_to_the_end() -> None:
    assert play(start(GAME, 2, 3), seated([QUICK, QUICK], Random(1))).over


def test_the_laws_hold() -> None:
    assert check(GAME, 3, seed=11).failures == []


def test_actions_of_the_plain_cards_keep_their_names_and_added_ones_have_numbers() -> None:
    more = more_actions(Confluence, GAME)
    assert all(FOX in name or LENS in name for name in more)
    assert [name for name in more if FOX in name] == [f"{verb}:{FOX}" for verb in ("lay", "compose", "discard")]


def test_an_observation_tells_of_them() -> None:
    match = position(game=GAME, hand=[[FOX, FOX, LENS], ["guardsman"]])
    told = seen(match)
    assert [told[f"hand#{name}"] for name in (FOX, LENS, "cinder_wolf")] == [2, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_rulebook_and_cards_have_name_and_text(language: str) -> None:
    words = Translator(language, GAME)
    book = "".join(part.html for part in rulebook(language, GAME).sections)
    printed, plain = (
        {card["id"]: card for card in contents(Order(game, language, players=(5,))).cards}
        for game in (GAME, Confluence)
    )
    for name in (FOX, LENS):
        assert words.card(name) == name.replace("_", " ").title()
        assert f"<td>{words.card(name)}</td>" in book
        assert printed[name]["name"] == words.card(name)
        assert flat(printed[name]["text"]) == flat(words.text(name))
        assert printed[name]["art"] == plain[SET[f"{name}.like"]]["art"]
    assert [printed[name]["copies"] for name in (FOX, LENS)] == [6, 5]
    assert words.text(FOX) != words.text("cinder_wolf")
    match = position(game=GAME, hand=[[FOX, LENS], ["guardsman"]])
    assert words.card(FOX) in flat(words.label("basic", f"lay:{FOX}", match.view(0), ["Ada", "Tomas"], 0))
    assert ConfluencePage(table(match, 0)).emblem(FOX)
