"""The story of the stacks: what has been carried out in this round, and what came of each effect."""

from typing import Final, NamedTuple

from croupier.games.confluence.page.film import effects
from croupier.games.confluence.page.shown import property_icon
from croupier.games.confluence.rules import terms
from croupier.kit import NOTHING_SAID, Page, Piece, Plain, Sentence, figure, joined, pieces, signed

ARROW: Final = "\N{RIGHTWARDS ARROW}"
WHILE_IT_COUNTS: Final = (terms.STACKS, terms.COST, terms.ENDING)
"""The phases in which one wants to know what the stacks have done."""


class Settled(NamedTuple):
    """An effect that has been carried out in this round, and what came of it."""

    told: Plain
    result: Sentence


def settled(page: Page) -> list[Settled]:
    """What has been carried out since the phase of stacks began."""
    begun = [n for n, e in enumerate(page.log) if e["event"] == "phase" and e["phase"] == terms.STACKS]
    if not begun or page.view["phase"] not in WHILE_IT_COUNTS:
        return []
    found = effects(page.log[begun[-1] :])
    now = page.view["facts"]["stacks"]["settling"]
    return [
        Settled(one.told, joined([_result(page, event) for event in one.results], ", "))
        for one in (found[:-1] if now else found)
    ]


def _result(page: Page, event: Plain) -> Sentence:
    """What came of an effect, as short as can be."""
    name = event["event"]
    who = f"{page.table.name(event['seat'])} " if "seat" in event else ""
    if name == "changed":
        return pieces(f"{who}{event['before']} {ARROW} {event['points']}")
    if name == "stayed":
        return pieces(f"{who}= {event['points']}")
    if name == "capped":
        return pieces(f"{who}{ARROW} {event['points']}")
    if name in ("lost-life", "gained-life"):
        number = event["number"] if name == "gained-life" else -event["number"]
        return (*pieces(who), figure("heart", page.speaker.zone("life"), signed(number)))
    if name == "granted":
        meaning = page.speaker.say(f"verb-grant-{event['power']}")
        return (*pieces(who), Piece("", bold=True, icon=property_icon(event["power"]), meaning=meaning))
    return pieces(page.speaker.say("event-nothing", why=event["why"])) if name == "nothing" else NOTHING_SAID
