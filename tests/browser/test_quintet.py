"""What the rules of Quintet ask of its page: the window that looks the same for every hand, and the last draw."""

from typing import Any

import pytest
from playwright.sync_api import Page

from croupier.text import LANGUAGES
from tests.browser.conftest import Person
from tests.browser.moments import Moment, of_quintet
from tests.browser.people import answered, at_rest, resize, speak
from tests.browser.sight import faults
from tests.browser.table import Table
from tests.games.quintet.table import KINDS, position
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def asked_to_react(kind: str, *, with_wizard: bool) -> Moment:
    """Seat 0 is asked in the window of a character, holding a Wizard or not."""
    held = ["herald", "witch", "wizard" if with_wizard else "murderer"]
    match = position(2, active=1, hand=[held, [kind, "witch"]], battlefield=[[], ["herald", "herald"]])
    return Moment(match, [f"1 play:{kind}"])


def boxes(page: Page) -> list[dict[str, Any]]:  # Any: JSON
    """Place and size of the question and of its buttons."""
    found: list[dict[str, Any]] = page.evaluate(  # Any: JSON
        "[...document.querySelectorAll('.ask, .ask .btn')].map(e => { const b = e.getBoundingClientRect();"
        " return {id: e.id, x: b.x, y: b.y, width: b.width, height: b.height}; })"
    )
    return found


def test_the_window_looks_the_same_with_and_without_a_wizard(person: Person, house: Server) -> None:
    """Q 7.12: same place, same size, the same two buttons; without a Wizard the second one is disabled."""
    page = person()
    seen: dict[tuple[int, int], list[list[dict[str, Any]]]] = {(1280, 800): [], (360, 740): []}  # Any: JSON
    for number, kind in enumerate(KINDS):
        for with_wizard in (True, False) if number == 0 else (number % 2 == 0,):
            Table.at(house, asked_to_react(kind, with_wizard=with_wizard)).down(page)
            for size, windows in seen.items():
                resize(page, *size)
                assert page.is_enabled("#act-pass")
                assert page.is_enabled("#act-wizard") is with_wizard
                windows.append(boxes(page))
    for first, *others in seen.values():
        assert len(first) >= 3
        assert all(one == first for one in others)


def test_drawing_from_an_empty_library_is_asked_twice(person: Person, house: Server) -> None:
    """Q 10.3: the Herald's draw with nothing left to draw loses the match, so the page asks before it is sent."""
    match = position(2, hand=[["herald", "witch"], ["witch"]], dry=[0])
    page = Table.at(house, Moment(match, ["0 play:herald"])).down(person())
    decided = page.get_attribute("#live", "data-decision")
    page.click("#act-draw")
    page.wait_for_selector("#caution[open]")
    page.click("#caution button[value=no]")
    at_rest(page)
    assert page.get_attribute("#live", "data-decision") == decided
    assert page.query_selector("#end") is None
    page.click("#act-draw")
    page.click("#caution button[value=yes]")
    page.wait_for_selector("#end")


