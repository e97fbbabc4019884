"""A seat belongs to whoever plays it: nobody takes it over, nobody plays under another's name, nobody is locked out."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from croupier.server.errors import BadRequest, NameTaken, NoSeat, NotNow, NotYours, StillHere, TooMany
from croupier.server.service.clock import SteadyClock
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.people.display_names import called, looks
from croupier.server.service.people.invitations import Guest
from croupier.server.service.views import Created, NewSeat, NewTable
from tests.server import duel
from tests.server.room import StillClock, choose, opened, own_keys, people, run


def invited(*seats: NewSeat) -> NewTable:
    """A table of Ada's with free seats."""
    return NewTable("quintet", (NewSeat("human", "Ada"), *(seats or (NewSeat("open"),))), seed=7)


async def link(tables: Tables, made: Created) -> str:
    """The link of the table."""
    seen = await tables.look(made.id, made.tokens[0])
    assert seen.invitation is not None
    return seen.invitation.link


# -- away --------------------------------------------------------------------------------------------------------------


def test_who_has_just_sat_down_is_there_however_long_the_table_has_waited(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(invited())
            way = await link(tables, made)
            await clock.pass_by(600, tables)
            await tables.guests.claim(way, "Bruno")
            with pytest.raises(StillHere):
                await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)
            await clock.pass_by(61, tables)
            await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)

    run(test())


def test_who_takes_the_seat_back_keeps_it(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            await clock.pass_by(61, tables)
            await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)
            await tables.takeover.take_back(made.id, made.tokens[1])
            with pytest.raises(StillHere):
                await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)
            await clock.pass_by(59, tables)
            with pytest.raises(StillHere):
                await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)

    run(test())


