"""Since one's last choice: the slip above the question, at every size, and the way from it to what is told in full."""

import pytest

import croupier
from croupier import catalog
from croupier.bots import bot
from croupier.engine import Match
from croupier.server.service.runtime.log import left
from croupier.server.web.view_model import recorded_scene
from tests.browser.conftest import Person
from tests.browser.people import at_rest, resize, windows
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

OVERLAID = """() => [...document.querySelectorAll("#recap > summary, #question, #ask .btn")].filter((one) => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.width && box.top < innerHeight && !one.contains(there);
}).map((one) => one.textContent)"""
"""What of the bar lies under something else."""


LINES = """() => {
  const lines = [...document.querySelectorAll("#lines li:not(.hd)")].filter((one) => one.checkVisibility());
  return lines.length && [lines.length, lines.filter((one) => {
    const box = one.getBoundingClientRect();
    const whole = box.top >= 0 && box.bottom <= innerHeight;
    const seen = (y) => one.contains(document.elementFromPoint(box.left + 8, y));
    return whole && seen(box.top + 2) && seen(box.bottom - 2);
  }).length];
}"""
"""Where the log stands on the page: how many lines it has, and how many of them are in sight from top to bottom."""


def happened(match: Match) -> bool:
    """Whether seat 0 is asked and anybody else has done anything since it chose last."""
    then = left(match, 0)
    if then is None or match.decision(0) is None or match.decisions[0].name in match.game.windows:
        return False
    seen = [(match.view(0), match.log_for(0)), (then.view, then.log)]
    now, before = (recorded_scene(match.game, "en", (view, log, 0)).page for view, log in seen)
    return bool(now.recap(before, range(len(then.log), match.told)).deeds)


def played(house: Server, game: str, players: int, choices: int) -> Table:
    """A match between people, played on by bots for so many choices, and until there is something to tell seat 0."""
    table = Table(house, croupier.start(game, players=players, seed=7), people=players)
    match: Match = table.match
    made = 0
    while made < choices or not happened(match):
        decision = match.decisions[0]
        key = decision.keys[bot("greedy").choose(match, decision.seat, made)]
        table.choose(decision.seat, key)
        match.choose(decision.seat, key)
        made += 1
    return table


def test_the_slip_is_folded_by_hand_and_leads_to_the_log(person: Person, house: Server) -> None:
    table = played(house, "quintet", 3, 25)
    page = table.down(person())
    assert page.evaluate("document.querySelector('#ask').firstElementChild.id") == "recap"
    was = page.evaluate("document.getElementById('recap').open")
    for _ in range(2):
        page.click("#recap > summary")
        was = not was
        page.reload()
        at_rest(page)
        assert page.evaluate("document.getElementById('recap').open") is was
    if not was:
        page.focus("#recap > summary")
        page.keyboard.press("Enter")
    resize(page, 1280, 800)
    line = page.get_attribute("#recap [data-recap]", "data-recap")
    page.click("#recap [data-recap]")
    assert page.evaluate("document.activeElement.id") == f"told-{line}"
    resize(page, 390, 844)
    page.locator("#recap [data-recap]").first.press("Enter")
    assert page.get_attribute("#drawer-lines li.found", "data-line") == line
    assert page.evaluate("document.activeElement.matches('li.found')")


@pytest.mark.parametrize("game", ["quintet", "perils", "zynalith", "confluence", "wildlands"])
def test_the_slip_covers_neither_question_nor_answers(person: Person, house: Server, game: str) -> None:
    table = played(house, game, 3, 30)
    number = catalog.ours().index(game)
    page = table.down(person(language=("fr", "de")[number % 2]))
    for width, height in dict.fromkeys([*windows(number), *windows(number + 1)]):
        resize(page, width, height)
        assert page.is_visible("#recap > summary"), width
        if lines := page.evaluate(LINES):
            assert lines[1] >= min(5, lines[0]), (width, lines)
        if height > 480:  # at a zoom of 200 % the bar rolls
            assert page.evaluate(OVERLAID) == [], width
