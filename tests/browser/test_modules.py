"""One file of a page that does not come, for whatever reason, takes at most itself away: a choice can be made."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

SCRIPTS = files("croupier.server.web") / "static" / "js"
IMPORTED = re.compile(r'from "\./([\w.]+)"')
"""What a module cannot do without."""


def needed(*names: str) -> set[str]:
    """These modules, and all that they cannot do without."""
    found: set[str] = set()
    left = [*names]
    while left:
        if (name := left.pop()) not in found:
            found.add(name)
            left += IMPORTED.findall((SCRIPTS / name).read_text("utf-8"))
    return found


LIVED_BY = needed("main.js", "table.js")
EXTRAS = {file.name for file in SCRIPTS.iterdir()} - LIVED_BY - {"goal.js", "unscripted.js"}
SHARED = {name for name in EXTRAS if any(name in needed(other) for other in EXTRAS - {name})}
ELSEWHERE = {"replay.js", "search.js", "setup.js", "tutorial.js", "worker.js"}
"""Other pages load these, and the worker is missed by nobody: a tab does what it would."""

HEART = "#unscripted:not([hidden])"
"""What the page lives by is missing: it is used as without scripts."""

LIVES = f"body[data-rest=yes], {HEART}"


def passes(page: Page, house: Server) -> str:
    """Whoever begins opens the table, and passes by its button. Gives what the page misses: `heart`, `some` or ''."""
    table = Table(house, croupier.start("quintet", 2, seed=7), people=2)
    table.sit(page, table.look()["decisions"][0]["seat"])
    page.wait_for_selector(LIVES, state="attached")
    heart, notices = page.locator(HEART).count(), page.locator(".notice").count()
    page.locator("#main button[form=choose][value=pass]").click()
    page.wait_for_function("() => Number(document.getElementById('live')?.dataset.seq) > 0")
    assert table.look()["seq"] == 1
    return "heart" if heart else "some" if notices else ""


def test_no_module_is_missed_by_a_choice(person: Person, house: Server) -> None:
    """Neither one that the page lives by, nor one that others share, nor all that it can do without together.

    A page without one that it lives by is the same whichever that is, so every seventh is tried, and the first.
    """
    assert len(LIVED_BY) <= 20, "each makes a page that is without it one without scripts"
    page = person(forgiven="Failed to", altered=True)  # load the resource; fetch the module
    network = page.context.new_cdp_session(page)  # what is refused here leaves the others in the cache
    network.send("Network.enable")
    found = {}
    tried = {"main.js", *sorted(LIVED_BY)[::7]}
    for names in (*({name} for name in sorted(tried | SHARED)), EXTRAS - ELSEWHERE, ELSEWHERE):
        network.send("Network.setBlockedURLs", {"urls": [f"*/js/{name}" for name in names]})
        found[", ".join(sorted(names))] = passes(page, house)
    assert {names for names, how in found.items() if how == "heart"} == tried
    assert [names for names, how in found.items() if not how] == [", ".join(sorted(ELSEWHERE))]


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
