"""What has room at the table of Confluence: names beside ranks, the hand below a question, debts of three letters."""

from typing import Any

import pytest
from playwright.sync_api import Page

from croupier.text import LANGUAGES
from tests.browser.conftest import Person
from tests.browser.moments import Moment
from tests.browser.moments_of_confluence import of_confluence, stream
from tests.browser.people import at_rest, resize, speak
from tests.browser.sight import boxes, faults
from tests.browser.table import Table
from tests.games.confluence import table as confluence
from tests.server.serving import Server

pytestmark = pytest.mark.browser

DESKS = [(1024, 768), (1280, 800), (1920, 1080)]
NAMED = 99
"""So wide a card of the hand shows its name."""
NAMES = """width => {
  document.querySelector(".gallery").style.setProperty("--card-large", `${width}px`);
  const wrong = [];
  for (const card of document.querySelectorAll(".gallery .card")) {
    const text = document.createRange(), name = card.querySelector(".nm");
    text.selectNodeContents(name);
    const lines = [...text.getClientRects()], plate = card.querySelector(".tr .slab").getBoundingClientRect();
    const beside = (line) => line.right <= plate.left || line.bottom <= plate.top;
    if (!lines.length || !lines.every(beside)) wrong.push(`${name.textContent} meets its rank`);
    if (new Set(lines.map((line) => Math.round(line.top))).size > 2) wrong.push(`${name.textContent} has three lines`);
  }
  return wrong;
}"""
"""Which names of the gallery meet the plate of the rank, or have too many lines, if its cards are so wide."""


def widths(page: Page) -> list[int]:
    """How wide the cards of the hand are."""
    return [right - left for left, _, right, _ in boxes(page, ".fan .card")]


def test_no_name_meets_the_rank(person: Person, house: Server) -> None:
    """All 54, as wide as the hand is at three sizes and as the narrowest cards with a name, in each language."""
    page = person()
    found = {NAMED}
    for name in ("turn", "pay"):
        Table.at(house, of_confluence(3)[name]).down(page)
        for width, height in DESKS:
            resize(page, width, height)
            found.update(widths(page))
    for language in LANGUAGES:
        speak(page, house.url, language)
        page.goto("/games/confluence/cards")
        at_rest(page)
        assert page.locator(".gallery .card").count() == 54
        wrong = [f"{what} at {width}" for width in sorted(found) for what in page.evaluate(NAMES, width)]
        assert not wrong, (language, wrong)


@pytest.mark.parametrize("name", ["pay", "struck"])
def test_the_hand_takes_the_free_height_below_a_question(person: Person, house: Server, name: str) -> None:
    """Its cards say their names then, and the page does not scroll."""
    page = Table.at(house, of_confluence(3)[name]).down(person(language="de"))
    for width, height in DESKS:
        resize(page, width, height)
        assert min(widths(page)) >= NAMED, width
        assert page.locator(".fan .kname:visible").count() == page.locator(".fan .card").count()
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        assert not faults(page, width, height)


OWING = {seat: [12, 10, 8] for seat in range(5)}


def test_debts_of_three_letters_push_nothing_out_of_a_place(person: Person, house: Server) -> None:
    """C 15.6: beside the name of a rival, and at the own place on a phone."""
    page = Table.at(house, Moment(stream(5, debt=OWING))).down(person(language="fr"))
    for width, height in (*DESKS, (390, 844), (360, 640)):
        resize(page, width, height)
        for seat in range(5):
            ((left, _, right, _),) = boxes(page, f"#seat-{seat}")
            assert all(left <= one[0] < one[2] <= right for one in boxes(page, f"#seat-{seat} .life")), (seat, width)
            parts = boxes(page, f"#seat-{seat} .owed") if seat == 0 or width > 400 else []
            assert all(left <= one[0] <= one[2] <= right for one in parts), (seat, width)
        ((_, _, life, _),) = boxes(page, "#seat-0 .life")
        if width < 400:
            assert all(life <= one[0] for one in boxes(page, "#seat-0 dd > span, #seat-0 .owed") if any(one))
        assert not faults(page, width, height)


def test_what_rivals_have_used_is_in_sight(person: Person, house: Server) -> None:
    """C 15.6: struck in the row and in the book; how many cards they may still lay stands beside their hand."""
    table = Table.at(house, of_confluence(5)["turn"])
    page = table.down(person(1920, 1080))
    view = table.view()
    for seat in range(1, 5):
        assert page.locator(f"#pool-{seat} .cprice.used:visible").count() == len(view["used"][seat])
        assert page.locator(f"#pool-{seat} .cprice:not(.used)").count() == 0
        assert page.locator(f"#seat-{seat} .lays:visible").inner_text().split()[0] == str(view["facts"]["lays"][seat])
    page.locator("#seat-1 .ropen").click()
    book = page.locator("#book-1[open]")
    assert book.locator(".cprice.used:visible").count() == len(view["used"][1])
    assert book.locator(".cprice:visible").count() == len(view["pool"][1])
    assert book.locator(".owed").count() == sum(points > 0 for points in view["debt"][1])


def test_many_targets_leave_the_question_its_lines_and_an_empty_hand_takes_no_room(
    person: Person, house: Server
) -> None:
    """Twelve attacks to choose from: their brackets do not meet, and the question is no narrow column beside them."""
    page = Table.at(house, of_confluence(5)["combination of many"]).down(person())
    assert page.evaluate("getComputedStyle(document.querySelector('.fan')).minHeight") == "0px"
    left, top, right, bottom = boxes(page, "#ask .txt")[0]
    assert bottom - top < 100
    assert right - left > 280
    slips = boxes(page, "button.cslip")
    assert len(slips) == 12
    for at, one in enumerate(slips):
        for other in slips[at + 1 :]:
            beside = other[0] >= one[2] + 6 or other[2] <= one[0] - 6
            assert beside or other[1] >= one[3] + 5 or other[3] <= one[1] - 5


FLAGGED = """() => [...document.querySelectorAll("#common .card:has(.cflags)")].flatMap((card) => {
  const name = card.querySelector(".kname").getBoundingClientRect();
  return [...card.querySelectorAll(".cflag")].map((one) => one.getBoundingClientRect().bottom - name.top);
})"""
"""How far the flags of who has engaged a card of the common pool reach into its name."""


def test_many_flags_leave_the_name_of_a_card_free(person: Person, house: Server) -> None:
    """On a phone; and debts of two kinds stand on one line with the other numbers there."""
    links = {0: (0, 1, 2), 1: (3, 4), 2: (0, 3), 3: (1, 4), 4: (2,)}

    def linked(side: str) -> dict[int, list[Any]]:  # Any: values of any field
        make = confluence.attack if side == "attack" else confluence.wall
        common = confluence.COMMON
        return {
            seat: [make(-1, stream="tide", cards=[(seat, 0), *((common, place) for place in places)])]
            for seat, places in links.items()
        }

    both = {seat: linked("attack")[seat] + linked("wall")[seat] for seat in links}
    match = stream(5, instant=[], main=[], ending={}, combinations=both, debt={0: [3, 4, 0]})
    page = Table.at(house, Moment(match)).down(person(390, 844))
    found = page.evaluate(FLAGGED)
    assert len(found) > 10
    assert max(found) <= 1
    _, top, _, bottom = boxes(page, ".me")[0]
    assert all(top <= one[1] and one[3] <= bottom for one in boxes(page, ".me dd > *"))
