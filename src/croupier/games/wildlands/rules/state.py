"""The state of Wildlands: what lies where, where the match stands; territories, portals, fronts and their units."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from croupier.engine import (
    BySeat,
    CardId,
    Counted,
    Event,
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
from croupier.games.wildlands.cards import kinds, terms
from croupier.games.wildlands.cards.clauses import Design
from croupier.games.wildlands.cards.kinds import Kinds
from croupier.games.wildlands.cards.terms import ATTACK, DEFENCE, NO_TOKENS, Tokens

# domains by name: the compiler knows no types within `Annotated`
_FRONTS: Final = number(0, kinds.MOST_FRONTS)
_UNITS: Final = number(0, 2 * (kinds.MOST_UNITS + terms.MOVES))
_ABILITIES: Final = number(0, kinds.MOST_CLAUSES)

FrontPlace = Annotated[int, _FRONTS]
"""A place in `fronts`, or behind the last one (W 9.10)."""
Side = Annotated[int, number(ATTACK, DEFENCE)]
UnitNumber = Annotated[int, _UNITS]
"""Of the units of a combat in the order of play, from 1: a card comes twice only if an effect moves it (W 12.14)."""
AbilityNumber = Annotated[int, _ABILITIES]
"""As printed, from 1; 0 for none."""
Change = Annotated[int, number(-99, 99)]
"""Of a strength: each event lets units react, and no rule counts how often (W 12.6)."""
Strength = Annotated[int, number(0, 999)]
"""Of a side (W 13.2): what all units could have, and more."""


class Territory(Part):
    """A territory that a player controls (W 4.1)."""

    card: Public[CardId]
    tapped: Public[bool] = False
    tokens: Public[Tokens] = NO_TOKENS


class Portal(Part):
    """A player's portal with the seals still on it (W 1.14)."""

    card: Public[CardId]
    seals: Public[Annotated[int, number(0, terms.SEALS)]] = terms.SEALS  # none is put back (W 15.2)


class Unit(Part):
    """A unit on a front, as long as it takes part in the combat."""

    card: Public[CardId]
    front: Public[FrontPlace] = 0
    side: Public[Side] = 0
    number: Public[UnitNumber] = 0  # each unit of a combat has its own
    modifier: Public[Change] = 0  # until the end of the combat
    doomed: Public[bool] = False
    silenced: Public[bool] = False
    used: Public[list[AbilityNumber]]  # delayed and aftermath abilities triggered (W 12.4)
    gone: bool = False  # it has left the combat while the rules still look at it


class Front(Part):
    """A target with the units of both sides, in order of play (W 9.10)."""

    target: Public[FaceId]  # a territory or a portal
    attackers: Public[Annotated[list[Unit], longest(terms.ARMY)]]
    defenders: Public[Annotated[list[Unit], longest(terms.ARMY)]]
    surged: Public[Annotated[list[bool], longest(2)]]  # by side (W 10.3)
    stopped: Public[Annotated[list[bool], longest(2)]]  # by side (W 11.5)
    result: Public[Annotated[str, word("", "won", "held")]] = ""  # by the attacker's side
    totals: Public[tuple[Strength, Strength]] = (0, 0)  # as they were determined (W 13.5)

    def army(self, side: int) -> list[Unit]:
        """The units of a side."""
        return self.attackers if side == ATTACK else self.defenders


class Pending(Part):
    """An ability on its way: one that is being carried out, or a reaction that is still to be asked (W 12.7)."""

    card: Public[FaceId]
    front: Public[FrontPlace]
    side: Public[Side]
    trigger: Public[Annotated[str, word(*terms.TRIGGERS)]]
    ability: Public[AbilityNumber] = 0  # 0 where none is asked yet
    price_paid: Public[bool] = False  # of a sacrifice, whose effect is now asked
    unit: Public[UnitNumber] = 0


class Due(Part):
    """A line of a price: what must be reached, and what one token of each resource counts (W 5.9)."""

    need: Public[Annotated[int, number(1, kinds.MOST_TOKENS)]]  # in halves for units (W 6.6)
    worth: Public[Tokens]
    crystals: Public[Annotated[int, number(0, 2)]] = 0  # what a crystal counts for each point of its value


class State(Game):
    """A match as it stands. The modules beside this one say what happens in it, `game.py` in what order."""

    DESIGNS: ClassVar[tuple[Design, ...]]
    """What is printed, by face."""
    KINDS: ClassVar[Kinds]
    """The faces by what they are."""

    phase: Public[Annotated[str, word(*terms.PHASES)]]
    round: Public[Annotated[int, number(1, terms.MOST_ROUNDS)]]
    order: Public[Annotated[list[Seat], longest(terms.MOST_SEATS)]]  # of the turns of this round (W 2.2, 2.3)
    turn: Public[Annotated[int, number(0, terms.MOST_SEATS)]]  # which of them is being taken, from 0; at the end none
    active: Public[Seat]
    attacked: Public[list[Seat]]  # players attacked in this turn (W 9.7)
    moves: Public[Annotated[BySeat[int], number(0, terms.MOVES)]]  # that effects may still make this turn (W 12.14)

    faction: Public[Annotated[BySeat[str], word("", *terms.FACTIONS)]]
    portal: Public[Annotated[list[Portal], longest(terms.MOST_SEATS)]]  # by player; none before there are factions
    trophies: Public[list[list[Seat]]]  # by player: the seats from whose portals the seals are
    realm: Public[list[Annotated[list[Territory], longest(len(kinds.TERRITORIES))]]]  # in the order in which they came
    hand: Own[list[list[CardId]]]
    deck: Counted[list[list[CardId]]]  # top card first
    discard: Public[list[list[CardId]]]
    world: Public[list[list[CardId]]]
    revealed: Public[list[list[CardId]]]  # by a muster that is being carried out
    wild: Public[list[CardId]]
    row: Public[list[CardId]]  # oldest first
    central_deck: Counted[list[CardId]]  # top card first
    crystals: Public[Annotated[tuple[list[CardId], ...], longest(len(kinds.CRYSTALS))]]  # the supply, by value
    box: Public[list[CardId]]  # territories that are not in this match (W 1.11)

    due: list[Due]  # lines still to be paid; the facts of a view tell of them

    # -- the combat; empty outside one ---------------------------------------------------------------------------
    defender: Public[Seat]  # the attacked player, -1 against the wild
    fronts: Public[Annotated[list[Front], longest(terms.FRONTS)]]
    side: Public[Side]  # whose placement turn, surge or window it is
    at: Public[FrontPlace]  # the front on which a unit is placed now or next
    opening: Public[bool]  # the attacker's first placement turn (W 11.3)
    # abilities within abilities, the outermost first
    carrying_out: Public[Annotated[list[Pending], longest(terms.NESTED)]]
    waiting: Public[Annotated[list[Pending], longest(terms.NESTED)]]  # reactions still to be asked, the next one first
    entered: UnitNumber  # units played in this combat

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
        self.say(event, self.seat_of(unit.side), unit.card, *what, unit.front + 1)

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
