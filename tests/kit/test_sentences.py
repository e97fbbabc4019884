"""Sentences of a page: what in them is bold."""

import pytest

from croupier.kit import Piece, pieces


def bold(text: str, *names: str) -> list[str]:
    said = pieces(text, *names)
    assert "".join(piece.words for piece in said) == text
    return [piece.words for piece in said if piece.bold]


@pytest.mark.parametrize("names", [("Al", "Alba"), ("Alba", "Al")])
def test_a_name_inside_another_one_is_not_bold(names: tuple[str, ...]) -> None:
    assert bold("Alba hands 3 cards to Al.", *names) == ["Alba", "3", "Al"]
    assert bold("Alma alone.", *names) == []


def test_the_longest_of_two_names_is_bold_and_digits_of_words_are_not() -> None:
    assert bold("Ada 2 waits for Ada", "Ada", "Ada 2") == ["Ada 2", "Ada"]
    assert bold("R2D2 gets +3, \N{MINUS SIGN}1 and 12") == ["+3", "\N{MINUS SIGN}1", "12"]


def test_a_name_may_be_any_text() -> None:
    assert bold("(.*) or [x]?", "[x]?", "(.*)", "") == ["(.*)", "[x]?"]
    assert pieces("nobody", "Ada") == (Piece("nobody"),)
