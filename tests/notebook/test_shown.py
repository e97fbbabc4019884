"""What values show of themselves in a notebook, and what is said of them."""

import gc
import pickle
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from html import escape, unescape
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
from orchard import Orchard

import croupier
from croupier import catalog
from croupier.bots import BOTS, SearchBot, Settings, bot
from croupier.engine import Decision, Face, Game, Match, Option, UnknownSeat, start
from croupier.engine.state import displayed
from croupier.notebook.cards import PRINTED
from croupier.notebook.games import game_of_decision, game_of_face
from croupier.press.picture import picture
from croupier.text import UnknownLanguage

GAMES = catalog.ours()
WITCHES = {"hand": [["witch", "herald"], ["murderer"]], "active": 0, "phase": "main"}


def played(game: str, players: int, choices: int = 30) -> Match:
    """A match after so many choices at random."""
    match, random = croupier.start(game, players=players, seed=5), Random(3)
    for _ in range(choices):
        decision = match.decisions[0]
        match.choose(decision.seat, random.randrange(len(decision.options)))
    return match


def pictures(html: str) -> Iterator[str]:
    """The pictures in a page, as SVG."""
    for address in re.findall(r'src="data:image/svg\+xml;charset=utf-8,([^"]*)"', html):
        yield unquote(address)


def words(html: str) -> str:
    """What is read of a page: its texts, and those that stand for pictures."""
    said = " ".join([*re.findall(r'alt="([^"]*)"', html), re.sub(r"<[^>]*>", " ", html)])
    return " ".join(unescape(said).split())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_shows_itself_as_the_seat_that_is_asked_sees_it(game: str) -> None:
    match = played(game, catalog.find(game).seats[1])
    decision = match.decisions[0]
    html = match._repr_html_()
    assert html is not None
    assert f"What Seat {decision.seat} sees" in words(html)
    for key in decision.keys:
        assert f"<code>{key}</code>" in html
    assert 0 < len([*map(ET.fromstring, pictures(html))]) <= PRINTED
    assert html == croupier.show(match, seat=decision.seat).html
    assert "<style" not in html
    assert "<script" not in html
    assert "\n" not in repr(match)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_shown_depends_on_nothing_that_it_does_not_know(game: str) -> None:
    match = played(game, 3)
    seat = match.decisions[0].seat
    others = [match.determinize(seat, seed) for seed in range(3)]
    assert {croupier.show(one, seat).html for one in others} == {croupier.show(match, seat).html}
    assert {croupier.show(one.view(seat)).html for one in others} == {croupier.show(match.view(seat)).html}


def test_a_hand_is_shown_to_its_seat_alone() -> None:
    match = croupier.arrange("quintet", 2, WITCHES)
    assert "Witch" in words(croupier.show(match).html)
    assert "Witch" not in words(croupier.show(match, seat=1).html)
    assert "Witch" not in words(croupier.show(match, seat=None).html)
    assert "What everybody sees" in croupier.show(match, seat=None).html
    assert "play:witch" not in croupier.show(match, seat=1).html
    with pytest.raises(UnknownSeat):
        croupier.show(match, seat=2)


def test_a_loaded_match_and_its_document_show_the_same_end() -> None:
    match = played("quintet", 2, 0)
    while not match.over:
        match.choose(match.decisions[0].seat, 0)
    html = croupier.show(match).html
    assert len(html) < 400_000
    assert html == croupier.show(match.save()).html == croupier.load(match.save())._repr_html_()
    assert "What everybody sees" in html
    assert str(list(match.returns)) in html
    assert "has won." in html


def test_a_view_shows_the_cards_it_has() -> None:
    match = croupier.arrange("quintet", 2, WITCHES)
    html = croupier.show(match.view(0), language="de").html
    assert "Hexe" in words(html)
    assert next(pictures(html)) == picture(match.game, "witch", "de")


def test_a_question_shows_its_options_by_itself() -> None:
    decision = croupier.arrange("quintet", 2, WITCHES).decisions[0]
    html = decision._repr_html_()
    assert html is not None
    assert words(html).startswith("Seat 0 : ")
    assert "<li>Play witch <code>play:witch</code></li>" in html
    assert '<ol start="0"' in html
    by_hand = Decision(1, "bid <b>", (Option("bid:3", 3),))._repr_html_()
    assert by_hand is not None
    assert "Bid &lt;b&gt;" in by_hand
    assert "<li>Bid 3 <code>bid:3</code></li>" in by_hand


