"""Who comes to a table by an invitation: they sit down or, too late, wait for the next match or replace a bot.

An invitation that was ever right leads to its table for as long as there is one.
"""

from croupier.server.addresses import network_of
from croupier.server.errors import NoSeat, NotNow, UnknownInvitation
from croupier.server.service.people import display_names, names
from croupier.server.service.people.invitations import (
    MOST_WAIT,
    STRANGER,
    Guest,
    check_welcome,
    claimed_by,
    free_seats,
    invitation,
    invitation_of,
    invitation_to,
    renewed,
    takeable,
    too_late,
)
from croupier.server.service.people.places import Places
from croupier.server.service.people.seats import check_host, names_beside
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import Invitation, Seated
from croupier.server.store.records import Edit

WAITS = 99
"""Stands for a seat where somebody has none, but waits for the next match."""


class Guests:
    """What people do who are invited. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches, places: Places) -> None:
        self._matches = matches
        self._store = matches.store
        self._places = places
        self._guesses = matches.limit(burst=20, per_second=0.5)

    async def invitation(self, code_or_link: str, client: str = "", guest: Guest = STRANGER) -> Invitation:
        """Where a code (upper or lower case, with or without its dash) or link leads: an open seat, or a table's first.

        A guest who has claimed a seat with it already is led there again. Where no seat is free with it, the invitation
        says why (`Invitation.welcome`). Raises `UnknownInvitation`, and `TooMany` after many wrong ones.
        """
        network = network_of(client)
        await self._guesses.take(network, "invitations")  # first: who asks for many at once shall learn nothing more
        code = tokens.typed(code_or_link)
        if found := await self._store.invited(code, code_or_link):
            invited = self._to_seat(await self._matches.find(found[0]), found[1], guest)
        elif known := await self._store.with_code(code) or await self._store.retired(code, code_or_link):
            invited = self._to_table(await self._matches.find(known), code, code_or_link, guest)
        else:
            raise UnknownInvitation("Nobody is invited with this: it is mistyped, or its table has been deleted.")
        await self._guesses.give_back(network, "invitations")
        return invited

    def _to_seat(self, table: Table, seat: int, guest: Guest) -> Invitation:
        record = table.seats[seat]
        going = table.record.status in ("waiting", "running")
        invited = invitation_of(table, record) if going else None
        if invited is not None:
            return invited
        found = "seat" if seat == claimed_by(table, guest) else too_late(table)
        return invitation(table, seat, record.code or "", record.link or "", found)

    def _to_table(self, table: Table, code: str, link: str, guest: Guest) -> Invitation:
        held = table.record.code == code  # else it was once the invitation to a seat
        if held and (invited := invitation_to(table)) is not None:
            return invited
        claimed = claimed_by(table, guest) if held else None
        if claimed is not None:
            return invitation(table, claimed, code, code)
        if not held and renewed(table):
            return invitation(table, None, "", link, "renewed")
        return invitation(table, None, code if held else "", code if held else link, too_late(table))

    @retried
    async def claim(
        self, code_or_link: str, name: str, entropy: str = "", client: str = "", guest: Guest = STRANGER
    ) -> Seated:
        """Take the seat of an invitation, or the first free seat at the moment.

        A guest whose first claim was answered by nothing, because the connection broke, gets the same seat again. A
        table that is no room starts when no seat is open any more. Raises `UnknownInvitation`, `NoSeat`, `BadRequest`,
        `NameTaken`.
        """
        called = self._matches.blocked.check(display_names.called(name))
        mixed_in = names.line(entropy, "The word", names.LONGEST_WORDS, empty=True)
        invited = await self.invitation(code_or_link, client, guest)
        async with self._matches.at(invited.table) as table:
            claimed = claimed_by(table, guest)
            if claimed is not None and invited.seat in (None, claimed):
                return Seated(table.id, claimed, guest.secret(table.id) or "")
            check_welcome(table, guest)
            given = free_seats(table) if invited.seat is None else [table.seats[invited.seat]]
            seat = next((seat for seat in given if seat.kind == "open"), None)
            if invited.welcome != "seat" or table.record.status not in ("waiting", "running"):
                raise NoSeat("No seat is free at this table.")
            if seat is None or (invited.seat is not None and seat.code != tokens.typed(invited.code)):
                raise NoSeat("The seat has been taken.")
            display_names.check_free(called, names_beside(table, seat))
            secret = guest.secret(table.id) if claimed is None else None  # no two seats have one token
            return await self._places.sit_down(table, seat, called, mixed_in, secret, came_from=None)

    @retried
    async def take_over(
        self, code_or_link: str, seat: int, name: str, client: str = "", guest: Guest = STRANGER
    ) -> Seated:
        """Play on for a bot, where the host allows it (`allow_takeover`). Raises `NoSeat` and as `claim` does."""
        called = self._matches.blocked.check(display_names.called(name))
        invited = await self.invitation(code_or_link, client, guest)
        async with self._matches.at(invited.table) as table:
            check_welcome(table, guest)
            bot = next((one for one in takeable(table) if one.seat == seat), None)
            if bot is None:
                raise NoSeat("No bot gives up this seat.")
            display_names.check_free(called, names_beside(table, bot))
            secret = guest.secret(table.id) if claimed_by(table, guest) is None else None
            return await self._places.sit_down(table, bot, called, "", secret, came_from=None)

    @retried
    async def wait(self, code_or_link: str, name: str, client: str = "", guest: Guest = STRANGER) -> Seated:
        """Wait for the next match of a table that is full or has begun; the seat given is `WAITS`.

        Raises `NoSeat` where there is nothing to wait for, or too many do, and as `claim` does.
        """
        called = self._matches.blocked.check(display_names.called(name))
        invited = await self.invitation(code_or_link, client, guest)
        async with self._matches.at(invited.table) as table:
            check_welcome(table, guest)
            secret = guest.secret(table.id) or tokens.new_token()
            if table.place_of(secret) is not None:
                return Seated(table.id, WAITS, secret)
            queue = table.record.queue
            if table.record.status not in ("waiting", "running") or len(queue) >= MOST_WAIT:
                raise NoSeat("Nobody can wait for the next match here.")
            display_names.check_free(called, [*(seat.name for seat in table.seats), *(one["name"] for one in queue)])
            if claimed_by(table, guest) is not None:
                secret = tokens.new_token()
            waiting = [*queue, {"name": called, "token": tokens.hashed(secret)}]
            await self._matches.write(table, Edit({"queue": waiting}), "seats")
            return Seated(table.id, WAITS, secret)

    @retried
    async def leave(self, table_id: str, viewer: str | None) -> None:
        """Wait no more for the next match. Raises `NotNow` for who does not."""
        async with self._matches.at(table_id) as table:
            place = table.place_of(viewer)
            if place is None:
                raise NotNow("You do not wait for the next match.")
            queue = [one for number, one in enumerate(table.record.queue) if number != place]
            await self._matches.write(table, Edit({"queue": queue}), "seats")

    @retried
    async def allow_takeover(self, table_id: str, viewer: str | None, allowed: bool) -> None:
        """Say whether who comes late may take over the seat of a bot (host only)."""
        async with self._matches.at(table_id) as table:
            check_host(self._matches.acting(table, viewer), table)
            await self._matches.write(table, Edit({"takeover": allowed}), "table")
