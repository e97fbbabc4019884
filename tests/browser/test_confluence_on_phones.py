"""The table of Confluence on phones: what is asked about, the hand and the question are in sight together."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.moments import Moment
from tests.browser.moments_of_confluence import of_confluence, stream
from tests.browser.people import at_rest, resize
from tests.browser.sight import boxes, faults
from tests.browser.table import Table
from tests.games.confluence.table import waits
from tests.server.serving import Server

pytestmark = pytest.mark.browser

PHONE, SMALL = (390, 844), (360, 640)
TABLETS = [(768, 1024), (1024, 768)]
LINES = 64
"""So high is a button of three lines."""
PICTURES = 60
"""So many pixels of a card of the hand show its picture and its numbers."""
APART = """() => {
    const found = [...document.querySelectorAll("#ask .acts > *")].map((one) => one.getBoundingClientRect());
    return found.every((a, n) => found.slice(n + 1).every((b) =>
        a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top));
}"""
"""Whether no answer lies upon another."""
REACHED = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const met = (part) => document.elementFromPoint(left + width / 2, top + height * part);
    return [0.1, 0.5, 0.9].every((part) => one.contains(met(part)));
}"""


def answers(page: Page) -> int:
    """How many buttons of the question answer it."""
    return page.locator("#ask button[form=choose]:visible").count()


def bar(page: Page) -> list[int]:
    return boxes(page, "#ask")[0]


def named(page: Page, where: str) -> bool:
    """Whether the name of a card is in sight, and whole."""
    name = page.locator(f"{where} .kname").first
    return name.is_visible() and bool(name.evaluate("one => one.scrollWidth <= one.clientWidth + 1"))


def lay(page: Page, where: str) -> None:
    """Lay an answer out, and wait until the table after it is drawn."""
    before = page.get_attribute("#live", "data-draft") or ""
    page.locator(where).first.dispatch_event("click")
    page.wait_for_selector(f".laidout ~ #act-set, #live[data-draft]:not([data-draft='{before}'])", state="attached")
    at_rest(page)


def fits(page: Page, width: int, height: int) -> None:
    """Nothing is below the window, and no button has become a column of letters."""
    resize(page, width, height)
    assert not faults(page, width, height), width
    assert page.evaluate("document.documentElement.scrollHeight") <= height, width
    assert all(bottom - top <= LINES for _, top, _, bottom in boxes(page, "#ask .acts > button")), width
    assert page.evaluate(APART), width


@pytest.mark.parametrize(("players", "width", "height"), [(2, *PHONE), (5, *PHONE), (5, *SMALL)])
def test_cards_of_rivals_are_chosen_by_their_names(
    person: Person, house: Server, players: int, width: int, height: int
) -> None:
    table = Table.at(house, of_confluence(players)["uproot"])
    page = table.down(person(width, height, has_touch=True, is_mobile=True, language="de"))
    before = sum(map(len, table.view()["pool"]))
    assert len(boxes(page, "#offered .card")) == len(table.asked()["options"])
    assert named(page, "#offered .card:first-child")
    assert boxes(page, "#offered")[0][3] <= bar(page)[1]
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert answers(page) == 0
    page.locator("#offered .card").first.tap()
    page.locator("#offered-go").tap()
    page.wait_for_selector("#ask:not(.q-uproot)")
    assert sum(map(len, table.view()["pool"])) == before - 1


@pytest.mark.parametrize("name", ["combination", "opponent", "effect", "event", "pay"])
def test_the_hand_stays_beside_a_question(person: Person, house: Server, name: str) -> None:
    """The cards asked about, the own combinations, the hand; and nothing lies over the question to the bot."""
    page = Table.at(house, of_confluence(5)[name]).down(person(*SMALL, language="de"))
    for width, height in (SMALL, PHONE):
        resize(page, width, height)
        top = bar(page)[1]
        assert page.evaluate("document.documentElement.scrollHeight") <= height, width
        assert all(bottom <= top for _, _, _, bottom in boxes(page, ".own .cslip")), width
        assert boxes(page, ".fan .card:first-child")[0][1] + PICTURES <= top, width
        assert page.locator("#ask .askbot").evaluate(REACHED), width


@pytest.mark.parametrize(("name", "where"), [("exchange", "#offered"), ("take", "#offered"), ("activate", "#effects")])
def test_what_may_be_chosen_says_its_name_in_place_of_the_hand(
    person: Person, house: Server, name: str, where: str
) -> None:
    """Rows with name and effect; nothing lies over the question to the bot."""
    page = Table.at(house, of_confluence(5)[name]).down(person(*SMALL, language="de"))
    for width, height in (SMALL, PHONE):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height, width
        assert boxes(page, where)[0][3] <= bar(page)[1], width
        assert named(page, f"{where} .card:first-child"), width
        assert page.locator("#ask .askbot").evaluate(REACHED), width


def test_the_hand_the_effects_and_the_common_pool_are_panels_in_an_additional_turn(
    person: Person, house: Server
) -> None:
    """C 4.8, 7.4: from all of them something may be chosen or read, and a small phone has room for one."""
    page = Table.at(house, of_confluence(5)["turn"]).down(person(*SMALL, has_touch=True, is_mobile=True))
    assert named(page, ".fan .card:first-child")
    assert not page.is_visible("#own-rows")
    page.locator("label[for=ctab-pool]").tap()
    assert named(page, "#own-rows .card:first-child")
    assert not page.is_visible(".fan")
    page.locator("#own-rows .card").first.tap()
    page.wait_for_selector(".picked:not([hidden]) .go")
    page.locator("label[for=ctab-common]").tap()
    assert named(page, "#common .card")


