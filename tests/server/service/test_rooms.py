"""Rooms: seats for whoever comes until the host begins, and what those can do who come too late."""

from pathlib import Path

import pytest

from croupier.engine import BadSetup, commitment
from croupier.server.errors import BadRequest, NameTaken, NoSeat, NotNow, NotYours, UnknownInvitation, WrongToken
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.people.guests import WAITS
from croupier.server.service.people.invitations import Guest
from croupier.server.service.views import Created, Invitation, NewSeat, NewTable
from tests.server.room import StillClock, opened, play_on, run

HOST = NewSeat("human", "Ada")


async def room(tables: Tables, *seats: NewSeat, game: str = "quintet", **more: object) -> tuple[Created, Invitation]:
    """A room of Ada's, and its invitation."""
    made = await tables.seating.create(NewTable(game, (HOST, *seats), room=True, **more))  # type: ignore[arg-type]
    return made, await tables.guests.invitation((await tables._matches.find(made.id)).record.code or "")


def test_a_room_grows_with_whoever_comes_and_begins_when_the_host_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables)
            before = await tables.look(made.id, made.tokens[0])
            assert (before.status, before.room, len(before.seats)) == ("waiting", True, 5)
            assert all(seat.invitation is None for seat in before.seats), "one link for all"
            with pytest.raises(BadSetup):
                await tables.seating.start(made.id, made.tokens[0])  # nobody plays alone
            bruno = await tables.guests.claim(invited.code, "Bruno", "oak")
            chloe = await tables.guests.claim(invited.link, "Chloe")
            assert (await tables.look(made.id, None)).status == "waiting", "nothing begins by itself"
            with pytest.raises(NotYours):
                await tables.seating.start(made.id, bruno.token)
            await tables.seating.start(made.id, made.tokens[0])
            seen = await tables.look(made.id, chloe.token)
            assert (seen.status, seen.players, seen.names, seen.me) == ("running", 3, ("Ada", "Bruno", "Chloe"), 2)
            assert (seen.view["players"], seen.commitment) == (3, before.commitment)
            assert seen.entropy == ("oak",)
            record = (await tables._matches.find(made.id)).record
            assert commitment(record.seed, record.salt) == made.commitment, "the one published with the room"
        async with opened(tmp_path) as tables:
            again = await tables.look(made.id, chloe.token)
            assert (again.view, again.names) == (seen.view, seen.names)

    run(test())


def test_a_room_is_full_with_as_many_as_the_game_has_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables, NewSeat("bot", bot="easy"))
            for name in ("Bruno", "Chloe", "Dana"):
                await tables.guests.claim(invited.code, name)
            assert (await tables.guests.invitation(invited.code)).welcome == "full"
            assert (await tables.look(made.id, None)).status == "waiting"
            with pytest.raises(NoSeat):
                await tables.guests.claim(invited.code, "Emil")
            with pytest.raises(UnknownInvitation):
                await tables.guests.invitation("AAAA-AAAA")

    run(test())


def test_the_seats_that_are_taken_close_up_when_a_room_begins(tmp_path: Path) -> None:
    clock = StillClock()

    async def test() -> None:
        async with opened(tmp_path, clock) as tables:
            made, invited = await room(tables)
            host = made.tokens[0]
            guests = {name: await tables.guests.claim(invited.code, name) for name in ("Bruno", "Chloe", "Dana")}
            await tables.seating.seat_bot(made.id, host, 4, "easy")
            clock.time += 61
            await tables.look(made.id, guests["Chloe"].token)
            await tables.look(made.id, guests["Dana"].token)
            await tables.seating.free(made.id, host, 1)
            async with tables.subscribe(made.id, guests["Chloe"].token) as changes:
                await tables.seating.start(made.id, host)
                async for _ in changes:  # ends: who reads is told by the number of the seat
                    pass
            look = await tables.look(made.id, guests["Dana"].token)
            assert look.names[:3] == ("Ada", "Chloe", "Dana")
            assert [seat.kind for seat in look.seats] == ["human", "human", "human", "bot"]
            assert (look.me, look.players, look.view["players"]) == (2, 4, 4)
            assert (await tables.look(made.id, guests["Chloe"].token)).me == 1
            with pytest.raises(WrongToken):
                await tables.look(made.id, guests["Bruno"].token)

    run(test())


def test_a_room_begins_when_all_its_people_are_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables)
            host = made.tokens[0]
            await tables.seating.set_ready(made.id, host, ready=True)
            assert (await tables.look(made.id, None)).status == "waiting", "alone"
            bruno = await tables.guests.claim(invited.code, "Bruno")
            chloe = await tables.guests.claim(invited.code, "Chloe")
            await tables.seating.set_ready(made.id, bruno.token, ready=True)
            await tables.seating.learn(made.id, chloe.token, 2, 6)
            look = await tables.look(made.id, None)
            assert (look.status, [seat.doing for seat in look.seats][:3]) == ("waiting", ["ready", "ready", "2/6"])
            await tables.seating.set_ready(made.id, bruno.token, ready=False)
            await tables.seating.set_ready(made.id, chloe.token, ready=True)
            assert (await tables.look(made.id, None)).status == "waiting"
            await tables.seating.set_ready(made.id, bruno.token, ready=True)
            look = await tables.look(made.id, None)
            assert (look.status, look.players, {seat.doing for seat in look.seats}) == ("running", 3, {""})
            with pytest.raises(NotNow):
                await tables.seating.set_ready(made.id, bruno.token, ready=False)

    run(test())


