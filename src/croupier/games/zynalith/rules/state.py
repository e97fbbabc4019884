"""The state of Zynalith: what lies where, where the match stands, what waits; creatures and announced actions."""

from typing import Any, ClassVar

from croupier.engine import CardId, Counted, Effect, FaceId, Game, Own, Part, Public, Seat
from croupier.games.zynalith.cards.clauses import Design
from croupier.games.zynalith.rules import terms
from croupier.games.zynalith.rules.terms import NONE, ROOM, Stats

_ORDER = tuple(
    tuple(tuple((seat + i) % players for i in range(players)) for seat in range(players))
    for players in range(terms.MOST_SEATS + 1)
)


class Creature(Part):
    """A creature in a front, with what lies on it. The current values follow from the rest (`front.update`)."""

    card: Public[CardId]
    attached: Public[list[CardId]]  # in the order they were attached
    damage: Public[int] = 0  # Z 9.8
    guarding: Public[bool] = False  # in defence position (Z 9.4)
    east: Public[bool] = False  # variant two_fronts
    line: Public[int] = 0  # in the combat phase, 0 for none (Z 10.1, 10.2)
    charged: Public[bool] = False  # this round (Z 14.2)
    switched: Public[bool] = False  # this turn (Z 7.5)
    used: Public[list[int]]  # [1/round] abilities that have triggered: 8 * place of the card + ability (Z 13.21)
    number: Public[int] = 0  # each creature of a match has its own
    lasting: Public[Stats] = NONE  # given as long as it is in play
    for_round: Public[Stats] = NONE  # given until the end of the round
    room: Public[tuple[int, int, int]] = (0, 0, 0)  # free slots: property, spell, equipment

    initiative: Public[int] = 0
    attack: Public[int] = 0
    defence: Public[int] = 0
    life: Public[int] = 0  # maximum HP

    owner: int = 0
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


class Announcement(Part):
    """The main action that is announced and not yet resolved (Z 6.1); `card` lies aside, -1 for none."""

    verb: Public[str]  # take, play, banish, redraw, pass
    place: Public[str]  # hand, creature, extra (a row), deck:creature, deck:extra, front
    number: Public[int]  # of the place in a row or front, or 0
    card: Public[CardId]
    paid: Public[int]
    creature: int  # number of the creature to be banished, or 0
    stopped: Public[bool] = False  # negated, seized or diverted (Z 8.13)
    taker: Public[int] = -1  # who gets the refund of a banishing instead


Waiting = tuple[Seat, int, int, FaceId, Seat]
"""An ability set off: its player, creature (by number), mark (8 * place of the card + ability), face, and the actor.

The face, not the card: the dead may have been shuffled into a deck before their Death comes up (Z 4.8, 13.4).
"""


class State(Game):
    """A match as it stands. The modules beside this one say what happens in it, `game.py` in what order."""

    DESIGNS: ClassVar[tuple[Design, ...]]
    """What is printed, by face."""

    phase: Public[str]
    round: Public[int]
    first: Public[Seat]  # Z 1.6
    start: Public[Seat]  # start player of the round (Z 3.2)
    active: Public[Seat]  # whose turn or pick it is; else the start player (Z 3.11)
    picks: Public[int]  # draft picks made
    turns: Public[list[int]]  # taken in this round (Z 5.8)
    passed: Public[list[bool]]  # Z 6.20
    arrived: Public[int]  # number of the creature played in this turn, 0 for none (Z 5.6)
    swapped: Public[list[tuple[int, int]]]  # pairs of creatures swapped in this turn, by number (Z 7.2)
    line: Public[int]  # the line of the combat phase that is fought now or next (Z 10.4)
    east: Public[bool]  # whether it is a line of the east fronts (variant two_fronts)

    hp: Public[list[int]]
    silver: Public[list[int]]
    zynalith: Public[list[int]]
    ward: Public[list[int]]  # more hero defence until the end of the round
    leech: Public[list[bool]]  # heroes with Leech until the end of the round
    declines: Public[list[bool]]  # Z 8.5
    declined_for_round: Own[list[bool]]
    out: Public[list[bool]]  # Z 15.5
    fallen: Public[list[tuple[int, int, int, int, int]]]  # moment, seat, points, zynalith, silver (Z 15.13)

    hand: Own[list[list[CardId]]]  # Z 16.2
    front: Public[list[list[Creature]]]
    creature_row: Public[list[CardId | None]]
    extra_row: Public[list[CardId | None]]
    creature_deck: Counted[list[CardId]]  # top card first
    extra_deck: Counted[list[CardId]]
    creature_discard: Public[list[CardId]]
    extra_discard: Public[list[CardId]]
    aside: Public[list[CardId]]  # events of this operation (Z 4.6), a counter that is resolved
    announced: Public[Announcement | None]
    entered: int  # creatures that came into play so far

    # Empty between two steps
    queue: list[Waiting]  # triggers, first come, first served (Z 13.16)
    charges: list[int]  # creatures that are going to charge, by number (Z 14.3)
    fighting: list[int]  # members present in the combat round being fought, by number (Z 11.1)
    lot: list[Seat]  # the lot of this combat round, once it is drawn (Z 11.4)
    acting: tuple[int, int] = (-1, 0)  # the face whose effect is carried out, and which of its effects (`sums`)
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

    def act(
        self, face: FaceId, effect: Effect[Any], seat: Seat, source: Creature | None = None, actor: Seat = -1
    ) -> None:  # Any: the game itself
        """Carry out one effect of a card; who is asked for a target can be told what it is for."""
        self.acting = (face, self.DESIGNS[face].acts.index(effect))
        effect.do(self, seat, source, actor)

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
