"""The state of Wildlands: what lies where, where the match stands; territories, portals, fronts and their units."""

from collections.abc import Iterator
from typing import ClassVar

from croupier.engine import CardId, Counted, Event, FaceId, Game, Own, Part, Public, Seat
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.rules import terms
from croupier.games.wildlands.rules.terms import ATTACK, DEFENCE, NO_TOKENS, Tokens


class Territory(Part):
    """A territory that a player controls (W 4.1)."""

    card: Public[CardId]
    tapped: Public[bool] = False
    tokens: Public[Tokens] = NO_TOKENS


class Portal(Part):
    """A player's portal with the seals still on it (W 1.14)."""

    card: Public[CardId]
    seals: Public[int] = terms.SEALS


class Unit(Part):
    """A unit on a front, as long as it takes part in the combat."""

    card: Public[CardId]
    front: Public[int] = 0  # its place in `fronts`
    side: Public[int] = 0
    number: Public[int] = 0  # each unit of a combat has its own
    modifier: Public[int] = 0  # until the end of the combat
    doomed: Public[bool] = False
    silenced: Public[bool] = False
    used: Public[list[int]]  # delayed and aftermath abilities triggered (W 12.4)
    gone: bool = False  # it has left the combat while the rules still look at it


class Front(Part):
    """A target with the units of both sides, in order of play (W 9.10)."""

    target: Public[FaceId]  # a territory or a portal
    attackers: Public[list[Unit]]
    defenders: Public[list[Unit]]
    surged: Public[list[bool]]  # by side (W 10.3)
    stopped: Public[list[bool]]  # by side (W 11.5)
    result: Public[str] = ""  # won or held, by the attacker's side
    totals: Public[tuple[int, int]] = (0, 0)  # as they were determined (W 13.5)

    def army(self, side: int) -> list[Unit]:
        """The units of a side."""
        return self.attackers if side == ATTACK else self.defenders


class Pending(Part):
    """An ability on its way: one that is being carried out, or a reaction that is still to be asked (W 12.7)."""

    card: Public[FaceId]
    front: Public[int]
    side: Public[int]
    trigger: Public[str]
    ability: Public[int] = 0  # as printed, from 1; 0 where none is asked yet
    price_paid: Public[bool] = False  # of a sacrifice, whose effect is now asked
    unit: Public[int] = 0  # number of the unit


class Due(Part):
    """A line of a price: what must be reached, and what one token of each resource counts (W 5.9)."""

    need: Public[int]
    worth: Public[Tokens]
    crystals: Public[int] = 0  # what a crystal counts for each point of its value


class State(Game):
    """A match as it stands. The modules beside this one say what happens in it, `game.py` in what order."""

    DESIGNS: ClassVar[tuple[Design, ...]]
    """What is printed, by face."""

    phase: Public[str]
    round: Public[int]
    order: Public[list[Seat]]  # of the turns of this round (W 2.2, 2.3)
    turn: Public[int]  # which of them is being taken, from 0
    active: Public[Seat]
    attacked: Public[list[Seat]]  # players attacked in this turn (W 9.7)
    moves: Public[list[int]]  # by player: cards that effects may still move in this turn (W 12.14)

    faction: Public[list[str]]  # by player
    portal: Public[list[Portal]]
    trophies: Public[list[list[int]]]  # by player: the seats from whose portals the seals are
    realm: Public[list[list[Territory]]]  # in the order in which they came
    hand: Own[list[list[CardId]]]
    deck: Counted[list[list[CardId]]]  # top card first
    discard: Public[list[list[CardId]]]
    world: Public[list[list[CardId]]]
    revealed: Public[list[list[CardId]]]  # by a muster that is being carried out
    wild: Public[list[CardId]]
    row: Public[list[CardId]]  # oldest first
    central_deck: Counted[list[CardId]]  # top card first
    crystals: Public[tuple[list[CardId], ...]]  # the supply, by value
    box: Public[list[CardId]]  # territories that are not in this match (W 1.11)

    due: list[Due]  # lines still to be paid; the facts of a view tell of them
    buying: str  # what for: the id of a card, or surge

    # -- the combat; empty outside one ---------------------------------------------------------------------------
    defender: Public[int]  # the attacked player, -1 against the wild
    fronts: Public[list[Front]]
    side: Public[int]  # whose placement turn, surge or window it is
    at: Public[int]  # the front on which a unit is placed now or next
    opening: Public[bool]  # the attacker's first placement turn (W 11.3)
    carrying_out: Public[list[Pending]]  # abilities within abilities, the outermost first
    waiting: Public[list[Pending]]  # reactions still to be asked, the next one first
    entered: int  # units played in this combat

    # -- printed -------------------------------------------------------------------------------------------------

    def design(self, card: CardId) -> Design:
        """What is printed on a card."""
        return self.DESIGNS[self.faces[card]]

    def territory(self, seat: Seat, face: FaceId) -> Territory:
        """A territory of a player. Raises `LookupError` if it is not theirs."""
        for territory in self.realm[seat]:
            if self.faces[territory.card] == face:
                return territory
        raise LookupError(face)

    def tokens(self, seat: Seat, resource: int) -> int:
        """How many tokens of a resource lie on a player's territories."""
        return sum([territory.tokens[resource] for territory in self.realm[seat]])

    def has_unit(self, seat: Seat) -> bool:
        """Whether a player has a unit in hand."""
        return any(self.design(card).fights for card in self.hand[seat])

    def cards_of(self, seat: Seat) -> list[CardId]:
        """All cards that are a player's, also those on fronts (W 18.6)."""
        cards = [*self.hand[seat], *self.deck[seat], *self.discard[seat], *self.revealed[seat]]
        for front in self.fronts:
            if seat == self.active:
                cards += [unit.card for unit in front.attackers]
            elif seat == self.defender:
                cards += [unit.card for unit in front.defenders]
        return cards

    def in_order(self, cards: list[CardId]) -> list[FaceId]:
        """The different faces among cards, in the order of the designs (W 18.8)."""
        faces = self.faces
        return sorted({faces[card] for card in cards})

    def hand_in_order(self, seat: Seat) -> list[FaceId]:
        """The different cards of a hand: own faction, central cards, crystals (W 18.8)."""
        return self.in_order(self.hand[seat])

    # -- the combat ----------------------------------------------------------------------------------------------

    def seat_of(self, side: int) -> Seat:
        """The player of a side; -1 for the wild."""
        return self.active if side == ATTACK else self.defender

    def say_of(self, unit: Unit, event: Event, *what: object) -> None:
        """Tell what happens to a unit, and on which front."""
        self.say(event, self.seat_of(unit.side), self.faces[unit.card], *what, unit.front + 1)

    def sides(self) -> tuple[int, ...]:
        """The sides that are players."""
        return (ATTACK,) if self.defender < 0 else (ATTACK, DEFENCE)

    def units(self, side: int) -> Iterator[Unit]:
        """The units of a side in front order and order of play."""
        for front in self.fronts:
            yield from front.army(side)

    def others(self, unit: Unit) -> list[Unit]:
        """The enemy units on a unit's front."""
        return self.fronts[unit.front].army(1 - unit.side)

    def wide(self) -> bool:
        """Whether the combat has two or more fronts."""
        return len(self.fronts) > 1
