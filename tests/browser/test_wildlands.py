"""The table of Wildlands in a browser: places, payments and fronts are chosen where they lie, at every size."""

import random

import pytest

from tests.browser.conftest import Person
from tests.browser.moments import Moment
from tests.browser.moments_of_wildlands import AFTER, HELD, PEOPLES, REALMS, THEIRS, fight, of_wildlands, turn
from tests.browser.people import SIZES, answered, at_rest, by_keys, choose, my_turn, resize, widths
from tests.browser.sight import boxes, covered, faults, hand_cut
from tests.browser.table import Table
from tests.games.wildlands.table import land, position
from tests.server.serving import Server
from tests.words import flat

pytestmark = pytest.mark.browser


def test_a_territory_is_named_and_paid_for_by_clicks(person: Person, house: Server) -> None:
    table = Table.at(house, of_wildlands()["main"])
    page = table.down(person())
    assert my_turn(page)
    page.click("label[for=wtab-world]")
    page.click("#world-of-fm_howler")
    assert "Trail Howler" in page.inner_text("#ask > .offered h2")
    page.click("#ask > .offered .btn")
    page.wait_for_selector("#ask.q-pay")
    assert page.locator(".srcs li").count() > 3
    auto = page.inner_text("#act-pay-auto small")
    page.click("#act-pay-auto")
    page.wait_for_selector("#ask.q-main")
    assert "Mana" in auto
    assert "fm_howler" in table.view()["discard"][0]


def test_a_price_is_paid_by_hand_as_one_gesture(person: Person, house: Server) -> None:
    """W 5.9: what is laid out is taken back and changed on the page, and sent together."""
    table = Table.at(house, of_wildlands()["pay"])
    page = table.down(person())
    before = len(table.log())
    page.click("#act-pay-t_hunters_pass-plants-2")
    page.wait_for_selector("#source-t_hunters_pass-plants .stamp")
    page.click("#source-crystal_1- .pk")
    page.wait_for_selector("#source-crystal_1- .stamp")
    page.click("#source-t_hunters_pass-plants .stamp")
    page.wait_for_selector("#source-t_hunters_pass-plants .pk")
    page.click("#act-pay-t_boar_hollow-meat-2")
    page.wait_for_selector("#act-pay-this")
    assert len(table.log()) == before
    decision = page.get_attribute("#live", "data-decision")
    by_keys(page, "#act-pay-this")
    answered(page, decision)
    told = [line for line in table.log()[before:] if line["event"].startswith("paid")]
    assert [line.get("card") for line in told] == ["crystal_1", "t_boar_hollow"]
    assert "fm_howler" in table.view()["discard"][0]


def test_cards_are_thrown_away_together(person: Person, house: Server) -> None:
    """W 16.1 to 16.3: the crystals at one click, one of them back, a unit with them; the button says what is drawn."""
    table = Table.at(house, of_wildlands()["discard"])
    page = table.down(person())
    held = table.view()["hand"][0]["count"]
    page.click("#act-discard_crystals")
    page.wait_for_selector("#act-throw")
    page.click("#mine-1")
    page.wait_for_selector("#mine-2.playable")
    page.locator("#hand-0-cards .playable[data-face^=fm_]").first.click()
    page.wait_for_selector("[data-face^=fm_].goes")
    assert page.locator(".going").count() == 3
    assert table.view()["hand"][0]["count"] == held
    decision = page.get_attribute("#live", "data-decision")
    page.click("#act-throw")
    answered(page, decision)
    assert table.view()["hand"][0]["count"] == max(held - 3, 5)


def test_the_end_of_a_turn_tells_whether_one_shuffles_and_who_is_asked_next(person: Person, house: Server) -> None:
    """W 3.1, 16.2, 16.4: tags at the rivals, on a phone a sentence; what is laid out changes what is drawn."""
    table = Table.at(house, of_wildlands(3)["discard"])
    page = table.down(person())
    tags = [words.replace("\N{NO-BREAK SPACE}", " ") for words in page.locator(".rv .next .said").all_inner_texts()]
    assert tags == ["4 in hand: asked after you"] * 2
    assert page.locator(".rv .next").first.is_visible()
    for key, drawn in (("done", "draw none"), ("discard_all", "draw 5 cards, shuffle")):
        assert page.inner_text(f"#act-{key} small").replace("\N{NO-BREAK SPACE}", " ") == drawn
    assert page.inner_text("#act-discard_crystals small").endswith("· draw none")
    page.click("#act-discard_crystals")
    page.wait_for_selector("#act-throw")
    for laid in range(4, 8):
        page.locator("#hand-0-cards .playable[data-face^=fm_]").first.click()
        page.wait_for_function("number => document.querySelectorAll('.going').length === number", arg=laid)
    assert "so your discard pile is shuffled under it." in page.inner_text("#ask .txt")
    assert page.inner_text("#act-throw small").endswith("shuffle")
    for width, height in SIZES:
        resize(page, width, height)
        assert not faults(page, width, height), width
        assert page.is_visible("#ask .then"), width