def test_a_tap_shows_what_a_card_does_and_the_second_one_or_the_button_does_it(person: Person, house: Server) -> None:
    """One way to choose: nothing on the table is done by a single tap, neither a card nor a victim."""
    table = Table.at(house, of_quintet()["play"])
    page = table.down(person())
    asked = page.get_attribute("#live", "data-decision")
    page.click(".fan [data-face=herald]")
    assert page.get_attribute(".fan [data-face=herald]", "aria-pressed") == "true"
    assert "Herald" in page.inner_text("#ask > .offered h2")
    assert page.is_hidden("#question")
    page.keyboard.press("Escape")
    assert page.is_visible("#question")
    page.click(".fan [data-face=herald]")
    page.click(".quintet .own", position={"x": 3, "y": 3})  # beside everything
    assert page.is_visible("#question")
    page.click(".fan [data-face=herald]")
    page.click(".fan [data-face=murderer]")
    assert "Murderer" in page.inner_text("#ask > .offered h2")
    assert page.get_attribute("#live", "data-decision") == asked
    page.click("#ask > .offered .btn")
    answered(page, asked)
    page.wait_for_function("() => !document.querySelector('.fan [data-face=murderer]')")

    Table.at(house, of_quintet()["play"]).down(page)
    for at in (0, 1, 0):  # of two equal cards the one that was touched
        page.click(f"#mine-witch-{at}")
        assert page.locator(".fan .selected").count() == page.locator(f"#mine-witch-{at}.selected").count() == 1

    table = Table.at(house, of_quintet()["kill"])
    table.down(page)
    asked = page.get_attribute("#live", "data-decision")
    page.click("#at-1-wizard")
    assert page.get_attribute("#live", "data-decision") == asked
    page.click("#at-1-wizard")
    answered(page, asked)
    assert "wizard" in table.view()["graveyard"][1]


@pytest.mark.parametrize(("players", "languages"), [(2, ["de"]), (5, LANGUAGES)])
def test_on_a_phone_victims_have_the_width_of_the_bar(
    person: Person, house: Server, players: int, languages: list[str]
) -> None:
    """Three beside each other; a name that is too long for that parts at its joint."""
    page = person(360, 640)
    table = Table.at(house, of_quintet(players)["kill"])
    for language in languages:
        speak(page, house.url, language)
        table.down(page)
        for size in ((360, 640), (390, 844)):
            resize(page, *size)
            edges = page.locator("#act-decline, .hit").evaluate_all(
                "all => all.map((one) => [one.offsetLeft, one.offsetWidth].join())"
            )
            assert len(set(edges)) == 1, edges
            assert not faults(page, *size), language


def test_a_player_who_is_tapped_is_named_once_below_the_question(person: Person, house: Server) -> None:
    """The button says what is done; over it stands still what the question is about, not the same words again."""
    page = Table.at(house, of_quintet(5)["bewitch"]).down(person(390, 844))
    asked = page.inner_text("#ask .txt")
    page.click("#seat-1 .choose-seat")
    assert page.inner_text("#ask > .offered .btn") == "Make Tomas discard"
    assert page.inner_text("#ask > .offered .txt").strip() == asked
    assert "Make Tomas discard" in page.inner_text("#speak")


def test_brackets_of_neighbours_stand_apart(person: Person, house: Server) -> None:
    """Each is seen to be about one player; and none covers how many of a kind there are."""
    page = Table.at(house, of_quintet(5)["bewitch"]).down(person())
    for size in ((390, 844), (1280, 800), (1920, 1080)):
        resize(page, *size)
        there = [
            (left, top, right, bottom)
            for left, top, right, bottom in page.locator(".choose-seat").evaluate_all(
                "all => all.map((one) => { const box = one.getBoundingClientRect();"
                " const out = parseFloat(getComputedStyle(one, '::after').top);"
                " return [box.left + out, box.top + out, box.right - out, box.bottom - out]; })"
            )
        ]
        assert len(there) == 5
        for at, one in enumerate(there):
            for other in there[at + 1 :]:
                apart = other[0] >= one[2] or other[2] <= one[0] or other[1] >= one[3] or other[3] <= one[1]
                assert apart, size


def test_a_phone_tells_what_happened_and_opens_every_graveyard(person: Person, house: Server) -> None:
    """Q 2.8: where the log and the piles have no room, the last lines and the counts stand in for them."""
    table = Table.at(house, asked_to_react("witch", with_wizard=True))
    page = table.down(person(390, 844, has_touch=True, is_mobile=True))
    assert "plays the Witch" in page.locator(".news").inner_text()
    page.locator("#act-wizard").tap()
    page.wait_for_selector("#ask .who:has-text('Discard')")
    page.locator(".fan .playable").first.tap()
    page.locator(".fan .playable").first.tap()
    yard = page.locator("#seat-1 .yard")
    page.wait_for_selector(".news:has-text('countered')")
    yard.tap()
    assert "Witch" in page.locator("dialog[open]").inner_text()
    page.locator("dialog[open] .shut").tap()
    page.locator("#seat-0 .yard").tap()
    assert page.locator("#graveyard-0-all[open]").is_visible()


