"""The table of Zynalith in a browser: things are chosen before their deeds, lines are read, fights are shown."""

import random

import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import Person
from tests.browser.moments import FRONTS, Moment, full, of_zynalith
from tests.browser.people import SIZES, answered, at_rest, in_sight, my_turn, resize, those
from tests.browser.sight import boxes
from tests.browser.table import Table
from tests.games.zynalith import table as zynalith
from tests.server.serving import Server

pytestmark = pytest.mark.browser

DESK, PHONE = (1280, 800), (360, 740)


def asked(page: Page) -> str:
    """Wait for a question, skipping films; the class of its bar, or '' at the end."""
    if not my_turn(page):
        return ""
    return next(one for one in str(page.get_attribute("#ask", "class")).split() if one.startswith("q-"))


def answer(page: Page, dice: random.Random) -> None:
    """Choose anything, as a hand on the table would: a thing, then its deed."""
    before = page.get_attribute("#live", "data-decision")
    things = in_sight(page, "[data-pick].playable, [data-pick].can")
    if things and (dice.random() < 0.9 or "q-draft" in (page.get_attribute("#ask", "class") or "")):
        dice.choice(things).dispatch_event("click")  # in the draft nothing else can be done
    offered = in_sight(page, "#main [form=choose]")
    deeds = those(page, offered, ".go")
    button = dice.choice(deeds if deeds and dice.random() < 0.9 else offered)
    button.dispatch_event("click")
    if page.query_selector("#ask > .offered"):  # a thing on the table takes a second tap
        button.dispatch_event("click")
    if page.query_selector("#caution[open]"):
        page.click("#caution .go")
    answered(page, before)


@pytest.mark.parametrize(("width", "height"), [DESK, PHONE])
def test_a_thing_is_chosen_before_its_deed(person: Person, house: Server, width: int, height: int) -> None:
    table = Table.at(house, of_zynalith()["draft"])
    page = table.down(person(width, height))
    assert asked(page) == "q-draft"
    face = page.get_attribute("#at-creature-1", "data-face")
    card = page.locator(f".zcards [data-face={face}]").first
    card.click()
    panel = page.locator("[data-picked]:visible")
    assert panel.count() == 1
    assert card.get_attribute("aria-pressed") == "true"
    assert page.is_hidden("[data-unpicked]")
    page.keyboard.press("Escape")
    assert panel.count() == 0
    assert page.is_visible("[data-unpicked]")
    card.click()
    panel.locator(".btn.go").click()
    page.wait_for_selector(f"#hand-0-cards [data-face={face}]")
    assert face in table.view()["hand"][0]["cards"]
    assert page.locator(f"#hand-0-cards [data-face={face}] .zeye").count() == 1  # everybody has seen it (Z 16.2)


def test_the_page_is_played_by_keyboard(person: Person, house: Server) -> None:
    page = Table.at(house, of_zynalith()["draft"]).down(person())
    assert asked(page) == "q-draft"
    page.focus(".zcards .playable")
    page.keyboard.press("Enter")
    page.keyboard.press("a")
    assert page.evaluate("document.activeElement.closest('[data-picked]') !== null")
    before = page.locator("#hand-0-cards .card").count()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('#hand-0-cards .card').length > n", arg=before)


CUT_NAMES = """() => [...document.querySelectorAll(".zname")].filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 3).map((one) => one.textContent.replaceAll("\u00ad", ""))"""
"""Names below creatures of which not all lines are seen."""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_long_names_of_full_fronts_are_read_whole_on_a_tablet(person: Person, house: Server, language: str) -> None:
    long = ["quarry_captain", "crimson_bat", "dawn_sovereign", "salvage_crane", "bloated_tick"]
    others = ["field_surgeon", "siege_marshal", "night_collector", "gilded_broker", "soul_ferryman"]
    fronts = [[zynalith.creature(name) for name in front] for front in (long, others)]
    table = Table.at(house, Moment(zynalith.position(5, front=[*fronts, *FRONTS[2:]], round=5)))
    page = table.down(person(1024, 768, language=language))
    assert page.evaluate(CUT_NAMES) == []


