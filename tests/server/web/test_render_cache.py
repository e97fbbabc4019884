"""The drawn page of a table: one for all who see the same, and sent as what has changed."""

import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient
from markupsafe import escape

from croupier.server.app import create_app
from croupier.server.errors import WrongToken
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import Created, NewSeat, NewTable
from croupier.server.store.records import Message
from croupier.server.web import origin as web_origin
from croupier.server.web import table, template_context
from croupier.server.web.context import Context
from croupier.server.web.cookies import Browser
from croupier.server.web.origin import addressed, in_json, mark_of
from croupier.server.web.render_cache import Rendered, differences
from croupier.server.web.template_context import Viewer, qr
from tests.server.room import opened, people, play_on, run, settings

MOST_TOLD = 12
"""Lines that one choice may tell."""

FRAGMENTS = st.lists(st.sampled_from(["<li>a", "<li>b", "<li>c", "<div>d", "<div>e"]), max_size=12)


def joined(parts: Sequence[Any], before: Sequence[str]) -> list[str]:
    """What `patch.js` makes of the parts."""
    return [one for part in parts for one in ([part] if isinstance(part, str) else before[part[0] : part[1]])]


def onlooker(token: str | None, language: str = "en", origin: str = "http://here") -> Viewer:
    browser = Browser.__new__(Browser)
    browser.seats, browser.places, browser.usual = (), {}, {}
    browser.language = language
    return Viewer(browser, token, origin, reachable=True)


class Screen:
    """A browser that reads the stream of a table."""

    def __init__(
        self,
        context: Context,
        made: Created,
        seat: int | None,
        seen: int = 0,
        language: str = "en",
        *,
        mark: str = "",
        **more: str,
    ) -> None:
        token = None if seat is None else made.tokens[seat]
        self.stream = table.happenings(context, onlooker(token, language, **more), made.id, seen, mark=mark)
        self.held: list[str] = []
        self.change: dict[str, Any] = {}
        self.sent: list[str] = []

    async def next(self, kind: str = "table") -> "Screen":
        """Read until the next event of that kind."""
        async for name, data in self.stream:
            if name == kind:
                self.sent.append(data)
                self.change = json.loads(data)
                if kind == "table":
                    self.held = joined(self.change["parts"] or (), self.held)
                return self
        raise AssertionError

    @property
    def stays(self) -> int:
        """How many fragments of the page before have stayed."""
        return sum(part[1] - part[0] for part in self.change["parts"] if not isinstance(part, str))

    @property
    def html(self) -> str:
        return "".join(self.held)


@asynccontextmanager
async def reading(context: Context, made: Created, *seats: int | None) -> AsyncIterator[list[Screen]]:
    """Browsers at these seats, each with the whole page."""
    screens = [Screen(context, made, seat) for seat in seats]
    try:
        for screen in screens:
            await screen.next()
            assert screen.stays == 0
        yield screens
    finally:
        for screen in screens:
            await screen.stream.aclose()


