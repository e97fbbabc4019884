"""What the service lets others reach."""

from pathlib import Path

import pytest

from croupier.server.errors import TooMany
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.pubsub import Broker
from croupier.server.store.database import Store
from tests.server.room import StillClock, opened, people, play_on, run, settings


def test_pages_and_api_reach_only_what_can_be_done_at_a_table(tmp_path: Path) -> None:
    tables = Tables(settings(tmp_path))
    public = {name: getattr(tables, name) for name in dir(tables) if not name.startswith("_")}
    parts = [value for value in public.values() if not callable(value)]
    assert {type(part).__module__.split(".")[3] for part in parts} == {"people", "entrance"}
    reached = {name: getattr(part, name) for part in parts for name in dir(part) if not name.startswith("_")} | public
    assert not [name for name, value in reached.items() if isinstance(value, Matches | Store | Broker | type)]
    assert not reached.keys() & {"append", "keep_answer", "proceed", "find", "at", "forget"}


def test_a_table_is_played_again_when_its_rematch_has_been_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        clock = StillClock()
        async with opened(tmp_path, clock) as tables:
            made = await tables.seating.create(people(2))
            await play_on(tables, made, 500)
            first = await tables.rematches.rematch(made.id, made.tokens[0])
            await clock.pass_by(100, tables)
            await tables.chat.say(made.id, made.tokens[1], "Another time.")
            gone: list[str] = []
            while not gone:  # a beat may hold its row
                gone = await tables._matches.store.delete_unchanged(clock.now() - 50)
            tables._matches.forget(gone)
            assert gone == [first.table]
            assert (await tables.look(made.id, None)).rematch is None
            second = await tables.rematches.rematch(made.id, made.tokens[0])
            assert second.table != first.table
            offer = (await tables.look(made.id, None)).rematch
            assert offer is not None
            assert offer.table == second.table

    run(test())


@pytest.mark.usefixtures("either_database")
def test_a_rematch_that_its_host_has_ended_is_offered_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path, creations=3) as tables:
            made = await tables.seating.create(people(2), client="192.0.2.7")
            await play_on(tables, made, 500)
            first = await tables.rematches.rematch(made.id, made.tokens[0])
            await tables.takeover.end(first.table, first.token)
            assert (await tables.look(made.id, None)).rematch is None
            second = await tables.rematches.rematch(made.id, made.tokens[1])
            assert (await tables.look(second.table, second.token)).host
            accepted = await tables.rematches.rematch(made.id, made.tokens[0])
            assert (await tables.look(accepted.table, accepted.token)).status == "running"
            assert {table.made_by for table in tables._matches.in_memory()} == {"192.0.2.7"}
            await tables.takeover.end(second.table, second.token)
            with pytest.raises(TooMany):  # it is a new table like any other
                await tables.rematches.rematch(made.id, made.tokens[0])

    run(test())
