"""What is chosen stands in the bar, and nothing moves under the finger: a second tap meets the same thing again."""

from playwright.sync_api import Page

from tests.browser.people import EVERY, at_rest
from tests.browser.sight import faults

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


def moved(page: Page, at: int) -> list[str]:
    """Choose a thing; what has moved by it, if anything."""
    before = page.evaluate(PLACES)
    page.evaluate(TAPPED, at)
    at_rest(page)
    for was, now in zip(before, page.evaluate(PLACES), strict=True):
        if max((abs(one - other) for one, other in zip(was, now, strict=False)), default=0) > MOST:
            return [f"{was} moves to {now}"]
    return []


def chosen(page: Page, width: int, height: int, second: int) -> list[str]:
    """Choose one thing of each kind, or of every second one: what cannot be read of it, and what has moved."""
    wrong, kinds = [], page.evaluate(KINDS)
    tried = kinds if EVERY else kinds[second % 2 :: 2] or kinds
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
