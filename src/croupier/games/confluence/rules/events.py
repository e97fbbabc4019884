"""Everything the public log of Confluence tells (C 15.3, 15.4), with the rule each line cites."""

from typing import Final

from croupier.engine import CARD, FACE, FACES, NUMBER, SEAT, WORD, Event

WHICH: Final = {"stream": WORD, "place": NUMBER, "alike": NUMBER}
"""What names a combination of which the side is known: its number, and which one it is of several alike."""
SIDE: Final = {"side": WORD, **WHICH}

# Rounds, phases, turns
FIRST_ROUND = Event("round", "1.6", seat=SEAT, number=NUMBER)
ROUND = Event("round", "13.5", seat=SEAT, number=NUMBER)
PHASE = Event("phase", "5.1", phase=WORD)
FIRST_CARD = Event("first-card", "5.3", card=CARD)
DEALT = Event("drew", "5.6", seat=SEAT, card=CARD)
PASSED = Event("passed", "7.12", seat=SEAT)
STOPPED = Event("stopped", "7.15", seat=SEAT)
DONE = Event("done", "7.9", seat=SEAT)
DONE_BASIC = Event("done", "6.8", seat=SEAT)
EMPTY_HAND = Event("empty-hand", "6.3", seat=SEAT)

# Cards
RESHUFFLED = Event("reshuffled", "2.1", number=NUMBER)
NOTHING_LEFT = Event("nothing-left", "2.2", seat=SEAT)
NO_FIRST_CARD = Event("no-first-card", "2.2")

# Combinations
LAID = Event("laid", "6.2", seat=SEAT, card=CARD)
LAID_MORE = Event("laid", "7.2", seat=SEAT, card=CARD)
APPOINTED = Event("appointed", "3.25", seat=SEAT, card=FACE, side=WORD, stream=WORD)
ANNOUNCED_ATTACK = Event("announced-attack", "3.38", seat=SEAT, stream=WORD, cards=FACES, length=NUMBER, points=NUMBER)
ANNOUNCED_WALL = Event("announced-defence", "3.38", seat=SEAT, stream=WORD, cards=FACES, length=NUMBER, points=NUMBER)
ANNOUNCED = (ANNOUNCED_ATTACK, ANNOUNCED_WALL)

# Effects
SET_OFF = Event("set-off", "4.6", seat=SEAT, card=FACE, trigger=WORD, verb=WORD, number=NUMBER)
ACTIVATED = Event("activated", "4.8", seat=SEAT, card=FACE, verb=WORD, number=NUMBER, price=NUMBER, cost=WORD)
SETTLED = Event("settled", "8.3", seat=SEAT, card=FACE, verb=WORD, number=NUMBER)
SETTLED_AT_END = Event("settled", "10.1", seat=SEAT, card=FACE, verb=WORD, number=NUMBER)
NOTHING = Event("nothing", "8.6", seat=SEAT, why=WORD)
FULL_LIFE = Event("nothing", "1.3", seat=SEAT, why=WORD)
NO_HEALING = Event("nothing", "13.3", seat=SEAT, why=WORD)
DECLINED = Event("declined", "8.8", seat=SEAT)
REMOVED = Event("removed", "8.4", seat=SEAT, target=SEAT, card=FACE, verb=WORD, number=NUMBER)
TAKEN_OVER = Event("taken-over", "8.4", seat=SEAT, target=SEAT, card=FACE, verb=WORD, number=NUMBER)
COPIED = Event("copied", "4.15", seat=SEAT, card=FACE, verb=WORD, number=NUMBER)
MOVED = Event("moved", "8.2", seat=SEAT, target=SEAT, card=FACE, verb=WORD, number=NUMBER, way=WORD)
CHANGED = Event("changed", "8.2", seat=SEAT, **SIDE, before=NUMBER, points=NUMBER, why=WORD)
HELD_ATTACK = Event("stayed", "8.4", seat=SEAT, **SIDE, points=NUMBER, why=WORD)  # by a ceiling
HELD_WALL = Event("stayed", "8.5", seat=SEAT, **SIDE, points=NUMBER, why=WORD)  # the same
STAYED = Event("stayed", "8.6", seat=SEAT, **SIDE, points=NUMBER, why=WORD)
CAPPED = Event("capped", "8.4", seat=SEAT, **SIDE, ceiling=NUMBER, points=NUMBER)
CLOSED = Event("closed", "8.4", seat=SEAT, **WHICH)
GRANTED = Event("granted", "8.4", seat=SEAT, **SIDE, power=WORD, number=NUMBER)
RELIEVED = Event("relieved", "4.8", seat=SEAT, number=NUMBER)
GAINED_NOTHING = Event("gained-nothing", "1.3", seat=SEAT, why=WORD)
NO_GAIN_ANY_MORE = Event("gained-nothing", "13.3", seat=SEAT, why=WORD)
LOST_LIFE = Event("lost-life", "1.4", seat=SEAT, number=NUMBER, left=NUMBER)
GAINED_LIFE = Event("gained-life", "1.3", seat=SEAT, number=NUMBER, left=NUMBER)
DREW = Event("drew", "15.4", seat=SEAT, card=CARD)
TOOK = Event("took", "15.4", seat=SEAT, card=CARD, source=WORD)
SWAPPED = Event("swapped", "12.5", seat=SEAT, card=CARD, other=CARD)
THROWN = Event("thrown", "2.3", seat=SEAT, card=CARD)
UPROOTED = Event("uprooted", "10.1", seat=SEAT, target=SEAT, card=CARD)
LEFT_COMMON = Event("left-common", "10.1", card=CARD)
CAME_TO_COMMON = Event("came-to-common", "12.5", card=CARD)

