"""What people do at a page, and what they wait for: always something that the page itself declares."""

import os
import random
from collections.abc import Sequence
from itertools import compress

from playwright.sync_api import ElementHandle, Page

SIZES = [(1024, 768), (360, 640), (390, 844), (640, 400), (768, 1024), (1920, 1080), (1280, 800)]
"""A tablet that lies, two phones, a desk at a zoom of 200 %, a tablet that stands, a wide screen, a desk."""

EVERY = os.environ.get("CROUPIER_SIZES") == "every"
"""Whether all questions are looked at in all languages, and chosen at, at all sizes (`make sizes`)."""

PHONES = [(390, 844), (360, 640)]
"""A large and a small one."""

LOW = [(960, 540), (1280, 585)]
"""Low and wide: the table may scroll, the answers stay in sight."""


def windows(number: int, among: Sequence[tuple[int, int]] = SIZES, others: int = 1) -> list[tuple[int, int]]:
    """The windows through which the question of this number is looked at.

    Each through the small phone, where room is shortest, and so many others, which take turns; with `make sizes` each
    is looked at through all of them.
    """
    if EVERY:
        return [*among]
    rest = [size for size in among if size != PHONES[1]]
    return [PHONES[1], *(rest[(others * number + at) % len(rest)] for at in range(others))]


REST = "body[data-rest=yes]"
"""Nothing is under way that will change the page by itself (`idle.js`)."""

AT_REST = """() => document.body?.dataset.rest === "yes" && document.getAnimations().every(
  (one) => one.timeline !== document.timeline || one.playState !== "running")"""
"""Besides, nothing moves any more by itself; what follows a list that is rolled does not."""

RESIZED = f"""async () => {{
  const frame = () => new Promise(requestAnimationFrame), late = Date.now() + 60_000;
  do await frame();  // until the next frame the page does not know of it
  while (!({AT_REST})() && Date.now() < late);
  return ({AT_REST})();
}}"""
"""Waits until a page whose window has changed is at rest; whether it is."""

TURN = f"{REST} #live[data-turn=yes], {REST} #end"
FILM = "#film:not([hidden])"
OFFERED = "#main button[form=choose]:not([disabled], [data-drafts])"
DRAFTS = "#main [data-drafts]:not(.choose-seat)"


NEXT_KEY = """where => {
  const there = [...document.querySelectorAll(where)].find((one) => one.checkVisibility());
  const here = document.activeElement;
  const region = ".fan, .acts";
  if (there === here) return "Enter";
  return here.closest(region) && here.closest(region) === there?.closest(region) ? "ArrowRight" : "Tab";
}"""


def at_rest(page: Page) -> None:
    """Wait until the page is at rest: its scripts listen, its stream is connected, everything is drawn and styled."""
    page.wait_for_function(AT_REST)


def resize(page: Page, width: int, height: int) -> None:
    """Look at the page through another window."""
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate(RESIZED), f"{page.url} does not come to rest at {width} x {height}"


def speak(page: Page, house: str, language: str) -> None:
    """Choose a language, as with the links of the house at this address."""
    page.context.add_cookies([{"name": "language", "value": language, "url": house}])


def my_turn(page: Page) -> bool:
    """Wait until it is this person's turn (True) or the match is over (False); films are skipped."""
    page.wait_for_selector(f"{FILM}, {TURN}", state="attached")
    while page.is_visible(FILM):
        page.dispatch_event("[data-film-do=skip]", "click")
        page.wait_for_selector(f"{FILM}, {TURN}", state="attached")
    return page.query_selector("#end") is None


def answered(page: Page, decision: str | None) -> None:
    """Wait until this is no longer the question."""
    page.wait_for_function(
        "d => document.querySelector('#live').dataset.decision !== d || document.querySelector('#end')", arg=decision
    )


def lay_out(page: Page) -> None:
    """Lay answers out as long as none can be sent at once."""
    while not page.query_selector(OFFERED) and (button := page.query_selector(DRAFTS)):
        laid = page.get_attribute("#live", "data-draft") or ""
        button.dispatch_event("click")  # on a phone the card on the table stands for its button
        page.wait_for_selector(f"#act-set, #live:not([data-draft='{laid}'])[data-draft]", state="attached")
        at_rest(page)


SEEN = """all => all.map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
})"""
"""Which of these are to be seen."""


def in_sight(page: Page, where: str) -> list[ElementHandle]:
    """What is found there and is to be seen: to ask one by one takes as many calls as there are."""
    there = page.query_selector_all(where)
    return list(compress(there, page.evaluate(SEEN, there)))


def those(page: Page, things: list[ElementHandle], which: str) -> list[ElementHandle]:
    """The things that are as a selector says."""
    such = page.evaluate("([all, which]) => all.map((one) => one.matches(which))", [things, which])
    return list(compress(things, such))


def choose(page: Page, dice: random.Random) -> None:
    """Answer what is asked, with a click on anything that is offered; things on the table take a second one."""
    decision = page.get_attribute("#live", "data-decision")
    lay_out(page)
    offered = in_sight(page, OFFERED)
    deeds = those(page, offered, ".go, [data-face]:not([data-face=''])")
    button = dice.choice(deeds if deeds and dice.random() < 0.85 else offered)
    button.dispatch_event("click")
    if page.query_selector("#ask > .offered"):
        button.dispatch_event("click")
    if page.query_selector("#caution[open]"):
        page.click("#caution .go")
    answered(page, decision)


def deal(page: Page) -> None:
    """From the home page to a table against a bot."""
    page.goto("/")
    page.click("#play-quintet")
    page.wait_for_selector("#table")
    at_rest(page)


def widths(page: Page) -> tuple[int, int]:
    """How wide the page is, and how wide it may be."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    return int(wide), int(room)


FINGER = """where => {
  const may = (one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 0;
  const there = [...document.querySelectorAll(where)].filter(may);
  const wrong = there.map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 44)
    .map(([name, { width, height }]) => `${name} is ${width} x ${height}`);
  return [there.length, wrong];
}"""


def too_small(page: Page, where: str) -> tuple[int, list[str]]:
    """How many things to tap are to be seen there, and which of them are smaller than a finger."""
    seen, wrong = page.evaluate(FINGER, where)
    return int(seen), list(wrong)


def by_keys(page: Page, where: str) -> None:
    """Reach something by the keyboard alone, as the page leads there, and press it."""
    for _ in range(80):
        key = page.evaluate(NEXT_KEY, where)
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"The keyboard does not lead to {where}.")
