"""What a page says where the game says nothing special."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from croupier.engine import (
    BySeat,
    CardId,
    Effect,
    Event,
    FaceId,
    Figure,
    Match,
    Part,
    Place,
    Public,
    Seat,
    start,
    untold,
)
from croupier.kit import Page, Piece, Preview, Shown, Table, page_of, plain, zones
from croupier.text import Translator
from tests.kit.games import Ferry, RowOver

NAMES = ("Ada", "Tomas", "Mara", "Béla", "Ines", "Oskar")


def table(match: Match, me: int | None = 0) -> Table:
    """A match as a seat sees it, in English."""
    names = NAMES[: match.players]
    decision = None if me is None else match.decision(me)
    translator = Translator("en", match.game)
    return Table(match.game, translator, match.view(me), match.log_for(me), names, me, decision)


def foretold(page: Page, after: Match) -> Preview:
    """What a page says of an option that leads to this match."""
    log = after.log_for(page.me)
    news = [log[at] for at in untold(page.log, log)]
    return page.preview(page_of(page.table.later(after.view(page.me), news)))


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


def test_a_page_that_forgets_its_table_is_refused() -> None:
    class Hasty(Page):
        def __init__(self, table: Table) -> None:
            self.seats = len(table.names)

    class Towed(Ferry):
        @classmethod
        def page(cls) -> type[Page]:
            return Hasty

    with pytest.raises(TypeError, match=r"Hasty.__init__ leaves the page without its table: call super\(\)"):
        page_of(table(start(Towed, 2, 1)))


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


class Plank(Part):
    """Where somebody stands, and what lies there: a record, though it has cards and a count."""

    place: Public[Place] = -1
    cards: Public[list[CardId]]
    count: Public[int] = 7
    loose: Public[bool] = True


class Pier(Ferry):
    """A ferry whose fields say who and where."""

    host: Public[Seat]
    ahead: Public[list[Seat]]
    berth: Public[Place]
    free: Public[Place]
    planks: Public[list[Plank]]

    def setup(self) -> None:
        super().setup()
        self.host, self.ahead, self.berth, self.free = 1, [1, -1], 0, -1
        self.planks = [Plank() for _ in range(self.players)]
        for plank in self.planks:
            plank.cards = []
        self.planks[0].cards, self.planks[0].place = self.add_cards((FaceId(2),)), 2


def test_seats_are_named_and_places_counted_from_one() -> None:
    page = page_of(table(start(Pier, 2, 1)))
    assert {(c.name, c.number) for c in page.counters(None)} >= {("host", "Tomas"), ("berth", 1)}
    assert "free" not in {c.name for c in page.counters(None)}
    assert {(c.name, c.number) for c in page.counters(0)} >= {("ahead", "Tomas"), ("place", 3)}
    assert {c.name for c in page.counters(1)}.isdisjoint({"ahead", "place"})


class Keyed(Ferry):
    """A ferry with a word for each seat: `hint-off` is a message, here of the house, `hint-secret` is none."""

    hint: Public[BySeat[str]]

    def setup(self) -> None:
        super().setup()
        self.hint = ["off", "secret"]


def test_a_word_of_a_seat_is_told_where_people_have_one() -> None:
    page = page_of(table(start(Keyed, 2, 1)))
    assert ("hint", page.translator.say("hint-off")) in [(c.name, c.number) for c in page.counters(0)]
    assert "hint" not in {c.name for c in page.counters(1)}


class Sought(Ferry):
    """A ferry on which one card is looked for, and of which another one is told to nobody."""

    hint: Public[FaceId]
    lost: Public[FaceId]
    stowaway: FaceId

    def setup(self) -> None:
        super().setup()
        self.hint, self.lost, self.stowaway = FaceId(1), FaceId(-1), FaceId(2)


def test_a_single_card_of_the_table_is_told_by_its_name() -> None:
    page = page_of(table(start(Sought, 2, 1)))
    told = {counter.name: counter.number for counter in page.counters(None)}
    assert told["hint"] == page.translator.card(Sought.FACES[1].id)
    assert told.keys().isdisjoint({"lost", "stowaway"})


def test_a_record_with_cards_is_no_hidden_pile() -> None:
    page = page_of(table(start(Pier, 2, 1)))
    assert ("count", 7) in [(c.name, c.number) for c in page.counters(0)]
    assert [(zone.name, zone.number) for zone in page.zones(0)] == [("hand", 2), ("cards", 1)]


def test_a_state_that_is_a_place_is_counted_from_one_and_none_is_not_said() -> None:
    said = {"state-free": lambda number, **_: f"Berth {number}"}

    class Words(Translator):
        def has(self, message: str) -> bool:
            return message in said

        def say(self, message: str, **args: Any) -> str:  # Any: as the translator's
            return said[message](**args)

    translator = Words("en", Pier)
    assert zones.stated("free", 0, NAMES, 0, translator, "place") == "Berth 1"
    assert zones.stated("free", -1, NAMES, 0, translator, "place") == ""
    assert zones.stated("free", 4, NAMES, 0, translator) == "Berth 4"


def test_a_forecast_is_by_default_what_changes() -> None:
    match = start(Ferry, 2, 1)
    page = page_of(table(match))
    after = match.preview(0, "cross:goat")
    assert after is not None
    said = foretold(page, after).said
    assert plain(said) == "Coins 3 → 2, Hand 2 → 1, Oars 4 → 3, Tomas: Coins 3 → 4"
    assert [piece.words for piece in said if piece.bold][:2] == ["3 → 2", "2 → 1"]


def test_a_table_that_is_foreseen_keeps_its_log_and_tells_the_news_of_one_answer() -> None:
    now = table(start(Ferry, 2, 1))
    rowed, landed = ({"event": name, "rule": "1.1"} for name in ("rowed", "landed"))
    drafted = now.later(now.view, [rowed])
    later = drafted.later(now.view, [rowed, landed])
    assert (now.news, list(drafted.news), list(later.news)) == ((), [rowed], [landed])
    assert later.log is now.log
    assert later.decision is None


def test_a_card_shows_what_its_effects_show_and_no_more_than_fits() -> None:
    page = page_of(table(start(Ferry, 2, 1)))
    assert page.gist("goat") == (Figure("wave", 1), Figure("coin", "+2", per=Figure("paw", 2)))
    assert page.gist("cabbage") == ()


def test_what_a_card_does_is_not_taken_from_another_game() -> None:
    class Toll(Ferry):
        EFFECTS: ClassVar[Mapping[str, tuple[Effect[Any], ...]]] = {"goat": (RowOver(5),)}  # Any: nobody does it

    ferry, toll = (page_of(table(start(game, 2, 1))) for game in (Ferry, Toll))
    assert (ferry.gist("goat")[0].number, toll.gist("goat")[0].number) == (1, 5)


def test_whose_something_is_is_said_as_the_language_says_it() -> None:
    match = start(Ferry, 2, 1)
    french = replace(table(match), translator=Translator("fr", Ferry), names=("Ada", "R2D2"))
    assert plain(page_of(table(match)).whose(1)) == "Tomas: "
    assert page_of(french).whose(1) == (Piece("R2D2\N{NO-BREAK SPACE}: "),)
    assert page_of(french).whose(0) == ()


def test_a_card_is_known_by_its_verb() -> None:
    page = page_of(table(start(Ferry, 2, 1)))
    assert page.emblem("goat") == "paw"
    assert page.emblem("cabbage") == "bubble"


def test_a_deed_to_begin_with_is_of_the_kind_of_its_verb_and_does_something() -> None:
    page = page_of(table(start(Ferry, 2, 1)))
    assert [page.deed(key) for key in ("attack:1:portal", "attack:2", "end_turn")] == ["attack", "attack", ""]
    assert page.deed_in_short("attack:2") == ""
    assert not page.begins()  # no question of this game is one
