"""A real server, a real Chromium, and people who click."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.people import speak
from tests.server.serving import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",  # else every window loads two pages of its own
    # Other tests have the other processors: helpers that compile ahead, or look for garbage often, cost more than they
    # spare. In megabytes, what is made before garbage is looked for.
    "--js-flags=--single-threaded --min-semi-space-size=32",
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

EXPERIENCED = "localStorage.setItem('hints-off', 'yes')"
"""Whoever has played before."""


class Kept:
    """Browsers that stay from test to test, each with its page.

    What they have fetched of the house and made of its scripts, the next person need not fetch and make: in a page of
    its own the first table takes twice as long. Nothing else stays.
    """

    def __init__(self, browser: Browser, house: Server) -> None:
        self._browser = browser
        self._house = house
        self._free: dict[str, list[tuple[Page, CDPSession]]] = {}

    def take(self, kind: str, begin: Callable[[], BrowserContext]) -> tuple[Page, CDPSession]:
        """The page of one of this kind that nobody uses, or of a new one."""
        if free := self._free.get(kind):
            return free.pop()
        page = begin().new_page()
        page.goto(f"{self._house.url}/healthz")
        return page, page.context.new_cdp_session(page)

    def give_back(self, kind: str, page: Page, session: CDPSession) -> None:
        """Close what else it has opened, leave, and forget whoever used it."""
        try:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.unroute_all()
            page.goto(f"{self._house.url}/healthz")
            page.evaluate("sessionStorage.clear()")
            page.mouse.move(-1, -1)
            session.send("Storage.clearDataForOrigin", {"origin": self._house.url, "storageTypes": "all"})
            page.context.clear_cookies()
        except Error:  # the test has closed it, or left it in disorder
            with suppress(Error):
                page.context.close()
            return
        self._free.setdefault(kind, []).append((page, session))


@pytest.fixture(scope="package")
def kept(browser: Browser, house: Server) -> Kept:
    """The browsers of this worker."""
    return Kept(browser, house)


@pytest.fixture
def person(browser: Browser, house: Server, kept: Kept) -> Iterator[Person]:
    """Somebody with a browser of their own. Whatever their console complains about fails the test.

    `fresh`: nobody has used the browser before, and nobody will: for tests of a first visit, and those that change it
    for good (its clock, scripts of its own). `altered`: nobody will use the page again: for tests that change that for
    good (scripts, a slow line, what it listens to, for which medium it is drawn). `language`: the one that is chosen.
    What `options` say makes a browser of another kind, in which the first tables take longer.
    """
    used: list[tuple[str, Page, CDPSession]] = []
    own: list[BrowserContext] = []
    watched: list[Callable[[], None]] = []
    complaints: list[str] = []

    def sit(
        width: int = 1280,
        height: int = 800,
        *,
        forgiven: str = "",
        first_match: bool = False,
        worker: bool = True,
        fresh: bool = False,
        altered: bool = False,
        language: str = "",
        color_scheme: Literal["light", "dark"] = "light",
        **options: object,
    ) -> Page:
        def begin() -> BrowserContext:
            context = browser.new_context(
                **{"base_url": house.url, "locale": "en-GB", "reduced_motion": "reduce", **options},  # type: ignore[arg-type]
            )
            context.set_default_timeout(PATIENCE)
            if not worker:  # the page holds its stream itself, as in a browser without shared workers
                context.add_init_script("delete window.SharedWorker")
            return context

        if fresh:
            context = begin()
            own.append(context)
            page = context.new_page()
            if not first_match:
                context.add_init_script(EXPERIENCED)
        else:
            kind = repr((worker, sorted(options.items())))
            page, session = kept.take(kind, begin)
            used.append((kind, page, session))
            if not first_match:
                page.evaluate(EXPERIENCED)
            page = page.context.new_page() if altered else page
        if language:
            speak(page, house.url, language)
        page.emulate_media(color_scheme=color_scheme)
        page.set_viewport_size({"width": width, "height": height})
        watched.append(watch(page, complaints, forgiven))
        return page

    yield sit
    for context in own:
        context.close()
    for one in used:
        kept.give_back(*one)
    for forget in watched:
        forget()
    assert not complaints


def watch(page: Page, complaints: list[str], forgiven: str = "") -> Callable[[], None]:
    """Collect errors of the console and of scripts; `forgiven` is what a test causes on purpose. Gives how to stop."""

    def heard(text: str) -> None:
        if not forgiven or forgiven not in text:
            complaints.append(text)

    def broken(error: Error) -> None:
        heard(str(error))

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            heard(message.text)

    def stop() -> None:
        page.remove_listener("pageerror", broken)
        page.remove_listener("console", said)

    page.on("pageerror", broken)
    page.on("console", said)
    return stop
