"""Ask the bot: what it would do at a seat that is asked, for a person who does not know what to do."""

import asyncio

from croupier.bots import USUAL, liked
from croupier.engine import Match
from croupier.server.errors import NotNow
from croupier.server.service.runtime.match_state import PendingDecision
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.table import Table
from croupier.server.service.thinking.bots import Question, bot_seed
from croupier.server.service.views import Advice, Beginnings

AT_ONCE = 6
"""So many questions a seat may ask at once; then one every five seconds."""

NEAR = 0.7
"""What the advisor likes this much less than its favourite, from 0 to 1, is no good deed to begin with."""


class Advisory:
    """Advice at the tables. Nobody else learns that somebody has asked: in a window that would say something."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._limit = matches.limit(burst=AT_ONCE, per_second=0.2)

    async def advise(self, table_id: str, viewer: str | None) -> Advice:
        """What the bot would choose in the viewer's place, found from determinizations of the viewer's seat.

        Raises `NotNow` where nothing is asked of the viewer or the table does without advice, and `TooMany` after
        many questions in a short time.
        """
        table, match, pending = await self._asked(table_id, viewer)
        return Advice(pending.id, pending.decision.keys[await self._chosen(table, match, pending)])

    async def beginnings(self, table_id: str, viewer: str | None) -> Beginnings:
        """What is worth trying in the viewer's place: the bot's choice, then what the advisor likes nearly as much.

        Raises what `advise` raises.
        """
        table, match, pending = await self._asked(table_id, viewer)
        first = await self._chosen(table, match, pending)
        seed = bot_seed(table.record.seed, f"{pending.id}/beginnings")
        scores = await asyncio.to_thread(liked, match, pending.seat, seed)
        near = [n for n, score in enumerate(scores) if n != first and score >= max(scores) - NEAR]
        near.sort(key=lambda n: -scores[n])
        return Beginnings(pending.id, tuple(pending.decision.keys[n] for n in (first, *near)))

    async def _asked(self, table_id: str, viewer: str | None) -> tuple[Table, Match, PendingDecision]:
        table = await self._matches.find(table_id)
        seat = self._matches.acting(table, viewer)
        progress = table.running()
        if not table.record.advice:
            raise NotNow("At this table nobody asks the bot.")
        pending = progress.pending.get(seat)
        if pending is None or table.answered(pending) is not None:
            raise NotNow("Nothing is asked of you now.")
        await self._limit.take(f"{table_id} {seat}", "questions to the bot")
        return table, progress.match, pending

    async def _chosen(self, table: Table, match: Match, pending: PendingDecision) -> int:
        seed = bot_seed(table.record.seed, f"{pending.id}/advice")
        question = Question(match.save(), pending.seat, USUAL, seed, maker=table.made_by)
        return await self._matches.thinker.choose(question)
