"""Takes the pictures that chats show beside an invitation: `python -m tests.browser.previews`.

Chats take no SVG. So each game's poster and title are printed once, when they change, as `preview.png` of its page.
"""

import hashlib
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from croupier import catalog
from croupier.text.bundle import folder_of, package_of
from tests.browser.conftest import FLAGS, chromium
from tests.browser.people import at_rest
from tests.server.serving import ROOT, Server

SIZE = (1200, 630)
"""Width and height in pixels, as chats ask for."""

PRINTED = """game => {
  const bill = document.querySelector(`li[data-game="${game}"]`);
  const copy = (one) => {
    const found = one.cloneNode(true);
    found.removeAttribute("class");
    return found;
  };
  const [poster, title] = [bill.querySelector("figure svg"), bill.querySelector(".pt svg")].map(copy);
  const house = copy(document.querySelector(".wordmark"));
  const page = document.createElement("div");
  page.dataset.game = game;
  page.className = "i-poster";
  page.style.cssText = "position: fixed; inset: 0; z-index: 999; display: flex; background: var(--s)";
  poster.style.cssText = "width: 680px; height: 630px; flex: none";
  poster.setAttribute("preserveAspectRatio", "xMidYMid slice");
  const words = document.createElement("div");
  words.style.cssText = "flex: 1; background: #fbf6e9; color: #1a1519; border-left: 10px solid #1a1519; "
    + "padding: 90px 44px 60px; display: flex; flex-direction: column; justify-content: space-between";
  title.style.cssText = "width: 100%; height: auto";
  house.style.cssText = "width: 240px; height: auto";
  words.append(title, house);
  page.append(poster, words);
  document.body.append(page);
}"""


def printed_of(game: str) -> bytes:
    """The mark of what a game's picture is made of: poster, title and colours. The picture bears it."""
    folder = folder_of(package_of(catalog.find(game))) / "page"
    made_of = b"".join((folder / name).read_bytes() for name in ("poster.svg", "title.svg", "inks.css"))
    return hashlib.sha256(made_of).hexdigest().encode()


def _marked(picture: bytes, mark: bytes) -> bytes:
    """A PNG with a mark, in a chunk of text before its end."""
    chunk = b"tEXtSource\0" + mark
    size, check = (len(chunk) - 4).to_bytes(4), zlib.crc32(chunk).to_bytes(4)
    return picture[:-12] + size + chunk + check + picture[-12:]


def pictures() -> Iterator[tuple[str, bytes]]:
    """Each game with its picture, as PNG."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB", color_scheme="light")
        page.goto(house.url)
        for game in catalog.names():
            page.evaluate(PRINTED, game)
            at_rest(page)
            yield game, _marked(page.screenshot(), printed_of(game))
        browser.close()
        house.stop()


def main() -> None:
    """Print all."""
    for game, picture in pictures():
        package = package_of(catalog.find(game)).replace(".", "/")
        (ROOT / "src" / package / "page" / "preview.png").write_bytes(picture)


if __name__ == "__main__":
    main()
