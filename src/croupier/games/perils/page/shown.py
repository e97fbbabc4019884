"""How each event of Three Perils is shown: icon, sound, the way of its card, its place in the film."""

from collections.abc import Mapping
from typing import Final

from croupier.engine import Event
from croupier.games.perils.cards.terms import LEVEL_ICONS
from croupier.games.perils.rules import events
from croupier.kit import Change, Shown

CONFRONTATION: Final = "confrontation"
"""The frame of the film that shows how the enemies have struck."""

SHOWN: Final[Mapping[Event, Shown]] = {
    events.HERO_DEALT: Shown("folk", telling=0),
    events.HEROES_OFFERED: Shown("cards", telling=0),
    events.PHASE_STARTED: Shown("skull", "bell", heading=True, closes=True),
    events.PICKED: Shown("skull", telling=0),
    events.ENEMIES_PASSED: Shown("swap", "deal", telling=0),
    events.RECEIVED: Shown("skull", quiet=True, telling=0),
    events.KEPT: Shown("skull", way="hand@seat>line@seat"),
    events.GAVE: Shown("gift", "land", "seat@seat>line@target", telling=3),
    events.DISCARDED: Shown("grave"),
    events.DEALT: Shown("cards", "deal", telling=0),
    events.TURN_STARTED: Shown(heading=True),
    events.PLAYED: Shown(sound="land", way="hand@seat>tableau@seat", telling=2),
    events.SOLD: Shown("coin", "coin"),
    events.USED_POWER: Shown("bolt", "land"),
    events.PAID: Shown("coin", telling=0),
    events.STRUCK_WITH: Shown("link", telling=0),
    events.CARDS_PASSED: Shown("swap", "deal", quiet=True, telling=0),
    events.LEFT_OVER: Shown("grave", telling=0),
    events.ATTACKED: Shown("sword", "hit", telling=2),
    events.SHOT: Shown("arrow", "hit", telling=2),
    events.ELIMINATED: Shown("skull", "cut", telling=3),
    events.HELD: Shown("no", telling=0),
    events.ATTACK_LOST: Shown("no", telling=0),
    events.BOUGHT_LIFE: Shown("flask", telling=0),
    events.BOUGHT_MANA: Shown("flask", telling=0),
    events.GAINED: Shown(lambda event: "coin" if event["currency"] == "coins" else "mana", "coin", telling=0),
    events.HEALED: Shown("heart", telling=0),
    events.RAISED_LIFE: Shown("max_hp", telling=0),
    events.ROSE: Shown(lambda event: LEVEL_ICONS[event["level"]], telling=0),
    events.CHEAPER: Shown(lambda event: f"{event['potion']}_price", telling=0),
    events.TOOK_POINTS: Shown("star", "crystal", telling=0),
    events.CONFRONTATION: Shown("claw", "bell", heading=True, opens=CONFRONTATION),
    events.STRUCK: Shown(
        "claw",
        "hit",
        step="struck",
        then="",
        telling=0,
        changes=(Change("life", "lost", -1), Change("wounds", "wounds")),
    ),
    events.STOLE: Shown("thief", telling=0, changes=(Change("@currency", "number", -1),)),
    events.REGENERATED: Shown("regenerate", telling=0),
    events.ENRAGED: Shown("enrage", telling=0),
    events.FLED: Shown("wing", telling=0),
    events.CONDITION: Shown("star", telling=0),
    events.SCORED: Shown("star", telling=0),
    events.WON: Shown("winner", "win", telling=5),
}