def test_targets_are_numbered_in_the_order_in_which_they_are_named(person: Person, house: Server) -> None:
    """W 9.8, 9.10"""
    page = Table.at(house, of_wildlands()["target"]).down(person())
    assert my_turn(page)
    assert [one.inner_text() for one in page.locator("#realm-1 .flag").all()] == ["2", "1"]  # the portal stands first
    page.click("#at-t_pebble_ford")
    page.click("#at-t_pebble_ford")
    page.wait_for_selector("#realm-1 .flag:text('3')")
    page.click("#act-done")
    page.wait_for_selector(".battle")
    assert page.locator(".lane").count() == 3


def test_what_a_card_of_the_row_takes_stands_below_what_is_done(person: Person, house: Server) -> None:
    """W 7.2"""
    page = Table.at(house, of_wildlands()["main"]).down(person())
    page.click("#row .playable[data-face=cb_bear]")
    deed, price = flat(page.inner_text("#offered-go")).splitlines()
    assert (deed, price) == ("Buy “Cave Bear”", "2 meat · 1 of your choice")


def test_a_unit_says_before_it_is_played_what_comes_of_it(person: Person, house: Server) -> None:
    table = Table.at(house, of_wildlands()["place"])
    page = table.down(person())
    assert my_turn(page)
    foretold = page.locator("#mine-2 .lv").inner_text().split()
    page.click("#mine-2")
    page.click("#ask > .offered .btn")
    page.wait_for_function("() => document.querySelectorAll('#lane-1 .fighter').length === 4")
    at_rest(page)
    shown = page.locator("#lane-1 .tot b").all_inner_texts()
    assert [foretold[0], foretold[-1]] == shown


def test_a_reaction_says_both_results_and_where_it_stands_in_the_chain(person: Person, house: Server) -> None:
    page = Table.at(house, of_wildlands()["reaction"]).down(person())
    assert my_turn(page)
    assert [text.split()[0] for text in page.locator(".chain li").all_inner_texts()] == ["1", "2"]
    assert page.locator(".chain .now").inner_text().split("\n")[1].startswith("Pack Runner")
    assert page.inner_text("#act-decline small").split() == ["5", ":", "5"]
    assert page.inner_text("#act-use small").split() == ["7", ":", "5"]


def test_a_phone_opens_one_part_of_the_table_at_a_time(person: Person, house: Server) -> None:
    page = Table.at(house, of_wildlands(4)["main"]).down(person(390, 844, has_touch=True, is_mobile=True))
    assert my_turn(page)
    parts = {"row": "#row", "world": "#world-0", "rivals": "#realm-1", "wild": ".zone.wild"}
    for tab, seen in parts.items():
        page.locator(f"label[for=wtab-{tab}]").tap()
        assert [other for other, part in parts.items() if page.is_visible(part)] == [tab]
        assert page.is_visible(seen)
        assert page.locator("#question").is_visible()
        assert page.is_visible("#realm-0") is (tab == "world")
        assert page.is_visible("#hand-0-cards .kname")


def test_a_small_phone_opens_a_large_hand_first_and_shows_a_small_one_beside_the_wild(
    person: Person, house: Server
) -> None:
    page = person(360, 640, has_touch=True, is_mobile=True)
    Table.at(house, of_wildlands()["main"]).down(page)
    assert page.is_visible("#hand-0-cards .kname")
    assert not page.is_visible(".zone.wild")
    page.locator("label[for=wtab-wild]").tap()
    assert page.is_visible(".zone.wild .kname")
    assert not page.is_visible("#hand-0-cards")
    Table.at(house, of_wildlands()["start"]).down(page)
    assert page.is_visible(".zone.wild .kname")
    assert page.is_visible("#hand-0-cards .kname")
    assert not page.is_visible("label[for=wtab-hand]")


def test_a_phone_opens_the_realm_that_is_asked_about(person: Person, house: Server) -> None:
    page = Table.at(house, of_wildlands(4)["target"]).down(person(390, 844, has_touch=True, is_mobile=True))
    assert my_turn(page)
    assert page.is_visible("#at-t_pebble_ford")
    assert not page.is_visible(".zone.wild")
    assert hand_cut(page) == 0


@pytest.mark.parametrize(
    ("name", "parts"), [("pay", (".srcs .th", ".me", ".held .card")), ("reaction", (".held .card",))]
)
def test_a_high_phone_keeps_hand_and_pictures_in_sight(
    person: Person, house: Server, name: str, parts: tuple[str, ...]
) -> None:
    page = Table.at(house, of_wildlands(4)[name]).down(person(390, 844))
    assert all(page.locator(part).first.is_visible() for part in parts)
    assert hand_cut(page) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_an_upright_tablet_shows_what_is_attacked_and_the_names_in_the_hand(
    person: Person, house: Server, players: int
) -> None:
    page = Table.at(house, of_wildlands(players)["target"]).down(person(768, 1024))
    assert all(right - left >= 40 for left, _, right, _ in boxes(page, "#realm-1 .card"))
    assert page.locator(".held .kname").first.is_visible()


