"""Invitations, the waiting table, bots for people and back, another match, lists of tables."""

import asyncio
from pathlib import Path

import pytest

from croupier.engine.chance import commitment
from croupier.server.errors import (
    BadRequest,
    NameTaken,
    NoSeat,
    NotNow,
    NotYours,
    TooMany,
    TooManyListed,
    UnknownInvitation,
    WrongToken,
    status_of,
)
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime import tokens
from croupier.server.service.views import Created, Invitation, NewSeat, NewTable, Seated
from tests.server.room import StillClock, choose, opened, people, play_on, run


def waiting(*others: NewSeat, **more: str) -> NewTable:
    return NewTable("quintet", (NewSeat("human", "Ada"), *(others or (NewSeat("open"),))), **more)  # type: ignore[arg-type]


async def invited(tables: Tables, made: Created, seat: int = 1) -> Invitation:
    invitation = (await tables.look(made.id, made.tokens[0])).seats[seat].invitation
    assert invitation is not None
    return invitation


def test_a_friend_takes_a_seat_by_code_or_link_and_the_match_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting(NewSeat("open"), NewSeat("open"), title="Friday", entropy="oak"))
            seen = await tables.look(made.id, made.tokens[0])
            assert (seen.status, seen.view, seen.decisions, seen.host) == ("waiting", {}, (), True)
            assert all(seat.invitation is None for seat in (await tables.look(made.id, None)).seats)
            one, two = await invited(tables, made, 1), await invited(tables, made, 2)
            shown = await tables.guests.invitation(one.code.lower().replace("-", " "))
            assert (shown.title, shown.host, shown.seat) == ("Friday", "Ada", 1)
            bruno = await tables.guests.claim(one.code.lower(), "  Bruno ", entropy="rain")
            assert (bruno.table, bruno.seat) == (made.id, 1)
            assert (await tables.look(made.id, None)).status == "waiting"
            await tables.seating.add_entropy(made.id, bruno.token, "snow")
            chloe = await tables.guests.claim(two.link, "Chloe")
            seen = await tables.look(made.id, chloe.token)
            assert (seen.status, seen.names, seen.me) == ("running", ("Ada", "Bruno", "Chloe"), 2)
            assert seen.entropy == ("oak", "snow")
            with pytest.raises(NoSeat):
                await tables.guests.claim(one.code, "Dana")
            with pytest.raises(NotNow):
                await tables.seating.add_entropy(made.id, bruno.token, "late")
            tokens = {0: made.tokens[0], 1: bruno.token, 2: chloe.token}
            await play_on(tables, Created(made.id, made.commitment, tokens), 500)
            replay = await tables.replay(made.id)
            assert replay["entropy"] == ["oak", "snow"]
            assert commitment(replay["seed"], replay["salt"]) == made.commitment

    run(test())


def test_of_two_who_claim_a_seat_one_gets_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting())
            code = (await invited(tables, made)).code
            results = await asyncio.gather(
                tables.guests.claim(code, "Bruno"), tables.guests.claim(code, "Chloe"), return_exceptions=True
            )
            assert sum(isinstance(r, NoSeat) for r in results) == 1

    run(test())


def test_the_host_starts_and_bots_take_the_open_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting(NewSeat("open"), NewSeat("open")))
            bruno = await tables.guests.claim((await invited(tables, made)).code, "Bruno")
            with pytest.raises(NotYours):
                await tables.seating.start(made.id, bruno.token)
            with pytest.raises(WrongToken):
                await tables.seating.start(made.id, None)
            with pytest.raises(BadRequest):
                await tables.seating.start(made.id, made.tokens[0], bot="deep")
            await tables.seating.start(made.id, made.tokens[0], bot="greedy")
            seats = (await tables.look(made.id, None)).seats
            assert [(seat.kind, seat.bot) for seat in seats] == [("human", None), ("human", None), ("bot", "greedy")]
            with pytest.raises(NotNow):
                await tables.seating.start(made.id, made.tokens[0])

    run(test())


def test_the_host_seats_a_bot_and_opens_the_seat_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting(NewSeat("open"), NewSeat("open")))
            host = made.tokens[0]
            old = await invited(tables, made)
            await tables.seating.seat_bot(made.id, host, 1, "easy")
            assert (await tables.guests.invitation(old.code)).welcome == "full"
            await tables.seating.seat_bot(made.id, host, 1, None)
            assert (await invited(tables, made)).code != old.code
            for replaced in (old.code, old.link):
                assert (await tables.guests.invitation(replaced)).welcome == "full", "it was right once"
                with pytest.raises(NoSeat):
                    await tables.guests.claim(replaced, "Eve")
            with pytest.raises(BadRequest):
                await tables.seating.seat_bot(made.id, host, 0, "easy")
            await tables.seating.seat_bot(made.id, host, 1, "easy")
            await tables.seating.seat_bot(made.id, host, 2, "easy")
            assert (await tables.look(made.id, host)).status == "running"

    run(test())


