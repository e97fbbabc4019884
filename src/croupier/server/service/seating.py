"""Who sits where: new tables, invitations, the waiting table, rematches."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import structlog

from croupier.bots import USUAL
from croupier.catalog import find
from croupier.engine import Json, Seed, arrange, check_setup, commitment, draw_salt, draw_seed, seed_text, was_chosen
from croupier.server.addresses import network_of
from croupier.server.errors import BadRequest, NotNow, StillHere, UnknownInvitation, UnknownTable
from croupier.server.service import keys, names, persons
from croupier.server.service.again import again
from croupier.server.service.bots import check_bot
from croupier.server.service.invitations import (
    Guest,
    claimed_by,
    free_seats,
    invitation,
    invitation_of,
    invitation_to,
    nobody,
)
from croupier.server.service.limits import Limit
from croupier.server.service.looks import Created, Invitation, NewSeat, NewTable, Seated
from croupier.server.service.matches import Matches
from croupier.server.service.presence import AWAY
from croupier.server.service.publicity import Publicity
from croupier.server.service.seats import bot_seat, check_host, name_of, names_beside, open_seat
from croupier.server.service.table import Table
from croupier.server.store.records import Edit, SeatRecord, TableRecord

log = structlog.get_logger("croupier.tables")


class Seating:
    """What people do about seats. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches, publicity: Publicity, without_people: Limit) -> None:
        self._matches = matches
        self._store = matches.store
        self._clock = matches.clock
        self._creations = matches.limit(matches.settings.creations, matches.settings.creations_per_second)
        self._without_people = without_people
        self._publicity = publicity
        self._guesses = matches.limit(burst=20, per_second=0.5)
        self._renames = matches.limit(burst=3, per_second=1 / 60)

    # -- making a table ------------------------------------------------------------------------------------------

    async def create(self, new: NewTable, client: str = "") -> Created:
        """Make a table. `client` is the address that asks.

        Raises `UnknownGame`, `BadSetup`, `BadRequest`, `NameTaken`, and `TooMany` after many tables in a short time, or
        `TooManyListed`.
        """
        client = network_of(client)
        await self._creations.take(client, "new tables")
        record = self._record(new)
        tokens: dict[int, str] = {}
        seats = self._seats(new.seats, record.language, tokens)
        persons.check_apart(seat.name for seat in seats if seat.kind != "open")
        record.host = min(tokens, default=None)
        if record.host is not None:
            seats[record.host].words = names.line(new.entropy, "The word", names.LONGEST_WORDS, empty=True)
        elif any(seat.kind == "open" for seat in seats):
            raise BadRequest("Somebody has to sit at a table with open seats.")
        if all(seat.kind != "open" for seat in seats):
            record = replace(record, **_started(seats, record.created), **self._matches.adopt(record.id))
        else:
            record.code = keys.new_code()
        if not tokens:
            await self._without_people.take(client, "tables without people")
        if record.visibility == "listed":
            await self._publicity.count(client)
        await self._store.create(record, seats)
        log.info("created", table=record.id, game=record.game, seats=[seat.kind for seat in seats])
        (await self._matches.find(record.id)).maker = client
        return Created(record.id, record.commitment, tokens)

    def _record(self, new: NewTable) -> TableRecord:
        game = find(new.game)
        variants = check_setup(game, len(new.seats), new.variants)
        seed = draw_seed() if new.seed is None else new.seed
        seed_text(seed)
        if new.seed is not None and not was_chosen(new.seed):  # such a table would look like a fair one
            raise BadRequest("A seed of 64 hexadecimal digits is one that the server draws; choose another.")
        floor = self._matches.settings.reaction_floor if new.reaction_floor is None else new.reaction_floor
        time = self._matches.settings.reaction_time if new.reaction_time is None else new.reaction_time
        if not 0 <= floor <= 60 or not 1 <= time <= 600:
            raise BadRequest("reaction_floor is from 0 to 60 seconds, reaction_time from 1 to 600.")
        position = None if new.position is None else self._checked(new, seed)
        now, salt = self._clock.now(), draw_salt()
        return TableRecord(
            id=keys.new_table_id(),
            game=game.slug,
            version=game.version,
            players=len(new.seats),
            variants=variants,
            seed=seed,
            commitment=commitment(seed, salt),
            entropy=[],
            status="waiting",
            returns=[],
            title=persons.entitled(new.title) if new.title.strip() else game.title,
            language=names.language(new.language),
            visibility=new.visibility,
            host=None,
            reaction_floor=float(floor),
            reaction_clock=new.reaction_clock,
            reaction_time=float(time),
            rematch=None,
            created=now,
            started=None,
            changed=now,
            position=position,
            advice=new.advice,
            salt=salt,
        )

    def _checked(self, new: NewTable, seed: Seed) -> Json:
        """The arranged position of a new table, tried once. Raises `BadRequest` where the operator allows none."""
        if not self._matches.settings.positions:
            raise BadRequest("At this server no table begins in an arranged position (croupier serve --positions).")
        match = arrange(find(new.game), len(new.seats), new.position or {}, seed=seed, variants=new.variants)
        return dict(match.arrangement or {})

    def _seats(self, wanted: Sequence[NewSeat], language: str, tokens: dict[int, str]) -> list[SeatRecord]:
        seats = [self._seat(number, seat, tokens) for number, seat in enumerate(wanted)]
        for seat in seats:
            seat.name = seat.name or name_of(seat.seat, seat.kind, language, {other.name for other in seats})
        return seats

    def _seat(self, number: int, seat: NewSeat, tokens: dict[int, str]) -> SeatRecord:
        name = persons.called(seat.name) if seat.name.strip() else ""
        if seat.kind == "bot":
            bot = check_bot(USUAL if seat.bot is None else seat.bot, self._matches.thinker.names)
            return SeatRecord(number, "bot", name, bot)
        if seat.bot is not None:
            raise BadRequest(f"Seat {number} is not a bot's: it cannot have a bot {seat.bot!r}.")
        if seat.kind == "open":
            return SeatRecord(number, "open", name, code=keys.new_code(), link=keys.new_link())
        tokens[number] = keys.new_token()
        return SeatRecord(number, "human", name, token=keys.hashed(tokens[number]))

    # -- invitations ---------------------------------------------------------------------------------------------

    async def invitation(self, code_or_link: str, client: str = "", guest: Guest = nobody) -> Invitation:
        """Where a code (upper or lower case, with or without its dash) or link leads: an open seat, or a table's first.

        A guest who has claimed a seat with it already is led there again. Raises `UnknownInvitation`, and `TooMany`
        after many wrong ones.
        """
        network = network_of(client)
        await self._guesses.take(network, "invitations")  # first: who asks for many at once shall learn nothing more
        code = keys.typed(code_or_link)
        invited: Invitation | None = None
        if found := await self._store.invited(code, code_or_link):
            table = await self._matches.find(found[0])
            seat = table.seats[found[1]]
            invited = invitation_of(table, seat)
            if invited is None and seat.seat == claimed_by(table, guest):
                invited = invitation(table, seat.seat, seat.code or "", seat.link or "")
        elif waiting := await self._store.with_code(code):
            table = await self._matches.find(waiting)
            invited = invitation_to(table)
            if invited is None and (claimed := claimed_by(table, guest)) is not None:
                invited = invitation(table, claimed, code, code)
        if invited is None:
            raise UnknownInvitation("Nobody is invited with this: it is mistyped, or the seat has been taken.")
        await self._guesses.give_back(network, "invitations")
        return invited

    async def claim(
        self, code_or_link: str, name: str, entropy: str = "", client: str = "", guest: Guest = nobody
    ) -> Seated:
        """Take the seat of an invitation, or the first free seat at the moment.

        A guest whose first claim was answered by nothing, because the connection broke, gets the same seat again. The
        table starts when no seat is open any more. Raises `UnknownInvitation`, `BadRequest`, `NameTaken`.
        """
        called = persons.called(name)
        mixed_in = names.line(entropy, "The word", names.LONGEST_WORDS, empty=True)
        invited = await self.invitation(code_or_link, client, guest)
        async with self._matches.at(invited.table) as table:
            claimed = claimed_by(table, guest)
            if claimed is not None and invited.seat in (None, claimed):
                return Seated(table.id, claimed, guest(table.id) or "")
            given = free_seats(table) if invited.seat is None else [table.seats[invited.seat]]
            seat = next((seat for seat in given if seat.kind == "open"), None)
            if table.record.status not in ("waiting", "running"):
                raise UnknownInvitation("The host has ended this table.")
            if seat is None or (invited.seat is not None and seat.code != keys.typed(invited.code)):
                raise UnknownInvitation("The seat has been taken.")
            persons.check_free(called, names_beside(table, seat))
            secret = guest(table.id) if claimed is None else None  # no two seats have one token
            return await self._sit_down(table, seat, called, mixed_in, secret, came_from=None)

    async def _sit_down(
        self,
        table: Table,
        seat: SeatRecord,
        name: str,
        mixed_in: str,
        token: str | None = None,
        *,
        came_from: int | None,
    ) -> Seated:
        """The invitation stays with the seat: it leads its guest there again, and nobody else.

        `came_from` is the seat of this person at the table before, if this is a rematch and they were there.
        """
        given = token or keys.new_token()
        waiting = table.record.status == "waiting"
        words = {"words": mixed_in} if waiting else {}
        self._matches.notice(table, seat.seat)
        person = {"kind": "human", "name": name, "token": keys.hashed(given), "came_from": came_from}
        await self._give(table, {seat.seat: person | words})
        return Seated(table.id, seat.seat, given)

    async def free(self, table_id: str, viewer: str | None, seat: int) -> None:
        """Open a seat again from which nobody has acted (host only): whoever claimed it has never come.

        Raises `StillHere` if somebody has acted or been there less than `AWAY` seconds ago.
        """
        async with self._matches.at(table_id, anew=True) as table:
            check_host(self._matches.acting(table, viewer), table)
            if table.record.status not in ("waiting", "running") or seat not in table.people():
                raise NotNow("Nobody sits there.")
            if not self.may_be_freed(table, seat):
                raise StillHere(f"{table.seats[seat].name} has played, or was here less than {AWAY:.0f} seconds ago.")
            rematch = any(other.came_from is not None for other in table.seats)
            whose = (seat + 1) % len(table.seats) if rematch else None  # it waits for its guest again, as in `_offer`
            opened = open_seat(table, seat) | {"token": None, "presets": {}, "came_from": whose}
            await self._matches.write(table, Edit(table.undo_without((seat,)), {seat: opened}), "seats")

    def may_be_freed(self, table: Table, seat: int) -> bool:
        """Whether nobody has acted from a person's seat, or been there for a while.

        A seat that is asked in a window cannot be freed, answered or not: that it has answered is shown nowhere.
        """
        if table.reason:  # adjourned: who has acted is not known until it goes on
            return False
        choices = () if table.progress is None else table.progress.match.choices
        acted = any(choice.seat == seat for choice in choices)
        acted |= any(asked.seat == seat for window in table.windows() for asked in window)
        return not acted and seat != table.record.host and self._matches.away_for(table, seat) >= AWAY

    # -- the waiting table ---------------------------------------------------------------------------------------

    async def rename(self, table_id: str, viewer: str | None, name: str) -> None:
        """Change the name at the viewer's seat. Raises `BadRequest`, `NameTaken`, and `TooMany` after a few."""
        called = persons.called(name)
        table = await self._matches.find(table_id)
        seat = self._matches.acting(table, viewer)
        persons.check_free(called, (other.name for other in table.seats if other.seat != seat))
        if called != table.seats[seat].name:
            await self._renames.take(f"{table_id}/{seat}", "new names")  # once, however often the write is tried
            await again(self._call)(table_id, seat, called)

    async def _call(self, table_id: str, seat: int, called: str) -> None:
        async with self._matches.at(table_id) as table:
            persons.check_free(called, (other.name for other in table.seats if other.seat != seat))
            await self._matches.write(table, Edit(seats={seat: {"name": called}}), "seats")

    async def add_entropy(self, table_id: str, viewer: str | None, text: str) -> None:
        """Mix words of the viewer into the seed; only while the table is waiting."""
        mixed_in = names.line(text, "The word", names.LONGEST_WORDS, empty=True)
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            _check_waiting(table)
            await self._matches.write(table, Edit(seats={seat: {"words": mixed_in}}), "seats")

    async def start(self, table_id: str, viewer: str | None, bot: str = USUAL) -> None:
        """Start a waiting table (host only): bots of that name take the open seats."""
        check_bot(bot, self._matches.thinker.names)
        async with self._matches.at(table_id) as table:
            check_host(self._matches.acting(table, viewer), table)
            _check_waiting(table)
            seats: dict[int, dict[str, Any]] = {}  # Any: a value of any column
            for seat in free_seats(table):
                seats[seat.seat] = bot_seat(table, seat.seat, bot, {given["name"] for given in seats.values()})
            await self._give(table, seats)

    async def seat_bot(self, table_id: str, viewer: str | None, seat: int, bot: str | None) -> None:
        """Put a bot on an open seat, or (None) open it again while the table is waiting; host only.

        A waiting table starts when no seat is open any more.
        """
        if bot is not None:
            check_bot(bot, self._matches.thinker.names)
        async with self._matches.at(table_id) as table:
            check_host(self._matches.acting(table, viewer), table)
            if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "human":
                raise BadRequest(f"Seat {seat} is nobody's to give.")
            if bot is None or table.seats[seat].kind != "open" or table.record.status != "running":
                _check_waiting(table)
            await self._give(table, {seat: open_seat(table, seat) if bot is None else bot_seat(table, seat, bot)})

    async def _give(self, table: Table, seats: Mapping[int, Mapping[str, Any]]) -> None:  # Any: a value of any column
        """Change seats. Where none is open any more at a waiting table the match starts, with the people's words."""
        given = [replace(seat, **seats.get(seat.seat, {})) for seat in table.seats]
        if table.record.status != "waiting" or any(seat.kind == "open" for seat in given):
            await self._matches.write(table, Edit(seats=seats), "seats")
        else:
            values = _started(given, self._clock.now()) | {"version": table.game.version}
            await self._matches.write(table, Edit(values | self._matches.adopt(table.id), seats), "seq")
            log.info("started", table=table.id, seats=[seat.kind for seat in table.seats])
        await self._matches.proceed(table)

    # -- again ---------------------------------------------------------------------------------------------------

    async def rematch(self, table_id: str, viewer: str | None) -> Seated:
        """Offer, or accept, another match with the seats rotated by one; gives the viewer's seat at the new table.

        The seats of the other people wait for them; the host, who offered the match, may give them to bots. Each call
        gives a new token for the seat, so a browser that has lost its token can ask again. Raises `NameTaken`
        where a guest has the viewer's name at the new table.
        """
        async with self._matches.at(table_id) as table:
            me = self._matches.acting(table, viewer)
            if table.record.status != "over":
                raise NotNow("The match is not over.")
            if await self.following(table) is None:
                await self._offer(table, me)
            following = table.record.rematch
        if following is None:
            raise NotNow("There is no other match.")
        async with self._matches.at(following) as new:
            seat = next((seat for seat in new.seats if seat.came_from == me), None)
            if seat is None:
                raise NotNow("Your seat at the new table was taken by its invitation.")
            if seat.kind == "open":
                persons.check_free(table.seats[me].name, names_beside(new, seat))
                seated = await self._sit_down(new, seat, table.seats[me].name, "", came_from=me)
            elif seat.token is not None:
                token = keys.new_token()
                await self._matches.write(new, Edit(seats={seat.seat: {"token": keys.hashed(token)}}), "seats")
                self._matches.notice(new, seat.seat)
                seated = Seated(new.id, seat.seat, token)
            else:
                raise NotNow("A bot has taken your seat at the new table.")
        self._matches.tell(table, "rematch")
        return seated

    async def following(self, table: Table) -> Table | None:
        """The table at which the match is played again; None if nobody has offered that, or it is deleted or ended."""
        try:
            found = None if table.record.rematch is None else await self._matches.find(table.record.rematch)
        except UnknownTable:
            return None
        return None if found is None or found.record.status == "ended" else found

    async def _offer(self, table: Table, me: int) -> None:
        old = table.record
        players = len(table.seats)
        new = NewTable(
            game=old.game,
            seats=tuple(
                NewSeat("open", seat.name) if seat.token else NewSeat("bot", seat.name, seat.bot)
                for seat in (table.seats[(i + 1) % players] for i in range(players))
            ),
            variants=old.variants,
            title=old.title,
            language=old.language,
            visibility="link",  # its seats wait for certain people; the host may list it
            reaction_floor=old.reaction_floor,
            reaction_clock=old.reaction_clock,
            reaction_time=old.reaction_time,
            position=old.position,
            advice=old.advice,
        )
        record = self._record(new)
        seats = self._seats(new.seats, record.language, {})
        for seat in seats:
            seat.came_from = (seat.seat + 1) % players
        record.host = (me - 1) % players
        async with self._creations.taken(table.made_by, "new tables"):
            await self._store.create(record, seats, rematch_of=(table.id, old.revision))
        table.take(Edit({"rematch": record.id}))
        (await self._matches.find(record.id)).maker = table.maker


def _started(seats: list[SeatRecord], now: float) -> dict[str, Any]:  # Any: a value of any column
    """What changes of a table when its match starts; the words of the people are fixed then."""
    return {"status": "running", "entropy": [s.words for s in seats if s.words], "started": now}


def _check_waiting(table: Table) -> None:
    if table.record.status != "waiting":
        raise NotNow("The match has started already.")
