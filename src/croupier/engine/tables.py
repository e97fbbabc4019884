"""Tables: what is printed on the cards of a game as data, a row for each design and a column for each field.

A *card set* is what it changes of them: `{"wolf.life": "3"}`, by design and field, as it would be written in the table.
Rules read the values, which are read from what is written as soon as there is a table; so what cannot be read is
refused before any match begins.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from croupier.engine.errors import BadCards

Changes = Mapping[str, str]
"""What a card set changes: what is written in a field, by `design.field`."""
Cells = Mapping[str, str]
"""What is written in a row, by the names of the columns."""
Row = Mapping[str, Any]  # Any: as the column reads it
"""What a row says, by the names of the columns."""

NAME = "id"
"""The column that names the design, in code and in every language."""
LONGEST = 200
"""So many characters has a cell at most."""
_HUGE = 10**9
"""No number that is printed is as large; Python refuses to write some that are."""
NEAR = 0.6
"""How like a name another must be to be worth a question."""


@dataclass(frozen=True)
class Column:
    """A field of the designs in a table: `read(text, where)` gives its value; it raises `ValueError` with `where`.

    `right` says what may stand there. What is `fixed` a card set cannot change: rules, pictures or questions are made
    for it as it is.
    """

    name: str
    read: Callable[[str, str], Any]  # Any: of any type
    right: str
    fixed: bool = False


class Table:
    """Designs of one kind: what is written of each, and what that says. Raises `BadCards`, with file, row and column.

    `file` is where they stand. `written` are their cells by the name of the design, in the order of the file.
    """

    def __init__(self, file: str, columns: Sequence[Column], written: Mapping[str, Cells]) -> None:
        self.file = file
        self.columns = {column.name: column for column in columns}
        self.written = written
        self.rows: dict[str, Row] = {}
        for number, (design, cells) in enumerate(written.items(), 2):
            if wrong := self.columns.keys() ^ (cells.keys() - {NAME}):
                raise BadCards(f"{file}, row {number}: the columns are not right: {', '.join(sorted(wrong))}.")
            row = f"{file}, row {number}"
            told = {name: _read(one, cells[name], f"{row}, {name}") for name, one in self.columns.items()}
            self.rows[design] = {NAME: design, **told}

    def changed(self, changes: Mapping[str, Mapping[str, tuple[str, Any]]]) -> "Table":
        """The table with other fields: what is written and what it says, by design and column."""
        new = object.__new__(Table)
        new.file, new.columns = self.file, self.columns
        new.written, new.rows = {**self.written}, {**self.rows}
        for design, fields in changes.items():
            new.written[design] = {**self.written[design], **{name: text for name, (text, _) in fields.items()}}
            new.rows[design] = {**self.rows[design], **{name: value for name, (_, value) in fields.items()}}
        return new


class Tables:
    """All tables of a game: the plain ones, or those of a card set."""

    def __init__(self, *tables: Table) -> None:
        self.tables = tables
        self.changes: Changes = {}
        """What is another than in the plain ones."""
        self._plain = self

    def __iter__(self) -> Iterator[Table]:
        return iter(self.tables)

    def __getitem__(self, file: str) -> list[Row]:
        """The rows of a table, by the name of its file."""
        return next([*table.rows.values()] for table in self.tables if table.file == file)

    def written(self, key: str) -> str:
        """What is written in a field: `wolf.life`. Raises `BadCards` where there is none."""
        table, design, column = self._found(key)
        return table.written[design][column.name]

    def changed(self, cards: Mapping[str, object], places: Mapping[str, str] | None = None) -> "Tables":
        """These tables with other fields, by `design.field`: texts and whole numbers, as they would be written.

        `places` says where what is wanted stands, for those who must look there. Raises `BadCards`.
        """
        if not isinstance(cards, Mapping):
            raise BadCards(f"A card set maps fields to what is written there; {type(cards).__name__} is no mapping.")
        wanted: dict[str, str] = {}
        found: dict[Table, dict[str, dict[str, tuple[str, Any]]]] = {}  # Any: what the columns read
        for key, value in {**self.changes, **cards}.items():
            place = (places or {}).get(key, "")
            table, design, column = self._plain._found(key, place)
            where = place or key
            text = _text(value, where)
            if text == table.written[design][column.name]:
                continue
            if column.fixed:
                plain = table.written[design][column.name]
                raise BadCards(f"{where}: {column.name} stays {plain!r} in every card set.")
            wanted[key] = text
            found.setdefault(table, {}).setdefault(design, {})[column.name] = (text, _read(column, text, where))
        if wanted == self.changes:
            return self
        new = Tables(*[table.changed(found[table]) if table in found else table for table in self._plain])
        new.changes, new._plain = dict(sorted(wanted.items())), self._plain
        return new

    def _found(self, key: object, place: str = "") -> tuple[Table, str, Column]:
        """Where a field stands. Raises `BadCards`, with the names that are nearest."""
        at = f"{place}: " if place else ""
        design, dot, field = key.partition(".") if isinstance(key, str) else ("", "", "")
        if not dot:
            example = next(f"{name}.{[*one.columns][-1]}" for one in self.tables for name in one.written)
            raise BadCards(f"{at}A field is named by card and column, as {example} is, and not {key!r}.")
        table = next((one for one in self.tables if design in one.written), None)
        if table is None:
            near = get_close_matches(design, [name for one in self.tables for name in one.written], 3, NEAR)
            said = f"; near is {', '.join(near)}" if near else ""
            raise BadCards(f"{at}There is no card {design!r}{said}.")
        if field not in table.columns:
            fields = ", ".join(name for name, column in table.columns.items() if not column.fixed)
            raise BadCards(f"{at}{design} has no field {field!r}; it has {fields}.")
        return table, design, table.columns[field]


def _text(value: object, where: str) -> str:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise BadCards(f"{where}: {value!r} is no text and no whole number.")
    text = " ".join(value.split()) if isinstance(value, str) else str(min(max(value, -_HUGE), _HUGE))
    if len(text) > LONGEST or not text.isprintable():
        raise BadCards(f"{where}: what is written on a card is a line of at most {LONGEST} characters.")
    return text


def _read(column: Column, text: str, where: str) -> Any:  # Any: of any type
    try:
        return column.read(text, where)
    except BadCards:
        raise
    except ValueError as error:
        raise BadCards(str(error)) from None
