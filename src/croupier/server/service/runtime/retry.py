"""Retry: what is tried again, because another process has changed the table meanwhile."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from croupier.server.errors import StoreFailed
from croupier.server.store.writer import StaleRevision

_ATTEMPTS = 20
"""How often something is tried when other processes change the table first, again and again."""

P = ParamSpec("P")
T = TypeVar("T")


def retried(action: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """The action, tried again when another process has changed the table first: then it may still be possible."""

    @wraps(action)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(_ATTEMPTS):
            try:
                return await action(*args, **kwargs)
            except StaleRevision:
                continue
        raise StoreFailed("Other processes change the table all the time.")

    return tried
