"""Every page and state: three languages, phone and desk, accessible, light, without scripts."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import croupier
from croupier import catalog
from croupier.text.bundle import LANGUAGES
from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.moments import journey, near_the_end, of_quintet, of_zynalith
from tests.browser.people import OFFERED, answered, at_rest, choose, deal, my_turn, resize, too_small, widths
from tests.browser.sight import boxes, parted
from tests.browser.table import Table
from tests.browser.test_dialogs import OPEN_CARDS
from tests.server.serving import Server

pytestmark = pytest.mark.browser

HOUSE = Path("src/croupier/text/locales")
KEYS = {
    line.partition(" = ")[0]
    for line in (HOUSE / "en" / "pages.ftl").read_text("utf-8").splitlines()
    if re.match(r"[a-z][A-Za-z-]+-[A-Za-z-]+ =", line)
}
"""Names of messages that no ordinary word looks like."""


def audit(page: Page) -> None:
    """No violation that axe knows of."""
    assert not violations(page)


def sound(page: Page) -> None:
    """Comes to rest, fits the screen, shows no name of a message, passes axe."""
    at_rest(page)
    wide, room = widths(page)
    assert wide <= room, page.url
    words = set(re.findall(r"[A-Za-z]+(?:-[A-Za-z]+)+", page.inner_text("body")))
    assert not words & KEYS, page.url
    audit(page)


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_every_page_is_accessible_and_fits(person: Person, house: Server, width: int, scheme: str) -> None:
    page = person(width, 800, color_scheme=scheme)
    for path in ("/", "/new", "/join", "/games/quintet/rules", "/games/quintet/cards"):
        page.goto(path)
        sound(page)
    Table.at(house, of_quintet()["play"]).down(page)
    for drawer in ("seats", "settings", "chat", "presets")[width > 1000 :: 2]:  # each once
        page.evaluate(f"document.getElementById('{drawer}').showModal()")
        audit(page)
        page.keyboard.press("Escape")
    sound(page)
    page.goto("/new?friends=yes")
    page.fill("[name=name]", "Mara")
    page.click("#new-form button.ink")
    page.wait_for_selector(".invite")
    sound(page)


def test_every_state_of_a_match_fits_a_phone_and_a_finger_and_is_accessible(person: Person, house: Server) -> None:
    """On a phone each state, and every third by axe in the window of a desk: `test_sizes` has others of them."""
    page = person(360, 740, has_touch=True, is_mobile=True)
    wrong: list[str] = []
    asked: set[str] = set()
    seen = 0
    for number, (name, moment) in enumerate(of_quintet().items()):
        Table.at(house, moment).down(page)
        buttons, found = too_small(page, f"{OFFERED}, #bar .tool")
        wide, room = widths(page)
        found += [f"the page is {wide - room} too wide"] if wide > room else []
        seen += buttons
        wrong += [f"{name}: {what}" for what in found]
        if number % 3 == 0:
            resize(page, 1280, 800)
            sound(page)
            page.set_viewport_size({"width": 360, "height": 740})
        if name != "end":
            assert my_turn(page), name
            asked.add(page.inner_text(".ask .who"))
    assert not wrong, "\n".join(wrong)
    assert seen > 20
    assert len(asked) >= 3
    page.click("a[href*='/replay?']")
    page.wait_for_selector("#reel")
    sound(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_the_language(person: Person, language: str) -> None:
    """That every question fits in every language is held by `test_sizes`."""
    page = person(360, 740, fresh=True, locale=language)
    said = {"en": ("Play now", "Rulebook"), "fr": ("Jouer", "Règles"), "de": ("Mitspielen", "Regelheft")}[language]
    page.goto("/")
    assert page.get_attribute("html", "lang") == language
    assert said[0] in page.inner_text("#play-quintet")
    assert page.get_by_role("link", name=said[1]).first.is_visible()
    deal(page)
    assert page.get_attribute("html", "lang") == language
    wide, room = widths(page)
    assert wide <= room
    other = "de" if language != "de" else "fr"
    page.goto("/new")
    page.click(f".bar .langs a[hreflang={other}]")
    assert page.get_attribute("html", "lang") == other
    assert page.url.endswith("/new")


@pytest.mark.parametrize("game", ["quintet", "zynalith", "perils"])
def test_without_pictures_every_card_says_its_name(person: Person, house: Server, game: str) -> None:
    page = person(390, 844, forgiven="ERR_FAILED")
    page.route("**/art/**", lambda route: route.abort())
    matches = {"quintet": near_the_end(), "zynalith": of_zynalith()["draft"].match, "perils": journey(2)}
    Table(house, matches[game]).down(page)
    page.wait_for_selector(".no-pictures", state="attached")
    cards = page.locator("#main button.card:visible")
    assert cards.count() >= 4
    for card in cards.all():
        assert card.locator(".nm, .kname").first.inner_text().strip()
    wide, room = widths(page)
    assert wide <= room
    if game == "quintet":
        audit(page)
        dice = random.Random(8)
        for _ in range(6):
            assert my_turn(page)
            choose(page, dice)


def test_the_first_page_is_light(person: Person) -> None:
    page = person(fresh=True)
    page.goto("/")
    at_rest(page)
    page.wait_for_load_state("load")
    sizes = page.evaluate(
        "['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))"
        ".map((loaded) => loaded.transferSize)"
    )
    assert len(sizes) > 5
    assert 10_000 < sum(sizes) < 100_000


SHIFTED = """window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""
"""How much of the window has jumped while the page came: the sum that browsers call cumulative layout shift."""


