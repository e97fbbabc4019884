"""Heartbeat: the sign of life of a process, in a thread of its own.

An event loop that has much to do is late, and not dead.
"""

import threading
import time

from croupier.server.store.connection import plain_url

BEAT = 1.0
"""Seconds between two signs of life."""

_HUNG = 30.0
"""Seconds after which an event loop that does nothing at all counts as dead."""

HERE = """
    INSERT INTO processes (id, kind, room, beat) VALUES (%s, %s, %s, now())
    ON CONFLICT (id) DO UPDATE SET beat = now()"""
"""Says that a process is there; as the driver has it, for its id, its kind and its room."""


class Heartbeat:
    """Says every second that a process of a kind is there, as long as its event loop says so now and then (`touch`)."""

    def __init__(self, url: str, process: str, kind: str, room: int = 0) -> None:
        self._url = url
        self._line = (process, kind, room)
        self._touched = time.monotonic()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._beat, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def touch(self) -> None:
        """The event loop runs."""
        self._touched = time.monotonic()

    def stop(self) -> None:
        """Beat no more; returns when the last beat is over."""
        self._stop.set()
        self._thread.join()

    def _beat(self) -> None:
        import psycopg

        while not self._stop.wait(BEAT):
            try:
                with psycopg.connect(plain_url(self._url), autocommit=True) as connection:
                    while not self._stop.wait(BEAT):
                        if time.monotonic() - self._touched < _HUNG:
                            connection.execute(HERE, self._line)
            except psycopg.Error:  # the event loop says what is wrong with the database
                continue
