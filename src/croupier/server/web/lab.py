"""Stored reports of the lab, to be read: their names, their verdicts, and the pages themselves."""

import asyncio
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from croupier.server.errors import UnknownPage
from croupier.server.web.context import KEPT_FRESH, AnyRequest, Context, Injected, Reply
from croupier.server.web.cookies import Browser
from croupier.server.web.security import HEADERS, POLICY, policy

VERDICT = "croupier-verdict"
"""The name of the `meta` in which a report says its verdict; a file without one is none."""

HEAD = 4096
"""Bytes at the beginning of a file in which it stands."""

UNNEEDED = {"worker-src", "connect-src", "media-src", "manifest-src"}
"""What a report has no need of: without a directive of its own it has none, by default."""

OF_REPORTS = HEADERS | {
    "content-security-policy": policy(
        {name: sources for name, sources in POLICY.items() if name not in UNNEEDED}
        | {"script-src": "'none'", "style-src": "'unsafe-inline'", "form-action": "'none'"}
    )
}
"""A report has its sheet within itself, and no program: it may even less than a page of the house."""


class Stored(NamedTuple):
    """A report: its file's name without the ending, its title, and what it says in a line."""

    name: str
    title: str
    verdict: str


class _Head(HTMLParser):
    """Reads title and verdict."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.verdict = "", ""
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note whether the title begins, or what the verdict is."""
        self._inside = tag == "title"
        found = dict(attrs)
        if tag == "meta" and found.get("name") == VERDICT:
            self.verdict = found.get("content") or ""

    def handle_endtag(self, tag: str) -> None:
        """The title ends with anything that does."""
        del tag
        self._inside = False

    def handle_data(self, data: str) -> None:
        """Keep the title."""
        if self._inside:
            self.title += data


def stored(folder: Path) -> list[Stored]:
    """The reports in a folder, by name. What cannot be read is none."""
    found = []
    for file in sorted(folder.glob("*.html")):
        head = _Head()
        try:
            with file.open("rb") as opened:
                head.feed(opened.read(HEAD).decode("utf-8", "replace"))
        except OSError:
            continue
        if head.verdict:
            found.append(Stored(file.stem, head.title, head.verdict))
    return found


def _folder(context: Context) -> Path:
    """Where they are. Raises `UnknownPage` where nobody has said so."""
    if not context.settings.lab:
        raise UnknownPage("Nothing is at this address.")
    return Path(context.settings.lab)


@get("/lab")
async def reports(request: AnyRequest, context: Injected) -> Reply:
    """Their titles and verdicts."""
    found = await asyncio.to_thread(stored, _folder(context))
    return context.page("lab.html", Browser(request), reports=found)


@get("/lab/{name:str}")
async def report(context: Injected, name: FromPath[str]) -> Response[bytes]:
    """One of them, as it was written."""
    folder = _folder(context)
    if name not in {one.name for one in await asyncio.to_thread(stored, folder)}:
        raise UnknownPage("There is no report of this name.")
    page = await asyncio.to_thread((folder / f"{name}.html").read_bytes)
    return Response(page, media_type="text/html", headers={**OF_REPORTS, **KEPT_FRESH})


HANDLERS = (reports, report)
