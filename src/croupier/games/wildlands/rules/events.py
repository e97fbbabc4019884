"""What the rules of Wildlands tell, each kind with the rule that it cites (W 18.3)."""

from croupier.engine import CARD, DATA, FACE, FACES, NUMBER, SEAT, WORD, Event

# -- the course of a match ------------------------------------------------------------------------------------------
FACTION = Event("faction", "1.2", seat=SEAT, faction=WORD, card=FACE)
ROUND = Event("round", "2.1", number=NUMBER, last=NUMBER)
BY_SCORE = Event("by-score", "2.3", seat=SEAT)
TURN = Event("turn", "2.4", seat=SEAT)
UNTAPPED_ALL = Event("untapped-all", "4.6", seat=SEAT, number=NUMBER)
ROW_PASSED = Event("row-passed", "7.7", card=CARD)
COLLAPSED = Event("collapsed", "15.5", seat=SEAT, card=FACE, ends=WORD)
SCORED = Event("scored", "17.2", seat=SEAT, territories=NUMBER, seals=NUMBER, units=NUMBER, total=NUMBER)
WON = Event("won", "17.3", seat=SEAT, number=NUMBER)
SHARED = Event("shared", "17.3", seat=SEAT, number=NUMBER)

# -- cards ----------------------------------------------------------------------------------------------------------
DREW = Event("drew", "3.1", seat=SEAT, number=NUMBER)
SHUFFLED = Event("shuffled", "3.1", seat=SEAT, number=NUMBER)
DISCARDED = Event("discarded", "16.1", seat=SEAT, cards=FACES)
ENDED_TURN = Event("ended-turn", "16.1", seat=SEAT)
KEPT = Event("kept", "16.4", seat=SEAT)
ROW_ADDED = Event("row-added", "7.5", card=CARD)
ROW_FILLED = Event("row-filled", "7.7", card=CARD)

# -- main actions ---------------------------------------------------------------------------------------------------
TAPPED = Event("tapped", "4.2", seat=SEAT, card=FACE)
PRODUCED = Event("produced", "4.4", seat=SEAT, number=NUMBER, resource=WORD, card=FACE)
PAID_CRYSTAL = Event("paid-crystal", "5.11", seat=SEAT, card=FACE)
PAID_TOKENS = Event("paid-tokens", "5.11", seat=SEAT, number=NUMBER, resource=WORD, card=FACE)
REINFORCED = Event("reinforced", "6.1", seat=SEAT, card=FACE)
BOUGHT = Event("bought", "7.1", seat=SEAT, card=FACE)
ENDED_MAIN = Event("ended-main", "2.6", seat=SEAT)
CLAIMED = Event("claimed", "8.1", seat=SEAT, card=FACE)

# -- a combat -------------------------------------------------------------------------------------------------------
ATTACKED_WILD = Event("attacked-wild", "9.2", seat=SEAT, front=NUMBER, card=FACE)
ATTACKED = Event("attacked", "9.4", seat=SEAT, target=SEAT, front=NUMBER, card=FACE)
DESIGNATED = Event("designated", "9.8", seat=SEAT, number=NUMBER)
SURGED = Event("surged", "10.1", seat=SEAT, front=NUMBER, number=NUMBER)
NO_SURGE = Event("no-surge", "10.2", seat=SEAT)
PLAYED = Event("played", "11.9", seat=SEAT, card=CARD, front=NUMBER)
STOPPED = Event("stopped", "11.5", seat=SEAT, front=NUMBER)
OUT_OF_UNITS = Event("out-of-units", "11.7", seat=SEAT, front=NUMBER)
TRIGGERED = Event("triggered", "12.1", seat=SEAT, card=CARD, trigger=WORD, front=NUMBER)
DECLINED = Event("declined", "12.3", seat=SEAT, card=CARD, trigger=WORD, front=NUMBER)
WINDOW_CLOSED = Event("window-closed", "12.15", seat=SEAT, trigger=WORD)
STRENGTHS = Event(
    "strengths",
    "13.5",
    front=NUMBER,
    card=FACE,
    attack=NUMBER,
    defence=NUMBER,
    attackers=FACES,
    defenders=FACES,
    attacking=DATA,  # how strong each of the attackers is
    defending=DATA,  # and each of the defenders
)
TOOK_WILD = Event("took-wild", "13.8", seat=SEAT, card=FACE)
STOLE = Event("stole", "13.9", seat=SEAT, target=SEAT, card=FACE)
TOOK_SEAL = Event("took-seal", "15.2", seat=SEAT, target=SEAT, card=FACE, left=NUMBER)
HELD_WILD = Event("held-wild", "13.6", card=FACE)
HELD = Event("held", "13.6", seat=SEAT, card=FACE)
CLEARED = Event("cleared", "14.5", seat=SEAT, cards=FACES)

# -- what happens to units ------------------------------------------------------------------------------------------
DOOMED = Event("doomed", "14.4", seat=SEAT, card=CARD, front=NUMBER)
DOOMED_INSTEAD = Event("doomed-instead", "14.4", seat=SEAT, card=CARD, front=NUMBER)
STAYS_DOOMED = Event("stays-doomed", "14.4", seat=SEAT, card=CARD, front=NUMBER)
WENT_HOME = Event("went-home", "14.1", seat=SEAT, card=CARD, front=NUMBER)
WENT_WILD = Event("went-wild", "14.1", seat=SEAT, card=CARD, front=NUMBER)
FELL_IMMORTAL = Event("fell-immortal", "14.2", seat=SEAT, card=CARD, front=NUMBER)
STRENGTHENED = Event("strengthened", "13.1", seat=SEAT, card=CARD, number=NUMBER, front=NUMBER)
WEAKENED = Event("weakened", "13.1", seat=SEAT, card=CARD, number=NUMBER, front=NUMBER)
REPELLED = Event("repelled", "12.1", seat=SEAT, card=CARD, front=NUMBER)
SILENCED = Event("silenced", "12.1", seat=SEAT, card=CARD, front=NUMBER)
MOVED = Event("moved", "12.1", seat=SEAT, card=CARD, front=NUMBER, to=NUMBER)
RETREATED = Event("retreated", "12.14", seat=SEAT, card=CARD, front=NUMBER)
RESCUED = Event("rescued", "14.4", seat=SEAT, card=CARD, front=NUMBER)

# -- what else abilities do -----------------------------------------------------------------------------------------
REVEALED = Event("revealed", "12.14", seat=SEAT, cards=FACES)
MUSTERED_NOBODY = Event("mustered-nobody", "12.14", seat=SEAT)
PUT_ASIDE = Event("put-aside", "3.4", seat=SEAT, cards=FACES)
ATTUNED = Event("attuned", "5.11", seat=SEAT, card=FACE)
HARRIED = Event("harried", "12.1", seat=SEAT, card=FACE)
FORAGED = Event("foraged", "12.1", seat=SEAT, number=NUMBER, resource=WORD, card=FACE)
UNTAPPED = Event("untapped", "12.1", seat=SEAT, card=FACE)
PLUNDERED = Event("plundered", "5.5", seat=SEAT, target=SEAT, number=NUMBER, resource=WORD, card=FACE, to=FACE)
