"""Nobody is lost: the bot's advice, good beginnings, what the signs mean, and lessons."""

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.moments import of_perils, of_quintet, of_zynalith
from tests.browser.moments_of_wildlands import of_wildlands
from tests.browser.people import PHONES, at_rest, resize, widths
from tests.browser.table import Table
from tests.browser.test_quintet import asked_to_react
from tests.server.serving import Server

pytestmark = pytest.mark.browser

SIZES = [(1280, 800), *PHONES]
LOOKS = [(1280, 800, "light"), (390, 844, "dark"), (360, 640, "light")]
"""Sizes with a scheme: no colour depends on a size."""


def sound(page: Page) -> None:
    """Axe has nothing to say, and nothing is wider than the screen."""
    assert not violations(page)
    fits(page)


def fits(page: Page) -> None:
    wide, room = widths(page)
    assert wide <= room


def covered(page: Page) -> list[str]:
    """Buttons of the question and cards of the hand of which something else lies on top of the middle."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('#ask button:not(.recap *), .fan .card')].filter(thing => {
            const box = thing.getBoundingClientRect();
            const x = box.left + Math.min(20, box.width / 2), y = box.top + box.height / 2;
            if (!box.width || y > innerHeight) return box.width > 0;
            const there = document.elementFromPoint(x, y);
            return !(there && (thing.contains(there) || there.closest('.fan .card')));
        }).map(thing => thing.id || thing.textContent)"""
    )
    return found


def test_the_goal_is_folded_away_and_stays_so(person: Person, house: Server) -> None:
    page = person(first_match=True)
    table = Table.at(house, asked_to_react("witch", with_wizard=True))
    table.down(page)
    assert "of the 5\N{NO-BREAK SPACE}types. Missing" in page.locator(".log .goal").inner_text()
    page.keyboard.press("Escape")  # the hint: a click would close it and do nothing else
    page.click(".log [data-fold-goal]")
    assert not page.is_visible(".log .goal")
    table.down(page)
    assert not page.is_visible(".log .goal")


def test_the_goal_leaves_the_log_its_lines(person: Person, house: Server) -> None:
    """In a low window the three rules are a tap away; at 1280x800 the card of Zynalith filled the whole column."""
    page = person(language="fr", first_match=True)
    Table.at(house, of_zynalith()["turn"]).down(page)
    assert page.is_visible(".log .goal")
    for width, height in ((1280, 800), (1366, 768), (1440, 900)):
        resize(page, width, height)
        room = page.evaluate("document.getElementById('lines').clientHeight")
        assert room >= 5 * 30, (width, height)


def test_the_bot_is_asked_and_chooses_nothing(person: Person, house: Server) -> None:
    page = person()
    Table.at(house, asked_to_react("witch", with_wizard=True)).down(page)
    decision = page.get_attribute("#live", "data-decision")
    for width, height in SIZES:
        resize(page, width, height)
        bot, first = (page.locator(f"#ask {one}").bounding_box() for one in ("[data-advise]", "#act-pass"))
        assert bot is not None
        assert first is not None
        assert bot["x"] < first["x"]
    page.click("#ask [data-advise]")
    page.wait_for_selector("#slip.advice")
    assert "The bot would choose:" in page.locator("#slip").inner_text()
    assert page.locator("#ask [data-advise]").count() == 0
    assert page.get_attribute("#live", "data-decision") == decision
    sound(page)
    for width, height in SIZES:
        resize(page, width, height)
        assert covered(page) == []
        fits(page)
    page.click("#act-pass")
    page.wait_for_selector("#slip.advice", state="detached")


def test_the_button_for_advice_stays_when_the_page_is_drawn_anew(person: Person, house: Server) -> None:
    """Else the table would be laid out twice at each change."""
    table = Table.at(house, of_quintet()["play"])
    page = table.down(person())
    page.wait_for_selector("#seat-1 .away")
    button = page.query_selector("#ask [data-advise]")
    table.down(person(), 1)
    page.wait_for_selector("#seat-1 .away", state="detached")
    assert page.evaluate("one => one === document.querySelector('#ask [data-advise]')", button)


def test_who_asks_the_bot_by_keyboard_goes_on_at_the_question(person: Person, house: Server) -> None:
    page = Table.at(house, asked_to_react("witch", with_wizard=True)).down(person())
    page.focus("#ask [data-advise]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#slip.advice")
    assert page.evaluate("document.activeElement.id") == "question"