def test_variants_that_are_for_a_certain_number_hold_a_room_back_until_so_many_are_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables, variants={"teams": "on"})
            for name in ("Bruno", "Chloe"):
                await tables.guests.claim(invited.code, name)
            with pytest.raises(BadSetup):
                await tables.seating.start(made.id, made.tokens[0])
            await tables.seating.seat_bot(made.id, made.tokens[0], 3, "easy")
            await tables.seating.start(made.id, made.tokens[0])
            assert (await tables.look(made.id, None)).players == 4
            with pytest.raises(BadSetup):
                await room(tables, variants={"teams": "sometimes"})

    run(test())


def test_a_room_needs_a_host_and_no_arranged_position(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, positions=True) as tables:
            with pytest.raises(BadRequest):
                await tables.seating.create(NewTable("quintet", (NewSeat("bot"),) * 5, room=True))
            with pytest.raises(BadRequest):
                await room(tables, position={"active": 0})

    run(test())


def test_who_comes_late_waits_for_the_next_match_and_sits_there_beside_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables, NewSeat("bot", bot="easy"), seed=7)
            await tables.seating.start(made.id, made.tokens[0])
            found = await tables.guests.invitation(invited.code)
            assert (found.welcome, found.waiting, found.bots) == ("begun", True, ())
            browser = Guest(lambda table: f"secret {table}")
            dana = await tables.guests.wait(invited.code, "Dana", guest=browser)
            assert dana.seat == WAITS
            assert (
                await tables.guests.wait(invited.code, "Dana", guest=Guest(lambda table: f"secret {table}")) == dana
            ), "once"
            with pytest.raises(NameTaken):
                await tables.guests.wait(invited.code, "Dana")
            emil = await tables.guests.wait(invited.code, "Emil")
            look = await tables.look(made.id, emil.token)
            assert (look.queue, look.place, look.me) == (("Dana", "Emil"), 1, None)
            assert not any(asked.mine for asked in look.decisions)
            with pytest.raises(WrongToken):
                await tables.chat.say(made.id, emil.token, "Hello")
            await tables.guests.leave(made.id, emil.token)
            assert (await tables.look(made.id, dana.token)).queue == ("Dana",)
            await play_on(tables, made, 400)
            with pytest.raises(NotNow):
                await tables.rematches.rematch(made.id, dana.token)
            mine = await tables.rematches.rematch(made.id, made.tokens[0])
            new = await tables.look(mine.table, mine.token)
            assert (new.status, new.players, new.host) == ("waiting", 3, True)
            assert (await tables.look(made.id, None)).rematch is not None
            hers = await tables.rematches.rematch(made.id, dana.token)
            seen = await tables.look(hers.table, hers.token)
            assert (seen.status, seen.me, seen.names[2], seen.view["players"]) == ("running", 2, "Dana", 3)

    run(test())


def test_in_a_full_game_who_waits_has_the_seat_of_a_bot_in_the_next_match(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables, *[NewSeat("bot", bot="easy")] * 4, seed=7)
            await tables.seating.start(made.id, made.tokens[0])
            waiting = [await tables.guests.wait(invited.code, name) for name in ("Dana", "Emil", "Fay", "Gus", "Hal")]
            await play_on(tables, made, 400)
            mine = await tables.rematches.rematch(made.id, made.tokens[0])
            new = await tables.look(mine.table, mine.token)
            assert new.players == 5
            assert sum(seat.kind == "open" for seat in new.seats) == 4
            assert new.queue == ("Hal",), "there are no more bots"
            seated = [await tables.rematches.rematch(made.id, one.token) for one in waiting]
            assert [one.seat == WAITS for one in seated] == [False] * 4 + [True]
            last = await tables.look(mine.table, seated[-1].token)
            assert (last.status, last.place) == ("running", 0)

    run(test())


def test_a_bot_gives_up_its_seat_where_the_host_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables, NewSeat("bot", bot="easy"), seed=7)
            host = made.tokens[0]
            await tables.seating.start(made.id, host)
            with pytest.raises(NoSeat):
                await tables.guests.take_over(invited.code, 1, "Dana")
            await tables.guests.allow_takeover(made.id, host, allowed=True)
            assert (await tables.guests.invitation(invited.code)).bots == (1,)
            for seat in (0, 2):
                with pytest.raises(NoSeat):
                    await tables.guests.take_over(invited.code, seat, "Dana")
            dana = await tables.guests.take_over(invited.code, 1, "Dana")
            look = await tables.look(made.id, dana.token)
            assert (look.me, look.seats[1].kind, look.names[1]) == (1, "human", "Dana")
            assert (await tables.guests.invitation(invited.code)).bots == ()
            await tables.takeover.hand_over(made.id, dana.token)
            assert (await tables.guests.invitation(invited.code)).bots == (), "it is kept for Dana"
            with pytest.raises(NotYours):
                await tables.guests.allow_takeover(made.id, dana.token, allowed=False)

    run(test())


def test_an_invitation_that_was_right_once_says_what_has_become_of_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, invited = await room(tables, NewSeat("bot", bot="easy"), seed=7)
            assert (await tables.guests.invitation(invited.code)).welcome == "seat"
            await tables.seating.start(made.id, made.tokens[0])
            assert (await tables.guests.invitation(invited.code)).welcome == "begun"
            await play_on(tables, made, 400)
            over = await tables.guests.invitation(invited.code)
            assert (over.welcome, over.waiting) == ("over", False)
            with pytest.raises(NoSeat):
                await tables.guests.wait(invited.code, "Dana")
            other, again = await room(tables)
            await tables.takeover.end(other.id, other.tokens[0])
            assert (await tables.guests.invitation(again.link)).welcome == "ended"

    run(test())
