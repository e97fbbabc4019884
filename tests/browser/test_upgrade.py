"""The server comes back with other files: open pages learn of it, and are loaded anew between two questions."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

OFFLINE = "Failed to load resource"


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, which is started again with other files."""
    server = Server(tmp_path_factory.mktemp("upgraded"))
    yield server
    server.stop()


def version(page: Page) -> str:
    """Under which hash the scripts of a page lie."""
    found: str = page.get_attribute("script[type=module]", "src") or ""
    return found.split("/")[2]


def upgrade(server: Server, files: str) -> None:
    """Stop it as an operator does, and start it again with other files at the same address."""
    server.kill()
    server.start(TESTS_FILES=files)


def test_open_pages_are_loaded_anew_between_two_questions(person: Person, upgraded: Server) -> None:
    table = Table(upgraded, croupier.start("quintet", 2, seed=7), people=2)
    asked = table.look()["decisions"][0]["seat"]
    page = person(fresh=True, base_url=upgraded.url, forgiven=OFFLINE)
    table.down(page, asked)
    watching = page.context.new_page()
    watching.goto(f"{upgraded.url}/t/{table.id}?seat=watch")
    at_rest(watching)
    old = version(page)
    upgrade(upgraded, "first")
    watching.wait_for_function("old => !document.querySelector('script[type=module]').src.includes(old)", arg=old)
    page.wait_for_selector("body:not(.is-lost)[data-rest=yes]")
    assert version(page) == old, "its question stands"
    page.press("body", "c")
    page.fill("#chat-text", "Good luck")
    page.keyboard.press("Escape")
    page.locator("#main button[form=choose][value=pass]").click()
    page.wait_for_function("() => Number(document.getElementById('live').dataset.seq) > 0")
    at_rest(page)
    assert version(page) == old, "a message would be lost"
    page.press("body", "c")
    with page.expect_navigation():
        page.click("#chat-form button")
        page.keyboard.press("Escape")
    at_rest(page)
    assert version(page) == version(watching) != old
    assert table.look()["seq"] == 1


def test_a_page_whose_files_are_gone_while_it_is_loaded_is_loaded_once_more(person: Person, house: Server) -> None:
    page = person(forgiven=OFFLINE, altered=True)
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    page.route("**/js/main.js", lambda route: route.fulfill(status=404), times=2)
    table.sit(page, table.look()["decisions"][0]["seat"])
    page.wait_for_selector("html.js body[data-rest=yes]", state="attached")
    assert page.locator("#unscripted").is_hidden()
