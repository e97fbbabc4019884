"""Takes the pictures of the documentation: `python -m tests.browser.screenshots [FOLDER]`.

Those that a document shows are kept in `docs/screenshots`; into another folder go all.
Seeds are chosen and choices are made through the JSON door, so the same pictures come out again until the look, the
rules or a bot changes.
"""

import argparse
import random
import re
import tempfile
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

import croupier
from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.people import FILM, REST, at_rest
from tests.browser.table import Table
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LOOKS = [("desktop", "light", "en"), ("desktop", "dark", "de"), ("phone", "light", "fr")]
Asked = dict[str, Any]  # Any: JSON


class Guest(Table):
    """A table with one person and some bots; the person chooses by dice, and leans to doing something."""

    def __init__(self, house: Server, game: str, bots: int, seed: int) -> None:
        super().__init__(house, croupier.start(game, players=bots + 1, seed=seed), bot="greedy")
        self.dice = random.Random(seed)

    def play_until(self, wanted: Callable[[Asked], bool]) -> bool:
        """Choose until a question is as wanted (True) or the match is over (False)."""
        while asked := self.asked():
            if wanted(asked):
                return True
            keys = [option["key"] for option in asked["options"]]
            deeds = [key for key in keys if key.split(":")[0] not in ("pass", "decline", "sell", "swap", "switch")]
            self.choose(0, self.dice.choice(deeds or keys))
        return False


def guest_at(house: Server, game: str, bots: int, seed: int, wanted: Callable[[Asked], bool]) -> Guest:
    """A table at a question as wanted, of the first deal from this seed on that comes to one."""
    for one in range(seed, seed + 20):
        guest = Guest(house, game, bots, one)
        if guest.play_until(wanted):
            return guest
    raise LookupError(game)


def after(made: int) -> Callable[[Asked], bool]:
    """The question after so many choices."""
    choices = count()
    return lambda _: next(choices) >= made


@cache
def shown() -> set[str]:
    """The names of the pictures in the documents."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return {name for page in pages for name in re.findall(r"screenshots/([\w-]+)\.png", page.read_text("utf-8"))}


def take(page: Page, folder: Path, name: str) -> None:
    """One picture, once everything has come to rest and no film is running."""
    page.wait_for_load_state("load")
    page.wait_for_selector(f"{REST}, {FILM}")
    if page.is_visible("#away[open]"):  # what happened while the choices came in by the other door
        page.keyboard.press("Escape")
    if page.is_visible("#film"):
        page.dispatch_event("[data-film-do=skip]", "click")
    at_rest(page)
    if folder != FOLDER or name in shown():
        page.screenshot(path=folder / f"{name}.png")


def tour(browser: Browser, house: Server, folder: Path, look: tuple[str, str, str]) -> None:
    """Home, the tables in the thick of it, the end; in the first look the waiting room and a replay as well."""
    size, scheme, language = look
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=house.url,
        color_scheme="dark" if scheme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    end = f"{size}-{scheme}-{language}"
    page.goto("/")
    take(page, folder, f"home-{end}")
    if look is LOOKS[0]:
        page.goto("/new?friends=yes")
        page.fill("[name=name]", "Mara")
        page.click("#new-form button.ink")
        page.wait_for_selector(".invite")
        take(page, folder, f"waiting-{end}")

    quintet = guest_at(house, "quintet", 1, 11, lambda asked: asked["name"] == "react" and asked["turn"] > 5)
    quintet.sit(page)
    take(page, folder, f"table-{end}")
    guest_at(house, "zynalith", 1, 5, after(34)).sit(page)
    take(page, folder, f"zynalith-{end}")
    countering = guest_at(house, "zynalith", 1, 5, lambda a: a["name"] == "counter" and len(a["options"]) > 3)
    countering.sit(page)
    take(page, folder, f"zynalith-window-{end}")
    perils = guest_at(house, "perils", 2, 4, lambda asked: asked["name"] == "turn" and asked["turn"] == 4)
    perils.sit(page)
    take(page, folder, f"perils-{end}")
    perils.play_until(lambda asked: asked["name"] == "pick")
    perils.sit(page)
    take(page, folder, f"perils-draft-{end}")

    for game, made in (("confluence", 60), ("wildlands", 90)):
        guest_at(house, game, 1, 4, after(made)).sit(page)
        take(page, folder, f"{game}-{end}")

    quintet.play_until(lambda _: False)
    quintet.sit(page)
    page.wait_for_selector("#end")
    take(page, folder, f"end-{end}")
    if look is LOOKS[0]:
        page.click("a[href*='/replay?']")
        page.wait_for_selector("#reel")
        for _ in range(9):
            at_rest(page)
            page.keyboard.press("ArrowRight")
        take(page, folder, f"replay-{end}")
    context.close()


def main() -> None:
    """All looks, into the folder."""
    parser = argparse.ArgumentParser(description="Take the pictures of the documentation.")
    parser.add_argument("folder", nargs="?", metavar="FOLDER", type=Path, default=FOLDER, help="instead of %(default)s")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for look in track(LOOKS, "Taking pictures"):
                tour(browser, house, folder, look)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