def test_market_question_and_hand_are_seen_together(person: Person, house: Server) -> None:
    """The fullest table is looked at through more windows in `test_full`."""
    page = person()
    for players, name in ((3, "draft"), (4, "turn"), (3, "attach"), (4, "counter"), (3, "discard")):
        Table.at(house, of_zynalith(players)[name]).down(page)
        assert asked(page)
        high = page.evaluate("document.documentElement.scrollHeight")
        assert high <= 800, name
        for part in (".zm .of-extra", "#ask", "#hand-0-cards"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0, (name, part)
            assert box["y"] + box["height"] <= 800, (name, part)


def test_a_host_shows_what_it_changes(person: Person, house: Server) -> None:
    table = Table.at(house, of_zynalith(3)["attach"])
    page = table.down(person())
    assert asked(page) == "q-attach"
    hosts = page.locator("#ask .acts.many .btn")
    assert hosts.count() >= 2
    face = table.view()["announced"]["card"]
    assert page.get_attribute("#announced", "data-face") == face
    assert page.locator("#ask .txt p").count() >= 2  # what the card says stands beside the choice
    page.wait_for_function("[...document.querySelectorAll('#ask .acts.many .will')].some(slot => slot.textContent)")


VALUES = """number => {
  const card = document.getElementById(`creature-${number}`);
  const words = (one) => one.innerText.split(/\\s+/).filter(Boolean);
  return [
    words(card.querySelector(".slab.in")).at(-1),
    ...[...card.querySelectorAll(".rail > span")].map((one) => one.innerText),
    [...card.parentElement.querySelectorAll(`:scope > #creature-${number} ~ .zs .on`)].length,
  ];
}"""
"""What a creature shows: its initiative, its attack, what else is on its rail, its life, and how much lies on it."""


def test_creatures_show_their_values_as_they_are(person: Person, house: Server) -> None:
    page = person()
    looked = 0
    for name in ("turn", "after", "target creature"):
        table = Table.at(house, of_zynalith(3)[name])
        table.down(page)
        for creature in (c for front in table.view()["front"] for c in front):
            initiative, *rail, tabs = page.evaluate(VALUES, creature["number"])
            assert int(initiative) == creature["initiative"]
            assert rail[0].split()[-1].endswith(str(creature["attack"]))
            assert rail[-1].split("/")[0].strip() == str(creature["life"] - creature["damage"])
            assert tabs == len(creature["attached"])
            looked += 1
    assert looked > 30


def test_a_fight_is_shown_step_by_step_and_can_be_skipped(person: Person, house: Server) -> None:
    everybody_passes = full(2, creatures=3, round=3, passed=[False, True])
    table = Table.at(house, Moment(everybody_passes, ["0 pass"]))
    page = table.down(person())
    table.choose(1, "hold")  # nobody answers the last pass: the lines fight
    page.wait_for_selector("#film .frame.fight:not([hidden])")
    assert page.get_attribute("body", "data-rest") == "no"
    frame = page.locator("#film .frame:visible")
    assert frame.count() == 1
    assert frame.locator(".zsteps li").count() == 5
    page.click("[data-film-do=skip]")
    assert page.is_hidden("#film")
    at_rest(page)
    page.click("[data-film-open]")
    assert page.is_visible("#film .fight")
    page.keyboard.press("Escape")
    assert page.is_hidden("#film")
    at_rest(page)


def test_the_window_has_the_same_frame_for_every_hand(person: Person, house: Server) -> None:
    """Z 8.3: hold and both ways to decline are always there, in the same places."""
    table = Table.at(house, of_zynalith(3)["counter"])
    page = table.down(person())
    assert asked(page) == "q-counter"
    keys = page.eval_on_selector_all("#ask [form=choose]", "all => all.map(b => b.value)")
    assert keys[:3] == ["hold", "decline:turn", "decline:round"]
    assert len(keys) > 3
    assert all(key.startswith("counter:") for key in keys[3:])
    assert page.get_attribute("#announced", "data-face") == table.view()["announced"]["card"]


ON_TOP = """one => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return one.contains(there);
}"""
"""Whether a press into the middle of something reaches it."""


@pytest.mark.parametrize("name", ["target creature", "target hero", "attach"])
def test_answers_leave_the_button_for_advice_free(person: Person, house: Server, name: str) -> None:
    page = Table.at(house, of_zynalith(5)[name]).down(person(language="de"))
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(f"({ON_TOP})(document.querySelector('.askbot'))"), width


def test_every_hero_one_may_hit_is_in_sight(person: Person, house: Server) -> None:
    page = Table.at(house, of_zynalith(5)["target hero"]).down(person(language="de"))
    for width, height in SIZES:
        resize(page, width, height)
        heroes = page.query_selector_all("#ask .many .go")
        assert len(heroes) == 4
        assert all(page.evaluate(ON_TOP, hero) for hero in heroes), width


def test_what_heroes_have_is_not_cut_off(person: Person, house: Server) -> None:
    page = Table.at(house, of_zynalith(5)["target creature"]).down(person(360, 640))
    panels = boxes(page, ".zb .zseat")
    for values in (".zb .zhp > :last-child b", ".zb .cnt > :nth-child(2)"):
        assert all(value[2] <= panel[2] for panel, value in zip(panels, boxes(page, values), strict=True))


def test_a_counter_says_where_its_card_lies(person: Person, house: Server) -> None:
    page = Table.at(house, of_zynalith(5)["counter"]).down(person())
    said = [one.inner_text().split("\n")[0] for one in page.query_selector_all("#ask .btn.go")]
    assert said == ["Denial hand", "Ember Ward hand", "Ember Ward display"]
    labels = [one.get_attribute("aria-label") for one in page.query_selector_all("#ask .btn.go")]
    assert labels[1:] == [
        "Counter with “Ember Ward” from your hand (1\xa0zynalith)",
        "Counter with “Ember Ward” from the display (1\xa0zynalith)",
    ]


def test_a_match_is_played_to_its_end(person: Person, house: Server) -> None:
    """The draft, the first round and the last by clicks; what lies between without a page."""
    table = Table(house, croupier.start("zynalith", players=2, seed=51))
    page = table.down(person(*PHONE))
    dice = random.Random(7)
    while asked(page) and table.view()["round"] < 2:
        answer(page, dice)
    page.goto("/healthz")
    table.play_ahead(lambda view: bool(view["round"] == 5), dice)
    table.down(page)
    while asked(page):
        answer(page, dice)
    assert page.locator("#end .zfinal tbody tr").count() == 2
    view = table.view()
    if not any(view["out"]):
        sums = page.locator("#end .zfinal tbody td b").all_inner_texts()
        assert [int(number) for number in sums] == view["facts"]["points"]


def test_who_watches_sees_no_hand(person: Person, house: Server) -> None:
    table = Table.at(house, of_zynalith()["turn"])
    page = person()
    page.goto(f"/t/{table.id}?seat=watch")
    at_rest(page)
    shown = page.locator("#hand-0-cards [data-face]").evaluate_all("all => all.map(card => card.dataset.face)")
    assert len(shown) == 1
    assert sorted(shown) == sorted(table.view()["hand"][0]["known"])


def three_defenders(players: int) -> Moment:
    """The first two seats have three defenders each, which stand close, and what can be swapped with a neighbour."""
    fronts = [
        [
            zynalith.creature("shard_squire", "notched_blade", "bloodthirsty", damage=1),
            zynalith.guard("bridge_warden", "tower_shield", "stone_skinned"),
            zynalith.creature("oath_lancer", "battle_hymn"),
            zynalith.guard("bell_automaton", "gate_shield"),
            zynalith.guard("wall_golem", damage=3),
        ],
        [
            zynalith.creature("vale_runner"),
            zynalith.guard("mirror_guard"),
            zynalith.guard("clay_sentry"),
            zynalith.guard("thornback"),
            zynalith.creature("elder_bear"),
        ],
        *([zynalith.creature(name)] for name in ("marsh_pup", "vale_tyrant", "scrap_imp")[: players - 2]),
    ]
    return Moment(zynalith.position(players, front=fronts, round=5, silver=[28] * players, zynalith=[12] * players))


BESIDE = """() => [...document.querySelectorAll(".zone:has(> .zsw)")].map((zone) => {
  const swap = zone.querySelector(".zsw").getBoundingClientRect();
  const seen = [...zone.querySelectorAll(".zmk, .zd, .rail > span")].filter((one) => one.checkVisibility());
  return seen.map((one) => one.getBoundingClientRect()).map((box) => Math.min(
    Math.min(swap.right, box.right) - Math.max(swap.left, box.left),
    Math.min(swap.bottom, box.bottom) - Math.max(swap.top, box.top)));
})"""
"""How far the button that swaps two creatures reaches into the mark, the tag and the values of its card."""


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_button_that_swaps_hides_no_value(person: Person, house: Server, players: int) -> None:
    page = Table.at(house, three_defenders(players)).down(person())
    for size in ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (1024, 768), (768, 1024)):
        resize(page, *size)
        found = page.evaluate(BESIDE)
        assert len(found) == 2, size
        assert max(deep for one in found for deep in one) <= 5, size


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_values_of_a_hero_lie_in_its_panel_on_every_desk(person: Person, house: Server, players: int) -> None:
    page = Table.at(house, of_zynalith(players)["turn"]).down(person())
    for size in ((1280, 800), (1366, 768), (1440, 900), (1600, 960), (1920, 1080), (2560, 1440)):
        resize(page, *size)
        panels = boxes(page, ".zb .zseat")
        assert len(panels) == players
        for left, top, right, bottom in boxes(page, ".zb .zseat :is(.zhp, .cnt) > *"):
            inside = [
                box for box in panels if box[1] <= top and bottom <= box[3] and box[0] <= left and right <= box[2]
            ]
            assert inside, (size, left, top, right, bottom)


