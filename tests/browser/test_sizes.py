"""Every question of every game, at every size, in every language: no answer, no name and no effect is cut off."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from croupier import catalog
from croupier.engine import Game
from croupier.testing.fluent_files import read
from croupier.text import LANGUAGES
from tests.browser.accessibility import violations
from tests.browser.choosing import chosen
from tests.browser.conftest import Person
from tests.browser.moments import Moment, of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import EVERY, LOW, PHONES, SIZES, resize, speak, windows
from tests.browser.sight import faults, faults_and_unread, rolled
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser


class TableView(NamedTuple):
    """A game in the eyes of somebody: its questions, how many play, what the browser prefers.

    Where it is promised, a phone shows table, question and hand at once (`one_screen`).
    """

    moments: Callable[[int], Mapping[str, Moment]]
    players: int
    scheme: str
    one_screen: bool = False


LOOKS = [
    TableView(of_quintet, 2, "light"),
    TableView(of_quintet, 5, "dark"),
    TableView(of_perils, 3, "light"),
    TableView(of_perils, 5, "dark"),
    TableView(of_zynalith, 2, "dark"),
    TableView(of_zynalith, 5, "light"),
    TableView(of_confluence, 3, "light"),
    TableView(of_confluence, 5, "dark"),
    TableView(of_wildlands, 4, "light", one_screen=True),
    TableView(of_wildlands, 2, "dark", one_screen=True),
]


CHOSEN_AT = (*PHONES, (1280, 800))
"""Through which windows something is chosen."""


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.moments.__name__}-{look.players}")
def test_every_answer_is_in_sight_and_accessible_and_stays_where_it_is(
    person: Person, house: Server, look: TableView
) -> None:
    """Nothing is wider than the page; no answer is cut off; on a phone none is smaller than a finger; axe is silent.

    What may be chosen and the own hand can be read, no text lies over another, and what is chosen keeps its place. The
    two looks at a game share its questions, and the languages and windows take turns; `make sizes` has both look at all
    questions through all windows in all languages. Where one screen is promised, each is looked at on both phones.
    """
    page = person(color_scheme=look.scheme)
    wrong: list[str] = []
    for number, (name, moment) in enumerate(look.moments(look.players).items()):
        if not EVERY and number % 2 == LOOKS.index(look) % 2:
            continue
        turn = number // 2
        table = Table.at(house, moment)
        mother_tongue = LANGUAGES[turn % len(LANGUAGES)]
        for language in LANGUAGES if EVERY else [mother_tongue]:
            speak(page, house.url, language)
            table.down(page)
            sizes = windows(turn, [*SIZES, *LOW])
            sizes += [size for size in PHONES if look.one_screen and size not in sizes]
            chosen_at = [size for size in sizes if size in CHOSEN_AT][0 if EVERY else -1 :]
            for width, height in sizes:
                resize(page, width, height)
                found = seen(page, look, moment.match.game, language, (width, height))
                if language == mother_tongue and (width, height) in chosen_at and name != "end":
                    found += chosen(page, width, height, turn // 4)
                wrong += [f"{name} at {width} in {language}: {what}" for what in found]
            if EVERY or turn % 4 == 0:  # axe takes longer than all sizes together
                wrong += [f"{name}: {what}" for what in violations(page)]
    assert not wrong, "\n".join(wrong)


def seen(page: Page, look: TableView, game: type[Game], language: str, size: tuple[int, int]) -> list[str]:
    """What is wrong at one size before anything is chosen."""
    found = faults_and_unread(page, *size, game, language) if size in SIZES else faults(page, *size)
    if look.one_screen and size in PHONES and not page.query_selector("#end"):
        found += rolled(page)
    return found


def test_every_question_of_wildlands_is_looked_at() -> None:
    known = {name.removeprefix("ask-") for name in read(catalog.find("wildlands"), "en") if name.startswith("ask-")}
    for players in (2, 4):
        reached = [moment.reached() for moment in of_wildlands(players).values()]
        assert known == {one.name for match in reached for one in match.decisions if one.seat == 0}
