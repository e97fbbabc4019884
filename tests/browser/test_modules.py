"""One file of a page that does not come, for whatever reason, takes at most itself away: a choice can be made."""

from importlib.resources import files

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

MODULES = sorted(file.name for file in (files("croupier.server.web") / "static" / "js").iterdir())

HEART = "#unscripted:not([hidden])"
"""What the page lives by is missing: it is used as without scripts."""

LIVES = f"body[data-rest=yes], {HEART}"


def passes(page: Page, house: Server) -> bool:
    """Whoever begins opens the table, and passes by its button; gives whether the page says what is missing."""
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    table.sit(page, table.look()["decisions"][0]["seat"])
    page.wait_for_selector(LIVES, state="attached")
    said = page.locator(f"{HEART}, .notice").count() > 0
    page.locator("#main button[form=choose][value=pass]").click()
    page.wait_for_function("() => Number(document.getElementById('live')?.dataset.seq) > 0")
    assert table.look()["seq"] == 1
    return said


def test_no_module_is_missed_by_a_choice(person: Person, house: Server) -> None:
    page = person(forgiven="Failed to", altered=True)  # load the resource; fetch the module
    network = page.context.new_cdp_session(page)  # what is refused here leaves the others in the cache
    network.send("Network.enable")
    quiet = []
    for name in MODULES:
        network.send("Network.setBlockedURLs", {"urls": [f"*/js/{name}"]})
        if not passes(page, house):
            quiet.append(name)
    assert quiet == ["replay.js", "search.js", "setup.js", "tutorial.js", "unscripted.js", "worker.js"]


@pytest.mark.parametrize(("name", "gone"), [("sound.js", ".notice"), ("patch.js", HEART)], ids=["extra", "heart"])
def test_a_bad_line_is_said_and_takes_nothing_else_away(person: Person, house: Server, name: str, gone: str) -> None:
    page = person(forgiven="Unexpected token", altered=True)
    page.route(f"**/js/{name}", lambda route: route.fulfill(body="export function {", content_type="text/javascript"))
    passes(page, house)
    page.wait_for_selector(gone)


def test_without_the_first_module_cards_of_the_hand_are_played_by_their_forms(person: Person, house: Server) -> None:
    page = person(forgiven="Failed to load", altered=True)
    page.route("**/js/main.js", lambda route: route.abort())
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    table.sit(page, table.look()["decisions"][0]["seat"])
    page.wait_for_selector(HEART)
    page.locator(".fan button[form=choose]").first.click()
    page.wait_for_function("() => Number(document.getElementById('live')?.dataset.seq) > 0")
    page.unroute("**/js/main.js")
    page.reload()
    at_rest(page)
    assert not page.locator(HEART).count()
