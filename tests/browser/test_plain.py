"""The table of the house, at which games are played that bring no page: the examples of the designers' guide."""

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.accessibility import violations
from tests.browser.conftest import watch
from tests.browser.people import OFFERED, at_rest, choose, my_turn, resize, widths
from tests.browser.sight import boxes
from tests.server.serving import Server

pytestmark = pytest.mark.browser

EXAMPLES = Path(__file__).parents[2] / "docs" / "designers" / "examples"
FERRY = Path(__file__).parents[1] / "kit" / "games.py"
GAMES = {"tender": "Tender", "orchard": "Orchard", "ferry": "Ferry"}
Seated = Callable[..., Page]


def install(folder: Path) -> str:
    """Installs the examples as a stranger's package would be; the folder that Python has to know of."""
    about = folder / "examples-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: examples\nVersion: 1\n")
    points = "\n".join(f"{name} = {name}:{kind}" for name, kind in GAMES.items())
    (about / "entry_points.txt").write_text(f"[croupier.games]\n{points}\n")
    for name in GAMES:
        shutil.copy(EXAMPLES / f"{name}.py" if name != "ferry" else FERRY, folder / f"{name}.py")
    return str(folder)


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside whose own games those of a stranger are installed."""
    folder = tmp_path_factory.mktemp("strangers")
    paths = filter(None, [install(folder / "site"), os.environ.get("PYTHONPATH")])
    house = Server(folder, PYTHONPATH=os.pathsep.join(paths))
    yield house
    house.stop()


@pytest.fixture
def seated(browser: Browser, strangers: Server) -> Iterator[Seated]:
    """Sits down at a new table of a game, against two bots; whatever the console complains about fails the test."""
    complaints: list[str] = []
    contexts = []

    def sit(game: str, width: int = 1280, height: int = 800, *, scripts: bool = True) -> Page:
        bots = ("Ines",) if game == "ferry" else ("Ines", "Béla")
        seats = [{"kind": "human", "name": "Mara"}, *({"kind": "bot", "name": n, "bot": "easy"} for n in bots)]
        made = strangers.client.post("/api/tables", json={"game": game, "seats": seats, "seed": 4})
        context = browser.new_context(
            base_url=strangers.url,
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            java_script_enabled=scripts,
        )
        contexts.append(context)
        page = context.new_page()
        watch(page, complaints)
        table, token = made.raise_for_status().json()["id"], made.json()["seats"][0]["token"]
        context.add_cookies([{"name": "seats", "value": f"{table}~0~{token}", "url": strangers.url}])
        page.goto(f"/t/{table}?seat=0")
        at_rest(page) if scripts else page.wait_for_selector("#table")
        return page

    yield sit
    for context in contexts:
        context.close()
    assert not complaints


def labels(page: Page) -> dict[str, str]:
    """What is said of each option that is offered."""
    offered = page.query_selector_all(OFFERED)
    return {
        one.get_attribute("value") or "": (one.get_attribute("aria-label") or one.inner_text()).strip()
        for one in offered
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_page_is_played_to_its_end(seated: Seated, game: str) -> None:
    page = seated(game)
    dice = random.Random(2)
    asked = 0
    while my_turn(page):
        asked += 1
        said = labels(page)
        assert said
        assert len(set(said.values())) == len(said)
        assert not [label for label in said.values() if ":" in label or "_" in label or not label]
        choose(page, dice)
    assert asked >= 1
    assert page.query_selector_all("#proof")


def test_a_card_that_an_option_names_is_clicked_twice(seated: Seated) -> None:
    page = seated("tender")
    assert page.inner_text("#question") == "Bid"
    hand = page.query_selector_all(".phands .card.playable")
    assert [card.inner_text().strip() for card in hand] == [f"Bid {n}" for n in range(1, 6)]
    assert not page.query_selector_all("#ask .btn[form=choose]")
    hand[2].click()
    assert page.inner_text("#ask > .offered h2") == "Bid 3"
    hand[2].click()
    page.wait_for_selector(".phands .card:nth-child(4):last-child")
    assert "You" in page.inner_text("#seat-0")
    assert "Bid 3" in page.inner_text("#seat-0")
    assert "Mara: Bid, Bid 3" in page.inner_text("#lines")


def test_each_seat_has_a_panel_with_its_numbers_and_cards(seated: Seated) -> None:
    page = seated("orchard")
    panel = page.inner_text("#seat-1").split("\n")
    for words in ("Hand", "Compost", "Tree", "Extra"):
        assert words in panel
    assert page.inner_text("#question") == "Give"
    names = {card.inner_text().strip() for card in page.query_selector_all(".phands .card")}
    assert names <= {"Apple", "Pear", "Plum", "Crow"}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits_and_is_accessible(seated: Seated, game: str) -> None:
    """Three questions, each on a desk and on a phone; axe looks at the first."""
    page = seated(game)
    dice = random.Random(2)
    wrong: list[str] = []
    for asked in range(3):
        if my_turn(page):
            for width, height in [(390, 844), (1280, 800)]:
                resize(page, width, height)
                wide, room = widths(page)
                found = violations(page) if asked == 0 else []
                found += [f"it is {wide - room} too wide"] if wide > room else []
                wrong += [f"question {asked} at {width}: {what}" for what in found]
            choose(page, dice)
    assert not wrong, "\n".join(wrong)


def test_a_small_phone_shows_question_and_hand_together(seated: Seated) -> None:
    page = seated("tender", 360, 640)
    assert my_turn(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 640
    assert len(hand := boxes(page, ".phands .card.playable")) == 5
    assert all(bottom <= 640 for _, _, _, bottom in hand)


def test_what_a_card_would_do_is_said_in_a_place_that_is_there_before(seated: Seated) -> None:
    page = seated("ferry")
    assert page.inner_text(".will") == ""
    before = page.locator("#ask").bounding_box()
    page.hover(".phands .card >> nth=0")
    page.wait_for_selector(".will:not(:empty)")
    assert page.inner_text(".will") == "Coins 3 → 2, Hand 2 → 1, Oars 4 → 3, Ines: Coins 3 → 4"
    assert page.locator("#ask").bounding_box() == before


def test_without_scripts_it_is_played_all_the_same(seated: Seated) -> None:
    page = seated("tender", scripts=False)
    assert not page.locator(".will").is_visible()
    page.click(".phands .card.playable >> nth=1")
    page.goto(page.url)  # the bots have answered meanwhile
    assert page.locator(".phands .card").count() == 4


def test_on_a_phone_the_bot_is_asked_beside_the_question(seated: Seated) -> None:
    page = seated("tender", 390, 844)
    my_turn(page)
    words, asks = page.locator("#ask > .txt").bounding_box(), page.locator("#ask .askbot").bounding_box()
    assert words
    assert asks
    assert asks["x"] >= words["x"] + words["width"]


@pytest.mark.parametrize("width", [390, 1280])
def test_many_answers_stand_below_their_question(seated: Seated, width: int) -> None:
    page = seated("tender", width)
    my_turn(page)
    page.evaluate(
        """() => {
            const acts = document.querySelector("#ask .acts"), one = acts.firstElementChild;
            for (let n = 0; n < 24; n++) acts.append(one.cloneNode(true));
            acts.querySelectorAll(".askbot").forEach((button, place) => place && button.classList.remove("askbot"));
        }"""
    )
    words, answers = page.locator("#ask > .txt").bounding_box(), page.locator("#ask > .acts").bounding_box()
    assert words
    assert answers
    assert answers["y"] >= words["y"] + words["height"]