def test_what_the_signs_mean_is_one_tap_away(person: Person, house: Server) -> None:
    page = person()
    Table.at(house, of_perils(2)["turn"]).down(page)
    for width, height in SIZES:
        resize(page, width, height)
        page.click("[data-opens=signs]")
        sheet = page.locator("#signs")
        assert "in melee" in sheet.inner_text()
        assert sheet.locator(".here").count() > 0
        fits(page)
        page.keyboard.press("Escape")
    page.click("[data-opens=signs]")
    sound(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("#rules-drawer[open]")
    page.keyboard.press("?")
    page.wait_for_selector("#signs[open]")


def test_a_sign_explains_itself_on_a_long_press(person: Person, house: Server) -> None:
    page = person(390, 844, has_touch=True, is_mobile=True)
    Table.at(house, of_perils(2)["turn"]).down(page)
    sign = page.locator("#main [title]:visible").first
    sign.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector(".tip")
    assert page.locator(".tip").inner_text() == sign.get_attribute("title")
    page.locator("#ask").dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector(".tip", state="detached")


def test_a_lesson_fits_and_is_accessible(person: Person) -> None:
    """At every size; axe looks at each lesson once, and at all sizes and schemes in turn."""
    page = person(altered=True)
    addresses = (
        "quintet/3?tried=play:witch&tried=pass",
        "quintet/3?did=play:murderer",
        "quintet/6?did=play:wizard",
        "perils/1",
        "zynalith/3?tried=pass",
    )
    for number, address in enumerate(addresses):
        page.goto(f"/learn/{address}")
        for look, (width, height, scheme) in enumerate(LOOKS):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            resize(page, width, height)
            fits(page)
            if look == number % len(LOOKS):
                assert not violations(page)


@pytest.mark.parametrize(("width", "height"), SIZES[::2])
def test_a_task_is_tried_shown_and_solved_with_clicks(person: Person, width: int, height: int) -> None:
    page = person(width, height)
    page.goto("/learn/quintet/3")
    at_rest(page)
    for wrong in ("witch", "herald"):
        page.click(f"#mine-{wrong}-0")
        page.click("#ask > .offered .go")
        page.wait_for_selector(f"#mine-{wrong}-0[data-tried]")
        at_rest(page)
    page.click("#show")
    page.click("#solution")
    page.wait_for_selector("#ask :text('Choose the victim')")
    page.goto("/learn/quintet/3?did=play:murderer&did=kill:1:witch")
    page.click("#next")
    page.wait_for_url("**/learn/quintet/4")


def test_a_thing_is_picked_in_a_lesson_and_its_forecast_is_told(person: Person) -> None:
    page = person()
    page.goto("/learn/zynalith/3")
    at_rest(page)
    page.click("#mine-1")
    at_rest(page)
    assert page.locator("[data-picked]:not([hidden])").inner_text()
    page.wait_for_function("() => [...document.querySelectorAll('.will')].some((slot) => slot.textContent)")


def test_the_bot_marks_its_card_on_the_table(person: Person, house: Server) -> None:
    page = Table.at(house, of_perils(2)["pick"]).down(person(390, 844))
    page.click("#ask [data-advise]")
    page.wait_for_selector("#over .flag.bot")
    ring = page.locator("#over .ring").bounding_box()
    assert ring is not None
    things = [box for one in page.locator(".fan button").all() if (box := one.bounding_box())]
    assert any(abs(box["x"] - ring["x"]) < 2 and abs(box["y"] - ring["y"]) < 2 for box in things)


def test_good_beginnings_are_marked_select_their_thing_and_go_for_good(person: Person, house: Server) -> None:
    page = person(1280, 800, first_match=True)
    table = Table(house, croupier.start("confluence", 2, 1), people=2)
    seat = table.match.decisions[0].seat
    table.down(page, seat)
    page.wait_for_selector("#begin [data-begin]")
    assert page.locator("#hint").count() == 0  # never both at once
    rows = page.locator("#begin [data-begin]")
    assert page.locator("#over .flag").count() == rows.count() > 1
    decision = page.get_attribute("#live", "data-decision")
    rows.first.click()
    page.wait_for_selector("#table.has-pick")
    rows.first.click()  # selected still, and nothing more
    assert page.get_attribute("#live", "data-decision") == decision
    page.click("#begin [data-begin-off]")
    assert not page.is_visible("#begin")
    assert page.locator("#over .flag").count() == 0
    table.down(page, seat)
    assert not page.is_visible("#begin")


def test_in_a_low_window_the_card_of_a_good_beginning_stays_in_sight(person: Person, house: Server) -> None:
    """Their panel is low, and what is said of the card moves it above the question."""
    page = person(640, 400, first_match=True, language="fr")
    Table(house, croupier.start("confluence", players=3, seed=2)).down(page)
    page.wait_for_selector("#begin [data-begin]")
    for row in page.locator("#begin [data-begin]").all():
        row.click()
        card = page.locator(".fan .card.selected").bounding_box()
        bar = page.locator("#ask").bounding_box()
        assert card is not None
        assert bar is not None
        assert card["y"] + 40 <= bar["y"]


UNDER = """() => {
    const bot = document.querySelector("#ask .askbot").getBoundingClientRect();
    const walk = document.createTreeWalker(document.querySelector("#ask .txt"), NodeFilter.SHOW_TEXT), found = [];
    while (walk.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects())
            if (right > bot.left && left < bot.right && bottom > bot.top + 1 && top < bot.bottom - 2)
                found.push(walk.currentNode.textContent);
    }
    return found;
}"""
"""Words of the question that lie under the button for advice."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_lies_under_the_button_for_advice(person: Person, house: Server, language: str) -> None:
    page = person(*PHONES[0], language=language)
    for moment in (of_perils(2)["turn"], of_perils(2)["life"], of_wildlands(2)["surge"], of_wildlands(2)["muster"]):
        Table.at(house, moment).down(page)
        for size in PHONES:
            resize(page, *size)
            assert page.evaluate(UNDER) == [], size
