"""Fingers: on a phone whatever is tapped is at least 44 pixels wide and high, and long lists are grids."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.moments import of_perils, of_quintet, of_zynalith
from tests.browser.people import at_rest
from tests.browser.table import Table
from tests.server.serving import Server

pytestmark = pytest.mark.browser

PHONE = (390, 844)
SMALL = """() => {
    const HIT = 44, found = [];
    const grown = (one) => {  // what its ::after adds is tapped as well
        const box = one.getBoundingClientRect();
        const more = getComputedStyle(one, "::after");
        const px = (value) => Math.min(0, parseFloat(value) || 0);
        const added = more.content !== "none" && more.position === "absolute" && more.pointerEvents !== "none";
        if (!added) return [box.width, box.height];
        return [box.width - px(more.left) - px(more.right), box.height - px(more.top) - px(more.bottom)];
    };
    const tapped = "button, a[href], select, summary, input:not([type=hidden]), label.choice";
    for (const one of document.querySelectorAll(tapped)) {
        if (!one.checkVisibility({ checkVisibilityCSS: true })) continue;
        if (one.closest("p, .lines, .skip, label.choice") || one.matches(".skip, .vh")) continue;
        const [width, height] = grown(one);
        if (width < 1 || height < 1) continue;
        const size = `${Math.round(width)}x${Math.round(height)}`;
        if (Math.round(width) < HIT || Math.round(height) < HIT)
            found.push(`${one.tagName.toLowerCase()}#${one.id}.${one.className} ${size}`);
    }
    return found;
}"""
"""What is smaller than a finger; links inside of a sentence are not meant."""


def small(page: Page) -> list[str]:
    """What can be tapped on the page and is too small."""
    at_rest(page)
    found: list[str] = page.evaluate(SMALL)
    return found


@pytest.mark.parametrize("path", ["/", "/new", "/join", "/games/zynalith/cards"])
def test_pages_are_made_for_fingers(person: Person, path: str) -> None:
    page = person(*PHONE, has_touch=True, is_mobile=True)
    page.goto(path)
    assert small(page) == []


def test_the_lobby_is_made_for_fingers(person: Person) -> None:
    page = person(*PHONE, has_touch=True, is_mobile=True)
    page.goto("/new?friends=yes")
    page.fill("[name=name]", "Mara")
    page.click("#new-form button.ink")
    page.wait_for_selector("#live[data-status=waiting]")
    assert small(page) == []


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", ["quintet", "zynalith", "perils"])
def test_tables_are_made_for_fingers(person: Person, house: Server, game: str, players: int) -> None:
    page = person(*PHONE, has_touch=True, is_mobile=True)
    moments = {"quintet": of_quintet, "zynalith": of_zynalith, "perils": of_perils}[game](players)
    for name in {"quintet": ("play", "kill"), "zynalith": ("turn",), "perils": ("turn", "attack", "life")}[game]:
        Table.at(house, moments[name]).down(page)
        assert small(page) == [], name


@pytest.mark.parametrize("game", ["quintet", "zynalith", "perils"])
def test_the_cards_of_a_game_are_a_grid_on_a_phone(person: Person, game: str) -> None:
    """Three beside each other; one that is tapped is large in its place."""
    page = person(*PHONE, has_touch=True, is_mobile=True)
    page.goto(f"/games/{game}/cards")
    at_rest(page)
    faces = page.locator(".gallery .card").count()
    high = page.evaluate("document.documentElement.scrollHeight")
    assert high <= max(PHONE[1], 220 + 150 * -(-faces // 3))
    card = page.locator(".gallery li").nth(3)
    card.locator("a").tap()
    page.wait_for_function("() => document.querySelector('.gallery :target')?.getBoundingClientRect().width > 250")
    assert card.locator(".tx").is_visible()
