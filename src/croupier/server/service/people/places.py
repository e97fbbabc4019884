"""Who gets a seat, and when the match begins: at once where no seat is open any more, in a room when its host says so.

A *room* is a waiting table with as many seats as its game can have. Its match begins with those seats that are taken,
so the number of players is fixed then; seed and commitment have been there since the room was opened.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import structlog

from croupier.engine import check_setup, fitting
from croupier.server.errors import NotNow
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import READY, Seated
from croupier.server.store.records import Edit, SeatRecord

log = structlog.get_logger("croupier.tables")

Seats = Mapping[int, Mapping[str, Any]]  # Any: a value of any column


def started(seats: Sequence[SeatRecord], now: float) -> dict[str, Any]:  # Any: a value of any column
    """What changes of a table when its match starts; the words of the people are fixed then."""
    return {"status": "running", "entropy": [s.words for s in seats if s.words], "started": now}


def check_waiting(table: Table) -> None:
    """Raise `NotNow` unless the table is waiting."""
    if table.record.status != "waiting":
        raise NotNow("The match has started already.")


def taken(seats: Sequence[SeatRecord]) -> list[SeatRecord]:
    """The seats that are taken, numbered without gaps."""
    return [replace(seat, seat=number) for number, seat in enumerate(s for s in seats if s.kind != "open")]


class Places:
    """What changes the seats of a table. Everything here is done under its lock."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def give(self, table: Table, seats: Seats, retired: Sequence[str] = ()) -> None:
        """Change seats. A waiting table begins where no seat is open, a room when all its people are ready."""
        given = [replace(seat, **seats.get(seat.seat, {})) for seat in table.seats]
        if table.record.status != "waiting" or not _due(table, given):
            await self._matches.write(table, Edit(seats=seats, retired=retired), "seats")
            await self._matches.proceed(table)
        else:
            await self._begin(table, given, seats, retired)

    async def begin(self, table: Table) -> None:
        """Begin with those who are there. Raises `BadSetup` where they are too few, or the variants forbid it."""
        check_setup(table.game, len(taken(table.seats)), table.record.variants)
        await self._begin(table, table.seats, {})

    async def _begin(
        self, table: Table, given: Sequence[SeatRecord], seats: Seats, retired: Sequence[str] = ()
    ) -> None:
        values = started(given, self._matches.clock.now()) | {"version": table.game.version}
        values |= self._matches.adopt(table.id)
        staying, host = taken(given), table.record.host
        if len(staying) == len(given):
            await self._matches.write(table, Edit(values, seats, retired=retired), "seq")
        else:
            numbers = {old.seat: new for new, old in enumerate(seat for seat in given if seat.kind != "open")}
            moved = any(old != new for old, new in numbers.items())
            values |= {"players": len(staying), "host": None if host is None else numbers[host]}
            await self._matches.write(table, Edit(values, reseated=staying, retired=retired), "seq")
            if moved:  # streams know who reads them by the numbers of seats: they begin anew
                table.seen = {seat if seat is None else numbers.get(seat, seat): at for seat, at in table.seen.items()}
                self._matches.live.end(table.id)
        log.info("started", table=table.id, seats=[seat.kind for seat in table.seats])
        await self._matches.proceed(table)

    async def sit_down(
        self,
        table: Table,
        seat: SeatRecord,
        name: str,
        mixed_in: str,
        token: str | None = None,
        *,
        came_from: int | None,
    ) -> Seated:
        """Give a seat to a person. The invitation stays with it: it leads its guest there again, and nobody else.

        `came_from` is the seat of this person at the table before, if this is a rematch and they were there.
        """
        secret = token or tokens.new_token()
        words = {"words": mixed_in} if table.record.status == "waiting" else {}
        self._matches.notice(table, seat.seat)
        person = {"kind": "human", "bot": None, "name": name, "token": tokens.hashed(secret), "came_from": came_from}
        await self.give(table, {seat.seat: person | {"doing": "", "presets": {}} | words})
        return Seated(table.id, table.seat_of(secret) or 0, secret)


def _due(table: Table, given: Sequence[SeatRecord]) -> bool:
    """Whether the match of a waiting table begins with these seats by itself."""
    if not table.record.room:
        return all(seat.kind != "open" for seat in given)
    people = [seat for seat in given if seat.played_by_person]
    everybody = len(people) > 1 and all(seat.doing == READY for seat in people)
    return everybody and bool(fitting(table.game, table.record.variants, (len(taken(given)),)))