def test_a_card_shows_its_print() -> None:
    face = catalog.find("quintet").FACES[0]
    html = face._repr_html_()
    assert html is not None
    (print_,) = pictures(html)
    assert print_ == picture(catalog.find("quintet"), face.id, "en", "large")
    assert "Herald" in words(html)
    unknown = Face("<wolf>", back="wood")
    assert unknown._repr_html_() == escape(repr(unknown))


@pytest.mark.interpreted  # nobody refines a compiled game
def test_cards_and_questions_belong_to_the_installed_game_whoever_refines_it() -> None:
    game = catalog.find("quintet")
    cards = tuple(replace(face, id=f"new_{face.id}") for face in game.FACES)
    refined: type[Game] = type("Refined", (game,), {})
    other: type[Game] = type("OtherCards", (game,), {"FACES": cards})
    assert game_of_face(game.FACES[0]) is game
    assert game_of_face(other.FACES[0]) is other
    assert game_of_decision(croupier.arrange("quintet", 2, WITCHES).decisions[0]) is game
    del refined, other
    gc.collect()  # what refines a game is found among its subclasses


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_of_the_house_says_what_it_does_and_how_it_is_set(name: str) -> None:
    one = bot(name)
    html = croupier.show(one).html
    assert getattr(one, "_repr_html_")() == html  # noqa: B009  # strangers' bots need not have it
    assert "." in words(html)
    assert "\n" not in repr(one)
    assert "iterations=1200" in html or name != "hard"
    assert repr(pickle.loads(pickle.dumps(one))) == repr(one)


def test_a_bot_of_ones_own_is_shown_by_what_is_written_about_it() -> None:
    class Cautious:
        """Passes whenever it can."""

        name = "cautious"

        def choose(self, match: Match, seat: int, seed: int) -> int:
            return 0

    assert "<b>Cautious</b> Passes whenever it can." in croupier.show(Cautious()).html
    wide = SearchBot("wide", Settings(iterations=20))
    assert "SearchBot(&#x27;wide&#x27;, Settings(iterations=20," in (wide._repr_html_() or "")


def test_what_is_nothing_of_the_house_is_refused() -> None:
    for value in (7, "quintet", {}, object()):
        with pytest.raises(TypeError, match="is no match, view, replay, decision, card or bot"):
            croupier.show(value)
    with pytest.raises(UnknownLanguage):
        croupier.show(croupier.start("quintet"), language="la")


def test_a_game_without_words_and_pictures_is_shown_by_its_keys() -> None:
    match = start(Orchard, 2, 7)
    html = match._repr_html_()
    assert html is not None
    assert "<img" not in html
    assert "Hand" in html
    assert "apple" in words(html).lower()
    assert croupier.show(match.view(None)).html.count("What everybody sees") == 1  # found though nobody installed it
    assert croupier.say(match, match.decisions[0].options[0]) == "Give Apple"
    assert croupier.say(match, match.log_for(0)[0], seat=0).startswith("Seat\u00a00: Dealt")
    (face,) = [one for one in Orchard.FACES if one.id == "crow"]
    assert "Crow" in words(face._repr_html_() or "")


def test_a_long_pile_is_cut_short() -> None:
    match = played("perils", 3)
    assert "…" in words(croupier.show(match, seat=None).html)


def test_where_nobody_draws_a_notebook_takes_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(displayed, "_drawn_by", [])
    match = croupier.start("quintet", seed=1)
    assert match._repr_html_() is None
    assert match.decisions[0]._repr_html_() is None


def test_sentences() -> None:
    match = croupier.arrange("quintet", 2, WITCHES)
    decision = match.decisions[0]
    (witch,) = [option for option in decision.options if option.key == "play:witch"]
    assert croupier.say(match, witch) == croupier.say(match, "play:witch") == "Play the Witch"
    assert croupier.say(match, witch, "de") == "Die Hexe ausspielen"
    assert croupier.say(match, decision).startswith(("Main phase", "Your turn", "You may play"))
    match.choose(0, "play:witch")
    (played,) = [event for event in match.log_for(0) if event["event"] == "played"]
    assert words(croupier.say(match, played)) == "Seat 0 plays the Witch."
    assert croupier.say(match, played, seat=0) == "You play the Witch."
    assert croupier.say(match, played, "de", names=("Ada", "Mara")) == "Ada spielt die Hexe aus."
    assert croupier.say(match, match.choices[-1]) == "Play the Witch"  # though it is not offered any more


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_asked_and_told_can_be_said(game: str, language: str) -> None:
    match = played(game, catalog.find(game).seats[0], 60)
    things: list[Any] = [*match.log, *match.decisions, *(o for d in match.decisions for o in d.options)]
    for thing in things:
        sentence = croupier.say(match, thing, language)
        assert sentence
        assert not re.search(r"\{|None|event-|option-|ask-", sentence), sentence
