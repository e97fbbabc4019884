"""The files for browsers. Their addresses contain the hash of all files, so that they may be cached for ever."""

import gzip
import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar.types import Message, Scope
from rjsmin import jsmin

from croupier import catalog
from croupier.press import sheet
from croupier.press.sheet import shorter_sheet
from croupier.text.bundle import LANGUAGES, file_of, folder_of, package_of

OF_A_GAME = (
    "inks.css",
    "table.css",
    "poster.svg",
    "preview.png",
    "title.svg",
    *(f"title.{language}.svg" for language in LANGUAGES),
)
"""What browsers get from the room `page` of a game, each as `games/<game>/<name>`; a game need not have any.

A style sheet may import others beside it: they are sent with it, in their places.
"""

TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "png": "image/png",
    "json": "application/json",
}
_IMPORT = re.compile(rb'@import url\("([\w-]+\.css)"\);\n')
_ICON = re.compile(rb'id="i-(\w+)"')
FOREVER = "public, max-age=31536000, immutable"
UNSCRIPTED = "js/unscripted.js"
PRESENT = "present"
"""Stands for the hash in the address of `UNSCRIPTED`: it is there for a page whose other files are gone, too."""


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    body: bytes
    type: str

    @cached_property
    def zipped(self) -> bytes:
        """The body for those who take gzip; many files are never asked for, so it is made for the first who asks."""
        return gzip.compress(self.body, 9, mtime=0)


class Assets:
    """The files of the pages and of the installed games by name: `css/house.css`, `art/<game>/<picture>.svg`.

    The address of every file begins with the hash of all files. Scripts import each other by relative paths, so when
    one file changes, all get new addresses.
    """

    def __init__(self, found: Mapping[str, bytes], root: str = "") -> None:
        self.root = root
        """The folder in which a site has the pages."""
        self._assets = {name: _asset(name, body) for name, body in sorted(found.items())}
        digest = hashlib.sha256()
        for name, asset in self._assets.items():
            digest.update(name.encode() + b"\0" + asset.body)
        self.version = digest.hexdigest()[:12]
        sprites = {name: body for name, body in found.items() if name.endswith("icons.svg")}
        self._icons = {name: frozenset(_ICON.findall(body)) for name, body in sprites.items()}

    def __contains__(self, name: str) -> bool:
        return name in self._assets

    def get(self, name: str) -> Asset | None:
        """The file of that name."""
        return self._assets.get(name)

    def url(self, name: str) -> str:
        """The address of a file."""
        return f"{self.root}/static/{self.version}/{name}"

    @property
    def unscripted(self) -> str:
        """The address of the script for pages without scripts, which does not change."""
        return f"{self.root}/static/{PRESENT}/{UNSCRIPTED}"

    async def tell(self, message: Message, scope: Scope) -> None:
        """A `before_send` hook: what a page or its script asks is answered with the hash of the present files."""
        if message["type"] == "http.response.start" and not scope["path"].startswith(("/api", "/static")):
            message["headers"] = [*message["headers"], (b"croupier-files", self.version.encode())]

    def icon(self, game: str, name: str) -> str:
        """The address of an icon: the one all games share, or else the game's own."""
        own = f"art/{game}/icons.svg"
        drawn = name.encode() in self._icons.get(own, ()) and name.encode() not in self._icons["icons.svg"]
        return f"{self.url(own if drawn else 'icons.svg')}#i-{name}"


def collect(root: str = "") -> Assets:
    """Read the files of the pages, and of each installed game the pictures and what its page is printed with."""
    found: dict[str, bytes] = {}
    for room in ("croupier.server.web", "croupier.press"):  # the second has what every print needs
        _walk(files(room) / "static", "", found)
    for slug in catalog.names():
        package = package_of(catalog.find(slug))
        if (folder_of(package) / "art").is_dir():
            _walk(folder_of(package) / "art", f"art/{slug}/", found)
        for name in OF_A_GAME:
            file = file_of(package, "page", name)
            if file.is_file():
                found[f"games/{slug}/{name}"] = _with_imports(file.read_bytes(), folder_of(package) / "page")
    return Assets(found, root)


def _with_imports(sheet: bytes, folder: Traversable) -> bytes:
    return _IMPORT.sub(lambda found: (folder / found[1].decode()).read_bytes(), sheet)


def _walk(folder: Traversable, prefix: str, found: dict[str, bytes]) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            _walk(entry, f"{prefix}{entry.name}/", found)
        elif entry.name.rpartition(".")[2] in TYPES:
            found[prefix + entry.name] = entry.read_bytes()


_SHORTER: dict[str, Callable[[str], str]] = {"css": shorter_sheet, "js": jsmin}


def _asset(name: str, body: bytes) -> Asset:
    kind = name.rpartition(".")[2]
    if name.startswith("art/") or name.endswith("poster.svg"):
        body = sheet(body.decode()).encode()
    elif kind in _SHORTER:  # comments are for those who read the sources
        body = _SHORTER[kind](body.decode()).encode()
    return Asset(body, TYPES[kind])
