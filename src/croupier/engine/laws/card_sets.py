"""A law of card sets: what a table could say instead is printed, or refused in one sentence."""

import re
from collections.abc import Iterator
from contextlib import suppress

from croupier.engine.errors import BadCards, traced
from croupier.engine.game import Game
from croupier.engine.tables import LIKE, Table, Tables

NEW = "one_more"
"""What an added design is called."""
_NUMBER = re.compile(r"\d+")


def other_cards_are_printed_or_refused(game: type[Game]) -> list[str]:
    """What is wrong with the card sets of a game; nothing for one that has none.

    Of every design each field is changed by one step: a number is one more, and nothing; words are those of the next
    design. All changes of a design that can be read are printed together. To each table that takes one a design is
    added, like its first and like its last. Takes about a second.
    """
    tables = game.TABLES
    if tables is None:
        return []
    changed = [what for table in tables for what in _of_table(game, tables, table)]
    return changed + [what for table in tables if table.adds for what in _with_one_more(game, tables, table)]


def _of_table(game: type[Game], tables: Tables, table: Table) -> Iterator[str]:
    designs = [*table.written]
    for design, following in zip(designs, designs[1:] + designs[:1], strict=True):
        readable: dict[str, str] = {}
        for name, column in table.columns.items():
            for text in _steps(table.written[design][name], table.written[following][name]):
                try:
                    tables.changed({f"{design}.{name}": text})
                except BadCards as error:
                    if "\n" in str(error) or f"{design}.{name}" not in str(error):
                        yield f"{design}.{name}: {text!r} is refused, and where and why is not said: {error}"
                except Exception as error:  # noqa: BLE001  # a stranger's columns may fail in any way
                    yield f"{design}.{name}: {text!r} is not refused: {traced(error)}"
                else:
                    if not column.fixed:
                        readable[f"{design}.{name}"] = text
        yield from _printed(game, tables.changed(readable))


def _steps(written: str, following: str) -> Iterator[str]:
    number = _NUMBER.search(written)
    if number is None:
        yield following
        return
    for other in (int(number[0]) + 1, 0):
        yield f"{written[: number.start()]}{other}{written[number.end() :]}"


def _with_one_more(game: type[Game], tables: Tables, table: Table) -> Iterator[str]:
    designs = [*table.written]
    for like in dict.fromkeys((designs[0], designs[-1])):
        added = tables.changed({f"{NEW}.{LIKE}": like})
        with suppress(Exception):  # no copies, where they can be counted: a box may have room for no more
            added = added.changed({f"{NEW}.copies": "0"})
        yield from _printed(game, added)


def _printed(game: type[Game], tables: Tables) -> Iterator[str]:
    said = ", ".join(f"{field}={text}" for field, text in tables.changes.items())
    try:
        faces = game.printed(tables)["FACES"]
    except BadCards:
        return
    except Exception as error:  # noqa: BLE001  # as above
        yield f"{said} is neither printed nor refused: {traced(error)}"
    else:
        plain = [face.id for face in game.FACES]
        if [face.id for face in faces] not in (plain, [*plain, *tables.added]):
            yield f"with {said} other faces are printed, or in another order: added ones come after all others"