def test_nothing_jumps_while_a_page_comes(person: Person, house: Server) -> None:
    """Neither because it is laid out in pieces, nor because its scripts come after it."""
    page = person(fresh=True)
    page.context.add_init_script(SHIFTED)
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.goto("/")
    at_rest(page)
    page.wait_for_load_state("load")
    assert page.evaluate("window.shift") < 0.02
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    for moments, players, at, _ in OPEN_CARDS:
        Table.at(house, moments(players)[at]).down(page)
        assert page.evaluate("window.shift") < 0.005, moments


def test_the_bar_does_not_jump_from_one_question_to_the_next(person: Person, house: Server) -> None:
    page = person()
    Table(house, croupier.start("quintet", players=2, seed=1)).down(page)
    bar = None
    dice = random.Random(4)
    for _ in range(6):
        assert my_turn(page)
        box = page.locator("#ask").bounding_box()
        assert box is not None
        if bar is not None:
            assert abs(bar["y"] - box["y"]) < 2
            assert abs(bar["height"] - box["height"]) < 2
        bar = box
        choose(page, dice)


def test_without_scripts_the_table_says_so_and_works(person: Person, house: Server) -> None:
    page = person(java_script_enabled=False)
    page.goto("/")
    page.click("#play-quintet")
    page.wait_for_selector("#table")
    assert page.is_visible(".noscript")
    assert page.is_visible("#lines li")
    Table.at(house, of_quintet()["play"]).sit(page)
    assert page.is_visible(".noscript")
    before = page.get_attribute("#live", "data-seq")
    page.locator("#main button[form=choose]:not([disabled])").last.click()
    assert "/t/" in page.url
    assert page.get_attribute("#live", "data-seq") != before


def test_without_scripts_every_table_is_laid_out(person: Person, house: Server) -> None:
    page = person(java_script_enabled=False)
    for moments, players, at, _ in OPEN_CARDS:
        Table.at(house, moments(players)[at]).sit(page)
        for width, height in [(1280, 800), (390, 844)]:
            page.set_viewport_size({"width": width, "height": height})
            (question,), (log,) = boxes(page, "#question"), boxes(page, "#table .log")
            assert question[2] - question[0] > 150, (moments, width)
            assert width < 800 or log[2] - log[0] > 200, (moments, width)
            assert not parted(page), (moments, width)


def test_who_watches_reads_whose_cards_they_see_and_which_are_known(person: Person, house: Server) -> None:
    page = person(language="fr")
    for moments, players, at, _ in OPEN_CARDS:
        page.goto(f"/t/{Table.at(house, moments(players)[at]).id}?seat=watch")
        at_rest(page)
        for width, height in [(1280, 800), (390, 844)]:
            resize(page, width, height)
            cut = page.evaluate(
                "[...document.querySelectorAll('.me .name')].some((one) => one.scrollWidth > one.clientWidth)"
            )
            assert not cut, (moments, width)
            assert not parted(page), (moments, width)


def test_names_titles_and_messages_stay_text(person: Person) -> None:
    page = person()
    nasty = '<img src=x onerror="document.title=1">'
    page.goto("/new")
    page.fill("[name=name]", nasty)
    page.click("#audience summary")
    page.fill("[name=title]", "<script>document.title=2</script>")
    page.click("#new-form button.ink")
    page.wait_for_selector("#table")
    at_rest(page)
    page.keyboard.press("c")
    page.fill("#chat-text", nasty)
    page.click("#chat-form button")
    page.wait_for_selector("#chat-lines li:not(.hint)")
    assert nasty in page.inner_text("#chat-lines")
    assert page.query_selector("img") is None
    assert page.title() not in ("1", "2")


PUT_ASIDE = """() => [...document.querySelectorAll("#book a[href^='#rule-']")].filter((link) => link.checkVisibility())
  .map((link) => link.getAttribute("href")).find((there) => document.getElementById(there.slice(1)).hidden)"""
"""A rule to which a link in sight leads, and which a search has put aside."""


def test_the_rulebook_is_searched_and_opens_at_a_rule(person: Person, house: Server) -> None:
    page = person()
    page.goto("/games/quintet/rules")
    at_rest(page)
    page.fill("#rules-query", "wizard")
    visible = page.locator("li.rule:visible").count()
    assert 0 < visible < page.locator("li.rule").count()
    page.fill("#rules-query", "zzzz")
    assert page.inner_text("#rules-found")
    page.fill("#rules-query", "murderer")
    there = page.evaluate(PUT_ASIDE)
    page.locator(f"#book a[href='{there}']:visible").first.click()
    assert page.locator(there.replace(".", r"\.")).is_visible()
    assert page.input_value("#rules-query") == ""
    Table.at(house, of_quintet()["draw"]).down(page)
    page.locator("#lines .rule").first.click()
    page.wait_for_selector("#rules-drawer[open] li.shown")


