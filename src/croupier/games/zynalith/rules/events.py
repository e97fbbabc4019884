"""Everything the public log of Zynalith tells (Z 16.1), with the rule each line cites.

Where the same thing happens by different rules, it is declared once for each: the sentence is the same.
"""

from croupier.engine import CARD, DATA, FACE, FACES, NUMBER, SEAT, WORD, Event

# Rounds and turns
FIRST = Event("first", "1.6", seat=SEAT)
ROUND = Event("round", "3.4", number=NUMBER, slots=NUMBER, seat=SEAT)
TURN = Event("turn", "5.1", seat=SEAT, number=NUMBER)
PASSED = Event("passed", "6.20", seat=SEAT)
COMBAT = Event("combat", "10.1", number=NUMBER)
ROUND_OVER = Event("round-over", "15.1", number=NUMBER)

# Market
OFFERED = Event("offered", "4.3", card=CARD, row=WORD, place=NUMBER)
REDRAWN = Event("redrawn", "6.18", row=WORD)
REDRAWN_BY_EFFECT = Event("redrawn", "4.13", row=WORD)
REFRESHED = Event("refreshed", "4.4")
RESHUFFLED = Event("reshuffled", "4.8", deck=WORD)
HAPPENED = Event("happened", "4.5", card=CARD)
DREW = Event("drew", "6.3", seat=SEAT, card=CARD, deck=WORD)
DREW_IN_DRAFT = Event("drew", "2.4", seat=SEAT, card=CARD, deck=WORD)
DREW_BY_EFFECT = Event("drew", "4.13", seat=SEAT, card=CARD, deck=WORD)
NOTHING_LEFT = Event("nothing-left", "4.9", seat=SEAT, deck=WORD)
PICKED = Event("picked", "2.4", seat=SEAT, card=CARD, row=WORD, place=NUMBER)
LOST_CARD = Event("lost-card", "4.11", seat=SEAT, card=CARD)

# Main actions
ANNOUNCED_TAKE = Event("announced-take", "6.2", seat=SEAT, card=FACE, row=WORD, place=NUMBER)
ANNOUNCED_DRAW = Event("announced-draw", "6.2", seat=SEAT, deck=WORD)
ANNOUNCED_PLAY = Event(
    "announced-play", "6.4", seat=SEAT, card=FACE, source=WORD, number=NUMBER, currency=WORD, place=NUMBER
)
ANNOUNCED_BANISH = Event("announced-banish", "6.14", seat=SEAT, card=CARD, place=NUMBER)
ANNOUNCED_REDRAW = Event("announced-redraw", "6.18", seat=SEAT, card=FACE, row=WORD)
ANNOUNCED_PASS = Event("announced-pass", "6.20", seat=SEAT)
TOOK = Event("took", "6.2", seat=SEAT, card=CARD)
TOOK_BY_COUNTER = Event("took", "8.7", seat=SEAT, card=CARD)
ENTERED = Event("entered", "6.7", seat=SEAT, card=CARD, place=NUMBER, front=WORD)
ATTACHED = Event("attached", "6.9", seat=SEAT, card=CARD, host=CARD)
NO_HOST = Event("no-host", "6.9", seat=SEAT, card=CARD)
BANISHED = Event("banished", "6.14", seat=SEAT, card=CARD)
ALREADY_GONE = Event("already-gone", "6.17", seat=SEAT)

# Side actions
SWAPPED = Event("swapped", "7.1", seat=SEAT, card=CARD, other=CARD)
SWITCHED = Event("switched", "7.3", seat=SEAT, card=CARD, position=WORD)
SOLD = Event("sold", "7.6", seat=SEAT)

# Counters
COUNTERED = Event("countered", "8.7", seat=SEAT, card=CARD, source=WORD, number=NUMBER, place=NUMBER)
DECLINES = Event("declines", "8.5", seat=SEAT)
NEGATED = Event("negated", "8.7", seat=SEAT, card=CARD)
SEIZED = Event("seized", "8.7", seat=SEAT, card=CARD, target=SEAT)
DIVERTED = Event("diverted", "8.7", seat=SEAT, target=SEAT)

