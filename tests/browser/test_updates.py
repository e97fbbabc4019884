"""A page that is brought up to date is the page it would be if it were fetched anew, and stays usable by keyboard."""

import json
import random
from itertools import count
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page

import croupier
from croupier import catalog
from croupier.engine import Match
from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.moments import of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import AT_REST, at_rest
from tests.browser.table import Table
from tests.games.confluence.table import position as confluence
from tests.games.zynalith.table import position as zynalith
from tests.server.serving import Server

pytestmark = pytest.mark.browser

UPDATES = 16
"""Choices made before the eyes of one page."""
COMPARED = 4
"""Every so many updates the page is held against one that is fetched anew, which takes longer than an update."""
AUDITED = 16
"""Every so many updates axe looks as well: it takes far longer than an update."""

STRANGERS = """async () => {
    const html = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("live");
    if (fresh.dataset.seq !== document.getElementById("live").dataset.seq) return ["another moment"];
    return [...fresh.querySelectorAll("[id]")].flatMap((one) => {
        const there = document.getElementById(one.id);
        if (one.closest(".absence, .gone, #seats")) return [];  // who is away changes with time, not with a choice
        return there?.nodeName === one.nodeName ? [] : [`${one.id}: ${there?.nodeName} for ${one.nodeName}`];
    });
}"""
"""What stands in the page with another tag than in the page fetched anew."""


@pytest.mark.parametrize("game", catalog.ours())
def test_elements_keep_the_tag_the_server_gives_them(person: Person, house: Server, game: str) -> None:
    """Both seats choose by the JSON door, match after match; the page of seat 0 follows."""
    page, dice, seeds = person(), random.Random(3), count(3)
    table = None
    for made in range(1, UPDATES + 1):
        shown = table.look() if table else {"over": True}
        if table is None or shown["over"]:
            table = Table(house, croupier.start(game, players=2, seed=next(seeds)), people=2)
            table.down(page)
            shown = table.look()
        somebody_chooses(table, page, dice, shown)
        if made % COMPARED == 0:
            assert page.evaluate(STRANGERS) == []
        if made % AUDITED == 0:
            assert not violations(page)


def somebody_chooses(table: Table, page: Page, dice: random.Random, shown: dict[str, Any]) -> None:  # Any: JSON
    """Whoever is asked, of which seat 0 is told so much, chooses anything, and the page follows."""
    question = shown["decisions"][0]
    seat = question["seat"]
    if "options" not in question:
        question = table.asked(seat)
    followed(page, table.answer(seat, question["id"], dice.choice(question["options"])["key"]))


def followed(page: Page, seq: int) -> None:
    """Wait until the page shows this moment, the film skipped."""
    page.wait_for_function(
        f"""seq => {{
            const film = document.getElementById("film");
            if (film && !film.hidden) document.querySelector("[data-film-do=skip]").click();
            const there = Number(document.getElementById("live").dataset.seq) >= seq;
            return there && (!film || film.hidden) && ({AT_REST})();
        }}""",
        arg=seq,
    )


HEARD = """window.pages = [];
const listen = EventSource.prototype.addEventListener;
EventSource.prototype.addEventListener = function (name, take) {
  listen.call(this, name, (event) => {
    if (name.endsWith(".table")) window.pages.push(JSON.parse(event.data).parts);
    take(event);
  });
};"""
"""What the stream sends of the page is kept: None where it stays as it is."""


def test_a_page_that_has_just_come_is_not_sent_a_second_time(person: Person, house: Server) -> None:
    page, dice = person(worker=False, altered=True), random.Random(3)
    page.add_init_script(HEARD)
    for game in catalog.ours():
        table = Table(house, croupier.start(game, players=2, seed=3), people=2)
        table.down(page)
        assert page.evaluate("window.pages") == [None], game
        for _ in range(2):
            somebody_chooses(table, page, dice, table.look())
            assert page.evaluate(STRANGERS) == [], game


@pytest.mark.parametrize("game", catalog.ours())
def test_the_browser_looks_at_what_has_changed(person: Person, house: Server, game: str) -> None:
    """A rule of style about any element beside something that `:has` it would make it look at all of the page."""
    table = Table(house, croupier.start(game, players=2, seed=3), people=2)
    page = table.down(person())
    browser, dice = page.context.browser, random.Random(3)
    assert browser is not None
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    for _ in range(6):
        somebody_chooses(table, page, dice, table.look())
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = sorted(one["args"].get("elementCount", 0) for one in events if one["name"] == "UpdateLayoutTree")
    assert median(styled[-12:]) < page.evaluate("document.querySelectorAll('*').length") / 4


