"""Two people and a spectator play a match to its end; the server is killed in the middle of it."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import croupier
from tests.browser.conftest import House, at_table, choose, my_turn, watch

pytestmark = pytest.mark.browser

DRAWN_BY_OTHERS = re.compile(r"draws an? (?!card)\w+")
"""What only the one who draws may read."""

LISTEN = """
const Plain = window.EventSource;
window.heard = [];
window.EventSource = class extends Plain {
  constructor(...given) {
    super(...given);
    for (const kind of ["table", "chat"]) this.addEventListener(kind, (event) => window.heard.push(event.data));
  }
};
"""


def sit(browser: Browser, house: House, complaints: list[str]) -> Page:
    """A person whose page records what the stream sends."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, base_url=house.url, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(LISTEN)
    page = context.new_page()
    watch(page, complaints, "Failed to load resource: net::ERR")
    return page


def received(page: Page) -> list[str]:
    """The HTML of the page as it came, and of everything the stream has sent."""
    first = page.evaluate("fetch(location.href).then((answer) => answer.text())")
    return [str(first), *(str(json.loads(data).get("html", "")) for data in page.evaluate("window.heard"))]


def hands(html: str) -> list[str]:
    """The cards shown face up as a hand."""
    return re.findall(r'id="mine-(\w+)-\d+"', html)


def test_two_people_and_a_spectator_play_to_the_end_though_the_server_is_killed(
    browser: Browser, tmp_path: Path
) -> None:
    house = House(tmp_path, floor="0").start()
    complaints: list[str] = []
    dice = random.Random(5)
    try:
        host = sit(browser, house, complaints)
        host.goto("/new")
        host.fill("[name=name]", "Mara")
        host.click("#new-form button.ink")
        link = host.input_value(".invite input")
        guest = sit(browser, house, complaints)
        guest.goto(link)
        guest.fill("[name=name]", "Tomas <b>x</b>")
        guest.click("main form button.ink")
        at_table(guest)
        at_table(host)  # the waiting room became the table by itself
        spectator = sit(browser, house, complaints)
        spectator.goto(host.url.split("?")[0])
        at_table(spectator)
        assert spectator.query_selector(".fan .back") is not None

        made = 0
        while made < 400:
            asked = [page for page in (host, guest) if page.get_attribute("#live", "data-turn") == "yes"]
            if host.query_selector("#end") and guest.query_selector("#end"):
                break
            if not asked:
                host.wait_for_timeout(20)
                continue
            if made == 8:
                house.kill()
                asked[0].wait_for_selector("#bar.lost")
                house.start()
                asked[0].wait_for_selector("#bar:not(.lost)", timeout=20_000)
            if my_turn(asked[0], 5_000):
                choose(asked[0], dice)
                made += 1
        assert made > 8
        spectator.wait_for_selector("#end", timeout=20_000)

        # what was sent: nobody received a hand but their own, no seed before the end, no secret of a seat
        seed = host.get_attribute("#proof", "data-seed")
        assert seed
        for page in (host, guest):
            for html in received(page):
                shown = hands(html)
                count = re.search(r'class="fan n(\d+)"', html)
                assert len(shown) == (int(count.group(1)) if count is not None else 0)  # none in the waiting room
                assert not DRAWN_BY_OTHERS.search(html)
                assert "<b>x</b>" not in html
        for html in received(spectator):
            assert hands(html) == []
            assert not DRAWN_BY_OTHERS.search(html)
        for page in (host, guest, spectator):
            running = [html for html in received(page) if 'data-status="running"' in html]
            assert running
            assert all(seed not in html for html in running)
        cookies = {
            cookie["value"] for page in (host, guest) for cookie in page.context.cookies() if cookie["name"] == "seats"
        }
        secrets = {value.split("~")[-1] for value in cookies}
        assert len(secrets) == 2
        assert not any(
            secret in html for page in (host, guest, spectator) for html in received(page) for secret in secrets
        )

        with host.expect_download() as download:
            host.click("a[download]")
        match = croupier.load(Path(download.value.path()).read_text())
        assert match.over
        assert match.seed == seed
        assert len(match.choices) == made
        assert not complaints
    finally:
        house.stop()


def test_the_seal_of_the_shuffle_is_checked_in_the_browser(browser: Browser, house: House) -> None:
    complaints: list[str] = []
    page = sit(browser, house, complaints)
    page.goto("/new")
    page.fill("[name=name]", "Mara")
    for seat in (0, 1):
        page.select_option(f"[name=seat{seat}]", "me" if seat == 0 else "easy")
    page.click("#new-form button.ink")
    dice = random.Random(2)
    while my_turn(page):
        choose(page, dice)
    page.click("[data-verify]")
    page.wait_for_selector(".verdict.good")
    page.evaluate("document.getElementById('proof').dataset.seed += '0'")
    page.click("[data-verify]")
    page.wait_for_selector(".verdict.bad")
    assert not complaints
