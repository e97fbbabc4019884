"""Old tables are deleted, where the operator wants that."""

from contextlib import suppress

import structlog

from croupier.server.errors import StoreFailed
from croupier.server.service.runtime.matches import Matches

_DAY = 86_400.0
_HOUR = 3_600.0

log = structlog.get_logger("croupier.tables")


class Retention:
    """Deletes the tables that nobody has changed for `keep_days`, over or abandoned; looks again every hour."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._clock = matches.clock

    def start(self) -> None:
        """Look now, and again; not at all where everything is kept."""
        if self._matches.settings.keep_days:
            self._matches.spawn(self._delete())

    async def _delete(self) -> None:
        since = self._clock.now() - self._matches.settings.keep_days * _DAY
        with suppress(StoreFailed):
            while ids := await self._matches.store.delete_unchanged(since):
                self._matches.forget(ids)
                log.info("deleted", tables=len(ids))
        self._clock.at(self._clock.now() + _HOUR, self.start)
