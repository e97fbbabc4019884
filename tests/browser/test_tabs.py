"""Many tabs of one browser: over HTTP/1.1 it has six connections, and all tables live by fewer."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.people import OFFERED, at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

MISSED = 150_000
"""Milliseconds after which whoever went without a word is missed: a minute without a sign, two signs, a beat."""


def tables(house: Server, count: int) -> list[Table]:
    return [Table(house, croupier.start("quintet", 2, seed=seed), people=2) for seed in range(1, count + 1)]


def sit(page: Page, *those: Table) -> Callable[[Table], Page]:
    """Sit down at the first seat of each of these tables; gives how to open a tab with one."""
    value = ".".join(f"{table.id}~0~{table.tokens[0]}" for table in those)
    page.context.add_cookies([{"name": "seats", "value": value, "url": those[0].house.url}])

    def tab(table: Table) -> Page:
        opened = page.context.new_page()
        opened.goto(f"/t/{table.id}?seat=0")
        at_rest(opened)
        return opened

    return tab


def kinds(page: Page) -> set[str]:
    """What kinds of things run in the browser."""
    assert page.context.browser is not None
    session = page.context.browser.new_browser_cdp_session()
    return {target["type"] for target in session.send("Target.getTargets")["targetInfos"]}


def reaches(page: Page, seq: int) -> None:
    """Wait until a page shows the table as it is after so many choices."""
    page.wait_for_function("seq => Number(document.getElementById('live').dataset.seq) >= seq", arg=seq)


@pytest.mark.parametrize("shared", [True, False], ids=["worker", "tabs"])
def test_eight_tabs_of_one_browser_all_hear_and_may_choose(person: Person, house: Server, shared: bool) -> None:
    first = person(worker=shared)
    games = tables(house, 6)
    tab = sit(first, *games)
    shown = [*games, games[0], games[1]]
    pages = [tab(table) for table in shown]
    assert ("shared_worker" in kinds(first)) == shared
    for table in games:
        seq = table.go_on()
        for page in (page for page, its in zip(pages, shown, strict=True) if its is table):
            reaches(page, seq)
    table = games[0]
    while not any(one["seat"] == 0 for one in table.look()["decisions"]):
        reaches(pages[0], table.go_on())
    seq = table.look()["seq"]
    at_rest(pages[0])
    pages[0].locator(OFFERED).last.click()
    for page in (pages[0], pages[6]):
        reaches(page, seq + 1)


@pytest.mark.parametrize("shared", [True, False], ids=["worker", "tabs"])
def test_tabs_that_are_closed_take_nothing_from_the_others(person: Person, house: Server, shared: bool) -> None:
    first = person(worker=shared)
    one, two, three = tables(house, 3)
    tab = sit(first, one, two, three)
    pages = [tab(one), tab(two), tab(three), tab(one)]
    for closing, left in ((3, 0), (2, 1)):  # the tab that was opened last leads, where tabs do so
        pages[closing].close()
        for table, page in ((one, pages[0]), (two, pages[left])):
            reaches(page, table.go_on())
    assert one.look(1)["seats"][0]["connected"]
    # Whoever has closed its only tab has left that table; a busy tab does not come to say so, and is missed later.
    three.down(person(), 1).wait_for_selector("#seat-0 .away", timeout=MISSED)
