"""The web table: an address that is free, a database that can be used, then the server."""

import asyncio
import socket
import webbrowser
from threading import Timer
from typing import Any

import typer
import uvicorn

from croupier.server.app import create_app
from croupier.server.errors import PortTaken
from croupier.server.settings import Settings
from croupier.server.store import Store

GRACE = 3
"""Seconds that open pages have to let go when the server stops."""


def serve(*, open_browser: bool, **flags: Any) -> None:  # Any: a value of any setting
    """Serve until somebody stops it. Raises `BadSettings`, `PortTaken`, `StoreFailed` before anything is served."""
    settings = Settings.from_environment(**flags)
    listener = listen(settings.host, settings.port)
    with listener:
        asyncio.run(_try_database(settings))
        address = url(settings.host, listener.getsockname()[1])
        typer.echo(f"Croupier is at {address} (Ctrl-C stops it).")
        if open_browser:
            opener = Timer(1.0, webbrowser.open, [address])
            opener.daemon = True
            opener.start()
        config = uvicorn.Config(create_app(settings), log_level="warning", timeout_graceful_shutdown=GRACE)
        uvicorn.Server(config).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises `PortTaken`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        raise PortTaken(f"Croupier cannot listen on {url(host, port)}: {error.strerror}. Try --port.") from None
    return listener


def url(host: str, port: int) -> str:
    """The address a person opens."""
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)  # noqa: S104  # shown, not bound
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


async def _try_database(settings: Settings) -> None:
    """Open the database once before anything is served: what is wrong with it is one line, not a traceback."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()
