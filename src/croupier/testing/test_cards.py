"""The cards of a game: each is printed in every language, with its name and all that it does; and so are others."""

import xml.etree.ElementTree as ET
from contextlib import suppress
from random import Random

import pytest

from croupier.bots import bot
from croupier.engine import BadCards, Game, Tables, start
from croupier.engine.laws.card_sets import other_cards_are_printed_or_refused
from croupier.engine.play.replay import load
from croupier.kit import set_of, written
from croupier.lab import play
from croupier.lab.playing import seated
from croupier.press import face_html, press
from croupier.press.html import worded_html
from croupier.text import Translator
from croupier.text.bundle import spoken
from croupier.text.rulebook import NoRulebook, rulebook

SIZES = ("mini", "hand", "large")


def address(name: str) -> str:
    """Where a file would lie."""
    return f"/static/x/{name}"


def icon(game: str, name: str) -> str:
    """Where an icon would lie."""
    return f"{game}#{name}"


@pytest.fixture(autouse=True)
def _has_cards(game: type[Game]) -> None:
    if not game.FACES:
        pytest.skip(f"{game.title} has no cards.")


@pytest.mark.parametrize("size", SIZES)
def test_every_card_is_printed_as_well_formed_html_without_styles(game: type[Game], language: str, size: str) -> None:
    translator = Translator(language, game)
    for face in game.FACES:
        card = press(game.slug, face, translator)
        html = face_html(card, address, size)
        tree = ET.fromstring(html)  # noqa: S314  # our own
        printed = "".join(tree.itertext())
        assert tree.get("class") == ("face" if card.picture else "face bare")
        assert "style=" not in html
        assert card.parted in printed
        room = size == "large" or (size == "hand" and not card.picture)
        assert (card.text in printed) == (room or not card.text), face.id


def test_every_card_says_in_words_what_it_does(game: type[Game], language: str) -> None:
    translator = Translator(language, game)
    for face in game.FACES:
        card = press(game.slug, face, translator)
        tree = ET.fromstring(worded_html(card, address, icon))  # noqa: S314  # our own
        told = {part.get("class", "").split()[0]: "".join(part.itertext()) for part in tree}
        assert told["kname"].replace("\u00ad", "") == card.name  # it may part at fewer joints
        assert told.get("kdoes", "") == (card.short or card.text)
        assert "style=" not in ET.tostring(tree, "unicode")


@pytest.fixture
def tables(game: type[Game]) -> Tables:
    """The tables of its cards."""
    if game.TABLES is None:
        pytest.skip(f"{game.title} has no card sets.")
    return game.TABLES


@pytest.mark.usefixtures("tables")
def test_other_cards_are_printed_or_refused(game: type[Game]) -> None:
    assert not other_cards_are_printed_or_refused(game)


def test_cards_that_are_written_and_read_again_are_the_same(tables: Tables) -> None:
    assert not set_of(written(tables), "cards.csv", tables)


def test_other_cards_are_said_in_every_language(game: type[Game], language: str, tables: Tables) -> None:
    changed = _changed(game, tables)
    translator = Translator(language, changed, strict=bool(spoken(game)))
    assert changed.card_set()
    assert translator.other_cards()
    for face in changed.FACES:
        if any(field.startswith(f"{face.id}.") for field in changed.card_set()):
            card = press(game.slug, face, translator)
            assert card.short or not card.text
            assert card.name == translator.card(face.id)


def test_an_added_card_has_the_picture_of_the_one_it_is_like_and_a_row_in_the_rulebook(
    game: type[Game], language: str, tables: Tables
) -> None:
    changed = _changed(game, tables)
    added = changed.TABLES.added if changed.TABLES is not None else {}
    if not added:
        pytest.skip(f"No cards can be added to {game.title}.")
    pictures = {face.id: face.picture for face in changed.FACES}
    try:
        book, plain = (str(rulebook(language, one)) for one in (changed, game))
    except NoRulebook:
        pytest.skip(f"{game.title} has no rulebook.")
    for design, like in added.items():
        name = Translator(language, changed).card(design)
        assert pictures[design] == pictures[like]
        assert name not in plain
        assert (f">{name}<" in book) == (f">{Translator(language, game).card(like)}<" in plain)


def test_a_match_with_other_cards_is_played_saved_and_played_again(game: type[Game], tables: Tables) -> None:
    players, dice = game.seats[0], Random(1)  # noqa: S311  # a seed
    match = play(start(_changed(game, tables), players, 1), seated([bot("easy")] * players, dice))
    document = match.save()
    assert document["cards"] == match.game.card_set()
    assert load(document, lambda _: game).save() == document


def _changed(game: type[Game], tables: Tables) -> type[Game]:
    """The game with one more design in each table that takes one, like the first of which there is one copy less.

    Each number of that first one is one more, or one less where it can be no more.
    """
    for table in tables:
        design, cells = next(iter(table.written.items()))
        if table.adds:
            new = f"other_{design}"
            copies = {f"{new}.copies": 1, f"{design}.copies": int(cells["copies"]) - 1} if "copies" in cells else {}
            game = game.with_cards({f"{new}.like": design, **copies})
        for name, column in table.columns.items():
            if not column.fixed and cells[name].isdecimal():
                for number in (int(cells[name]) - 1, int(cells[name]) + 1):
                    with suppress(BadCards):
                        game = game.with_cards({f"{design}.{name}": number})
    return game
