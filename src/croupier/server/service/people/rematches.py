"""Another match of the same people: with the seats one on, and with those who have waited for it."""

from collections.abc import Sequence

from croupier.engine import fitting
from croupier.server.errors import NotNow, UnknownTable
from croupier.server.service.people import display_names
from croupier.server.service.people.guests import WAITS
from croupier.server.service.people.places import Places
from croupier.server.service.people.seating import Seating
from croupier.server.service.people.seats import names_beside, sanctions_with
from croupier.server.service.runtime import tokens
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import NewSeat, NewTable, RematchOffer, Seated
from croupier.server.store.records import QUEUED, Edit


class Rematches:
    """What people do about another match. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches, places: Places, seating: Seating) -> None:
        self._matches = matches
        self._places = places
        self._seating = seating

    @retried
    async def rematch(self, table_id: str, viewer: str | None) -> Seated:
        """Offer, or accept, another match with the seats rotated by one; gives the viewer's seat at the new table.

        The seats of the other people wait for them, and so do those of who has waited for this match; the host, who
        offered it, may give them to bots. Each call gives a new token for the seat, so a browser that has lost its
        token can ask again. Raises `NameTaken` where a guest has the viewer's name at the new table.
        """
        async with self._matches.at(table_id) as table:
            place = table.place_of(viewer)
            me = self._matches.acting(table, viewer) if place is None else QUEUED + place
            if table.record.status != "over":
                raise NotNow("The match is not over.")
            if await self.following(table) is None:
                if place is not None:
                    raise NotNow("Nobody has offered another match yet.")
                await self._offer(table, me)
            following = table.record.rematch
            called = table.seats[me].name if place is None else table.record.queue[place]["name"]
            known = table.seats[me].token if place is None else None
            muted = known if table.sanctioned("muted", known) else None
        if following is None:
            raise NotNow("There is no other match.")
        async with self._matches.at(following) as new:
            seated = await self._come_along(new, me, called, viewer or "", muted)
        self._matches.tell(table, "rematch")
        return seated

    async def _come_along(self, new: Table, me: int, called: str, viewer: str, muted: str | None) -> Seated:
        seat = next((seat for seat in new.seats if seat.came_from == me), None)
        if seat is None and new.place_of(viewer) is not None:
            return Seated(new.id, WAITS, viewer)
        if seat is None:
            raise NotNow("Your seat at the new table was taken by its invitation.")
        if seat.kind == "open":
            display_names.check_free(called, names_beside(new, seat))
        elif seat.token is None:
            raise NotNow("A bot has taken your seat at the new table.")
        token = tokens.new_token()
        if muted is not None:  # before they sit: they have another token there
            sanctions = sanctions_with(new, "muted", tokens.hashed(token), instead=muted)
            await self._matches.write(new, Edit({"sanctions": sanctions}), "seats")
        if seat.kind == "open":
            return await self._places.sit_down(new, seat, called, "", token, came_from=me)
        await self._matches.write(new, Edit(seats={seat.seat: {"token": tokens.hashed(token)}}), "seats")
        self._matches.notice(new, seat.seat)
        return Seated(new.id, seat.seat, token)

    async def offer(self, table: Table) -> RematchOffer | None:
        """Another match that is offered at a table, and who has come along."""
        new = await self.following(table)
        if new is None or table.record.status != "over":
            return None
        came = {s.came_from for s in new.seats if s.token is not None}
        return RematchOffer(new.id, tuple(seat.seat for seat in table.seats if seat.seat in came))

    async def following(self, table: Table) -> Table | None:
        """The table at which the match is played again; None if nobody has offered that, or it is deleted or ended."""
        try:
            found = None if table.record.rematch is None else await self._matches.find(table.record.rematch)
        except UnknownTable:
            return None
        return None if found is None or found.record.status == "ended" else found

    async def _offer(self, table: Table, me: int) -> None:
        old = table.record
        seats, came = _rotated(table, len(old.queue))
        new = NewTable(
            game=old.game,
            seats=tuple(seats),
            variants=old.variants,
            cards=old.cards,
            title=old.title,
            language=old.language,
            visibility="link",  # its seats wait for certain people; the host may list it
            reaction_floor=old.reaction_floor,
            reaction_clock=old.reaction_clock,
            reaction_time=old.reaction_time,
            position=old.position,
            advice=old.advice,
            takeover=old.takeover,
        )
        record = self._seating.record(new)
        made = self._seating.seats(new.seats, record, {})
        for seat, whence in zip(made, came, strict=True):
            seat.came_from = whence
        record.host = came.index(me)
        seated = sum(whence is not None and whence >= QUEUED for whence in came)
        record.queue = old.queue[seated:]
        record.sanctions = [{"table": table.id, **one} for one in old.sanctions]
        async with self._seating.creations.taken(table.made_by, "new tables"):
            followed = Edit({"rematch": record.id})
            await self._matches.store.create(record, made, before=(table.id, old.revision, followed))
        table.take(followed)
        (await self._matches.find(record.id)).maker = table.maker


def _rotated(table: Table, waiting: int) -> tuple[list[NewSeat], list[int | None]]:
    """The seats of another match, one on, and where their people come from.

    Those who wait for it get seats beside the others, and, where the game has no more, those of bots.
    """
    players = len(table.seats)
    turned = [table.seats[(i + 1) % players] for i in range(players)]
    seats = [NewSeat("open", s.name) if s.token else NewSeat("bot", s.name, s.bot) for s in turned]
    came: list[int | None] = [s.seat for s in turned]
    if table.record.position is not None:  # it is arranged for this number of players
        waiting = 0
    more = range(players, players + waiting + 1)
    most = max(fitting(table.game, table.record.variants, more), default=players)
    for place, name in enumerate(_names(table)[:waiting]):
        seat, whence = NewSeat("open", name), QUEUED + place
        bot = next((number for number, one in enumerate(seats) if one.kind == "bot"), None)
        if len(seats) < most:
            seats.append(seat)
            came.append(whence)
        elif bot is not None:
            seats[bot], came[bot] = seat, whence
    return seats, came


def _names(table: Table) -> Sequence[str]:
    return [one["name"] for one in table.record.queue]
