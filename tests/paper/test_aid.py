"""The aid: one page that says how a turn goes, how a match ends and what the signs mean, by what the game declares."""

import pytest
from orchard import Orchard

from croupier import catalog
from croupier.engine import Face, Figure, Game
from croupier.kit.onboarding import Sign, Signs, icons
from croupier.paper import CannotPrint, Order, made
from croupier.paper.aid import NoAid, aid
from croupier.text import LANGUAGES
from tests.paper.test_cards import boxes

GAMES = [catalog.find(slug) for slug in catalog.ours()]


class Marked(Orchard):
    """An orchard in which an apple bears a number."""

    FACES = (Face("apple", back="fruit", asks=(Figure("star", 1),)), *Orchard.FACES[1:])


@pytest.mark.parametrize("game", GAMES)
def test_an_aid_is_one_page_with_the_turn_the_end_and_every_sign(game: type[Game]) -> None:
    for language in LANGUAGES:
        order = Order(game, language)
        said = aid(order)
        goal, turn, end = said["parts"]
        assert len(turn["steps"]) == 5
        assert all((goal["lead"], end["lead"], *turn["steps"]))
        on_cards = {icon for by_face in icons(game) for some in by_face.values() for icon in some}
        tags = [effect.tag() for effects in game.EFFECTS.values() for effect in effects]
        on_cards |= {tag[0].icon for tag in tags if tag}
        explained = {one["icon"] for group in said["groups"] for one in group["entries"] if one["icon"]}
        assert explained == on_cards
        assert all(one["note"] for group in said["groups"] for one in group["entries"])
        (page,) = made(order, "aids").values()
        assert page.pages == 1


def test_it_lies_on_half_the_paper_in_the_same_bytes() -> None:
    order = Order(GAMES[0], paper="letter", ink="black")
    ((name, page),) = made(order, "aids").items()
    assert name == f"{GAMES[0].slug}-aid.en.pdf"
    assert boxes(page.body, "Media") == {(0, 0, 139.7, 215.9)}
    assert made(order, "aids")[name].body == page.body
    with pytest.raises(CannotPrint, match=r"An aid needs a paper of at least 190 x 250 mm\."):
        made(Order(GAMES[0], paper="100x150"), "aids")


def test_a_stranger_gets_what_the_game_declares() -> None:
    (group,) = aid(Order(Marked))["groups"]
    assert [one["icon"] for one in group["entries"]] == ["star"]
    assert made(Order(Marked), "aids")["orchard-aid.en.pdf"].pages == 1
    with pytest.raises(NoAid, match=r"Orchard has no aid: it has neither a rulebook with “How to play” nor signs\."):
        made(Order(Orchard), "aids")


def test_what_is_not_drawn_or_has_no_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = type("Strange", (Orchard,), {"FACES": (Face("apple", back="fruit", asks=(Figure("joker", 1),)),)})
    with pytest.raises(CannotPrint, match=r"The icon joker is drawn neither by Orchard nor by the house\."):
        made(Order(strange), "aids")
    endless = (Signs("Signs", (Sign("star", "Star", "shines " * 60),) * 60),)
    monkeypatch.setattr("croupier.paper.aid.signs", lambda *_: endless)
    with pytest.raises(CannotPrint, match=r"The aid of Orchard \(en\) does not fit: it is \d+ mm too high\."):
        made(Order(Orchard), "aids")
