"""Tables of cards: read with file, row and column, written as a spreadsheet opens them."""

from typing import Any

import pytest

from croupier.engine import BadCards, Table, Tables
from croupier.kit import columns, set_of, written
from croupier.kit.tables import parsed

WOLVES = 'id,en,fr,de,size\nwolf,Wolf,Loup,Wolf,3\nold_wolf,"Wolf, old",Vieux loup,Alter Wolf,2\n'
TOOLS = "id,en,fr,de,use\nfan,Fan,Éventail,Fächer,blow\n"


LEFT_OUT = "a card that is left out has 0 copies and keeps its row."
OF_TOOLS = "it has en, fr, de, use."


@pytest.fixture
def tables() -> Tables:
    return Tables(
        Table("wolves.csv", (*columns.names(), columns.whole("size", 0, 9)), parsed(WOLVES, "wolves.csv")),
        Table("tools.csv", (*columns.names(), columns.word("use", ("blow", "cut"))), parsed(TOOLS, "tools.csv")),
    )


def test_all_tables_are_one_sheet_that_is_read_again(tables: Tables) -> None:
    sheet = written(tables)
    assert sheet.splitlines()[0] == "id,en,fr,de,size,use"
    assert sheet.splitlines()[-1] == "fan,Fan,Éventail,Fächer,,blow"
    assert not set_of(sheet, "sheet.csv", tables)
    changed = tables.changed({"wolf.size": 4, "fan.use": "cut"})
    assert [table.file for table in changed] == [table.file for table in tables]
    for again in (written(changed), "\ufeff" + written(changed).replace("\n", "\r\n")):
        assert set_of(again, "sheet.csv", tables) == changed.changes == {"wolf.size": "4", "fan.use": "cut"}


def test_an_added_design_has_a_row_that_says_which_one_it_is_like(tables: Tables) -> None:
    more = tables.changed({"tall_bear.like": "wolf", "tall_bear.size": 4, "tall_bear.fr": "Ours"})
    sheet = written(more)
    assert sheet.splitlines()[0] == "id,like,en,fr,de,size,use"
    assert sheet.splitlines()[1:4:2] == ["wolf,,Wolf,Loup,Wolf,3,", "tall_bear,wolf,Tall Bear,Ours,Tall Bear,4,"]
    assert set_of(sheet, "sheet.csv", tables) == more.changes
    for cell, why in (
        ("fan", "size: tall_bear has no field"),
        ("", "There is no card 'tall_bear'"),
        ("wulf", "near is wo"),
    ):
        with pytest.raises(BadCards, match=why):
            set_of(sheet.replace("tall_bear,wolf", f"tall_bear,{cell}"), "sheet.csv", tables)


def test_a_spreadsheet_may_write_semicolons(tables: Tables) -> None:
    sheet = "id;size\nwolf;5\nold_wolf;2\nfan;\n\n"
    assert set_of(sheet, "sheet.csv", tables) == {"wolf.size": "5"}


@pytest.mark.parametrize(
    ("sheet", "why"),
    [
        ("", "sheet.csv: the first row names the columns, each once, and one of them is id."),
        ("id,id\n", "sheet.csv: the first row names the columns, each once, and one of them is id."),
        ('id,size\nwolf,"3', "sheet.csv is no table of comma-separated values: unexpected end of data."),
        ("id,size\nwolf\n", "sheet.csv, row 2 has 1 cells, and there are 2 columns."),
        ("id,size\n\nwolf,3\n", "sheet.csv, row 2 is empty, and others follow."),
        ("id,size\n\n\nwolf,3\n", "sheet.csv, row 2 is empty, and others follow."),
        (
            "id,size\ntall-wolf,3\n",
            "sheet.csv, row 2, id: 'tall-wolf' should be small letters, digits and _, as tall_wolf is.",
        ),
        ("id,size\n", f"sheet.csv has no row wolf: {LEFT_OUT}"),
        (
            "id,size,en\nwolf,x,\nold_wolf,2,Old\nfan,,Fan\n",
            "sheet.csv, row 2, size: 'x' is not a whole number from 0 to 9.",
        ),
        ("id,size\nwolf,x\nold_wolf,y\nfan,\n", "sheet.csv, row 2, size: 'x' is not a whole number from 0 to 9."),
        ("id,size\nwolf,3\nwolf,4\n", "sheet.csv, row 3, id: 'wolf' stands in a row above."),
        ("id,size\nwolf,x\nold_wolf,2\nfan,\n", "sheet.csv, row 2, size: 'x' is not a whole number from 0 to 9."),
        ("id,size\nwolf,3\nfan,\n", f"sheet.csv has no row old_wolf: {LEFT_OUT}"),
        (
            "id,size\nwolf,3\nold_wolf,2\nfan,\nbear,4\n",
            "sheet.csv, row 5, size: There is no card 'bear'; a new one needs bear.like, the card it is like.",
        ),
        ("id,size,use\nwolf,3,\nold_wolf,2,\nfan,,dig\n", "sheet.csv, row 4, use: 'dig' is not one of blow, cut."),
        ("id,size\nwolf,3\nold_wolf,2\nfan,1\n", f"sheet.csv, row 4, size: fan has no field 'size'; {OF_TOOLS}"),
        ("id,en\nwolf,\nold_wolf,Old\nfan,Fan\n", "sheet.csv, row 2, en: nothing stands there."),
    ],
)
def test_what_is_wrong_is_said_with_file_row_and_column(tables: Tables, sheet: str, why: str) -> None:
    with pytest.raises(BadCards) as refused:
        set_of(sheet, "sheet.csv", tables)
    assert str(refused.value) == why


def test_a_notation_with_room_for_so_many() -> None:
    def split(text: str, _: str) -> list[Any]:
        return text.split()

    column = columns.several("does", split, "some words", 2)
    assert column.read("a b", "wolf.does") == ["a", "b"]
    with pytest.raises(BadCards, match=r"wolf.does: 'a b c' are 3, and there is room for 2\."):
        column.read("a b c", "wolf.does")
