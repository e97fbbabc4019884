"""While the database cannot be written, a choice waits on the page, in plain words, and is sent again by itself."""

import sqlite3
from contextlib import closing

import pytest

import croupier
from tests.browser.conftest import Person
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def test_a_choice_that_could_not_be_written_is_not_lost(person: Person, house: Server) -> None:
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    seat = next(decision["seat"] for decision in table.look()["decisions"])
    page = person(forgiven="503")
    table.down(page, seat)
    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        page.locator("#main button[form=choose][value=pass]").click()
        slip = page.wait_for_selector(".notice")
        assert slip is not None
        assert "Your choice waits here" in slip.inner_text()
        assert table.look()["seq"] == 0
        other.execute("ROLLBACK")
    at_rest(page)
    assert table.look()["seq"] == 1
    assert not page.locator(".notice").count()


def test_what_waits_no_longer_does_not_say_that_it_waits(person: Person, house: Server) -> None:
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    seat = next(decision["seat"] for decision in table.look()["decisions"])
    page = person(forgiven="Failed to load resource")
    table.down(page, seat)
    page.route("**/choose?*", lambda route: route.fulfill(status=503, headers={"retry-after": "1"}, body="{}"))
    page.locator("#main button[form=choose][value=pass]").click()
    page.wait_for_selector(".notice.lasting:has-text('Your choice waits here')")
    page.unroute("**/choose?*")
    page.route("**/choose?*", lambda route: route.abort())
    page.wait_for_selector(".notice:has-text('was not sent')")
    assert not page.locator(".notice.lasting").count()
