"""The end of a match in a browser: the result, when it was decided, what is shared and printed."""

import random

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import Person
from tests.browser.moments import of_quintet
from tests.browser.people import at_rest, resize
from tests.browser.table import Table
from tests.browser.test_replay import ended
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def test_who_has_lost_reads_it_on_another_page_than_who_has_won(person: Person, house: Server) -> None:
    table = Table.at(house, of_quintet()["end"])
    winner, loser = table.down(person()), table.down(person(), seat=1)
    assert winner.query_selector(".print-wall.won")
    assert loser.query_selector(".print-wall.lost")
    sizes = [
        page.eval_on_selector("#result", "one => parseFloat(getComputedStyle(one).fontSize)")
        for page in (winner, loser)
    ]
    assert sizes[0] > sizes[1]


def test_when_it_was_decided_comes_by_itself_and_stays(person: Person, house: Server) -> None:
    table = Table.at(house, of_quintet()["end"])
    page = table.down(person(390, 844))
    page.wait_for_selector("#decided .curve polyline.mine", state="attached")
    assert page.locator("#decided .curve polyline").count() == 2
    small = "() => [...document.querySelectorAll('.curve text')].map((one) => one.getBoundingClientRect().height)"
    for size in ((360, 640), (1280, 800)):
        resize(page, *size)
        assert min(page.evaluate(small)) >= 12
    assert not violations(page)
    rival = table.down(person(), seat=1)
    rival.click("#end form[action*=rematch] button")
    page.wait_for_selector(".hint:has-text('A rematch is set up')")
    assert page.locator("#decided .curve polyline").count() == 2


def test_the_result_is_shared_as_a_picture_and_a_link(person: Person, house: Server) -> None:
    table = Table.at(house, of_quintet()["end"])
    page = person(altered=True)
    page.add_init_script(
        "navigator.canShare = () => true; navigator.share = async (what) => { window.shared = what; };"
    )
    table.down(page)
    page.click("[data-result]")
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("[shared.text, shared.files[0].type, shared.files[0].size]")
    assert "Mara" in shared[0]
    assert shared[0].endswith(f"/t/{table.id}/replay")
    assert shared[1] == "image/png"
    assert shared[2] > 2000


def test_on_paper_stand_the_result_and_the_score(person: Person, house: Server) -> None:
    page = Table.at(house, of_quintet()["end"]).down(person(altered=True, color_scheme="dark"))
    page.emulate_media(media="print", color_scheme="dark")
    at_rest(page)
    assert page.is_visible("#result")
    assert page.is_visible(".score")
    for gone in ("#bar", "#table", ".next", "#proof", ".linkto"):
        assert not page.is_visible(gone), gone
    assert page.eval_on_selector("body", "one => getComputedStyle(one).backgroundColor") == "rgb(255, 255, 255)"


def test_a_replay_says_where_it_was_decided_once_that_is_found(person: Person, house: Server) -> None:
    table = Table.at(house, ended(random.Random(1)))
    page = person()
    page.goto(f"/t/{table.id}/replay")
    at_rest(page)
    point = page.locator("#reel-jump option", has_text="The match was decided")
    point.wait_for(state="attached")
    at = point.get_attribute("value")
    page.select_option("#reel-jump", at)
    page.wait_for_function("at => document.getElementById('table').dataset.at === at", arg=at)
