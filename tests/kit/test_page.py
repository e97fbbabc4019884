"""What a page says where the game says nothing special."""

from collections.abc import Mapping
from typing import ClassVar

import pytest

from croupier.engine import Event, Figure, Match, start
from croupier.kit import Page, Shown, Table, page_of, plain
from croupier.text import Speaker
from tests.kit.games import Ferry

NAMES = ("Ada", "Tomas", "Mara", "Béla", "Ines", "Oskar")


def table(match: Match, me: int | None = 0) -> Table:
    """A match as a seat sees it, in English."""
    names = NAMES[: match.players]
    decision = None if me is None else match.decision(me)
    speaker = Speaker("en", match.game)
    return Table(match.game, speaker, match.view(me), match.log_for(me), names, me, decision)


def test_a_game_without_a_page_gets_the_plain_one() -> None:
    page = page_of(table(start(Ferry, 2, 1)))
    assert type(page) is Page
    assert page.shown({"event": "boarded", "rule": "1.1"}) == Shown("bubble")
    assert page.shown({"event": "boarded", "rule": "1.1", "card": "goat"}).icon == "paw"
    assert page.where() == ""
    assert page.poster() == ""


def test_a_page_that_is_none_is_refused() -> None:
    class Torn(Ferry):
        @classmethod
        def page(cls) -> type:
            return Event

    with pytest.raises(TypeError, match=r"Torn.page\(\) gives .*Event.*subclass of croupier.kit.Page"):
        page_of(table(start(Torn, 2, 1)))


def test_an_icon_may_follow_from_the_event() -> None:
    class FerryPage(Page):
        SHOWN: ClassVar[Mapping[Event, Shown]] = {Ferry.EVENTS[0]: Shown(lambda event: event["side"], heading=True)}

    page = FerryPage(table(start(Ferry, 2, 1)))
    assert page.shown({"event": "boarded", "rule": "1.1", "side": "wave"}) == Shown("wave", heading=True)


def test_counters_and_zones_are_read_off_the_view() -> None:
    match = start(Ferry, 2, 1)
    page = page_of(table(match))
    assert [(c.title, c.number) for c in page.counters(0)] == [("Coins", 3), ("Hand", 2), ("Oars", 4), ("Rested", None)]
    assert [(c.title, c.number) for c in page.counters(1)] == [("Coins", 3), ("Hand", 2), ("Oars", 4)]
    assert [(zone.title, zone.faces, zone.number) for zone in page.zones(0)] == [("Hand", ("goat", "wolf"), 2)]
    assert page.zones(1) == []
    assert [(c.title, c.number) for c in page.counters(None)] == [("River", 9)]
    assert [(zone.title, zone.faces) for zone in page.zones(None)] == [("Bank", ("cabbage",))]


def test_a_forecast_is_by_default_what_changes() -> None:
    match = start(Ferry, 2, 1)
    page = page_of(table(match))
    after = match.preview(0, "cross:goat")
    assert after is not None
    said = page.forecast(page_of(table(after))).said
    assert plain(said) == "Coins 3 → 2, Hand 2 → 1, Oars 4 → 3, Tomas: Coins 3 → 4"
    assert [piece.words for piece in said if piece.bold][:2] == ["3 → 2", "2 → 1"]


def test_a_card_shows_what_its_effects_show_and_no_more_than_fits() -> None:
    page = page_of(table(start(Ferry, 2, 1)))
    assert page.gist("goat") == (Figure("wave", 1), Figure("coin", "+2", per=Figure("paw", 2)))
    assert page.gist("cabbage") == ()


def test_a_card_is_known_by_its_verb() -> None:
    page = page_of(table(start(Ferry, 2, 1)))
    assert page.emblem("goat") == "paw"
    assert page.emblem("cabbage") == "bubble"
