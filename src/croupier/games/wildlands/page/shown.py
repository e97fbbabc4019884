"""How each event of Wildlands is shown: icon, sound, the way of its card, its place in the film."""

from collections.abc import Mapping
from typing import Final

from croupier.engine import Event
from croupier.games.wildlands.cards.clauses import REACTION_ICON, TRIGGER_ICONS
from croupier.games.wildlands.cards.designs import ICONS
from croupier.games.wildlands.rules import events
from croupier.kit import Plain, Shown

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
    events.BY_SCORE: Shown("star"),
    events.TURN: Shown(heading=True, closes=True),
    events.UNTAPPED_ALL: Shown("untap"),
    events.ROW_PASSED: Shown("undo", way="row>central-deck"),
    events.COLLAPSED: Shown("skull", "cut", step=COLLAPSE),
    events.SCORED: Shown("star", closes=True),
    events.WON: Shown("winner", "win"),
    events.SHARED: Shown("winner", "win"),
    events.DREW: Shown("cards", "deal"),
    events.SHUFFLED: Shown("deck"),
    events.DISCARDED: Shown("grave"),
    events.ENDED_TURN: Shown("check", closes=True),
    events.KEPT: Shown("cards"),
    events.ROW_ADDED: Shown("cards", "deal", "central-deck>row", closes=True),
    events.ROW_FILLED: Shown("cards", "deal", "central-deck>row", closes=True),
    events.TAPPED: Shown("tap", closes=True),
    events.PRODUCED: Shown(_of_resource, "coin"),
    events.PAID_CRYSTAL: Shown("crystal", "coin", closes=True),
    events.PAID_TOKENS: Shown(_of_resource, "coin", closes=True),
    events.REINFORCED: Shown("portal", "land", "world@seat>discard@seat", closes=True),
    events.BOUGHT: Shown("cards", "land", "row>discard@seat", closes=True),
    events.ENDED_MAIN: Shown("check", closes=True, quiet=True),
    events.CLAIMED: Shown("crystal", "crystal", "crystals>discard@seat", closes=True),
    events.ATTACKED_WILD: Shown("sword", "hit", closes=True),
    events.ATTACKED: Shown("sword", "hit", closes=True),
    events.DESIGNATED: Shown("front"),
    events.SURGED: Shown("surge", "bell"),
    events.NO_SURGE: Shown("surge", quiet=True),
    events.PLAYED: Shown("sword", "land", "hand@seat>front@front"),
    events.STOPPED: Shown("stop"),
    events.OUT_OF_UNITS: Shown("stop"),
    events.TRIGGERED: Shown(_of_trigger, "land"),
    events.DECLINED: Shown(_of_trigger),
    events.WINDOW_CLOSED: Shown("check"),
    events.STRENGTHS: Shown("sword", opens=RECKONING, step="fronts"),
    events.TOOK_WILD: Shown("crown", "crystal", step="results"),
    events.STOLE: Shown("crown", "crystal", step="results"),
    events.TOOK_SEAL: Shown("seal", "crystal", step="results"),
    events.HELD_WILD: Shown("shield", step="results"),
    events.HELD: Shown("shield", step="results"),
    events.CLEARED: Shown("grave", ends=True),
    events.DOOMED: Shown("skull"),
    events.DOOMED_INSTEAD: Shown("tenacious"),
    events.STAYS_DOOMED: Shown("tenacious"),
    events.WENT_HOME: Shown("skull", "cut"),
    events.WENT_WILD: Shown("skull", "cut"),
    events.FELL_IMMORTAL: Shown("immortal", "cut"),
    events.STRENGTHENED: Shown("charge"),
    events.WEAKENED: Shown("weaken"),
    events.REPELLED: Shown("repel"),
    events.SILENCED: Shown("silenced"),
    events.MOVED: Shown("swap"),
    events.RETREATED: Shown("undo"),
    events.RESCUED: Shown("rescue"),
    events.REVEALED: Shown("eye"),
    events.MUSTERED_NOBODY: Shown("no"),
    events.PUT_ASIDE: Shown("grave"),
    events.ATTUNED: Shown("attune"),
    events.HARRIED: Shown("harry"),
    events.FORAGED: Shown(_of_resource),
    events.UNTAPPED: Shown("untap"),
    events.PLUNDERED: Shown("greed", "coin"),
}