DEEDS: dict[str, Callable[[Tables, str, str], Awaitable[object]]] = {
    "say": lambda tables, table, me: tables.chat.say(table, me, "hello"),
    "chat": lambda tables, table, me: tables.chat.messages(table, me),
    "why_not": lambda tables, table, me: tables.why_not(table, me, "play:wizard"),
    "preview": lambda tables, table, me: tables.preview(table, me, "pass"),
    "rename": lambda tables, table, me: tables.seating.rename(table, me, "Xaver"),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_who_does_anything_at_the_table_is_there(tmp_path: Path, deed: str) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            asked = (await tables.look(made.id, None)).decisions[0].seat
            await clock.pass_by(61, tables)
            await DEEDS[deed](tables, made.id, made.tokens[asked])
            with pytest.raises(StillHere):
                await tables.takeover.hand_over(made.id, made.tokens[1 - asked], seat=asked)

    run(test())


def test_an_answer_to_a_window_counts_when_the_window_is_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, the refusal to hand over would betray that the seat has answered (decision 8)."""
    duel.install(monkeypatch)

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(NewTable("duel", (NewSeat("human", "Ada"), NewSeat("human", "Bruno"))))
            await clock.pass_by(100, tables)
            mine, other = (await tables.look(made.id, None)).decisions
            await tables.choose(made.id, made.tokens[0], mine.id, "hold")
            assert (await tables.look(made.id, None)).seats[0].bot_in == 0.0
            await clock.pass_by(5, tables)
            await tables.choose(made.id, made.tokens[1], other.id, "strike")
            assert (await tables.look(made.id, None)).seats[0].bot_in is None

    run(test())


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        *("Ada", "Zoë", "Ирина", "אברהם", "美咲", "Nguyễn Thị", "O’Neill", "❤️ Tom", "R2-D2", "x"),
        *(
            "نیم\u200cفاصله",
            "ශ්\u200dරී",
            "क्\u200dष",
            "👨\u200d👩\u200d👧\u200d👦",
            "🏳️\u200d🌈",
            "ക്\u200d",
        ),  # with joiners
    ],
)
def test_people_are_called_as_they_like(name: str) -> None:
    assert called(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "\u200b", "A\u200bda", "\u202eadA", "A\u2066da", "\u3164", "A\u00adda", "x" * 41,
        "a\u0301\u0302\u0303\u0304",
        "---", "\ue000", "\u2800", "A\nda\x07",
        "\u200d", "\u200c\u200d", "\ufe0f", "\u200d---", "a" + "\u0301\u0302\u200d" * 5,
    ],
)  # fmt: skip
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        called(name)


@pytest.mark.parametrize("title", ["a" + "\u0301" * 9, "\u3164", "Fri\u200bday", "\u202eyadirF", "---", "x" * 81])
def test_titles_that_deface_a_list_or_hide_something_are_refused(tmp_path: Path, title: str) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            with pytest.raises(BadRequest, match="The title"):
                await tables.seating.create(people(2, title=title))
            made = await tables.seating.create(people(2, title=" می\u200cخواهم 👩\u200d👧 "))
            with pytest.raises(BadRequest, match="The title"):
                await tables.listing.settle(made.id, made.tokens[0], title=title)
            assert (await tables.look(made.id, None)).title == "می\u200cخواهم 👩\u200d👧"

    run(test())


@pytest.mark.parametrize(
    "name", ["ada", "ADA", "Аda", "A d a", "Ada.", "Adá", "𝐀𝐝𝐚", "Аԁа", "ａｄａ", "A\u200dda\u200c"]
)  # the third and the eighth have Cyrillic letters
def test_lookalikes_of_a_name_are_found(name: str) -> None:
    assert looks(name) == looks("Ada")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ΑΝΝΑ", "Anna"),
        ("ΗΕΝRΥ", "Henry"),
        ("ΜΑΧ", "Max"),
        ("ΖΟΕ", "Zoe"),
        ("ᎻᎪNNᎪ", "Hanna"),
        ("ԌΙNA", "Gina"),
        ("ҮVЕS", "Yves"),
    ],
)
def test_capitals_of_other_scripts_are_found(name: str, other: str) -> None:
    assert looks(name) == looks(other)


def test_different_names_differ() -> None:
    names = ["Ada", "Anna", "Adam", "Guest 1", "Guest 2", "Guest 10", "Ирина", "Марина", "美咲", "美希", "Tom", "Tim"]
    assert len({looks(name) for name in names}) == len(names)


def test_nobody_takes_the_name_of_another_or_changes_it_all_the_time(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            for name in ("Ada", "аda", "A d a"):
                with pytest.raises(NameTaken):
                    await tables.seating.rename(made.id, made.tokens[1], name)
            for name in ("Bert", "Berta", "Bruno"):
                await tables.seating.rename(made.id, made.tokens[1], name)
            await tables.seating.rename(made.id, made.tokens[1], "Bruno")
            with pytest.raises(TooMany):
                await tables.seating.rename(made.id, made.tokens[1], "Brunhilde")
            await clock.pass_by(61, tables)
            await tables.seating.rename(made.id, made.tokens[1], "Brunhilde")
            waiting = await tables.seating.create(invited())
            with pytest.raises(NameTaken):
                await tables.guests.claim(await link(tables, waiting), "ADA")

    run(test())


def test_nobody_is_called_like_another_from_the_beginning(tmp_path: Path) -> None:
    """A bot that has no name of its own gives way to a person; who waits for somebody has no name yet."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            ann = NewSeat("human", "Ann")
            for other in (NewSeat("human", "Ann"), NewSeat("human", "а n n"), NewSeat("bot", "ANN")):
                with pytest.raises(NameTaken, match="Somebody at this table is called Ann"):
                    await tables.seating.create(NewTable("quintet", (ann, other)))
            assert await tables.lists.listed() == ()
            made = await tables.seating.create(NewTable("quintet", (ann, NewSeat("open", "Ann"))))
            assert (await tables.look(made.id, None)).names == ("Ann", "Ann")
            made = await tables.seating.create(NewTable("quintet", (NewSeat("human", "аda"), NewSeat("bot"))))
            assert (await tables.look(made.id, None)).names == ("аda", "Tomas")

    run(test())


# -- invitations -------------------------------------------------------------------------------------------------------


def test_a_claim_whose_answer_broke_is_made_again_by_the_same_guest_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(invited())
            own = (await tables.look(made.id, made.tokens[0])).seats[1].invitation
            assert own is not None
            for way in (await link(tables, made), own.link, own.code):
                one = await tables.guests.claim(way, "Bruno", guest=Guest(lambda table: f"secret of {table}"))
                assert (one.seat, one.token) == (1, f"secret of {made.id}")
                with pytest.raises(NoSeat):
                    await tables.guests.claim(way, "Eve", guest=Guest(lambda table: f"another of {table}"))
                with pytest.raises(NoSeat):
                    await tables.guests.claim(way, "Eve")
            seen = await tables.look(made.id, one.token)
            assert (seen.me, seen.names, seen.status) == (1, ("Ada", "Bruno"), "running")

    run(test())


def test_two_seats_of_one_guest_have_two_tokens(tmp_path: Path) -> None:
    """Both forms may lie open in one browser before either is sent."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(NewTable("quintet", (NewSeat("human", "Ada"), *[NewSeat("open")] * 3)))
            seats = (await tables.look(made.id, made.tokens[0])).seats
            ways = [seat.invitation.link for seat in seats if seat.invitation is not None]
            both = [
                await tables.guests.claim(way, name, guest=Guest(lambda table: f"secret of {table}"))
                for way, name in zip(ways, ("Bruno", "Chloe"), strict=False)
            ]
            assert [(await tables.look(made.id, one.token)).me for one in both] == [1, 2]

    run(test())


def test_nobody_sits_down_at_a_table_that_was_ended(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(invited())
            own = (await tables.look(made.id, made.tokens[0])).seats[1].invitation
            assert own is not None
            await tables.takeover.end(made.id, made.tokens[0])
            with pytest.raises(NoSeat):
                await tables.guests.claim(own.link, "Bruno")

    run(test())


def test_the_host_does_not_see_by_a_seat_that_it_has_answered_a_window(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, reaction_floor=5.0) as tables:
            made = await tables.seating.create(people(4, reaction_clock="fixed", reaction_time=300.0))
            chance = Random(0)
            while not (waiting := answering(tables, made)):
                table = tables._matches._tables[made.id]
                asked = [one for one in table.running().pending.values() if table.answered(one) is None]
                if asked:
                    await choose(tables, made, chance.randrange(len(asked[0].decision.options)), seat=asked[0].seat)
                else:
                    await clock.pass_by(300, tables)
            seat = waiting[-1]
            await clock.pass_by(61, tables)
            before = (await tables.look(made.id, made.tokens[0])).seats[seat].can_free
            await choose(tables, made, 0, seat=seat)
            assert before == (await tables.look(made.id, made.tokens[0])).seats[seat].can_free is False

    def answering(tables: Tables, made: Created) -> list[int]:
        """Who is asked in a window, has not answered and has never chosen before."""
        table = tables._matches._tables[made.id]
        acted = {choice.seat for choice in table.running().match.choices}
        return [one.seat for group in table.windows() for one in group if one.seat not in acted | {0}]

    run(test())


def test_the_host_frees_a_seat_from_which_nobody_has_acted(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(invited())
            host = made.tokens[0]
            lost = await tables.guests.claim(await link(tables, made), "Bruno")
            with pytest.raises(StillHere):
                await tables.seating.free(made.id, host, 1)
            await clock.pass_by(61, tables)
            assert (await tables.look(made.id, host)).seats[1].can_free
            assert not (await tables.look(made.id, None)).seats[1].can_free
            with pytest.raises(NotYours):
                await tables.seating.free(made.id, lost.token, 0)
            await clock.pass_by(61, tables)
            await tables.seating.free(made.id, host, 1)
            again = await tables.guests.claim(
                await link(tables, made), "Bruno", guest=Guest(lambda table: f"now of {table}")
            )
            assert (again.seat, (await tables.look(made.id, again.token)).status) == (1, "running")
            with pytest.raises(PermissionError):
                await tables.look(made.id, lost.token)

    run(test())


def test_a_seat_from_which_somebody_has_played_is_not_freed(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            for _ in range(6):
                asked = (await tables.look(made.id, None)).decisions[0].seat
                keys = own_keys(await tables.look(made.id, made.tokens[asked]))
                await choose(tables, made, keys[0], seat=asked)
            await clock.pass_by(600, tables)
            with pytest.raises(StillHere):
                await tables.seating.free(made.id, made.tokens[0], 1)
            with pytest.raises(NotNow):
                await tables.seating.free(made.id, made.tokens[0], 7)

    run(test())


def test_a_freed_seat_of_a_running_match_can_be_a_bots(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(invited())
            await tables.guests.claim(await link(tables, made), "Bruno")
            await clock.pass_by(61, tables)
            await tables.seating.free(made.id, made.tokens[0], 1)
            await tables.seating.seat_bot(made.id, made.tokens[0], 1, "easy")
            seen = await tables.look(made.id, made.tokens[0])
            assert (seen.status, seen.seats[1].kind) == ("running", "bot")
            with pytest.raises(NotNow):
                await tables.seating.seat_bot(made.id, made.tokens[0], 1, None)

    run(test())


def test_the_clock_of_the_server_does_not_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    steady = SteadyClock()
    before = steady.now()
    monkeypatch.setattr("time.time", lambda: before + 86_400)
    assert 0 <= steady.now() - before < 60
    monkeypatch.setattr("time.time", lambda: before - 86_400)
    assert 0 <= steady.now() - before < 60


def test_an_alarm_never_rings_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the timers of some event loops do."""

    async def test() -> None:
        loop, steady = asyncio.get_running_loop(), SteadyClock()
        later, rung = loop.call_later, loop.create_future()
        monkeypatch.setattr(loop, "call_later", lambda delay, call: later(delay / 2, call))
        when = steady.now() + 0.02
        steady.at(when, lambda: rung.set_result(steady.now()))
        steady.at(when, lambda: rung.set_exception(AssertionError("it was cancelled"))).cancel()
        assert await rung >= when

    run(test())
