"""Running tables come back into memory one by one, so that their bots and clocks go on."""

from collections.abc import Awaitable, Callable, Sequence

import structlog

from croupier.server.errors import StoreFailed, UnknownTable
from croupier.server.service.runtime.table import Table
from croupier.server.store.circuit_breaker import CircuitBreaker

log = structlog.get_logger("croupier.tables")


class Resuming:
    """Finds tables, one after the other; those that cannot be read while the database fails are left for later."""

    def __init__(self, find: Callable[[str], Awaitable[Table]], outage: CircuitBreaker) -> None:
        self._find = find
        self._outage = outage
        self._left: set[str] = set()
        self._stopped = False

    def stop(self) -> None:
        """Bring none back any more: the server closes, and many tables take a while."""
        self._stopped = True

    async def resume(self, ids: Sequence[str]) -> None:
        """Bring these tables back. One that is damaged does not stop the others."""
        for table_id in ids:
            if self._stopped:
                return
            try:
                await self._find(table_id)
            except UnknownTable:  # it has been deleted meanwhile
                continue
            except Exception as error:  # noqa: BLE001  # whatever is wrong with a table is wrong with that one alone
                if isinstance(error, StoreFailed) and self._outage.lasts:
                    self._left.add(table_id)
                else:
                    log.error("not-resumed", table=table_id, kind=type(error).__name__)  # noqa: TRY400  # no traces
        if ids:
            log.info("resumed", tables=len(ids))

    def left(self) -> list[str]:
        """The tables that were left for later; they are not any more."""
        ids, self._left = sorted(self._left), set()
        return ids
