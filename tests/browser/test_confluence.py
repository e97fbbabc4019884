"""The table of Confluence in a browser: links, loans, composing, effects on credit, combat; at every size."""

import itertools
import random
import re

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.moments_of_confluence import of_confluence
from tests.browser.people import answered, at_rest, by_keys, lay_out, my_turn, resize
from tests.browser.sight import boxes, faults
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

PHONE = (360, 640)


def test_a_card_is_picked_first_and_shows_what_it_would_link(house: Server, person: Person) -> None:
    """C 3.39: the tag on the card, the panel and the rules name the same points; the cards it links are marked."""
    table = Table.at(house, of_confluence(3)["turn"])
    page = table.down(person(1920, 1080))
    told = table.view()["facts"]["hand"]
    card = page.locator(".fan .playable").first
    first = told[0]
    assert card.locator(".kedge.defence em").inner_text() == str(first["defence"]["points"])
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


def shown(page: Page, draft: str) -> None:
    """Wait until these answers are laid out, and the picture of the table after them is drawn."""
    where = "#live:not([data-draft])" if not draft else f"#live[data-draft='{draft}']"
    page.wait_for_selector(f"body[data-rest=yes] {where}", state="attached")


def draft(page: Page) -> list[str]:
    return (page.get_attribute("#live", "data-draft") or "").split()


@pytest.mark.parametrize("way", ["keys", "touch"])
def test_a_combination_is_laid_out_as_sorts_taken_off_again_and_set(house: Server, person: Person, way: str) -> None:
    """C 3.30 to 3.41: nothing is sent before it is set; each sum is that of the rules; borrowed cards say so."""
    table = Table.at(house, of_confluence(5)["turn"])
    phone = {"width": PHONE[0], "height": PHONE[1], "has_touch": True, "is_mobile": True, "language": "de"}
    page = table.down(person(**phone) if way == "touch" else person())

    def do(where: str) -> None:
        if way == "keys":
            by_keys(page, where)
        else:
            page.locator(where).first.tap()
        at_rest(page)

    before = len(table.log())
    do(".fan .card[data-face=river_sage]")
    do(".picked:not([hidden]) [id^=compose-]")
    shown(page, "compose:river_sage")
    do("#act-pick-tide")
    shown(page, "compose:river_sage pick:tide")
    assert page.locator(".sort.set").count() == 1
    assert page.locator("#act-set").is_disabled()  # one card is no combination
    assert page.locator(".sort.may u").count() == page.locator(".sort.may").count() == 4
    do(".sort.may")
    page.wait_for_selector(".sort.set[data-undrafts]")
    (first,) = draft(page)[2:]
    do(f"button.sort.set[data-undrafts='{first}']")
    shown(page, "compose:river_sage pick:tide")
    assert page.locator(".sort.set").count() == 1
    do(".sort.may[value='card:drowned_king@pool4.5']")
    shown(page, "compose:river_sage pick:tide card:drowned_king@pool4.5")
    assert page.inner_text(".sum b") == "3"
    assert page.locator("#pool-4 .card.selected").count() == 1
    size = page.viewport_size
    assert size
    assert not faults(page, size["width"], size["height"])
    do("#act-set")  # the attack; the wall of the same card comes next
    page.wait_for_selector("#act-all-tide")
    assert page.inner_text(".side.past b") == "3"
    assert page.locator(".pool .card.selected").count() == 0  # what was laid out for the attack is no part of the wall
    do("#act-back")
    page.wait_for_selector(".sum")
    assert len(draft(page)) == 3
    do("#act-set")
    page.wait_for_selector("#act-all-tide")
    assert len(table.log()) == before
    assert "forming" not in table.view()["facts"]

    do("#act-pick-tide")
    page.wait_for_selector(".sort.may")
    do(".sort.may")
    page.wait_for_selector(".sum")
    wall, decision = page.inner_text(".sum b"), page.get_attribute("#live", "data-decision")
    do("#act-set")
    answered(page, decision)
    announced = [line for line in table.log()[before:] if line["event"].startswith("announced")]
    assert [line["points"] for line in announced] == [3, int(wall)]
    assert announced[0]["cards"] == ["river_sage", "drowned_king"]


def test_what_is_laid_out_outlives_what_others_do_and_is_laid_down_by_escape(house: Server, person: Person) -> None:
    table = Table.at(house, of_confluence(3)["turn"])
    page = table.down(person())
    page.click(".fan .card[data-face=river_sage]")
    page.click(".picked:not([hidden]) [id^=compose-]")
    page.wait_for_selector("#act-pick-tide")
    page.click("#act-pick-tide")
    shown(page, "compose:river_sage pick:tide")
    other = table.down(person(), seat=1)  # somebody comes in: the table is drawn again
    shown(page, "compose:river_sage pick:tide")
    assert page.locator(".sort.may").count()
    assert other.locator(".sort").count() == 0
    page.locator(".sort.may").first.click()  # one tap: nothing is sent by it
    page.wait_for_selector(".sort.set[data-undrafts]")
    for left in (2, 1, 0):
        page.keyboard.press("Escape")
        at_rest(page)
        assert len(draft(page)) == left
    assert page.locator("#ask.q-turn").count() == 1


