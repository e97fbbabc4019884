"""Drawing, shuffling, and cards that leave a hand: where it is settled who knows which card (W 3)."""

from croupier.engine import CardId, FaceId, Seat
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.rules import events
from croupier.games.wildlands.rules.state import State


def needs_shuffling(game: State, seat: Seat, number: int, discarded: int = 0) -> bool:
    """Whether a discard pile is shuffled before so many cards come off the deck; some may go on it before (W 3.1)."""
    return len(game.deck[seat]) < number and bool(game.discard[seat] or discarded)


def make_ready(game: State, seat: Seat, number: int) -> None:
    """Before cards come off a deck that is too short, the discard pile goes under it, shuffled (W 3.1, 3.3)."""
    if not needs_shuffling(game, seat, number):
        return
    pile = game.discard[seat]
    game.shuffle(pile)
    game.say(events.SHUFFLED, seat, len(pile))
    game.deck[seat] += pile
    game.discard[seat] = []


def draw(game: State, seat: Seat, number: int) -> int:
    """Draw cards, or as many as there are; how many they were (W 3.1, 3.2)."""
    make_ready(game, seat, number)
    deck = game.deck[seat]
    drawn = deck[:number]
    if drawn:
        del deck[:number]
        game.hand[seat] += drawn
        game.say(events.DREW, seat, len(drawn))
    return len(drawn)


def draw_by_effect(game: State, seat: Seat, number: int) -> None:
    """Draw what the cap of the turn leaves of a number of cards (W 12.14)."""
    game.moves[seat] -= draw(game, seat, min(number, game.moves[seat]))


def can_draw(game: State, seat: Seat) -> bool:
    """Whether a player has anything to draw."""
    return bool(game.deck[seat] or game.discard[seat])


def to_draw(game: State, seat: Seat, discarded: int = 0) -> int:
    """How many cards would fill up a hand of which so many have been discarded first (W 3.2, 16.2)."""
    there = len(game.deck[seat]) + len(game.discard[seat]) + discarded
    return min(max(terms.HAND - len(game.hand[seat]) + discarded, 0), there)


def replenish(game: State, seat: Seat) -> None:
    """Fill a hand up to five cards (W 16.2, 16.3)."""
    draw(game, seat, max(terms.HAND - len(game.hand[seat]), 0))


def reveal(game: State, seat: Seat, number: int) -> None:
    """Turn cards of the own deck face up (W 3.1, 3.2)."""
    make_ready(game, seat, number)
    shown = game.deck[seat][:number]
    del game.deck[seat][:number]
    everybody_sees(game, shown)
    game.revealed[seat] = shown
    game.say(events.REVEALED, seat, [game.faces[card] for card in shown])


def everybody_sees(game: State, cards: list[CardId]) -> None:
    """Hidden cards come into the open, and everybody goes on knowing them until they are shuffled."""
    game.remember(cards, range(game.players))


def out_of_hand(game: State, seat: Seat, face: FaceId) -> CardId:
    """Take a card with this face out of a hand, into the open; the caller puts it into its next zone."""
    card = game.out_of_hand(seat, game.hand[seat], face)
    everybody_sees(game, [card])
    return card


def crystals(game: State, seat: Seat) -> list[CardId]:
    """The crystals in a hand."""
    return [card for card in game.hand[seat] if game.design(card).kind == "crystal"]


def discard(game: State, seat: Seat, face: FaceId) -> None:
    """Put a card of a hand on the discard pile."""
    game.discard[seat].append(out_of_hand(game, seat, face))


def discard_all(game: State, seat: Seat) -> None:
    """Put a whole hand on the discard pile (W 16.6)."""
    hand = game.hand[seat]
    everybody_sees(game, hand)
    game.say(events.DISCARDED, seat, [game.faces[card] for card in hand])
    game.discard[seat] += hand
    game.hand[seat] = []