def test_a_waiting_table_survives_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting())
            code = (await invited(tables, made)).code
        async with opened(tmp_path) as tables:
            assert (await tables.look(made.id, made.tokens[0])).status == "waiting"
            await tables.guests.claim(code, "Bruno")
            assert (await tables.look(made.id, None)).status == "running"

    run(test())


def test_codes_cannot_be_guessed_in_a_hurry(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            for _ in range(20):
                with pytest.raises(UnknownInvitation):
                    await tables.guests.invitation(tokens.new_code(), client="1.2.3.4")
            with pytest.raises(TooMany):
                await tables.guests.invitation(tokens.new_code(), client="1.2.3.4")

    run(test())


def test_only_wrong_codes_count_as_guesses(tmp_path: Path) -> None:
    """Of many that are tried at once no more are answered than one after the other."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting(NewSeat("open"), NewSeat("open")))
            code = (await invited(tables, made)).code
            for _ in range(25):
                await tables.guests.invitation(code, client="1.2.3.4")
            tried = [tables.guests.invitation(tokens.new_code(), client="1.2.3.4") for _ in range(30)]
            answers = await asyncio.gather(*tried, return_exceptions=True)
            assert [type(answer) for answer in answers].count(UnknownInvitation) == 20
            with pytest.raises(TooMany):  # else who guesses on would know the right one
                await tables.guests.invitation(code, client="1.2.3.4")
            await tables.guests.invitation(code, client="5.6.7.8")

    run(test())


def test_a_bot_plays_for_a_person_who_then_takes_the_seat_back(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            asked = (await tables.look(made.id, None)).decisions[0]
            token = made.tokens[asked.seat]
            await tables.takeover.hand_over(made.id, token, "greedy")
            await tables.idle()
            seen = await tables.look(made.id, token)
            assert seen.seq > 0
            seat = seen.seats[asked.seat]
            assert (seat.kind, seat.bot, seat.handed, seat.connected) == ("bot", "greedy", True, True)
            with pytest.raises(BadRequest):
                await tables.takeover.hand_over(made.id, token, "greedy")
            await tables.takeover.take_back(made.id, token)
            seat = (await tables.look(made.id, token)).seats[asked.seat]
            assert (seat.kind, seat.bot, seat.handed) == ("human", None, False)
            with pytest.raises(NotNow):
                await tables.takeover.take_back(made.id, token)
            await tables.takeover.hand_over(made.id, token, "greedy")
            decision = next((d for d in (await tables.look(made.id, token)).decisions if d.mine), None)
            if decision is not None:
                with pytest.raises(NotNow):
                    await tables.choose(made.id, token, decision.id, 0)

    run(test())


def test_somebody_who_has_been_away_for_a_minute_can_be_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            async with tables.subscribe(made.id, made.tokens[1]):
                await clock.pass_by(100, tables)
                with pytest.raises(NotYours):
                    await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)
            await clock.pass_by(59, tables)
            with pytest.raises(NotYours):
                await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)
            await clock.pass_by(2, tables)
            await tables.takeover.hand_over(made.id, made.tokens[0], seat=1)
            assert (await tables.look(made.id, None)).seats[1].handed

    run(test())


def test_presence_is_told_with_a_little_patience(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))

            async def connected() -> list[bool]:
                return [seat.connected for seat in (await tables.look(made.id, None)).seats]

            assert await connected() == [False, False]
            async with tables.subscribe(made.id, made.tokens[0]) as changes:
                async with tables.subscribe(made.id, made.tokens[1]):
                    assert (await anext(changes)).kind == "presence"
                    assert await connected() == [True, True]
                await clock.pass_by(2, tables)
                assert await connected() == [True, True]
                await clock.pass_by(2, tables)
                assert (await anext(changes)).kind == "presence"
                assert await connected() == [True, False]

    run(test())


def test_who_was_seen_after_leaving_is_gone_later_and_the_others_are_told_then(tmp_path: Path) -> None:
    """As by a sign of life that was under way when the page was closed."""

    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            async with tables.subscribe(made.id, made.tokens[0]) as changes:
                async with tables.subscribe(made.id, made.tokens[1]):
                    assert (await anext(changes)).kind == "presence"
                await clock.pass_by(2, tables)
                await tables.sign(made.id, made.tokens[1])
                await clock.pass_by(2, tables)
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0):
                        await anext(changes)
                await clock.pass_by(2, tables)
                assert (await anext(changes)).kind == "presence"
                assert not (await tables.look(made.id, None)).seats[1].connected

    run(test())


def test_a_rematch_offers_everybody_a_rotated_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            new = NewTable(
                "quintet", (NewSeat("human", "Ada"), NewSeat("human", "Bruno"), NewSeat("bot", "Robo", "easy"))
            )
            made = await tables.seating.create(new)
            with pytest.raises(NotNow):
                await tables.rematches.rematch(made.id, made.tokens[0])
            await play_on(tables, made, 500)
            assert (await tables.look(made.id, None)).over
            bruno = await tables.rematches.rematch(made.id, made.tokens[1])
            offer = (await tables.look(made.id, made.tokens[0])).rematch
            assert offer is not None
            assert (offer.table, offer.accepted) == (bruno.table, (1,))
            assert (await tables.look(bruno.table, bruno.token)).host
            ada = await tables.rematches.rematch(made.id, made.tokens[0])
            again = await tables.rematches.rematch(made.id, made.tokens[0])
            assert (again.table, again.seat) == (ada.table, ada.seat)
            seen = await tables.look(ada.table, again.token)
            assert (seen.status, seen.names) == ("running", ("Bruno", "Robo", "Ada"))
            assert seen.commitment != made.commitment

    run(test())


def test_lists_show_listed_tables_to_all_and_a_browser_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            hidden = await tables.seating.create(people(2))
            made = await tables.seating.create(waiting())
            assert await tables.lists.listed() == ()
            await tables.listing.settle(made.id, made.tokens[0], title="Come in", visibility="listed")
            (listed,) = await tables.lists.listed()
            assert (listed.id, listed.title, listed.open_seats, listed.me) == (made.id, "Come in", 1, None)
            asked = (await tables.look(hidden.id, None)).decisions[0].seat
            mine = await tables.lists.mine({hidden.id: hidden.tokens[asked], made.id: "wrong", "nowhere": "x"})
            assert [(one.id, one.me, one.my_turn) for one in mine] == [(hidden.id, asked, True)]
            await choose(tables, hidden, "pass")
            (one,) = await tables.lists.mine({hidden.id: hidden.tokens[asked]})
            assert not one.my_turn
            with pytest.raises(NotYours):
                await tables.listing.settle(hidden.id, hidden.tokens[1], title="Mine")
            with pytest.raises(BadRequest):
                await tables.seating.rename(hidden.id, hidden.tokens[1], " ")
            await tables.seating.rename(hidden.id, hidden.tokens[1], "Brunhilde")
            assert (await tables.look(hidden.id, None)).names[1] == "Brunhilde"

    run(test())


@pytest.mark.usefixtures("either_database")
def test_one_address_puts_few_tables_on_the_list(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock, listed_tables=2) as tables:
            made = [await tables.seating.create(waiting(), client="192.0.2.1") for _ in range(2)]
            await tables.seating.create(waiting(visibility="listed"), client="192.0.2.1")
            host = made[0].tokens[0]
            for visibility in ("listed", "listed", "link"):
                await tables.listing.settle(made[0].id, host, visibility=visibility, client="192.0.2.1")
            with pytest.raises(TooManyListed) as refused:
                await tables.listing.settle(made[1].id, made[1].tokens[0], visibility="listed", client="192.0.2.1")
            assert (status_of(refused.value), refused.value.retry_after > 1000) == (429, True)
            with pytest.raises(TooManyListed):
                await tables.seating.create(waiting(visibility="listed"), client="192.0.2.1")
            await tables.listing.settle(made[1].id, made[1].tokens[0], title="By link", client="192.0.2.1")
            await tables.seating.create(waiting(visibility="listed"), client="192.0.2.2")
            clock.time += 1800
            await tables.seating.create(waiting(visibility="listed"), client="192.0.2.1")
            assert len(await tables.lists.listed()) == 3

    run(test())


def test_a_finished_match_is_listed_without_being_played_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made, ended = await tables.seating.create(people(2)), await tables.seating.create(people(2))
            await play_on(tables, made, 500)
            await tables.takeover.end(ended.id, ended.tokens[0])
            before = set(await tables.lists.mine({made.id: made.tokens[1], ended.id: ended.tokens[0]}))
        async with opened(tmp_path) as tables:
            assert set(await tables.lists.mine({made.id: made.tokens[1], ended.id: ended.tokens[0]})) == before
            assert await tables.lists.mine({made.id: ended.tokens[0]}) == ()
            assert tables.figures()["tables"] == 0
            assert {(one.status, one.me, one.my_turn) for one in before} == {("over", 1, False), ("ended", 0, False)}

    run(test())


def test_the_link_of_the_table_gives_the_first_free_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting(*[NewSeat("open")] * 3))
            invited = (await tables.look(made.id, made.tokens[0])).invitation
            assert invited is not None
            assert (await tables.guests.invitation(invited.code.lower())).seat is None
            await tables.seating.seat_bot(made.id, made.tokens[0], 1, "easy")
            assert (await tables.guests.claim(invited.link, "Bruno")).seat == 2
            guest = await tables.guests.claim(invited.code.replace("-", " ").lower(), "Chloe")
            assert guest.seat == 3
            started = await tables.look(made.id, guest.token)
            assert (started.status, started.invitation) == ("running", None)
            assert (await tables.guests.invitation(invited.code)).welcome == "begun"

    run(test())


def test_guests_who_come_at_once_get_different_seats_and_one_too_many_gets_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting(*[NewSeat("open")] * 4))
            invited = (await tables.look(made.id, made.tokens[0])).invitation
            assert invited is not None
            guests = [tables.guests.claim(invited.link, f"Guest {number}", client=str(number)) for number in range(7)]
            came = await asyncio.gather(*guests, return_exceptions=True)
            seated = [guest for guest in came if isinstance(guest, Seated)]
            assert sorted(guest.seat for guest in seated) == [1, 2, 3, 4]
            assert len({guest.token for guest in seated}) == 4
            assert [type(other) for other in came if not isinstance(other, Seated)] == [NoSeat] * 3
            assert (await tables.look(made.id, None)).status == "running"

    run(test())


def test_the_link_of_a_table_is_told_to_those_who_sit_there_and_of_a_listed_one_to_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(waiting(*[NewSeat("open")] * 2))
            own = (await tables.look(made.id, made.tokens[0])).invitation
            assert own is not None
            guest = await tables.guests.claim(own.link, "Bruno")
            assert (await tables.look(made.id, guest.token)).invitation == own
            assert (await tables.look(made.id, None)).invitation is None
            await tables.listing.settle(made.id, made.tokens[0], visibility="listed")
            assert (await tables.look(made.id, None)).invitation == own
            assert [table.link for table in await tables.lists.listed()] == [own.link]

    run(test())


def test_the_seats_of_another_match_wait_for_their_people(tmp_path: Path) -> None:
    """A rematch is not listed and has no link for everybody, which would give a stranger the seat of somebody."""

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2, visibility="listed"))
            await play_on(tables, made, 1000)
            again = await tables.rematches.rematch(made.id, made.tokens[0])
            assert (await tables.look(again.table, again.token)).invitation is None
            assert await tables.lists.listed() == ()

    run(test())


def test_whoever_has_taken_a_seat_of_another_match_by_invitation_keeps_it(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 3000)
            again = await tables.rematches.rematch(made.id, made.tokens[0])
            seats = (await tables.look(again.table, again.token)).seats
            carol = await tables.guests.claim(next(s.invitation.link for s in seats if s.invitation), "Carol")
            with pytest.raises(NotNow, match="taken by its invitation"):
                await tables.rematches.rematch(made.id, made.tokens[1])
            assert (await tables.look(again.table, carol.token)).me == carol.seat
            await clock.pass_by(61, tables)
            await tables.seating.free(again.table, again.token, carol.seat)
            bruno = await tables.rematches.rematch(made.id, made.tokens[1])
            assert (bruno.table, bruno.seat) == (again.table, carol.seat)

    run(test())


@pytest.mark.usefixtures("either_database")
def test_nobody_takes_the_name_of_a_person_for_whom_a_rematch_waits(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(3))
            await play_on(tables, made, 3000)
            again = await tables.rematches.rematch(made.id, made.tokens[0])
            links = {
                s.name: s.invitation.link for s in (await tables.look(again.table, again.token)).seats if s.invitation
            }
            with pytest.raises(NameTaken, match="Chloe"):
                await tables.guests.claim(links["Bruno"], "chl0e")
            await tables.guests.claim(links["Bruno"], "Dana")
            await tables.seating.rename(made.id, made.tokens[2], "dana")
            with pytest.raises(NameTaken):
                await tables.rematches.rematch(made.id, made.tokens[2])
            await tables.guests.claim(links["Chloe"], "Chloe")
            assert (await tables.look(again.table, None)).names == ("Dana", "Chloe", "Ada")

    run(test())


def test_bots_are_called_the_same_however_they_come_and_never_as_somebody_at_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            dealt = await tables.seating.create(
                NewTable("quintet", (NewSeat("human", "ada"), NewSeat("bot"), NewSeat("bot")))
            )
            assert (await tables.look(dealt.id, None)).names == ("ada", "Tomas", "Mara")
            made = await tables.seating.create(waiting(*[NewSeat("open")] * 3))
            await tables.seating.seat_bot(made.id, made.tokens[0], 2, "easy")
            assert (await tables.look(made.id, None)).names[2] == "Tomas"
            await tables.seating.start(made.id, made.tokens[0])
            assert (await tables.look(made.id, None)).names == ("Ada", "Mara", "Tomas", "Jonas")

    run(test())