def test_without_scripts_a_combination_is_composed_card_by_card(house: Server, person: Person) -> None:
    """C 3.37: each card is sent at once; a number is typed."""
    table = Table.at(house, of_confluence(5)["pick"])
    page = table.sit(person(java_script_enabled=False))
    page.locator(".sort.may").first.click()
    assert page.inner_text(".sum b") == str(table.view()["facts"]["forming"]["points"])
    page.click("#act-set")
    assert any(line["event"] == "announced-attack" for line in table.log())

    table = Table.at(house, of_confluence(3)["amount"])
    page = table.sit(person(java_script_enabled=False))
    page.fill(".stepper input", "1")
    page.click("#act-amount")
    assert any((line["event"], line.get("number")) == ("paid", 1) for line in table.log())


def test_how_much_is_a_number_with_steps(house: Server, person: Person) -> None:
    """C 9.10: the steps go as far as the rules, and what is left of the combination stands below the button."""
    table = Table.at(house, of_confluence(3)["amount"])
    page = table.down(person())
    keys = [int(one["key"]) for one in table.asked()["options"]]
    amount = page.locator(".stepper input")
    more, less = page.locator("[data-step='1']"), page.locator("[data-step='-1']")
    assert int(amount.input_value()) == keys[-1]
    assert more.is_disabled()
    for _ in keys[1:]:
        less.click()
    assert int(amount.input_value()) == keys[0]
    assert less.is_disabled()
    more.click()
    points = table.view()["facts"]["sharing"]["points"]
    paid = keys[0] + 1
    page.locator("#act-amount .will", has_text=f"{points} \u2192 {points - paid}").wait_for()
    decision = page.get_attribute("#live", "data-decision")
    page.keyboard.press("Tab")
    by_keys(page, "#act-amount")
    number = 0
    page.wait_for_selector(".laidout b")
    while not page.locator("#act-set").count():  # the others pay as much as is offered
        page.click("#act-amount")
        number += 1
        page.wait_for_selector(f".laidout b >> nth={number}")
    assert not any(line["event"] == "paid" for line in table.log())
    page.click("#act-set")
    answered(page, decision)
    assert next(line["number"] for line in table.log() if line["event"] == "paid") == paid


def test_cards_of_the_pool_leave_together(house: Server, person: Person) -> None:
    """C 12.1: the cards too many are laid out by a tap each, and the last tap can be taken back."""
    table = Table.at(house, of_confluence(3)["discard_pool"])
    page = table.down(person())
    held = len(table.view()["pool"][0])
    for card in ("torchbearer", "kestrel", "siren"):
        page.locator(f"#pool-0 .cand[data-face={card}]").click()
        page.wait_for_selector(f"#pool-0:not(:has(.cand:not(.selected)[data-face={card}]))")
        at_rest(page)
    assert page.locator(".laidout b").all_inner_texts() == ["Torchbearer", "Kestrel", "Siren"]
    page.click("#act-back")
    page.wait_for_selector("#act-set", state="detached")
    page.locator("#pool-0 .cand[data-face=leviathan]").click()
    page.wait_for_selector("#act-set")
    assert len(table.view()["pool"][0]) == held
    decision = page.get_attribute("#live", "data-decision")
    page.click("#act-set")
    answered(page, decision)
    assert {"torchbearer", "kestrel", "leviathan"}.isdisjoint(table.view()["pool"][0])


def test_cards_laid_out_quickly_on_a_slow_line_are_all_laid_out(house: Server, person: Person) -> None:
    """What is tapped while the picture of the tap before is under way, is not lost, and sent with the rest."""
    page = Table.at(house, of_confluence(3)["discard_pool"]).down(person(altered=True))
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    slow = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", slow)
    for card in ("torchbearer", "kestrel", "siren"):
        page.locator(f"#leaving .card[data-face={card}]").click()  # these keep their places
    page.locator(".laidout b").nth(2).wait_for()  # between two pictures the page may be at rest
    assert page.locator(".laidout b").all_inner_texts() == ["Torchbearer", "Kestrel", "Siren"]


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
    page.locator(".ctabs .waiting").tap()
    stacks = table.view()["facts"]["stacks"]
    waiting = len(stacks["instant"]) + len(stacks["main"]) + sum(map(len, stacks["ending"]))
    assert page.locator("#stacks[open] .lb").count() == waiting


