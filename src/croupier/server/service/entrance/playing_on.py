"""A replay is played on from any of its steps: a new table that begins with the choices up to there."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import structlog

from croupier.engine import Json
from croupier.server.addresses import network_of
from croupier.server.errors import BadRequest, NotNow
from croupier.server.service.people import display_names, names
from croupier.server.service.people.seats import name_of
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.limits import Limit
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bots import check_bot
from croupier.server.service.views import PlayOn, Seated
from croupier.server.store.records import Entry, SeatRecord, TableRecord

log = structlog.get_logger("croupier.tables")


class PlayingOn:
    """Makes such tables. They count among the new tables of a network."""

    def __init__(self, matches: Matches, creations: Limit) -> None:
        self._matches = matches
        self._creations = creations

    async def begin(self, origin: Table, replay: Json, wish: PlayOn, client: str) -> Seated:
        """A person at one seat, bots at the others, after so many choices of the replay of a finished table.

        Raises `BadRequest` for a seat or step that there is not, `NotNow` where the match is over by then, or cannot be
        played on with the rules that are installed.
        """
        choices, at, seat = replay["choices"], wish.at, wish.seat
        if not 0 <= seat < origin.record.players or not 0 <= at <= len(choices):
            raise BadRequest("There is no such seat or step.")
        if at == len(choices):
            raise NotNow("The match is over here.")
        if origin.reason:
            raise NotNow(origin.reason)
        await self._creations.take(network_of(client), "new tables")
        now = self._matches.clock.now()
        token = tokens.new_token()
        bot = check_bot(wish.bot, self._matches.thinker.names, origin.record.game)
        seats = self._seats(origin, seat, bot, wish.name, tokens.hashed(token))
        table = tokens.new_table_id()
        record = going_on(
            origin.record,
            table,
            now,
            returns=[],
            title=display_names.entitled(wish.title),
            language=names.language(origin.record.language),
            visibility="link",
            host=seat,
            room=False,
            started=now,
            code=None,
            advice=True,
            **self._matches.adopt(table),
        )
        entries = [Entry(seq, who, index, key, now) for seq, (who, index, key) in enumerate(choices[:at], 1)]
        await self._matches.store.create(record, seats, entries=entries)
        log.info("played-on", table=record.id, origin=origin.id, at=at)
        (await self._matches.find(record.id)).maker = network_of(client)
        return Seated(record.id, seat, token)

    @staticmethod
    def _seats(origin: Table, seat: int, bot: str, name: str, token: str) -> Sequence[SeatRecord]:
        language = origin.record.language
        called = display_names.called(name) if name.strip() else name_of(seat, "human", language, set())
        taken = {called}
        seats = []
        for number in range(origin.record.players):
            if number == seat:
                seats.append(SeatRecord(number, "human", called, token=token))
            else:
                seats.append(SeatRecord(number, "bot", name_of(number, "bot", language, taken), bot))
                taken.add(seats[-1].name)
        return seats


def going_on(origin: TableRecord, table: str, now: float, **other: Any) -> TableRecord:  # Any: a value of any column
    """A table that goes on with the match of another one from now on; `other` says what is different there."""
    new = {"id": table, "status": "running", "created": now, "changed": now, "origin": origin.id, "revision": 0}
    nothing = dict.fromkeys(("rematch", "undo", "undone", "mover"))
    return replace(origin, **{**new, **nothing, **other})
