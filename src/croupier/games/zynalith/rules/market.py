"""Decks, rows, discard piles; drawing, and events (Z 4)."""

from croupier.engine import CardId, Event, FaceId, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.terms import BACKS, CREATURE_BACK, EVENT, PLACES
from croupier.games.zynalith.rules import events, triggers
from croupier.games.zynalith.rules.state import Cause, State


def row(game: State, back: int) -> list[CardId | None]:
    """The five places of a row of the display (Z 4.2)."""
    return game.creature_row if back == CREATURE_BACK else game.extra_row


def deck(game: State, back: int) -> list[CardId]:
    """A deck, top card first."""
    return game.creature_deck if back == CREATURE_BACK else game.extra_deck


def pile(game: State, back: int) -> list[CardId]:
    """A discard pile."""
    return game.creature_discard if back == CREATURE_BACK else game.extra_discard


def discard(game: State, card: CardId) -> None:
    """To the discard pile of its own back (Z 4.11)."""
    pile(game, game.DESIGNS[game.faces[card]].back).append(card)


def can_draw(game: State, back: int) -> bool:
    """Whether the deck or its discard pile holds a card (Z 2.4, 4.9)."""
    return bool(deck(game, back) or pile(game, back))


def draw(game: State, back: int) -> CardId | None:
    """The top card; an empty deck is first made of the shuffled discard pile (Z 4.8, 4.9)."""
    cards_left = deck(game, back)
    if not cards_left:
        discarded = pile(game, back)
        if not discarded:
            return None
        game.shuffle(discarded)
        cards_left.extend(discarded)
        discarded.clear()
        game.say(events.RESHUFFLED, BACKS[back])
    return cards_left.pop(0)


def draw_to_hand(game: State, seat: Seat, back: int, told: Event) -> bool:
    """A card from a deck into hand (Z 4.12, 4.13); `told` cites why. True if it was an event: draw again (Z 2.9)."""
    if game.out[seat]:
        return False
    card = draw(game, back)
    if card is None:
        game.say(events.NOTHING_LEFT, seat, BACKS[back])
        return False
    if game.DESIGNS[game.faces[card]].type == EVENT:
        execute(game, card)
        return True
    game.hand[seat].append(card)
    game.say(told, seat, card, BACKS[back])
    return False


def execute(game: State, card: CardId) -> None:
    """An event happens at once and completely, then lies aside; Event triggers wait (Z 4.5 to 4.7, 13.3)."""
    game.aside.append(card)
    game.say(events.HAPPENED, card)
    face = game.faces[card]
    for effect in game.DESIGNS[face].effects:
        effect.do(game, game.active, Cause(face))
    triggers.set_off(game, terms.ON_EVENT)


def offer(game: State, back: int) -> bool:
    """A card for the empty place with the lowest number, or an event (Z 4.3). False if there is no place or card."""
    places = row(game, back)
    card = draw(game, back) if None in places else None
    if card is None:
        return False  # Z 4.9
    if game.DESIGNS[game.faces[card]].type == EVENT:
        execute(game, card)
    else:
        empty = places.index(None)
        places[empty] = card
        game.say(events.OFFERED, card, BACKS[back], empty + 1)
    return True


def off_display(game: State, back: int, number: int) -> CardId:
    """Take a card off its place, which stays empty (Z 2.7)."""
    places = row(game, back)
    card = places[number - 1]
    if card is None:
        raise LookupError(number)
    places[number - 1] = None
    return card


def redraw(game: State, back: int, told: Event) -> None:
    """Discard what is left in a row, which is then filled; `told` cites why."""
    sweep(game, back)
    game.say(told, BACKS[back])


def sweep(game: State, back: int) -> None:
    """Discard what is left in a row."""
    places = row(game, back)
    for i in range(PLACES):
        card = places[i]
        if card is not None:
            places[i] = None
            discard(game, card)


def clear_aside(game: State) -> None:
    """The operation is over: events go to their discard piles (Z 4.6).

    If the match has ended in it, so do the announced card (Z 5.9) and a counter that was being resolved (Z 8.7).
    """
    if game.announced is not None and game.announced.card >= 0:
        discard(game, game.announced.card)
    game.announced = None
    for card in game.aside:
        discard(game, card)
    game.aside = []


# -- prices --------------------------------------------------------------------------------------------------------


_FULL_PRICE = (0,) * len(terms.TYPES)


def discounts(game: State, me: Seat) -> tuple[int, ...]:
    """By how much each type of card is cheaper for this player; it adds up."""
    total = _FULL_PRICE
    for creature in game.front[me]:
        if creature.traits & terms.CHEAPER:
            for card in creature.cards:
                cheaper = game.DESIGNS[game.faces[card]].cheaper
                total = tuple([a + b for a, b in zip(total, cheaper, strict=True)])
    return total


def price(game: State, me: Seat, face: FaceId) -> int:
    """What a card costs this player now, not below 0."""
    printed = game.DESIGNS[face]
    return max(printed.cost - discounts(game, me)[printed.type], 0)
