"""The table of Three Perils in a browser: a card first, its deed after that; forecasts; picks nobody else sees."""

import random
import re
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ElementHandle, Page

from tests.browser.conftest import House, Person, at_table, my_turn, take_seat, widths

pytestmark = pytest.mark.browser

SMALL = 44
DESK, PHONE = (1280, 800), (360, 740)
BUTTONS = "#ask button, .fan button, .popen, .pline button"
SIZES = """all => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  .map((box) => [box.width, box.height])"""


class Sitting:
    """A table with a seed of its own, for one person and bots."""

    def __init__(self, house: House, seed: int, bots: int = 1) -> None:
        self.url = house.url
        self.door = f"{house.url}/api/tables"
        seats = [{"kind": "human", "name": "Mara"}]
        seats += [{"kind": "bot", "name": name, "bot": "easy"} for name in ("Tomas", "Ada", "Béla", "Jonas")[:bots]]
        wanted = {"game": "perils", "seats": seats, "seed": seed, "reaction_floor": 0}
        made = httpx.post(self.door, json=wanted)
        made.raise_for_status()
        self.table = made.json()["id"]
        self.token = made.json()["seats"][0]["token"]

    def visit(self, page: Page) -> Page:
        """Sit down: the page becomes that of the seat."""
        take_seat(page, self.url, self.table, 0, self.token)
        return page

    def down(self, page: Page) -> Page:
        """Sit down, and wait for the scripts of the page."""
        at_table(self.visit(page), "#live")
        return page

    def view(self) -> dict[str, Any]:  # Any: JSON
        """What the seat sees, through the JSON door."""
        shown = httpx.get(f"{self.door}/{self.table}", headers={"Authorization": f"Bearer {self.token}"}).json()
        view: dict[str, Any] = shown["view"]  # Any: JSON
        return view

    def preview(self, key: str) -> dict[str, Any]:  # Any: JSON
        """What the seat would see after an option, through the JSON door."""
        heard = {"Authorization": f"Bearer {self.token}"}
        told = (
            httpx.get(f"{self.door}/{self.table}/preview", params={"key": key}, headers=heard).raise_for_status().json()
        )
        view: dict[str, Any] = told["view"]  # Any: JSON
        return view


def asked(page: Page) -> str:
    """Wait for a question; its name, '' at the end."""
    if not my_turn(page, 60_000):
        return ""
    page.wait_for_selector("#ask[class*='q-']")
    kinds = (page.get_attribute("#ask", "class") or "").split()
    return next(one for one in kinds if one.startswith("q-")).removeprefix("q-")


def answer(page: Page, dice: random.Random) -> None:
    """Choose anything, as a hand on the table would: a card, then its deed."""
    before = page.get_attribute("#live", "data-decision")
    offered: list[ElementHandle] = []
    while not offered:  # what a neighbour does may redraw the table between a card and its deed
        cards = page.query_selector_all("[data-pick]")
        if cards and not (page.is_visible("#act-keep") and dice.random() < 0.5):
            dice.choice(cards).dispatch_event("click")
            page.wait_for_selector(".picked:not([hidden])")
        offered = [one for one in page.query_selector_all("#main [form=choose]") if one.is_visible()]
    best = [one for one in offered if re.search(r"\bgo\b|\btarget\b", one.get_attribute("class") or "")]
    dice.choice(best if best and dice.random() < 0.85 else offered).dispatch_event("click")
    page.wait_for_function(
        "d => document.querySelector('#live').dataset.decision !== d || document.querySelector('#end')", arg=before
    )


def until(page: Page, wanted: str, dice: random.Random, most: int = 80) -> None:
    """Play until a question of this name."""
    for _ in range(most):
        name = asked(page)
        if name == wanted:
            return
        assert name, f"the match is over before {wanted}"
        answer(page, dice)
    raise AssertionError(f"no {wanted}")


@pytest.mark.parametrize(
    ("size", "look", "bots"),
    [
        (DESK, {"locale": "de-DE", "color_scheme": "dark"}, 1),
        (PHONE, {"locale": "fr-FR", "color_scheme": "light"}, 2),
        (DESK, {"locale": "en-GB", "color_scheme": "light"}, 4),
    ],
)
def test_a_whole_match_fits_the_screen_and_ends_with_the_scores(
    house: House, person: Person, size: tuple[int, int], look: dict[str, str], bots: int
) -> None:
    sitting = Sitting(house, seed=7 + bots, bots=bots)
    page = sitting.down(person(*size, **look))
    dice = random.Random(bots)
    seen: set[str] = set()
    while name := asked(page):
        wide, room = widths(page)
        assert wide <= room, name
        if name not in seen and size == PHONE:
            small = [one for one in page.eval_on_selector_all(BUTTONS, SIZES) if min(one) < SMALL]
            assert not small, (name, small)
        if name not in seen:
            found = Axe().run(page)
            assert found.violations_count == 0, (name, found.generate_report())
        seen.add(name)
        answer(page, dice)
    assert {"pick", "gift", "keep", "turn"} <= seen
    scores = [score["total"] for score in sitting.view()["facts"]["scores"]]
    shown = page.eval_on_selector_all(
        ".pfinal tbody tr", "rows => rows.map(row => row.querySelector('td b').textContent.replace('\u2212', '-'))"
    )
    assert list(map(int, shown)) == scores
    assert page.locator(".pfinal .won").count() >= 1
    wide, room = widths(page)
    assert wide <= room