BROKEN = """all => all.flatMap((one) => [...one.textContent.matchAll(/[^\\s\u00ad]+/g)].map(({ 0: piece, index }) => {
  const place = document.createRange();
  place.setStart(one.firstChild, index);
  place.setEnd(one.firstChild, index + piece.length);
  const tops = [...place.getClientRects()].filter((line) => line.width > 0.45 * line.height);
  return new Set(tops.map((line) => Math.round(line.top))).size;
}))"""
"""On how many lines each piece of a name between two joints stands."""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_names_in_forecasts_part_at_their_joints(person: Person, house: Server, language: str) -> None:
    """Between two players a line says who wins; also in a narrow one no name is broken anywhere."""
    guards = [zynalith.guard(one) for one in ("cliff_ram", "lamp_widow", "choir_of_glass")]
    lines = ("mist_maiden", "moss_boar", "bell_automaton", "crown_claimant")
    fronts = [
        [zynalith.creature("zynalith_colossus"), *guards, zynalith.creature("duel_mistress")],
        [*(zynalith.creature(one) for one in lines), zynalith.guard("elder_bear")],
    ]
    page = person(language=language)
    Table.at(house, Moment(zynalith.position(2, front=fronts, round=5))).down(page)
    for size in ((1280, 800), (1440, 900), (1920, 1080)):
        resize(page, *size)
        found = page.locator(".zf b").evaluate_all(BROKEN)
        assert 1 in found, size
        assert max(found) == 1, size


def test_buttons_for_heroes_are_no_higher_than_what_they_say(person: Person, house: Server) -> None:
    """On a phone the own front and its forecasts need the height."""
    page = Table.at(house, of_zynalith(4)["target hero"]).down(person(390, 844))
    high = [bottom - top for _, top, _, bottom in boxes(page, "#ask .go")]
    assert len(high) == 3
    assert max(high) <= 64