def crossed(one: list[int], other: list[int]) -> bool:
    """Whether two boxes lie on each other."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_cards_say_their_names_and_prices_on_a_tablet(house: Server, person: Person) -> None:
    """Names of the hand and of the own pool, no price below 11 px, price tags of the own pool beside each other; on a
    phone what a card of the hand forms stands beside its signs.
    """
    page = Table.at(house, of_confluence(5)["turn"]).down(person(1024, 768, language="fr"))
    for row in (".fan", "#pool-0", "#common"):
        assert page.locator(f"{row} .kname:visible").count() == page.locator(f"{row} .card").count()
    sizes = "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    assert min(page.eval_on_selector_all(".cprice", sizes)) >= 11
    tags = boxes(page, "#pool-0 .cprice")
    assert not any(crossed(one, other) for one, other in itertools.pairwise(tags))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    at_rest(page)
    signs, yields = boxes(page, ".fan .kedge > span"), boxes(page, ".fan .kedge > em")
    assert yields
    assert not any(crossed(one, other) for one in signs for other in yields)


def test_a_picked_card_says_on_a_phone_what_it_sets_off(house: Server, person: Person) -> None:
    """C 6.5, 7.8: the last words of the forecast are in sight."""
    table = Table.at(house, of_confluence(5)["turn"])
    page = table.down(person(*PHONE, has_touch=True, is_mobile=True, language="de"))
    page.locator(".fan .playable").nth(1).tap()
    will = page.locator(".picked:not([hidden]) .will", has_text="Ziehen")
    will.wait_for()
    assert will.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_the_part_of_an_attack_says_what_it_meets(house: Server, person: Person) -> None:
    """C 11.6, 11.12"""
    table = Table.at(house, of_confluence(5)["split"])
    page = table.down(person())
    view = table.view()
    (aim,) = [one for one in view["facts"]["aims"] if one["comb"] == view["facts"]["sharing"]["comb"]]
    met = next(one for one in aim["against"] if one["seat"] == view["facts"]["sharing"]["target"])
    assert not met["damage"]
    page.locator("#act-amount .will", has_text=f"{met['force']} held").wait_for()


def test_a_match_is_played_on_without_scripts_and_with_them_to_the_end(house: Server, person: Person) -> None:
    page = Table.at(house, of_confluence(2)["turn"]).sit(person(java_script_enabled=False))
    page.wait_for_selector("#ask.q-turn")
    page.click("#lay-hand-1")
    page.wait_for_selector("#ask.q-activate")

    match = croupier.start("confluence", players=2, seed=8, variants={"start_life": "20", "high_water": "4"})
    dice = random.Random(1)
    table = Table(house, match)
    table.play_ahead(lambda view: bool(view["round"] > 4), dice)
    page = table.down(person(*PHONE, language="fr"))
    while my_turn(page):
        before = page.get_attribute("#live", "data-decision")
        lay_out(page)
        sent = "#main button[form=choose]:not([data-drafts])"
        keys = page.eval_on_selector_all(sent, "all => all.map(one => one.value)")
        done = [key for key in keys if key in ("done", "pass")]
        key = dice.choice(done or keys)
        page.locator(f"{sent}[value='{key}']" if key else sent).first.dispatch_event("click")
        if page.query_selector("#ask > .offered"):
            page.click("#ask > .offered .go")
        answered(page, before)
    at_rest(page)
    assert not faults(page, *PHONE)
    assert page.locator(".cfinal .won").count() >= 1


def ends(page: Page, which: str) -> list[float]:
    """Of the first ribbon that is drawn: left, top, right, bottom."""
    box = page.locator(f"{which} polygon").first.bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]]


def test_ribbons_join_hits_to_walls_and_an_effect_to_its_target(house: Server, person: Person) -> None:
    """C 11.7: a ribbon begins at the attack that hits and ends at what meets it, at another size as well."""
    page = Table.at(house, of_confluence(3)["struck"]).down(person())
    for width, height in ((1280, 800), (390, 844)):
        resize(page, width, height)
        slip, plate = boxes(page, "#slip-1-1")[0], boxes(page, ".plate")[0]
        left, top, right, bottom = ends(page, "g.drawn[data-from=slip-1-1]")
        assert abs(top - slip[3]) < 12
        assert abs(bottom - plate[1]) < 12
        assert left < slip[2]
        assert right > slip[0]
    page = Table.at(house, of_confluence(3)["combination"]).down(person())
    assert page.locator(".ribbons .drawn").count() == 0
    page.focus("#act-comb-1-1, #act-comb-1-2")
    page.wait_for_selector(".ribbons .drawn", state="attached")
    target = page.get_attribute(".ribbons .drawn", "data-to")
    assert abs(ends(page, ".ribbons .drawn")[0] - boxes(page, f"#{target}")[0][2]) < 6
