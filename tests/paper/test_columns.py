"""Columns: those of a table, and the two of the rules that end alike."""

import pytest

from croupier.paper.columns import BETWEEN, LETTER, Balanced, Place, balanced, table_columns

PAPER = (148.5, 210.0)


def test_what_room_is_left_goes_to_the_cells_that_need_it() -> None:
    rows = [
        ("Card", "n", "Text"),
        *[("Gatekeeper of the Delta", "1", "Whatever it meets has to turn back at once.")] * 3,
    ]
    wide, narrow = ([column.wide - BETWEEN for column in table_columns(rows, room)] for room in (120, 60))
    assert wide[0] == len("Gatekeeper of the Delta")
    assert wide[2] > 40
    assert (wide[1], narrow[1]) == (1, 1)
    assert narrow[0] >= len("Gatekeeper")
    assert narrow[2] > narrow[0]


def test_only_the_longest_words_are_broken_where_there_is_little_room() -> None:
    words = ("Gatekeeper", "a wolf", "Battlefields")
    rows = [("", "", ""), words]
    assert [column.broken for column in table_columns(rows, 100)] == [False] * 3
    room = LETTER * (3 * BETWEEN + 25)
    assert [column.broken for column in table_columns(rows, room)] == [False, False, True]
    assert [column.broken for column in table_columns([("",), ("Donaudampfschifffahrt",)], 200)] == [False]


def test_what_never_parts_is_one_word() -> None:
    (column,) = table_columns(
        [("",), ("1\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}4 pears",)], LETTER * (6 + BETWEEN) + 0.1
    )
    assert column.wide == 6 + BETWEEN


@pytest.mark.parametrize(
    ("first", "last", "before", "half"),
    [
        (Place(2, 11, 50), Place(2, 11, 150), 0, 50),  # the second column was empty
        (Place(2, 11, 50), Place(2, 80, 90), 0, 93),  # 146 in the first, 40 in the second
        (Place(2, 11, 50), Place(3, 80, 32), 146, 102),  # the same on a page of its own
        (Place(2, 11, 50), Place(4, 11, 112), 146 + 184, 50),
    ],
)
def test_two_columns_are_as_high_as_half_of_what_they_hold(
    first: Place, last: Place, before: float, half: float
) -> None:
    heights = [columns.height - before for columns in balanced(first, last, PAPER)]
    assert heights == sorted(heights)
    assert half < heights[0] < half + 5
    assert len(heights) > 3


def test_columns_hold_what_ends_within_them() -> None:
    columns = Balanced(100, 3, 80)
    assert columns.holds(Place(3, 80, 80))
    assert not columns.holds(Place(3, 80, 81))
    assert not columns.holds(Place(4, 11, 20))