def context_of(tables: Tables, folder: Path) -> Context:
    return Context.of(tables, settings(folder))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The seats for which a table was drawn, in order."""
    seats: list[int | None] = []
    draw = table.drawn

    def counted(context: Context, who: Viewer, look: Any, seen: int, before: Rendered | None) -> Rendered:
        seats.append(look.me)
        return draw(context, who, look, seen, before)

    monkeypatch.setattr(table, "drawn", counted)
    return seats


@given(FRAGMENTS, FRAGMENTS)
def test_a_page_is_put_together_from_the_one_before_and_what_is_new(before: list[str], now: list[str]) -> None:
    parts = differences([*map(hash, before)], [*map(hash, now)], now)
    assert joined(parts, before) == now
    assert not [part for part in parts if isinstance(part, str) and part in before]


def test_all_spectators_share_one_drawing_and_everybody_gets_what_is_new(
    tmp_path: Path, drawn: list[int | None]
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            seats = (None, None, None, 0, 1)
            context = context_of(tables, tmp_path)
            async with reading(context, made, *seats) as screens:
                drawn.clear()
                for _ in range(6):
                    await play_on(tables, made, 1)
                    for screen in screens:
                        await screen.next()
                        assert screen.stays > 20
                    assert len({screen.html for screen in screens[:3]}) == 1
                assert sorted(drawn, key=str) == [0] * 6 + [1] * 6 + [None] * 6
                for screen, seat in zip(screens, seats, strict=True):
                    assert rid(screen.html) == rid(await whole(context, made, seat))

    run(test())


def test_all_who_see_the_same_share_what_is_drawn_of_the_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    talk = table.talk

    def counted(context: Context, browser: Browser, messages: Sequence[Any], after: int) -> dict[str, Any]:
        drawn.append(len(messages))
        return talk(context, browser, messages, after)

    monkeypatch.setattr(table, "talk", counted)

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            async with reading(context_of(tables, tmp_path), made, None, None, None, 0) as screens:
                for screen in screens:
                    await screen.next("chat")
                drawn.clear()
                for said in ("Hello.", "Well met."):
                    await tables.chat.say(made.id, made.tokens[1], said)
                    for screen in screens:
                        assert said in (await screen.next("chat")).change["html"]
                assert drawn == [1, 1, 1, 1]  # for the spectators and for the seat, and no message twice

    run(test())


def test_a_message_is_sent_once_however_many_have_been_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            context = context_of(tables, tmp_path)
            for number in range(100):
                await tables._matches.store.add_message(
                    made.id, Message(0, 0, "Ada", f"Message {number}, and some more words.", 0)
                )
            async with reading(context, made, None, None) as (screen, slow):
                assert "Message 0," in (await screen.next("chat")).change["html"]
                before = len((await slow.next("chat")).sent[-1])
                for said in ("One.", "Two.", "Three."):
                    await tables.chat.say(made.id, made.tokens[1], said)
                    told = (await screen.next("chat")).change
                    assert said in told["html"]
                    assert told["after"] == told["number"] - 1
                assert all(len(sent) < before / 20 for sent in screen.sent[-3:])
                assert (await slow.next("chat")).change["html"].count("<li") == 3  # what it has missed, in one piece
                await tables.chat.say(made.id, made.tokens[1], "Four.")
                assert (await slow.next("chat")).change == (await screen.next("chat")).change
                late = Screen(context, made, None)
                await late.next("chat")
                assert late.change["html"].count("<li") == 104
                await late.stream.aclose()

    run(test())


async def whole(context: Context, made: Created, seat: int | None) -> str:
    """The page of a seat, drawn by itself."""
    token = None if seat is None else made.tokens[seat]
    look = await context.tables.look(made.id, token)
    drawing = table.drawn(context, onlooker(token), look, 0, None)
    return "".join(json.loads(addressed(drawing.message(), "http://here", in_json))["parts"])


def test_readers_who_name_many_hosts_share_one_drawing_and_each_has_links_of_its_own(
    tmp_path: Path, drawn: list[int | None]
) -> None:
    origins = ["http://one.example:8000", "http://[::1]:8000", 'http://"<&']

    async def test() -> None:
        async with opened(tmp_path) as tables:
            seats = (NewSeat("human", "Ada"), NewSeat("open"), NewSeat("open"))
            made = await tables.seating.create(NewTable("quintet", seats, visibility="listed"))
            link = (await tables.look(made.id, None)).invitation
            assert link is not None
            context = context_of(tables, tmp_path)
            screens = [Screen(context, made, None, origin=origin) for origin in origins]
            for screen in screens:
                await screen.next()
            drawn.clear()
            await tables.seating.rename(made.id, made.tokens[0], "Ada Lovelace")
            for origin, screen in zip(origins, screens, strict=True):
                await screen.next()
                for address in (f"{origin}/join/{link.link}", f"{origin}/t/{made.id}?seat=watch"):
                    assert f'value="{escape(address)}"' in screen.html
                assert qr(f"{origin}/join/{link.link}") in screen.html
                assert ".invalid" not in screen.html
            assert drawn == [None]
            for screen in screens:
                await screen.stream.aclose()

    run(test())


def rid(html: str) -> str:
    """A page without what depends on when one began to read: new lines are marked, and shown as a film."""
    return html.replace(' class="new"', "").partition('<section class="film"')[0]


def test_a_choice_late_in_a_match_is_sent_in_as_few_bytes_as_an_early_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            async with reading(context_of(tables, tmp_path), made, None) as (screen,):
                first = len(screen.html)
                told = []
                while True:
                    await play_on(tables, made, 1)
                    await screen.next()
                    if screen.change["status"] != "running":
                        break
                    told.append((len(screen.sent[-1]), len(screen.html)))
                    parts = [part for part in screen.change["parts"] if isinstance(part, str)]
                    lines = sum('id="told-' in part for part in parts)
                    assert lines <= 2 * MOST_TOLD  # what is new, and what was new and is so no longer
                assert len(told) > 12
                early, late = (sum(size for size, _ in some) / len(some) for some in (told[:6], told[-6:]))
                assert told[-1][1] > first + 5_000  # the page has grown with its log
                assert late < 1.5 * early
                assert late < told[-1][1] / 3

    run(test())


@pytest.mark.parametrize("others", [(), (0,)], ids=["alone", "beside another tab"])
def test_a_page_that_was_drawn_alike_stays_as_it_is_and_the_next_one_is_sent_whole(
    tmp_path: Path, others: Sequence[int]
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 3)
            context = context_of(tables, tmp_path)
            look = await tables.look(made.id, made.tokens[0])
            page = table.drawn(context, onlooker(made.tokens[0]), look, 0, None)  # before anybody reads
            async with reading(context, made, *others) as beside:
                screen = Screen(context, made, 0, seen=len(look.log), mark=mark_of(page.fragments))
                await screen.next()
                assert screen.change["parts"] is None
                assert screen.change["seq"] == look.seq
                for choices in range(3):
                    await play_on(tables, made, 1)
                    await screen.next()
                    assert (screen.stays > 20) is (choices > 0), "of the page it came with it has no fragments"
                    assert rid(screen.html) == rid(await whole(context, made, 0))
                    for other in beside:
                        assert (await other.next()).html == screen.html
                await screen.stream.aclose()

    run(test())


def test_the_mark_of_a_page_cannot_be_reckoned_by_who_guesses_what_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = mark_of(["<li>a", "<li>b"])
    assert mark == mark_of(["<li>a", "<li>b"]) != mark_of(["<li>a", "<li>c"])
    monkeypatch.setattr(web_origin, "_KEY", bytes(16))
    assert mark != mark_of(["<li>a", "<li>b"])


def test_a_page_of_another_moment_is_sent_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            context = context_of(tables, tmp_path)
            look = await tables.look(made.id, made.tokens[0])
            mark = mark_of(table.drawn(context, onlooker(made.tokens[0]), look, 0, None).fragments)
            await play_on(tables, made, 1)
            screen = Screen(context, made, 0, mark=mark)
            assert rid((await screen.next()).html) == rid(await whole(context, made, 0))
            await screen.stream.aclose()

    run(test())


def test_who_has_missed_a_change_is_told_of_both(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            async with reading(context_of(tables, tmp_path), made, None, None) as (quick, slow):
                told = []
                for _ in range(2):
                    await play_on(tables, made, 1)
                    told += (await quick.next()).change["say"]
                await slow.next()
                assert slow.change["say"] == told[-6:]
                assert slow.change["seq"] == quick.change["seq"]
                assert rid(slow.html) == rid(quick.html)
                await play_on(tables, made, 1)
                assert (await slow.next()).html == (await quick.next()).html  # together again

    run(test())


@pytest.mark.parametrize(("claimed", "true"), [(-(10**15), 0), (10**15, 1000)])
def test_a_reader_who_lies_about_the_lines_seen_costs_no_more_than_another(
    tmp_path: Path, claimed: int, true: int
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 8)
            for seat in (None, 0):
                context, sent = context_of(tables, tmp_path), []
                for seen in (claimed, true):
                    screen = Screen(context, made, seat, seen=seen)
                    sent.append((await screen.next()).change)
                    await screen.stream.aclose()
                assert sent[0] == sent[1]

    run(test())


def test_of_the_whole_pages_that_readers_ask_for_one_is_kept(tmp_path: Path, drawn: list[int | None]) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 8)
            context = context_of(tables, tmp_path)
            async with reading(context, made, None, None):
                drawn.clear()
                for seen in (3, 4, 4, 3):
                    screen = Screen(context, made, None, seen=seen)
                    await screen.next()
                    await screen.stream.aclose()
                assert drawn == [None] * 3

    run(test())


def test_what_is_sent_to_a_seat_stands_on_the_page_of_that_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            seats = (None, 0, 1)
            context = context_of(tables, tmp_path)
            async with reading(context, made, *seats) as screens:
                for _ in range(12):
                    await play_on(tables, made, 1)
                    for screen, seat in zip(screens, seats, strict=True):
                        await screen.next()
                        own = rid(await whole(context, made, seat))
                        new = [part for part in screen.change["parts"] if isinstance(part, str)]
                        assert not [part for part in new if rid(part) not in own and 'class="frame' not in part]
                assert all("mine-" not in sent for sent in screens[0].sent)
                assert any("mine-" in sent for sent in screens[1].sent)

    run(test())


def test_a_seat_that_was_lost_hears_nothing_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            async with reading(context_of(tables, tmp_path), made, 0) as (screen,):
                present = tables._matches._tables[made.id]
                present.seats[0].token = None
                tables._matches.tell(present, "table")
                with pytest.raises(WrongToken):
                    await screen.next()

    run(test())


def test_a_drawing_is_forgotten_when_its_last_reader_leaves(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            context = context_of(tables, tmp_path)
            async with reading(context, made, None, None, 0):
                assert len(context.drawings._drawings) == 2
            assert not context.drawings._drawings

    run(test())


def test_nobody_gets_the_hand_of_whoever_had_the_same_number_in_the_room(tmp_path: Path) -> None:
    """Seats close up when a room begins; a stream that has not ended yet shares nothing with the new ones."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(NewTable("quintet", (NewSeat("human", "Ada"),), room=True, seed=7))
            host = made.tokens[0]
            await tables.seating.seat_bot(made.id, host, 1, "easy")
            guests = [await tables.guests.claim(made.code, name) for name in ("Bruno", "Chloe")]
            await tables.seating.seat_bot(made.id, host, 1, None)
            both = replace(made, tokens={guest.seat: guest.token for guest in guests})
            context = context_of(tables, tmp_path)
            async with reading(context, both, 2) as (bruno,):
                await tables.seating.start(made.id, host)
                async with reading(context, both, 3) as (chloe,):  # who has Bruno's number now
                    await bruno.next()
                    await tables.seating.rename(made.id, host, "Eve")
                    await chloe.next()
                    for reader in (chloe, bruno):
                        view = (await tables.look(made.id, guests[reader is chloe].token)).view
                        own = sorted(view["hand"][view["seat"]]["cards"])
                        fan = reader.html.partition('class="fan')[2].partition("</section>")[0]
                        assert sorted(re.findall(r'data-face="(\w+)"', fan)) == own

    run(test())


