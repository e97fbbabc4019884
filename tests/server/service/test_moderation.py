"""What a host does about people, what becomes of them, and what anybody reports to the keeper."""

from dataclasses import replace
from pathlib import Path

import pytest

from croupier.server.errors import BadRequest, Kicked, Muted, NotNow, NotYours, TooMany, WrongToken
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.people.invitations import Guest
from croupier.server.service.views import NewSeat, NewTable
from tests.server.room import StillClock, a_moment, opened, people, play_on, run

ROOM = NewTable("quintet", (NewSeat("human", "Ada"),), room=True)


def browser(name: str) -> Guest:
    """A browser that keeps a secret of its own: its seats at a table follow from it."""
    return Guest(lambda table: f"{name} {table} 0", lambda table: (f"{name} {table} 0", f"{name} {table} 1"))


async def said(tables: Tables, table: str) -> list[str]:
    """What spectators read."""
    return [one.text for one in await tables.chat.messages(table, None)]


def test_who_is_kicked_from_a_room_does_not_come_back_by_browser_or_invitation(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            room = await tables.seating.create(ROOM)
            host = room.tokens[0]
            eve = await tables.guests.claim(room.code, "Eve", guest=browser("eve"))
            async with tables.subscribe(room.id, eve.token):
                await tables.moderation.kick(room.id, host, eve.seat)
                with pytest.raises(Kicked):  # her stream ends with that
                    await tables.check(room.id, eve.token)
            seen = await tables.look(room.id, host)
            assert seen.seats[eve.seat].kind == "open"
            assert "Eve" not in seen.names
            assert seen.invitation is not None
            new = seen.invitation.code
            assert (await tables.guests.invitation(room.code)).welcome == "renewed"
            with pytest.raises(Kicked):
                await tables.guests.claim(new, "Eva", guest=browser("eve"))
            with pytest.raises(Kicked):
                await tables.guests.wait(new, "Eva", guest=browser("eve"))
            bruno = await tables.guests.claim(new, "Bruno", guest=browser("bruno"))
            assert bruno.seat == eve.seat
            (line,) = await tables.keeper.audit()
            assert (line.who, line.deed, line.table_id, line.target) == ("host", "kicked", room.id, "2")
            await tables.look(room.id, None)  # everybody may watch

    run(test())


def test_a_bot_plays_on_for_who_is_kicked_from_a_match_even_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(3))
            await tables.moderation.kick(made.id, made.tokens[0], 1)
            with pytest.raises(NotNow):
                await tables.moderation.kick(made.id, made.tokens[0], 1)
        async with opened(tmp_path) as tables:
            with pytest.raises(Kicked):
                await tables.takeover.take_back(made.id, made.tokens[1])
            await play_on(tables, replace(made, tokens={0: made.tokens[0], 2: made.tokens[2]}), 12)
            await tables.idle()
            seen = await tables.look(made.id, made.tokens[0])
            kicked = seen.seats[1]
            assert (kicked.kind, kicked.handed, kicked.name != "Bruno") == ("bot", False, True)
            assert seen.seq > 3

    run(test())


def test_only_the_host_kicks_and_mutes_and_only_other_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            table = NewTable("quintet", (NewSeat("human", "Ada"), NewSeat("human", "Bruno"), NewSeat("bot")))
            made = await tables.seating.create(table)
            with pytest.raises(NotYours):
                await tables.moderation.kick(made.id, made.tokens[1], 0)
            with pytest.raises(NotYours):
                await tables.moderation.mute(made.id, made.tokens[1], 0, muted=True)
            with pytest.raises(WrongToken):
                await tables.moderation.kick(made.id, None, 1)
            for seat in (0, 2, 3, -1):
                with pytest.raises(NotNow):
                    await tables.moderation.kick(made.id, made.tokens[0], seat)
            hands = [seat.in_hosts_hands for seat in (await tables.look(made.id, made.tokens[0])).seats]
            assert hands == [False, True, False]
            assert not any(seat.in_hosts_hands for seat in (await tables.look(made.id, made.tokens[1])).seats)

    run(test())


def test_what_a_muted_person_writes_is_refused_and_what_they_wrote_is_not_shown(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(3))
            host, eve = made.tokens[0], made.tokens[1]
            await tables.chat.say(made.id, eve, "Rude")
            await tables.chat.say(made.id, host, "Stop it")
            async with tables.subscribe(made.id, None) as changes:
                await tables.moderation.mute(made.id, host, 1, muted=True)
                assert {(await anext(changes)).kind, (await anext(changes)).kind} == {"seats", "moderated"}
            assert await said(tables, made.id) == ["Stop it"]
            assert (await tables.look(made.id, None)).seats[1].muted
            with pytest.raises(Muted):
                await tables.chat.say(made.id, eve, "Ruder")
            await tables.moderation.mute(made.id, host, 1, muted=True)  # it is so already
            await tables.chat.say(made.id, made.tokens[2], "Better")
            await tables.moderation.mute(made.id, host, 1, muted=False)
            await tables.chat.say(made.id, eve, "Sorry")
            assert await said(tables, made.id) == ["Rude", "Stop it", "Better", "Sorry"]
            assert sorted(line.deed for line in await tables.keeper.audit()) == ["muted", "unmuted"]

    run(test())