@pytest.mark.parametrize("what", ["rules", "cards"])
def test_rulebook_and_cards_are_printed_whole_and_dark_on_white(person: Person, what: str) -> None:
    page = person(altered=True, color_scheme="dark")
    page.goto(f"/games/quintet/{what}")
    at_rest(page)
    page.emulate_media(media="print", color_scheme="dark")
    for gone in (".bar", ".toc", ".skip", ".gallery a"):
        assert page.locator(f"{gone}:visible").count() == 0, gone
    for whole in ("li.rule", ".card"):
        assert page.locator(f"{whole}:visible").count() == page.locator(whole).count()
    shown = page.eval_on_selector(
        "main", "one => [getComputedStyle(document.body).backgroundColor, getComputedStyle(one).color]"
    )
    assert shown == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


def test_axe_finds_what_is_wrong(person: Person) -> None:
    page = person()
    page.goto("/join")
    page.evaluate(
        "const field = document.querySelector('label input'); field.placeholder = ''; "
        "field.closest('label').replaceWith(field)"
    )
    assert violations(page)


def test_an_address_of_nothing_says_so_and_shows_the_way_home(person: Person) -> None:
    page = person(forgiven="404")
    answer = page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    assert page.inner_text("h1") == "There is nothing here."
    audit(page)
    page.click("main a[href='/']")
    page.wait_for_selector("#play-quintet")
    unknown = page.request.get("/api/nothing")
    assert unknown.status == 404
    assert "detail" in unknown.json()


UNDER_A_RAIL = """() => [...document.querySelectorAll('.card')].filter((card) => {
  const [text, rail] = ['.tx', '.rail'].map((part) => card.querySelector(part));
  return text && rail && text.getBoundingClientRect().bottom > rail.getBoundingClientRect().top;
}).map((card) => card.querySelector('.nm').textContent)"""
"""The names of the cards whose text ends below the top of the rail."""


@pytest.mark.parametrize("language", ["de", "fr"])  # in English cards say less
def test_the_text_of_a_large_card_ends_above_its_rail(person: Person, language: str) -> None:
    page = person(language=language)
    for slug in catalog.ours():
        page.goto(f"/games/{slug}/cards")
        assert page.evaluate(UNDER_A_RAIL) == [], slug


def test_hints_are_switched_on_any_page(person: Person) -> None:
    page = person(first_match=True)
    page.goto("/")
    at_rest(page)
    for on in (True, False):
        page.click("[data-opens=settings]")
        assert page.is_checked("[data-hints]") is on
        page.set_checked("[data-hints]", checked=not on)
        page.reload()
        at_rest(page)
    page.click("[data-opens=settings]")
    assert page.is_checked("[data-hints]")


def test_a_phone_shows_every_game_to_set_up_and_a_bar_in_which_nothing_lies_over_another(
    person: Person, house: Server
) -> None:
    page = person(390, 844, language="de")
    page.goto("/new")
    at_rest(page)
    assert all(0 <= left < right <= 390 for left, _, right, _ in boxes(page, ".tabs a"))
    Table.at(house, of_zynalith()["turn"]).down(page)
    ((left, top, right, bottom),) = boxes(page, "#bar .chosen .ic")
    assert right > left  # the shuffle of this table was chosen
    for there in boxes(page, "#bar > :not(.home, .chosen, .vh-small)"):
        assert right <= there[0] or there[2] <= left or bottom <= there[1] or there[3] <= top


REFUSED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"


@pytest.mark.parametrize("broken", [REFUSED, FULL], ids=["refused", "full"])
def test_a_browser_that_remembers_nothing_plays_all_the_same(person: Person, house: Server, broken: str) -> None:
    page = person(first_match=True, altered=True)
    page.add_init_script(broken)
    Table.at(house, of_quintet()["play"]).down(page)
    page.keyboard.press("Escape")
    page.locator("#hint").wait_for(state="detached")
    page.click("#bar [data-opens=settings]")
    page.check("[name=speed][value=instant]")
    page.uncheck("[data-hints]")
    page.keyboard.press("Escape")
    page.click("#bar [data-opens=chat]")
    page.check("[data-mute]")
    page.keyboard.press("Escape")
    decision = page.get_attribute("#live", "data-decision")
    page.click("#act-pass")
    answered(page, decision)


def test_what_is_remembered_of_old_tables_is_forgotten(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["play"]).down(person())
    page.evaluate("localStorage.setItem('seen-long_ago-0', '7'); localStorage.setItem('mute-long_ago', 'yes')")
    page.reload()
    at_rest(page)
    keys = page.evaluate("Object.keys(localStorage).filter((key) => /^(seen|mute)-/.test(key))")
    assert keys == [page.evaluate("`seen-${document.body.dataset.table}-0`")]
