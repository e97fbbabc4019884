"""How each event of Confluence is shown: icon, sound, the way of its card."""

from collections.abc import Mapping
from typing import Final

from croupier.engine import Event
from croupier.games.confluence.effects.designs import STREAM_ICONS, VERB_ICONS
from croupier.games.confluence.rules import events
from croupier.kit import Change, Plain, Shown

SIDE_ICONS: Final = {"attack": "sword", "defence": "shield"}
SIDE_WORDS: Final = {"attack": "attack", "defence": "wall"}
"""How messages of the table call the sides."""
PROPERTY_ICONS: Final = {"flight": "wing"}
"""The icons of properties that are not called as these are."""


def _verb(event: Plain) -> str:
    return VERB_ICONS[event["verb"]]


def _side(event: Plain) -> str:
    return SIDE_ICONS[event["side"]]


def _stream(event: Plain) -> str:
    return STREAM_ICONS[event["stream"]]


def _power(event: Plain) -> str:
    return property_icon(event["power"])


def property_icon(power: str) -> str:
    """The icon of a property."""
    return PROPERTY_ICONS.get(power, power)


SHOWN: Final[Mapping[Event, Shown]] = {
    events.ROUND: Shown("hourglass", "bell", heading=True, closes=True),
    events.PHASE: Shown(heading=True, closes=True),
    events.FIRST_CARD: Shown("lead", "deal", "deck>common", telling=0),
    events.DEALT: Shown("cards", "deal", "deck>hand@seat", telling=0),
    events.PASSED: Shown("check"),
    events.STOPPED: Shown("stop"),
    events.DONE: Shown("check", quiet=True, telling=0),
    events.EMPTY_HAND: Shown("no", telling=0),
    events.RESHUFFLED: Shown("deck", telling=0),
    events.NOTHING_LEFT: Shown("no", telling=0),
    events.NO_FIRST_CARD: Shown("no", telling=0),
    events.GAINED_NOTHING: Shown("no", telling=0),
    events.NO_GAIN_ANY_MORE: Shown("no", telling=0),
    events.LAID: Shown(sound="land", way="hand@seat>pool@seat"),
    events.APPOINTED: Shown(_stream, telling=0),
    events.ANNOUNCED_ATTACK: Shown("sword", telling=4),
    events.ANNOUNCED_WALL: Shown("shield", telling=3),
    events.SET_OFF: Shown(_verb, telling=2),
    events.ACTIVATED: Shown(_verb, "coin", telling=2),
    events.SETTLED: Shown(_verb, "land", opens="effects", telling=3),
    events.NOTHING: Shown("no", telling=0),
    events.DECLINED: Shown("no", telling=0),
    events.REMOVED: Shown("no", "cut", telling=3),
    events.TAKEN_OVER: Shown("usurp", telling=3),
    events.COPIED: Shown("echo"),
    events.MOVED: Shown("swap"),
    events.CHANGED: Shown(_side, telling=0),
    events.STAYED: Shown(_side, telling=0),
    events.CAPPED: Shown("lid", telling=0),
    events.CLOSED: Shown("lock", telling=0),
    events.GRANTED: Shown(_power, telling=0),
    events.RELIEVED: Shown("rebate", telling=0),
    events.LOST_LIFE: Shown("claw", "hit", telling=0, changes=(Change("life", "number", -1),)),
    events.GAINED_LIFE: Shown("heart", telling=0, changes=(Change("life", "number"),)),
    events.TOOK: Shown("cards", "deal", telling=0),
    events.SWAPPED: Shown("swap", telling=0),
    events.THROWN: Shown("grave", telling=0),
    events.UPROOTED: Shown("uproot", telling=3),
    events.LEFT_COMMON: Shown("grave", telling=0),
    events.CAME_TO_COMMON: Shown("lead", telling=0),
    events.EARNED: Shown("debt", telling=0),
    events.PAID: Shown("debt", "coin", telling=0),
    events.OVERRUN: Shown("claw", "hit", telling=0, changes=(Change("life", "number", -1),)),
    events.AIMED: Shown("sword", telling=0),
    events.MET_WALL: Shown("shield", "hit", opens="combat", telling=3),
    events.MET_BANK: Shown("bank", "hit", opens="combat", telling=3),
    events.MET_NOTHING: Shown("claw", "hit", opens="combat", telling=3),
    events.COMBAT_DAMAGE: Shown("claw", telling=0, changes=(Change("life", "number", -1),)),
    events.ERODED: Shown("erode", telling=0),
    events.LEECHED: Shown("leech", telling=0, changes=(Change("life", "number"),)),
    events.PRICKED: Shown("thorns", telling=0, changes=(Change("life", "number", -1),)),
    events.DISSOLVED: Shown("link", quiet=True, telling=0),
    events.HIGH_WATER: Shown("highwater", "bell", opens="water", telling=0, changes=(Change("life", "number", -1),)),
    events.ELIMINATED: Shown("skull", "cut", telling=5),
    events.HAND_LOST: Shown("grave", telling=0),
    events.WON: Shown("winner", "win", telling=5),
    events.WON_AMONG_FALLEN: Shown("winner", "win", telling=5),
    events.SHARED: Shown("winner", "win", telling=0),
}
