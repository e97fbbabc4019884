"""Moderation at a table: what a host does about people, and what anybody reports to the keeper."""

from secrets import token_hex
from typing import Any

from croupier.bots import USUAL
from croupier.server.addresses import network_of
from croupier.server.errors import BadRequest, NotNow
from croupier.server.service.people import names
from croupier.server.service.people.chat import Chat
from croupier.server.service.people.seats import bot_seat, check_host, emptied, invitations_of, sanctions_with
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.store.records import AuditLine, Edit, Report, ReportKind

REPORTS = 5
SECONDS_A_REPORT = 300
"""An address reports so much at once, and once more in so many seconds."""


class Moderation:
    """What can be done about people and what they write. Errors and viewers are those of `Tables`.

    `client` is the address that asks; it is kept only where the operator wants that.
    """

    def __init__(self, matches: Matches, chat: Chat) -> None:
        self._matches = matches
        self._chat = chat
        self._reports = matches.limit(REPORTS, 1 / SECONDS_A_REPORT)

    @retried
    async def kick(self, table_id: str, viewer: str | None, seat: int, client: str = "") -> None:
        """Take a person's seat away (host only): at a waiting table it is free again, in a match a bot plays on.

        The browser that had it gets no seat here any more, and the invitations that led to it, or to the table, are
        replaced by others. Raises `NotNow` where no other person sits or the match is over.
        """
        async with self._matches.at(table_id) as table:
            token = self._other(table, viewer, seat)
            if table.record.status == "waiting":
                lost = emptied(table, seat)
            else:
                lost = bot_seat(table, seat, USUAL) | {"token": None, "presets": {}, "code": None, "link": None}
            values: dict[str, Any] = {
                **table.undo_without((seat,)),
                "sanctions": sanctions_with(table, "kicked", token),
            }
            retired = invitations_of(table, seat)
            if table.record.code is not None:
                retired, values["code"] = (*retired, table.record.code), tokens.new_code()
            edit = Edit(values, {seat: lost}, retired=retired, audit=self._line("kicked", table, seat, client))
            await self._matches.write(table, edit, "seats")
            await self._matches.proceed(table)

    @retried
    async def mute(self, table_id: str, viewer: str | None, seat: int, *, muted: bool, client: str = "") -> None:
        """Let a person write to nobody at this table, or again (host only); what they have written is not shown.

        Raises `NotNow` as `kick` does.
        """
        async with self._matches.at(table_id) as table:
            token = self._other(table, viewer, seat)
            if table.sanctioned("muted", token) == muted:
                return
            kept = [one for one in table.record.sanctions if one != {"kind": "muted", "token": token}]
            line = self._line("muted" if muted else "unmuted", table, seat, client)
            edit = Edit({"sanctions": sanctions_with(table, "muted", token) if muted else kept}, audit=line)
            await self._matches.write(table, edit, "seats")
            self._matches.tell(table, "moderated")

    async def report(
        self, table_id: str, viewer: str | None, what: tuple[str, int], reason: str, client: str = ""
    ) -> None:
        """Report to the keeper: (`table`, 0) is its title, (`name`, 1) the name at seat 1, (`message`, 7) a message.

        It is kept as it is now. Whoever sees the table may do so. Raises `BadRequest` where there is no such thing or
        no reason, and `TooMany` after a few.
        """
        table = await self._matches.find(table_id)
        self._matches.notice(table, table.seat_of(viewer))
        said, seen = names.message(reason), await self._seen(table, viewer, *what)
        await self._reports.take(network_of(client), "reports")
        now, address = self._matches.clock.now(), self._kept(client)
        report = Report(token_hex(8), now, table_id, *seen, said, address=address)
        await self._matches.moderation.report(report)

    async def _seen(self, table: Table, viewer: str | None, kind: str, number: int) -> tuple[ReportKind, str, str]:
        """Of what kind it is, whose, and what it says; nothing that the viewer does not see."""
        if kind == "table":
            return "table", "", table.record.title
        if kind == "name" and 0 <= number < len(table.seats):
            return "name", table.seats[number].name, table.seats[number].name
        if kind == "message":
            for one in await self._chat.messages(table.id, viewer):
                if one.number == number:
                    return "message", one.name, one.text
        raise BadRequest("There is no such name or message at this table.")

    def _other(self, table: Table, viewer: str | None, seat: int) -> str:
        """The hashed token of the person at a seat that is not the host's."""
        me = self._matches.acting(table, viewer)
        check_host(me, table)
        token = table.seats[seat].token if 0 <= seat < len(table.seats) and seat != me else None
        if token is None or table.record.status not in ("waiting", "running"):
            raise NotNow("No other person sits there.")
        return token

    def _line(self, deed: str, table: Table, seat: int, client: str) -> AuditLine:
        return AuditLine(self._matches.clock.now(), "host", deed, table.id, str(seat + 1), self._kept(client))

    def _kept(self, client: str) -> str:
        return client if self._matches.settings.log_addresses else ""
