"""What of a page is out of sight: answers that are cut off, a page that is wider or higher than its window."""

from playwright.sync_api import Page

from tests.browser.people import widths

CUT = """width => {
  const cut = [];
  const parted = (one) => {
    const found = [], place = document.createRange(), texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const {0: word, index} of texts.currentNode.data.matchAll(/(?<!\\S)\\p{L}{2,8}(?!\\S)/gu)) {
        place.setStart(texts.currentNode, index);
        place.setEnd(texts.currentNode, index + word.length);
        if (new Set([...place.getClientRects()].map((line) => line.top)).size > 1) found.push(`${word} is parted`);
      }
    return found;
  };
  for (const one of document.querySelectorAll("#ask :is(button, a.btn)")) {
    if (!one.checkVisibility()) continue;
    const name = one.id || one.textContent.trim().slice(0, 24);
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let rolls = false, glides = false, scrolled = false;
    const within = getComputedStyle(one).position === "absolute" ? one.offsetParent : one.parentElement;
    for (let over = within; over; over = over.parentElement) {
      const style = getComputedStyle(over);
      rolls ||= /auto|scroll/.test(style.overflowY) && over.scrollHeight > over.clientHeight;
      glides ||= /auto|scroll/.test(style.overflowX) && over.scrollWidth > over.clientWidth;
      const room = over.getBoundingClientRect();
      scrolled ||= x < room.left || x > room.right || y < room.top || y > room.bottom;
      const clips = !glides && (style.overflowX !== "visible" || style.clipPath !== "none");
      const beside = box.left < room.left - 1 || box.right > room.right + 1;
      if (clips && beside) cut.push(`${name} beside ${over.className}`);
    }
    if (!glides && (box.left < 0 || box.right > innerWidth + 1)) cut.push(`${name} beside the window`);
    if (!rolls && box.bottom > innerHeight + 1) cut.push(`${name} below the window`);
    if (one.scrollWidth > one.clientWidth + 2) cut.push(`${name} wider than its button`);
    cut.push(...parted(one));
    const top = scrolled ? null : document.elementFromPoint(x, y);
    if (width <= 400 && top && !one.contains(top)) cut.push(`${name} under ${top.id || top.className}`);
  }
  const fingers = "#ask button, .fan button, .pline button, .popen, .ropen, button.cslip, .next";
  for (const one of document.querySelectorAll(fingers)) {
    const small = one.checkVisibility() && one.offsetHeight < 43;
    if (width <= 400 && small) cut.push(`${one.id || one.textContent} is no finger high`);
  }
  return cut;
}"""
"""What of the answers in the bar is out of sight: beside what clips it, beside or below the window, its words; whether
a short word is parted; on a phone what lies over its middle, as well."""

BEHEADED = """() => {
  const cut = new Set(), place = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const found = /\\p{Lu}/u.exec(texts.currentNode.data), inside = texts.currentNode.parentElement;
    if (!found || inside.closest(".vh") || !inside.checkVisibility({ visibilityProperty: true })) continue;
    place.setStart(texts.currentNode, found.index);
    place.setEnd(texts.currentNode, found.index + 1);
    const [letter] = place.getClientRects();
    if (!letter?.width || letter.bottom < 0 || letter.top > innerHeight) continue;
    for (let over = inside; over; over = over.parentElement) {
      const style = getComputedStyle(over);
      if (style.position === "fixed") break;
      if (style.overflowY === "visible") continue;
      const spare = style.overflowY === "clip" ? parseFloat(style.overflowClipMargin) || 0 : 0;
      const above = over.getBoundingClientRect().top + parseFloat(style.borderTopWidth) - spare - letter.top;
      const still = !over.scrollTop && over.offsetWidth > 2;
      if (still && above > 0.6 && above < 8) cut.add(`the head of ${texts.currentNode.data.trim()} is cut`);
      break;
    }
  }
  return [...cut];
}"""
"""Capitals whose accents are cut, because lines are too low for them where what sticks out is hidden."""

HAND = """() => {
  const bar = document.getElementById("ask").getBoundingClientRect();
  const cut = [...document.querySelectorAll(".fan .card")].filter((one) => one.checkVisibility()).map((one) => {
    const box = one.getBoundingClientRect();
    const below = bar.top > box.top && bar.left < box.right && bar.right > box.left;
    return Math.round(box.bottom - (below ? Math.min(bar.top, innerHeight) : innerHeight));
  });
  return Math.max(0, ...cut);
}"""
"""How many pixels of a card of the hand lie under the bar or below the window."""

BOXES = """where => [...document.querySelectorAll(where)].map((one) => one.getBoundingClientRect())
  .map((box) => [box.left, box.top, box.right, box.bottom].map(Math.round))"""


def boxes(page: Page, where: str) -> list[list[int]]:
    """Left, top, right and bottom of everything found."""
    found: list[list[int]] = page.evaluate(BOXES, where)
    return found


def hand_cut(page: Page) -> int:
    """How many pixels of the hand are out of sight."""
    return int(page.evaluate(HAND))


def faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the page at this size."""
    found: list[str] = [*page.evaluate(CUT, width), *page.evaluate(BEHEADED)]
    wide, room = widths(page)
    if wide > room:
        found.append(f"the page is {wide - room} too wide")
    high = page.evaluate("document.documentElement.scrollHeight")
    if page.query_selector("#end"):
        if (over := page.eval_on_selector("#table", "one => one.scrollHeight - one.offsetHeight")) > 8:
            found.append(f"the table has {over} too little room below the end")
    elif width > 800 and height > 700 and high > height:
        found.append(f"the page is {high - height} too high")
    return found
