"""Looks at whole matches for what cannot be read: `python -m tests.browser.wander [GAME ...] [--seed 1] [--to FOLDER]`.

The tests look at moments that were laid out; here bots and dice come to the others. Each kind of fault is told once a
match, with a picture.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import croupier
from croupier import catalog
from croupier.bots import bot
from croupier.engine import Match
from croupier.text import LANGUAGES
from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.sight import faults_and_unread
from tests.browser.table import Table
from tests.server.serving import Server

SIZES = [(360, 640), (1280, 800)]
SEEN = 0.08
"""Of the questions to the first seat so many are looked at,"""
EVERY = 40
"""and every so many choices the page of who waits."""

NOTHING_MISSED = "setInterval(() => document.querySelector('#away[open]')?.close(), 20)"
"""Who comes back to a table is told what was missed, in a dialog: it is shut."""


def wander(house: Server, page: Page, match: Match, language: str, dice: random.Random) -> Iterator[str]:
    """Play a match between people to its end; gives what is wrong with the page of the first seat, and where."""
    table = Table(house, match, people=match.players)
    known: set[tuple[str, ...]] = set()
    made = 0
    while not match.over:
        decision = match.decisions[0]
        asked = decision.name if decision.seat == 0 else "waiting"
        if (decision.seat == 0 and dice.random() < SEEN) or made % EVERY == EVERY - 1:
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                table.down(page)
                for what in faults_and_unread(page, width, height, match.game, language):
                    kind = (asked, str(width), what.rpartition(": ")[2][:40])
                    if kind not in known:
                        known.add(kind)
                        yield f"{match.game.slug}-{match.players}-{language}-{width}-{made} {asked}: {what}"
        sure = dice.random() < 0.6
        key = decision.keys[bot("easy").choose(match, decision.seat, made)] if sure else dice.choice(decision.keys)
        table.choose(decision.seat, key)
        match.choose(decision.seat, key)
        made += 1


def look(browser: Browser, house: Server, games: list[str], seed: int, folder: Path) -> int:
    """Two matches of each game, with the fewest and the most seats; gives how much was found."""
    dice, found = random.Random(seed), 0
    for game in games:
        for players in sorted({*catalog.find(game).seats}):
            language = dice.choice(LANGUAGES)
            print(f"{game}, {players} seats, {language}", file=sys.stderr)
            context = browser.new_context(
                base_url=house.url, reduced_motion="reduce", color_scheme=dice.choice(("light", "dark"))
            )
            context.set_default_timeout(PATIENCE)
            context.add_init_script(f"localStorage.setItem('hints-off', 'yes'); {NOTHING_MISSED}")
            context.add_cookies([{"name": "language", "value": language, "url": house.url}])
            page = context.new_page()
            match = croupier.start(game, players=players, seed=seed)
            for what in wander(house, page, match, language, dice):
                found += 1
                print(what, flush=True)
                page.screenshot(path=folder / f"{what.partition(' ')[0]}.png")
            context.close()
    return found


def main() -> int:
    """Look at the games, and say what is wrong; 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[], metavar="GAME", help="all of the house if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--to", type=Path, default=Path(tempfile.gettempdir()) / "wander", metavar="FOLDER", help="of the pictures"
    )
    options = parser.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Server(Path(folder), cold=False)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        found = look(browser, house, options.games or list(catalog.ours()), options.seed, options.to)
        browser.close()
        house.stop()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
