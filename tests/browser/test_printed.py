"""Pages on paper: black on white, nothing to press, no bar that stays, nothing small cut at the end of a page."""

import re

import pytest
from playwright.sync_api import PdfMargins

from croupier import catalog
from croupier.kit import Attempt
from croupier.kit.tutorial import LEARNER
from croupier.server.web.learn import lesson_of
from tests.browser.conftest import Person
from tests.browser.moments import of_quintet
from tests.browser.people import EVERY, at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

WHOLE = "li.rule, #log li, .score tr, .position, .gallery .card"
"""What is not to be cut; each is lower than a page."""

MARGIN: PdfMargins = {"top": "10mm", "right": "10mm", "bottom": "10mm", "left": "10mm"}
"""What browsers leave white unless they are told otherwise."""

SEEN = """([whole, page]) => {
  const shown = (one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 1;
  const all = [...document.body.querySelectorAll('*')].filter((one) => shown(one) && !one.closest('.card, svg, .vh'));
  const bright = (colour) => {
    const ink = document.createElement('canvas').getContext('2d');
    ink.fillStyle = '#fff'; ink.fillRect(0, 0, 1, 1); ink.fillStyle = colour; ink.fillRect(0, 0, 1, 1);
    const part = (value) => value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const [red, green, blue] = ink.getImageData(0, 0, 1, 1).data;
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const name = (one) => `${one.tagName} ${one.id} ${one.className}: ${one.textContent.trim().slice(0, 30)}`;
  const style = (one) => getComputedStyle(one);
  return {
    pale: all.filter((one) => says(one) && 1.05 / (bright(style(one).color) + 0.05) < 4.5).map(name),
    grounds: all.filter((one) => bright(style(one).backgroundColor) < 0.9 && says(one)).map(name),
    staying: all.filter((one) => ['fixed', 'sticky'].includes(style(one).position)).map(name),
    pressed: all.filter((one) => one.matches('button, select, input, textarea, .btn, .tool')).map(name),
    cut: [...document.querySelectorAll(whole)].filter((one) => shown(one)
      && (style(one).breakInside !== 'avoid' || one.getBoundingClientRect().height > page)).map(name),
    whole: [...document.querySelectorAll(whole)].filter(shown).length,
  };
}"""


@pytest.mark.parametrize("where", ["rules", "cards", "log", "score", "replay"])
def test_a_page_is_printed_black_on_white_and_nothing_is_cut(person: Person, house: Server, where: str) -> None:
    page = person(794, 1123, altered=True, color_scheme="dark")
    if where in ("log", "score", "replay"):
        table = Table.at(house, of_quintet()["draw" if where == "log" else "end"])
        table.down(page)
        if where == "replay":
            page.goto(f"/t/{table.id}/replay")
    else:
        page.goto(f"/games/quintet/{where}")
    at_rest(page)
    page.emulate_media(media="print", color_scheme="dark")
    seen = page.evaluate(SEEN, [WHOLE, 900])
    whole = seen.pop("whole")
    assert not any(seen.values()), seen
    assert whole or where == "replay"
    pages = len(re.findall(rb"/Type ?/Page\b", page.pdf(format="A4")))
    assert pages > 3 if where == "rules" else 1 <= pages <= 2


@pytest.mark.parametrize("slug", catalog.ours())
def test_a_task_is_printed_with_its_question_and_all_of_its_position(person: Person, slug: str) -> None:
    """On one page, with nothing to press in the bar: each card that an option names lies in sight, with its words.

    Every second task; `make sizes` prints each.
    """
    page = person(794, 1123, altered=True, color_scheme="dark", language="de")
    game = catalog.find(slug)
    for number, task in [*enumerate(lesson_of(game), 1)][:: 1 if EVERY else 2]:
        page.emulate_media(media="screen", color_scheme="dark")
        page.goto(f"/learn/{slug}/{number}")
        at_rest(page)
        page.emulate_media(media="print", color_scheme="dark")
        assert page.is_visible("#question")
        assert not page.locator(".bar a:visible, .bar button:visible, [role=radiogroup] label:visible").count()
        decision = Attempt(game, task).match.decision(LEARNER)
        assert decision is not None
        named = {word for key in decision.keys for word in re.split(r"\W+", key)} & {face.id for face in game.FACES}
        seen = page.locator("#table [data-face]:visible").evaluate_all(
            "all => all.map((one) => [one.dataset.face, one.innerText.trim()])"
        )
        assert named <= {face for face, words in seen if words}, task.name
        ground, ink = page.eval_on_selector(
            "#question", "one => [getComputedStyle(document.body).backgroundColor, getComputedStyle(one).color]"
        )
        assert (ground, ink) == ("rgb(255, 255, 255)", "rgb(0, 0, 0)")
        assert len(re.findall(rb"/Type ?/Page\b", page.pdf(format="Letter", margin=MARGIN))) == 1
