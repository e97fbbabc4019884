"""Where on the table an answer is chosen, and in which part of it that lies."""

from collections.abc import Mapping
from typing import Any

from croupier.games.wildlands.rules.options import PORTAL
from croupier.kit import Page


def place(page: Page, key: str) -> str:
    """The place on the table that chooses an answer: `wild-t_salt_lick`, `unit-2d1`; '' if it needs a button."""
    deed = page.table.read(key)
    given: Mapping[str, Any] = deed.arguments  # Any: as verbs declare them
    card = given.get("card", PORTAL)  # a target that is no territory
    match deed.verb:
        case "reinforce" | "buy":
            return f"{deed.verb}-{card}"
        case "claim":
            return f"claim-{given['value']}"
        case "attack" | "attack_wild" | "target":
            against = page.view["defender"] if deed.verb == "target" else given.get("target", -1)
            return f"wild-{card}" if against < 0 else f"land-{against}-{card}"
        case "tap" | "tap_claim":
            return f"land-{page.me}-{card}"
        case "unit" | "use" if given:
            return f"unit-{given['front']}{given['side']}{given['place']}"
        case "front" | "surge":
            return f"front-{given['front']}"
        case "pay":
            return f"pay-{card}"
        case "pay_crystal" | "crystal":
            return f"hand-crystal_{given['value']}"
        case "discard" | "play":
            return f"{'revealed' if page.table.question == 'muster' else 'hand'}-{card}"
    return ""


def part_of(page: Page, where: str) -> str:
    """The part of the table in which a place lies; '' for what is in no part."""
    what, _, about = where.partition("-")
    if what == "land":
        return "world" if about.startswith(f"{page.me}-") else "rivals"
    return {"wild": "wild", "buy": "row", "claim": "row", "reinforce": "world", "hand": "hand"}.get(what, "")