def test_a_hand_keeps_its_form_while_a_card_is_chosen(person: Person, house: Server) -> None:
    """On a phone: else a second tap would meet another card."""
    hands = [["herald", "murderer", "witch", "wizard"], ["witch"]]
    page = Table(house, position(2, hand=hands)).down(person(390, 844))
    size = "[...document.querySelectorAll('.fan .card')].map((one) => [one.offsetWidth, one.offsetHeight].join())"
    before = page.evaluate(size)
    for name in ("herald", "witch"):
        page.click(f".fan [data-face={name}]")
        at_rest(page)
        assert page.evaluate(size) == before


@pytest.mark.parametrize("cards", [5, 6])
def test_cards_of_a_hand_have_names_on_a_phone(person: Person, house: Server, cards: int) -> None:
    """Whoever plays for the first time reads what the pictures are called."""
    hand = ["herald", "murderer", "witch", "witch", "wizard"]
    match = position(2, hand=[hand, ["witch"]], phase="main" if cards == 5 else "draw")
    page = Table(house, match).down(person(360, 740))
    names = page.locator(".fan .card .kname")
    assert names.count() == cards
    assert all(name.is_visible() for name in names.all())
    inside = page.evaluate(
        "[...document.querySelectorAll('.fan .card')].every(c => { const b = c.getBoundingClientRect();"
        " return b.left >= 0 && b.right <= innerWidth; })"
    )
    assert inside


def test_the_game_is_called_as_the_language_calls_it(person: Person) -> None:
    """A table nobody named shows the title of the game in the language of whoever looks."""
    page = person(language="de")
    page.goto("/new?game=quintet&friends=yes")
    assert page.title() == "Ein Tisch für Quintett · Croupier"
    page.fill("[name=name]", "Mara")
    page.click("#new-form .btn.ink")
    at_rest(page)
    assert page.title() == "Quintett · Croupier"
    assert page.inner_text(".lobby h2") == "Ein Tisch für Quintett"
    page.goto("/")
    assert page.inner_text(".mine b") == "Quintett"


def test_a_card_under_the_pointer_marks_the_slot_it_would_fill(house: Server, person: Person) -> None:
    page = Table(house, position(2, hand=[["herald", "witch"], ["witch"]], phase="main")).down(person())
    page.hover(".fan .playable[data-face=herald] >> nth=0")
    page.wait_for_selector("#slot-0-herald[data-would=win]")
    page.hover("#bar")
    page.wait_for_selector("[data-would]", state="detached")


@pytest.mark.parametrize("players", [2, 5])
def test_the_button_for_advice_stands_beside_the_words_where_nothing_else_is_pressed(
    person: Person, house: Server, players: int
) -> None:
    """A card of the hand answers: the bot's button takes no row of its own, with or without what happened since."""
    page = person()
    for name in ("pay", "be bewitched"):
        Table.at(house, of_quintet(players)[name]).down(page)
        for size in ((390, 844), (360, 640)):
            resize(page, *size)
            words, button, mark = (
                page.eval_on_selector_all(
                    where, "all => all.map((one) => one.getBoundingClientRect().toJSON()).filter((one) => one.width)"
                )
                for where in ("#ask > .txt", "#ask > .askbot", "#ask > .recap")
            )
            assert button[0]["top"] < words[0]["bottom"] - 20, (name, size)
            for one in mark:
                beside = one["left"] >= button[0]["right"] or one["bottom"] <= button[0]["top"]
                assert beside, (name, size)
