"""Pages in a folder of a site: whatever scripts ask for lies in it, too."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.browser.people import at_rest
from tests.server.serving import Server

pytestmark = pytest.mark.browser


def test_scripts_ask_for_nothing_outside_of_the_folder(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, arguments=("--path", "/cards"))
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.add_init_script("delete window.SharedWorker")  # whose requests nobody else hears of
    context.add_init_script("localStorage.setItem('hints-off', 'yes')")
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(urlsplit(request.url).path))
    page = context.new_page()
    try:
        assert urlsplit(server.url).path == "/cards"
        page.goto(f"{server.url}/")
        page.click("button[name=play][value=quintet]")
        page.wait_for_url(f"{server.url}/t/*")
        at_rest(page)
        with page.expect_request("**/games/quintet/rules?*"):
            page.click("#bar [data-rules]")
        assert not {path for path in asked if not path.startswith("/cards/")}
        assert {"/cards/stream", "/cards/games/quintet/rules"} <= asked
        assert page.get_attribute("body", "data-seat") == "0", "its cookies come back"
    finally:
        context.close()
        server.stop()
