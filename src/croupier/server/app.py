"""The web application: one service, the API for programs and the pages for people."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import structlog
from litestar import Litestar, Response, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, spec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from croupier import __version__
from croupier.engine import CroupierError, Json
from croupier.server import warmup
from croupier.server.admission import Admission
from croupier.server.api import health, problems
from croupier.server.api import routes as api
from croupier.server.api.event_stream import Looks
from croupier.server.api.requests import AnyRequest
from croupier.server.background_task import beside
from croupier.server.errors import BadRequest, Unforeseen, UnknownPage, status_of
from croupier.server.http_methods import Answering, name_all
from croupier.server.metrics import Metrics
from croupier.server.root_path import RootPath
from croupier.server.service.entrance.tables import Tables
from croupier.server.settings import Settings
from croupier.server.streams import Streams
from croupier.server.web import routes as web
from croupier.server.web.context import Context, wants_json
from croupier.server.web.forms import MOST_FIELDS
from croupier.server.web.security import Doorkeeper, add_headers

log = structlog.get_logger("croupier.http")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Json:
    """The OpenAPI document. It is made once: that takes as long as a hundred answers."""
    state = request.app.state
    if "openapi" not in state:
        state["openapi"] = request.app.openapi_schema.to_schema()
    document: Json = state["openapi"]
    return document


def create_app(
    settings: Settings | None = None,
    tables: Tables | None = None,
    *,
    with_pages: bool = True,
    metrics: Metrics | None = None,
    opened: bool = False,
) -> Litestar:
    """The application. `tables` is the service to use; one by the settings if it is not given.

    Without pages it only has the API. `metrics` count what it does. `opened`: whoever runs it opens the tables before.
    """
    chosen = settings or Settings()
    service = tables or Tables(chosen)
    pages = Context.of(service, chosen) if with_pages else None
    root = RootPath(chosen.path)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        if not opened:
            await service.open()
        try:
            async with beside(_read(pages)), metrics.looking(service.figures) if metrics else nullcontext():
                yield
        finally:
            await service.close()

    config = AppConfig(
        route_handlers=[api.router, health.router, *([web.router(pages)] if pages else ()), openapi],
        exception_handlers=_error_handlers(pages),
        middleware=[
            Doorkeeper(
                chosen.origins, metrics.answered if metrics else None, service.admits, addresses=chosen.log_addresses
            ),
            Admission(chosen.reads_per_second),
            Streams(chosen.streams_per_address),
        ],
        before_send=[root.outside, add_headers, name_all, *([pages.assets.tell] if pages else ())],
        request_max_body_size=chosen.largest_body,
        multipart_form_part_limit=MOST_FIELDS,
        lifespan=[life],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Croupier",
            version=__version__,
            description="Card games with enforced rules, for people and programs.",
            render_plugins=[JsonRenderPlugin()],
            path="/schema",
            servers=[spec.Server(url=chosen.path or "/")],
        ),
    )
    config.state.update({"tables": service, "looks": Looks()})
    app = Answering.from_config(config)
    app.root = root
    return app


async def _read(pages: Context | None) -> None:
    """Read what the first visitors of a page would have to wait for."""
    await warmup.read()
    if pages is not None:
        await pages.templates.prepare()


def _error_handlers(pages: Context | None) -> ExceptionHandlersMap:
    """The answers to errors: a page for people, a problem document for programs and for the scripts of pages."""

    def pages_for(request: AnyRequest) -> Context | None:
        return None if str(request.scope["path"]).startswith("/api") else pages

    def http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
        problem = problems.http_error(request, error)
        context = pages_for(request)
        if context is None or wants_json(request):
            return problem
        status = problem.status_code or error.status_code
        page = context.error_page(request, UnknownPage() if status in (404, 405) else BadRequest(), status)
        page.headers.update(problem.headers)
        return page

    def unforeseen(request: AnyRequest, error: Exception) -> Response[Any]:
        log.error("unforeseen", kind=type(error).__name__, route=request.scope.get("path_template", ""))
        context = pages_for(request)
        if context is None:
            return problems.unforeseen(request, error)
        return context.error_page(request, Unforeseen(), status_of(Unforeseen()))

    return {
        CroupierError: problems.table_error,
        HTTPException: http_error,
        RecursionError: problems.too_deep,
        Exception: unforeseen,
    }
