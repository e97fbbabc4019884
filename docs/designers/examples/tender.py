"""Tender: a complete small game with secret choices revealed together (`ask_all`).

Everybody holds the bids 1 to 5. Each round a prize is turned up; all bid one card in secret; the highest bid that
nobody else made takes the prize. After five rounds the most points win.
"""

from collections import Counter
from typing import Any

from croupier.engine import (
    CARD,
    NUMBER,
    SEAT,
    CardId,
    Counted,
    Event,
    Face,
    FaceId,
    Game,
    Option,
    Own,
    Public,
    Question,
    RuleId,
    Seat,
    Verb,
    number,
)

BIDS = [Face(f"bid-{n}", back="bid") for n in range(1, 6)]
PRIZES = [Face(f"prize-{n}", back="prize") for n in range(1, 10)]

OFFER = Verb("bid", number=number(1, 5))

TURNED_UP = Event("turned-up", "2.1", card=CARD)
BID = Event("bid", "2.2", seat=SEAT, card=CARD)
TOOK = Event("took", "2.3", seat=SEAT, card=CARD)
NOBODY_TOOK = Event("nobody-took", "2.4", card=CARD)
SCORED = Event("scored", "3.1", seat=SEAT, points=NUMBER)


class Tender(Game):
    """Bid in secret for prizes in the open."""

    slug = "tender"
    version = "1"
    title = "Tender"
    seats = (2, 4)
    FACES = (*BIDS, *PRIZES)
    QUESTIONS = (Question("bid", OFFER),)

    hand: Own[list[list[CardId]]]
    spent: Public[list[list[CardId]]]
    won: Public[list[list[CardId]]]
    prizes: Counted[list[CardId]]
    prize: Public[list[CardId]]
    lost: Public[list[CardId]]

    def setup(self) -> None:
        for seat in range(self.players):
            self.hand[seat] = self.add_cards((FaceId(n) for n in range(5)), owner=seat)
        self.prizes = self.add_cards((FaceId(n) for n in range(5, 14)), shuffled=True)
        self.turn_up()

    def turn_up(self) -> None:
        self.prize = [self.prizes.pop()]
        self.say(TURNED_UP, self.prize[0])

    def step(self) -> None:
        """One round: all bid, the bids are revealed together (rules 2.1 to 2.4)."""
        bids = self.ask_all("bid", range(self.players), self.cards_of)
        for seat, card in bids.items():
            self.hand[seat].remove(card)
            self.spent[seat].append(card)
            self.say(BID, seat, card)
        self.award({seat: self.faces[card] for seat, card in bids.items()})
        if self.hand[0]:
            self.turn_up()
        else:
            self.score()

    def cards_of(self, seat: Seat) -> list[Option[CardId]]:
        return [OFFER(self.faces[card] + 1, value=card) for card in sorted(self.hand[seat])]

    def award(self, bids: dict[Seat, FaceId]) -> None:
        prize = self.prize.pop()
        often = Counter(bids.values())
        alone = [seat for seat, bid in bids.items() if often[bid] == 1]
        if alone:
            winner = max(alone, key=lambda seat: bids[seat])
            self.won[winner].append(prize)
            self.say(TOOK, winner, prize)
        else:
            self.lost.append(prize)
            self.say(NOBODY_TOOK, prize)

    def score(self) -> None:
        points = [sum(self.faces[card] - 4 for card in self.won[seat]) for seat in range(self.players)]
        for seat, total in enumerate(points):
            self.say(SCORED, seat, total)
        self.finish([1.0 if total == max(points) else 0.0 for total in points])

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> RuleId | None:  # Any: a number
        return None if self.holds(self.hand[seat], FaceId(arguments["number"] - 1)) else "2.2"

    def rest(self, card: CardId) -> list[CardId]:
        return self.prizes if self.faces[card] >= 5 else self.spent[card // 5]
