"""The table of Three Perils in a browser: a card first, its deed after that; forecasts; picks nobody else sees."""

import random
import re
from collections.abc import Container
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page

import croupier
from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.moments import HERO, journey, of_perils
from tests.browser.people import answered, at_rest, in_sight, my_turn, resize, those, widths
from tests.browser.sight import boxes, faults
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

PHONE = (360, 740)
LAST = (3, 6)
"""Phase and number of the last turn."""


def turn(view: dict[str, Any]) -> tuple[int, int]:  # Any: JSON
    """Phase and number of the turn."""
    return view["phase"], view["turn"]


def asked(page: Page) -> str:
    """Wait for a question; its name, '' at the end."""
    if not my_turn(page):
        return ""
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
        offered = in_sight(page, "#main [form=choose]")
    best = those(page, offered, ".go, .target")
    button = dice.choice(best if best and dice.random() < 0.85 else offered)
    button.dispatch_event("click")
    if page.query_selector("#ask > .offered"):  # a thing on the table takes a second tap
        button.dispatch_event("click")
    answered(page, before)


def test_a_match_is_played_to_its_end_with_the_scores(house: Server, person: Person) -> None:
    """The draft, the first turn and the last by clicks; what lies between without a page."""
    table = Table(house, croupier.start("perils", players=2, seed=8))
    page = table.down(person(*PHONE, language="fr"))
    dice = random.Random(1)
    seen: set[str] = set()

    def plays(turns: Container[tuple[int, int]]) -> None:
        while (name := asked(page)) and turn(table.view()) in turns:
            at_rest(page)
            assert not faults(page, *PHONE), name
            seen.add(name)
            answer(page, dice)

    plays({(1, 0), (1, 1)})
    page.goto("/healthz")
    table.play_ahead(lambda view: turn(view) == LAST, dice)
    table.down(page)
    page.keyboard.press("Escape")  # the list of what was missed
    plays({LAST})
    assert {"pick", "gift", "keep", "turn"} <= seen
    scores = [score["total"] for score in table.view()["facts"]["scores"]]
    shown = page.eval_on_selector_all(
        ".pfinal tbody tr", "rows => rows.map(row => row.querySelector('td b').textContent.replace('\u2212', '-'))"
    )
    assert list(map(int, shown)) == scores
    assert page.locator(".pfinal .won").count() >= 1
    assert not faults(page, *PHONE)


def test_a_card_is_picked_first_and_says_what_it_costs_and_what_is_missing(house: Server, person: Person) -> None:
    table = Table(house, journey(2, heroes=[{**HERO, "coins": 3}, {}]), people=2)
    page = table.down(person())
    hand = table.view()["facts"]["hand"]
    short = next(face for face, price in hand.items() if not price["payable"])
    card = page.locator(f'.fan [data-face="{short}"]').first
    assert "unplayable" in (card.get_attribute("class") or "")
    reason = card.locator(".lacks").inner_text().strip()
    assert re.search(r"\d+\s\w+ short", reason)
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
    page.locator(f'.fan [data-face="{playable}"]').first.click()
    page.locator(".picked:not([hidden]) [id^=sell-]").click()
    page.wait_for_selector("#act-retract")
    table.choose(1, next(one["key"] for one in table.asked(1)["options"] if one["key"].startswith("sell:")))
    page.wait_for_function("n => document.querySelectorAll('.fan [data-pick]').length !== n", arg=len(hand))
    assert table.view()["discard"][0]["cards"][-1] == playable


def test_every_target_shows_what_the_fight_would_cost(house: Server, person: Person) -> None:
    table = Table.at(house, of_perils()["attack"])
    page = table.down(person())
    assert asked(page) == "attack"
    view = table.view()
    fights = view["facts"]["fights"][0]
    cards = page.locator("#line-0 > li:not(.tro)")
    assert cards.count() == len(fights)
    assert {fight["legal"] for fight in fights} == {True, False}
    melee = view["heroes"][0]["reach"] == "melee"
    assert melee
    for place, fight in enumerate(fights):
        card = cards.nth(place)
        if not fight["legal"]:
            assert card.locator(".lacks").count() == 1
            continue
        assert f"\u2212{fight['damage']}" in card.locator(".pfc").inner_text()
        then = table.preview(fight["key"])
        if melee:
            life = [view["heroes"][0]["life"], then["heroes"][0]["life"]]
            words = "\u2192".join(str(number) for number in dict.fromkeys(life))
            card.locator(".pfc .will").get_by_text(words).wait_for()
        skull = card.locator(".pfc [href$=i-skull]")
        if len(then["trophies"][0]) > len(view["trophies"][0]):
            skull.wait_for(state="attached")
        elif melee:
            assert skull.count() == 0
        assert card.locator(".target").count() == 1
    legal = next(place for place, fight in enumerate(fights) if fight["legal"])
    decision = page.get_attribute("#live", "data-decision")
    cards.nth(legal).locator("button").click()
    assert page.get_attribute("#live", "data-decision") == decision  # the first tap selects
    cards.nth(legal).locator("button").click()
    answered(page, decision)
    struck = next(line for line in table.log() if line["event"] == "attacked")
    assert (struck["enemy"], struck["damage"]) == (fights[legal]["enemy"], fights[legal]["damage"])


