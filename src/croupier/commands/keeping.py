"""The keeper's commands: they change the database, and a server that runs at it hears of that within a second."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, is_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, cast

import typer

from croupier.commands.options import Json
from croupier.commands.output import so_many, write_json

if TYPE_CHECKING:
    from croupier.server.service.people.keeping import Keeper, KeptTable

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="That of the server; a file of yours if not given."),
]
Id = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as its address has it.")]
Called = Annotated[str, typer.Argument(metavar="NAME", help="The name of a person, letter by letter.")]
AtTable = Annotated[str, typer.Option("--table", metavar="TABLE", help="At this table only.")]
Search = Annotated[str, typer.Argument(metavar="[TEXT]", help="Only what has this in it.")]
Most = Annotated[int, typer.Option("-n", "--most", min=1, help="So many at most.")]
Kind = Annotated[Literal["network", "word"], typer.Argument(help="What VALUE is.")]

tables = typer.Typer(no_args_is_help=True, help="List, hide, end, delete and rename tables.")
persons = typer.Typer(no_args_is_help=True, help="List and rename people, hide what they write, delete what is kept.")
reports = typer.Typer(no_args_is_help=True, help="Read what people have reported, and say what has become of it.")
blocked = typer.Typer(no_args_is_help=True, help="Block networks, and words in names, titles and messages.")


# -- tables ------------------------------------------------------------------------------------------------------------


@tables.command("list", epilog="Example: croupier tables list Ada --json")
def list_tables(search: Search = "", most: Most = 100, database: Database = None, json: Json = False) -> None:
    """List tables whose id, title or people have TEXT in them, those first that were changed last."""
    found = _done(database, lambda keeper: keeper.tables(search, most))
    _print(found, json, map(_line_of, found))


@tables.command("show", epilog="Example: croupier tables show k7qm3xtabcdefg")
def show_table(table: Id, database: Database = None, json: Json = False) -> None:
    """Say what is known of a table: never a hand, a seed, a token or an invitation."""
    found = _done(database, lambda keeper: keeper.table(table))
    _print(found, json, (f"{name}: {_plain(value)}" for name, value in asdict(found).items()))


@tables.command("hide", epilog="Example: croupier tables hide k7qm3xtabcdefg")
def hide_table(table: Id, database: Database = None, json: Json = False) -> None:
    """Take a table from the list of public tables, whatever its host says; who has its link still gets in."""
    _print_table(database, table, json, lambda keeper: keeper.hide(table))


@tables.command("unhide", epilog="Example: croupier tables unhide k7qm3xtabcdefg")
def unhide_table(table: Id, database: Database = None, json: Json = False) -> None:
    """Let a table be listed again, if its host wants it."""
    _print_table(database, table, json, lambda keeper: keeper.hide(table, hidden=False))


@tables.command("end", epilog="Example: croupier tables end k7qm3xtabcdefg")
def end_table(table: Id, database: Database = None, json: Json = False) -> None:
    """End a table without a result, for good."""
    _print_table(database, table, json, lambda keeper: keeper.end(table))


@tables.command("rename", epilog='Example: croupier tables rename k7qm3xtabcdefg "Friday evening"')
def rename_table(
    table: Id,
    title: Annotated[str, typer.Argument(metavar="TITLE", help="What it is called from now on.")],
    database: Database = None,
    json: Json = False,
) -> None:
    """Give a table another title."""
    _print_table(database, table, json, lambda keeper: keeper.entitle(table, title))


@tables.command("delete", epilog="Example: croupier tables delete k7qm3xtabcdefg")
def delete_table(table: Id, database: Database = None, json: Json = False) -> None:
    """Delete a table with its match, its messages and its invitations. There is no way back but a backup."""
    _ask(f"Delete table {table}?")
    _done(database, lambda keeper: keeper.delete(table))
    _print({"id": table, "deleted": True}, json, [f"Table {table} is deleted."])


# -- people ------------------------------------------------------------------------------------------------------------


@persons.command("list", epilog="Example: croupier persons list Ada --json")
def list_persons(search: Search = "", most: Most = 100, database: Database = None, json: Json = False) -> None:
    """List the names of people that have TEXT in them, those first who were at a table last."""
    found = _done(database, lambda keeper: keeper.persons(search, most))
    _print(found, json, (f"{one.name}: {so_many(one.tables, 'table')}, last {_day(one.changed)}" for one in found))


@persons.command("show", epilog="Example: croupier persons show Ada --json")
def show_person(name: Called, database: Database = None, json: Json = False) -> None:
    """Say what is kept under a name: tables and messages. Two people may have the same one at different tables."""
    found = _done(database, lambda keeper: keeper.person(name))
    said = (f"{one.table} {_day(one.at)}{' (hidden)' if one.hidden else ''}: {one.text}" for one in found.messages)
    _print(found, json, [*map(_line_of, found.tables), *said])


@persons.command("hide", epilog="Example: croupier persons hide Ada --table k7qm3xtabcdefg")
def hide_person(name: Called, table: AtTable = "", database: Database = None, json: Json = False) -> None:
    """Hide all messages of the people of a name from everybody."""
    count = _done(database, lambda keeper: keeper.hide_person(name, table=table))
    _print({"name": name, "messages": count}, json, [f"{so_many(count, 'message')} hidden."])


@persons.command("unhide", epilog="Example: croupier persons unhide Ada")
def unhide_person(name: Called, table: AtTable = "", database: Database = None, json: Json = False) -> None:
    """Show all messages of the people of a name again."""
    count = _done(database, lambda keeper: keeper.hide_person(name, hidden=False, table=table))
    _print({"name": name, "messages": count}, json, [f"{so_many(count, 'message')} shown again."])


@persons.command("rename", epilog="Example: croupier persons rename Ada Bruno --table k7qm3xtabcdefg")
def rename_person(
    name: Called,
    new: Annotated[str, typer.Argument(metavar="NEW", help="What they are called from now on.")],
    table: AtTable = "",
    database: Database = None,
    json: Json = False,
) -> None:
    """Give the people of a name another one, at their seats and above their messages."""
    count = _done(database, lambda keeper: keeper.rename_person(name, new, table))
    _print({"name": new, "tables": count}, json, [f"{new} is the name now, at {so_many(count, 'table')}."])


@persons.command("delete", epilog="Example: croupier persons delete Ada --table k7qm3xtabcdefg")
def delete_person(name: Called, table: AtTable = "", database: Database = None, json: Json = False) -> None:
    """Delete what is kept of the people of a name: name, messages, seats; a bot plays on where a match is running."""
    _ask(f"Delete all people called {name}{f' at table {table}' if table else ''}?")
    count = _done(database, lambda keeper: keeper.delete_person(name, table))
    _print({"tables": count, "deleted": True}, json, [f"Deleted at {so_many(count, 'table')}."])


# -- reports, what is blocked, the audit log ---------------------------------------------------------------------------


@reports.command("list", epilog="Example: croupier reports list --all --json")
def list_reports(
    all_: Annotated[bool, typer.Option("--all", help="Also those that are handled or dismissed.")] = False,
    most: Most = 100,
    database: Database = None,
    json: Json = False,
) -> None:
    """List what people have reported, as it was then."""
    found = _done(database, lambda keeper: keeper.reports(None if all_ else "open", most))
    _print(
        found,
        json,
        (
            f"{one.id} {_day(one.at)} {one.state}: {one.kind} at {one.table_id}"
            f"{f' of {one.name}' if one.kind == 'message' else ''}: {one.text!r}. Reason: {one.reason!r}"
            for one in found
        ),
    )


Report = Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report, as `list` has it.")]


@reports.command("handle", epilog="Example: croupier reports handle 0123456789abcdef")
def handle_report(report: Report, database: Database = None, json: Json = False) -> None:
    """Say that something was done about a report."""
    _settle(report, "handled", database, json)


@reports.command("dismiss", epilog="Example: croupier reports dismiss 0123456789abcdef")
def dismiss_report(report: Report, database: Database = None, json: Json = False) -> None:
    """Say that nothing has to be done about a report."""
    _settle(report, "dismissed", database, json)


@blocked.command("list", epilog="Example: croupier blocked list --json")
def list_blocked(database: Database = None, json: Json = False) -> None:
    """List what is blocked."""
    found = _done(database, lambda keeper: keeper.blocked())
    _print(found, json, (f"{one.kind} {one.value}" for one in found))


Value = Annotated[
    str, typer.Argument(metavar="VALUE", help="Like 203.0.113.0/24; * at the end of a word is any ending.")
]


@blocked.command("add", epilog="Example: croupier blocked add network 203.0.113.0/24")
def block(kind: Kind, value: Value, database: Database = None, json: Json = False) -> None:
    """Answer nobody of a network, or take no name, title or message with a word."""
    kept = _done(database, lambda keeper: keeper.block(kind, value))
    _print({"kind": kind, "value": kept}, json, [f"{kept} is blocked."])


@blocked.command("remove", epilog="Example: croupier blocked remove word rude")
def unblock(kind: Kind, value: Value, database: Database = None, json: Json = False) -> None:
    """Block something no longer."""
    kept = _done(database, lambda keeper: keeper.unblock(kind, value))
    _print({"kind": kind, "value": kept}, json, [f"{kept} is not blocked any more."])


def audit(most: Most = 100, database: Database = None, json: Json = False) -> None:
    """List what keepers and hosts have done about tables and people, the newest first."""
    found = _done(database, lambda keeper: keeper.audit(most))
    _print(found, json, (" ".join(filter(None, (_time(one.at), *list(asdict(one).values())[1:]))) for one in found))


def add_to(app: typer.Typer) -> None:
    """Put the keeper's commands beside the others."""
    for name, group in (("tables", tables), ("persons", persons), ("reports", reports), ("blocked", blocked)):
        app.add_typer(group, name=name)
    app.command("audit", epilog="Example: croupier audit --json")(audit)


