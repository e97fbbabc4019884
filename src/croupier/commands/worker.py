"""Thinking for the bots of a table server, on any machine."""

import asyncio

import typer

from croupier.server.logs import set_up
from croupier.server.settings import Settings


def work(database: str | None, processes: int) -> None:
    """Think until somebody stops it. Raises `BadSettings`, `StoreFailed` before anything is thought."""
    settings = Settings.from_environment(database=database, workers=processes)
    set_up(settings.log_level)
    from croupier.server.service.thinking.queue import work as work_at_queue

    def working() -> None:
        number = "1 process" if settings.workers == 1 else f"{settings.workers} processes"
        typer.echo(f"Croupier thinks for bots in {number} (Ctrl-C stops it).")

    asyncio.run(work_at_queue(settings.database, settings.workers, working))
