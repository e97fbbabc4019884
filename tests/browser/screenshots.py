"""Takes the pictures of the documentation: `python -m tests.browser.screenshots [FOLDER]`.

Seeds are chosen and choices are made through the JSON door, so the same pictures come out again until the look, the
rules or a bot changes.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from tests.browser.conftest import FLAGS, House, at_table, chromium, take_seat

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LOOKS = [("desktop", "light", "en"), ("desktop", "dark", "de"), ("phone", "light", "fr")]
Asked = dict[str, Any]  # Any: JSON


class Guest:
    """A table with one person and some bots; the person chooses by dice, and leans to doing something."""

    def __init__(self, house: House, game: str, bots: int, seed: int) -> None:
        names = ("Tomas", "Ines", "Béla")[:bots]
        seats = [{"kind": "human", "name": "Mara"}, *({"kind": "bot", "name": n, "bot": "greedy"} for n in names)]
        self.door = f"{house.url}/api/tables"
        made = httpx.post(self.door, json={"game": game, "seats": seats, "seed": seed, "reaction_floor": 0})
        self.table = made.raise_for_status().json()["id"]
        self.token = made.json()["seats"][0]["token"]
        self.url = house.url
        self.dice = random.Random(seed)

    def asked(self) -> Asked:
        """The person's open question; {} when the match is over."""
        bearer = {"Authorization": f"Bearer {self.token}"}
        for _ in range(600):
            shown = httpx.get(f"{self.door}/{self.table}", headers=bearer).json()
            if shown["over"]:
                return {}
            mine = [one for one in shown["decisions"] if one["seat"] == 0 and one["options"]]
            if mine:
                return {**mine[0], "turn": shown["view"].get("turn", 0)}
            time.sleep(0.05)
        raise TimeoutError("Nobody is asked.")

    def play_until(self, wanted: Callable[[Asked], bool]) -> bool:
        """Choose until a question is as wanted (True) or the match is over (False)."""
        while asked := self.asked():
            if wanted(asked):
                return True
            keys = [option["key"] for option in asked["options"]]
            deeds = [key for key in keys if key.split(":")[0] not in ("pass", "decline", "sell", "swap", "switch")]
            key = self.dice.choice(deeds or keys)
            bearer = {"Authorization": f"Bearer {self.token}"}
            answer = {"decision": asked["id"], "key": key}
            httpx.post(f"{self.door}/{self.table}/choices", json=answer, headers=bearer).raise_for_status()
        return False

    def show(self, page: Page) -> None:
        """The table as the person sees it."""
        take_seat(page, self.url, self.table, 0, self.token)
        at_table(page, "#main")


def take(page: Page, folder: Path, name: str) -> None:
    """One picture, once everything has come to rest and no film is running."""
    page.wait_for_load_state("load")
    if page.is_visible("#away[open]"):  # what happened while the choices came in by the other door
        page.keyboard.press("Escape")
    if page.is_visible("#film"):
        page.dispatch_event("[data-film-do=skip]", "click")
    page.wait_for_timeout(900)
    page.screenshot(path=folder / f"{name}.png")


def tour(browser: Browser, house: House, folder: Path, look: tuple[str, str, str]) -> None:
    """Home, the three tables in the thick of it, the end; in the first look the waiting room and a replay as well."""
    size, scheme, language = look
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=house.url,
        color_scheme="dark" if scheme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    context.set_default_timeout(30_000)
    page = context.new_page()
    end = f"{size}-{scheme}-{language}"
    page.goto("/")
    take(page, folder, f"home-{end}")
    if look is LOOKS[0]:
        page.goto("/new")
        page.fill("[name=name]", "Mara")
        page.click("#new-form button.ink")
        page.wait_for_selector(".invite")
        take(page, folder, f"waiting-{end}")

    quintet = Guest(house, "quintet", 1, seed=11)
    quintet.play_until(lambda asked: asked["name"] == "react" and asked["turn"] > 5 and len(asked["options"]) > 1)
    quintet.show(page)
    take(page, folder, f"table-{end}")
    zynalith = Guest(house, "zynalith", 1, seed=5)
    turns = iter(range(1000))
    zynalith.play_until(lambda _: next(turns) == 34)
    zynalith.show(page)
    take(page, folder, f"zynalith-{end}")
    if zynalith.play_until(lambda asked: asked["name"] == "counter" and len(asked["options"]) > 3):
        zynalith.show(page)
        take(page, folder, f"zynalith-window-{end}")
    perils = Guest(house, "perils", 2, seed=4)
    perils.play_until(lambda asked: asked["name"] == "turn" and asked["turn"] == 4)
    perils.show(page)
    take(page, folder, f"perils-{end}")
    perils.play_until(lambda asked: asked["name"] == "pick")
    perils.show(page)
    take(page, folder, f"perils-draft-{end}")

    quintet.play_until(lambda _: False)
    quintet.show(page)
    page.wait_for_selector("#end")
    take(page, folder, f"end-{end}")
    if look is LOOKS[0]:
        page.click("a[href*='/replay?']")
        at_table(page, "#reel")
        for _ in range(9):
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(120)
        take(page, folder, f"replay-{end}")
    context.close()


def main() -> None:
    """All looks, into the folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place)).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for look in track(LOOKS, "Taking pictures"):
                tour(browser, house, folder, look)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
