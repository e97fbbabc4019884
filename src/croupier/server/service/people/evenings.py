"""Who has won how often at a table and those of which it is the rematch."""

from collections import Counter, OrderedDict
from collections.abc import Iterable

from croupier.engine.ranking import winners
from croupier.server.service.views import Evening
from croupier.server.store.database import Store
from croupier.server.store.records import SeatRecord, TableRecord

KEPT = 256
"""Tables whose evenings are remembered: what was won before them does not change any more."""

LONGEST = 50
"""So many matches an evening has at most, the newest."""


class Evenings:
    """Counts what was won since people first sat down together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], Evening] = OrderedDict()
        """By table and revision: it has another one when a keeper has changed or deleted a name."""

    async def of(self, record: TableRecord) -> Evening | None:
        """What was won up to the end of this match; None where it is no rematch."""
        key = (record.id, record.revision)
        if key not in self._kept:
            self._kept[key] = tally(await self._store.played_before(record.id, LONGEST))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        evening = self._kept[key]
        return evening if evening.matches > 1 else None


def tally(played: Iterable[tuple[TableRecord, list[SeatRecord]]]) -> Evening:
    """The wins by name, most first; a win that is shared counts for each."""
    won: Counter[str] = Counter()
    matches = 0
    for record, seats in played:
        if record.status != "over":
            continue
        matches += 1
        best = winners(record.returns)
        for seat in sorted(seats, key=lambda one: one.seat):
            won[seat.name] += seat.seat in best
    return Evening(matches, tuple(won.most_common()))