@pytest.mark.parametrize("game", catalog.ours())
def test_the_keyboard_begins_at_the_question(person: Person, house: Server, game: str) -> None:
    """Who opens a table is at the question; Tab goes on to the first thing that answers it."""
    moment = {
        "quintet": of_quintet()["react"],
        "zynalith": of_zynalith()["after"],
        "perils": of_perils()["life"],
        "confluence": of_confluence()["turn"],
        "wildlands": of_wildlands()["reaction"],
    }[game]
    page = Table.at(house, moment).down(person())
    assert page.evaluate("document.activeElement.id") == "question"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#ask') !== null")


def test_what_is_picked_keeps_the_keyboard_while_others_come(person: Person, house: Server) -> None:
    """Who has the key on the deed and not on another answer chooses that deed, whatever is drawn meanwhile."""
    table = Table.at(house, of_quintet()["kill"])
    page = table.down(person())
    page.wait_for_selector("#seat-1 .away")
    page.locator("#main [form=choose]:not(#ask *)").first.click()
    page.focus("#offered-go")
    table.down(person(), 1)
    page.wait_for_selector("#seat-1 .away", state="detached")
    at_rest(page)
    assert page.evaluate("document.activeElement.id") == "offered-go"


def test_the_sign_of_an_unread_message_outlasts_a_choice(person: Person, house: Server) -> None:
    table = Table(house, croupier.start("quintet", players=2, seed=3), people=2)
    page, guest = table.down(person()), table.down(person(), 1)
    guest.keyboard.press("c")
    guest.fill("#chat-text", "Good luck")
    guest.click("#chat-form button")
    page.wait_for_selector("#chat-dot:not([hidden])")
    guest.fill("#chat-text", "Have fun")  # of which the message alone is sent
    guest.click("#chat-form button")
    page.wait_for_selector('#chat-lines [data-number="2"]', state="attached")
    lines = page.locator("#chat-lines li").all_text_contents()
    assert [line.split()[-1] for line in lines] == ["luck", "fun"]
    seat = table.look()["decisions"][0]["seat"]
    table.choose(seat, table.asked(seat)["options"][0]["key"])
    followed(page, 1)
    assert page.is_visible("#chat-dot")


@pytest.mark.parametrize(
    ("match", "pile"),
    [
        (confluence(2, phase="basic", hand=[["roc", "prism"], ["siren"]], discard=["kestrel"]), "#discard"),
        (zynalith(2, creature_discard=["marsh_pup"]), "#discard-creature"),
    ],
    ids=["confluence", "zynalith"],
)
def test_an_open_pile_can_be_looked_through(person: Person, house: Server, match: Match, pile: str) -> None:
    page = Table(house, match).down(person())
    page.click(pile)
    assert page.locator("dialog[open] .card").count() == 1


def test_dialogs_and_the_log_follow_the_table(person: Person, house: Server) -> None:
    """A standing answer that is changed elsewhere, a name that has come: what nobody is choosing shows what holds."""
    table = Table(house, croupier.start("quintet", players=2, seed=3), people=2)
    seat = table.look()["decisions"][0]["seat"]
    page = table.down(person(), 1 - seat)
    elsewhere = page.context.new_page()
    for at, there in ((1, page), (2, elsewhere)):
        table.down(there, 1 - seat)
        there.click("#bar [data-opens=presets]")
        there.check(f"#presets [type=radio] >> nth={at}")
        there.click("#presets .btn")
        there.locator("#presets").wait_for(state="hidden")
    page.wait_for_function("() => document.querySelectorAll('#presets [type=radio]')[2].hasAttribute('checked')")
    page.click("#bar [data-opens=presets]")
    assert page.is_checked("#presets [type=radio] >> nth=2")
    page.keyboard.press("Escape")
    other = table.down(person(), seat)
    other.click("#bar [data-opens=seats]")
    other.fill("#seats [name=name]", "Zora")
    other.click("#seats form[action*=rename] button")
    page.wait_for_selector("#log-who option:has-text('Zora')", state="attached")
    page.keyboard.press("l")
    assert "Zora" in page.inner_text("#drawer-who")


def test_a_tab_keeps_its_language(person: Person, house: Server) -> None:
    """Somebody who changes the language in another tab reads this one to its end, also when its stream comes back."""
    table = Table.at(house, of_quintet()["play"])
    page = table.down(person())
    asked = page.inner_text("#question")
    other = page.context.new_page()
    other.goto("/language/de?to=/")
    page.evaluate("dispatchEvent(new Event('online'))")
    at_rest(page)
    assert page.inner_text("#question") == asked
    with page.expect_response("**/rules?*") as book:
        page.keyboard.press("?")
    assert '<html lang="en"' in book.value.text()
    page.keyboard.press("Escape")
    other.goto(page.url)
    assert other.inner_text("#question") != asked
