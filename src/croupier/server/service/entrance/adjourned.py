"""Adjourned matches: the installed rules do not go on with them. They are ended, given out, or played on.

A match is *played on* at a new table: the same shuffle and people, the installed rules, and as many of its choices,
from the first, as these rules take. The seed stays secret, so the seal of the shuffle is the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import structlog

from croupier.server.addresses import network_of
from croupier.server.errors import NotNow, NotOver, NotYours, UnknownTable
from croupier.server.service.entrance.playing_on import going_on
from croupier.server.service.people.guests import WAITS
from croupier.server.service.people.takeover import Takeover
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.limits import Limit
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import Adjournment, Seated
from croupier.server.store.archive import document_of
from croupier.server.store.records import Edit, Entry, SeatRecord

KEPT = 4096
"""Adjourned matches of which it is remembered how far they fit: neither choices nor rules change meanwhile."""

Fit = tuple[int | None, int]
"""So many choices fit (None: not even the beginning does), out of so many."""

log = structlog.get_logger("croupier.tables")


class Adjourned:
    """What can be done about adjourned matches. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches, takeover: Takeover, creations: Limit) -> None:
        self._matches = matches
        self._takeover = takeover
        self._creations = creations
        self._kept: OrderedDict[str, Fit] = OrderedDict()
        self._one = asyncio.Lock()

    async def look(self, table: Table, me: int | None) -> Adjournment | None:
        """What the viewer at seat `me` can do about a match; None where it is not adjourned, or its result stands."""
        if not table.reason or table.record.status == "over":
            return None
        fit, choices = await self._fit(table)
        return Adjournment(
            choices=choices,
            fit=fit,
            decides=me is not None and table.record.status != "ended" and self._takeover.decides(table, me),
            given=me is not None and await self._is_given(table),
            played_on=_next_of(table),
        )

    async def document(self, table: Table, viewer: str | None) -> dict[str, Any]:  # Any: JSON
        """The replay document of a match that is not over, for who sits at its table.

        It shows every card. Raises `NotOver` where somebody could be cheated with it: while the match goes on, or
        others who sit there may still play on.
        """
        if table.reason and table.record.started is not None and viewer is not None:
            table.person(viewer)
            if await self._is_given(table):
                return await document_of(self._matches.store, table.id)
            raise NotOver("The replay shows every card: those who sit here get it once the match cannot be played on.")
        raise NotOver("The choices of a running match are secrets. Its replay is given when it is over.")

    @retried
    async def play_on(self, table_id: str, viewer: str | None, client: str = "") -> Seated:
        """Play an adjourned match on; gives the viewer's seat at the new table, where the same token is good.

        Who sits there comes along by the same call, once it is played on. Raises `NotYours` for who may not decide,
        `NotNow` where the match is not adjourned, or the installed rules do not even begin it.
        """
        async with self._matches.at(table_id, anew=True) as table:
            place = table.place_of(viewer)
            me = WAITS if place is not None else self._matches.acting(table, viewer)
            if (following := _next_of(table)) is None:
                following = await self._begin(table, me, network_of(client))
        return Seated(following, me, viewer or "")

    # -- inside --------------------------------------------------------------------------------------------------

    async def _begin(self, table: Table, me: int, client: str) -> str:
        if not table.reason or table.record.status != "running":
            raise NotNow("Only an adjourned match is played on like this.")
        if me == WAITS or not self._takeover.decides(table, me):
            raise NotYours("Only the host of the table may do this.")
        document = await document_of(self._matches.store, table.id)
        lines = await asyncio.to_thread(fitting, table, document, self._matches.clock.now())
        if lines is None:
            raise NotNow(table.reason)
        new = tokens.new_table_id()
        code = tokens.new_code() if table.record.code else None  # the old one leads to the old table
        different = {"version": table.game.version, "host": me, "code": code, **self._matches.adopt(new)}
        record = going_on(table.record, new, self._matches.clock.now(), **different)
        moved_on = Edit({"status": "ended", "rematch": new})
        async with self._creations.taken(client, "new tables"):
            before = (table.id, table.record.revision, moved_on)
            await self._matches.store.create(record, [*map(_seat, table.seats)], before, lines)
        table.take(moved_on)
        log.info("played-on", table=new, origin=table.id, at=len(lines))
        (await self._matches.find(new)).maker = client
        self._matches.tell(table, "table")
        return new

    async def _fit(self, table: Table) -> Fit:
        if table.record.started is None:
            return None, 0
        async with self._one:  # whoever else asks meanwhile finds the answer
            if table.id not in self._kept:
                document = await document_of(self._matches.store, table.id)
                lines = await asyncio.to_thread(fitting, table, document, 0.0)
                self._kept[table.id] = (None if lines is None else len(lines), len(document["choices"]))
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return self._kept[table.id]

    async def _is_given(self, table: Table) -> bool:
        """Whether nobody who sits there can be cheated by whoever knows the cards: nobody plays on, or nobody else."""
        if table.record.started is None:
            return False
        alone = sum(seat.kind == "open" or seat.token is not None for seat in table.seats) <= 1
        return (alone and _next_of(table) is None) or await self._is_done(table)

    async def _is_done(self, table: Table) -> bool:
        """Whether the match is over or ended, wherever it was played on."""
        try:
            while (following := _next_of(table)) is not None:
                table = await self._matches.find(following)
        except UnknownTable:  # it has been deleted
            return True
        return table.record.status in ("over", "ended")


def fitting(table: Table, document: Mapping[str, Any], at: float) -> list[Entry] | None:  # Any: JSON
    """The choices of a match that the installed rules take, from the first, as lines of a log; None: no match begins.

    A choice is known by its key: it may stand elsewhere among the options. One that would end the match is left to
    be made again.
    """
    if not table.is_committed:
        return None
    lines: list[Entry] = []
    try:
        match = table.begin(at).match
    except Exception:  # noqa: BLE001  # the game is gone, is not for so many, or cannot lay this out any more
        return None
    for seat, _, key in document["choices"]:
        decision = match.decision(seat)
        index = None if decision is None else decision.find(key)
        if index is None:
            break
        try:
            match.choose(seat, index)
        except Exception:  # noqa: BLE001  # whatever is wrong between these choices and the rules, the others stand
            break
        if match.over:
            break
        lines.append(Entry(len(lines) + 1, seat, index, key, at))
    return lines


def _next_of(table: Table) -> str | None:
    """The table at which an adjourned match is played on."""
    return table.record.rematch if table.record.status == "ended" else None


def _seat(seat: SeatRecord) -> SeatRecord:
    """The same person or bot at the same seat; an invitation is a new one, as no two seats share one."""
    free = seat.kind == "open"
    code, link = (tokens.new_code(), tokens.new_link()) if free else (None, None)
    return replace(seat, code=code, link=link, presets={}, came_from=None)
