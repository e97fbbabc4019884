"""Server-sent events of a table: how far it is, or the whole look, whenever something has changed."""

from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass

from croupier.server.api import shapes
from croupier.server.api.json_response import encoded
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.views import TableView
from croupier.server.streams import STILL_HERE, WhileRead, beating, event


async def numbers(tables: Tables, table: str, viewer: str | None, after: int) -> AsyncIterator[bytes]:
    """`{"seq": n}` for each line of the log after that one, as it comes; ends when the host ends the table."""
    async with tables.subscribe(table, viewer) as changes:
        seen = await tables.look(table, viewer)
        sent = seen.seq
        for seq in range(after + 1, sent + 1):
            yield _line(seq)
        if seen.status == "ended":
            return
        async for change in beating(changes):
            if change is None:
                yield STILL_HERE
                continue
            for seq in range(sent + 1, change.seq + 1):
                yield _line(seq)
            sent = max(sent, change.seq)
            if change.kind == "table" and (await tables.look(table, viewer)).status == "ended":
                return  # nothing comes any more, and who asks again sees why


def _line(seq: int) -> bytes:
    return event(f'{{"seq":{seq}}}', number=seq)


@dataclass(slots=True, eq=False)
class _Shared:
    """The newest look of all who see the same: its event, and up to which change it goes.

    Who reads remembers its `mark`, and not the event: of hundreds of streams most wait.
    """

    readers: int = 0
    told: int = -1
    mark: int = 0
    ended: bool = False
    event: bytes = b""

    def take(self, look: TableView, language: str | None) -> None:
        """Encode a look, if it is newer, or the newest is kept no longer."""
        if look.told > self.told or not self.event:
            self.event = event(encoded(shapes.shown(look, language)).decode(), number=look.seq)
            self.told, self.mark, self.ended = look.told, hash(self.event), look.status == "ended"

    def given(self) -> bytes:
        """The event, for one of the readers; kept where there are others."""
        found = self.event
        if self.readers == 1:
            self.event = b""
        return found


class Looks:
    """Streams of looks at tables; each look is taken and encoded once for all who see the same."""

    def __init__(self) -> None:
        self._shared = WhileRead(_Shared)

    async def follow(
        self, tables: Tables, table: str, viewer: str | None, language: str | None
    ) -> AsyncGenerator[bytes]:
        """The look of a viewer, now and whenever it has changed; ends when the host ends the table."""
        async with tables.subscribe(table, viewer) as changes:
            look = await tables.look(table, viewer)
            me = look.me
            # In a room seats may still get other numbers, and who waits for the next match has a place of their own.
            key = (table, me, look.status == "waiting", viewer if look.place is not None else None, language)
            with self._shared.of(key) as shared:
                shared.take(look, language)
                del look
                mark = shared.mark
                yield shared.given()
                if shared.ended:
                    return
                async for change in beating(changes):
                    if change is None:
                        yield STILL_HERE
                        continue
                    if change.number > shared.told:
                        look = await tables.look(table, viewer, asking=False)
                        if look.me != me:
                            return  # seats have other numbers now: it begins anew
                        shared.take(look, language)
                        del look
                    else:
                        await tables.check(table, viewer)
                    if shared.mark != mark:
                        mark = shared.mark
                        yield shared.given()
                    if shared.ended:
                        return
