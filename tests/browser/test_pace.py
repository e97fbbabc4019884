"""How quickly the deeds of others come before one's eyes."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

WATCH = """() => {
  window.drawn = [];
  new MutationObserver(() => {
    const newest = document.querySelector("#lines li:not(.hd)");
    window.drawn.push([Date.now(), newest.dataset.who]);
  }).observe(document.getElementById("live"), { attributes: true, attributeFilter: ["data-line"] });
}"""
"""Notes when something new is told, and whom the newest line is about."""

CALM = 850
"""Milliseconds; what is told of two people lies further apart in a first match."""


def deeds_of_others(house: Server, page: Page) -> list[tuple[int, str]]:
    """What seat 0 sees while the two others answer as fast as they can, each time the first thing they are offered."""
    table = Table(house, croupier.start("quintet", players=3, seed=4), people=3)
    table.down(page)
    page.evaluate(WATCH)
    for _ in range(12):
        seat = next(one["seat"] for one in table.look()["decisions"])
        table.answer(seat, (asked := table.asked(seat))["id"], asked["options"][0]["key"])
    at_rest(page)
    return [(when, who) for when, who in page.evaluate("window.drawn")]


def gaps(deeds: list[tuple[int, str]]) -> list[int]:
    """Milliseconds between what is told of one other and what is told of the next one."""
    return [
        later - sooner for (sooner, who), (later, then) in pairwise(deeds) if who != then and "0" not in (who, then)
    ]


def test_in_a_first_match_one_deed_comes_after_the_other(person: Person, house: Server) -> None:
    found = gaps(deeds_of_others(house, person(first_match=True)))
    assert found
    assert min(found) >= CALM, found


def test_afterwards_nobody_waits_for_the_deeds_of_others(person: Person, house: Server) -> None:
    found = gaps(deeds_of_others(house, person()))
    assert found
    assert min(found) < CALM, found
