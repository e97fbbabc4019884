"""Games at their fullest: nothing that is asked about is out of sight.

Three Perils has 12 enemies, 20 cards played, 7 in hand then; Zynalith five players with 25 creatures.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.moments import full_perils, of_quintet, of_zynalith
from tests.browser.people import SIZES, at_rest, resize, windows
from tests.browser.sight import boxes, unread
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def test_question_hand_and_enemies_are_in_sight_together(person: Person, house: Server) -> None:
    page = person()
    for number, (name, moment) in enumerate(full_perils().items()):
        Table.at(house, moment).down(page)
        for width, height in windows(number, others=2):
            resize(page, width, height)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, (name, width)
            enemies = boxes(page, "#line-0 .card")
            assert len(enemies) == 12
            answers = boxes(page, "#ask button[form=choose]:not([data-picked] *)")
            hand = [box for box in boxes(page, ".fan .card") if box[2] > box[0]]
            rolls = (
                width < 600 or height < 500
            )  # under an attack the line is what is chosen from: it says names, and rolls
            seen = answers + hand if name == "attack" and rolls else enemies + answers + hand
            assert all(bottom <= height for _, _, _, bottom in seen), (name, width)
            assert all(0 <= left < right <= width + 1 for left, _, right, _ in enemies + answers + hand), (name, width)
            assert page.locator("#question").is_visible()
            if name == "attack" and width == 360:  # the hand has given way: the enemies have its room
                assert boxes(page, ".pline")[0][3] > boxes(page, "#ask")[0][1] - 20
            assert not unread(page, moment.match.game, "en"), (name, width)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_number_says_what_one_has_after_it(person: Person, house: Server, width: int, height: int) -> None:
    """P 10.2: life, wounds and coins come from the rules, by the preview."""
    table = Table.at(house, full_perils()["life"])
    page = table.down(person(width, height))
    for option in table.asked()["options"]:
        button = page.locator(f"#act-{option['key']}")
        button.locator(".will b").first.wait_for()
        then: dict[str, Any] = table.preview(option["key"])["heroes"][0]  # Any: JSON
        assert str(then["coins"]) in re.findall(r"\d+", button.locator(".will").inner_text())


def test_cards_look_at_rest_while_an_attack_is_asked_about(person: Person, house: Server) -> None:
    page = Table.at(house, full_perils()["attack"]).down(person())
    assert page.locator(".fan .card").count() == page.locator(".fan .idle").count() == 6
    assert page.locator(".fan .playable").count() == 0


def test_the_tableau_lies_in_groups_that_say_their_names(person: Person, house: Server) -> None:
    page = Table.at(house, full_perils()["turn"]).down(person())
    said = page.locator(".ghead").all_inner_texts()
    assert sum(int(re.findall(r"\d+", words)[-1]) for words in said) == 20
    assert said[0].split() == ["Weapon", "7"]
    page.locator(".ghead").first.click()
    assert page.locator("#book-0[open]").is_visible()
    page.keyboard.press("Escape")
    assert "powers" in page.inner_text("#ask .how")


def test_a_phone_opens_the_tableau_and_the_rivals_beside_the_question(person: Person, house: Server) -> None:
    page = Table.at(house, full_perils()["turn"]).down(person(390, 844, has_touch=True, is_mobile=True))
    for tab, seen in (("tableau", "#tableau-0"), ("rivals", ".opps"), ("line", "#line-0")):
        page.locator(f"label[for=ptab-{tab}]").tap()
        assert page.locator(seen).is_visible()
        assert page.locator("#question").is_visible()
        assert page.locator("#ptab-line").is_checked() is (tab == "line")


ROLLS = """() => [...document.querySelectorAll('#ask, #ask .acts')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible')
  .map((one) => one.id
    ? getComputedStyle(one).maskImage !== 'none'
    : getComputedStyle(document.getElementById('ask'), '::after').opacity === '1')"""
"""Whether the question, or the answers in it, fade: of those that roll."""
ROLL = "() => document.querySelectorAll('#ask, #ask .acts').forEach((one) => { one.scrollTop = one.scrollHeight; })"


def test_answers_that_roll_fade_where_they_go_on(person: Person, house: Server) -> None:
    """Not every system shows scroll bars; at the end of the list nothing is left to be told."""
    page = person()
    targets = of_zynalith(4)["target creature"]
    for size in ((1024, 768), (640, 400)):
        Table.at(house, targets).down(page)
        resize(page, *size)
        assert page.evaluate(ROLLS) == [True]
        page.evaluate(ROLL)
        page.wait_for_function(f"() => ({ROLLS})().every((fades) => !fades)")
    resize(page, 1920, 1080)
    Table.at(house, of_zynalith(2)["turn"]).down(page)
    assert page.evaluate(ROLLS) == []


# -- Quintet -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
def test_the_hand_stands_above_the_question(person: Person, house: Server, players: int) -> None:
    """On a phone nothing of it lies below the question: the arriving character gives way (`container: arr`)."""
    page = person()
    moments = of_quintet(players)
    names = ("play", "react", "react without a Wizard", "pay", "overflow", "be bewitched")
    for number, name in enumerate(names[players % 3 :: 2]):  # they take turns
        Table.at(house, moments[name]).down(page)
        for width, height in windows(number, others=2):
            if (width, height) == (640, 400):
                continue  # here question and hand stand side by side
            resize(page, width, height)
            room = boxes(page, "#ask")[0][1] if width <= 760 else height
            assert max(bottom for _, _, _, bottom in boxes(page, ".fan .card")) <= room, (name, width)


# -- Zynalith ----------------------------------------------------------------------------------------------------------

ONE_PANEL = {(360, 640), (390, 844), (640, 400)}
"""Here tabs choose what is shown of the table; the question is about what is open."""


CREATURES = """() => Object.fromEntries([...document.querySelectorAll(".zone > .card.mini")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width)
  .map((one) => [one.id, [one.getBoundingClientRect().width, one.getBoundingClientRect().bottom]]))"""
"""The creatures that are shown: how wide each is, and where it ends."""


def test_question_hand_and_what_it_is_about_are_in_sight_together(person: Person, house: Server) -> None:
    page = person()
    about = {"turn": ".zcards .card", "attach": "#front-0 .card.mini", "target creature": ".zb .target"}
    moments = of_zynalith(5)
    about |= {"discard": ".fan .playable", "target hero": "#ask .many .btn"}
    for number, (name, things) in enumerate(about.items()):
        Table.at(house, moments[name]).down(page)
        for width, height in windows(number, others=2):
            resize(page, width, height)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, (name, width)
            assert page.locator("#question").is_visible()
            answers = boxes(page, "[data-unpicked] :is(.acts:not(.many) > *, .many > :nth-child(-n+2))[form=choose]")
            hand = [box for box in boxes(page, ".fan .card") if box[2] > box[0]]  # else it is behind its tab
            there = [box for box in boxes(page, things) if box[2] > box[0]]
            assert there, (name, width)
            assert hand or page.locator(".zlists").is_visible(), (name, width)
            lowest = answers + (there if things == ".zb .target" else [])
            assert all(bottom <= height for _, _, _, bottom in lowest), (name, width)
            assert all(-6 <= left < right <= width + 6 for left, _, right, _ in there + answers + hand), (name, width)
            assert not hand or min(top for _, top, _, _ in hand) <= height - 60, (name, width)  # more of it rolls


def test_every_panel_shows_what_it_holds(person: Person, house: Server) -> None:
    """Five lines, the defenders and the own front: together all 25 creatures, each with its name."""
    page = Table.at(house, of_zynalith(5)["turn"]).down(person(*min(ONE_PANEL)))
    for width, height in sorted(ONE_PANEL):
        resize(page, width, height)
        room = boxes(page, "#ask")[0][1] if width < 600 else height
        seen: set[str] = set()
        for tab in page.query_selector_all(".ztabs label"):
            tab.click()
            at_rest(page)
            shown = page.evaluate(CREATURES)
            for wide, bottom in shown.values():
                assert wide >= 24
                assert bottom <= room
            seen |= set(shown)
        assert len(seen) == 25, width


LARGE = (".zcards .card", ".zb .zc .card", ".fan .card")


def test_no_creature_hides_another_and_cards_are_named_and_grow_with_the_screen(person: Person, house: Server) -> None:
    """On a wide screen cards are larger, and there is a log; those of the market have names on a phone as well."""
    page = Table.at(house, of_zynalith(5)["turn"]).down(person())
    large = {}
    for width, height in SIZES:
        resize(page, width, height)
        if width in (390, 1024, 1280):
            names = page.locator(".zcards .kname")
            assert names.count() == page.locator(".zcards .kname:visible").count() == 10, width
        if width >= 1280:
            large[width] = [right - left for left, _, right, _ in (boxes(page, where)[0] for where in LARGE)]
            assert page.locator("#lines").is_visible(), width
        if (width, height) not in ONE_PANEL:
            apart(page, width)
    assert all(wide >= 1.25 * desk for desk, wide in zip(large[1280], large[1920], strict=True))


def apart(page: Page, width: int) -> None:
    """All creatures are there, large enough and beside each other; the values of a hero are in its panel."""
    cards = boxes(page, ".zone > .card.mini")
    assert len(cards) == 25
    assert min(right - left for left, _, right, _ in cards) >= 40, width
    for at, (left, top, right, bottom) in enumerate(cards):
        for other in cards[at + 1 :]:
            assert other[0] >= right or other[2] <= left or other[1] >= bottom or other[3] <= top, width
    panels, values = boxes(page, ".zb .zseat"), boxes(page, ".zb .zhp > :last-child b")
    assert len(panels) == len(values) == 5
    assert all(value[2] <= panel[2] for panel, value in zip(panels, values, strict=True)), width
