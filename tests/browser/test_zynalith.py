"""The table of Zynalith in a browser: things are chosen before their deeds, lines are read, fights are shown."""

import random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from tests.browser.conftest import House, Person, at_table, take_seat, widths

pytestmark = pytest.mark.browser

SIZES = [(1280, 800), (360, 740)]

# Looked at in one breath: a question and the film that covers it come together.
SHOWN = """() => {
    const film = document.getElementById("film");
    if (film && !film.hidden) return film.querySelector(".frame:not([hidden]).fight") ? "fight" : "film";
    if (document.getElementById("end")) return "end";
    return document.getElementById("live").dataset.turn === "yes" ? document.getElementById("ask").className : "";
}"""


class Seated:
    """A table against bots with a seed of its own, and the page of seat 0."""

    def __init__(self, house: House, page: Page, seed: int, players: int = 2) -> None:
        seats = [{"kind": "human", "name": "Jo"}]
        seats += [
            {"kind": "bot", "name": name, "bot": "easy"} for name in ("Ada", "Tomas", "Mara", "Béla")[: players - 1]
        ]
        self.door = f"{house.url}/api/tables"
        made = httpx.post(self.door, json={"game": "zynalith", "seats": seats, "seed": seed, "reaction_floor": 0})
        made.raise_for_status()
        self.table = made.json()["id"]
        self.token = made.json()["seats"][0]["token"]
        take_seat(page, house.url, self.table, 0, self.token)
        at_table(page, "#live")
        self.page = page

    def view(self) -> dict[str, Any]:  # Any: JSON
        """What the seat sees, through the JSON door."""
        shown = httpx.get(f"{self.door}/{self.table}", headers={"Authorization": f"Bearer {self.token}"}).json()
        view: dict[str, Any] = shown["view"]  # Any: JSON
        return view

    def asked(self, *, or_fight: bool = False) -> str:
        """Wait for a question, skipping films; the class of its bar, or '' at the end. `or_fight`: or for 'fight'."""
        page = self.page
        for _ in range(400):
            now = page.evaluate(SHOWN)
            if now == "fight" and or_fight:
                return "fight"
            if now in ("film", "fight"):
                page.dispatch_event("[data-film-do=skip]", "click")
            elif now == "end":
                return ""
            elif now:
                return next(one for one in str(now).split() if one.startswith("q-"))
            page.wait_for_timeout(50)
        raise AssertionError("nothing is asked")

    def answer(self, dice: random.Random) -> None:
        """Choose anything, as a hand on the table would: a thing, then its deed."""
        page = self.page
        before = page.get_attribute("#live", "data-decision")
        things = [
            thing for thing in page.query_selector_all("[data-pick].playable, [data-pick].can") if thing.is_visible()
        ]
        if things and (dice.random() < 0.9 or "q-draft" in (page.get_attribute("#ask", "class") or "")):
            dice.choice(things).dispatch_event("click")  # in the draft nothing else can be done
        offered = [b for b in page.query_selector_all("#main [form=choose]") if b.is_visible()]
        deeds = [b for b in offered if "go" in (b.get_attribute("class") or "").split()]
        dice.choice(deeds if deeds and dice.random() < 0.9 else offered).dispatch_event("click")
        if page.query_selector("#caution[open]"):
            page.click("#caution .go")
        page.wait_for_function(
            "d => document.querySelector('#live').dataset.decision !== d || document.querySelector('#end')", arg=before
        )

    def meets(self, wanted: str, dice: random.Random, most: int = 60) -> bool:
        """Play until a question of this kind, if one comes."""
        for _ in range(most):
            name = self.asked()
            if name in (wanted, ""):
                return name == wanted
            self.answer(dice)
        return False


def reach(person: Person, house: House, wanted: str, seed: int, players: int = 2) -> Seated:
    """A table at which a question of this kind is asked: not in every match the cards for it come."""
    for more in range(8):
        seated = Seated(house, person(), seed + more, players)
        if seated.meets(wanted, random.Random(seed)):
            return seated
    raise AssertionError(f"no {wanted}")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_thing_is_chosen_before_its_deed(person: Person, house: House, width: int, height: int) -> None:
    seated = Seated(house, person(width, height), 3)
    page = seated.page
    assert seated.asked() == "q-draft"
    face = page.get_attribute("#at-creature-1", "data-face") or page.get_attribute("#at-creature-2", "data-face")
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
    assert face in seated.view()["hand"][0]["cards"]
    assert page.locator(f"#hand-0-cards [data-face={face}] .zeye").count() == 1  # everybody has seen it (Z 16.2)


def test_the_page_is_played_by_keyboard(person: Person, house: House) -> None:
    seated = Seated(house, person(), 4)
    page = seated.page
    assert seated.asked() == "q-draft"
    page.focus(".zcards .playable")
    page.keyboard.press("Enter")
    page.keyboard.press("a")
    assert page.evaluate("document.activeElement.closest('[data-picked]') !== null")
    before = page.locator("#hand-0-cards .card").count()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('#hand-0-cards .card').length > n", arg=before)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
