"""A real server, a real Chromium, and people who click."""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLOOR = "0.05"


def chromium() -> str | None:
    """Where the browser is."""
    return os.environ.get("CROUPIER_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class House:
    """A server in a process of its own, which can be killed and started again on the same database."""

    def __init__(self, folder: Path, floor: str = FLOOR, **environment: str) -> None:
        self.database = f"sqlite:///{folder / 'house.sqlite3'}"
        self.floor = floor
        self.environment = environment
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "House":
        environment = {
            **os.environ,
            "CROUPIER_REACTION_FLOOR": self.floor,
            "CROUPIER_CREATIONS": "1000",
            **self.environment,
        }
        command = [
            sys.executable,
            "-c",
            "from croupier.cli import app; app()",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        until = time.monotonic() + 30
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=1):
                    return self
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.1)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=10)

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(timeout=5)


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not break it.

    For the package, as the browser is: Playwright keeps an event loop running, which others must not meet.
    """
    server = House(tmp_path_factory.mktemp("house")).start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium. In continuous integration a missing browser is a failure; elsewhere the tests are skipped."""
    path = chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("No Chromium: set CROUPIER_CHROMIUM or install one.")
        pytest.skip("No Chromium: set CROUPIER_CHROMIUM or install one.")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Person]:
    """Somebody with a browser of their own. Whatever their console complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def sit(width: int = 1280, height: int = 800, *, forgiven: str = "", **options: object) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            base_url=house.url,
            **{"locale": "en-GB", "reduced_motion": "reduce", **options},  # type: ignore[arg-type]
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        watch(page, complaints, forgiven)
        return page

    yield sit
    for context in contexts:
        context.close()
    assert not complaints


def watch(page: Page, complaints: list[str], forgiven: str = "") -> None:
    """Collect errors of the console and of scripts; `forgiven` is what a test causes on purpose."""

    def heard(text: str) -> None:
        if not forgiven or forgiven not in text:
            complaints.append(text)

    page.on("pageerror", lambda error: heard(str(error)))
    page.on("console", lambda message: heard(message.text) if message.type in ("error", "warning") else None)


TURN = "#live[data-turn=yes], #end"
OFFERED = "#main button[form=choose]:not([disabled])"


def my_turn(page: Page, timeout: float = 30_000) -> bool:
    """Wait until it is this person's turn (True) or the match is over (False)."""
    page.wait_for_selector(TURN, timeout=timeout, state="attached")
    return page.query_selector("#end") is None


def choose(page: Page, dice: random.Random) -> None:
    """Answer what is asked, with a click on anything that is offered."""
    decision = page.get_attribute("#live", "data-decision")
    offered = [button for button in page.query_selector_all(OFFERED) if button.is_visible()]
    deeds = [
        one for one in offered if "go" in (one.get_attribute("class") or "").split() or one.get_attribute("data-face")
    ]
    button = dice.choice(deeds if deeds and dice.random() < 0.85 else offered)
    button.dispatch_event("click")
    if page.query_selector("#caution[open]"):
        page.click("#caution .go")
    page.wait_for_function(
        "d => document.querySelector('#live').dataset.decision !== d || document.querySelector('#end')", arg=decision
    )


def play_out(page: Page, dice: random.Random, most: int = 400) -> int:
    """Play until the match is over; gives the number of choices."""
    for made in range(most):
        if not my_turn(page):
            return made
        choose(page, dice)
    raise AssertionError(f"The match is not over after {most} choices.")


def deal(page: Page) -> None:
    """From the home page to a table against a bot."""
    page.goto("/")
    page.click("#deal")
    at_table(page)


def take_seat(page: Page, url: str, table: str, seat: int, token: str) -> None:
    """Open the page of a seat of a table that was set up through the JSON door."""
    cookie = {"name": "seats", "value": f"{table}~{seat}~{token}", "url": url}
    page.context.add_cookies([cookie])  # type: ignore[list-item]  # a cookie, as a mapping
    page.goto(f"/t/{table}?seat={seat}")


def at_table(page: Page, sign: str = "#table") -> None:
    """Wait until the page of a table stands and its scripts listen: keys pressed earlier are lost."""
    page.wait_for_selector(sign)
    page.wait_for_selector("body[data-alive]")


def widths(page: Page) -> tuple[int, int]:
    """How wide the page is, and how wide it may be."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    return int(wide), int(room)
