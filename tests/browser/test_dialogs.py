"""Dialogs of a table: what lies in a pile or is open about a seat can be read, and its pictures come only then."""

import random
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import Person
from tests.browser.moments import Moment, of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import resize
from tests.browser.sight import unread_in_dialog
from tests.browser.table import Table
from tests.browser.test_updates import somebody_chooses
from tests.server.serving import Server

pytestmark = pytest.mark.browser

OPENERS = """() => [...new Set([...document.querySelectorAll("[data-opens]")].map((one) => one.dataset.opens))]
  .filter((id) => document.getElementById(id) && !["settings", "chat", "log-drawer"].includes(id))"""
"""All dialogs of the page but those that are the same in every game."""

OPEN = """id => {
  document.querySelector("dialog[open]")?.close();
  document.querySelector(`[data-opens="${id}"]`).click();
}"""

WIDE = """() => [...document.querySelectorAll("dialog[open], dialog[open] *")].filter((one) =>
  !one.matches(".wide") && /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1
  ).map((one) => `${one.className || one.tagName} is ${one.scrollWidth - one.clientWidth} too wide`)"""
"""What has to be rolled sideways in the dialog that is open. The wide tables of a rulebook roll in themselves."""

UNDER = """() => {
  const shut = document.querySelector("dialog[open] .shut").getBoundingClientRect();
  return [...document.querySelectorAll("dialog[open] :is(a, button, input, select):not(.shut)")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return right > shut.left && left < shut.right && bottom > shut.top && top < shut.bottom;
  }).map((one) => `${one.textContent.trim()} is under the button that shuts`);
}"""
"""What can be pressed and lies in the corner in which the dialog is shut."""


OPEN_CARDS: list[tuple[Callable[[int], Mapping[str, Moment]], int, str, str]] = [
    (of_quintet, 3, "play", "de"),
    (of_perils, 3, "turn", "fr"),
    (of_zynalith, 5, "turn", "de"),
    (of_confluence, 3, "turn", "fr"),
    (of_wildlands, 4, "main", "de"),
]
"""Moments with many open cards: the game, how many play, its name, and the language."""


@pytest.mark.parametrize("shown", OPEN_CARDS, ids=lambda shown: f"{shown[0].__name__}-{shown[2]}")
def test_cards_in_a_dialog_say_their_names_and_what_they_do(
    person: Person, house: Server, shown: tuple[Callable[[int], Mapping[str, Moment]], int, str, str]
) -> None:
    """On a desk and on a small phone nothing is cut, broken, or has to be rolled sideways."""
    moments, players, at, language = shown
    table = Table.at(house, moments(players)[at])
    page = person(language=language)
    table.down(page)
    opened = page.evaluate(OPENERS)
    assert len(opened) >= players - 1
    wrong: list[str] = []
    for width, height in [(1280, 800), (360, 640)]:
        resize(page, width, height)
        for one in opened:
            page.evaluate(OPEN, one)
            found = unread_in_dialog(page, table.match.game, language)
            found += page.evaluate(WIDE) + page.evaluate(UNDER)
            wrong += [f"{one} at {width}: {what}" for what in found]
    page.evaluate("document.querySelector('dialog[open]').close(); document.querySelector('a[data-rules]').click()")
    page.wait_for_selector("#rules-text table")
    wrong += [f"rules-drawer: {what}" for what in page.evaluate(WIDE)]
    assert not wrong, "\n".join(wrong)


HUNG = """where => [...document.querySelectorAll(`${where} use[data-href]`)].map((one) => [
  one.dataset.href, one.getAttribute("href")])"""
"""The pictures of dialogs, each with what has been fetched for it."""


def test_pictures_of_a_dialog_are_fetched_when_it_is_opened_and_when_it_changes(person: Person, house: Server) -> None:
    page, dice = person(), random.Random(2)
    table = Table.at(house, of_perils(2)["turn"])
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(f"{urlsplit(request.url).path}#art"))
    table.down(page)
    shelved = {wanted for wanted, _ in page.evaluate(HUNG, "#book-1")} - fetched
    assert shelved
    with page.expect_request(lambda request: f"{urlsplit(request.url).path}#art" in shelved):
        page.click("[data-opens=book-1] >> nth=0")
    there = page.evaluate(HUNG, "#book-1[open]")
    while page.evaluate(HUNG, "#book-1[open]") == there:
        assert all(wanted == hung for wanted, hung in there)
        somebody_chooses(table, page, dice, table.look())
    assert all(wanted == hung for wanted, hung in page.evaluate(HUNG, "#book-1[open]"))
    assert not any(hung for _, hung in page.evaluate(HUNG, "dialog:not([open])"))
