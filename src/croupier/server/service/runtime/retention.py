"""Old tables are deleted, where the operator wants that; what was done about others is forgotten in any case."""

from contextlib import suppress

import structlog

from croupier.server.errors import StoreFailed
from croupier.server.service.runtime.matches import Matches

_DAY = 86_400.0
_HOUR = 3_600.0

log = structlog.get_logger("croupier.tables")


class Retention:
    """Deletes the tables that nobody has changed for `keep_days`, over or abandoned; looks again every hour.

    What was done or settled `audit_days` ago is forgotten then as well, and reports that nobody has settled with the
    tables of their time.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._clock = matches.clock

    def start(self) -> None:
        """Look now, and again."""
        self._matches.spawn(self._delete())

    async def _delete(self) -> None:
        settings, now = self._matches.settings, self._clock.now()
        oldest = now - settings.keep_days * _DAY if settings.keep_days else 0.0
        with suppress(StoreFailed):
            await self._matches.moderation.forget_before(now - settings.audit_days * _DAY, oldest)
            while settings.keep_days and (ids := await self._matches.store.delete_unchanged(oldest)):
                self._matches.forget(ids)
                log.info("deleted", tables=len(ids))
        self._clock.at(self._clock.now() + _HOUR, self.start)
