"""Running tables come back into memory when a server starts, one after the other, so that nobody waits for them."""

from collections.abc import Awaitable, Callable, Sequence

import structlog

from croupier.server.errors import StoreFailed
from croupier.server.service.table import Table
from croupier.server.store.outage import Outage

log = structlog.get_logger("croupier")


class Resuming:
    """Loads tables by `find`, and keeps in mind those that an outage of the database has kept away."""

    def __init__(self, find: Callable[[str], Awaitable[Table]], outage: Outage) -> None:
        self._find = find
        self._outage = outage
        self._missing: set[str] = set()

    async def resume(self, ids: Sequence[str]) -> None:
        """Load these tables; a damaged one does not stop the others."""
        for table_id in ids:
            try:
                await self._find(table_id)
            except StoreFailed:
                if self._outage.lasts:
                    self._missing.add(table_id)
                else:
                    log.error("not-resumed", table=table_id, kind="StoreFailed")  # noqa: TRY400  # no traces
            except Exception as error:  # noqa: BLE001
                log.error("not-resumed", table=table_id, kind=type(error).__name__)  # noqa: TRY400  # no traces
        if ids:
            log.info("resumed", tables=len(ids))

    async def resume_missing(self) -> None:
        """Load the tables an outage has kept away."""
        ids, self._missing = sorted(self._missing), set()
        await self.resume(ids)