def test_picks_are_secret_and_may_be_changed_while_others_think(house: Server, person: Person) -> None:
    table = Table(house, croupier.start("perils", players=2, seed=3), people=2)
    mara, tomas = table.down(person()), table.down(person(), 1)
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
        at_rest(page)
    assert mara.get_attribute(".picking [data-face]", "data-face") == dealt[1]
    assert re.search(r"Mara picks an enemy", tomas.inner_text("#lines"))
    assert tomas.locator(".picking").count() == 1


def test_a_turn_is_played_by_keyboard(house: Server, person: Person) -> None:
    page = Table(house, journey(2)).down(person())
    assert asked(page) == "turn"
    page.focus(".fan [data-pick]")
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.dataset.face")
    page.keyboard.press("Enter")
    assert page.get_attribute(f'.fan [data-face="{chosen}"].selected', "aria-pressed") == "true"
    decision = page.get_attribute("#live", "data-decision")
    page.keyboard.press("a")
    assert page.evaluate("document.activeElement.closest('#ask .picked') !== null")
    page.keyboard.press("Enter")
    answered(page, decision)


def test_what_is_open_about_a_rival_is_in_a_book(house: Server, person: Person) -> None:
    table = Table.at(house, of_perils(3)["turn"])
    page = table.down(person())
    view = table.view()
    page.click("#seat-1 .popen")
    book = page.locator("#book-1[open]")
    zones = [len(view[zone][1]) for zone in ("line", "tableau", "trophies")]
    assert all(zones)
    assert book.locator(".ranks [data-face]").count() == sum(zones)
    assert not violations(page)


def test_the_table_works_without_scripts(house: Server, person: Person) -> None:
    table = Table(house, croupier.start("perils", players=2, seed=8))
    page = table.sit(person(java_script_enabled=False))
    page.wait_for_selector("#ask.q-pick")
    wanted = page.get_attribute(".picked .go", "value")
    page.click(".picked .go >> nth=0")
    page.wait_for_selector("#live")
    table.asked()
    assert any(f"pick:{line.get('card')}" == wanted for line in table.log() if line["event"] == "picked")


def test_the_gift_stays_in_view_while_the_rest_is_kept_or_discarded(house: Server, person: Person) -> None:
    page = Table.at(house, of_perils(3)["gift"]).down(person())
    page.locator(".fan [data-pick]").nth(1).click()
    given = page.get_attribute(".fan .selected", "data-face")
    page.click(".picked:not([hidden]) .go")
    page.wait_for_selector("#ask.q-keep")
    assert page.get_attribute(".pline .picking [data-face]", "data-face") == given
    assert page.locator(".fan [data-pick]").count() == 3


def test_a_spectator_reads_whose_board_lies_near(house: Server, person: Person) -> None:
    table = Table.at(house, of_perils(3)["gift"])
    page = person()
    page.goto(f"/t/{table.id}?seat=watch")
    at_rest(page)
    assert "Mara" in page.inner_text(".me .nmr")
    assert "Mara" in page.inner_text(".pline h2")
    assert "Your" not in page.inner_text(".pline h2") + page.inner_text(".ptab h2")


def test_marks_of_the_turns_stand_apart_from_the_phases(person: Person, house: Server) -> None:
    page = Table.at(house, of_perils(3)["turn"]).down(person())
    for size in ((390, 844), (412, 915), (640, 400), (768, 1024), (1280, 800)):
        resize(page, *size)
        (_, _, phases, _), (turns, *_) = boxes(page, ".ptrack")[0], boxes(page, ".pturns")[0]
        assert turns - phases >= 4, size
        assert widths(page)[0] <= size[0]
