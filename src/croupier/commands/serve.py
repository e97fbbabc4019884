"""The web table: an address that is free, a database that can be used, then the server."""

import asyncio
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import structlog
import typer
import uvicorn

from croupier import __version__
from croupier.commands.activation import passed_on
from croupier.commands.processes import serve_in
from croupier.server.addresses import from_here, from_others, qr_code
from croupier.server.app import create_app
from croupier.server.errors import PortTaken, StoreFailed
from croupier.server.logs import set_up
from croupier.server.metrics import Metrics, publish, published_for_all
from croupier.server.proxies import TrustedProxies
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.people.house_cards import HouseCards
from croupier.server.settings import Settings
from croupier.server.store.connection import sqlite_file
from croupier.server.store.database import Store
from croupier.server.store.file_lock import alone
from croupier.server.timeouts import PatientProtocol, Stopping

GRACE = 5
"""Seconds that requests under way have when the server stops."""

FILES = 65_536
"""Open files the server asks the system for, connections included."""

BACKLOG = 1024
"""Connections that may wait to be accepted."""

GARBAGE = (2_000, 10, 250)
"""How seldom Python looks for garbage. By its own numbers a server of 200 tables stands still for 0.3 s every 5 s, to
find nothing: what a match leaves behind has no circles."""

TURN = 0.0005
"""Seconds after which a thread lets another run. By Python's own number an answer loses 5 ms each time that it waits
for anything, while matches are played again beside it."""


log = structlog.get_logger("croupier.processes")


