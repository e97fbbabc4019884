"""What axe finds wrong with a page."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

RUN = """() => axe.run({resultTypes: ["violations"]}).then(({violations}) => violations.map(
  ({id, help, nodes}) => `${id}: ${help}: ${nodes.map((one) => one.html).join(" and ")}`))"""
"""All rules of axe. What they allow stays in the browser: to carry it here takes a third as long as to find it."""

REMEMBER = """() => {
  const { prototype } = axe.commons.color.Color, parse = prototype.parseString, known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      parse.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    [this.r, this.g, this.b, this.alpha] = known.get(text);
    return this;
  };
}"""
"""A page has few colours, and axe asks what each is for every text and all that lies under it: a tenth of its time."""


def violations(page: Page) -> list[str]:
    """Each rule that the page breaks, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
        page.evaluate(REMEMBER)
    found: list[str] = page.evaluate(RUN)
    return found
