"""What must be true after the chaos: of the log in the database, and of what people saw and were told."""

import json
from collections.abc import Iterator

import psycopg

from benchmarks.soak.people import Notes, digest
from croupier.catalog import find
from croupier.engine import CroupierError
from croupier.engine.play.replay import load
from croupier.server.store.archive import document
from croupier.server.store.records import Stored


def broken(database: str, stored: dict[str, Stored], notes: Notes) -> Iterator[str]:
    """Everything that should not be, in words."""
    if not notes.acknowledged:
        yield "nobody could play: no choice was acknowledged"
    for table in sorted(notes.tables - notes.over):
        yield f"{table}: the match has not ended"
    yield from (f"{shown}: the options of somebody else were shown" for shown in notes.foreign)
    yield from _lost(stored, notes)
    yield from _torn(database)
    for table in sorted(notes.over):
        yield from _seen(stored[table], {view[1:] for view in notes.views if view[0] == table})


def _lost(stored: dict[str, Stored], notes: Notes) -> Iterator[str]:
    """Acknowledged choices that are not the answer to their decision in the log."""
    for choice in notes.acknowledged:
        own = [line for line in stored[choice.table].log if line.seat == choice.seat and line.seq > choice.since]
        if not own or own[0].option != choice.key:
            yield f"{choice.table}: {choice.key} of seat {choice.seat} at {choice.since} was acknowledged and is lost"


def _torn(database: str) -> Iterator[str]:
    """Logs with a gap or a double line."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT table_id, count(*), max(seq) FROM log GROUP BY table_id")
        yield from (f"{table}: {count} lines up to {last}" for table, count, last in found if count != last)


def _seen(stored: Stored, views: set[tuple[int, int, str]]) -> Iterator[str]:
    """Views that are not what the rules show to that seat at that point, to the byte; results that do not follow."""
    table, replay = stored.table.id, document(stored)
    wanted: dict[int, list[tuple[int, str]]] = {}
    for seq, seat, seen in views:
        wanted.setdefault(seq, []).append((seat, seen))
    try:
        match = load(replay | {"choices": [], "returns": []}, find)
        for seq in range(len(stored.log) + 1):
            for seat, seen in wanted.get(seq, ()):
                if digest(json.loads(json.dumps(match.view(seat)))) != seen:
                    yield f"{table}: seat {seat} saw something else at {seq} than the rules show"
            if seq < len(stored.log):
                match.choose(stored.log[seq].seat, stored.log[seq].choice)
        if list(match.returns) != stored.table.returns:
            yield f"{table}: the result does not follow from the choices"
    except CroupierError as error:
        yield f"{table}: {error}"