class _Server(uvicorn.Server):
    """Ends the open streams as soon as it is told to stop: it would wait for them. Then others move its tables."""

    def __init__(self, config: uvicorn.Config, tables: Tables, serving: Callable[[], None]) -> None:
        super().__init__(config)
        self._tables = tables
        self._serving = serving
        self._state = self.server_state = Stopping()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the tables, then the door. Raises `StoreFailed`, which the application could only write into the log."""
        await self._tables.open()
        await super().startup(sockets)
        self._serving()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, leave the tables to the others, answer what has been asked."""
        self._state.stopping = True
        for listener in sockets or ():
            await self._let_in(listener)
        leaving = asyncio.create_task(self._tables.hand_over())  # as soon as nobody is let in
        await super().shutdown(sockets)
        await leaving

    async def _let_in(self, listener: socket.socket) -> None:
        """Let those in who are at the door: whoever waits there when the socket is closed would be cut off."""
        made = partial(PatientProtocol, self.config, self.server_state, self.lifespan.state)
        with suppress(OSError):  # nobody waits any more
            while True:
                connection, _ = listener.accept()
                connection.setblocking(False)
                await asyncio.get_running_loop().connect_accepted_socket(made, connection)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come."""
        self._tables.end_streams()
        super().handle_exit(sig, frame)


def serve(*, open_browser: bool, **flags: Any) -> None:  # Any: a value of any setting
    """Serve until somebody stops it. Raises `BadSettings`, `PortTaken`, `StoreFailed` before anything is served."""
    settings = Settings.from_environment(**flags)
    HouseCards(settings)  # what is wrong with them is said before anything is served
    set_up(settings.log_level)
    given = passed_on()
    with given or listen(settings.host, settings.port) as listener, ExitStack() as held:
        held.enter_context(alone(settings.database))  # before anything is brought up to date under another server
        made = _to_be_made(settings.database)
        with _not_left_empty(made):
            asyncio.run(_try_database(settings))
        metrics, ended = _publish(settings, held)
        there, port = listener.getsockname()[:2]
        host = settings.host if given is None else there
        settings = replace(settings, address=settings.address or from_others(host, port))
        here = from_here(host, port)
        log.info("serving", version=__version__, processes=settings.processes)
        say_where(here + settings.path, settings.address and settings.address.rstrip("/") + settings.path)
        if made is not None:  # who has mistyped its name looks for their tables in vain
            typer.echo(f"Tables are kept in {made}, which is new.")
        if open_browser:
            opener = threading.Timer(1.0, webbrowser.open, [here])
            opener.daemon = True
            opener.start()
        if settings.processes > 1:
            serve_in(settings, listener, serve_alone, ended)
        else:
            serve_alone(settings, listener, metrics=metrics)


def _to_be_made(database: str) -> Path | None:
    """The file of a database that is not there yet."""
    file = sqlite_file(database)
    return None if file is None or file.exists() else file.absolute()


@contextmanager
def _not_left_empty(made: Path | None) -> Iterator[None]:
    """Take away a new file in which nothing could be written: the next start would think that it was lost."""
    try:
        yield
    except StoreFailed:
        if made is not None and made.exists() and made.stat().st_size == 0:
            made.unlink()
        raise


def _nobody_waits() -> None:
    pass


def serve_alone(
    settings: Settings,
    listener: socket.socket,
    serving: Callable[[], None] = _nobody_waits,
    metrics: Metrics | None = None,
) -> None:
    """Serve in this process until a signal comes; `serving` is called as soon as it does. Raises `StoreFailed`.

    `metrics` are those of a process without others; one among several makes its own.
    """
    allow_many_connections()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
    tables = Tables(settings)
    if settings.metrics and metrics is None:
        metrics = Metrics()
    app = create_app(settings, tables, metrics=metrics, opened=True)
    config = uvicorn.Config(
        TrustedProxies(app, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"), settings.admin_header),
        proxy_headers=False,  # it reads them itself
        log_config=None,
        access_log=False,
        http=PatientProtocol,
        ws="none",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    with suppress(KeyboardInterrupt):  # how a person stops it; uvicorn has let go of everything by then
        _Server(config, tables, serving).run(sockets=[listener])


def _publish(settings: Settings, held: ExitStack) -> tuple[Metrics | None, Callable[[int], None]]:
    """Publish figures where the operator says: those of this process, or of all that will be started.

    The function is called with the id of each of these that has ended. Raises `PortTaken`.
    """
    metrics = Metrics() if settings.metrics and settings.processes == 1 else None
    try:
        if metrics is not None:
            publish(settings.metrics, metrics)
        elif settings.metrics:
            return None, held.enter_context(published_for_all(settings.metrics))
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "this is no address"
        raise PortTaken(
            f"Figures cannot be published at {settings.metrics}: {reason}. Choose another CROUPIER_METRICS."
        ) from error
    return metrics, _nobody_counts


def _nobody_counts(_process: int) -> None:
    pass


def say_where(here: str, others: str) -> None:
    """Print the address for this machine, and the one for others with a code that phones read."""
    typer.echo(f"Croupier is at {here} (Ctrl-C stops it).")
    if others:
        typer.echo(f"Phones and other machines on this network: {others}")
        typer.echo(qr_code(others))
    else:
        typer.echo("Only this machine reaches it. To let phones at home in: croupier serve --home")


def allow_many_connections() -> None:
    """Raise the number of open files to what the system allows: every reader of a table is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    present, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
    if present < wanted and present != resource.RLIM_INFINITY:
        with suppress(ValueError, OSError):  # then it stays as it was
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises `PortTaken`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except UnicodeError as error:  # a part of the name is empty or longer than names can be
        raise PortTaken(
            f"Croupier cannot listen on {host!r}: this is no address. Choose another with --host."
        ) from error
    except OSError as error:
        raise _taken(host, port, error) from error
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise _taken(host, port, error) from error
    return listener


def _taken(host: str, port: int, error: OSError) -> PortTaken:
    flag = "--host" if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL else "--port"
    return PortTaken(
        f"Croupier cannot listen on {from_here(host, port)}: {error.strerror}. Choose another with {flag}."
    )


async def _try_database(settings: Settings) -> None:
    """Open the database once before anything is served: what is wrong with it is one line, not a traceback."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()
