"""`croupier serve` and `croupier worker`: the web table, and processes that think for its bots."""

from typing import Annotated

import typer

from croupier.commands.cards import read_sets


def add_to(app: typer.Typer) -> None:
    """Put the commands beside the others."""
    app.command(epilog="Example: croupier serve --home --open")(serve)
    app.command(epilog="Example: croupier worker --database postgresql://croupier@db.example/tables --processes 4")(
        worker
    )


def serve(  # noqa: PLR0917  # options are named on a command line
    home: Annotated[
        bool,
        typer.Option("--home", help="Let phones and other machines on your network in, and print a code for them."),
    ] = False,
    host: Annotated[str | None, typer.Option(help="Address to listen on; 127.0.0.1 if not given.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 8000 if not given.")] = None,
    path: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Where a site behind a proxy has the pages, like /cards.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; a file of yours if not given."),
    ] = None,
    processes: Annotated[int | None, typer.Option(help="Server processes; more than one with PostgreSQL only.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    positions: Annotated[
        bool | None,
        typer.Option("--positions", help="Let programs begin tables in arranged positions, or with other cards."),
    ] = None,
    lab: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Show the reports of the lab in it to everybody, at /lab.")
    ] = None,
    changed: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="GAME.CARD.FIELD=VALUE", help="Something else on a card of a game; repeatable."),
    ] = None,
    card_files: Annotated[
        list[str] | None,
        typer.Option("--cards", metavar="GAME=FILE", help="Other cards at the tables of a game; repeatable."),
    ] = None,
) -> None:
    """Serve the web table.

    What has no option is set in the environment, as CROUPIER_KEEP_DAYS=400: the settings of the page for operators.
    """
    from croupier.commands.serve import serve as serve_pages

    if home and host is None:
        host = "0.0.0.0"  # noqa: S104  # what the flag asks for
    serve_pages(
        open_browser=open_browser,
        host=host,
        port=port,
        path=path,
        database=database,
        positions=positions,
        lab=lab,
        processes=processes,
        cards=read_sets(changed or [], card_files or []),
    )


def worker(
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="The database of the server: postgresql://...")
    ] = None,
    processes: Annotated[int, typer.Option(help="Processes in which bots think; one per processor is right.")] = 1,
) -> None:
    """Think for the bots of a table server that uses PostgreSQL, on any machine."""
    from croupier.commands.worker import work

    work(database, processes)