@pytest.mark.parametrize(("size", "players"), [((1280, 800), 3), ((360, 740), 2), ((360, 740), 5)])
def test_nothing_is_wider_than_the_page(
    person: Person, house: House, language: str, size: tuple[int, int], players: int
) -> None:
    width = size[0]
    seated = Seated(house, person(*size, locale=language), 11, players)
    dice = random.Random(players)
    for _ in range(12):
        if not seated.asked():
            break
        wide, room = widths(seated.page)
        assert wide <= room
        for button in seated.page.query_selector_all("#ask .btn"):
            box = button.bounding_box()
            assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= width)
            assert box is None or width > 400 or box["height"] >= 43
        seated.answer(dice)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_market_question_and_hand_are_seen_together(person: Person, house: House, players: int) -> None:
    seated = Seated(house, person(), 11, players)
    page = seated.page
    dice = random.Random(players)
    for _ in range(20):
        if not seated.asked():
            break
        high = page.evaluate("document.documentElement.scrollHeight")
        assert high <= 800
        for part in (".zm .of-extra", "#ask", "#hand-0-cards"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 800
        seated.answer(dice)


def test_a_host_shows_what_it_changes(person: Person, house: House) -> None:
    seated = reach(person, house, "q-attach", 21, 3)
    page = seated.page
    hosts = page.locator("#ask .acts.many .btn")
    assert hosts.count() >= 2
    face = seated.view()["announced"]["card"]
    assert page.get_attribute("#announced", "data-face") == face
    assert page.locator("#ask .txt p").count() >= 2  # what the card says stands beside the choice
    page.wait_for_function("[...document.querySelectorAll('#ask .acts.many .will')].some(slot => slot.textContent)")


def test_creatures_show_their_values_as_they_are(person: Person, house: House) -> None:
    seated = Seated(house, person(), 21, 3)
    dice = random.Random(2)
    looked = 0
    for _ in range(25):
        if not seated.asked():
            break
        view = seated.view()
        for creature in (c for front in view["front"] for c in front):
            shown = seated.page.inner_text(f"#creature-{creature['number']} .slab.in").split()
            assert int(shown[-1]) == creature["initiative"]
            rail = seated.page.locator(f"#creature-{creature['number']} .rail > span").all_inner_texts()
            assert rail[0].split()[-1].endswith(str(creature["attack"]))
            assert rail[-1].split("/")[0].strip() == str(creature["life"] - creature["damage"])
            tabs = seated.page.locator(f"#creature-{creature['number']} ~ .zs .on")
            assert tabs.count() == len(creature["attached"])
            looked += 1
        seated.answer(dice)
    assert looked > 10


def test_a_fight_is_shown_step_by_step_and_can_be_skipped(person: Person, house: House) -> None:
    seated = Seated(house, person(), 31)
    page = seated.page
    dice = random.Random(5)
    for _ in range(80):
        now = seated.asked(or_fight=True)
        assert now
        if now == "fight":
            break
        seated.answer(dice)
    frame = page.locator("#film .frame:visible")
    assert frame.count() == 1
    assert frame.locator(".zsteps li").count() == 5
    page.click("[data-film-do=skip]")
    assert page.is_hidden("#film")
    if seated.asked() and page.is_visible("[data-film-open]"):
        page.click("[data-film-open]")
        assert page.is_visible("#film .fight")
        page.keyboard.press("Escape")
        assert page.is_hidden("#film")


def test_the_window_has_the_same_frame_for_every_hand(person: Person, house: House) -> None:
    """Z 8.3: hold and both ways to decline are always there, in the same places."""
    seated = reach(person, house, "q-counter", 41, 3)
    page = seated.page
    keys = page.eval_on_selector_all("#ask [form=choose]", "all => all.map(b => b.value)")
    assert keys[:3] == ["hold", "decline:turn", "decline:round"]
    assert all(key.startswith("counter:") for key in keys[3:])
    announced = seated.view()["announced"]
    if announced["card"]:
        assert page.get_attribute("#announced", "data-face") == announced["card"]


def test_a_match_is_played_to_its_end(person: Person, house: House) -> None:
    seated = Seated(house, person(360, 740), 51)
    dice = random.Random(7)
    for _ in range(300):
        if not seated.asked():
            break
        seated.answer(dice)
    assert seated.page.locator("#end .zfinal tbody tr").count() == 2
    view = seated.view()
    if not any(view["out"]):
        sums = seated.page.locator("#end .zfinal tbody td b").all_inner_texts()
        assert [int(number) for number in sums] == view["facts"]["points"]


def test_who_watches_sees_no_hand(person: Person, house: House) -> None:
    seated = reach(person, house, "q-turn", 61)
    page = person()
    page.goto(f"/t/{seated.table}?seat=watch")
    at_table(page, "#live")
    shown = page.locator("#hand-0-cards [data-face]").evaluate_all("all => all.map(card => card.dataset.face)")
    assert sorted(shown) == sorted(seated.view()["hand"][0]["known"])
