"""Adjourned matches: given out, ended, and played on by other rules as far as their choices fit."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from croupier.catalog import find
from croupier.engine import commitment
from croupier.engine.play.replay import load
from croupier.games.quintet import Quintet
from croupier.server.errors import NotNow, NotOver, NotYours, WrongToken
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.people.guests import WAITS
from croupier.server.service.runtime.tokens import hashed
from croupier.server.service.views import Adjournment, Created, NewSeat, NewTable, Seated
from croupier.server.store.connection import connect_writing
from tests.server.room import StillClock, choose, opened, people, play_on, run, settings

ALONE = NewTable("quintet", (NewSeat("human", "Ada"), NewSeat("bot")), seed=7)
CHOICES = 6
OTHER = "UPDATE tables SET version = '0'"

Deed = Callable[[Tables, Created], Awaitable[None]]


def after_an_upgrade(folder: Path, do: Deed, *changes: str, new: NewTable | None = None) -> None:
    """Do something at a table whose match was begun, some choices ago, by other rules (or as `changes` say)."""
    made: list[Created] = []

    async def before() -> None:
        async with opened(folder) as tables:
            made.append(await tables.seating.create(new or people(2)))
            await play_on(tables, made[0], CHOICES)

    async def after() -> None:
        async with opened(folder) as tables:
            await do(tables, made[0])

    run(before())
    engine = connect_writing(settings(folder).database)
    with engine.begin() as connection:
        for change in changes or (OTHER,):
            connection.exec_driver_sql(change)
    engine.dispose()
    run(after())


async def state(tables: Tables, made: Created, seat: int | None = 0) -> Adjournment:
    seen = (await tables.look(made.id, None if seat is None else made.tokens[seat])).adjourned
    assert seen is not None
    return seen


def test_the_choices_that_fit_are_counted_for_everybody_and_the_host_decides(tmp_path: Path) -> None:
    async def do(tables: Tables, made: Created) -> None:
        assert await state(tables, made) == Adjournment(CHOICES, CHOICES, decides=True, given=False, played_on=None)
        for other in (1, None):
            assert await state(tables, made, other) == Adjournment(CHOICES, CHOICES, False, False, None)
        with pytest.raises(NotYours):
            await tables.adjourned.play_on(made.id, made.tokens[1])
        with pytest.raises(NotYours):
            await tables.takeover.end(made.id, made.tokens[1])
        with pytest.raises(WrongToken):
            await tables.adjourned.play_on(made.id, None)

    after_an_upgrade(tmp_path, do)


def test_it_is_played_on_with_the_same_people_tokens_and_seal(tmp_path: Path) -> None:
    async def do(tables: Tables, made: Created) -> None:
        before = await tables.look(made.id, made.tokens[0])
        assert (before.status, before.chosen_seed) == ("adjourned", True)
        host = await tables.adjourned.play_on(made.id, made.tokens[0])
        guest = await tables.adjourned.play_on(made.id, made.tokens[1])
        assert host == Seated(host.table, 0, made.tokens[0])
        assert guest == Seated(host.table, 1, made.tokens[1])
        seen = await tables.look(host.table, made.tokens[1])
        assert (seen.status, seen.version, seen.seq, seen.me) == ("running", Quintet.version, CHOICES, 1)
        assert (seen.names, seen.commitment, seen.chosen_seed) == (before.names, before.commitment, True)
        assert (seen.seed, seen.salt) == (None, None)
        old = await tables.look(made.id, None)
        assert (old.status, old.adjourned) == ("ended", Adjournment(CHOICES, CHOICES, False, False, host.table))
        await play_on(tables, Created(host.table, "", made.tokens), 500)
        document = await tables.replay(host.table)
        assert commitment(document["seed"], document["salt"]) == before.commitment
        assert load(document, find).over

    after_an_upgrade(tmp_path, do)


def test_a_drawn_seed_is_marked_as_seen_once_it_is_played_on(tmp_path: Path) -> None:
    async def do(tables: Tables, made: Created) -> None:
        assert not (await tables.look(made.id, None)).chosen_seed
        seated = await tables.adjourned.play_on(made.id, made.tokens[0])
        assert (await tables.look(seated.table, None)).chosen_seed

    after_an_upgrade(tmp_path, do, new=people(2, seed=None))


@pytest.mark.parametrize("fit", [0, 3])
def test_it_goes_on_after_the_last_choice_that_fits(tmp_path: Path, fit: int) -> None:
    async def do(tables: Tables, made: Created) -> None:
        assert "does not fit the rules" in (await tables.look(made.id, None)).reason
        assert (await state(tables, made)).fit == fit
        seated = await tables.adjourned.play_on(made.id, made.tokens[0])
        seen = await tables.look(seated.table, made.tokens[0])
        assert (seen.seq, len(seen.decisions)) == (fit, 1)
        assert await choose(tables, Created(seated.table, "", made.tokens), 0) == fit + 1

    after_an_upgrade(tmp_path, do, f"UPDATE log SET option = 'nothing' WHERE seq = {fit + 1}")


def test_a_choice_that_stands_elsewhere_among_the_options_fits(tmp_path: Path) -> None:
    """It is known by its key."""

    async def do(tables: Tables, made: Created) -> None:
        assert (await tables.look(made.id, None)).status == "adjourned"
        assert (await state(tables, made)).fit == CHOICES

    after_an_upgrade(tmp_path, do, "UPDATE log SET choice = 0 WHERE seq = 2")


@pytest.mark.parametrize("then", ["game = 'gone'", "commitment = 'lost'", """variants = '{"none": "such"}'"""])
def test_what_the_rules_do_not_even_begin_is_not_played_on(tmp_path: Path, then: str) -> None:
    async def do(tables: Tables, made: Created) -> None:
        assert await state(tables, made) == Adjournment(CHOICES, None, decides=True, given=False, played_on=None)
        with pytest.raises(NotNow):
            await tables.adjourned.play_on(made.id, made.tokens[0])
        await tables.takeover.end(made.id, made.tokens[0])
        assert (await tables.look(made.id, None)).status == "ended"

    after_an_upgrade(tmp_path, do, f"UPDATE tables SET {then}")


def test_who_sits_there_alone_gets_its_replay_at_once(tmp_path: Path) -> None:
    async def do(tables: Tables, made: Created) -> None:
        assert (await state(tables, made)).given
        document = await tables.replay(made.id, made.tokens[0])
        assert (document["version"], len(document["choices"])) == ("0", (await state(tables, made)).choices)
        with pytest.raises(NotOver):
            await tables.replay(made.id)
        with pytest.raises(WrongToken):
            await tables.replay(made.id, "somebody else's")

    after_an_upgrade(tmp_path, do, new=ALONE)


def test_others_are_not_cheated_with_the_replay(tmp_path: Path) -> None:
    """It shows every card: nobody gets it while it can be played on, or is; once it cannot, all who sit there do."""

    async def refused(tables: Tables, made: Created) -> None:
        for seat in (0, 1):
            assert not (await state(tables, made, seat)).given
            with pytest.raises(NotOver):
                await tables.replay(made.id, made.tokens[seat])

    async def do(tables: Tables, made: Created) -> None:
        await refused(tables, made)
        seated = await tables.adjourned.play_on(made.id, made.tokens[0])
        await refused(tables, made)
        await tables.takeover.end(seated.table, made.tokens[0])
        for seat in (0, 1):
            assert (await state(tables, made, seat)).given
            assert (await tables.replay(made.id, made.tokens[seat]))["seed"] == 7
        with pytest.raises(NotOver):
            await tables.replay(made.id)
        with pytest.raises(NotOver, match="running"):
            await tables.replay(seated.table, made.tokens[0])

    after_an_upgrade(tmp_path, do)


def test_an_adjourned_match_that_is_ended_is_ended_and_given_to_all_who_sit_there(tmp_path: Path) -> None:
    async def do(tables: Tables, made: Created) -> None:
        await tables.takeover.end(made.id, made.tokens[0])
        assert (await tables.look(made.id, None)).status == "ended"
        assert await state(tables, made, 1) == Adjournment(CHOICES, CHOICES, False, True, None)
        with pytest.raises(NotNow):
            await tables.adjourned.play_on(made.id, made.tokens[0])

    after_an_upgrade(tmp_path, do)


def test_where_the_host_is_gone_anybody_who_sits_there_decides(tmp_path: Path) -> None:
    async def do(tables: Tables, made: Created) -> None:
        clock = tables._matches.clock
        assert isinstance(clock, StillClock)
        await clock.pass_by(61, tables)
        assert (await state(tables, made, 1)).decides
        seated = await tables.adjourned.play_on(made.id, made.tokens[1])
        seen = await tables.look(seated.table, made.tokens[1])
        assert (seen.host, seen.me) == (True, 1)

    after_an_upgrade(tmp_path, do, OTHER, "DELETE FROM presence")  # a database has a clock of its own


def test_a_free_seat_gets_an_invitation_of_its_own_and_who_waits_comes_along(tmp_path: Path) -> None:
    async def do(tables: Tables, made: Created) -> None:
        seated = await tables.adjourned.play_on(made.id, made.tokens[0])
        there = await tables.look(seated.table, made.tokens[0])
        invitation = there.seats[1].invitation
        assert invitation is not None
        assert (await tables.guests.claim(invitation.link, "Dana")).seat == 1
        waiting = await tables.adjourned.play_on(made.id, "waits")
        assert waiting == Seated(seated.table, WAITS, "waits")
        assert (await tables.look(seated.table, "waits")).place == 0

    queue = json.dumps([{"name": "Emil", "token": hashed("waits")}])
    free = "UPDATE seats SET kind = 'open', token = NULL, code = 'ABCDEFGH', link = 'abc' WHERE seat = 1"
    after_an_upgrade(tmp_path, do, OTHER, f"UPDATE tables SET queue = '{queue}'", free)


def test_a_running_match_is_neither_played_on_like_this_nor_given_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await tables.seating.create(people(2))
            assert (await tables.look(made.id, made.tokens[0])).adjourned is None
            with pytest.raises(NotNow):
                await tables.adjourned.play_on(made.id, made.tokens[0])
            with pytest.raises(NotOver):
                await tables.replay(made.id, made.tokens[0])
            await tables.takeover.end(made.id, made.tokens[0])
            with pytest.raises(NotOver):
                await tables.replay(made.id, made.tokens[0])

    run(test())
