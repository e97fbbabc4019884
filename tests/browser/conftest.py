"""A real server, a real Chromium, and people who click."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page, expect, sync_playwright

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


class Kept:
    """Browsers that stay from test to test: what they have fetched of the house, the next person need not fetch.

    Nothing else stays. An empty page is always open in each, to forget by.
    """

    def __init__(self, browser: Browser, house: Server) -> None:
        self._browser = browser
        self._house = house
        self._free: dict[str, list[tuple[BrowserContext, CDPSession]]] = {}

    def take(self, kind: str, begin: Callable[[], BrowserContext]) -> tuple[BrowserContext, CDPSession]:
        """One of this kind that nobody uses, or a new one."""
        if free := self._free.get(kind):
            return free.pop()
        context = begin()
        return context, context.new_cdp_session(context.new_page())

    def give_back(self, kind: str, context: BrowserContext, empty: CDPSession) -> None:
        """Close its pages, and forget whoever used it."""
        try:
            for page in context.pages[1:]:
                page.close()
            empty.send("Storage.clearDataForOrigin", {"origin": self._house.url, "storageTypes": "all"})
            context.clear_cookies()
        except Error:  # the test has closed it
            return
        self._free.setdefault(kind, []).append((context, empty))


@pytest.fixture(scope="package")
def kept(browser: Browser, house: Server) -> Kept:
    """The browsers of this worker."""
    return Kept(browser, house)


@pytest.fixture
def person(browser: Browser, house: Server, kept: Kept) -> Iterator[Person]:
    """Somebody with a browser of their own. Whatever their console complains about fails the test.

    `fresh`: nobody has used the browser before, and nobody will: for tests of a first visit, and those that change it
    for good (its clock, scripts of its own).
    """
    used: list[tuple[str, BrowserContext, CDPSession]] = []
    own: list[BrowserContext] = []
    complaints: list[str] = []

    def sit(
        width: int = 1280,
        height: int = 800,
        *,
        forgiven: str = "",
        first_match: bool = False,
        worker: bool = True,
        fresh: bool = False,
        **options: object,
    ) -> Page:
        def begin() -> BrowserContext:
            context = browser.new_context(
                **{"base_url": house.url, "locale": "en-GB", "reduced_motion": "reduce", **options},  # type: ignore[arg-type]
            )
            context.set_default_timeout(PATIENCE)
            if not first_match:  # somebody who has played before
                context.add_init_script("localStorage.setItem('hints-off', 'yes')")
            if not worker:  # the page holds its stream itself, as in a browser without shared workers
                context.add_init_script("delete window.SharedWorker")
            return context

        if fresh:
            context = begin()
            own.append(context)
        else:
            kind = repr((first_match, worker, sorted(options.items())))
            context, empty = kept.take(kind, begin)
            used.append((kind, context, empty))
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        watch(page, complaints, forgiven)
        return page

    yield sit
    for context in own:
        context.close()
    for kind, context, empty in used:
        kept.give_back(kind, context, empty)
    assert not complaints


def watch(page: Page, complaints: list[str], forgiven: str = "") -> None:
    """Collect errors of the console and of scripts; `forgiven` is what a test causes on purpose."""

    def heard(text: str) -> None:
        if not forgiven or forgiven not in text:
            complaints.append(text)

    page.on("pageerror", lambda error: heard(str(error)))
    page.on("console", lambda message: heard(message.text) if message.type in ("error", "warning") else None)
