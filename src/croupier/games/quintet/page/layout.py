"""What the table of Quintet shows beyond the bare view: lit slots, and how cards, icons and sounds go with events."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol


class Speaker(Protocol):
    """What this module needs of the text room: a game may not import it."""

    def say(self, message: str, **args: str | float) -> str:
        """Any message."""


EMBLEMS: Final = {
    "herald": "trumpet",
    "murderer": "dagger",
    "witch": "cauldron",
    "necromancer": "skull",
    "wizard": "hat",
}
KINDS: Final = tuple(EMBLEMS)

MOVES: Final = {
    "drew": "library@seat>hand@seat",
    "played": "hand@seat>stage",
    "reacted": "hand@seat>stage",
    "established": "stage>battlefield@seat",
    "countered": "stage>graveyard@seat",
    "paid": "hand@seat>graveyard@seat",
    "killed": "battlefield@target>graveyard@target",
    "witch-discarded": "hand@seat>graveyard@seat",
    "returned": "graveyard@seat>hand@seat",
    "overflowed": "hand@seat>graveyard@seat",
}
"""How the card of an event travels: from a zone to a zone, each `@` the seat the event names so."""

SOUNDS: Final = {
    "drew": "deal",
    "played": "land",
    "reacted": "land",
    "countered": "cut",
    "killed": "hit",
    "returned": "deal",
    "witch-discarded": "deal",
    "overflowed": "deal",
    "paid": "deal",
    "won": "win",
}
_ICONS: Final = {
    "game-started": "cards",
    "drew": "cards",
    "skipped-draw": "cards",
    "played": "bolt",
    "reacted": "hat",
    "passed": "no",
    "declined": "no",
    "played-nothing": "no",
    "no-target": "no",
    "countered": "no",
    "could-not-pay": "no",
    "paid": "grave",
    "overflowed": "grave",
    "witch-discarded": "grave",
    "witch-chose": "cauldron",
    "no-card": "cauldron",
    "herald-draws": "trumpet",
    "returned": "skull",
    "killed": "dagger",
    "eliminated": "no",
    "won": "crown",
    "turn-ended": "hourglass",
}

HEADINGS: Final = frozenset({"turn-started"})
"""Events that begin a new heading in the log."""

QUIET: Final = frozenset({"turn-ended"})
"""Events that need no line of their own on the page: the next heading says as much."""

View = Mapping[str, Any]  # Any: JSON
Log = Sequence[Mapping[str, Any]]  # Any: JSON


def icon(event: Mapping[str, Any]) -> str:  # Any: JSON
    """The icon before a line of the log."""
    return _ICONS.get(event["event"]) or EMBLEMS.get(event.get("card", ""), "bubble")


def established(view: View, seat: int) -> list[str]:
    """The characters on a battlefield that are not arriving any more; the arriving ones lie on top."""
    arriving = sum(1 for whose, _ in view["arriving"] if whose == seat)
    field: list[str] = view["battlefield"][seat]
    return field[: len(field) - arriving]


def kinds(view: View, seat: int) -> list[str]:
    """The lit slots of a seat, in the order of the slots."""
    there = set(established(view, seat))
    return [kind for kind in KINDS if kind in there]


def completes(view: View, seat: int, kind: str) -> bool:
    """Whether this kind would be the fifth on the seat's battlefield."""
    lit = kinds(view, seat)
    return len(lit) == len(KINDS) - 1 and kind not in lit


def just(log: Log, seat: int, kind: str) -> bool:
    """Whether this character was established by what was told last."""
    for event in reversed(log[-4:]):
        if event["event"] == "established":
            return bool(event["seat"] == seat and event["card"] == kind)
    return False


def returnable(view: View, seat: int, kind: str) -> int:
    """Copies of a kind in a graveyard."""
    pile: list[str] = view["graveyard"][seat]
    return pile.count(kind)


def where(speaker: Speaker, view: View, names: Sequence[str], me: int | None) -> str:
    """The line in the bar: which turn, whose, which phase."""
    active = view["active"]
    parts = [
        speaker.say("state-turn", value=view["turn"], number=view["turn"]),
        speaker.say("state-active", seat=names[active], seat_you="yes" if active == me else "no"),
        speaker.say("state-phase", value=view["phase"]),
    ]
    return " · ".join(parts)


def poster(log: Log) -> str:
    """The card printed large at the end: the one that completed the set, else the last that was played."""
    for event in reversed(log):
        if event["event"] in ("established", "played"):
            return str(event["card"])
    return KINDS[0]
