"""The columns of tables: what may stand in each, and what is refused."""

import pytest

from croupier.engine import BadCards, Column
from croupier.kit import columns

SIZE = columns.whole("size", -1, 9)
USE = columns.word("use", ("blow", "cut"))
WORDS = columns.several("words", lambda cell, _: cell.split(), "words", 2)


@pytest.mark.parametrize(
    ("column", "cell", "read"),
    [
        (SIZE, "-1", -1),
        (SIZE, "0", 0),
        (SIZE, "9", 9),
        (USE, "cut", "cut"),
        (WORDS, "a b", ["a", "b"]),
        (columns.text("en"), "Old wolf", "Old wolf"),
        (columns.notation("cost", lambda cell, where: (cell, where), "a cost"), "2c", ("2c", "here")),
    ],
)
def test_what_may_stand_there_is_read(column: Column, cell: str, read: object) -> None:
    assert column.read(cell, "here") == read


@pytest.mark.parametrize(
    ("column", "cell", "why"),
    [
        *(
            (SIZE, cell, f"here: '{cell}' is not a whole number from -1 to 9.")
            for cell in ("-2", "10", "03", "1.0", "")
        ),
        (USE, "dig", "here: 'dig' is not one of blow, cut."),
        (WORDS, "a b c", "here: 'a b c' are 3, and there is room for 2."),
        (columns.text("en"), "", "here: nothing stands there."),
    ],
)
def test_what_may_not_is_refused(column: Column, cell: str, why: str) -> None:
    with pytest.raises(BadCards) as refused:
        column.read(cell, "here")
    assert str(refused.value) == why


def test_columns_say_what_is_right_and_whether_it_stays() -> None:
    assert (SIZE.name, SIZE.right, SIZE.fixed) == ("size", "a whole number from -1 to 9", False)
    assert (USE.right, WORDS.right) == ("one of blow, cut", "words")
    assert columns.whole("size", 0, 1, fixed=True).fixed
    assert columns.word("use", ("cut",), fixed=True).fixed
    assert columns.notation("cost", lambda cell, _: cell, "a cost", fixed=True).fixed
    assert not any(column.fixed for column in (USE, WORDS, *columns.names()))


def test_names_stand_in_a_column_for_each_language() -> None:
    assert [column.name for column in columns.names()] == ["en", "fr", "de"]
    named = {"en": "Wolf", "fr": "Loup", "de": "Wolf"}
    assert columns.name_of({"id": "wolf", "size": 3, **named}) == named
