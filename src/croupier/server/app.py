"""The web application: the service behind two doors, and the program that serves it."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

import structlog
import uvicorn
from litestar import Litestar, Request, Response, Router, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from croupier.engine import CroupierError
from croupier.server import api
from croupier.server.errors import PortTaken
from croupier.server.logs import set_up
from croupier.server.security import Doorkeeper, add_headers
from croupier.server.service import Tables
from croupier.server.settings import Settings

VERSION = "0.1.0"

log = structlog.get_logger("croupier.http")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:  # Any: JSON
    """The OpenAPI document, beside what it describes."""
    return request.app.openapi_schema.to_schema()


def create_app(settings: Settings | None = None, tables: Tables | None = None, *, with_pages: bool = True) -> Litestar:
    """The application. `tables` is the service to use; one by the settings if it is not given.

    Without pages only the JSON door is open.
    """
    chosen = settings or Settings()
    service = tables or Tables(chosen)
    doors: list[Router] = [api.router]
    if with_pages:
        from croupier.server import pages  # prints every template when it is loaded

        doors.append(pages.router(service, chosen))

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    config = AppConfig(
        route_handlers=[*doors, openapi],
        exception_handlers={
            CroupierError: api.table_error,
            HTTPException: api.http_error,
            RecursionError: api.too_deep,
            Exception: _unforeseen,
        },
        middleware=[Doorkeeper(chosen.origins)],
        before_send=[add_headers],
        request_max_body_size=chosen.largest_body,
        lifespan=[life],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Croupier",
            version=VERSION,
            description="Card games with enforced rules, for people and programs.",
            render_plugins=[JsonRenderPlugin()],
            path="/schema",
        ),
    )
    config.state.update({"tables": service})
    return Litestar.from_config(config)


def _unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[api.Problem]:
    log.error("unforeseen", kind=type(error).__name__, route=request.scope.get("path_template", ""))
    return api.unforeseen(request, error)


class _Server(uvicorn.Server):
    """Ends the open streams as soon as it is told to stop: they would keep it waiting."""

    def __init__(self, config: uvicorn.Config, service: Tables) -> None:
        super().__init__(config)
        self._service = service

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come."""
        self._service.live.close()
        super().handle_exit(sig, frame)


def serve(settings: Settings, *, with_pages: bool = True) -> None:
    """Serve until a signal comes. Raises `StoreFailed` and `PortTaken` before anything is served."""
    import asyncio

    set_up()
    listening = _listen(settings.host, settings.port)
    try:
        asyncio.run(_serve(settings, listening, with_pages=with_pages))
    finally:
        listening.close()


async def _serve(settings: Settings, listening: socket.socket, *, with_pages: bool) -> None:
    service = Tables(settings)
    await service.store.open()  # here, so that what is wrong with the database is told in one line
    await service.store.close()
    config = uvicorn.Config(
        create_app(settings, service, with_pages=with_pages),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    log.info("serving", host=settings.host, port=listening.getsockname()[1])
    await _Server(config, service).serve(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise PortTaken(
            f"Cannot listen on {host} port {port}: {error.strerror}. Choose another with --port."
        ) from error
    return listening
