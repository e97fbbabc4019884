"""What the rules of Quintet ask of its page: the window that looks the same for every hand, and the last draw."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

import croupier
from tests.browser.conftest import House, Person, at_table, take_seat

pytestmark = pytest.mark.browser


class Duel:
    """A table of two people, played through the JSON door until something is worth looking at."""

    def __init__(self, house: House, seed: int) -> None:
        seats = [{"kind": "human", "name": "Mara"}, {"kind": "human", "name": "Tomas"}]
        self.door = f"{house.url}/api/tables"
        made = httpx.post(self.door, json={"game": "quintet", "seats": seats, "seed": seed, "reaction_floor": 0})
        made.raise_for_status()
        self.table = made.json()["id"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made.json()["seats"]}
        self.match = croupier.start("quintet", players=2, seed=seed)

    def choose(self, seat: int, key: str) -> None:
        """Choose at the table and in our own copy of the match."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        shown = httpx.get(f"{self.door}/{self.table}", headers=headers).json()
        decision = next(d for d in shown["decisions"] if d["seat"] == seat)
        httpx.post(
            f"{self.door}/{self.table}/choices", json={"decision": decision["id"], "key": key}, headers=headers
        ).raise_for_status()
        self.match.choose(seat, key)

    def sit(self, page: Page, seat: int, house: House) -> Page:
        """Open the page of a seat."""
        take_seat(page, house.url, self.table, seat, self.tokens[seat])
        at_table(page, "#live")
        return page


def asked_to_react(house: House, *, with_wizard: bool) -> tuple[Duel, int]:
    """A duel in which a seat is asked in a window, holding a Wizard or not."""
    for seed in range(100, 200):
        match = croupier.start("quintet", players=2, seed=seed)
        first = match.decisions[0]
        play = "play:witch"
        if play not in first.keys:
            continue
        match.choose(first.seat, play)
        other = match.decision(1 - first.seat)
        if other is not None and (len(other.options) == 2) is with_wizard:
            duel = Duel(house, seed)
            duel.choose(first.seat, play)
            return duel, 1 - first.seat
    raise AssertionError("no such deal")


def boxes(page: Page) -> list[dict[str, Any]]:  # Any: JSON
    """Place and size of the question and of its buttons."""
    found: list[dict[str, Any]] = page.evaluate(  # Any: JSON
        "[...document.querySelectorAll('.ask, .ask .btn')].map(e => { const b = e.getBoundingClientRect();"
        " return {id: e.id, x: b.x, y: b.y, width: b.width, height: b.height}; })"
    )
    return found


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_the_window_looks_the_same_with_and_without_a_wizard(
    person: Person, house: House, width: int, height: int
) -> None:
    """Q 7.12: same place, same size, the same two buttons; without a Wizard the second one is disabled."""
    seen = []
    for with_wizard in (True, False):
        duel, seat = asked_to_react(house, with_wizard=with_wizard)
        page = duel.sit(person(width, height), seat, house)
        assert page.is_enabled("#act-pass")
        assert page.is_enabled("#act-wizard") is with_wizard
        seen.append(boxes(page))
    assert len(seen[0]) >= 3
    assert seen[0] == seen[1]


def test_drawing_from_an_empty_library_is_asked_twice(person: Person, house: House) -> None:
    """Q 10.3: the Herald's draw with nothing left to draw loses the match, so the page asks before it is sent."""
    duel = Duel(house, 3)
    match = duel.match
    while True:
        (decision,) = match.decisions
        library = match.view(None)["library"][decision.seat]
        keys = decision.keys
        if decision.name == "ability" and library == 0:
            break
        if decision.name == "play" and library == 0 and "play:herald" in keys:
            duel.choose(decision.seat, "play:herald")
        elif keys[0] in ("pass", "decline"):
            duel.choose(decision.seat, keys[0])
        else:  # of what must go, the Herald last
            duel.choose(decision.seat, keys[-1])
    page = duel.sit(person(), decision.seat, house)
    decided = page.get_attribute("#live", "data-decision")
    page.click("#act-draw")
    page.wait_for_selector("#caution[open]")
    page.click("#caution button[value=no]")
    assert page.get_attribute("#live", "data-decision") == decided
    assert page.query_selector("#end") is None
    page.click("#act-draw")
    page.click("#caution button[value=yes]")
    page.wait_for_selector("#end")


def test_a_phone_tells_what_happened_and_opens_every_graveyard(person: Person, house: House) -> None:
    """Q 2.8: where the log and the piles have no room, the last lines and the counts stand in for them."""
    duel, seat = asked_to_react(house, with_wizard=True)
    page = duel.sit(person(390, 844, has_touch=True, is_mobile=True), seat, house)
    assert "plays the Witch" in page.locator(".news").inner_text()
    page.locator("#act-wizard").tap()
    page.wait_for_selector("#ask .who:has-text('Discard')")
    page.locator(".fan .playable").first.tap()
    yard = page.locator(f"#seat-{1 - seat} .yard")
    page.wait_for_selector(".news:has-text('countered')")
    yard.tap()
    assert "Witch" in page.locator("dialog[open]").inner_text()
    page.locator("dialog[open] .shut").tap()
    page.locator(f"#seat-{seat} .yard").tap()
    assert page.locator(f"#graveyard-{seat}-all[open]").is_visible()


@pytest.mark.parametrize("cards", [5, 6])
def test_cards_of_a_hand_have_names_on_a_phone(person: Person, house: House, cards: int) -> None:
    """Whoever plays for the first time reads what the pictures are called."""
    duel = Duel(house, 100)
    first = duel.match.decisions[0].seat
    seat = first if cards == 5 else 1 - first
    if cards == 6:
        duel.choose(first, "pass")
    page = duel.sit(person(360, 740), seat, house)
    names = page.locator(".fan .card .nm")
    assert names.count() == cards
    assert all(name.is_visible() for name in names.all())
    inside = page.evaluate(
        "[...document.querySelectorAll('.fan .card')].every(c => { const b = c.getBoundingClientRect();"
        " return b.left >= 0 && b.right <= innerWidth; })"
    )
    assert inside


def test_the_game_is_called_as_the_language_calls_it(person: Person) -> None:
    """A table nobody named shows the title of the game in the language of whoever looks."""
    page = person(locale="de-DE")
    page.goto("/new?game=quintet")
    assert page.inner_text("h1") == "Ein Tisch für Quintett"
    page.fill("[name=name]", "Mara")
    page.click("#new-form .btn.ink")
    at_table(page, "#live")
    assert page.title() == "Quintett · Croupier"
    assert page.inner_text(".lobbyhead h2") == "Ein Tisch für Quintett"
    page.goto("/")
    assert page.inner_text(".mine b") == "Quintett"


def test_a_card_under_the_pointer_marks_the_slot_it_would_fill(house: House, person: Person) -> None:
    duel = Duel(house, 3)
    first = duel.match.decisions[0]
    assert first.name == "play"
    page = duel.sit(person(), first.seat, house)
    kind = next(key for key in first.keys if key.startswith("play:")).removeprefix("play:")
    page.hover(f".fan .playable[data-face={kind}] >> nth=0")
    page.wait_for_selector(f"#slot-{first.seat}-{kind}[data-would=win]")
    page.hover("#bar")
    page.wait_for_selector("[data-would]", state="detached")
