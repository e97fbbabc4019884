"""How each event of Quintet is shown: icon, sound, the way of its card."""

from collections.abc import Mapping
from typing import Final

from croupier.engine import Event
from croupier.games.quintet.rules import events
from croupier.kit import Shown

SHOWN: Final[Mapping[Event, Shown]] = {
    events.GAME_STARTED: Shown("cards", telling=0),
    events.TURN_STARTED: Shown(heading=True),
    events.DREW: Shown("cards", "deal", "library@seat>hand@seat", telling=0),
    events.SKIPPED_DRAW: Shown("cards", telling=0),
    events.PLAYED: Shown("bolt", "land", "hand@seat>stage", telling=2),
    events.PLAYED_NOTHING: Shown("no"),
    events.REACTED: Shown("hat", "land", "hand@seat>stage", telling=3),
    events.PASSED: Shown("no", telling=0),
    events.ESTABLISHED: Shown(way="stage>battlefield@seat", telling=0),
    events.COUNTERED: Shown("no", "cut", "stage>graveyard@seat", telling=0),
    events.PAID: Shown("grave", "deal", "hand@seat>graveyard@seat", telling=0),
    events.COULD_NOT_PAY: Shown("no", telling=0),
    events.DECLINED: Shown("no", telling=0),
    events.NO_TARGET: Shown("no", telling=0),
    events.HERALD_DRAWS: Shown("trumpet", telling=0),
    events.KILLED: Shown("dagger", "hit", "battlefield@target>graveyard@target", telling=3),
    events.WITCH_CHOSE: Shown("cauldron", telling=3),
    events.WITCH_DISCARDED: Shown("grave", "deal", "hand@seat>graveyard@seat", telling=0),
    events.NO_CARD: Shown("cauldron", telling=0),
    events.RETURNED: Shown("skull", "deal", "graveyard@seat>hand@seat", telling=2),
    events.OVERFLOWED: Shown("grave", "deal", "hand@seat>graveyard@seat", telling=0),
    events.TURN_ENDED: Shown("hourglass", quiet=True),
    events.ELIMINATED: Shown("no", telling=4),
    events.WON: Shown("crown", "win", telling=4),
}
