"""The state of Quintet: zones, the turn, open windows, and what is read off them."""

from typing import Annotated, ClassVar, Final

from croupier.engine import (
    BySeat,
    CardId,
    Counted,
    Event,
    FaceId,
    Game,
    Own,
    Public,
    Seat,
    longest,
    number,
    word,
)
from croupier.games.quintet.cards.faces import BIT, MOST_CARDS, MOST_COPIES

MOST_PLAYERS: Final = 5  # Q 1.1
PHASES = DRAW_PHASE, MAIN_PHASE, END_PHASE = "draw", "main", "end"  # Q 4.1


class State(Game):
    """A match as it stands. `game.py` has what happens in it."""

    # Q 1.4, Part 2: one of each per player
    hand: Own[list[list[CardId]]]  # Q 2.1, 2.2
    library: Counted[list[list[CardId]]]  # Q 2.6, 2.7; top card first
    graveyard: Public[list[list[CardId]]]  # Q 2.8
    battlefield: Public[list[list[CardId]]]  # Q 2.12
    removed: Public[list[list[CardId]]]  # Q 9.9

    active: Public[Seat]
    first: Public[Seat]
    turn: Public[Annotated[int, number(0, MOST_PLAYERS * MOST_CARDS)]]  # each but the first one costs a card (Q 4.2)
    phase: Public[Annotated[str, word(*PHASES)]]
    # open windows, the innermost last (Q 5.3, 6.12): a character, and on it one Wizard after the other
    arriving: Public[Annotated[list[tuple[Seat, FaceId]], longest(1 + MOST_PLAYERS * MOST_COPIES)]]
    eliminated: Public[BySeat[bool]]
    won: Public[Annotated[BySeat[int], number(0, 2)]]  # games won (variant match)
    # the switches of the match that rules ask for at every turn
    hand_limit: int
    teams: bool
    checked_at_end: bool  # the hand, instead of after every draw

    # the designs
    COPIES: ClassVar[tuple[int, ...]]
    DECK: ClassVar[tuple[FaceId, ...]]
    PRICE: ClassVar[int]

    # -- read off it ---------------------------------------------------------------------------------------------

    def kinds_in(self, pile: list[CardId]) -> int:
        """The kinds in a pile, as a mask: the `BIT` of each."""
        faces = self.faces
        mask = 0
        for card in pile:
            mask |= BIT[faces[card]]
        return mask

    def arriving_at(self, me: Seat) -> int:
        """How many characters of a seat arrive; they lie on top of its battlefield (Q 5.3)."""
        return sum(seat == me for seat, _ in self.arriving)

    def unseen(self, me: Seat) -> dict[str, int]:
        """How many copies of each kind hand and library of a seat still hold between them; 0 once it is out."""
        faces = self.faces
        open_ = [faces[card] for card in (*self.battlefield[me], *self.graveyard[me], *self.removed[me])]
        out, copies = self.eliminated[me], self.COPIES
        return {face.id: 0 if out else copies[kind] - open_.count(FaceId(kind)) for kind, face in enumerate(self.FACES)}

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that win together with this one."""
        return (seat, (seat + 2) % 4) if self.teams else (seat,)

    def may_react(self, seat: Seat, controller: Seat) -> bool:
        """Whether a seat is asked in the window of a character of `controller`: public facts only (Q 6.4, 7.1)."""
        return (
            seat != self.active
            and len(self.hand[seat]) > self.PRICE
            and not self.eliminated[seat]
            and (not self.teams or (seat - self.active) % 2 == (seat - controller) % 2 == 1)
        )

    # -- what abilities ask of the rules -----------------------------------------------------------------------------

    def draw(self, me: Seat, told: Event) -> None:
        """Put the top card of the own library into the own hand; with none left the player is out (Q 9.6).

        `told` cites the rule that lets the player draw.
        """
        raise NotImplementedError

    def discard(self, me: Seat, name: str, event: Event) -> None:
        """The player chooses a card from the own hand for the own graveyard (Q 2.11)."""
        raise NotImplementedError