# Creatures
TRIGGERED = Event("triggered", "13.16", seat=SEAT, card=FACE, trigger=WORD)
AIMED_AT_CREATURE = Event("aimed-at-creature", "13.20", seat=SEAT, target=SEAT, card=CARD)
AIMED_AT_HERO = Event("aimed-at-hero", "13.20", seat=SEAT, target=SEAT)
CREATURE_HURT = Event("creature-hurt", "9.8", seat=SEAT, card=CARD, number=NUMBER, left=NUMBER, creature=NUMBER)
CREATURE_HEALED = Event("creature-healed", "9.10", seat=SEAT, card=CARD, number=NUMBER, left=NUMBER, creature=NUMBER)
DESTROYED = Event("destroyed", "12.4", seat=SEAT, card=CARD, creature=NUMBER)
DIED = Event("died", "12.5", seat=SEAT, card=CARD, number=NUMBER, attached=FACES, creature=NUMBER)
GAVE = Event("gave", "9.2", seat=SEAT, card=CARD, number=NUMBER, stat=WORD, until=WORD, creature=NUMBER)
SHOVED = Event("shoved", "9.4", seat=SEAT, card=CARD, position=WORD, creature=NUMBER)

# Heroes
HERO_HIT = Event("hero-hit", "12.9", seat=SEAT, number=NUMBER, defence=NUMBER, lost=NUMBER, left=NUMBER, pierced=NUMBER)
HERO_PIERCED = Event(
    "hero-hit", "12.10", seat=SEAT, number=NUMBER, defence=NUMBER, lost=NUMBER, left=NUMBER, pierced=NUMBER
)
HERO_HEALED = Event("hero-healed", "9.11", seat=SEAT, number=NUMBER, left=NUMBER)
LEECHED = Event("hero-healed", "11.15", seat=SEAT, number=NUMBER, left=NUMBER)
GAINED = Event("gained", "16.1", seat=SEAT, number=NUMBER, currency=WORD)
INCOME = Event("gained", "3.5", seat=SEAT, number=NUMBER, currency=WORD)
WAGES = Event("gained", "3.6", seat=SEAT, number=NUMBER, currency=WORD)
UNUSED = Event("gained", "6.9", seat=SEAT, number=NUMBER, currency=WORD)
REFUNDED = Event("gained", "6.14", seat=SEAT, number=NUMBER, currency=WORD)
COMPENSATED = Event("gained", "8.7", seat=SEAT, number=NUMBER, currency=WORD)
LOST = Event("lost", "16.1", seat=SEAT, number=NUMBER, currency=WORD)
WARDED = Event("warded", "12.8", seat=SEAT, number=NUMBER)
LEECHING = Event("leeching", "11.15", seat=SEAT)
ELIMINATED = Event("eliminated", "15.5", seat=SEAT, number=NUMBER)
HAND_LOST = Event("hand-lost", "15.6", seat=SEAT, cards=FACES)

# Combat
FIGHT = Event(
    "fight",
    "11.1",
    number=NUMBER,
    front=WORD,  # `State.called`
    cause=WORD,  # phase, charge
    coming=DATA,  # `forecast.coming`
)
MEMBER = Event(
    "member",
    "11.1",
    seat=SEAT,
    card=CARD,
    initiative=NUMBER,
    attack=NUMBER,
    defence=NUMBER,
    left=NUMBER,
    sources=DATA,  # `front.sources`
    creature=NUMBER,  # which of a front, where two are of one design
)
LOT = Event("lot", "11.4", seat=SEAT, place=NUMBER)
WINNER = Event("winner", "11.8", seat=SEAT, card=CARD, attack=NUMBER, ladder=DATA)  # `forecast.plain_ladder`
WINNER_OF_TIE = Event("winner", "11.9", seat=SEAT, card=CARD, attack=NUMBER, ladder=DATA)
NO_WINNER = Event("no-winner", "11.10", number=NUMBER, front=WORD, ladder=DATA)
STRUCK = Event(
    "struck", "11.11", seat=SEAT, card=CARD, number=NUMBER, overflow=NUMBER, attack=NUMBER, defence=NUMBER, left=NUMBER
)
REWARD = Event("reward", "11.17", seat=SEAT, card=CARD, number=NUMBER)
REWARD_WITH_BOUNTY = Event("reward", "11.18", seat=SEAT, card=CARD, number=NUMBER)
FOUGHT = Event("fought", "11.20", number=NUMBER, front=WORD, heroes=DATA)  # `heroes.standing`
CHARGED = Event("charged", "14.1", seat=SEAT, card=CARD)

# End
FINAL = Event("final", "15.9", seat=SEAT, number=NUMBER)
WON = Event("won", "15.11", seat=SEAT, how=WORD)
WON_TIE = Event("won", "15.12", seat=SEAT, how=WORD)
WON_ALONE = Event("won", "15.7", seat=SEAT, how=WORD)
WON_AMONG_FALLEN = Event("won", "15.8", seat=SEAT, how=WORD)
WON_TIE_AMONG_FALLEN = Event("won", "15.15", seat=SEAT, how=WORD)