@pytest.mark.parametrize(("players", "first_match"), [(2, True), (4, True), (4, False)])
def test_a_phone_shows_the_hand_when_it_is_asked_about_the_hand(
    person: Person, house: Server, players: int, first_match: bool
) -> None:
    page = person(390, 844, language="fr", first_match=first_match, has_touch=True, is_mobile=True)
    Table.at(house, of_wildlands(players)["discard"]).down(page)
    assert my_turn(page)
    for width, height in [(390, 844), (360, 640)]:
        resize(page, width, height)
        assert hand_cut(page) == 0, width
        assert covered(page) == [], width


def test_the_last_turn_is_played_to_the_end_of_the_match(person: Person, house: Server) -> None:
    """W 2.3, 17.2: some clicks on whatever is offered, then the end with the points of both."""
    table = Table(house, turn(round=8, order=[1, 0]))
    page = table.down(person())
    dice = random.Random(5)
    for _ in range(8):
        if my_turn(page):
            choose(page, dice)
    while asked := table.asked():
        table.choose(0, "end_turn" if asked["name"] == "main" else asked["options"][-1]["key"])
    page.wait_for_selector("#end")
    assert page.locator("#end .wfinal tbody tr").count() == 2
    sums = page.locator("#end .wfinal tbody td b").all_inner_texts()
    totals = [score["total"] for score in table.view()["facts"]["scores"]]
    assert [int(number) for number in sums] == sorted(totals, reverse=True)


def test_who_watches_sees_no_hand(person: Person, house: Server) -> None:
    table = Table.at(house, of_wildlands()["main"])
    page = person()
    page.goto(f"/t/{table.id}?seat=watch")
    at_rest(page)
    assert page.locator("#hand-0-cards [data-face]").count() == 0


def test_the_phones_of_the_others_show_the_wild_and_are_no_wider_than_their_windows(
    person: Person, house: Server
) -> None:
    """Four places with all that is known of whoever is asked and away; who watches has no hand to open."""
    table = Table.at(house, of_wildlands(4)["main"])
    watching = person(390, 844)
    watching.goto(f"/t/{table.id}?seat=watch")
    for page in (watching, table.down(person(390, 844, language="fr"), 1)):
        for size in ((390, 844), (360, 640)):
            resize(page, *size)
            wide, room = widths(page)
            assert wide <= room, size
    assert watching.is_visible(".zone.wild")


def test_a_land_says_what_it_gives_what_lies_on_it_and_whether_it_is_tapped(person: Person, house: Server) -> None:
    realms = [[], [land("t_fern_gully", tapped=True, plants=3)]]
    match = position(*PEOPLES[:2], hand=[HELD, THEIRS[0]], realm=realms, wild=["t_salt_lick", "t_sky_nexus"])
    page = Table.at(house, Moment(match)).down(person(1280, 800))
    assert flat(page.inner_text("#at-t_salt_lick .kdoes")) == "1 meat, 1 ore"
    assert page.inner_text("#at-t_salt_lick .ktop") == "4"
    assert page.inner_text("#at-t_sky_nexus .kend") == "5"
    page.click("label[for=wtab-rivals]")
    said = flat(page.inner_text("#at-t_fern_gully .kdoes")).split()
    assert [said[:2], said[-2:]] == [["1", "plant"], ["3", "tapped"]]
    assert not faults(page, 1280, 800)


def test_what_is_untapped_shows_what_it_yields(person: Person, house: Server) -> None:
    """W 12.14"""
    lands = [land("t_boar_hollow", tapped=True), land("t_hunters_pass", tapped=True)]
    after = fight(phase="aftermath", armies=AFTER, realm=[lands, REALMS[1]])
    use = next(key for one in after.decisions for key in one.keys if key.startswith("use:2"))
    page = Table.at(house, Moment(after, [f"0 {use}"])).down(person())
    assert page.inner_text("#act-land-t_boar_hollow small").split() == ["1"]
    assert page.inner_text("#act-land-t_hunters_pass small").split() == ["1", "1"]


def test_a_card_that_was_read_gives_way_to_the_next_question(person: Person, house: Server) -> None:
    page = Table.at(house, of_wildlands()["main"]).down(person(1920, 1080))
    page.click("label[for=wtab-world]")
    page.focus("#world-of-fm_howler")
    page.keyboard.press("Shift")  # the keyboard is used: the card is shown large
    page.hover("#world-of-fm_howler")
    page.wait_for_selector("#peek:not([hidden])")
    for _ in range(2):
        page.focus("#world-of-fm_howler")
        page.keyboard.press("Enter")
    page.wait_for_selector("#ask.q-pay")
    page.wait_for_selector("#peek", state="hidden")


def test_a_hint_that_is_closed_leaves_the_keyboard_at_the_question(person: Person, house: Server) -> None:
    page = Table.at(house, of_wildlands()["main"]).down(person(first_match=True))
    page.focus("#hint [data-hint-off]")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.id === 'question'")