# -- inside ------------------------------------------------------------------------------------------------------------


def _done(database: str | None, work: "Callable[[Keeper], Awaitable[T]]") -> T:
    """What the keeper's work gives. Raises `StoreFailed`, `BadSettings`, and what the work raises."""
    from croupier.server.logs import set_up
    from croupier.server.service.people.keeping import Keeper
    from croupier.server.settings import Settings
    from croupier.server.store.database import Store
    from croupier.server.store.moderation import ModerationStore

    settings = Settings.from_environment(database=database)
    set_up(settings.log_level)  # what is damaged is said beside the data, not among it
    store = Store(settings.database)

    async def run() -> T:
        await store.open_beside()
        try:
            return await work(Keeper(ModerationStore(store), time.time))
        finally:
            await store.close()

    return asyncio.run(run())


def _print_table(database: str | None, table: str, json: bool, work: "Callable[[Keeper], Awaitable[None]]") -> None:
    async def both(keeper: "Keeper") -> "KeptTable":
        await work(keeper)
        return await keeper.table(table)

    found = _done(database, both)
    _print(found, json, [_line_of(found)])


def _settle(report: str, state: Literal["handled", "dismissed"], database: str | None, json: bool) -> None:
    _done(database, lambda keeper: keeper.settle(report, state))
    _print({"id": report, "state": state}, json, [f"Report {report} is {state}."])


def _print(found: object, json: bool, lines: Iterable[str]) -> None:
    """What was found, for a program or line by line for a person."""
    if json:
        write_json([_data(one) for one in found] if isinstance(found, list) else _data(found))
        return
    for line in lines:
        typer.echo(" ".join(line.split()))


def _data(one: object) -> object:
    return asdict(cast("Any", one)) if is_dataclass(one) else one  # Any: an instance of a dataclass, not the class


def _ask(question: str) -> None:
    """Let a person at a terminal think again; a program has thought before."""
    if sys.stdin.isatty():
        typer.confirm(question, abort=True)


def _line_of(one: "KeptTable") -> str:
    hidden = ", hidden" if one.hidden else ""
    return f"{one.id} {_day(one.changed)} {one.status} ({one.visibility}{hidden}): {one.title}: {', '.join(one.people)}"


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return _time(value) if isinstance(value, float) else str(value)


def _time(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
