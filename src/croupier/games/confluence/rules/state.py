"""The state of Confluence: what lies where, where the round stands, combinations, effects that wait, hits."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

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
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Design, Verb
from croupier.games.confluence.cards.terms import InRow, Place, Zone

_STREAMS: Final = number(0, len(terms.STREAMS) - 1)  # by name: the compiler knows no types within `Annotated`
Side = Annotated[int, number(terms.ATTACK, terms.DEFENCE)]
Stream = Annotated[int, _STREAMS]
Points = Annotated[int, number(0, terms.MOST_POINTS)]
Total = Annotated[int, number(0, 999)]
"""What adds up in a round, without a limit."""
Life = Annotated[int, number(-999, 30)]
"""It never rises above the start (C 1.3); within a round it may fall below 0 (C 1.4)."""
Round = Annotated[int, number(0, terms.MOST_ROUNDS)]
CombinationNumber = Annotated[int, number(0, terms.MOST_COMBINATIONS)]
POWERS: Final = (*terms.ATTACK_PROPERTIES, *terms.DEFENCE_PROPERTIES)  # E5


class Combination(Part):
    """An announced combination: a marking on cards, which stay where they lie (C 3.1 to 3.3, 3.18)."""

    side: Public[Side]
    stream: Public[Stream]
    # the laid card first; what has left its place since is not among them
    cards: Public[Annotated[list[Place], longest(terms.ROOM_FOR_CARDS)]]
    length: Public[Annotated[int, number(0, terms.CARDS)]] = 0
    points: Public[Annotated[int, number(-1, terms.MOST_POINTS)]] = -1  # from C 9.8 on its force
    ceiling: Public[Annotated[int | None, number(0, 999)]] = None
    raised: Public[Total] = 0  # by how much it was really raised (E4)
    closed: Public[bool] = False  # to further properties (E4)
    properties: Public[Annotated[list[str], word(*POWERS)]]
    thorns: Public[Annotated[int, number(0, 9)]] = 0  # the number of that property
    aimed: Public[bool] = False  # its force has been distributed (C 11.1)

    @property
    def warded(self) -> bool:
        """Whether effects of opponents cannot choose it any more (E4)."""
        return "ward" in self.properties


class Waiting(Part):
    """An activated effect that has not been carried out: whose it is, and where it is printed (C 4.2, 4.4)."""

    controller: Public[Seat]
    source: Public[FaceId]
    trigger: Public[Annotated[str, word(terms.STANDARD, terms.INDIVIDUAL, terms.COMMON)]]
    place: Public[Annotated[int, number(0, 1)]] = 0  # among the standard effects of its card
    order: Public[Total] = 0  # of its activation, among those that entered the same stack or the same player's events


class Hit(Part):
    """The part of an attacking combination that is aimed at one opponent (C 11.2)."""

    owner: Public[Seat]
    number: Public[CombinationNumber]  # among its owner's
    target: Public[Seat]
    force: Public[Points]


class Forming(Part):
    """A combination that is being composed, card by card (C 3.36, 3.37)."""

    seat: Seat
    side: int
    stream: int
    cards: list[Place]


class Sharing(Part):
    """Points that are being divided number by number, over combinations (C 9.10) or over opponents (C 11.6)."""

    seat: Seat
    purpose: str  # A, D, F, or aim
    number: int  # the combination that pays or attacks
    target: int  # the opponent, or -1
    left: int


class State(Game):
    """A match as it stands. The modules beside this one say what happens in it, `game.py` in what order."""

    DESIGNS: ClassVar[tuple[Design, ...]]
    NAMED: ClassVar[Mapping[str, Design]]
    """What is printed, by face."""

    phase: Public[Annotated[str, word(*terms.PHASES)]]
    deed: Public[Annotated[str, word(terms.LAY, terms.ACTIVATE, terms.MORE)]]  # what the active player does next
    round: Public[Round]
    lead: Public[Seat]
    active: Public[Seat]
    passes: Public[Annotated[int, number(0, terms.MOST_SEATS)]]  # additional turns passed without interruption (C 7.13)
    stopped: Public[BySeat[bool]]  # C 7.15
    lays: Public[Annotated[BySeat[int], number(0, terms.CARDS)]]  # cards laid as additional combinations (C 7.4)

    life: Public[BySeat[Life]]
    before: Public[BySeat[Life]]  # life at the start of the round
    debt: Public[list[Annotated[list[Total], longest(len(terms.COSTS))]]]  # A, D, F (C 4.8)
    out: Public[BySeat[bool]]
    fallen: Public[Annotated[list[tuple[Round, Life, Seat]], longest(terms.MOST_SEATS)]]  # C 14.6

    hand: Own[list[list[CardId]]]
    pool: Public[list[list[CardId]]]  # oldest first
    common: Public[list[CardId]]  # oldest first
    deck: Counted[list[CardId]]  # top card first
    discard: Public[list[CardId]]  # newest last

    combinations: Public[list[Annotated[list[Combination], longest(terms.ROOM_FOR_COMBINATIONS)]]]
    appointed: Public[Annotated[list[tuple[Zone, InRow, Side, Stream]], longest(terms.ROOM_FOR_APPOINTED)]]  # C 3.25
    used: Public[list[Annotated[list[InRow], longest(terms.ROOM_FOR_USED)]]]  # whose individual effect was (C 4.11)
    instant: Public[Annotated[list[Waiting], longest(terms.ROOM_FOR_INSTANT)]]  # the top is last
    main: Public[Annotated[list[Waiting], longest(terms.ROOM_FOR_MAIN)]]
    ending: Public[list[Annotated[list[Waiting], longest(terms.ROOM_FOR_EVENTS)]]]  # end-of-round events
    entered: Public[Total]  # effects activated in this round
    in_order: Public[bool]  # the active player's remaining events are resolved as they were activated (C 10.3)
    settling: Public[Waiting | None]  # the effect that is being carried out
    hits: Public[Annotated[list[Hit], longest(terms.ROOM_FOR_HITS)]]

    # While somebody composes, divides or moves points: shown by `facts`.
    forming: Forming | None
    sharing: Sharing | None
    giver: int  # the number of the own combination that gives points, while one is chosen that gets them; else 0

    # -- seats -----------------------------------------------------------------------------------------------------

    def from_lead(self) -> list[Seat]:
        """The players in turn order: from the lead player, clockwise, without those who left (C 3)."""
        return self.beginning_with(self.lead)

    def beginning_with(self, seat: Seat) -> list[Seat]:
        """The players in the game clockwise, beginning with `seat` or who follows it."""
        return [s for s in (seat, *self.clockwise(seat)) if not self.out[s]]

    def opponents(self, me: Seat) -> list[Seat]:
        """The other players in the game, in turn order from the lead player."""
        return [seat for seat in self.from_lead() if seat != me]

    def after(self, me: Seat) -> list[Seat]:
        """The other players in the game, in turn order after `me` (C 3.40, 11.6)."""
        return self.beginning_with(me)[1:] if not self.out[me] else self.beginning_with(me)

    # -- what a variant decides --------------------------------------------------------------------------------------

    @property
    def high_water(self) -> int:
        """The first round of High Water (C 13.1)."""
        return int(self.options["high_water"])

    @property
    def heals(self) -> bool:
        """Whether life can still be gained (C 13.3)."""
        return self.round < self.high_water + terms.HEALING_ENDS

    # -- cards -----------------------------------------------------------------------------------------------------

    def zone(self, zone: int) -> list[CardId]:
        """The pool of a seat, or the common pool."""
        return self.common if zone == terms.THE_COMMON_POOL else self.pool[zone]

    def face_at(self, place: Place) -> FaceId:
        """The face of the open card in that place."""
        return self.faces[self.zone(place[0])[place[1]]]

    def design_at(self, place: Place) -> Design:
        """What is printed on the open card in that place."""
        return self.DESIGNS[self.face_at(place)]

    def verb_of(self, waiting: Waiting) -> Verb:
        """What a waiting effect does."""
        return self.DESIGNS[waiting.source].verb(waiting.trigger, waiting.place)
