"""Token buckets: how much each name may have at once, and how quickly it comes back. In memory, for one process."""

MOST = 10_000
"""Names that are remembered; the one that has been quiet for longest is forgotten first."""


class TokenBuckets:
    """At most `burst` at once, and `per_second` in the long run, for each name."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._rate = per_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, name: str, now: float, count: int = 1) -> float:
        """Take so many for a name, at a time in seconds; gives the seconds until there are enough, 0 if there were."""
        left, then = self._left.pop(name, (self._burst, now))
        left = min(self._burst, left + max(0.0, now - then) * self._rate)
        if len(self._left) >= MOST:
            self._left.pop(next(iter(self._left)))
        self._left[name] = (left - count if left >= count else left, now)
        return 0.0 if left >= count else (count - left) / self._rate
