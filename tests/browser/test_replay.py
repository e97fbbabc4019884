"""Replays: watched step by step, from a table and from a file; any step has an address, and is played on from."""

import json
import random
from pathlib import Path

import pytest

import croupier
from tests.browser.conftest import Person
from tests.browser.moments import Moment, near_the_end
from tests.browser.people import at_rest, widths
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def ended(dice: random.Random) -> Moment:
    """A short duel in Quintet that is over."""
    match = near_the_end()
    played = match.fork()
    while not played.over:
        decision = played.decisions[0]
        played.choose(decision.seat, dice.randrange(len(decision.keys)))
    return Moment(match, [f"{choice.seat} {choice.key}" for choice in played.choices])


def test_a_replay_is_watched_step_by_step_and_from_a_file(person: Person, house: Server, tmp_path: Path) -> None:
    page = person(forgiven="422")
    Table.at(house, ended(random.Random(6))).down(page)
    with page.expect_download() as download:
        page.click("a[download]")
    file = tmp_path / "replay.json"
    file.write_text(Path(download.value.path()).read_text())
    count = len(json.loads(file.read_text())["choices"])
    page.goto("/")
    page.set_input_files("[name=file]", file)
    page.click("#open button")
    page.wait_for_selector("#reel")
    at_rest(page)
    assert page.inner_text("#reel-at") == f"0 / {count}"
    first = page.inner_text("#told")
    page.locator("body").press("ArrowRight")
    page.wait_for_function("() => document.getElementById('reel-at').textContent.startsWith('1 /')")
    assert page.inner_text("#told") not in ("", first)
    assert page.locator("#reel-link, [data-opens=play-on]").count() == 0  # a file has no address
    back = "new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true })"
    assert page.evaluate(f"document.body.dispatchEvent({back})")  # the browser's own way back is left to it
    page.locator("body").press("End")
    page.wait_for_function(
        "() => document.getElementById('table').dataset.at === document.getElementById('table').dataset.last"
    )
    for eyes in ("0", "1", "watch", "all"):
        page.select_option("#reel-eye", eyes)
        page.wait_for_selector(f"#table[data-eyes='{eyes}']")
        at_rest(page)
        hidden = page.locator(".fan .back").count()
        assert (hidden == 0) == (eyes in ("0", "1", "all")) or page.locator(".fan > *").count() == 0
    file.write_text('{"format": 1}')
    page.goto("/")
    page.set_input_files("[name=file]", file)
    page.context.clear_cookies()
    with page.expect_response("**/replay") as answer:
        page.click("#open button")
    assert answer.value.status == 422
    assert "replay" in page.inner_text("main")


def test_any_step_of_a_replay_has_an_address_and_is_played_on_from(person: Person, house: Server) -> None:
    table = Table.at(house, ended(random.Random(6)))
    page = table.down(person(390, 844))
    page.goto(f"/t/{table.id}/replay?at=4&seat=0")
    at_rest(page)
    assert page.inner_text("#reel-at").startswith("4 /")
    page.click("[data-step='1']")
    page.wait_for_function("() => document.getElementById('reel-at').textContent.startsWith('5 /')")
    at_rest(page)
    told = page.inner_text("#told")
    assert page.url.endswith("/replay?at=5&seat=0")
    assert page.get_attribute("#reel-link", "data-copy") == page.url
    page.reload()
    at_rest(page)
    assert page.inner_text("#told") == told
    places = page.locator("#reel-jump option").evaluate_all("all => all.map((one) => one.value)")
    page.select_option("#reel-jump", places[-1])
    page.wait_for_function("at => document.getElementById('table').dataset.at === at", arg=places[-1])
    page.click("[data-opens=play-on]")
    page.click("#play-on .btn.ink")
    page.wait_for_selector("#live[data-status=running]")
    assert f"/t/{table.id}" not in page.url
    assert page.locator("#bar .chosen").count() == 1  # the shuffle was known


@pytest.mark.parametrize("game", ["quintet", "perils", "zynalith"])
def test_a_replay_of_four_fits_a_phone(person: Person, tmp_path: Path, game: str) -> None:
    match = croupier.start(game, 4, 5)
    for _ in range(20):
        match.choose(match.decisions[0].seat, 0)
    file = tmp_path / "replay.json"
    file.write_text(json.dumps(match.save()))
    page = person(390, 844, language="fr")
    page.goto("/")
    page.set_input_files("[name=file]", file)
    page.click("#open button")
    page.wait_for_selector("#reel")
    at_rest(page)
    before = page.inner_html("#course")
    page.locator("body").press("End")
    page.wait_for_function("() => document.getElementById('table').dataset.at === '20'")
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    wide, room = widths(page)
    assert wide <= room
    assert page.inner_html("#course") != before
    words = page.evaluate(
        """() => {
            const eyes = document.getElementById('reel-eye');
            const ink = document.createElement('canvas').getContext('2d');
            ink.font = getComputedStyle(eyes).font;
            return [ink.measureText(eyes.selectedOptions[0].text).width, eyes.clientWidth];
        }"""
    )
    assert words[0] + 24 <= words[1]  # the words, and the arrow beside them


def test_places_of_a_replay_are_read_whole_on_a_desk(person: Person, house: Server) -> None:
    page = person(language="fr")
    table = Table.at(house, ended(random.Random(6)), names=("Mara", "Maximiliane"))
    table.down(page)
    page.goto(f"/t/{table.id}/replay?at=4&seat=0")
    at_rest(page)
    room, words = page.evaluate(
        """() => {
            const jump = document.getElementById('reel-jump');
            const ink = document.createElement('canvas').getContext('2d');
            ink.font = getComputedStyle(jump).font;
            return [jump.clientWidth, Math.max(...[...jump.options].map((one) => ink.measureText(one.text).width))];
        }"""
    )
    assert words + 24 <= room  # the words, and the arrow beside them
