"""The state of Zynalith: what lies where, where the match stands, what waits; creatures and announced actions."""

from typing import Annotated, ClassVar, Final, NamedTuple

from croupier.engine import (
    BySeat,
    CardId,
    Counted,
    FaceId,
    Game,
    Own,
    Part,
    Public,
    Seat,
    longest,
    number,
    word,
)
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.cards.terms import (
    BACKS,
    FRONT,
    NONE,
    ON_CREATURE,
    ROOM,
    Number,
    Points,
    Silver,
    Slots,
    Stats,
    Value,
    Zyn,
)
from croupier.games.zynalith.rules.options import OfHand

PHASES = DRAFT, START, TURN, AFTER, COMBAT, END = "draft", "start", "turn", "after", "combat", "end"
MAIN_ACTIONS = ("take", "play", "banish", "redraw", "pass")
FROM = ("hand", *BACKS, *(f"deck:{back}" for back in BACKS), "front")
"""Where the card of a main action comes from: the hand, a row of the display, a deck, the front."""

MOST_SWAPPED: Final = 14
"""Pairs of a turn, once each (Z 7.2): 10 of five creatures, and 4 more with one that is played in place of another."""

Mark = Annotated[int, number(0, 8 * ON_CREATURE + 7)]
"""An ability of a creature: 8 * place of the card among its cards + ability."""
Row = Annotated[list[CardId | None], longest(terms.PLACES)]
"""A row of the display; None is an empty place (Z 4.2)."""
Fallen = tuple[Annotated[int, number(0, terms.MOST_SEATS - 1)], Seat, Points, Zyn, Silver]
"""Who was eliminated: at which moment, whose hero, with what (Z 15.13, 15.15)."""

_ORDER = tuple(
    tuple(tuple((seat + i) % players for i in range(players)) for seat in range(players))
    for players in range(terms.MOST_SEATS + 1)
)


class Creature(Part):
    """A creature in a front, with what lies on it. The current values follow from the rest (`front.update`)."""

    card: Public[CardId]
    attached: Public[Annotated[list[CardId], longest(ON_CREATURE)]]  # in the order they were attached
    damage: Public[Value] = 0  # Z 9.8
    guarding: Public[bool] = False  # in defence position (Z 9.4)
    east: Public[bool] = False  # variant two_fronts
    line: Public[Annotated[int, number(0, FRONT)]] = 0  # in the combat phase, 0 for none (Z 10.1, 10.2)
    charged: Public[bool] = False  # this round (Z 14.2)
    switched: Public[bool] = False  # this turn (Z 7.5)
    # [1/round] abilities that have triggered, of which no card has two (Z 13.21)
    used: Public[Annotated[list[Mark], longest(1 + ON_CREATURE)]]
    number: Public[Number] = 0  # each creature of a match has its own
    lasting: Public[Stats] = NONE  # given as long as it is in play
    for_round: Public[Stats] = NONE  # given until the end of the round
    room: Public[tuple[Slots, Slots, Slots]] = (0, 0, 0)  # free slots: property, spell, equipment

    initiative: Public[Value] = 0
    attack: Public[Value] = 0
    defence: Public[Value] = 0
    life: Public[Value] = 0  # maximum HP

    owner: Seat = 0
    worn: Stats = NONE  # bonuses of attached cards
    traits: int = 0  # of the creature and of all cards on it (`terms.py`)
    gone: bool = False  # left the front, while an effect or a combat round still looks at it

    @property
    def remaining(self) -> int:
        """HP left (Z 9.8)."""
        return self.life - self.damage

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The creature itself, then what is attached to it in order (Z 13.16)."""
        return (self.card, *self.attached)


def entering(card: CardId, owner: Seat, number: int, kind: int) -> Creature:
    """A creature as it comes into play: undamaged, in attack position (Z 6.7)."""
    creature = Creature()
    creature.card, creature.owner, creature.number = card, owner, number
    creature.attached, creature.used = [], []
    creature.room = ROOM[kind]
    return creature


class Cause(NamedTuple):
    """What an effect comes of: the card it is printed on, the creature (the host, for an attached card; None for events
    and counters), and the seat whose deed set it off, or -1.
    """

    face: FaceId = FaceId(-1)
    source: Creature | None = None
    actor: Seat = -1


UNCAUSED: Final = Cause()


class Announcement(Part):
    """The main action that is announced and not yet resolved (Z 6.1); `card` lies aside, -1 for none."""

    verb: Public[Annotated[str, word(*MAIN_ACTIONS)]]
    place: Public[Annotated[str, word("", *FROM)]]
    number: Public[Annotated[int, number(0, max(terms.PLACES, FRONT))]]  # of the place in a row or front, or 0
    card: Public[CardId]
    paid: Public[Annotated[int, number(0, 15)]]  # no card costs more
    creature: Number  # number of the creature to be banished, or 0
    stopped: Public[bool] = False  # negated, seized or diverted (Z 8.13)
    taker: Public[Seat] = -1  # who gets the refund of a banishing instead


Waiting = tuple[Seat, int, int, FaceId, Seat]
"""An ability set off: its player, creature (by number), mark (8 * place of the card + ability), face, and the actor.

