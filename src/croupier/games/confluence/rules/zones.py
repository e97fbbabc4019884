"""Cards leaving and entering zones (C 2.1 to 2.5)."""

from croupier.engine import CardId, Event, FaceId, Option, Seat
from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.terms import Place
from croupier.games.confluence.rules import events, options
from croupier.games.confluence.rules.state import State


def from_deck(game: State) -> CardId | None:
    """The top card of the deck; the discard pile is the new deck if there is none (C 2.1, 2.2)."""
    if not game.deck:
        if not game.discard:
            return None
        game.shuffle(game.discard)
        game.deck, game.discard = game.discard, []
        game.say(events.RESHUFFLED, len(game.deck))
    return game.deck.pop(0)


def draw(game: State, seat: Seat, number: int, event: Event) -> None:
    """Cards from the deck into a hand, as many as there are; the others hear their number (C 2.2, 15.4)."""
    for _ in range(number):
        card = from_deck(game)
        if card is None:
            game.say(events.NOTHING_LEFT, seat)
            return
        game.hand[seat].append(card)
        game.say(event, seat, card)


def into_hand(game: State, seat: Seat, card: CardId) -> None:
    """An open card goes into a hand, and everybody goes on knowing it (C 15.4)."""
    game.remember((card,), range(game.players))
    game.hand[seat].append(card)


def take_away(game: State, place: Place) -> CardId:
    """Take an open card from where it lies. It loses its marks; its combinations keep their points (C 2.5)."""
    zone, number = place
    card = game.zone(zone).pop(number)
    clear_marks(game, place)
    for combinations in game.combinations:
        for combination in combinations:
            combination.cards = [_moved_up(p, place) for p in combination.cards]
    game.appointed = [(*_moved_up((z, n), place), side, stream) for z, n, side, stream in game.appointed]
    if zone != terms.THE_COMMON_POOL:
        game.used[zone] = [n - (n > number) for n in game.used[zone]]
    return card


def clear_marks(game: State, place: Place) -> None:
    """Whatever lies in that place now is in no combination, not appointed and not used (C 2.5)."""
    for combinations in game.combinations:
        for combination in combinations:
            if place in combination.cards:
                combination.cards.remove(place)
    game.appointed = [mark for mark in game.appointed if mark[:2] != place]
    zone, number = place
    if zone != terms.THE_COMMON_POOL and number in game.used[zone]:
        game.used[zone].remove(number)


def _moved_up(place: Place, left: Place) -> Place:
    """Where a card lies after the one at `left` has been taken out of its row."""
    return (place[0], place[1] - 1) if place[0] == left[0] and place[1] > left[1] else place


def put_away(game: State, card: CardId) -> None:
    """Face up on top of the discard pile (C 2.3)."""
    game.discard.append(card)


def discard_from_hand(game: State, seat: Seat, event: Event) -> None:
    """One card of the player's choice (C 2.4)."""
    hand = game.hand[seat]
    offered: list[Option[FaceId]] = [options.discard(face, game.FACES[face].id) for face in game.different(hand)]
    if offered:
        game.private_from_here(seat)
        face = game.ask_unless_forced(seat, "discard_hand", offered)
        put_away(game, card := game.out_of_hand(seat, hand, face))
        game.say(event, seat, card)
