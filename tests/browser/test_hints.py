"""The hints of a first match: beside the thing they speak of, in front of nothing that matters, and gone with a tap."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page

from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.moments import Moment, of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import EVERY, at_rest, resize, widths
from tests.browser.table import Table
from tests.browser.test_quintet import asked_to_react
from tests.server.serving import Server

pytestmark = pytest.mark.browser

HINT = "#hint"
SIZES = [(390, 844), (360, 640), (640, 400), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]
Moments = Callable[[int], Mapping[str, Moment]]

PLACES = """(() => [...document.querySelectorAll("#main *")].map((one, at) => {
  const box = one.getBoundingClientRect();
  return `${at} ${one.tagName} ${one.id || one.className} ${[box.x, box.y, box.width, box.height].map(Math.round)}`;
}))()"""
"""Where everything on the table stands."""

KEEP = f"size => {{ (window.stood ??= {{}})[size] = {PLACES}; }}"
"""Keep it, under a size: to carry it here takes longer than to find it."""

MOVED = f"""size => {{
  const places = {PLACES};
  const moved = window.stood[size].filter((place, at) => place !== places[at]);
  return window.stood[size].length === places.length ? moved : ["other elements"];
}}"""
"""What stands elsewhere than when it was kept."""

BEFORE = """() => {
  const bubble = document.getElementById("hint").getBoundingClientRect();
  const line = document.querySelector("#over > .arrow").getBoundingClientRect();
  const under = (lying, kept) => [...document.querySelectorAll(kept)].filter((one) => {
    if (!one.checkVisibility()) return false;
    const box = one.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, lying.left), Math.max(box.top, lying.top)];
    const [right, bottom] = [Math.min(box.right, lying.right), Math.min(box.bottom, lying.bottom)];
    if (right - left < 2 || bottom - top < 2) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    document.getElementById("over").hidden = true;
    const there = document.elementFromPoint(x, y);
    document.getElementById("over").hidden = false;
    return there !== null && (one.contains(there) || there.contains(one));
  }).map((one) => one.id || one.className);
  const hidden = under(bubble, "#ask, .own, .me, .fan :is(.kname, .kdoes, .nm)");
  hidden.push(...under(line, "#ask :is(h2, p), .kname, .kdoes, .nm").map((name) => `the line over ${name}`));
  const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  return inside ? hidden : [...hidden, "the edge"];
}"""
"""What must be seen and lies under the hint, and what its line crosses."""

FIRST: list[tuple[Moments, int, str]] = [
    (of_quintet, 2, "play"),
    (of_quintet, 5, "react"),
    (of_perils, 3, "pick"),
    (of_zynalith, 2, "turn"),
    (of_zynalith, 5, "counter"),
    (of_confluence, 3, "activate"),
    (of_wildlands, 2, "target"),
    (of_wildlands, 4, "place"),
]
AUDITED: Mapping[Moments, str] = {moments: name for moments, _, name in FIRST}
"""One table of each game, at which axe looks at the hint: it is the same at all."""


def shown(page: Page) -> bool:
    """Whether a hint is to be seen: where it would hide what matters there is none."""
    return bool(
        page.evaluate("document.querySelector('#hint')?.checkVisibility({ visibilityProperty: true }) === true")
    )


@pytest.mark.parametrize(
    ("moments", "players", "name"), FIRST, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_a_hint_moves_nothing_and_hides_nothing_that_must_be_seen(
    person: Person, house: Server, moments: Moments, players: int, name: str
) -> None:
    table = Table.at(house, moments(players)[name])
    page = person(language="de", first_match=True, altered=True)
    page.add_init_script(f"localStorage.setItem('goal-{table.match.game.slug}', 'folded')")
    table.down(page)
    with_hint = []
    sizes = SIZES if EVERY else SIZES[FIRST.index((moments, players, name)) % 2 :: 2]
    for size in sizes:
        resize(page, *size)
        if shown(page):
            with_hint.append(size)
            page.evaluate(KEEP, str(size))
            assert page.evaluate(BEFORE) == [], size
    assert len(with_hint) >= len(sizes) - 2
    wide, room = widths(page)
    assert wide <= room
    if AUDITED[moments] == name:
        assert not violations(page)
    while page.locator(HINT).count():
        page.keyboard.press("Escape")
    for size in with_hint:
        resize(page, *size)
        assert page.evaluate(MOVED, str(size)) == [], size


ASKED = [
    (of_quintet, {"ability": "kill", "wizard-cost": "pay", "overflow": "overflow"}),
    (of_perils, {"gift": "gift", "turn": "turn", "attack": "attack", "life": "life"}),
    (of_zynalith, {"draft": "draft", "attach": "attach"}),
    (of_confluence, {"lay": "lay", "turn": "turn", "pick": "pick", "settled": "effect"}),
    (of_wildlands, {"main": "main", "pay": "pay", "reaction": "reaction", "discard": "discard"}),
]


@pytest.mark.parametrize(("moments", "hints"), ASKED, ids=lambda value: getattr(value, "__name__", ""))
def test_what_each_hint_speaks_of_is_on_the_table(
    person: Person, house: Server, moments: Moments, hints: Mapping[str, str]
) -> None:
    page = person(first_match=True)
    for number, (hint, moment) in enumerate(hints.items()):
        size = ((390, 844), (1280, 800))[number % 2]  # they take turns
        page.set_viewport_size({"width": size[0], "height": size[1]})
        Table.at(house, moments(3)[moment]).down(page)
        at = str(page.locator(f"#help [data-hint={hint}]").get_attribute("data-at"))
        assert page.locator(f"{at} >> visible=true").count() > 0, (hint, size, at)
        page.evaluate("localStorage.clear()")  # what comes next is a first match, too


def test_a_tap_anywhere_closes_a_hint_and_does_nothing_else(person: Person, house: Server) -> None:
    page = person(390, 844, first_match=True, has_touch=True)
    Table.at(house, of_quintet()["play"]).down(page)
    focused = page.evaluate("document.activeElement.id")
    assert shown(page)
    page.tap("#mine-witch-0 .kname")
    assert page.locator(HINT).count() == 0
    assert page.locator(".selected").count() == 0
    assert page.evaluate("document.activeElement.id") == focused
    first = page.locator("#mine-witch-0").bounding_box()
    page.tap("#mine-witch-0 .kname")
    assert page.locator("#mine-witch-0.selected").count() == 1
    assert page.locator("#mine-witch-0").bounding_box() is not None
    assert first is not None


def test_escape_closes_a_hint_and_it_is_said_of_its_thing(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person(first_match=True))
    described = page.locator("[aria-describedby=hint]")
    assert described.count() == 1
    assert "win" in page.locator("#speak").inner_text()
    focused = page.evaluate("document.activeElement.id")
    page.keyboard.press("Escape")
    assert page.locator(HINT).count() == 0
    assert described.count() == 0
    assert page.evaluate("document.activeElement.id") == focused


def test_hints_are_counted_as_they_come(person: Person, house: Server) -> None:
    page = person(first_match=True)
    for number, moment in enumerate(("react", "play", "kill"), 1):
        Table.at(house, of_quintet()[moment]).down(page)
        assert page.locator(f"{HINT} [data-number]").inner_text() == f"Hint {number}"
        page.mouse.click(5, 400)
        assert page.locator(HINT).count() == 0


def test_a_hint_is_the_same_with_and_without_the_card_that_would_help(person: Person, house: Server) -> None:
    said = set()
    for with_wizard in (True, False):
        page = person(first_match=True)
        Table.at(house, asked_to_react("witch", with_wizard=with_wizard)).down(page)
        said.add(page.locator(HINT).inner_text())
    assert len(said) == 1
    assert "You are asked with or without a Wizard" in said.pop()


def test_a_hint_comes_once_and_the_hints_go_for_good_and_come_back_from_the_menu(person: Person, house: Server) -> None:
    page = person(first_match=True)
    moment = asked_to_react("witch", with_wizard=True)
    Table.at(house, moment).down(page)
    page.mouse.click(5, 400)
    assert page.locator(HINT).count() == 0
    Table.at(house, moment).down(page)
    assert page.locator(HINT).count() == 0
    table = Table.at(house, of_quintet()["play"])
    resize(page, 1024, 1000)
    table.down(page)
    assert page.is_visible("#goal-strip")
    page.click(f"{HINT} [data-hint-off]")
    table.down(page)
    assert page.locator(HINT).count() == 0
    assert not page.is_visible("#goal-strip")
    page.click("[data-opens=settings]")
    page.check("[data-hints]")
    page.click("#settings .shut")
    Table.at(house, moment).down(page)
    assert page.locator(HINT).count() == 1


def test_the_goal_has_its_place_before_the_modules_have_come(person: Person, house: Server) -> None:
    """Else the log would move down when they come."""
    page = person(first_match=True, altered=True, forgiven="Failed to")
    page.route("**/js/main.js", lambda route: route.abort())
    table = Table.at(house, of_quintet()["play"])
    for folded in (False, True):
        table.sit(page)
        assert (page.locator("body.has-goal").count() == 0) == folded
        page.evaluate("localStorage.setItem('goal-quintet', 'folded')")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768)])
def test_where_room_is_short_the_goal_is_read_with_the_first_hint_and_takes_none(
    person: Person, house: Server, width: int, height: int
) -> None:
    page = person(width, height, first_match=True)
    Table.at(house, asked_to_react("witch", with_wizard=True)).down(page)
    goal = page.locator("#goal-strip summary b").text_content()
    assert goal
    assert not page.is_visible("#goal-strip")
    assert goal in page.locator(HINT).inner_text()
    page.mouse.click(5, 200)
    at_rest(page)
    assert not page.is_visible("#goal-strip")
    if page.locator(HINT).count():
        assert goal not in page.locator(HINT).inner_text()
