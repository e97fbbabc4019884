"""Chat: the messages people at a table write to each other."""

from croupier.server.errors import Muted
from croupier.server.service.people import names
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.retry import retried
from croupier.server.service.views import Message

MESSAGES = 200
"""So many messages are read at most: who writes without end makes nobody else read it all."""


class Chat:
    """What is written at a table. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._store = matches.store
        self._clock = matches.clock
        self._messages = matches.limit(burst=5, per_second=0.5)

    async def messages(self, table_id: str, viewer: str | None, after: int = 0) -> tuple[Message, ...]:
        """The newest `MESSAGES` messages with numbers above `after`, oldest first, without those of who is muted."""
        table = await self._matches.find(table_id)
        self._matches.notice(table, table.seat_of(viewer))
        found = await self._store.messages(table_id, MESSAGES, after)
        return tuple(one for one in found if not table.sanctioned("muted", one.author))

    @retried
    async def say(self, table_id: str, viewer: str | None, text: str) -> Message:
        """Send a message: plain text of 1 to 500 characters; seated people only.

        Raises `TooMany`, `BadRequest`, and `Muted` for whom the host has muted.
        """
        said = self._matches.blocked.check(names.message(text))
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            await self._messages.take(f"{table_id}/{seat}", "messages")
            me = table.seats[seat]
            if table.sanctioned("muted", me.token):
                raise Muted("The host has muted you at this table: nobody reads what you write.")
            written = Message(0, seat, me.name, said, self._clock.now(), author=me.token or "")
            message = await self._store.add_message(table_id, written)
            self._matches.tell(table, "chat")
            return message
