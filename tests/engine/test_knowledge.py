"""What a seat knows, against every deal that agrees with what it saw: five cards, few enough to list them all."""

from collections.abc import Iterable
from itertools import permutations
from random import Random
from typing import ClassVar

import pytest

from croupier.engine import CardId, Chance, Counted, Face, FaceId, Game, Own, Public, Seat

Deal = tuple[int, ...]
"""The face of each card."""


class Cards(Game):
    """Five cards of three kinds, two hands, a pile and a row for all to see."""

    slug: ClassVar[str] = "cards"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Cards"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(name, back="card") for name in "abc")

    hand: Own[list[list[CardId]]]
    pile: Counted[list[CardId]]
    row: Public[list[CardId]]

    def setup(self) -> None:
        self.pile = self.add_cards([FaceId(n) for n in (0, 0, 1, 1, 2)], shuffled=True)


class Observer:
    """A seat that lists every deal it thinks possible, from what it sees and nothing else."""

    def __init__(self, seat: Seat, game: Game) -> None:
        self.seat = seat
        self.possible: set[Deal] = set(permutations(game.faces))
        self.exact = True
        """Whether the engine's knowledge is still as fine as this list: no known card was mixed with an unknown."""

    def mixed(self, game: Game, cards: Iterable[int]) -> None:
        """The cards have changed places among themselves, and this seat does not know how."""
        places = list(cards)
        self.exact &= not self.loses(game, places)
        found: set[Deal] = set()
        for deal in self.possible:
            for order in permutations(places):
                new = list(deal)
                for place, source in zip(places, order, strict=True):
                    new[place] = deal[source]
                found.add(tuple(new))
        self.possible = found

    def loses(self, game: Game, cards: Iterable[int]) -> bool:
        """Whether the seat knows something of some of the cards, but nothing of others."""
        group = 0
        for mask in game.groups[self.seat]:
            group |= mask
        known = [game.knows(self.seat, CardId(card)) or bool(group >> card & 1) for card in cards]
        return any(known) and not all(known)

    def looks(self, game: Game, cards: Iterable[int]) -> None:
        """It sees these cards."""
        self.possible = {deal for deal in self.possible if all(deal[card] == game.faces[card] for card in cards)}


def allowed(game: Game, seat: Seat) -> set[Deal]:
    """Every deal that a determinization for this seat may come to."""
    found: set[Deal] = {tuple(game.faces)}
    for pool in game.hidden_from(seat):
        found |= {
            tuple(order[pool.index(card)] if card in pool else face for card, face in enumerate(deal))
            for deal in found
            for order in permutations([deal[card] for card in pool])
        }
    return found


def zones(game: Cards) -> list[list[CardId]]:
    return [*game.hand, game.pile, game.row]


def happens(game: Cards, observers: list[Observer], random: Random) -> str:
    """One thing that rules may do with cards; what both seats see of it."""
    what = random.choice(("move", "move", "look", "shuffle", "hide", "hide"))
    source = random.choice([zone for zone in zones(game) if zone])
    if what == "move":
        card = random.choice(source)
        game.remember([card], [seat for seat in range(2) if card in game.in_sight(seat)])
        source.remove(card)
        random.choice(zones(game)).append(card)
    elif what == "look":
        seat, card = random.randrange(2), random.choice(source)
        game.remember([card], [seat])
        observers[seat].looks(game, [card])
    elif what == "shuffle" and source is not game.row:
        for observer in observers:
            observer.mixed(game, source)
        game.shuffle(source)
    elif what == "hide" and game.hand[0]:
        observers[1].mixed(game, game.hand[0])
        game.forget_order(game.hand[0], 0)
        card = random.choice(game.hand[0])
        game.remember([card], [0])
        game.hand[0].remove(card)
        random.choice([game.hand[1], game.pile]).append(card)
    for observer in observers:
        observer.looks(game, game.in_sight(observer.seat))
    return what


@pytest.mark.parametrize("seed", range(60))
def test_a_seat_is_held_to_know_what_it_saw_and_never_more(seed: int) -> None:
    """All deals that agree with what it saw are dealt to it, and no other while nothing known met something unknown."""
    random = Random(seed)
    game = Cards.new(2, {}, b"%d" % seed)
    observers = [Observer(seat, game) for seat in range(2)]
    for _ in range(20):
        what = happens(game, observers, random)
        for observer in observers:
            deals = allowed(game, observer.seat)
            assert observer.possible <= deals, f"after {what} seat {observer.seat} is held to know more than it saw"
            if observer.exact:
                assert observer.possible == deals, f"after {what} seat {observer.seat} is held to know less"


def test_most_of_these_histories_are_exact_for_a_while() -> None:
    exact = 0
    for seed in range(60):
        random, game = Random(seed), Cards.new(2, {}, b"%d" % seed)
        observers = [Observer(seat, game) for seat in range(2)]
        for _ in range(6):
            happens(game, observers, random)
        exact += sum(observer.exact and len(observer.possible) > 1 for observer in observers)
    assert exact > 40


def laid(hand: int, row: int) -> Cards:
    """So many cards in the hand of seat 0, so many in the row, the others in the pile."""
    game = Cards.new(2, {}, b"laid")
    game.hand[0], game.row, game.pile = game.pile[:hand], game.pile[hand : hand + row], game.pile[hand + row :]
    return game


