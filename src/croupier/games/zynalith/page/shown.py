"""How each event of Zynalith is shown: icon, sound, the way of its card, its place in the film."""

from collections.abc import Mapping
from typing import Final

from croupier.engine import Event
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.faces import CURRENCY_ICONS, STAT_ICONS
from croupier.games.zynalith.rules import events
from croupier.kit import Change, Plain, Shown


def _currency(event: Plain) -> str:
    return CURRENCY_ICONS[event["currency"]]


def _stat(event: Plain) -> str:
    return STAT_ICONS[terms.STATS.index(event["stat"])]


def _position(event: Plain) -> str:
    return "defence" if event["position"] == "defence" else "sword"


SHOWN: Final[Mapping[Event, Shown]] = {
    events.FIRST: Shown("crown", telling=0),
    events.ROUND: Shown("hourglass", heading=True),
    events.TURN: Shown(heading=True),
    events.PASSED: Shown("check"),
    events.COMBAT: Shown("sword", "bell", heading=True),
    events.ROUND_OVER: Shown(telling=0),
    events.OFFERED: Shown("deck", quiet=True),
    events.REDRAWN: Shown("deck", "deal", telling=0),
    events.REFRESHED: Shown("deck", "deal", telling=0),
    events.RESHUFFLED: Shown("deck", telling=0),
    events.HAPPENED: Shown("event", "bell", opens="happened", alone=True, telling=0),
    events.DREW: Shown("cards", "deal", "deck@deck>hand@seat"),
    events.NOTHING_LEFT: Shown("no", telling=0),
    events.PICKED: Shown("cards", "deal", "from@row>hand@seat"),
    events.LOST_CARD: Shown("grave", telling=0),
    events.ANNOUNCED_TAKE: Shown("cards", way="from@row>stage", telling=0),
    events.ANNOUNCED_DRAW: Shown("cards", telling=0),
    events.ANNOUNCED_PLAY: Shown(sound="land", way="from@source>stage", telling=0),
    events.ANNOUNCED_BANISH: Shown("undo", telling=0),
    events.ANNOUNCED_REDRAW: Shown("deck", telling=0),
    events.ANNOUNCED_PASS: Shown(quiet=True),
    events.TOOK: Shown("cards", "deal", "stage>hand@seat", telling=2),
    events.ENTERED: Shown(sound="land", way="stage>front@seat", telling=3),
    events.ATTACHED: Shown(sound="land", way="stage>front@seat", telling=3),
    events.NO_HOST: Shown("no", telling=0),
    events.BANISHED: Shown("undo", way="front@seat>discard-creature"),
    events.ALREADY_GONE: Shown("no", telling=0),
    events.SWAPPED: Shown("swap"),
    events.SWITCHED: Shown(_position),
    events.SOLD: Shown("silver", "coin"),
    events.COUNTERED: Shown(sound="land", opens="countered", alone=True, telling=4),
    events.DECLINES: Shown("no", telling=0),
    events.NEGATED: Shown("no", "cut", telling=0),
    events.SEIZED: Shown("swap", way="stage>hand@seat", telling=5),
    events.DIVERTED: Shown("swap", telling=5),
    events.TRIGGERED: Shown(),
    events.AIMED_AT_CREATURE: Shown("claw", telling=4),
    events.AIMED_AT_HERO: Shown("claw", telling=4),
    events.CREATURE_HURT: Shown("claw", telling=0),
    events.CREATURE_HEALED: Shown("flask", telling=0),
    events.DESTROYED: Shown("skull", telling=0),
    events.DIED: Shown("skull", "cut", telling=0),
    events.GAVE: Shown(_stat, telling=0),
    events.SHOVED: Shown(_position, telling=0),
    events.HERO_HIT: Shown("claw", "hit", telling=0, changes=(Change("hp", "lost", -1),)),
    events.HERO_HEALED: Shown("heart", telling=0, changes=(Change("hp", "number"),)),
    events.GAINED: Shown(_currency, telling=0),
    events.LOST: Shown(_currency, telling=0, changes=(Change("@currency", "number", -1),)),
    events.WARDED: Shown("shield", telling=0),
    events.LEECHING: Shown("leech", telling=0),
    events.ELIMINATED: Shown("grave", telling=5),
    events.HAND_LOST: Shown("grave", telling=0),
    events.FIGHT: Shown("sword", closes=True, opens="fight", step="fight", then="effects", telling=0),
    events.MEMBER: Shown("sword", quiet=True, step="members", telling=0),
    events.LOT: Shown("star", step="lot", telling=0),
    events.WINNER: Shown("crown", step="winner", then="strike", telling=3),
    events.NO_WINNER: Shown("no", step="winner", then="after", telling=0),
    events.STRUCK: Shown("claw", "hit", telling=0),
    events.REWARD: Shown("crystal", "crystal", step="reward", then="after", telling=0),
    events.FOUGHT: Shown("sword", quiet=True, step="heroes", ends=True, telling=0),
    events.CHARGED: Shown("charge", telling=0),
    events.FINAL: Shown("star", closes=True, telling=0),
    events.WON: Shown("winner", "win", closes=True, telling=5),
}
