"""What the table of Perils shows beyond the bare view."""

from collections.abc import Mapping
from typing import ClassVar

from croupier.engine import Event
from croupier.games.perils.page import layout
from croupier.games.perils.rules import events
from croupier.kit import Page, Shown


class PerilsPage(Page):
    """The page of one table."""

    layout = layout
    SHOWN: ClassVar[Mapping[Event, Shown]] = {
        events.HERO_DEALT: Shown("folk"),
        events.HEROES_OFFERED: Shown("cards"),
        events.PHASE_STARTED: Shown("skull", "bell", heading=True),
        events.PICKED: Shown("skull"),
        events.ENEMIES_PASSED: Shown("swap", "deal"),
        events.RECEIVED: Shown("skull", quiet=True),
        events.KEPT: Shown("skull", way="hand@seat>line@seat"),
        events.GAVE: Shown("gift", "land", "seat@seat>line@target"),
        events.DISCARDED: Shown("grave"),
        events.DEALT: Shown("cards", "deal"),
        events.TURN_STARTED: Shown(heading=True),
        events.PLAYED: Shown(sound="land", way="hand@seat>tableau@seat"),
        events.SOLD: Shown("coin", "coin"),
        events.USED_POWER: Shown("bolt", "land"),
        events.PAID: Shown("coin"),
        events.STRUCK_WITH: Shown("link"),
        events.CARDS_PASSED: Shown("swap", "deal", quiet=True),
        events.LEFT_OVER: Shown("grave"),
        events.ATTACKED: Shown("sword", "hit"),
        events.SHOT: Shown("arrow", "hit"),
        events.ELIMINATED: Shown("skull", "cut"),
        events.HELD: Shown("no"),
        events.ATTACK_LOST: Shown("no"),
        events.BOUGHT_LIFE: Shown("flask"),
        events.BOUGHT_MANA: Shown("flask"),
        events.GAINED: Shown(sound="coin"),
        events.HEALED: Shown("heart"),
        events.RAISED_LIFE: Shown("max_hp"),
        events.ROSE: Shown(),
        events.CHEAPER: Shown(),
        events.TOOK_POINTS: Shown("star", "crystal"),
        events.CONFRONTATION: Shown("claw", "bell", heading=True),
        events.STRUCK: Shown("claw", "hit"),
        events.STOLE: Shown("thief"),
        events.REGENERATED: Shown("regenerate"),
        events.ENRAGED: Shown("enrage"),
        events.FLED: Shown("wing"),
        events.CONDITION: Shown("star"),
        events.SCORED: Shown("star"),
        events.WON: Shown("winner", "win"),
    }

    def where(self) -> str:
        return layout.where(self.speaker, self.view, self.names, self.me)

    def poster(self) -> str:
        return layout.poster(self.log)
