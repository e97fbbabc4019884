"""Who sits where: new tables, and what their people do about seats until a match begins."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import structlog

from croupier.bots import USUAL
from croupier.catalog import find
from croupier.engine import (
    Game,
    Json,
    Seed,
    arrange,
    check_setup,
    commitment,
    draw_salt,
    draw_seed,
    fitting,
    seed_text,
    was_chosen,
)
from croupier.engine.card_sets import as_text
from croupier.server.addresses import network_of
from croupier.server.errors import BadRequest, NotNow, StillHere
from croupier.server.service.people import display_names, names
from croupier.server.service.people.house_cards import HouseCards
from croupier.server.service.people.invitations import free_seats, invitation_of
from croupier.server.service.people.listing import Listing
from croupier.server.service.people.places import Places, check_waiting, started
from croupier.server.service.people.seats import bot_seat, check_host, emptied, invitations_of, name_of, open_seat
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.limits import Limit
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.presence import AWAY
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bots import check_bot
from croupier.server.service.views import READY, Created, NewSeat, NewTable, SeatView
from croupier.server.store.records import QUEUED, Edit, SeatRecord, TableRecord

log = structlog.get_logger("croupier.tables")


class Seating:
    """What people do about seats. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches, places: Places, publicity: Listing, without_people: Limit) -> None:
        self.cards = HouseCards(matches.settings)
        self._matches = matches
        self._places = places
        self._store = matches.store
        self._clock = matches.clock
        self.creations = matches.limit(matches.settings.creations, matches.settings.creations_per_second)
        self._without_people = without_people
        self._publicity = publicity
        self._renames = matches.limit(burst=3, per_second=1 / 60)

    # -- making a table ------------------------------------------------------------------------------------------

    async def create(self, new: NewTable, client: str = "") -> Created:
        """Make a table. `client` is the address that asks.

        Raises `UnknownGame`, `BadSetup`, `BadRequest`, `NameTaken`, and `TooMany` after many tables in a short time, or
        `TooManyListed`.
        """
        client = network_of(client)
        await self.creations.take(client, "new tables")
        self._check_allowed(new)
        record = self.record(new)
        issued: dict[int, str] = {}
        free = [NewSeat("open")] * (record.players - len(new.seats))
        seats = self.seats((*new.seats, *free), record, issued)
        display_names.check_apart(seat.name for seat in seats if seat.kind != "open")
        record.host = min(issued, default=None)
        if record.host is not None:
            seats[record.host].words = names.line(new.entropy, "The word", names.LONGEST_WORDS, empty=True)
        elif any(seat.kind == "open" for seat in seats):
            raise BadRequest("Somebody has to sit at a table with open seats.")
        elif record.room:
            raise BadRequest("Somebody has to open a room: it has a host.")
        if not record.room and all(seat.kind != "open" for seat in seats):
            record = replace(record, **started(seats, record.created), **self._matches.adopt(record.id))
        else:
            record.code = tokens.new_code()
        if record.room:  # one link for the table, none for its seats
            seats = [replace(seat, code=None, link=None) for seat in seats]
        if not issued:
            await self._without_people.take(client, "tables without people")
        if record.visibility == "listed":
            await self._publicity.count(client)
        await self._store.create(record, seats)
        log.info("created", table=record.id, game=record.game, seats=[seat.kind for seat in seats])
        (await self._matches.find(record.id)).maker = client
        return Created(record.id, record.commitment, issued, tokens.printed(record.code or "") if record.room else "")

    def record(self, new: NewTable) -> TableRecord:
        """The record of a new table, with its seed and the commitment to it."""
        settings = self._matches.settings
        game = self.cards.game(new.game) if new.cards is None else find(new.game).with_cards(new.cards)
        players = max(game.seats[1], len(new.seats)) if new.room else len(new.seats)
        variants = check_setup(game, _number(game, new), new.variants)
        seed = draw_seed() if new.seed is None else new.seed
        seed_text(seed)
        if new.seed is not None and not was_chosen(new.seed):  # such a table would look like a fair one
            raise BadRequest("A seed of 64 hexadecimal digits is one that the server draws; choose another.")
        floor = settings.reaction_floor if new.reaction_floor is None else new.reaction_floor
        time = settings.reaction_time if new.reaction_time is None else new.reaction_time
        if not 0 <= floor <= 60 or not 1 <= time <= 600:
            raise BadRequest("reaction_floor is from 0 to 60 seconds, reaction_time from 1 to 600.")
        position = None if new.position is None else self._checked(new, game, seed)
        now, salt = self._clock.now(), draw_salt()
        return TableRecord(
            id=tokens.new_table_id(),
            game=game.slug,
            version=game.version,
            players=players,
            variants=variants,
            seed=seed,
            commitment=commitment(seed, salt, as_text(game.card_set())),
            entropy=[],
            status="waiting",
            returns=[],
            title=self._matches.blocked.check(display_names.entitled(new.title)) if new.title.strip() else game.title,
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
            cards=dict(game.card_set()),
            position=position,
            advice=new.advice,
            salt=salt,
            room=new.room,
            takeover=new.takeover,
        )

    def _check_allowed(self, new: NewTable) -> None:
        """Raise `BadRequest` for what the operator does not let people choose. A rematch is as the table was."""
        if not self.cards.allows(new.game, new.cards or {}):
            raise BadRequest("At this server nobody chooses the cards of a table (croupier serve --positions).")
        if new.position is not None and not self._matches.settings.positions:
            raise BadRequest("At this server no table begins in an arranged position (croupier serve --positions).")

    @staticmethod
    def _checked(new: NewTable, game: type[Game], seed: Seed) -> Json:
        """The arranged position of a new table, tried once. Raises `BadRequest`."""
        if new.room:
            raise BadRequest("A position is arranged for a number of players, which is not known of a room.")
        match = arrange(game, len(new.seats), new.position or {}, seed=seed, variants=new.variants)
        return dict(match.arrangement or {})

    def seats(self, wanted: Sequence[NewSeat], record: TableRecord, issued: dict[int, str]) -> list[SeatRecord]:
        """The seats of a new table; the secrets of its people are put into `issued`."""
        seats = [self._seat(number, seat, record.game, issued) for number, seat in enumerate(wanted)]
        for seat in seats:
            seat.name = seat.name or name_of(seat.seat, seat.kind, record.language, {other.name for other in seats})
        return seats

    def _seat(self, number: int, seat: NewSeat, game: str, issued: dict[int, str]) -> SeatRecord:
        name = self._matches.blocked.check(display_names.called(seat.name)) if seat.name.strip() else ""
        if seat.kind == "bot":
            bot = check_bot(USUAL if seat.bot is None else seat.bot, self._matches.thinker.names, game)
            return SeatRecord(number, "bot", name, bot)
        if seat.bot is not None:
            raise BadRequest(f"Seat {number} is not a bot's: it cannot have a bot {seat.bot!r}.")
        if seat.kind == "open":
            return SeatRecord(number, "open", name, code=tokens.new_code(), link=tokens.new_link())
        issued[number] = tokens.new_token()
        return SeatRecord(number, "human", name, token=tokens.hashed(issued[number]))

    @retried
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
            opened = emptied(table, seat, _whose(table, seat))
            edit = Edit(table.undo_without((seat,)), {seat: opened}, retired=invitations_of(table, seat))
            await self._matches.write(table, edit, "seats")

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

    def seen(self, table: Table, me: int | None, asked: set[int], *, host: bool) -> tuple[SeatView, ...]:
        """The seats as the viewer at seat `me` sees them, who may be the `host`; `asked` are those that are asked."""
        record, going = table.record, table.record.status in ("waiting", "running")
        away = {s: self._matches.away_for(table, s) for s in table.people() if not self._matches.is_here(table, s)}
        return tuple(
            SeatView(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                connected=seat.seat not in away and seat.kind != "open",
                asked=seat.seat in asked,
                handed=seat.kind == "bot" and seat.token is not None,
                host=seat.seat == record.host,
                me=seat.seat == me,
                bot_in=max(0.0, AWAY - away[seat.seat]) if seat.seat in away else None,
                invitation=invitation_of(table, seat) if host else None,
                can_free=host and seat.seat in away and self.may_be_freed(table, seat.seat),
                doing=seat.doing if record.status == "waiting" else "",
                muted=table.sanctioned("muted", seat.token),
                in_hosts_hands=host and seat.seat != me and seat.token is not None and going,
            )
            for seat in table.seats
        )

    # -- the waiting table ---------------------------------------------------------------------------------------

    async def rename(self, table_id: str, viewer: str | None, name: str) -> None:
        """Change the name at the viewer's seat. Raises `BadRequest`, `NameTaken`, and `TooMany` after a few."""
        called = self._matches.blocked.check(display_names.called(name))
        table = await self._matches.find(table_id)
        seat = self._matches.acting(table, viewer)
        display_names.check_free(called, (other.name for other in table.seats if other.seat != seat))
        if called != table.seats[seat].name:
            await self._renames.take(f"{table_id}/{seat}", "new names")  # once, however often the write is tried
            await self._call(table_id, seat, called)

    @retried
    async def _call(self, table_id: str, seat: int, called: str) -> None:
        async with self._matches.at(table_id) as table:
            display_names.check_free(called, (other.name for other in table.seats if other.seat != seat))
            edit = Edit(seats={seat: {"name": called}}, renamed=(table.seats[seat].name, called))
            await self._matches.write(table, edit, "seats")

    @retried
    async def add_entropy(self, table_id: str, viewer: str | None, text: str) -> None:
        """Mix words of the viewer into the seed; only while the table is waiting."""
        mixed_in = names.line(text, "The word", names.LONGEST_WORDS, empty=True)
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            check_waiting(table)
            await self._matches.write(table, Edit(seats={seat: {"words": mixed_in}}), "seats")

    @retried
    async def start(self, table_id: str, viewer: str | None, bot: str = USUAL) -> None:
        """Start a waiting table (host only): bots of that name take the open seats; a room begins without these.

        Raises `BadSetup` where too few are in a room, or its variants are not for so many.
        """
        async with self._matches.at(table_id) as table:
            check_host(self._matches.acting(table, viewer), table)
            check_waiting(table)
            check_bot(bot, self._matches.thinker.names, table.record.game)
            if table.record.room:
                await self._places.begin(table)
                return
            seats: dict[int, dict[str, Any]] = {}  # Any: a value of any column
            for seat in free_seats(table):
                seats[seat.seat] = bot_seat(table, seat.seat, bot, {given["name"] for given in seats.values()})
            await self._places.give(table, seats)

    @retried
    async def set_ready(self, table_id: str, viewer: str | None, *, ready: bool) -> None:
        """Say whether the viewer wants the match of a room to begin: it does when all its people do."""
        await self._do(table_id, viewer, READY if ready else "")

    @retried
    async def learn(self, table_id: str, viewer: str | None, task: int, tasks: int) -> None:
        """Show the others at a waiting table with which task of a lesson the viewer is busy."""
        if not 0 < task <= tasks < 100:
            raise BadRequest("A lesson has its tasks from the first to the last.")
        await self._do(table_id, viewer, f"{task}/{tasks}")

    async def _do(self, table_id: str, viewer: str | None, what: str) -> None:
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            check_waiting(table)
            if table.seats[seat].doing != what:
                await self._places.give(table, {seat: {"doing": what}})

    @retried
    async def seat_bot(self, table_id: str, viewer: str | None, seat: int, bot: str | None) -> None:
        """Put a bot on an open seat, or (None) open it again while the table is waiting; host only.

        A waiting table starts when no seat is open any more.
        """
        async with self._matches.at(table_id) as table:
            check_host(self._matches.acting(table, viewer), table)
            if bot is not None:
                check_bot(bot, self._matches.thinker.names, table.record.game)
            if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "human":
                raise BadRequest(f"Seat {seat} is nobody's to give.")
            if bot is None or table.seats[seat].kind != "open" or table.record.status != "running":
                check_waiting(table)
            if bot is None:
                await self._places.give(table, {seat: open_seat(table, seat)}, invitations_of(table, seat))
            else:
                await self._places.give(table, {seat: bot_seat(table, seat, bot)})


def _number(game: type[Game], new: NewTable) -> int:
    """The number of players for which the variants of a new table are checked; of a room, any that they allow."""
    if not new.room:
        return len(new.seats)
    numbers = range(max(game.seats[0], len(new.seats)), game.seats[1] + 1)
    return next(iter(fitting(game, new.variants, numbers)), len(new.seats))


def _whose(table: Table, seat: int) -> int | None:
    """For whom a seat waits that is free again: at a rematch, for whom it was kept (`Rematches`)."""
    came = [other.came_from for other in table.seats if other.came_from is not None]
    if not came or table.seats[seat].came_from is not None:
        return table.seats[seat].came_from
    return (seat + 1) % len(table.seats) if max(came) < QUEUED else None