The face, not the card: the dead may have been shuffled into a deck before their Death comes up (Z 4.8, 13.4).
"""


class State(Game):
    """A match as it stands. The modules beside this one say what happens in it, `game.py` in what order."""

    DESIGNS: ClassVar[tuple[Design, ...]]
    """What is printed, by face."""
    TYPES: ClassVar[tuple[int, ...]]
    COSTS: ClassVar[tuple[int, ...]]
    """What the designs are and cost, by themselves: they are asked for most."""
    OF_HAND: ClassVar[OfHand]

    phase: Public[Annotated[str, word(*PHASES)]]
    round: Public[Annotated[int, number(0, terms.ROUNDS)]]
    first: Public[Seat]  # Z 1.6
    start: Public[Seat]  # start player of the round (Z 3.2)
    active: Public[Seat]  # whose turn or pick it is; else the start player (Z 3.11)
    picks: Public[Annotated[int, number(0, terms.PICKS * terms.MOST_SEATS)]]  # draft picks made
    turns: Public[BySeat[terms.Turns]]  # taken in this round (Z 5.8)
    passed: Public[BySeat[bool]]  # Z 6.20
    arrived: Public[Number]  # number of the creature played in this turn, 0 for none (Z 5.6)
    # pairs of creatures swapped in this turn, by number (Z 7.2)
    swapped: Public[Annotated[list[tuple[Number, Number]], longest(MOST_SWAPPED)]]
    line: Public[Annotated[int, number(0, FRONT + 1)]]  # fought now or next in the combat phase (Z 10.4)
    east: Public[bool]  # whether it is a line of the east fronts (variant two_fronts)

    hp: Public[BySeat[terms.HeroHp]]
    silver: Public[BySeat[Silver]]
    zynalith: Public[BySeat[Zyn]]
    ward: Public[BySeat[Value]]  # more hero defence until the end of the round
    leech: Public[BySeat[bool]]  # heroes with Leech until the end of the round
    declines: Public[BySeat[bool]]  # Z 8.5
    declined_for_round: Own[BySeat[bool]]
    out: Public[BySeat[bool]]  # Z 15.5
    fallen: Public[Annotated[list[Fallen], longest(terms.MOST_SEATS)]]

    hand: Own[list[list[CardId]]]  # Z 16.2
    front: Public[list[Annotated[list[Creature], longest(FRONT)]]]
    creature_row: Public[Row]
    extra_row: Public[Row]
    creature_deck: Counted[list[CardId]]  # top card first
    extra_deck: Counted[list[CardId]]
    creature_discard: Public[list[CardId]]
    extra_discard: Public[list[CardId]]
    aside: Public[list[CardId]]  # events of this operation (Z 4.6), a counter that is resolved
    announced: Public[Announcement | None]
    entered: Number  # creatures that came into play so far

    # Empty between two steps
    queue: list[Waiting]  # triggers, first come, first served (Z 13.16)
    charges: list[int]  # creatures that are going to charge, by number (Z 14.3)
    fighting: list[int]  # members present in the combat round being fought, by number (Z 11.1)
    lot: list[Seat]  # the lot of this combat round, once it is drawn (Z 11.4)
    deed: str = ""  # what the active player has chosen in this step of the turn, for `forbids`

    # -- seats -----------------------------------------------------------------------------------------------------

    def order(self) -> tuple[Seat, ...]:
        """All seats clockwise, beginning with the active player or, outside turns, the start player (Z 3.11)."""
        return _ORDER[self.players][self.active]

    def living(self) -> list[Seat]:
        """The players who are not eliminated, in that order."""
        return [seat for seat in self.order() if not self.out[seat]]

    def enemies(self, me: Seat) -> list[Seat]:
        """The living other players, in that order."""
        return [seat for seat in self.order() if seat != me and not self.out[seat]]

    def living_from(self, seat: Seat) -> Seat:
        """The seat itself or, if it is eliminated, the next living one clockwise (Z 3.2)."""
        return next(s for s in _ORDER[self.players][seat] if not self.out[s])

    def slots(self) -> int:
        """How many creatures a front may hold in this round (Z 3.3)."""
        return terms.SLOTS[self.round]

    # -- creatures and actions -------------------------------------------------------------------------------------

    def creature(self, number: int) -> Creature | None:
        """The creature of that number; None if it is not in play any more."""
        return next((c for front in self.front for c in front if c.number == number), None)

    def called(self, *, east: bool) -> str:
        """What tells the line of one front from that of the other: `east`, `west`; `only` where there is one front."""
        if self.options["two_fronts"] == "off":
            return "only"
        return "east" if east else "west"

    def fighters(self) -> list[Creature]:
        """The members present in the combat round being fought, in seat order; none outside one."""
        return [c for front in self.front for c in front if c.number in self.fighting]

    @property
    def announcement(self) -> Announcement:
        """The main action that is being answered."""
        if self.announced is None:
            raise LookupError("No main action is announced.")
        return self.announced
