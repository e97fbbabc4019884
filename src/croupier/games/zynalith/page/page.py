"""What the table of Zynalith shows beyond the bare view."""

from collections.abc import Mapping
from typing import ClassVar

from croupier.engine import Event
from croupier.games.zynalith.page import layout
from croupier.games.zynalith.rules import events
from croupier.kit import Page, Shown


class ZynalithPage(Page):
    """The page of one table."""

    layout = layout
    SHOWN: ClassVar[Mapping[Event, Shown]] = {
        events.FIRST: Shown("crown"),
        events.ROUND: Shown("hourglass", heading=True),
        events.TURN: Shown(heading=True),
        events.PASSED: Shown("check"),
        events.COMBAT: Shown("sword", "bell", heading=True),
        events.ROUND_OVER: Shown(),
        events.OFFERED: Shown("deck", quiet=True),
        events.REDRAWN: Shown("deck", "deal"),
        events.REFRESHED: Shown("deck", "deal"),
        events.RESHUFFLED: Shown("deck"),
        events.HAPPENED: Shown("event", "bell"),
        events.DREW: Shown("cards", "deal", "deck@deck>hand@seat"),
        events.NOTHING_LEFT: Shown("no"),
        events.PICKED: Shown("cards", "deal", "from@row>hand@seat"),
        events.LOST_CARD: Shown("grave"),
        events.ANNOUNCED_TAKE: Shown("cards", way="from@row>stage"),
        events.ANNOUNCED_DRAW: Shown("cards"),
        events.ANNOUNCED_PLAY: Shown(sound="land", way="from@source>stage"),
        events.ANNOUNCED_BANISH: Shown("undo"),
        events.ANNOUNCED_REDRAW: Shown("deck"),
        events.ANNOUNCED_PASS: Shown(quiet=True),
        events.TOOK: Shown("cards", "deal", "stage>hand@seat"),
        events.ENTERED: Shown(sound="land", way="stage>front@seat"),
        events.ATTACHED: Shown(sound="land", way="stage>front@seat"),
        events.NO_HOST: Shown("no"),
        events.BANISHED: Shown("undo", way="front@seat>discard-creature"),
        events.ALREADY_GONE: Shown("no"),
        events.SWAPPED: Shown("swap"),
        events.SWITCHED: Shown(),
        events.SOLD: Shown("silver", "coin"),
        events.COUNTERED: Shown(sound="land"),
        events.DECLINES: Shown("no"),
        events.NEGATED: Shown("no", "cut"),
        events.SEIZED: Shown("swap", way="stage>hand@seat"),
        events.DIVERTED: Shown("swap"),
        events.TRIGGERED: Shown(),
        events.AIMED_AT_CREATURE: Shown("claw"),
        events.AIMED_AT_HERO: Shown("claw"),
        events.CREATURE_HURT: Shown("claw"),
        events.CREATURE_HEALED: Shown("flask"),
        events.DESTROYED: Shown("skull"),
        events.DIED: Shown("skull", "cut"),
        events.GAVE: Shown(),
        events.SHOVED: Shown(),
        events.HERO_HIT: Shown("claw", "hit"),
        events.HERO_HEALED: Shown("heart"),
        events.GAINED: Shown(),
        events.LOST: Shown(),
        events.WARDED: Shown("shield"),
        events.LEECHING: Shown("leech"),
        events.ELIMINATED: Shown("grave"),
        events.FIGHT: Shown("sword"),
        events.MEMBER: Shown("sword", quiet=True),
        events.LOT: Shown("star"),
        events.WINNER: Shown("crown"),
        events.NO_WINNER: Shown("no"),
        events.STRUCK: Shown("claw", "hit"),
        events.REWARD: Shown("crystal", "crystal"),
        events.CHARGED: Shown("charge"),
        events.FINAL: Shown("star"),
        events.WON: Shown("winner", "win"),
    }

    def where(self) -> str:
        return layout.where(self.speaker, self.view, self.names, self.me)

    def poster(self) -> str:
        return layout.poster(self.log)
