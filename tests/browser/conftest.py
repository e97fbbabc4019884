"""A real server, a real Chromium, and people who click."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.serving import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",  # else every window loads two pages of its own
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first has no windows of its own: its pages cost a third less processor time."""
PATIENCE = 60_000
"""Milliseconds after which something that should have come will not come any more."""

expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """Where the browser is."""
    return os.environ.get("CROUPIER_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not break it.

    For the package, as the browser is: Playwright keeps an event loop running, which others must not meet.
    """
    server = Server(tmp_path_factory.mktemp("house"), cold=False)
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
def person(browser: Browser, house: Server) -> Iterator[Person]:
    """Somebody with a browser of their own. Whatever their console complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def sit(
        width: int = 1280,
        height: int = 800,
        *,
        forgiven: str = "",
        first_match: bool = False,
        worker: bool = True,
        **options: object,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            **{"base_url": house.url, "locale": "en-GB", "reduced_motion": "reduce", **options},  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not first_match:  # somebody who has played before
            context.add_init_script("localStorage.setItem('hints-off', 'yes')")
        if not worker:  # the page holds its stream itself, as in a browser without shared workers
            context.add_init_script("delete window.SharedWorker")
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
