"""A name of forty letters without a blank: no page rolls sideways for it, and somewhere it can be read in full."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.moments import of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

NAMES = [letter * 40 for letter in "WMQGOD"]
"""The widest letters there are; pictures and Chinese are broken between any two signs."""

SIZES = [(360, 640), (768, 1024), (1280, 800), (1920, 1080)]

ROLLS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

UNREAD = """names => names.filter((name) => {
  const whole = (one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right } = words.getBoundingClientRect();
    for (let room = one; room !== document.body; room = room.parentElement) {
      const { left: from, right: to } = room.getBoundingClientRect();
      if (getComputedStyle(room).overflowX !== "visible" && (left < from - 2 || right > to + 2)) return false;
    }
    return left >= -1 && right <= innerWidth + 1;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (texts.currentNode.data.includes(name) && one.checkVisibility() && whole(one)) return false;
  }
  return ![...document.querySelectorAll("[title], [aria-label]")].some(
    (one) => one.checkVisibility() && (one.title + one.ariaLabel).includes(name),
  );
})"""
"""The names that stand nowhere in full: not as a text, not as the title or label of a thing in sight."""


def look(page: Page, what: str, names: Sequence[str]) -> list[str]:
    """What is wrong with a page at every size; on a phone names may stand behind a tab."""
    wrong = []
    at_rest(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if (too_wide := page.evaluate(ROLLS)) > 0:
            wrong.append(f"{what} at {width} rolls by {too_wide}")
        if width > 360:
            wrong += [f"{what} at {width} shows {name[:3]}... nowhere" for name in page.evaluate(UNREAD, names)]
    return wrong


MOMENTS = {
    "quintet": of_quintet(5)["play"],
    "perils": of_perils(5)["turn"],
    "zynalith": of_zynalith(5)["turn"],
    "confluence": of_confluence(5)["turn"],
    "wildlands": of_wildlands(4)["main"],
    "end of quintet": of_quintet(5)["end"],
    "end of perils": of_perils(5)["end"],
    "end of zynalith": of_zynalith(5)["end"],
}


@pytest.mark.parametrize("what", MOMENTS)
def test_no_table_rolls_sideways_for_a_name(person: Person, house: Server, what: str) -> None:
    table = Table.at(house, MOMENTS[what], NAMES)
    wrong = look(table.down(person()), what, NAMES[1 : table.match.players])
    assert not wrong, "\n".join(wrong)


def test_no_page_of_the_house_rolls_sideways_for_a_name(person: Person, house: Server) -> None:
    host, guest, title = NAMES[0], NAMES[1], "T" * 60
    page = person()
    page.goto("/new?friends=yes")
    page.fill("[name=name]", host)
    page.eval_on_selector_all("details", "all => all.forEach((one) => { one.open = true; })")
    page.fill("[name=title]", title)
    page.check("[name=listed]")
    page.click("#new-form button.ink")
    page.wait_for_selector(".invite")
    code = page.inner_text(".invite .code")
    assert house.client.post(f"/join/{code}", data={"name": guest}).status_code == 303
    page.eval_on_selector("#chat-text", "field => { field.value = 'C'.repeat(300); }")
    page.eval_on_selector("#chat-form", "form => form.requestSubmit()")
    page.wait_for_selector("#chat-lines li", state="attached")
    wrong = look(page, "room", [host, guest, title])
    page.click("[data-opens=chat]")
    wrong += look(page, "chat", ["C" * 300])
    for path, shown in (("/", [host, guest, title]), (f"/join/{code}", [host, title])):
        page.goto(path)
        wrong += look(page, path, shown)
    assert not wrong, "\n".join(wrong)
