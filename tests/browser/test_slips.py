"""Slips of paper and lines in dialogs: where one looks, with their signs, and one at a time."""

import pytest

from tests.browser.conftest import Person
from tests.browser.moments import of_perils, of_quintet
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

DRAWN = """() => Promise.all([...document.querySelectorAll(".notice use")].map(async (use) => {
  const [sheet, sign] = use.getAttribute("href").split("#");
  return (await (await fetch(sheet)).text()).includes(`id="${sign}"`);
}))"""
"""Whether each sign of a slip is in the sheet that it names."""


IN_SIGHT = """one => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.left + 40, box.top + box.height / 2));
}"""


def test_a_slip_has_its_signs_in_a_game_with_signs_of_its_own(person: Person, house: Server) -> None:
    page = Table.at(house, of_perils()["turn"]).down(person())
    page.locator("#main [form=why]").first.dispatch_event("click")
    page.wait_for_selector(".notice")
    assert page.evaluate(DRAWN) == [True, True]


def test_what_was_copied_is_said_in_the_dialog(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    page.evaluate("navigator.clipboard.writeText = async () => {}")
    page.click("#bar [data-opens=seats]")
    page.click("#seats [data-copy]")
    line = page.locator("#seats .answered")
    assert line.inner_text() == "The link is copied."
    assert line.evaluate(IN_SIGHT)


def test_a_dialog_says_the_newest_refusal_and_keeps_what_is_typed(person: Person, house: Server) -> None:
    table = Table.at(house, of_quintet()["play"])
    page = table.down(person(forgiven="422"))
    page.click("#bar [data-opens=seats]")
    for name in ("Tomas", "\u202e!"):
        page.fill("#seats [name=name]", name)
        page.click("#seats form[action*=rename] button")
        at_rest(page)
    newest = page.locator("#seats .refusal").all_inner_texts()
    table.down(person(), 1)  # the table is drawn again: somebody has come
    page.wait_for_selector("#seat-1 .away", state="detached")
    at_rest(page)
    assert page.locator("#seats .refusal").all_inner_texts() == newest != []
    assert page.input_value("#seats [name=name]") == "\u202e!"
