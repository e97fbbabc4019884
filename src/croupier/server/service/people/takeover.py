"""Takeover: people who are away. Nudges, bots that play for them, and tables that are ended."""

from collections.abc import Mapping
from contextlib import nullcontext

from croupier.bots import USUAL
from croupier.server.addresses import network_of
from croupier.server.errors import BadRequest, NotNow, StillHere
from croupier.server.service.people.seats import check_host
from croupier.server.service.runtime.limits import Limit
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.presence import AWAY
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bots import check_bot
from croupier.server.store.records import Edit


class Takeover:
    """What can be done when somebody is away. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches, without_people: Limit) -> None:
        self._matches = matches
        self._without_people = without_people
        self._nudges = matches.limit(burst=2, per_second=0.1)

    async def nudge(self, table_id: str, viewer: str | None, seat: int) -> None:
        """Remind a person who is asked: the pages of that seat show and sound it.

        Raises `BadRequest` if that seat is not asked, or no person plays it; `TooMany` after a few nudges. A seat that
        only looks as if it were asked is not disturbed.
        """
        async with self._matches.at(table_id) as table:
            me = self._matches.acting(table, viewer)
            progress = table.playing()
            asked = next((one for one in progress.asked(me) if one.seat == seat), None)
            if seat == me or seat not in table.people() or asked is None:
                raise BadRequest(f"Seat {seat} is not a person whom the table waits for.")
            if table.is_window(asked):
                raise NotNow("Everybody is asked here, and nobody may see who has answered.")
            await self._nudges.take(f"{table_id}/{me}", "nudges")
            if seat in progress.pending:
                self._matches.tell(table, "nudge", only=seat)

    @retried
    async def hand_over(
        self, table_id: str, viewer: str | None, bot: str = USUAL, seat: int | None = None, client: str = ""
    ) -> None:
        """Let a bot play for the viewer, or the usual one for a person who has been away for `AWAY` seconds.

        Nobody chooses how well another's hand is played: `bot` is for one's own. `client` is the address that asks. A
        table that is left without a person counts for it as one that was made so: raises `TooMany` after many.
        """
        async with self._matches.at(table_id, anew=True) as table:
            me = self._matches.acting(table, viewer)
            check_bot(bot, self._matches.thinker.names, table.record.game)
            table.playing()
            whose = me if seat is None else seat
            if whose not in table.people():
                raise BadRequest(f"No person plays seat {whose}.")
            if whose != me and self._matches.away_for(table, whose) < AWAY:
                raise StillHere(f"{table.seats[whose].name} has not been away for {AWAY:.0f} seconds.")
            await self._seat_bots(table, {whose: bot if whose == me else USUAL}, client)

    @retried
    async def finish(self, table_id: str, viewer: str | None, bot: str = USUAL, client: str = "") -> None:
        """Let bots play for the host and for everybody who has been away for `AWAY` seconds (host only).

        `bot` plays for the host, the usual one for the others. Who is there plays on; if nobody is, the bots finish the
        match. `client` as in `hand_over`.
        """
        async with self._matches.at(table_id, anew=True) as table:
            host = self._matches.acting(table, viewer)
            check_bot(bot, self._matches.thinker.names, table.record.game)
            check_host(host, table)
            table.playing()
            away = [seat for seat in table.people() if seat == host or self._matches.away_for(table, seat) >= AWAY]
            await self._seat_bots(table, {seat: bot if seat == host else USUAL for seat in away}, client)

    @retried
    async def take_back(self, table_id: str, viewer: str | None) -> None:
        """Take the viewer's seat back from the bot that plays for it."""
        async with self._matches.at(table_id) as table:
            me = self._matches.acting(table, viewer)
            if table.seats[me].kind != "bot":
                raise NotNow("No bot plays for you.")
            await self._matches.write(table, Edit(seats={me: {"kind": "human", "bot": None}}), "seats")
            await self._matches.proceed(table)

    @retried
    async def end(self, table_id: str, viewer: str | None) -> None:
        """End a table that waits or is being played, without a result. Nobody can go on with it.

        Raises `NotYours` for all but the host; whether another may end an adjourned match, `decides` says.
        """
        async with self._matches.at(table_id, anew=True) as table:
            me = self._matches.acting(table, viewer)
            if not self.decides(table, me):
                check_host(me, table)
            if table.record.status in ("over", "ended"):
                raise NotNow("The match is over.")
            edit = Edit({"status": "ended"})
            await self._matches.write(table, edit, "table")
            table.stop_alarm()

    def decides(self, table: Table, me: int) -> bool:
        """Whether this seat says what becomes of a match: the host's does.

        Of an adjourned one whoever sits there does, where the host is a bot or has been away for `AWAY` seconds.
        """
        host = table.record.host
        if me == host or not table.reason:
            return me == host
        return host not in table.people() or self._matches.away_for(table, host) >= AWAY

    async def _seat_bots(self, table: Table, bots: Mapping[int, str], client: str) -> None:
        given = {seat: {"kind": "bot", "bot": bot, "presets": {}} for seat, bot in bots.items()}
        left = set(table.people()) <= bots.keys()
        async with self._without_people.taken(network_of(client), "tables without people") if left else nullcontext():
            await self._matches.write(table, Edit(table.undo_without(bots), given), "seats")
        await self._matches.proceed(table)
