"""How each event of Confluence is shown: icon, sound, the way of its card."""

from collections.abc import Mapping
from typing import Final

from croupier.engine import Event
from croupier.games.confluence.cards.designs import STREAM_ICONS, VERB_ICONS
from croupier.games.confluence.rules import events
from croupier.kit import Plain, Shown

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
    events.FIRST_CARD: Shown("lead", "deal", "deck>common"),
    events.DEALT: Shown("cards", "deal", "deck>hand@seat"),
    events.PASSED: Shown("check"),
    events.STOPPED: Shown("stop"),
    events.DONE: Shown("check", quiet=True),
    events.EMPTY_HAND: Shown("no"),
    events.RESHUFFLED: Shown("deck"),
    events.NOTHING_LEFT: Shown("no"),
    events.NO_FIRST_CARD: Shown("no"),
    events.GAINED_NOTHING: Shown("no"),
    events.NO_GAIN_ANY_MORE: Shown("no"),
    events.LAID: Shown(sound="land", way="hand@seat>pool@seat"),
    events.APPOINTED: Shown(_stream),
    events.ANNOUNCED_ATTACK: Shown("sword"),
    events.ANNOUNCED_WALL: Shown("shield"),
    events.SET_OFF: Shown(_verb),
    events.ACTIVATED: Shown(_verb, "coin"),
    events.SETTLED: Shown(_verb, "land", opens="effects"),
    events.NOTHING: Shown("no"),
    events.DECLINED: Shown("no"),
    events.REMOVED: Shown("no", "cut"),
    events.TAKEN_OVER: Shown("usurp"),
    events.COPIED: Shown("echo"),
    events.MOVED: Shown("swap"),
    events.CHANGED: Shown(_side),
    events.STAYED: Shown(_side),
    events.CAPPED: Shown("lid"),
    events.CLOSED: Shown("lock"),
    events.GRANTED: Shown(_power),
    events.RELIEVED: Shown("rebate"),
    events.LOST_LIFE: Shown("claw", "hit"),
    events.GAINED_LIFE: Shown("heart"),
    events.TOOK: Shown("cards", "deal"),
    events.SWAPPED: Shown("swap"),
    events.THROWN: Shown("grave"),
    events.UPROOTED: Shown("uproot"),
    events.LEFT_COMMON: Shown("grave"),
    events.CAME_TO_COMMON: Shown("lead"),
    events.EARNED: Shown("debt"),
    events.PAID: Shown("debt", "coin"),
    events.OVERRUN: Shown("claw", "hit"),
    events.AIMED: Shown("sword"),
    events.MET_WALL: Shown("shield", "hit", opens="combat"),
    events.MET_BANK: Shown("bank", "hit", opens="combat"),
    events.MET_NOTHING: Shown("claw", "hit", opens="combat"),
    events.COMBAT_DAMAGE: Shown("claw"),
    events.ERODED: Shown("erode"),
    events.LEECHED: Shown("leech"),
    events.PRICKED: Shown("thorns"),
    events.DISSOLVED: Shown("link", quiet=True),
    events.HIGH_WATER: Shown("highwater", "bell", opens="water"),
    events.ELIMINATED: Shown("skull", "cut"),
    events.HAND_LOST: Shown("grave"),
    events.WON: Shown("winner", "win"),
    events.WON_AMONG_FALLEN: Shown("winner", "win"),
    events.SHARED: Shown("winner", "win"),
}
