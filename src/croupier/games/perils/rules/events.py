"""Everything the log of Three Perils tells (P 13.1 to 13.4), with the rule each line cites."""

from croupier.engine import CARD, FACE, FACES, NUMBER, OWN_FACE, SEAT, WORD, Event

HERO_DEALT = Event("hero-dealt", "1.2", seat=SEAT, card=FACE)
HEROES_OFFERED = Event("heroes-offered", "1.2", number=NUMBER)
PHASE_STARTED = Event("phase-started", "5.1", number=NUMBER)
PICKED = Event("picked", "2.5", seat=SEAT, card=CARD)
ENEMIES_PASSED = Event("enemies-passed", "2.6", direction=WORD)
RECEIVED = Event("received", "2.11", seat=SEAT, card=OWN_FACE)
KEPT = Event("kept", "2.16", seat=SEAT, cards=FACES)
GAVE = Event("gave", "2.15", seat=SEAT, target=SEAT, card=CARD)
DISCARDED = Event("discarded", "2.19", seat=SEAT, card=FACE)
DEALT = Event("dealt", "5.2", number=NUMBER)
TURN_STARTED = Event("turn-started", "5.4", phase=NUMBER, number=NUMBER)

PLAYED = Event("played", "5.13", seat=SEAT, card=FACE)
SOLD = Event("sold", "5.8", seat=SEAT, number=NUMBER, card=OWN_FACE)
USED_POWER = Event("used-power", "5.9", seat=SEAT, power=WORD, card=OWN_FACE)
PAID = Event("paid", "6.9", seat=SEAT, coins=NUMBER, mana=NUMBER, potions=NUMBER)
STRUCK_WITH = Event("struck-with", "8.5", seat=SEAT, card=FACE)
CARDS_PASSED = Event("cards-passed", "5.16", direction=WORD)
LEFT_OVER = Event("left-over", "5.19", seat=SEAT, card=OWN_FACE)

ATTACKED = Event(
    "attacked", "9.7", seat=SEAT, enemy=FACE, damage=NUMBER, retaliation=NUMBER, lost=NUMBER, wounds=NUMBER
)
SHOT = Event("shot", "9.2", seat=SEAT, enemy=FACE, damage=NUMBER)
ELIMINATED = Event("eliminated", "3.5", seat=SEAT, enemy=FACE)
HELD = Event("held", "9.14", seat=SEAT)
ATTACK_LOST = Event("attack-lost", "9.15", seat=SEAT)
BOUGHT_LIFE = Event("bought-life", "10.1", seat=SEAT, number=NUMBER, coins=NUMBER)
BOUGHT_MANA = Event("bought-mana", "10.2", seat=SEAT, number=NUMBER, coins=NUMBER)

GAINED = Event("gained", "7.5", seat=SEAT, currency=WORD, number=NUMBER)
HEALED = Event("healed", "4.9", seat=SEAT, number=NUMBER)
RAISED_LIFE = Event("raised-life", "4.8", seat=SEAT, number=NUMBER)
ROSE = Event("rose", "7.6", seat=SEAT, level=WORD, number=NUMBER)
CHEAPER = Event("cheaper", "10.3", seat=SEAT, potion=WORD)
TOOK_POINTS = Event("took-points", "12.3", seat=SEAT, number=NUMBER)

CONFRONTATION = Event("confrontation", "11.1", number=NUMBER)
STRUCK = Event("struck", "11.3", seat=SEAT, enemy=FACE, damage=NUMBER, lost=NUMBER, wounds=NUMBER)
STOLE = Event("stole", "11.5", seat=SEAT, enemy=FACE, currency=WORD, number=NUMBER)
REGENERATED = Event("regenerated", "11.7", seat=SEAT, enemy=FACE)
ENRAGED = Event("enraged", "11.7", seat=SEAT, enemy=FACE, number=NUMBER)
FLED = Event("fled", "11.8", seat=SEAT, enemy=CARD)

CONDITION = Event("condition", "7.11", seat=SEAT, card=FACE, number=NUMBER)
SCORED = Event(
    "scored",
    "12.2",
    seat=SEAT,
    cards=NUMBER,
    tokens=NUMBER,
    conditions=NUMBER,
    wounds=NUMBER,
    curses=NUMBER,
    treasury=NUMBER,
    number=NUMBER,
)
WON = Event("won", "12.6", seat=SEAT, number=NUMBER, how=WORD)
WON_TIE = Event("won", "12.7", seat=SEAT, number=NUMBER, how=WORD)
