"""Films and what others do are shown as quickly as a person likes, and a film is stepped, slowed and skipped."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.moments import Moment, film_of_zynalith, full
from tests.browser.people import REST, SIZES, at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

ROLLED = """Math.max(0, ...[...document.querySelectorAll("#film .zfield")].filter((one) => one.checkVisibility())
  .map((one) => one.scrollHeight - one.clientHeight))"""
"""How far the scene that is shown would have to be rolled, in pixels."""


def fight(house: Server) -> Table:
    """Two people, one pass before the lines fight."""
    passed = full(2, creatures=3, round=3, passed=[False, True])
    return Table.at(house, Moment(passed, ["0 pass"]))


def to_the_end(page: Page) -> int:
    """Step by hand until the film is over; gives the number of steps."""
    for made in range(1, 200):
        page.click("[data-film-do=next]")
        if page.is_hidden("#film"):
            return made
    raise AssertionError("The film has no end.")


def test_a_film_is_slowed_and_stepped_by_hand(person: Person, house: Server) -> None:
    table = fight(house)
    page = person(fresh=True, reduced_motion="no-preference")
    page.clock.install()
    table.down(page)
    table.choose(1, "hold")
    page.wait_for_selector("#film .frame:not([hidden])")
    place = "[...document.querySelectorAll('#film .frame')].map((f) => f.hidden ? '' : f.dataset.at).join()"
    for _ in ("fast", "slow"):
        page.click("[data-film-do=pace]")
    before = page.evaluate(place)
    page.clock.run_for(2500)  # two steps at the usual pace
    assert page.evaluate(place) == before
    page.clock.run_for(2500)
    assert page.evaluate(place) != before
    page.click("[data-film-do=again]")
    page.click("[data-film-do=next]")
    before = page.evaluate(place)
    page.clock.run_for(60_000)  # who steps by hand is not overtaken
    assert page.evaluate(place) == before
    assert to_the_end(page) > 3


def test_a_film_is_as_fast_as_one_likes_and_tells_only_what_concerns_one_if_wanted(
    person: Person, house: Server
) -> None:
    page = person(fresh=True, reduced_motion="no-preference")
    page.clock.install()
    Table.at(house, film_of_zynalith()).down(page)
    page.dispatch_event("[data-film-open]", "click")
    shown = "[...document.querySelectorAll('#film .frame')].findIndex((frame) => !frame.hidden)"
    page.evaluate("document.querySelectorAll('#film .frame')[1].dataset.other = ''")  # of others, whatever it tells
    page.keyboard.press("Escape")
    page.dispatch_event("[data-film-open]", "click")
    page.click("[data-film-do=pace]")
    assert page.is_visible("#film [data-pace=fast]")
    page.click("[data-film-do=mine]")
    seen = set()
    for _ in range(60):
        seen.add(page.evaluate(shown))
        page.clock.run_for(500)
        if page.is_hidden("#film"):
            break
    assert page.is_hidden("#film")  # a film of thirty seconds is over
    assert seen >= {0, 2}
    assert 1 not in seen
    page.reload()
    at_rest(page)
    page.dispatch_event("[data-film-open]", "click")
    assert page.is_visible("#film [data-pace=fast]")
    assert page.evaluate("[localStorage.getItem('film-pace'), localStorage.getItem('film-mine')]") == ["fast", "yes"]


def test_at_the_speed_instant_no_film_begins_by_itself(person: Person, house: Server) -> None:
    table = fight(house)
    page = table.down(person())
    page.click("#bar [data-opens=settings]")
    page.locator("[name=speed][value=instant]").check(force=True)
    page.keyboard.press("Escape")
    before = page.get_attribute("#live", "data-line")
    table.choose(1, "hold")
    page.wait_for_function("line => document.getElementById('live').dataset.line !== line", arg=before)
    at_rest(page)
    assert page.is_hidden("#film")
    page.click("[data-film-open]")
    assert page.is_visible("#film .frame >> visible=true")
    page.keyboard.press("Escape")
    page.reload()
    at_rest(page)
    assert page.is_checked("[name=speed][value=instant]")  # the browser remembers it


def test_the_end_of_a_film_takes_neither_the_keyboard_nor_what_is_picked(person: Person, house: Server) -> None:
    table = fight(house)
    page = table.down(person())
    table.choose(1, "hold")
    page.wait_for_selector("#film .frame:not([hidden])")
    page.focus("#bar [data-opens=chat]")
    page.locator("[data-film-do=skip]").evaluate("one => one.click()")  # as the film ends by itself
    at_rest(page)
    assert page.evaluate("document.activeElement.dataset.opens") == "chat"
    page.locator("#main [data-pick]:visible").first.click()
    page.click("[data-film-open]")
    page.keyboard.press("Escape")
    assert page.is_hidden("#film")
    assert page.locator("[data-pick].selected").count() == 1


def test_the_fullest_fight_fits_every_stage(person: Person, house: Server) -> None:
    """Five players, four lines, all that a fight can bring: no scene has to be rolled to be seen."""
    page = person(language="de")
    Table.at(house, film_of_zynalith()).sit(page)
    page.wait_for_selector(REST)
    page.dispatch_event("[data-film-open]", "click")
    steps = 0
    while page.is_visible("#film"):
        steps += 1
        for width, height in SIZES[1:4]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => {ROLLED} <= 1", timeout=5000)  # the layout follows the window
        page.click("[data-film-do=next]")
    assert steps > 10
