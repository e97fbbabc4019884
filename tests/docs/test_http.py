"""The page about the HTTP API names every route and every status there is."""

import re

from croupier.server.api.requests import MEANING
from croupier.server.api.routes import HANDLERS
from tests.docs.test_code_blocks import ROOT

TEXT = (ROOT / "docs" / "researchers" / "http.md").read_text(encoding="utf-8")


def test_every_route_stands_on_the_page_and_no_other() -> None:
    routes = {
        f"{method} /api{re.sub(':str|:int', '', path)}"
        for handler in HANDLERS
        for path in handler.paths
        for method in handler.http_methods
        if method in {"GET", "POST", "PUT", "DELETE"}
    }
    assert set(re.findall(r"^\| `([A-Z]+ /api[^`]*)` \|", TEXT, re.MULTILINE)) == routes


def test_a_status_means_what_the_schema_says() -> None:
    told = dict(re.findall(r"^\| (\d+) \| (.*) \|$", TEXT, re.MULTILINE))

    def plain(text: str) -> str:
        return re.sub(r"[.,]", "", text).lower()

    assert {int(status): plain(text) for status, text in told.items()} == {s: plain(t) for s, t in MEANING.items()}
