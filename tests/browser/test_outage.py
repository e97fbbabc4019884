"""While the database cannot be written, a choice waits on the page, in plain words, and is sent again by itself."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Route

import croupier
from tests.browser.conftest import Person
from tests.browser.people import answered, at_rest
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


def test_a_choice_waits_as_long_as_it_takes_and_says_why(person: Person, house: Server) -> None:
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    seat = next(decision["seat"] for decision in table.look()["decisions"])
    page = person(forgiven="Failed to load resource")
    table.down(page, seat)
    decision = page.get_attribute("#live", "data-decision")
    page.route("**/choose?*", lambda route: route.fulfill(status=503, headers={"retry-after": "1"}, body="{}"))
    page.locator("#main button[form=choose][value=pass]").click()
    page.wait_for_selector(".notice.lasting:has-text('Your choice waits here')")
    page.unroute("**/choose?*")
    page.route("**/choose?*", lambda route: route.abort())
    page.wait_for_selector(".notice.lasting:has-text('sent again by itself, and counts once')")
    assert page.locator(".notice.lasting").count() == 1
    assert table.look()["seq"] == 0
    page.unroute("**/choose?*")
    answered(page, decision)
    assert table.look()["seq"] == 1
    page.wait_for_selector(".notice.lasting", state="detached")


def test_a_choice_whose_answer_is_lost_was_taken_and_is_no_error(person: Person, house: Server) -> None:
    """The page asks again with the same request until it is answered; whatever it has heard, the choice counts once."""
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    seat = next(decision["seat"] for decision in table.look()["decisions"])
    page = person(forgiven="Failed to load resource", worker=False)
    page.route("**/stream?*", lambda route: route.abort())  # nor does the table tell it
    table.sit(page, seat)
    lost: list[str] = []

    def loses(route: Route) -> None:
        route.fetch()
        lost.append(route.request.post_data or "")
        route.abort()

    page.route("**/choose?*", loses, times=2)
    page.wait_for_selector("body.is-lost")
    page.locator("#main button[form=choose][value=pass]").click()
    with page.expect_response("**/choose?*") as answer:
        page.wait_for_selector(".notice.lasting:has-text('counts once')")
    assert answer.value.status == 200
    assert lost == [answer.value.request.post_data] * 2
    assert table.look()["seq"] == 1
    page.wait_for_selector(".notice.lasting:has-text('counts once')", state="detached")
    assert not page.locator(".notice:has-text('not sent')").count()


def test_an_answer_that_takes_long_is_spoken_of_and_a_second_press_is_answered(person: Person, house: Server) -> None:
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    seat = next(decision["seat"] for decision in table.look()["decisions"])
    page = person()
    table.down(page, seat)
    held: list[Route] = []
    page.route("**/choose?*", lambda route: held.append(route))  # noqa: PLW0108  # Playwright marks what it is given
    button = page.locator("#main button[form=choose][value=pass]")
    button.dblclick()
    assert not page.locator(".notice").count()
    while not page.locator(".notice:has-text('on its way')").count():
        button.click()
    page.wait_for_selector(".notice.lasting:has-text('counts once')")
    assert (len(held), table.look()["seq"]) == (1, 0)
    with page.expect_request("**/choose?*"):
        button.click()  # whoever presses again has it sent at once
    page.wait_for_selector(".notice.lasting:has-text('counts once')")
    assert len(held) == 2
    held[-1].continue_()
    page.wait_for_selector(".notice.lasting", state="detached")
    at_rest(page)
    assert table.look()["seq"] == 1