def test_a_card_is_picked_first_and_says_what_it_costs_and_what_is_missing(house: House, person: Person) -> None:
    sitting = Sitting(house, seed=3)
    page = sitting.down(person())
    dice = random.Random(1)
    for _ in range(60):
        until(page, "turn", dice)
        hand = sitting.view()["facts"]["hand"]
        short = next((face for face, price in hand.items() if not price["payable"]), None)
        if short is not None:
            break
        answer(page, dice)
    assert short is not None
    card = page.locator(f'.fan [data-face="{short}"]').first
    assert "unplayable" in (card.get_attribute("class") or "")
    reason = card.locator(".why").inner_text().strip()
    assert re.search(r"\d+ \w+ short", reason)
    card.click()
    panel = page.locator(".picked:not([hidden])")
    assert reason in panel.locator(".note").inner_text()
    assert page.locator(".fan .selected").count() == 1
    panel.locator("[id^=play-]").click()  # hatched: it says which rule forbids it
    page.wait_for_selector(".notice >> text=6.7")
    page.keyboard.press("Escape")
    assert panel.count() == 0
    assert page.is_visible("#question")

    playable = next(face for face, price in hand.items() if price["payable"] and not price["owned"])
    before = sitting.view()
    page.locator(f'.fan [data-face="{playable}"]').first.click()
    page.locator(".picked:not([hidden]) [id^=sell-]").click()
    page.wait_for_selector("#live[data-turn=yes]")
    page.wait_for_function(
        "n => document.querySelectorAll('.fan [data-pick]').length !== n", arg=len(before["hand"][0]["cards"])
    )
    assert sitting.view()["discard"][0]["cards"][-1] == playable


def test_every_target_shows_what_the_fight_would_cost(house: House, person: Person) -> None:
    sitting = Sitting(house, seed=12)
    page = sitting.down(person())
    until(page, "attack", random.Random(4))
    fights = sitting.view()["facts"]["fights"][0]
    cards = page.locator("#line-0 > li:not(.tro)")
    assert cards.count() == len(fights)
    melee = sitting.view()["heroes"][0]["reach"] == "melee"
    for place, fight in enumerate(fights):
        card = cards.nth(place)
        if not fight["legal"]:
            assert card.locator(".why").count() == 1
            continue
        assert f"\u2212{fight['damage']}" in card.locator(".pfc").inner_text()
        then = sitting.preview(fight["key"])
        if melee:
            life = [sitting.view()["heroes"][0]["life"], then["heroes"][0]["life"]]
            words = "\u2192".join(str(number) for number in dict.fromkeys(life))
            card.locator(".pfc .will").get_by_text(words).wait_for()
        skull = card.locator(".pfc [href$=i-skull]")
        if len(then["trophies"][0]) > len(sitting.view()["trophies"][0]):
            skull.wait_for(state="attached")
        elif melee:
            assert skull.count() == 0
        assert card.locator(".target").count() == 1
    legal = next(place for place, fight in enumerate(fights) if fight["legal"])
    cards.nth(legal).locator("button").click()
    page.wait_for_function(
        "() => document.querySelector('.pline.fight') === null || document.querySelector('#ask.q-chain')"
    )


def two_people(person: Person) -> tuple[Page, Page]:
    """Mara and Tomas, each with a browser."""
    mara = person()
    mara.goto("/new?game=perils")
    mara.fill("[name=name]", "Mara")
    mara.click("#new-form button.ink")
    link = mara.input_value(".invite input")
    tomas = person()
    tomas.goto(link)
    tomas.fill("[name=name]", "Tomas")
    tomas.click("main form button.ink")
    for page in (mara, tomas):
        at_table(page, "#ask.q-pick")
    return mara, tomas


