"""The recorder: the ends of matches are kept at once, their steps are made while nobody waits for them."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete
from structlog.testing import capture_logs

from croupier.engine import Match
from croupier.games.quintet import Quintet
from croupier.server.service import recording
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime import recorder
from croupier.server.service.runtime.recorder import AT_ONCE, WAIT
from croupier.server.service.views import Created
from croupier.server.store import recordings, schema
from croupier.server.store.records import Recorded
from tests.server.room import StillClock, delete_all, opened, people, play_on, run

VERSIONS = {"quintet": Quintet.version}
ROWS = tuple(Recorded(eye, b"ending", b"steps") for eye in (-1, 0, 1))


async def played_out(tables: Tables, seed: int = 7) -> Created:
    """A match of two that is over."""
    made = await tables.seating.create(people(2, seed=seed))
    await play_on(tables, made, 500)
    return made


def test_the_steps_are_recorded_after_the_end_and_after_a_restart(tmp_path: Path) -> None:
    clock = StillClock()

    async def test() -> None:
        async with opened(tmp_path, clock) as tables:
            made = await played_out(tables)
            await clock.pass_by(WAIT / 2, tables)
            assert await tables.recording(made.id) is None, "somebody may still wait for something"
        async with opened(tmp_path, clock) as tables:
            await clock.pass_by(2 * WAIT, tables)
            assert await tables.recording(made.id) is not None
            assert await recordings.unrecorded(tables._matches.store, VERSIONS, AT_ONCE) == []

    run(test())


def test_the_last_choice_is_taken_when_the_end_cannot_be_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_match: Match) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(recording, "endings", fail)

    async def test() -> None:
        async with opened(tmp_path) as tables:
            made = await played_out(tables)
            assert (await tables.look(made.id, None)).over
            assert await recordings.endings(tables._matches.store, made.id) == ({}, False)

    with capture_logs() as logs:
        run(test())
    assert [line for line in logs if line["event"] == "not-recorded"] == [
        {"event": "not-recorded", "table": logs[-1]["table"], "kind": "KeyError", "log_level": "error"}
    ]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Rules that can play nothing again; what was tried with them."""
    tried: list[str] = []

    def fail(document: dict[str, object], _find: object) -> Iterator[None]:
        tried.append(str(document["game"]))
        raise ZeroDivisionError
        yield

    monkeypatch.setattr(recorder, "record", fail)
    return tried


def forget(connection: Connection) -> None:
    """Nothing is kept of any match, as before there were recordings."""
    connection.execute(delete(schema.recordings))


@pytest.mark.parametrize("ended", ["now", "before"])
def test_what_cannot_be_played_again_is_tried_once(tmp_path: Path, broken: list[str], ended: str) -> None:
    """Of a match that has ended `now` the end is kept; of one of an earlier release there is nothing."""
    clock = StillClock()

    async def test() -> None:
        async with opened(tmp_path, clock) as tables:
            made, store = await played_out(tables), tables._matches.store
            if ended == "before":
                await store.write(made.id, forget)
            known, steps = await recordings.endings(store, made.id)
            await clock.pass_by(5 * WAIT, tables)
            assert broken == ["quintet"]
            assert await recordings.endings(store, made.id) == (known, steps) == (known, False)
            assert await tables.recording(made.id) is None
            assert len(known) == (3 if ended == "now" else 0)

    run(test())


def test_a_table_that_is_deleted_meanwhile_stops_nothing(tmp_path: Path) -> None:
    clock = StillClock()

    async def test() -> None:
        async with opened(tmp_path, clock) as tables:
            gone = await played_out(tables)
            await delete_all(tables)
            store = tables._matches.store
            for write in (partial(recordings.keep, rows=ROWS), recordings.give_up):
                await write(store, gone.id)
            assert await recordings.endings(store, gone.id) == ({}, False)
            made = await played_out(tables)
            await clock.pass_by(2 * WAIT, tables)
            assert await tables.recording(made.id) is not None

    run(test())
