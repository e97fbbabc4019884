"""Rate limits, how often somebody may do something: a token bucket for each name."""

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from croupier.server.errors import TooMany
from croupier.server.service.clock import Clock
from croupier.server.store.leases import Leases
from croupier.server.token_bucket import TokenBuckets


class Limit:
    """At most `burst` at once, and `per_second` in the long run, for each name.

    Where several processes share a database (`sharing`) they count together.
    """

    def __init__(self, clock: Clock, burst: float, per_second: float, sharing: Leases | None = None) -> None:
        self._clock = clock
        self._sharing = sharing
        self._burst = burst
        self._rate = per_second
        self._buckets = TokenBuckets(burst, per_second)

    async def take(self, name: str, what: str, count: int = 1, error: type[TooMany] = TooMany) -> None:
        """Count so many for a name. Raises `TooMany` or this `error`, which says of `what`, and when to try again."""
        await self._count(name, what, count, error)

    async def give_back(self, name: str, what: str) -> None:
        """Count one less for a name: what was taken was none of those that are limited."""
        await self._count(name, what, -1)

    @asynccontextmanager
    async def taken(self, name: str, what: str) -> AsyncIterator[None]:
        """Count one for a name, unless the block fails: then nothing was done, and it may be tried again."""
        await self.take(name, what)
        try:
            yield
        except Exception:
            await self.give_back(name, what)
            raise

    async def _count(self, name: str, what: str, count: int, error: type[TooMany] = TooMany) -> None:
        if self._sharing is not None:
            if not await self._sharing.take(f"{what} {name}", count, self._burst, self._rate, self._clock.now()):
                raise _too_many(error, what, count / self._rate)
            return
        if wait := self._buckets.take(name, self._clock.now(), count):
            raise _too_many(error, what, wait)


def _too_many(error: type[TooMany], what: str, wait: float) -> TooMany:
    return error(f"Too many {what}. Try again in {math.ceil(wait)} s.", retry_after=wait)
