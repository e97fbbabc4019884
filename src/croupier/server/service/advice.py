"""Ask the bot: what it would do at a seat that is asked, for a person who does not know what to do."""

from croupier.bots import USUAL
from croupier.server.errors import NotNow
from croupier.server.service.bots import Question, bot_seed
from croupier.server.service.looks import Advice
from croupier.server.service.matches import Matches

AT_ONCE = 6
"""So many questions a seat may ask at once; then one every five seconds."""


class Advising:
    """Advice at the tables. Nobody else learns that somebody has asked: in a window that would say something."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._limit = matches.limit(burst=AT_ONCE, per_second=0.2)

    async def advise(self, table_id: str, viewer: str | None) -> Advice:
        """What the bot would choose in the viewer's place, found from determinizations of the viewer's seat.

        Raises `NotNow` where nothing is asked of the viewer or the table does without advice, and `TooMany` after
        many questions in a short time.
        """
        table = await self._matches.find(table_id)
        seat = self._matches.acting(table, viewer)
        progress = table.running()
        if not table.record.advice:
            raise NotNow("At this table nobody asks the bot.")
        pending = progress.pending.get(seat)
        if pending is None or table.answered(pending) is not None:
            raise NotNow("Nothing is asked of you now.")
        await self._limit.take(f"{table_id} {seat}", "questions to the bot")
        seed = bot_seed(table.record.seed, f"{pending.id}/advice")
        index = await self._matches.thinker.choose(
            Question(progress.match.save(), seat, USUAL, seed, maker=table.made_by)
        )
        return Advice(pending.id, pending.decision.keys[index])
