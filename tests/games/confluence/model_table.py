"""The table of the model: cards and what is marked on them, combinations, effects that wait, seats and their order.

It shares no rule with the game. A flow yields its questions, each a seat, a name and the keys in order, and is sent
the answers; questions with a single answer are yielded, too.
"""

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from tests.games.confluence.printed import DESIGNS, SIDES, Design, Verb

T = TypeVar("T")
Question = tuple[int, str, list[str]]
Flow = Generator[Question, str, T]

INSTANT = {"draw", "sift", "rebate", "counter", "usurp", "echo", "hasten", "delay", "all_draw"}
INSTANT |= {"becalm", "drought", "spate"}
AT_THE_END = {"smoulder", "mend", "channel", "salvage", "recall", "graft", "raid", "uproot", "renew"}


def ask(seat: int, name: str, answers: Mapping[str, T]) -> Flow[T]:
    """One question; what the key stands for that was given as the answer."""
    key = yield seat, name, list(answers)
    return answers[key]


class Shuffler(Protocol):
    """What shuffles: the same for the match and for the model."""

    def shuffle(self, items: list[T], /) -> None: ...

    def below(self, limit: int, /) -> int: ...


@dataclass(eq=False)
class Card:
    """A card, and what is marked on it in this round."""

    name: str
    appointed: dict[str, str] = field(default_factory=dict)  # by side
    used: bool = False

    @property
    def design(self) -> Design:
        return DESIGNS[self.name]

    def shows(self, side: str, stream: str) -> bool:
        """A blank side that is appointed shows this one stream (C 3.4, 3.5, 3.24, 3.26)."""
        if side in self.appointed:
            return stream == self.appointed[side]
        return side in self.design.sides and stream in self.design.sides[side].streams

    def unmark(self) -> None:
        self.appointed, self.used = {}, False


@dataclass(eq=False)
class Combination:
    """An announced combination; its points are its force later in the round."""

    owner: int
    side: str
    stream: str
    cards: list[Card]
    length: int
    points: int
    ceiling: int | None = None
    raised: int = 0
    closed: bool = False
    properties: list[str] = field(default_factory=list)
    thorns: int = 0

    @property
    def bonus(self) -> int:
        return bonus(self.side, self.length)

    @property
    def room(self) -> int:
        """By how much it can be raised: without a ceiling by more than any effect raises."""
        return 999 if self.ceiling is None else max(0, self.ceiling - self.points)

    def raise_by(self, number: int) -> None:
        added = min(number, self.room)
        self.points += added
        self.raised += added

    def reduce_by(self, number: int) -> None:
        self.points = max(0, self.points - number)


def bonus(side: str, length: int) -> int:
    """C 3.21"""
    return length - 2 if side == "defence" else (length - 2) // 2


@dataclass(eq=False)
class Effect:
    """An effect that waits: on a stack, or among its controller's events, numbered in the order of activation."""

    controller: int
    source: str
    verb: Verb
    order: int = 0


@dataclass(eq=False)
class Hit:
    """A part of an attack, aimed at one opponent."""

    attack: Combination
    target: int
    force: int


