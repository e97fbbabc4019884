"""Decks, rows, discard piles; drawing, and events (Z 4)."""

from typing import TYPE_CHECKING

from croupier.engine import CardId, Event, Seat
from croupier.games.zynalith import cards, events, terms, triggers
from croupier.games.zynalith.terms import BACKS, CREATURE_BACK, EVENT, EXTRA_BACK, PLACES

if TYPE_CHECKING:
    from croupier.games.zynalith.rules import Zynalith


def row(game: "Zynalith", back: int) -> list[CardId | None]:
    """The five places of a row of the display (Z 4.2)."""
    return game.creature_row if back == CREATURE_BACK else game.extra_row


def deck(game: "Zynalith", back: int) -> list[CardId]:
    """A deck, top card first."""
    return game.creature_deck if back == CREATURE_BACK else game.extra_deck


def pile(game: "Zynalith", back: int) -> list[CardId]:
    """A discard pile."""
    return game.creature_discard if back == CREATURE_BACK else game.extra_discard


def discard(game: "Zynalith", card: CardId) -> None:
    """To the discard pile of its own back (Z 4.11)."""
    pile(game, cards.PRINTS[game.faces[card]].back).append(card)


def can_draw(game: "Zynalith", back: int) -> bool:
    """Whether the deck or its discard pile holds a card (Z 2.4, 4.9)."""
    return bool(deck(game, back) or pile(game, back))


def draw(game: "Zynalith", back: int) -> CardId | None:
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


def draw_to_hand(game: "Zynalith", seat: Seat, back: int, *, inside_effect: bool, told: Event = events.DREW) -> None:
    """A card from a deck into hand; events are executed and replaced (Z 2.9, 4.12, 4.13). `told` cites why."""
    while not game.out[seat]:
        card = draw(game, back)
        if card is None:
            game.say(events.NOTHING_LEFT, seat, BACKS[back])
            return
        if cards.PRINTS[game.faces[card]].type == EVENT:
            execute(game, card)
            if not inside_effect:
                triggers.settle(game)
            continue
        game.hand[seat].append(card)
        game.say(told, seat, game.faces[card], BACKS[back])
        return


def execute(game: "Zynalith", card: CardId) -> None:
    """An event happens at once and completely, then lies aside; Event triggers wait (Z 4.5 to 4.7, 13.3)."""
    game.aside.append(card)
    game.say(events.HAPPENED, game.faces[card])
    for effect in cards.PRINTS[game.faces[card]].effects:
        effect.do(game, game.active)
    triggers.set_off(game, terms.ON_EVENT)


def fill(game: "Zynalith", back: int, *, inside_effect: bool) -> None:
    """Fill the empty places of a row, lowest number first (Z 4.3)."""
    places = row(game, back)
    while None in places:
        card = draw(game, back)
        if card is None:
            return  # Z 4.9
        if cards.PRINTS[game.faces[card]].type == EVENT:
            execute(game, card)
            if not inside_effect:
                triggers.settle(game)  # Z 4.7
            continue
        empty = places.index(None)
        places[empty] = card
        game.say(events.OFFERED, game.faces[card], BACKS[back], empty + 1)


def redraw(game: "Zynalith", back: int, *, inside_effect: bool) -> None:
    """Discard what is left in a row and fill it."""
    _sweep(game, back)
    game.say(events.REDRAWN, BACKS[back])
    fill(game, back, inside_effect=inside_effect)


def refresh(game: "Zynalith") -> None:
    """A new display: both rows are discarded, then filled, creatures first (Z 4.4)."""
    for back in (CREATURE_BACK, EXTRA_BACK):
        _sweep(game, back)
    for back in (CREATURE_BACK, EXTRA_BACK):
        fill(game, back, inside_effect=False)


def refill(game: "Zynalith") -> None:
    """Variant instant_refill: both rows are filled again (6)."""
    for back in (CREATURE_BACK, EXTRA_BACK):
        fill(game, back, inside_effect=False)


def clear_aside(game: "Zynalith") -> None:
    """The operation is over: events go to their discard piles (Z 4.6).

    If the match has ended in it, so do the announced card (Z 5.9) and a counter that was being resolved (Z 8.7).
    """
    if game.announced is not None and game.announced.card >= 0:
        discard(game, game.announced.card)
    game.announced = None
    for card in game.aside:
        discard(game, card)
    game.aside = []


def _sweep(game: "Zynalith", back: int) -> None:
    places = row(game, back)
    for i in range(PLACES):
        card = places[i]
        if card is not None:
            places[i] = None
            discard(game, card)
