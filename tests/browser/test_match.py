"""Two people and a spectator play a match to its end; the server is killed in the middle of it."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import croupier
from tests.browser.conftest import PATIENCE, watch
from tests.browser.moments import of_quintet
from tests.browser.people import at_rest, choose, my_turn
from tests.browser.table import Table
from tests.server.serving import Server, bearer

pytestmark = pytest.mark.browser

DRAWN_BY_OTHERS = re.compile(r"draws an? (?!card)\w+")
"""What only the one who draws may read."""

LISTEN = """
const Plain = window.EventSource;
delete window.SharedWorker;
window.heard = [];
window.EventSource = class extends Plain {
  constructor(...given) {
    super(...given);
    for (const kind of ["0.table", "0.chat"]) this.addEventListener(kind, (event) => window.heard.push(event.data));
  }
};
"""


def sit(browser: Browser, house: Server, complaints: list[str]) -> Page:
    """A person whose page records what the stream sends."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, base_url=house.url, locale="en-GB", reduced_motion="reduce"
    )
    context.add_init_script(LISTEN)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    watch(page, complaints, "Failed to load resource: net::ERR")
    return page


def received(page: Page) -> list[str]:
    """The HTML of the page as it came, and of every page the stream has sent, put together from its parts."""
    first = page.evaluate("fetch(location.href).then((answer) => answer.text())")
    held: list[str] = []
    pages = [str(first)]
    for data in page.evaluate("window.heard"):
        parts = json.loads(data).get("parts")
        if parts is None:  # the chat
            continue
        held = [one for part in parts for one in ([part] if isinstance(part, str) else held[part[0] : part[1]])]
        pages.append("".join(held))
    return pages


def token_of(page: Page) -> str:
    """What lets this person choose."""
    seats = next(str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"] == "seats")
    return seats.split("~")[-1]


def hands(html: str) -> list[str]:
    """The cards shown face up as a hand."""
    return re.findall(r'id="mine-(\w+)-\d+"', html)


def who_is_asked(house: Server, table: str, made: int) -> int | None:
    """The seat that is asked once so many choices have come out; None at the end."""
    with house.events(table) as changes:
        next(seq for seq in changes if seq == made)
    decisions = house.client.get(f"/api/tables/{table}").json()["decisions"]
    return int(decisions[0]["seat"]) if decisions else None


def test_two_people_and_a_spectator_play_to_the_end_though_the_server_is_killed(
    browser: Browser, tmp_path: Path
) -> None:
    house = Server(tmp_path)
    complaints: list[str] = []
    dice = random.Random(5)
    try:
        host = sit(browser, house, complaints)
        host.goto("/new?friends=yes")
        host.fill("[name=name]", "Mara")
        host.click("#new-form button.ink")
        link = host.input_value(".invite input")
        guest = sit(browser, house, complaints)
        guest.goto(link)
        guest.fill("[name=name]", "Tomas <b>x</b>")
        guest.click("main form button.ink")
        host.wait_for_selector("#start:not([disabled])")
        host.click("#start")
        for page in (guest, host):
            page.wait_for_selector("#table")  # the waiting room became the table by itself
        spectator = sit(browser, house, complaints)
        address = host.url.split("?")[0]
        spectator.goto(address)
        for page in (guest, host, spectator):
            at_rest(page)
        assert spectator.query_selector(".fan .back") is not None

        tokens = [token_of(page) for page in (host, guest)]
        made = 0
        table = address.rpartition("/")[2]
        while (asked := who_is_asked(house, table, made)) is not None:
            page = (host, guest)[asked]
            if made == 8:
                house.kill()
                page.wait_for_selector("#bar.lost")
                house.start()
                page.wait_for_selector("#bar:not(.lost)")
            if made < 20:
                assert my_turn(page)
                choose(page, dice)
            else:  # the pages follow what is chosen elsewhere
                options = house.client.get(f"/api/tables/{table}", headers=bearer(tokens[asked])).json()["decisions"][0]
                choice = {"decision": options["id"], "key": dice.choice(options["options"])["key"]}
                house.client.post(f"/api/tables/{table}/choices", json=choice, headers=bearer(tokens[asked]))
            made += 1
        assert made > 8
        sent = []  # whoever follows sees one deed after the other; what comes, comes at once
        for page in (host, guest, spectator):
            page.wait_for_function(r"""() => window.heard.some((data) => /id=\\?"end\\?"/.test(data))""")
            sent.append(received(page))
            page.reload()
            page.wait_for_selector("#end")
            at_rest(page)

        # what was sent: nobody received a hand but their own, no seed before the end, no secret of a seat
        seed = host.get_attribute("#proof", "data-seed")
        assert seed
        for pages in sent[:2]:
            for html in pages:
                shown = hands(html)
                count = re.search(r'class="fan held n(\d+)[ "]', html)
                assert len(shown) == (int(count.group(1)) if count is not None else 0)  # none in the waiting room
                assert not DRAWN_BY_OTHERS.search(html)
                assert "<b>x</b>" not in html
        for html in sent[2]:
            assert hands(html) == []
            assert not DRAWN_BY_OTHERS.search(html)
        for pages in sent:
            running = [html for html in pages if 'data-status="running"' in html]
            assert running
            assert all(seed not in html for html in running)
        assert len({*tokens}) == 2
        assert not any(token in html for pages in sent for html in pages for token in tokens)

        host.keyboard.press("Escape")  # what was missed, as far as the page knows
        with host.expect_download() as download:
            host.click("a[download]")
        match = croupier.load(Path(download.value.path()).read_text())
        assert match.over
        assert match.seed == seed
        assert len(match.choices) == made
        assert not complaints
    finally:
        house.stop()


def test_the_seal_of_the_shuffle_is_checked_in_the_browser(browser: Browser, house: Server) -> None:
    complaints: list[str] = []
    page = Table.at(house, of_quintet()["end"]).down(sit(browser, house, complaints))
    page.click("#proof summary")
    page.click("[data-verify]")
    page.wait_for_selector(".verdict.good")
    page.evaluate("document.getElementById('proof').dataset.seed += '0'")
    page.click("[data-verify]")
    page.wait_for_selector(".verdict.bad")
    page.context.close()
    assert not complaints