def test_picks_are_secret_and_may_be_changed_while_others_think(person: Person) -> None:
    mara, tomas = two_people(person)
    dealt = mara.eval_on_selector_all(".fan [data-face]", "all => all.map(one => one.dataset.face)")
    assert len(dealt) == 4
    mara.locator(".fan [data-pick]").nth(0).click()
    mara.click(".picked:not([hidden]) .go")
    mara.wait_for_selector("#act-retract")
    assert "Your choice: Pick" in mara.inner_text("#ask")
    tomas.wait_for_selector(".opp .done.ok")  # he sees that she has chosen, and nothing else
    assert "picks" not in tomas.inner_text("#lines")
    waiting = mara.eval_on_selector_all(".fan .resting", "all => all.map(one => one.dataset.face)")
    assert waiting == dealt  # what she chose from stays in view
    mara.click("#act-retract")
    mara.wait_for_selector("#ask.q-pick")
    tomas.wait_for_selector(".opp .done:not(.ok)")
    assert mara.eval_on_selector_all(".fan [data-face]", "all => all.map(one => one.dataset.face)") == dealt
    mara.locator(".fan [data-pick]").nth(1).click()
    mara.click(".picked:not([hidden]) .go")
    mara.wait_for_selector("#act-retract")
    tomas.locator(".fan [data-pick]").nth(0).click()
    tomas.click(".picked:not([hidden]) .go")
    for page in (mara, tomas):
        page.wait_for_selector(".picking", state="attached")  # both have picked: the next pick is asked
    assert mara.get_attribute(".picking [data-face]", "data-face") == dealt[1]
    assert re.search(r"Mara picks an enemy", tomas.inner_text("#lines"))
    assert tomas.locator(".picking").count() == 1


def test_a_turn_is_played_by_keyboard(house: House, person: Person) -> None:
    sitting = Sitting(house, seed=5)
    page = sitting.down(person())
    until(page, "turn", random.Random(2))
    page.focus(".fan [data-pick]")
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.dataset.face")
    page.keyboard.press("Enter")
    assert page.get_attribute(f'.fan [data-face="{chosen}"].selected', "aria-pressed") == "true"
    decision = page.get_attribute("#live", "data-decision")
    page.keyboard.press("a")
    assert page.evaluate("document.activeElement.closest('#ask .picked') !== null")
    page.keyboard.press("Enter")
    page.wait_for_function("d => document.querySelector('#live').dataset.decision !== d", arg=decision)


def test_what_is_open_about_a_rival_is_in_a_book(house: House, person: Person) -> None:
    sitting = Sitting(house, seed=6, bots=2)
    page = sitting.down(person())
    dice = random.Random(3)
    for _ in range(9):
        asked(page)
        answer(page, dice)
    asked(page)
    view = sitting.view()
    page.click("#seat-1 .popen")
    book = page.locator("#book-1[open]")
    assert book.locator(".ranks [data-face]").count() == sum(
        len(view[zone][1]) for zone in ("line", "tableau", "trophies")
    )
    assert Axe().run(page).violations_count == 0


def test_the_table_works_without_scripts(house: House, person: Person) -> None:
    sitting = Sitting(house, seed=8)
    page = sitting.visit(person(java_script_enabled=False))
    page.wait_for_selector("#ask.q-pick")
    wanted = page.get_attribute(".picked .go", "value")
    page.click(".picked .go >> nth=0")
    page.wait_for_selector("#live")
    heard = {"Authorization": f"Bearer {sitting.token}"}
    lines = httpx.get(f"{sitting.door}/{sitting.table}/log", headers=heard).json()
    log = [line["event"] for line in lines]
    assert any(f"pick:{line.get('card')}" == wanted for line in log if line["event"] == "picked")


def test_the_gift_stays_in_view_while_the_rest_is_kept_or_discarded(house: House, person: Person) -> None:
    sitting = Sitting(house, seed=9, bots=2)
    page = sitting.down(person())
    until(page, "gift", random.Random(5))
    page.locator(".fan [data-pick]").nth(1).click()
    given = page.get_attribute(".fan .selected", "data-face")
    page.click(".picked:not([hidden]) .go")
    page.wait_for_selector("#ask.q-keep")
    assert page.get_attribute(".pline .picking [data-face]", "data-face") == given
    assert page.locator(".fan [data-pick]").count() == 3


def test_a_spectator_reads_whose_board_lies_near(house: House, person: Person) -> None:
    sitting = Sitting(house, seed=9, bots=2)
    page = person()
    page.goto(f"/t/{sitting.table}?seat=watch")
    at_table(page, ".perils")
    assert "Mara" in page.inner_text(".me .nmr")
    assert "Mara" in page.inner_text(".pline h2")
    assert "Your" not in page.inner_text(".pline h2") + page.inner_text(".ptab h2")
