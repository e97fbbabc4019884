"""A law of card sets: what a table could say instead is printed, or refused in one sentence."""

import re
from collections.abc import Iterator

from croupier.engine.errors import BadCards, traced
from croupier.engine.game import Game
from croupier.engine.tables import Table, Tables

_NUMBER = re.compile(r"\d+")


def other_cards_are_printed_or_refused(game: type[Game]) -> list[str]:
    """What is wrong with the card sets of a game; nothing for one that has none.

    Of every design each field is changed by one step: a number is one more, and nothing; words are those of the next
    design. All changes of a design that can be read are printed together. Takes about a second.
    """
    tables = game.TABLES
    return [] if tables is None else [what for table in tables for what in _of_table(game, tables, table)]


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


def _printed(game: type[Game], tables: Tables) -> Iterator[str]:
    said = ", ".join(f"{field}={text}" for field, text in tables.changes.items())
    try:
        faces = game.printed(tables)["FACES"]
    except BadCards:
        return
    except Exception as error:  # noqa: BLE001  # as above
        yield f"{said} is neither printed nor refused: {traced(error)}"
    else:
        if [face.id for face in faces] != [face.id for face in game.FACES]:
            yield f"with {said} other faces are printed, or in another order"
