"""Battles of Wildlands: units as large as there is room, both answers with what they lead to, everything in sight."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.moments import Moment
from tests.browser.moments_of_wildlands import TARGETS, Armies, before_a_film, fight, of_wildlands, turn
from tests.browser.people import LOW, PHONES, answered, at_rest, my_turn, resize
from tests.browser.sight import boxes, covered, faults, hand_cut, high, rolled, unread
from tests.browser.table import Table
from tests.games.wildlands.table import land, unit
from tests.server.serving import Server

pytestmark = pytest.mark.browser

NAMED = 99
"""From so many pixels on a card shows its name."""
LONGEST = ["de", "fr"]
"""Those that say most."""
FEW_FRONTS = ("surge", "place", "wild", "reaction", "delayed", "aftermath", "effect on a unit", "muster", "harry")


WITH_BUTTONS = ("target", "pay", "surge", "discard", "delayed", "muster")
"""Questions with buttons whose names are longer than what is written on them."""
SMALL = """named => [...document.querySelectorAll(".fighter")]
  .filter((one) => one.getBoundingClientRect().width < named - 0.5
    || ![...one.querySelectorAll(".kname")].every((name) => name.checkVisibility({ visibilityProperty: true })))
  .map((one) => `${one.id || one.dataset.face} does not show its name`)"""
"""The units that are too small, or do not show their names."""
WRITTEN = """() => [...document.querySelectorAll("#ask .acts .btn[aria-label]")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.querySelector("span").textContent, one.getAttribute("aria-label")])
  .map((both) => both.map((words) => words.replaceAll("\\u00ad", "").toLowerCase()))
  .filter(([written, called]) => !called.includes(written.replace(/ ×\\d+$/, "")))
  .map(([written, called]) => `${written} is not part of ${called}`)"""
"""The buttons whose name is without what is written on them."""


@pytest.mark.parametrize("language", LONGEST)
def test_units_on_up_to_three_fronts_show_their_names_and_names_of_buttons_hold_what_is_written(
    person: Person, house: Server, language: str
) -> None:
    """The languages take turns."""
    page = person(language=language)
    moments = of_wildlands()
    wrong: list[str] = []
    for name in [*dict.fromkeys((*FEW_FRONTS, *WITH_BUTTONS))][LONGEST.index(language) :: 2]:
        Table.at(house, moments[name]).down(page)
        found: list[str] = []
        if name in FEW_FRONTS:
            found += [*page.evaluate(SMALL, NAMED), *rolled(page)]
        if name in WITH_BUTTONS:
            assert page.locator("#ask .acts .btn[aria-label]").count(), name
            found += page.evaluate(WRITTEN)
        wrong += [f"{name}: {what}" for what in found]
    assert not wrong, "\n".join(wrong)


def test_five_units_on_a_side_fit_their_front(person: Person, house: Server) -> None:
    """A surge stands beside them; all are as large as one another, and none leaves its front."""
    army = [unit("fm_whelp", modifier=at) for at in range(5)]
    crowded: list[Armies] = [(army, ["dh_prentice"] * 5), (["cb_wolf"], []), (["fm_tusker"], [])]
    page = Table.at(house, Moment(fight(armies=crowded))).down(person())
    for width, height in [(1280, 800), (1024, 768), (390, 844)]:
        resize(page, width, height)
        ((left, top, right, bottom),) = boxes(page, "#lane-1")
        units = boxes(page, "#lane-1 .fighter")
        assert len(units) == 10
        wide = [one[2] - one[0] for one in units[5:]]
        assert set(wide) <= {wide[0] + off for off in (-1, 0, 1)}, width
        assert all(left <= one[0] and one[2] <= right for one in units), width
        assert all(top <= one[1] and one[3] <= bottom for one in units), width
        assert high(page) == 0, width


@pytest.mark.parametrize("language", LONGEST)
def test_each_card_of_a_hand_is_read_whole_beside_a_battle(person: Person, house: Server, language: str) -> None:
    """In a low window seven, in two rows of about one length; on a small phone four of those that say most."""
    page = person(language=language)
    plain: Armies = (["fm_whelp"], ["dh_prentice"])
    units = ["fm_whelp", "fm_stalker", "fm_runner", "fm_tusker", "fm_reaver", "fm_shaman", "fm_howler"]
    champions = ["fm_carrion", "fm_hunger", "fm_urgha", "fm_shaman"]
    wrong: list[str] = []
    for held, sizes in ((units, LOW), (champions, [(360, 640)])):
        moment = Moment(fight(armies=[plain] * 3, hand=[held, ["dh_hammer"]]))
        Table.at(house, moment).down(page)
        for width, height in sizes:
            resize(page, width, height)
            found = [*unread(page, moment.match.game, language), *rolled(page)]
            wrong += [f"at {width}: {what}" for what in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["many fronts", "immediate", "delayed on many fronts"])
def test_every_unit_of_five_fronts_is_seen_whole(person: Person, house: Server, name: str) -> None:
    page = Table.at(house, of_wildlands(4)[name]).down(person(language="de"))
    for width, height in [(1920, 1080), (1280, 800), (1024, 768), (768, 1024)]:
        resize(page, width, height)
        assert not faults(page, width, height)
        assert high(page) == 0, width
        for number in range(1, 6):
            ((left, top, right, bottom),) = boxes(page, f"#lane-{number}")
            units = boxes(page, f"#lane-{number} .fighter")
            assert units
            assert all(left <= one[0] and one[2] <= right for one in units), (width, number)
            assert all(top <= one[1] and one[3] <= bottom for one in units), (width, number)


@pytest.mark.parametrize(("name", "fronts"), [("surge", 3), ("delayed", 3), ("delayed on many fronts", 5)])
def test_doing_nothing_more_says_what_stands_on_every_front(
    person: Person, house: Server, name: str, fronts: int
) -> None:
    table = Table.at(house, of_wildlands()[name])
    page = table.down(person())
    stands = [f"{front['attack']}:{front['defence']}" for front in table.view()["facts"]["fronts"]]
    for width, height in [(1280, 800), *PHONES]:
        resize(page, width, height)
        told = page.locator("#act-done .stands span")
        assert [one.inner_text().replace("\N{NARROW NO-BREAK SPACE}", "") for one in told.all()] == stands
        assert told.last.is_visible()
        assert not faults(page, width, height)
    assert len(stands) == fronts
    label = page.get_attribute("#act-done", "aria-label") or ""
    assert label.count("attack") == fronts


def told(page: Page, where: str) -> list[str]:
    """What is written in every such place, without spaces."""
    return ["".join(words.split()) for words in page.locator(where).all_inner_texts()]


def test_whoever_defends_reads_attack_first_as_well(person: Person, house: Server) -> None:
    """On the fronts, on the buttons and on the cards of the hand."""
    table = Table.at(house, Moment(fight(side=1)))
    page = table.down(person(), 1)
    facts = table.view(1)["facts"]
    stands = [f"{front['attack']}:{front['defence']}" for front in facts["fronts"]]
    assert told(page, ".tot") == stands
    assert told(page, "#act-stop small") == [stands[0]]
    assert told(page, ".fan .lv") == [
        f"{attack}:{defence}" for attack, defence in [facts["answers"]["play:dh_hammer"][0]]
    ]


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("immediate", [(360, 640), (1024, 768)]),
        ("effect on a front", [(360, 640)]),
        ("reaction", [(1024, 768)]),
    ],
)
def test_what_an_ability_does_is_read_beside_the_hand(
    person: Person, house: Server, name: str, sizes: list[tuple[int, int]]
) -> None:
    page = Table.at(house, of_wildlands(4)[name]).down(person(*sizes[0], language="de"))
    for width, height in sizes:
        resize(page, width, height)
        assert page.locator("#question + p").is_visible()
        assert page.locator("#hand-0-cards .card").first.is_visible()
        assert hand_cut(page) == high(page) == 0
        assert not faults(page, width, height)


def test_a_question_says_what_is_possible(person: Person, house: Server) -> None:
    """W 10.5, 11.3: an attack begins with a unit on every front; what a surge costs, and what one has."""
    page = person()
    begins = Moment(turn(), ["0 attack_wild:t_herd_crossing", "0 done", "0 done"])
    for moment, kind, stops in ((begins, "Play a unit", 0), (Moment(fight()), "Play a unit or stop", 1)):
        Table.at(house, moment).down(page)
        assert page.inner_text("#ask .who") == kind
        assert page.locator("#act-stop").count() == stops
    lands = [land("t_boar_hollow", meat=5), land("t_fern_gully", plants=5), land("t_salt_lick", ores=5)]
    surge = fight(
        peoples=("caravan", "deepforge"),
        phase="surge",
        realm=[lands, [land(name) for name in TARGETS]],
        hand=[["fc_drover"] * 2, ["dh_hammer"]],
    )
    Table.at(house, Moment(surge)).down(page)
    for width, height in [(1280, 800), *PHONES]:
        resize(page, width, height)
        assert "meat, plants and ores" in page.inner_text("#question")
        assert told(page, "#ask .has") == ["Youhave5550"]
        assert told(page, "#act-done > span") == ["Nosurge"]
        assert not faults(page, width, height)
        assert high(page) == hand_cut(page) == 0


def test_revealed_cards_lie_in_sight_with_what_they_lead_to(person: Person, house: Server) -> None:
    """W 12.14"""
    table = Table.at(house, of_wildlands()["muster"])
    page = table.down(person(language="de"))
    answers = table.view()["facts"]["answers"]
    plays = sorted(key for key in answers if key.startswith("play:"))
    then = {key: f"{attack}:{defence}" for key, ((attack, defence), *_) in answers.items()}
    assert len(plays) == 3
    for width, height in [(1280, 800), (1024, 768), (768, 1024), *PHONES]:
        resize(page, width, height)
        for key in plays:
            name = key.removeprefix("play:")
            assert page.is_visible(f"#hand-0-cards [id^=revealed][data-face={name}]")
            assert told(page, f"#hand-0-cards [id^=revealed][data-face={name}] .lv:not(.bin)") == [then[key]]
            assert told(page, f"#act-play-{name} small")[0].endswith(f"\N{MIDDLE DOT}{then[key]}")
        assert told(page, "#act-none small") == [then["none"]]
        assert hand_cut(page) == high(page) == 0
        assert not faults(page, width, height)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), *PHONES])
def test_what_an_enemy_makes_one_discard_is_chosen_in_the_hand(
    person: Person, house: Server, width: int, height: int
) -> None:
    """W 12.14"""
    table = Table.at(house, of_wildlands(4)["harry"])
    page = table.down(person(width, height))
    assert my_turn(page)
    kinds = len(table.asked()["options"])
    assert page.locator("#hand-0-cards .playable").count() == page.locator("#hand-0-cards .bin").count() == kinds
    assert hand_cut(page) == 0
    assert covered(page) == []
    decision = page.get_attribute("#live", "data-decision")
    page.click("#hand-0-cards [data-face=crystal_2]", position={"x": 6, "y": 40})
    page.click("#ask > .offered .btn")
    answered(page, decision)
    assert table.view()["discard"][0] == ["crystal_2"]


def test_a_line_about_somebody_away_pushes_nothing_off(person: Person, house: Server) -> None:
    """Two may replenish their hands, one of them is away: the line above the table has room, every score is seen."""
    table = Table.at(house, of_wildlands(4)["refill"])
    page = person(language="de")
    others = [table.down(person(), seat) for seat in (1, 3)]
    table.down(page)
    page.wait_for_function("() => document.querySelectorAll('.rv .away').length === 1")
    assert len(others) == 2
    for width, height in [(1280, 800), (1024, 768), *PHONES]:
        resize(page, width, height)
        assert page.is_visible("#absence")
        assert not faults(page, width, height)
        assert high(page) == hand_cut(page) == 0
        seats = [box for box in boxes(page, ".rv") if box[2] > box[0]]
        marks = [box for box in boxes(page, ".rv :is(.pts, .away)") if box[2] > box[0]]
        assert len(marks) == (0 if not seats else 4)
        for left, top, right, bottom in marks:
            assert any(one[0] <= left and right <= one[2] and one[1] <= top and bottom <= one[3] for one in seats)


HELD = """() => {
  const later = setTimeout;
  window.setTimeout = (call, wait) => later(call, wait < 4000 ? wait : 1e8);
}"""
"""A film at its slow pace stays at its picture until somebody goes on."""


@pytest.mark.parametrize("language", LONGEST)
def test_the_film_of_a_portal_that_collapses_fits_every_window(person: Person, house: Server, language: str) -> None:
    """W 15.5: how five fronts were decided, then the portal; nothing of it has to be rolled to be seen."""
    table = Table(house, before_a_film(), people=4)
    page = table.down(person(language=language))
    page.evaluate("localStorage.setItem('film-pace', 'slow')")
    page.evaluate(HELD)
    table.choose(0, "done")
    page.wait_for_selector("#film .frame:not([hidden])")
    for kind, shown in (("reckoning", ".reckon > li"), ("collapse", ".collapse .card")):
        while page.is_hidden(f"#film .frame.{kind}"):
            assert page.is_visible("#film"), kind
            page.dispatch_event("[data-film-do=next]", "click")
        for width, height in [(1920, 1080), (1280, 800), (1024, 768), *PHONES]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(
                """() => [document.getElementById("film"), document.querySelector("#film .frame:not([hidden])")].every(
                  (one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1)""",
                timeout=5000,  # the layout follows the window
            )
        assert page.locator(shown).count() == (len(TARGETS) if kind == "reckoning" else 1)
    page.dispatch_event("[data-film-do=skip]", "click")
    at_rest(page)
    assert page.is_hidden("#film")
