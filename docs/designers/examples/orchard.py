"""Orchard: flows that run side by side (`together`), secret ones and open ones.

Everybody is dealt three fruits, gives one to the left and puts one on the compost; all of it in secret, revealed
when all are done. Then everybody picks from an own tree for as long as they dare: the third crow scares the picker
away with nothing. Nobody waits for a neighbour's picking. The most fruit wins.
"""

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
    Seat,
)

APPLE, PEAR, PLUM, CROW = (FaceId(n) for n in range(4))
TREE = (APPLE,) * 4 + (PEAR,) * 3 + (PLUM,) * 2 + (CROW,) * 4

DEALT = Event("dealt", "1.1", seat=SEAT, card=CARD)
GAVE = Event("gave", "1.2", seat=SEAT)
COMPOSTED = Event("composted", "1.3", seat=SEAT)
PICKED = Event("picked", "2.1", seat=SEAT, card=CARD)
SCARED = Event("scared", "2.2", seat=SEAT)
STOPPED = Event("stopped", "2.3", seat=SEAT)
WINDFALL = Event("windfall", "2.4", seat=SEAT, number=NUMBER)

PICK, STOP = Option("pick", value=True), Option("stop", value=False)


class Orchard(Game):
    """Give, compost, and pick for as long as you dare."""

    slug = "orchard"
    version = "1"
    title = "Orchard"
    seats = (2, 4)
    FACES = tuple(Face(name, back="fruit") for name in ("apple", "pear", "plum", "crow"))

    hand: Own[list[list[CardId]]]
    compost: Counted[list[list[CardId]]]
    tree: Counted[list[list[CardId]]]
    basket: Public[list[list[CardId]]]
    extra: Public[list[int]]
    begun: Public[bool]

    def setup(self) -> None:
        self.begun = False
        self.extra = [0] * self.players
        for seat in range(self.players):
            self.tree[seat] = self.add_cards(TREE, shuffled=True)
            for _ in range(3):
                self.hand[seat].append(self.tree[seat].pop())
                self.say(DEALT, seat, self.hand[seat][-1])

    def step(self) -> None:
        if not self.begun:
            self.give_and_compost()
            self.begun = True
        else:
            self.together(range(self.players), self.picking)
            self.end()

    def give_and_compost(self) -> None:
        """Two secret questions a seat, answered without waiting for the others (rules 1.2, 1.3)."""
        chosen = self.together(range(self.players), self.secret, secret=True)
        for seat, (gift, waste) in chosen.items():
            self.forget_order(self.hand[seat], seat)
            self.remember((gift, waste), (seat,))
            self.hand[seat].remove(waste)
            self.compost[seat].append(waste)
            self.say(COMPOSTED, seat)
        for seat, (gift, _) in chosen.items():
            self.hand[seat].remove(gift)
            self.hand[(seat + 1) % self.players].append(gift)
            self.say(GAVE, seat)

    def secret(self, seat: Seat) -> tuple[CardId, CardId]:
        """Which card to give, and which of the others to compost."""
        gift = self.ask(seat, "give", self.cards_of("give", self.hand[seat]))
        left = [card for card in self.hand[seat] if card != gift]
        return gift, self.ask(seat, "compost", self.cards_of("compost", left))

    def cards_of(self, verb: str, cards: list[CardId]) -> list[Option[CardId]]:
        """One option per face: of two apples either will do."""
        return [
            Option(f"{verb}:{self.FACES[face].id}", card) for face, card in {self.faces[c]: c for c in cards}.items()
        ]

    def picking(self, seat: Seat) -> None:
        """Pick until stopping or the third crow; a windfall comes from the flow's own chance (rules 2.1 to 2.4)."""
        while self.tree[seat]:
            if not self.ask(seat, "dare", (PICK, STOP)):
                break
            self.basket[seat].append(self.tree[seat].pop())
            self.say(PICKED, seat, self.basket[seat][-1])
            if sum(self.faces[card] == CROW for card in self.basket[seat]) == 3:
                self.say(SCARED, seat)
                return
        self.say(STOPPED, seat)
        self.extra[seat] = self.chance.below(3)
        self.say(WINDFALL, seat, self.extra[seat])

    def end(self) -> None:
        fruit = [self.fruit(seat) for seat in range(self.players)]
        self.finish([1.0 if count == max(fruit) else 0.0 for count in fruit])

    def fruit(self, seat: Seat) -> int:
        crows = sum(self.faces[card] == CROW for card in self.basket[seat])
        picked = 0 if crows >= 3 else len(self.basket[seat]) - crows
        return picked + self.extra[seat] + sum(self.faces[card] != CROW for card in self.hand[seat])
