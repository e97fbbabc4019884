"""What is chosen stands in the bar, and nothing moves under the finger: a second tap meets the same thing again."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page

from croupier.text import LANGUAGES
from tests.browser.conftest import Person
from tests.browser.moments import Moment, of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import EVERY, PHONES, at_rest
from tests.browser.sight import faults
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

THINGS = '[data-pick], #main [form="choose"]:not(#ask *, [data-drafts])'

KINDS = f"""() => {{
  const kinds = new Map();
  for (const [at, one] of [...document.querySelectorAll('{THINGS}')].entries()) {{
    const kind = one.className.replace(/i-\\w+/, "");
    if (one.checkVisibility({{ visibilityProperty: true }}) && !kinds.has(kind)) kinds.set(kind, at);
  }}
  return [...kinds.values()];
}}"""
"""The first of each kind of things that can be chosen on the table."""

TAPPED = f"at => document.querySelectorAll('{THINGS}')[at].click()"

PLACES = f"""() => [...document.querySelectorAll('{THINGS}, .fan .card')].map((one) => {{
  const box = one.getBoundingClientRect();
  return one.checkVisibility({{ visibilityProperty: true }}) && !one.classList.contains("selected")
    ? [box.left, box.top, box.width, box.height] : [];
}})"""
"""Where everything lies that can be chosen, and the hand."""

MOST = 24
"""Pixels that something may move: a bar may grow by a line."""

LOOKS: list[tuple[Callable[[int], Mapping[str, Moment]], int]] = [
    (of_quintet, 5),
    (of_perils, 3),
    (of_zynalith, 5),
    (of_confluence, 5),
    (of_wildlands, 4),
]


def moved(page: Page, at: int) -> list[str]:
    """Choose a thing; what has moved by it, if anything."""
    before = page.evaluate(PLACES)
    page.evaluate(TAPPED, at)
    at_rest(page)
    for was, now in zip(before, page.evaluate(PLACES), strict=True):
        if max((abs(one - other) for one, other in zip(was, now, strict=False)), default=0) > MOST:
            return [f"{was} moves to {now}"]
    return []


def chosen(page: Page, width: int, height: int, first: int) -> list[str]:
    """Choose one thing of each kind, or of every second one: what cannot be read of it, and what has moved."""
    wrong, kinds = [], page.evaluate(KINDS)
    tried = kinds if EVERY else kinds[first % 2 :: 2] or kinds
    for at in tried:
        if moved(page, at):
            page.keyboard.press("Escape")  # somebody may have gone just then, which is said on the table
            at_rest(page)
            wrong += [f"{at}: {how}" for how in moved(page, at)]
        if EVERY or at == tried[0]:  # what the scans find of one kind they find of most
            found = faults(page, width, height)
            wrong += [f"{at}: {what}" for what in found if not what.startswith("it does not say")]  # the bar has it
        page.keyboard.press("Escape")
        at_rest(page)
    return wrong


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look[0].__name__)
def test_a_thing_that_is_chosen_keeps_its_place(
    person: Person, house: Server, look: tuple[Callable[[int], Mapping[str, Moment]], int]
) -> None:
    """Questions take turns on a phone, at a desk, on the other phone and at the desk; `make sizes` chooses at all."""
    page = person()
    wrong, desk = [], (1280, 800)
    turns = [PHONES[0], desk, PHONES[1], desk]
    for number, (name, moment) in enumerate(look[0](look[1]).items()):
        table = Table.at(house, moment)
        language = LANGUAGES[number % len(LANGUAGES)]
        page.context.add_cookies([{"name": "language", "value": language, "url": house.url}])
        for width, height in (*PHONES, desk) if EVERY else [turns[number % len(turns)]]:
            page.set_viewport_size({"width": width, "height": height})
            table.down(page)
            if page.query_selector("#end") is None:
                found = chosen(page, width, height, number // len(turns))
                wrong += [f"{name} at {width} in {language}: {what}" for what in found]
    assert not wrong, "\n".join(wrong)
