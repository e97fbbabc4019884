"""The story of the stacks: what has been carried out in this round, and what came of each effect."""

from functools import cached_property
from typing import Final, NamedTuple

from croupier.engine import Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.page.animation import effects
from croupier.games.confluence.page.shown import property_icon
from croupier.kit import NOTHING_SAID, Piece, Plain, Sentence, Table, figure, joined, pieces, signed

ARROW: Final = "\N{RIGHTWARDS ARROW}"
LABELS: Final = 9
"""So many effects have room in the column of the stacks on the smallest desk."""
LAST: Final = 2
"""So many of the bottom of the main stack are always in sight."""
WHILE_IT_COUNTS: Final = (terms.STACKS, terms.COST, terms.ENDING)
"""The phases in which one wants to know what the stacks have done."""


class Settled(NamedTuple):
    """An effect that has been carried out in this round, and what came of it."""

    told: Plain
    result: Sentence


class Column(NamedTuple):
    """The main stack from its top, where there is no room for all of it without its middle."""

    first: list[Plain]
    hidden: int
    mine: int
    """How many of the hidden effects are the viewer's."""
    last: list[Plain]


def column(view: Plain, done: int, me: Seat | None) -> Column:
    """The main stack beside everything else that waits and the effects that are done: its ends, if it is too long."""
    stacks = view["facts"]["stacks"]
    main = stacks["main"]
    others = done + len(stacks["instant"]) + sum(map(len, stacks["ending"])) + (stacks["settling"] is not None)
    room = max(LABELS - others, LAST + 2)
    if len(main) <= room:
        return Column(main, 0, 0, [])
    begin, end = room - LAST - 1, len(main) - LAST
    hidden = main[begin:end]
    return Column(main[:begin], len(hidden), sum(one["controller"] == me for one in hidden), main[end:])


def settled_so_far(table: Table) -> list[Settled]:
    """What has been carried out since the phase of stacks began."""
    if table.view["phase"] not in WHILE_IT_COUNTS:
        return []
    log = table.log
    places = reversed(range(len(log)))
    begun = next((at for at in places if log[at]["event"] == "phase" and log[at]["phase"] == terms.STACKS), None)
    if begun is None:
        return []
    found = effects(log[begun:])
    now = table.view["facts"]["stacks"]["settling"]
    return [
        Settled(one.told, joined([_result(table, event) for event in one.results], ", "))
        for one in (found[:-1] if now else found)
    ]


def _result(table: Table, event: Plain) -> Sentence:
    """What came of an effect, as short as can be."""
    name = event["event"]
    who = f"{table.name(event['seat'])} " if "seat" in event else ""
    if name == "changed":
        return pieces(f"{who}{event['before']} {ARROW} {event['points']}")
    if name == "stayed":
        return pieces(f"{who}= {event['points']}")
    if name == "capped":
        return pieces(f"{who}{ARROW} {event['points']}")
    if name in ("lost-life", "gained-life"):
        number = event["number"] if name == "gained-life" else -event["number"]
        return (*pieces(who), figure("heart", table.translator.zone("life"), signed(number)))
    if name == "granted":
        meaning = table.say(f"verb-grant-{event['power']}")
        return (*pieces(who), Piece("", bold=True, icon=property_icon(event["power"]), meaning=meaning))
    return pieces(table.say("event-nothing", why=event["why"])) if name == "nothing" else NOTHING_SAID


class Stacks:
    """The part of the page about effects that wait or have been carried out."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def settled(self) -> list[Settled]:
        """What has been carried out in this round, and what came of it."""
        return settled_so_far(self.table)

    def waits(self, key: str) -> Plain:
        """The effect that an option is about: `effect:2` of the main stack, `event:1` of the own events."""
        deed = self.table.read(key)
        number, stacks = int(deed.arguments["number"]), self.table.view["facts"]["stacks"]
        if deed.verb == "effect":
            told: Plain = stacks["main"][-number]
            return told
        return next(one for one in stacks["ending"][self.table.near] if one["order"] == number)

    @cached_property
    def column(self) -> Column:
        """The main stack as far as its column has room."""
        return column(self.table.view, len(self.settled), self.table.me)