def test_the_forecast_of_a_payment_reads_as_a_line(person: Person, house: Server) -> None:
    """C 9.5: what each side would have left, without a word cut off."""
    page = Table.at(house, of_confluence(5)["pay"]).down(person(*SMALL, language="fr"))
    page.locator("#act-walls .will", has_text="\u2192").wait_for()
    for width, height in (SMALL, PHONE, (1280, 800)):
        resize(page, width, height)
        for one in page.locator(".q-pay .will").all():
            assert one.evaluate("one => getComputedStyle(one).display") == "block"
            assert one.evaluate("one => one.scrollHeight <= one.clientHeight"), width


def test_the_bar_of_composing_is_at_the_foot(person: Person, house: Server) -> None:
    for name in ("announce", "pick"):
        page = Table.at(house, of_confluence(5)[name]).down(person(*PHONE))
        assert bar(page)[3] == PHONE[1], name


def test_rivals_combinations_say_their_streams_and_what_they_hold_stands_in_their_places(
    person: Person, house: Server
) -> None:
    page = Table.at(house, of_confluence(5)["turn"]).down(person(*PHONE))
    slips = page.locator("#rivals .cslip")
    assert page.locator("#rivals .cslip .ic + .ic:visible").count() == slips.count()
    for size in (PHONE, (1024, 768)):
        resize(page, *size)
        places, counts = boxes(page, "#rivals .rv"), boxes(page, "#rivals .inhand")
        assert len(counts) == len(places), size
        assert all(count[2] <= place[2] for count, place in zip(counts, places, strict=True)), size


def test_ribbons_leave_the_walls_of_rivals_free_and_own_combinations_are_in_sight(
    person: Person, house: Server
) -> None:
    """C 11.7: with four rivals in two rows, too; the number of a hit from the upper row stands at its attack."""
    page = Table.at(house, of_confluence(5)["struck"]).down(person())
    for size in ((768, 1024), PHONE, SMALL):
        resize(page, *size)
        lower = boxes(page, "#rivals > :last-child")[0]
        drawn = page.locator(".ribbons g.drawn[data-from]:not(.mine)")
        assert drawn.count() == 4
        for one in drawn.all():
            slip = boxes(page, f"#{one.get_attribute('data-from')}")[0]
            line, mark = one.locator("polygon").bounding_box(), one.locator("rect").bounding_box()
            assert line is not None
            assert mark is not None
            if slip[3] < lower[1]:
                assert line["y"] >= lower[3] - 6, size
                assert slip[1] <= mark["y"] + mark["height"] / 2 <= slip[3], size
    assert size == SMALL
    assert all(bottom <= bar(page)[1] for _, _, _, bottom in boxes(page, ".own .cslip"))
    assert page.evaluate("document.documentElement.scrollHeight") <= SMALL[1]


def test_cards_too_many_are_laid_out_as_rows_with_their_names(person: Person, house: Server) -> None:
    """C 12.1"""
    page = Table.at(house, of_confluence(5)["discard_pool"]).down(person(*SMALL, language="fr"))
    for face in ("torchbearer", "kestrel", "siren"):
        lay(page, f"#pool-0 .cand[data-face={face}]")
        for size in (SMALL, PHONE):
            fits(page, *size)
            assert page.locator("#leaving .card").count() == 8
            assert named(page, "#leaving .card:first-child")
            assert boxes(page, "#leaving")[0][3] <= bar(page)[1]


@pytest.mark.parametrize(
    ("name", "first", "players"),
    [("announce any", "#act-none", 5), ("announce", "#act-none", 2), ("borrow", ".sort.may", 5)],
)
def test_what_is_composed_has_room(person: Person, house: Server, name: str, first: str, players: int) -> None:
    """C 3.30: all that may be added, and all answers, with something laid out."""
    page = Table.at(house, of_confluence(players)[name]).down(person(*SMALL, language="fr"))
    for laid in ("", first):
        if laid:
            lay(page, laid)
        for size in (SMALL, PHONE, *TABLETS):
            fits(page, *size)


def test_there_is_room_for_what_is_composed_in_a_first_match(person: Person, house: Server) -> None:
    page = person(*SMALL, language="fr", first_match=True)
    Table.at(house, of_confluence(5)["pick"]).down(page)
    page.keyboard.press("Escape")  # the hint, where there is room for it
    page.reload()
    for size in (SMALL, PHONE, *TABLETS, (1280, 800)):
        fits(page, *size)


def test_many_targets_leave_the_hand_in_sight(person: Person, house: Server) -> None:
    """C 8.3: twenty effects that may be countered are a list that rolls in itself."""
    cards = ("dragon", "cave_bear", "war_horn", "quarry_ram", "salamander") * 4
    main = [waits(1 + place % 4, card, "standard") for place, card in enumerate(cards)]
    match = stream(5, "stacks", instant=[waits(0, "steam_djinn")], main=main, ending={})
    page = Table.at(house, Moment(match)).down(person(*SMALL, language="fr"))
    assert answers(page) == len(main)
    for width, height in (SMALL, PHONE):
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollHeight") <= height, width
        assert boxes(page, ".fan .card:first-child")[0][1] + PICTURES <= bar(page)[1], width
        assert max(bottom for _, _, _, bottom in boxes(page, "#pool-0 .card")) <= bar(page)[1], width
