"""The table of Confluence in a browser: links, loans, composing, effects on credit, combat; at every size."""

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.people import answered, at_rest, my_turn, resize, widths
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

SMALL = 44
DESK, TABLET, PHONE = (1280, 800), (1024, 768), (360, 640)
BUTTONS = "#ask button, .fan button, .next, .ropen, button.cslip"
SIZES = """all => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  .map((box) => [box.width, box.height])"""


def fits(page: Page, width: int, name: str) -> None:
    """Nothing is wider than the page, and on a phone no button is smaller than a finger."""
    wide, room = widths(page)
    assert wide <= room, (name, width)
    if width == PHONE[0]:
        small = [one for one in page.eval_on_selector_all(BUTTONS, SIZES) if one[1] < SMALL]
        assert not small, (name, small)


@pytest.mark.parametrize(
    ("look", "players"),
    [({"locale": "fr-FR", "color_scheme": "light"}, 3), ({"locale": "de-DE", "color_scheme": "dark"}, 5)],
)
def test_every_question_fits_the_screen_and_is_accessible(
    house: Server, person: Person, look: dict[str, str], players: int
) -> None:
    page = person(**look)
    for number, (name, moment) in enumerate(of_confluence(players).items()):
        Table.at(house, moment).down(page)
        for width, height in (TABLET, PHONE, DESK):
            resize(page, width, height)
            fits(page, width, name)
        if number % players:  # axe takes longer than all sizes together
            continue
        found = Axe().run(page)
        assert found.violations_count == 0, (name, found.generate_report())


def test_a_card_is_picked_first_and_shows_what_it_would_link(house: Server, person: Person) -> None:
    """C 3.39: the tag on the card, the panel and the rules name the same points; the cards it links are marked."""
    table = Table.at(house, of_confluence(3)["turn"])
    page = table.down(person())
    told = table.view()["facts"]["hand"]
    card = page.locator(".fan .playable").first
    first = told[0]
    assert card.locator(".yl.defence").inner_text() == str(first["defence"]["points"])
    card.click()
    panel = page.locator(".picked:not([hidden])")
    assert str(first["attack"]["points"]) in panel.locator(".yields").inner_text()
    page.locator("[data-would=joins]").first.wait_for()
    marked = page.eval_on_selector_all("[data-would=joins]", "all => all.map(one => one.id)")
    linked = [*first["attack"]["cards"], *first["defence"]["cards"]]
    assert set(marked) == {key.partition("@")[2].replace(".", "-") for key in linked}
    decision = page.get_attribute("#live", "data-decision")
    panel.locator("[id^=lay-]").click()
    answered(page, decision)
    announced = [line for line in table.log() if line["event"].startswith("announced")]
    assert [line["points"] for line in announced[-2:]] == [first["attack"]["points"], first["defence"]["points"]]


def test_a_combination_is_composed_card_by_card(house: Server, person: Person) -> None:
    """C 3.36, 3.37: each card of it is a sort with its value, borrowed ones say so; the sum is that of the rules."""
    table = Table.at(house, of_confluence(5)["pick"])
    page = table.down(person())
    forming = table.view()["facts"]["forming"]
    assert page.locator(".sort.set").count() == len(forming["cards"]) == 1
    assert page.locator(".sort.may u").count() == page.locator(".sort.may").count()
    assert page.locator(".pool .cand").count() == len(table.asked()["options"])
    decision = page.get_attribute("#live", "data-decision")
    page.locator(".sort.may").first.click()
    answered(page, decision)
    forming = table.view()["facts"]["forming"]
    assert page.locator(".sort.set").count() == 2
    assert page.inner_text(".sum b") == str(forming["points"])
    decision = page.get_attribute("#live", "data-decision")
    page.click("#act-done")
    answered(page, decision)
    assert any(line["event"] == "announced-attack" and line["points"] == forming["points"] for line in table.log())


def test_an_effect_of_the_pool_is_activated_on_credit(house: Server, person: Person) -> None:
    """C 4.8: the price tag, the button and the debt afterwards say the same number."""
    table = Table.at(house, of_confluence(3)["turn"])
    page = table.down(person())
    tag = page.locator("#pool-0 .may").first
    price = int(re.findall(r"\d+", tag.locator(".cprice").inner_text())[0])
    tag.click()
    panel = page.locator(".picked:not([hidden])")
    assert f"+{price}" in panel.locator(".go").inner_text()
    decision = page.get_attribute("#live", "data-decision")
    panel.locator(".go").click()
    answered(page, decision)
    assert sum(table.view()["debt"][0]) == price


def test_an_attack_says_at_each_rival_what_it_would_meet(house: Server, person: Person) -> None:
    table = Table.at(house, of_confluence(5)["aim"])
    page = table.down(person())
    view = table.view()
    (aim,) = [one for one in view["facts"]["aims"] if one["comb"] == view["facts"]["sharing"]["comb"]]
    for one in aim["against"]:
        said = page.inner_text(f"#act-player-{one['seat']}")
        assert str(one["force"]) in said
        assert (f"\u2212{one['damage']}" in said) == bool(one["damage"])
    decision = page.get_attribute("#live", "data-decision")
    page.locator(".rchoose").first.click()
    assert page.get_attribute("#live", "data-decision") == decision  # the first tap selects
    page.locator(".rchoose").first.click()
    answered(page, decision)
    assert any(line["event"] == "aimed" for line in table.log())


def test_what_is_open_about_a_rival_and_what_waits_open_on_a_phone(house: Server, person: Person) -> None:
    table = Table.at(house, of_confluence(5)["turn"])
    page = table.down(person(390, 844, has_touch=True, is_mobile=True))
    page.locator("#seat-1 .ropen").tap()
    assert page.locator("#book-1[open] .pool .card").count() == len(table.view()["pool"][1])
    page.keyboard.press("Escape")
    page.locator(".next").tap()
    stacks = table.view()["facts"]["stacks"]
    waiting = len(stacks["instant"]) + len(stacks["main"]) + sum(map(len, stacks["ending"]))
    assert page.locator("#stacks[open] .lb").count() == waiting


def test_a_match_is_played_on_without_scripts_and_with_them_to_the_end(house: Server, person: Person) -> None:
    page = Table.at(house, of_confluence(2)["turn"]).sit(person(java_script_enabled=False))
    page.wait_for_selector("#ask.q-turn")
    page.click("#lay-hand-1")
    page.wait_for_selector("#ask.q-activate")

    match = croupier.start("confluence", players=2, seed=8, variants={"start_life": "20", "high_water": "4"})
    page = Table(house, match).down(person(*PHONE, locale="fr-FR"))
    dice = random.Random(1)
    while my_turn(page):
        before = page.get_attribute("#live", "data-decision")
        keys = page.eval_on_selector_all("#main [form=choose]", "all => all.map(one => one.value)")
        done = [key for key in keys if key in ("done", "pass")]
        key = dice.choice(done or keys)
        page.locator(f"#main [form=choose][value='{key}']").first.dispatch_event("click")
        if page.query_selector("#ask > .offered"):
            page.click("#ask > .offered .go")
        answered(page, before)
    at_rest(page)
    fits(page, PHONE[0], "end")
    assert page.locator(".cfinal .won").count() >= 1
