"""The web application: the service behind two doors."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from croupier.engine import CroupierError
from croupier.server.api import routes as api
from croupier.server.service.tables import Tables
from croupier.server.settings import Settings
from croupier.server.web.security import Doorkeeper, add_headers

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
    http_error: Callable[[Request[Any, Any, Any], HTTPException], Response[Any]] = api.http_error
    unforeseen: Callable[[Request[Any, Any, Any], Exception], Response[Any]] = api.unforeseen
    if with_pages:
        from croupier.server.web import routes as pages  # prints every template when it is loaded

        house = pages.house(service, chosen)
        doors.append(pages.router(house))
        http_error = pages.http_error(house)
        unforeseen = pages.unforeseen(house)

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
            HTTPException: http_error,
            RecursionError: api.too_deep,
            Exception: _logged(unforeseen),
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


def _logged(
    answer: Callable[[Request[Any, Any, Any], Exception], Response[Any]],
) -> Callable[[Request[Any, Any, Any], Exception], Response[Any]]:
    def logged(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        log.error("unforeseen", kind=type(error).__name__, route=request.scope.get("path_template", ""))
        return answer(request, error)

    return logged
