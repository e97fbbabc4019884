"""Columns: those of a table, and the two of the rules that end alike."""

from collections.abc import Sequence

import pytest

from croupier.paper.columns import LETTER, TIGHT, USUAL, Balanced, Column, Place, balanced, table_columns

PAPER = (148.5, 210.0)


def columns(rows: Sequence[Sequence[str]], room: float) -> list[Column]:
    return table_columns(rows, room)[0]


def test_what_room_is_left_goes_to_the_cells_that_make_rows_high() -> None:
    text = "Whatever it meets has to turn back at once."
    rows = [("Card", "n", "Text"), *[("Gatekeeper of the Delta", "1", text)] * 3]
    wide, narrow = ([column.wide / LETTER / USUAL.size for column in columns(rows, room)] for room in (120, 60))
    assert wide[0] > len("Gatekeeper of the Delta") > narrow[0] > len("Gatekeeper")
    assert wide[2] > len(text) > narrow[2] > narrow[0]
    assert wide[1] == narrow[1] < 3
    alone = columns([("Gatekeeper of the Delta", "Guards."), ("Wolf", text)], 60)
    beside = columns([("Gatekeeper of the Delta", text), ("Wolf", "Howls.")], 60)
    assert alone[0].wide > beside[0].wide


def test_only_the_longest_words_are_broken_where_there_is_little_room() -> None:
    rows = [("", "", ""), ("Gatekeeper", "a wolf", "Battlefields")]
    assert [column.broken for column in columns(rows, 100)] == [False] * 3
    room = LETTER * TIGHT.size * 25.1 + 6 * TIGHT.inset
    assert [column.broken for column in columns(rows, room)] == [False, False, True]
    assert [column.broken for column in columns([("",), ("Donaudampfschifffahrt",)], 200)] == [False]


def test_a_table_is_set_smaller_before_words_are_broken() -> None:
    rows = [("", "", ""), ("Gatekeeper", "a wolf", "Battlefields")]
    assert [table_columns(rows, room)[1] for room in (100, 40, 38)] == [USUAL, TIGHT, TIGHT]
    assert not any(column.broken for column in columns(rows, 38))


def test_what_never_parts_is_one_word() -> None:
    rows = [("", ""), ("1\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}4 pears", "n")]
    assert [columns(rows, room)[0].broken for room in (20, 9)] == [False, True]


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
    heights = [pair.height - before for pair in balanced(first, last, PAPER)]
    assert heights == sorted(heights)
    assert half < heights[0] < half + 5
    assert len(heights) > 3


def test_columns_hold_what_ends_within_them() -> None:
    pair = Balanced(100, 3, 80)
    assert pair.holds(Place(3, 80, 80))
    assert not pair.holds(Place(3, 80, 81))
    assert not pair.holds(Place(4, 11, 20))
