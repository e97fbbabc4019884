"""Takes the pictures of the documentation: `python -m tests.browser.screenshots [FOLDER]`."""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, House, choose, chromium, deal, my_turn

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
LOOKS = [("desktop", "light", "en"), ("desktop", "dark", "de"), ("phone", "light", "fr"), ("phone", "dark", "en")]


def take(page: Page, folder: Path, name: str) -> None:
    """One picture, once everything has come to rest."""
    page.wait_for_timeout(900)
    page.screenshot(path=folder / f"{name}.png")
    print(f"{name}.png")


def window(page: Page) -> None:
    """Play until one may react with something on the battlefields."""
    dice = random.Random(7)
    for _ in range(300):
        if not my_turn(page):
            deal(page)
            continue
        lines = int(page.get_attribute("#live", "data-line") or 0)
        if lines > 30 and page.query_selector("#act-wizard:not([disabled])"):
            return
        choose(page, dice)


def tour(browser: Browser, house: House, folder: Path, look: tuple[str, str, str]) -> None:
    """Home, rulebook, a table, its window, its end, its replay."""
    size, scheme, language = look
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=house.url,
        color_scheme="dark" if scheme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    end = f"{size}-{scheme}-{language}"
    page.goto("/")
    take(page, folder, f"home-{end}")
    page.goto("/games/quintet/rules")
    take(page, folder, f"rules-{end}")
    page.goto("/new")
    page.fill("[name=name]", "Mara")
    page.click("#new-form button.ink")
    page.wait_for_selector(".invite")
    take(page, folder, f"waiting-{end}")
    deal(page)
    window(page)
    take(page, folder, f"table-{end}")
    dice = random.Random(1)
    while my_turn(page):
        choose(page, dice)
    take(page, folder, f"end-{end}")
    page.click("a[href*='/replay?']")
    page.wait_for_selector("#reel")
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
            for look in LOOKS:
                tour(browser, house, folder, look)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
