"""Every question of every game, at every size, in every language: no answer, no name and no effect is cut off."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest

from croupier import catalog
from croupier.testing.fluent_files import read
from croupier.text import LANGUAGES
from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.moments import Moment, of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import EVERY, LOW, PHONES, SIZES, resize, windows
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


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.moments.__name__}-{look.players}")
def test_every_answer_is_in_sight_and_accessible(person: Person, house: Server, look: TableView) -> None:
    """Nothing is wider than the page; no answer is cut off; on a phone none is smaller than a finger; axe is silent.

    What may be chosen and the own hand can be read, and no text lies over another. The two looks at a game share its
    questions, and the languages and windows take turns; `make sizes` has both look at all questions through all windows
    in all languages. Where one screen is promised, both look at all questions on phones.
    """
    page = person(color_scheme=look.scheme)
    wrong = []
    for number, (name, moment) in enumerate(look.moments(look.players).items()):
        mine = EVERY or number % 2 != LOOKS.index(look) % 2
        if not mine and not look.one_screen:
            continue
        table = Table.at(house, moment)
        for language in LANGUAGES if EVERY else [LANGUAGES[number // 2 % len(LANGUAGES)]]:
            page.context.add_cookies([{"name": "language", "value": language, "url": house.url}])
            table.down(page)
            for width, height in windows(number // 2, [*SIZES, *LOW]) if mine else PHONES:
                resize(page, width, height)
                if (width, height) in SIZES:
                    found = faults_and_unread(page, width, height, moment.match.game, language)
                else:
                    found = faults(page, width, height)
                if look.one_screen and (width, height) in PHONES and name != "end":
                    found += rolled(page)
                wrong += [f"{name} at {width} in {language}: {what}" for what in found]
            if mine and (EVERY or number // 2 % 4 == 0):  # axe takes longer than all sizes together
                wrong += [f"{name}: {what}" for what in violations(page)]
    assert not wrong, "\n".join(wrong)


def test_every_question_of_wildlands_is_looked_at() -> None:
    known = {name.removeprefix("ask-") for name in read(catalog.find("wildlands"), "en") if name.startswith("ask-")}
    for players in (2, 4):
        reached = [moment.reached() for moment in of_wildlands(players).values()]
        assert known == {one.name for match in reached for one in match.decisions if one.seat == 0}