def test_a_seen_card_that_is_shuffled_among_unknown_ones_is_forgotten() -> None:
    game = laid(hand=0, row=0)
    game.remember(game.pile[:1], [0])
    assert game.knows(0, game.pile[0])
    assert not game.knows(1, game.pile[0])
    game.shuffle(game.pile)
    assert not any(game.knows(0, card) for card in game.pile)
    assert game.groups == [[], []]


def test_a_pile_that_all_have_seen_is_shuffled_within_itself() -> None:
    """The discard becomes a deck: nobody knows the order, everybody knows what is in it."""
    game = laid(hand=2, row=3)
    row = game.row
    game.shuffle(row)
    game.row, game.pile = [], row
    assert game.groups == [[sum(1 << card for card in row)]] * 2
    assert sorted(row) in [sorted(pool) for pool in game.hidden_from(1)]


def test_a_hand_that_is_shuffled_away_is_known_as_a_whole_to_its_owner_alone() -> None:
    game = laid(hand=3, row=0)
    hand = game.hand[0]
    game.shuffle(hand)
    game.hand[0], game.pile = [], [*game.pile, *hand]
    assert game.groups == [[sum(1 << card for card in hand)], []]
    assert not any(game.knows(seat, card) for seat in range(2) for card in hand)


def test_one_of_known_cards_leaves_unseen_and_the_group_stays_exact() -> None:
    game = laid(hand=3, row=0)
    hand = list(game.hand[0])
    game.remember(hand, [1])
    game.forget_order(hand, 0)
    game.pile.append(game.hand[0].pop())
    assert not any(game.knows(1, card) for card in hand)
    assert game.groups[1] == [sum(1 << card for card in hand)]
    game.remember([hand[0]], [1])
    assert game.knows(1, hand[0])
    assert game.groups[1] == [sum(1 << card for card in hand[1:])]


def test_out_of_a_hand_comes_a_known_copy_first_and_of_the_hidden_ones_nobody_else_knows_which() -> None:
    game = laid(hand=5, row=0)
    game.faces = [FaceId(n) for n in (0, 1, 1, 2, 0)]
    game.hand[0] = [CardId(n) for n in range(5)]
    game.remember([CardId(2), CardId(4)], [0, 1])
    game.remember([CardId(3)], [1])
    assert game.out_of_hand(0, game.hand[0], FaceId(1)) == 2
    assert game.knows(1, CardId(3)), "what everybody knows goes openly"
    assert game.out_of_hand(0, game.hand[0], FaceId(2)) == 3
    assert not game.knows(1, CardId(3))
    assert game.hand[0] == [0, 1, 4]
    with pytest.raises(LookupError):
        game.out_of_hand(0, game.hand[0], FaceId(2))


def test_who_moves_a_card_unseen_goes_on_knowing_it() -> None:
    game = laid(hand=3, row=0)
    game.remember(game.hand[0], [0])
    game.forget_order(game.hand[0], 0)
    game.pile.append(game.hand[0].pop())
    assert game.knows(0, game.pile[-1])
    assert game.groups == [[], []]


def test_part_of_a_group_mixed_again_leaves_the_group_as_it_was() -> None:
    game = laid(hand=3, row=0)
    hand = list(game.hand[0])
    game.remember(hand, [1])
    game.forget_order(hand, 0)
    game.forget_order(hand[:2], 0)
    assert game.groups[1] == [sum(1 << card for card in hand)]


def test_a_group_that_meets_an_unknown_card_is_lost() -> None:
    game = laid(hand=2, row=0)
    game.remember(game.hand[0], [1])
    game.forget_order(game.hand[0], 0)
    game.hand[0].append(game.pile.pop())
    game.forget_order(game.hand[0], 0)
    assert game.groups == [[], []]


@pytest.mark.parametrize("seed", range(20))
def test_a_turned_deal_gives_every_card_another_face(seed: int) -> None:
    plain, turned = laid(0, 0), laid(0, 0)
    pools = plain.hidden_from(0)
    plain.deal_anew(pools, Chance(b"%d" % seed))
    turned.deal_anew(pools, Chance(b"%d" % seed), deal="turned")
    assert all(one != other for one, other in zip(plain.faces, turned.faces, strict=True))
    assert sorted(turned.faces) == sorted(plain.faces)


def test_the_extreme_deals_put_the_first_or_the_last_faces_into_hands() -> None:
    """Whether a hand holds any of a kind, where cards of a kind stand together, differs between them."""
    lowest, highest = laid(4, 0), laid(4, 0)
    hands = lowest.held()
    pools = lowest.hidden_from(1)
    lowest.deal_anew(pools, Chance(b"any"), hands, deal="lowest")
    highest.deal_anew(pools, Chance(b"any"), hands, deal="highest")
    hidden = [card for pool in pools for card in pool]
    faces = sorted(lowest.faces[card] for card in hidden)
    held = [card for card in lowest.hand[0] if card in hidden]
    assert held
    assert sorted(lowest.faces[card] for card in held) == faces[: len(held)]
    assert sorted(highest.faces[card] for card in held) == faces[-len(held) :]
    assert sorted(highest.faces) == sorted(lowest.faces)