@dataclass
class Table:
    """Everything that lies on the table, and who plays at it."""

    players: int
    variants: Mapping[str, str]
    shuffler: Shuffler
    lead: int = 0
    round: int = 0
    life: list[int] = field(default_factory=list)
    out: list[bool] = field(default_factory=list)
    fallen: list[tuple[int, int, int]] = field(default_factory=list)  # round, life, seat
    winners: list[int] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)  # the top is first
    discard: list[Card] = field(default_factory=list)  # the newest is last, here and below
    common: list[Card] = field(default_factory=list)
    hand: list[list[Card]] = field(default_factory=list)
    pool: list[list[Card]] = field(default_factory=list)
    debt: list[dict[str, int]] = field(default_factory=list)
    combinations: list[list[Combination]] = field(default_factory=list)
    instant: list[Effect] = field(default_factory=list)
    main: list[Effect] = field(default_factory=list)
    events: list[list[Effect]] = field(default_factory=list)
    lays: list[int] = field(default_factory=list)
    stopped: list[bool] = field(default_factory=list)
    hits: list[Hit] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = range(self.players)
        self.life = [int(self.variants["start_life"]) for _ in seats]
        self.out = [False for _ in seats]
        self.hand, self.pool = [[] for _ in seats], [[] for _ in seats]
        self.clear()

    def clear(self) -> None:
        """Whatever belongs to a single round is taken off the table (C 12.6 to 12.8)."""
        seats = range(self.players)
        self.combinations, self.events = [[] for _ in seats], [[] for _ in seats]
        self.debt = [dict.fromkeys("ADF", 0) for _ in seats]
        self.instant, self.main, self.hits = [], [], []
        self.lays, self.stopped = [0 for _ in seats], [False for _ in seats]
        for card in self.open_cards():
            card.unmark()

    # -- seats -----------------------------------------------------------------------------------------------------

    def beginning_with(self, seat: int) -> list[int]:
        """The players in the game, clockwise."""
        return [s % self.players for s in range(seat, seat + self.players) if not self.out[s % self.players]]

    @property
    def turn_order(self) -> list[int]:
        return self.beginning_with(self.lead)

    def opponents(self, me: int) -> list[int]:
        """In turn order, which begins with the lead player."""
        return [seat for seat in self.turn_order if seat != me]

    def after(self, me: int) -> list[int]:
        """The others, in turn order after a player."""
        return [seat for seat in self.beginning_with(me) if seat != me]

    # -- life ------------------------------------------------------------------------------------------------------

    def gain(self, seat: int, number: int) -> None:
        """C 1.3, 13.3"""
        if self.round < int(self.variants["high_water"]) + 3:
            most = int(self.variants["start_life"])
            self.life[seat] = max(self.life[seat], min(most, self.life[seat] + number))

    # -- cards -----------------------------------------------------------------------------------------------------

    def open_cards(self) -> list[Card]:
        return [card for zone in (*self.pool, self.common) for card in zone]

    def place(self, card: Card) -> tuple[int, int]:
        """The seat whose pool it is, or -1 for the common pool, and the place from the oldest, beginning with 1."""
        for seat, zone in enumerate([*self.pool, self.common]):
            if card in zone:
                return seat if seat < self.players else -1, zone.index(card) + 1
        raise LookupError(card)

    def key(self, card: Card) -> str:
        seat, number = self.place(card)
        zone = "common" if seat < 0 else f"pool{seat}"
        return f"{card.name}@{zone}.{number}"

    def keys(self, verb: str, cards: Iterable[Card]) -> dict[str, Card]:
        """Open cards to choose from, by key."""
        return {f"{verb}:{self.key(card)}": card for card in cards}

    def next_card(self) -> Card | None:
        """C 2.1, 2.2"""
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.shuffler.shuffle(self.deck)
        return self.deck.pop(0) if self.deck else None

    def draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            card = self.next_card()
            if card is not None:
                self.hand[seat].append(card)

    def take_away(self, card: Card) -> Card:
        """An open card leaves its pool; its combinations keep their points (C 2.5)."""
        for zone in (*self.pool, self.common):
            if card in zone:
                zone.remove(card)
        self.disengage(card)
        return card

    def disengage(self, card: Card) -> None:
        card.unmark()
        for mine in self.combinations:
            for one in mine:
                if card in one.cards:
                    one.cards.remove(card)

    def throw(self, seat: int) -> Flow[None]:
        """A card of the own choice goes from the hand to the discard pile."""
        if self.hand[seat]:
            card = yield from ask(seat, "discard_hand", {f"discard:{c.name}": c for c in self.sorted_hand(seat)})
            self.hand[seat].remove(card)
            self.discard.append(card)

    def sorted_hand(self, seat: int) -> list[Card]:
        """One card of each name; a hand has no order, so it is read by the alphabet."""
        return [
            next(c for c in self.hand[seat] if c.name == name) for name in sorted({c.name for c in self.hand[seat]})
        ]

    # -- effects and combinations ----------------------------------------------------------------------------------

    def enter(self, controller: int, source: str, verb: Verb) -> None:
        """C 4.1, 4.2, 10.3"""
        if verb.word in AT_THE_END:
            order = len(self.events[controller]) + 1
            self.events[controller].append(Effect(controller, source, verb, order))
        else:
            stack = self.instant if verb.word in INSTANT else self.main
            stack.append(Effect(controller, source, verb))

    def engaged(self, seats: Iterable[int], sides: Iterable[str] = SIDES) -> set[Card]:
        """The cards that these players have engaged on these sides (C 3.8)."""
        return {c for seat in seats for one in self.combinations[seat] if one.side in sides for c in one.cards}

    def all_combinations(self, seats: Iterable[int]) -> list[Combination]:
        return [one for seat in seats for one in self.combinations[seat]]

    def key_of(self, one: Combination) -> str:
        return f"comb:{one.owner}.{self.combinations[one.owner].index(one) + 1}"
