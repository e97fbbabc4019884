"""How each event of Wildlands is shown: icon, sound, the way of its card, its place in the film."""

from collections.abc import Mapping
from typing import Final

from croupier.engine import Event
from croupier.games.wildlands.cards.clauses import REACTION_ICON, TRIGGER_ICONS
from croupier.games.wildlands.effects.designs import ICONS
from croupier.games.wildlands.rules import events
from croupier.kit import Change, Plain, Shown

RECKONING: Final = "reckoning"
"""The frame of the film that shows how the fronts of a combat have ended."""
COLLAPSE: Final = "collapse"
"""The frame that shows a portal which has lost its last seal; in the reckoning, the step that tells of it."""


def _of_resource(event: Plain) -> str:
    return ICONS[event["resource"]]


def _of_trigger(event: Plain) -> str:
    return TRIGGER_ICONS.get(event["trigger"], REACTION_ICON)


SHOWN: Final[Mapping[Event, Shown]] = {
    events.FACTION: Shown("portal", "land"),
    events.ROUND: Shown("hourglass", "bell", heading=True, closes=True),
    events.BY_SCORE: Shown("star", telling=0),
    events.TURN: Shown(heading=True, closes=True),
    events.UNTAPPED_ALL: Shown("untap", telling=0),
    events.ROW_PASSED: Shown("undo", way="row>central-deck", telling=0),
    events.COLLAPSED: Shown("skull", "cut", step=COLLAPSE, telling=5),
    events.SCORED: Shown("star", closes=True, telling=0),
    events.WON: Shown("winner", "win", telling=5),
    events.SHARED: Shown("winner", "win", telling=0),
    events.DREW: Shown("cards", "deal", telling=0),
    events.SHUFFLED: Shown("deck", telling=0),
    events.DISCARDED: Shown("grave", telling=0),
    events.ENDED_TURN: Shown("check", closes=True, telling=0),
    events.KEPT: Shown("cards", telling=0),
    events.ROW_ADDED: Shown("cards", "deal", "central-deck>row", closes=True, telling=0),
    events.ROW_FILLED: Shown("cards", "deal", "central-deck>row", closes=True, telling=0),
    events.TAPPED: Shown("tap", closes=True, telling=0),
    events.PRODUCED: Shown(_of_resource, "coin", telling=0),
    events.PAID_CRYSTAL: Shown("crystal", "coin", closes=True, telling=0),
    events.PAID_TOKENS: Shown(_of_resource, "coin", closes=True, telling=0),
    events.REINFORCED: Shown("portal", "land", "world@seat>discard@seat", closes=True, telling=2),
    events.BOUGHT: Shown("cards", "land", "row>discard@seat", closes=True, telling=3),
    events.ENDED_MAIN: Shown("check", closes=True, quiet=True, telling=0),
    events.CLAIMED: Shown("crystal", "crystal", "crystals>discard@seat", closes=True, telling=2),
    events.ATTACKED_WILD: Shown("sword", "hit", closes=True),
    events.ATTACKED: Shown("sword", "hit", closes=True, telling=3),
    events.DESIGNATED: Shown("front", telling=0),
    events.SURGED: Shown("surge", "bell", telling=0),
    events.NO_SURGE: Shown("surge", quiet=True, telling=0),
    events.PLAYED: Shown("sword", "land", "hand@seat>front@front"),
    events.STOPPED: Shown("stop", telling=0),
    events.OUT_OF_UNITS: Shown("stop", telling=0),
    events.TRIGGERED: Shown(_of_trigger, "land"),
    events.DECLINED: Shown(_of_trigger, telling=0),
    events.WINDOW_CLOSED: Shown("check", telling=0),
    events.STRENGTHS: Shown("sword", opens=RECKONING, step="fronts", telling=0),
    events.TOOK_WILD: Shown("crown", "crystal", step="results", telling=4),
    events.STOLE: Shown("crown", "crystal", step="results", telling=5),
    events.TOOK_SEAL: Shown("seal", "crystal", step="results", telling=5),
    events.HELD_WILD: Shown("shield", step="results", telling=0),
    events.HELD: Shown("shield", step="results", telling=0),
    events.CLEARED: Shown("grave", ends=True, telling=0),
    events.DOOMED: Shown("skull", telling=0),
    events.DOOMED_INSTEAD: Shown("tenacious", telling=0),
    events.STAYS_DOOMED: Shown("tenacious", telling=0),
    events.WENT_HOME: Shown("skull", "cut", telling=0),
    events.WENT_WILD: Shown("skull", "cut", telling=0),
    events.FELL_IMMORTAL: Shown("immortal", "cut", telling=0),
    events.STRENGTHENED: Shown("charge", telling=0),
    events.WEAKENED: Shown("weaken", telling=0),
    events.REPELLED: Shown("repel", telling=0),
    events.SILENCED: Shown("silenced", telling=0),
    events.MOVED: Shown("swap", telling=0),
    events.RETREATED: Shown("undo", telling=0),
    events.RESCUED: Shown("rescue", telling=0),
    events.REVEALED: Shown("eye", telling=0),
    events.MUSTERED_NOBODY: Shown("no", telling=0),
    events.PUT_ASIDE: Shown("grave", telling=0),
    events.ATTUNED: Shown("attune", telling=0),
    events.HARRIED: Shown("harry", telling=0),
    events.FORAGED: Shown(_of_resource, telling=0),
    events.UNTAPPED: Shown("untap", telling=0),
    events.PLUNDERED: Shown("greed", "coin", telling=4, changes=(Change("@resource", "number", -1, "target"),)),
}