def test_spectators_who_ask_for_the_same_page_get_one_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    draw = template_context.picture

    def counting(who: Viewer, look: Any, *more: Any) -> dict[str, Any]:
        drawn.append(who.browser.language)
        return draw(who, look, *more)

    monkeypatch.setattr(table, "picture", counting)
    with TestClient(create_app(settings(tmp_path))) as client:
        seats = [{"kind": "human", "name": name} for name in ("Mara", "Tomas")]
        made = client.post("/api/tables", json={"game": "quintet", "seats": seats, "reaction_floor": 0}).json()
        address, mine = f"/t/{made['id']}", {"authorization": f"Bearer {made['seats'][0]['token']}"}
        first = client.get(address)
        assert client.get(address).content == first.content
        assert drawn == ["en"]
        assert client.get(address, headers={"accept-language": "de"}).content != first.content
        assert drawn == ["en", "de"]
        for seat in made["seats"]:
            mine = {"authorization": f"Bearer {seat['token']}"}
            for asked in client.get(f"/api/tables/{made['id']}", headers=mine).json()["decisions"]:
                if asked.get("options"):
                    choice = {"decision": asked["id"], "key": asked["options"][0]["key"]}
                    client.post(f"/api/tables/{made['id']}/choices", json=choice, headers=mine).raise_for_status()
        assert client.get(address).content != first.content
        assert drawn == ["en", "de", "en"]
        client.cookies.set("seats", f"{made['id']}~0~{made['seats'][0]['token']}")
        for number in (4, 5):  # what a seat sees is drawn for it
            client.get(address)
            assert len(drawn) == number
