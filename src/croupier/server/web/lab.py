"""Stored reports of the lab, to be read: their names, their verdicts, and the pages themselves."""

import asyncio
from functools import lru_cache
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

REMEMBERED = 1000
"""So many files are remembered by their heads, and not read again for a list while they stay as they are."""

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
        try:
            told = file.stat()
        except OSError:
            continue
        one = _read(file, told.st_mtime_ns, told.st_size)
        if one is not None:
            found.append(one)
    return found


@lru_cache(maxsize=REMEMBERED)
def _read(file: Path, changed: int, size: int) -> Stored | None:
    """What the head of a file says, read again when the file has changed; None where it is no report."""
    del changed, size
    head = _Head()
    try:
        with file.open("rb") as opened:
            head.feed(opened.read(HEAD).decode("utf-8", "replace"))
    except OSError:
        return None
    return Stored(file.stem, head.title, head.verdict) if head.verdict else None


def page_of(folder: Path, name: str) -> bytes | None:
    """The report of that name, as it was written; None where the folder itself holds none."""
    file = folder / f"{name}.html"
    if file.parent != folder:
        return None
    try:
        told = file.stat()
        return file.read_bytes() if _read(file, told.st_mtime_ns, told.st_size) else None
    except (OSError, ValueError):  # a name may be too long, or hold what no name holds
        return None


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
    page = await asyncio.to_thread(page_of, _folder(context), name)
    if page is None:
        raise UnknownPage("There is no report of this name.")
    return Response(page, media_type="text/html", headers={**OF_REPORTS, **KEPT_FRESH})


HANDLERS = (reports, report)
