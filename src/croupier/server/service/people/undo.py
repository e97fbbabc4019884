"""Undo: choices that are taken back, alone or because all others agree."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict

from croupier.engine import CannotUndo
from croupier.server.errors import BadRequest, NotNow
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.retry import retried
from croupier.server.service.runtime.table import Table
from croupier.server.service.views import Undone, UndoRequest
from croupier.server.store.records import Edit, Entry

TAKEN_BACK = 20
TAKEN_BACK_PER_SECOND = 0.2
"""A seat takes back, or asks to, so many choices at once, and so many per second after that. The log keeps them all: it
would have no end, and whoever loads the table would have to play it again."""


class Undo:
    """Choices taken back. Errors and viewers are those of `Tables`."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._clock = matches.clock
        self._taken_back = matches.limit(TAKEN_BACK, TAKEN_BACK_PER_SECOND)

    async def ask(self, table_id: str, viewer: str | None) -> bool:
        """Ask to take the last choice back. True if it is done at once, because nobody else has to consent.

        Raises `CannotUndo` if it is not the viewer's choice, or something came of it that cannot be taken back, and
        `TooMany` after many.
        """
        async with self._counted(table_id, viewer):
            return await self._ask(table_id, viewer)

    @retried
    async def _ask(self, table_id: str, viewer: str | None) -> bool:
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            if not table.playing().match.can_undo(seat):
                raise CannotUndo("Your last choice cannot be taken back: somebody chose, saw or drew since.")
            others = tuple(other for other in table.people() if other != seat)
            return await self._undo_if_agreed(table, UndoRequest(seat, others))

    async def retract(self, table_id: str, viewer: str | None) -> int:
        """Take back a secret choice that has not been revealed, to choose again; gives the table's seq.

        Nobody has to consent; others see only that the seat chooses again. Raises `CannotUndo` once all have chosen,
        and `TooMany` after many.
        """
        async with self._counted(table_id, viewer):
            return await self._retract(table_id, viewer)

    @retried
    async def _retract(self, table_id: str, viewer: str | None) -> int:
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            progress = table.playing()
            if progress.secret_choice(seat) is None:
                raise CannotUndo("Your choice cannot be changed any more: something has come of it.")
            own = next(choice for choice in reversed(progress.match.choices) if choice.seat == seat)
            entry = Entry(progress.seq + 1, seat, own.index, own.key, self._clock.now(), undo=True)
            await self._matches.append(table, [entry])
            await self._matches.proceed(table)
            return table.running().seq

    @retried
    async def answer(self, table_id: str, viewer: str | None, *, agree: bool) -> bool:
        """Consent to a request to undo, or refuse it. True if the choice is taken back now."""
        async with self._matches.at(table_id) as table:
            seat = self._matches.acting(table, viewer)
            asked = table.undo
            if asked is None:
                raise NotNow("Nobody asks to take a choice back any more.")
            if not agree:
                await self._matches.write(table, Edit({"undo": None}), "undo")
                return False
            if seat not in asked.waiting:
                raise BadRequest("Your consent is not asked for.")
            others = tuple(other for other in asked.waiting if other != seat)
            return await self._undo_if_agreed(table, UndoRequest(asked.seat, others))

    @asynccontextmanager
    async def _counted(self, table_id: str, viewer: str | None) -> AsyncIterator[None]:
        seat = (await self._matches.find(table_id)).person(viewer)
        async with self._taken_back.taken(f"{table_id}/{seat}", "choices taken back"):
            yield

    async def _undo_if_agreed(self, table: Table, asked: UndoRequest) -> bool:
        if asked.waiting:
            await self._matches.write(table, Edit({"undo": asdict(asked)}), "undo")
            return False
        progress = table.playing()
        last, seq = progress.match.choices[-1], progress.seq + 1
        entry = Entry(seq, last.seat, last.index, last.key, self._clock.now(), undo=True)
        await self._matches.append(table, [entry], Undone(last.seat, seq))
        self._matches.tell(table, "undo")
        await self._matches.proceed(table)
        return True
