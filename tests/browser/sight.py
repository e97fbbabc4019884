"""What of a page is out of sight: answers, names and words that are cut off, texts over texts, empty height."""

import json
from functools import cache

from playwright.sync_api import Page

from croupier import catalog
from croupier.engine import Game
from croupier.text import Translator
from tests.browser.scans import FAULTS, OVERLAPS, PARTED, UNREAD, WASTED, together

WRONG = f"...({FAULTS})(size)"
ILLEGIBLE = f"...({UNREAD})(JSON.parse(words)), ...({WASTED})(), ...({OVERLAPS})()"
IN_A_DIALOG = f"...({UNREAD})({{ ...JSON.parse(words), open: true }}), ...({OVERLAPS})(), ...({PARTED})()"

HAND = """() => {
  const bar = document.getElementById("ask").getBoundingClientRect();
  const hidden = (card) => {  // of a hand that rolls: how much higher a card is than the hand
    const rolling = card.closest(".cells");
    const rolls = rolling && getComputedStyle(rolling).overflowY === "auto";
    if (!rolls || rolling.scrollHeight <= rolling.clientHeight) return [card, 0];
    return [rolling, Math.max(0, card.offsetHeight - rolling.clientHeight)];
  };
  const cut = [...document.querySelectorAll(".fan .card")].filter((one) => one.checkVisibility()).map((one) => {
    const [seen, over] = hidden(one);
    const box = seen.getBoundingClientRect();
    const below = bar.top > box.top && bar.left < box.right && bar.right > box.left;
    return Math.max(over, Math.round(box.bottom - (below ? Math.min(bar.top, innerHeight) : innerHeight)));
  });
  return Math.max(0, ...cut);
}"""
"""How many pixels of a card of the hand lie under the bar or below the window, and cannot be rolled into sight."""

COVERED = """() => [...document.querySelectorAll(".fan .card")].filter((one) => one.checkVisibility()).filter((one) => {
  one.scrollIntoView({ block: "nearest", behavior: "instant" });
  const box = one.getBoundingClientRect();
  return !one.parentElement.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).map((one) => one.id || one.dataset.face)"""
"""Cards of the hand whose middle cannot be seen even when the hand is rolled to them."""

BOXES = """where => [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect())
  .map((box) => [box.left, box.top, box.right, box.bottom].map(Math.round))"""


def boxes(page: Page, where: str) -> list[list[int]]:
    """Left, top, right and bottom of everything found."""
    return list(page.evaluate(BOXES, where))


def covered(page: Page) -> list[str]:
    """Cards of the hand that cannot be brought into sight."""
    return list(page.evaluate(COVERED))


def hand_cut(page: Page) -> int:
    """How many pixels of the hand are out of sight."""
    return int(page.evaluate(HAND))


def high(page: Page) -> int:
    """How many pixels of the page are below the window."""
    return int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))


def rolled(page: Page) -> list[str]:
    """What has to be rolled into sight, where everything should be seen at once."""
    out = page.evaluate(f"({{ page: document.documentElement.scrollHeight - innerHeight, hand: ({HAND})() }})")
    return [f"{over} of the {what} out of sight" for what, over in out.items() if over > 0]


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the page at this size."""
    return list(page.evaluate(together(WRONG), {"size": [width, height]}))


@cache
def _words(slug: str, language: str) -> str:
    """In one piece, as JSON: to carry them one by one takes longer than to look at the page."""
    game = catalog.find(slug)
    translator = Translator(language, game)
    names = {face.id: translator.card(face.id) for face in game.FACES}
    return json.dumps({"names": names, "shorts": {face.id: translator.short(face.id) for face in game.FACES}})


def unread(page: Page, game: type[Game], language: str) -> list[str]:
    """What cannot be read at once: names of what may be chosen, names and effects of the hand; texts over others.

    And empty height, which they could have.
    """
    return list(page.evaluate(together(ILLEGIBLE), {"words": _words(game.slug, language)}))


def faults_and_unread(page: Page, width: int, height: int, game: type[Game], language: str) -> list[str]:
    """Both at once."""
    given = {"size": [width, height], "words": _words(game.slug, language)}
    return list(page.evaluate(together(f"{WRONG}, {ILLEGIBLE}"), given))


def unread_in_dialog(page: Page, game: type[Game], language: str) -> list[str]:
    """What cannot be read of the cards of the dialog that is open, and texts over others or parted on the page."""
    return list(page.evaluate(together(IN_A_DIALOG), {"words": _words(game.slug, language)}))


def parted(page: Page) -> list[str]:
    """Numbers and words that stand on two lines."""
    return list(page.evaluate(together(f"...({PARTED})()"), {}))