def test_the_messages_of_a_muted_person_stay_theirs_when_seats_get_other_numbers(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            room = await tables.seating.create(ROOM)
            gone = await tables.guests.claim(room.code, "Bruno")
            eve = await tables.guests.claim(room.code, "Eve")
            await tables.chat.say(room.id, eve.token, "Rude")
            await tables.moderation.kick(room.id, room.tokens[0], gone.seat)
            await tables.seating.start(room.id, room.tokens[0])
            seat = (await tables.look(room.id, eve.token)).me
            assert seat == 1
            await tables.chat.say(room.id, room.tokens[0], "Stop it")
            await tables.moderation.mute(room.id, room.tokens[0], seat, muted=True)
            assert await said(tables, room.id) == ["Stop it"]

    run(test())


def test_a_muted_browser_gets_no_second_seat_to_write_from(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            room = await tables.seating.create(ROOM)
            eve = await tables.guests.claim(room.code, "Eve", guest=browser("eve"))
            await tables.moderation.mute(room.id, room.tokens[0], eve.seat, muted=True)
            assert await tables.guests.claim(room.code, "Eve", guest=browser("eve")) == eve, "it is theirs already"
            more = Guest(lambda table: f"eve {table} 1", browser("eve").secrets)
            with pytest.raises(Muted):
                await tables.guests.claim(room.code, "Eva", guest=more)

    run(test())


def test_another_match_of_the_same_people_remembers_who_was_kicked_and_muted(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            room = await tables.seating.create(ROOM)
            host = room.tokens[0]
            eve = await tables.guests.claim(room.code, "Eve", guest=browser("eve"))
            await tables.moderation.kick(room.id, host, eve.seat)
            invitation = (await tables.look(room.id, host)).invitation
            assert invitation is not None
            rude = await tables.guests.claim(invitation.code, "Bruno", guest=browser("bruno"))
            await tables.moderation.mute(room.id, host, rude.seat, muted=True)
            await tables.seating.start(room.id, host)
            await play_on(tables, replace(room, tokens={0: host, 1: rude.token}), 500)
            again = await tables.rematches.rematch(room.id, host)
            seats = (await tables.look(again.table, again.token)).seats
            code = next(seat.invitation for seat in seats if seat.invitation is not None)
            with pytest.raises(Muted):  # the seat that waits for him is no stranger's
                await tables.guests.claim(code.code, "Bert", guest=browser("bruno"))
            with pytest.raises(Kicked):
                await tables.guests.claim(code.code, "Eva", guest=browser("eve"))
            assert (await tables.guests.invitation(code.code)).welcome == "seat"
            back = await tables.rematches.rematch(room.id, rude.token)
            assert (await tables.look(back.table, None)).seats[back.seat].muted
            with pytest.raises(Muted):
                await tables.chat.say(back.table, back.token, "Ruder")
            await tables.moderation.mute(back.table, again.token, back.seat, muted=False)
            await tables.chat.say(back.table, back.token, "Sorry")
            assert await said(tables, back.table) == ["Sorry"]

    run(test())


def test_another_process_knows_at_once_who_is_kicked(tmp_path: Path, either_database: str) -> None:
    if either_database == "sqlite":
        return  # there is one process

    async def test() -> None:
        async with opened(tmp_path) as tables, opened(tmp_path) as other:
            made = await tables.seating.create(people(3))
            await other.look(made.id, made.tokens[1])
            await tables.moderation.kick(made.id, made.tokens[0], 1)
            with pytest.raises(Kicked):
                await other.look(made.id, made.tokens[1])

    run(test())


def test_a_report_is_kept_as_it_was_and_follows_whoever_is_renamed(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2, title="Buy pills"))
            await tables.chat.say(made.id, made.tokens[1], "Rude")
            report, host = tables.moderation.report, made.tokens[0]
            await report(made.id, None, ("table", 0), " Spam ", "192.0.2.1")
            await report(made.id, host, ("name", 1), "A swear word", "192.0.2.1")
            await report(made.id, host, ("message", 1), "Insults me", "192.0.2.1")
            await tables.seating.rename(made.id, made.tokens[1], "Basil")
            reports = await tables.keeper.reports()
            kept = sorted((one.kind, one.name, one.text, one.reason, one.address) for one in reports)
            assert kept == [
                ("message", "Basil", "Rude", "Insults me", ""),
                ("name", "Basil", "Bruno", "A swear word", ""),
                ("table", "", "Buy pills", "Spam", ""),
            ]
            for what, reason in ((("table", 0), " "), (("name", 9), "x"), (("message", 9), "x"), (("seed", 0), "x")):
                with pytest.raises(BadRequest):
                    await report(made.id, host, what, reason, "192.0.2.1")
            await tables.moderation.mute(made.id, host, 1, muted=True)
            with pytest.raises(BadRequest):  # nobody sees it any more
                await report(made.id, host, ("message", 1), "x", "192.0.2.1")
            with pytest.raises(WrongToken):
                await report(made.id, "nobody's", ("table", 0), "x", "192.0.2.1")
            for _ in range(2):
                await report(made.id, host, ("table", 0), "Again", "192.0.2.1")
            with pytest.raises(TooMany):
                await report(made.id, host, ("table", 0), "Again", "192.0.2.1")
            await report(made.id, host, ("table", 0), "I too", "192.0.2.2")
            (newest, *_) = await tables.keeper.reports()
            await tables.keeper.settle(newest.id, "dismissed")
            assert len(await tables.keeper.reports()) == 5

    run(test())


def test_addresses_are_kept_only_where_the_operator_wants_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, log_addresses=True) as tables:
            made = await tables.seating.create(people(2))
            await tables.moderation.report(made.id, None, ("table", 0), "Spam", "192.0.2.1")
            await tables.moderation.mute(made.id, made.tokens[0], 1, muted=True, client="192.0.2.2")
            assert [one.address for one in await tables.keeper.reports()] == ["192.0.2.1"]
            assert [one.address for one in await tables.keeper.audit()] == ["192.0.2.2"]
            await a_moment()

    run(test())
