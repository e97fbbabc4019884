"""Backups of the tables, and what is made of them again."""

import asyncio
from pathlib import Path

import typer

from croupier.commands.output import so_many
from croupier.server.logs import set_up
from croupier.server.settings import Settings


def back_up(file: Path, database: str | None) -> None:
    """Write everything into a file. Raises `BadSettings`, `StoreFailed`."""
    from croupier.server.store.backup import backup

    tables = asyncio.run(backup(_named(database), file))
    typer.echo(f"{file} holds {so_many(tables, 'table')}.")


def restore(file: Path, database: str | None) -> None:
    """Write everything in a backup into a new database. Raises `BadSettings`, `StoreFailed`."""
    from croupier.server.store.backup import restore as restore_tables

    tables = asyncio.run(restore_tables(file, _named(database)))
    typer.echo(f"The database holds {so_many(tables, 'table')}.")


def _named(database: str | None) -> str:
    """The URL of the database that is meant; the log goes beside what is said, as a server's does."""
    settings = Settings.from_environment(database=database)
    set_up(settings.log_level)
    return settings.database
