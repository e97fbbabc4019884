"""Somebody is away: the others see it at once, remind, wait for a bot with the time in sight, or end the table."""

import pytest
from playwright.sync_api import Page, expect

import croupier
from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.people import at_rest, resize, widths
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def of_two(house: Server) -> tuple[Table, int]:
    """A table of two people, and the seat of the one who waits for the other."""
    table = Table(house, croupier.start("quintet", players=2, seed=1), people=2)
    seen = house.client.get(f"/api/tables/{table.id}").json()  # a spectator: who has just looked counts as there
    return table, 1 - seen["decisions"][0]["seat"]


def fits(page: Page) -> None:
    at_rest(page)
    wide, room = widths(page)
    assert wide <= room
    assert not violations(page)


def test_the_remedies_are_in_sight_from_the_first_second(person: Person, house: Server) -> None:
    table, me = of_two(house)
    page = table.down(person(360, 640), me)
    banner = page.locator("aside.absence")
    assert "is away." in banner.inner_text()
    assert banner.locator("[data-may]").is_disabled()
    fits(page)
    for width, height in ((360, 640), (390, 844), (1024, 768), (1280, 800)):
        resize(page, width, height)
        for button in banner.locator("button").all():
            expect(button).to_be_in_viewport(ratio=1)
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44, width
        wide, room = widths(page)
        assert wide <= room, width
    assert not violations(page)


def test_who_is_asked_as_well_reads_one_line_and_has_the_question_in_sight(person: Person, house: Server) -> None:
    table = Table(house, croupier.start("perils", players=3, seed=2), people=3)
    page = table.down(person(360, 640))
    line = page.locator("aside.absence")
    assert line.inner_text().split("\n")[0] == "Tomas and Ines are away."
    box = line.bounding_box()
    assert box is not None
    assert box["height"] <= 60
    line.locator("button").click()
    assert page.locator("#seats[open] [data-may]").count() == 2
    fits(page)


def test_the_time_counts_down_in_steps(person: Person, house: Server) -> None:
    table, me = of_two(house)
    page = person(fresh=True)
    page.clock.install()
    table.down(page, me)
    clock = page.locator("aside.absence .said [data-until]")
    first = clock.inner_text()
    page.clock.run_for(11_000)
    assert clock.inner_text() != first
    assert clock.inner_text()[-1] in "05"
    assert page.locator("aside.absence [data-may]").is_disabled()


def test_what_is_refused_stands_in_the_dialog_where_one_looks(person: Person, house: Server) -> None:
    table, me = of_two(house)
    page = table.down(person(forgiven="429"), me)
    for _ in range(2):
        page.click("#bar [data-opens=seats]")
        page.click("#seats form[action*=nudge] button")
        page.wait_for_function("() => !document.getElementById('seats').open")
    page.click("#bar [data-opens=seats]")
    page.click("#seats form[action*=nudge] button")
    page.wait_for_selector("#seats[open] .refusal:has-text('Wait a moment')")
    fits(page)


def test_who_is_asked_hears_that_the_others_wait(person: Person, house: Server) -> None:
    table, me = of_two(house)
    page, other = person(), person()
    table.down(page, me)
    table.down(other, 1 - me)
    page.wait_for_selector("aside.absence", state="detached")
    page.click("#bar [data-opens=seats]")
    page.click("#seats form[action*=nudge] button")
    other.wait_for_selector(".notice:has-text('The others are waiting for your answer.')")
    page.wait_for_selector(".notice:has-text('is reminded')")


def test_the_host_ends_the_table_after_a_second_thought(person: Person, house: Server) -> None:
    table, _ = of_two(house)
    host, other = table.down(person(), 0), table.down(person(), 1)
    assert other.query_selector("form[action*='/end']") is None
    host.click("#bar [data-opens=seats]")
    host.click("#seats form[action*='/end'] button")
    host.click("#caution[open] [value=no]")
    assert host.is_visible("#seats[open]")
    host.click("#seats form[action*='/end'] button")
    host.click("#caution[open] [value=yes]")
    for page in (host, other):
        page.wait_for_selector("#ended")
        fits(page)
