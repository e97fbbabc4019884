"""The state of Three Perils: zones and who sees them, heroes, lines, and where the match stands (Part 2)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from croupier.engine import BySeat, CardId, Counted, FaceId, Game, Own, Public, Seat, longest, number, word
from croupier.games.perils.cards.clauses import Card, Character, Foe
from croupier.games.perils.rules import events
from croupier.games.perils.rules.hero import Hero, Line
from croupier.games.perils.rules.options import OfFaces

STAGES = ("heroes", "pick", "gift", "turn", "resolve", "confront", "final")
HEROES, PICK, GIFT, TURN, RESOLVE, CONFRONT, FINAL = STAGES
"""The stages of a match."""
REASONS = SALE_REASON, POWER_REASON, LEFTOVER_REASON = "sale", "power", "leftover"
LAST_PHASE = 3  # P 5.1
TURNS = 6  # P 5.3

Decks = Annotated[tuple[list[CardId], ...], longest(LAST_PHASE)]
"""One for each phase."""


class State(Game):
    """A match as it stands. `game.py` has what happens in it."""

    character: Public[list[list[CardId]]]
    offered: Own[list[list[CardId]]]  # variant pick_hero
    reserve: Counted[list[CardId]]  # characters nobody has, until all have chosen
    box: Public[list[CardId]]  # P 1.3
    left_out: Public[list[FaceId]]  # P 1.8
    decks: Counted[Decks]
    enemy_decks: Counted[Decks]
    dealt: Own[list[list[CardId]]]  # enemies to pick from
    picked: Own[list[list[CardId]]]
    hand: Own[list[list[CardId]]]
    heroes: Public[BySeat[Hero]]
    tableau: Public[list[list[CardId]]]
    line: Public[list[Line]]
    trophies: Public[list[list[CardId]]]
    enemy_discard: Public[list[CardId]]
    discard: Own[list[list[CardId]]]  # face down, by who put it there
    reasons: Public[list[list[Annotated[str, word(*REASONS)]]]]  # why each card of `discard` lies there

    stage: Public[Annotated[str, word(*STAGES)]]
    phase: Public[Annotated[int, number(0, LAST_PHASE)]]
    turn: Public[Annotated[int, number(0, TURNS)]]

    # the designs by their faces
    CARDS: ClassVar[Mapping[FaceId, Card]]
    CHARACTERS: ClassVar[Mapping[FaceId, Character]]
    FOES: ClassVar[Mapping[FaceId, Foe]]
    OPTIONS: ClassVar[OfFaces]

    # -- what symbols ask of the rules ---------------------------------------------------------------------------

    def attack(self, seat: Seat, reach: str, force: int) -> None:
        """An attack of a card, a weapon or a power (Part 9)."""
        raise NotImplementedError

    def count(self, seat: Seat, what: str) -> int:
        """How much of a quantity a seat has now (vocabulary K3)."""
        raise NotImplementedError

    def gain(self, seat: Seat, currency: str, number: int) -> None:
        """Coins or mana from the supply (P 1.14)."""
        hero = self.heroes[seat]
        if currency == "coins":
            hero.coins += number
        else:
            hero.mana += number
        if number:
            self.say(events.GAINED, seat, currency, number)