# Costs
EARNED = Event("earned", "9.1", seat=SEAT, attack=NUMBER, defence=NUMBER)
PAID = Event("paid", "9.4", seat=SEAT, **SIDE, number=NUMBER, cost=WORD, left=NUMBER)
OVERRUN = Event("overrun", "9.7", seat=SEAT, number=NUMBER, cost=WORD, left=NUMBER)

# Combat
AIMED = Event("aimed", "11.7", seat=SEAT, target=SEAT, number=NUMBER, **WHICH)
HIT: Final = {"seat": SEAT, "target": SEAT, "flown": WORD}
"""A hit: whose, against whom, and whether it flies over a wall that stands (`yes` or `no`)."""
MET_WALL = Event("met-wall", "11.12", **HIT, force=NUMBER, wall=NUMBER, whole=NUMBER, **WHICH, damage=NUMBER)
"""`wall` is the effective force; `whole` is what Pierce has halved, 0 if nothing."""
MET_BANK = Event("met-bank", "11.18", **HIT, force=NUMBER, wall=NUMBER, damage=NUMBER)
MET_NOTHING = Event("met-nothing", "11.11", **HIT, damage=NUMBER)
COMBAT_DAMAGE = Event("combat-damage", "11.13", seat=SEAT, number=NUMBER, left=NUMBER)
ERODED = Event("eroded", "11.14", seat=SEAT, **WHICH, points=NUMBER)
LEECHED = Event("leeched", "11.17", seat=SEAT, number=NUMBER, left=NUMBER)
PRICKED = Event("pricked", "11.17", seat=SEAT, number=NUMBER, left=NUMBER)

# Laydown, results, end
LAID_DOWN = Event("thrown", "12.1", seat=SEAT, card=CARD)
OVER_THE_LIMIT = Event("thrown", "1.12", seat=SEAT, card=CARD)
OLDEST_LEFT = Event("left-common", "12.3", card=CARD)
DISSOLVED = Event("dissolved", "12.6")
HIGH_WATER = Event("high-water", "13.1", seat=SEAT, number=NUMBER, left=NUMBER)
ELIMINATED = Event("eliminated", "13.2", seat=SEAT, left=NUMBER)
HAND_LOST = Event("hand-lost", "13.4", seat=SEAT, cards=FACES)
WON = Event("won", "14.2", seat=SEAT, left=NUMBER)
WON_AMONG_FALLEN = Event("won-among-fallen", "14.3", seat=SEAT, left=NUMBER)
SHARED = Event("shared", "14.4", seat=SEAT, left=NUMBER)
