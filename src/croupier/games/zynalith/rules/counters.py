"""Counters (Z 8): who is asked in a window, what they may answer, and how an answer is carried out."""

from croupier.engine import CardId, Event, FaceId, Option, Seat
from croupier.games.zynalith.cards.terms import BACKS, COUNTER, CREATURE, EXTRA_BACK
from croupier.games.zynalith.rules import combat, events, heroes, market, options
from croupier.games.zynalith.rules.options import Deed
from croupier.games.zynalith.rules.state import Announcement, Cause, State

NO_CARD = CardId(-1)
EXTRA = f"{BACKS[EXTRA_BACK]}/None"
"""The back of an extra card as the engine tells it: shared cards have no owner."""


def can_play(game: State, seat: Seat, face: FaceId) -> bool:
    """Whether a seat could legally play this card as a counter now, if it has it (Z 8.2, 8.6)."""
    printed = game.DESIGNS[face]
    return (
        printed.type == COUNTER
        and (printed.answers == "any" or (seat != game.active and printed.answers in answerable(game)))
        and market.price(game, seat, face) <= game.zynalith[seat]
        and all(effect.possible(game, seat) for effect in printed.effects)
    )


def answerable(game: State) -> str:
    """What kind of counter the announced action can be answered with, besides any."""
    told = game.announcement
    if told.verb == "play":
        if told.card < 0:
            return "negated"
        creature = game.DESIGNS[game.faces[told.card]].type == CREATURE
        return "play-creature" if creature else "play-extra"
    if told.verb == "take":
        return "take-display" if told.place in BACKS else "take-deck"
    return told.verb


def offered(game: State, seat: Seat) -> list[Option[Deed]]:
    """The counters a seat can play now: from hand, then from the display (Z 8.1)."""
    faces, types, of_hand = game.faces, game.TYPES, game.OF_HAND.counter
    found: list[Option[Deed]] = []
    for card in game.hand[seat]:
        face = faces[card]
        if types[face] == COUNTER and can_play(game, seat, face) and of_hand[face] not in found:
            found.append(of_hand[face])
    for i, shown in enumerate(game.extra_row):
        if shown is not None and types[faces[shown]] == COUNTER and can_play(game, seat, faces[shown]):
            found.append(options.COUNTER_ROW[i])
    return found


# -- the window ----------------------------------------------------------------------------------------------------


def is_asked(game: State, seat: Seat) -> bool:
    """Whether a seat is asked: public facts alone decide (Z 8.4)."""
    if game.out[seat] or game.zynalith[seat] < 1 or game.declines[seat]:
        return False
    everybody = (1 << game.players) - 1
    faces, types, seen, backs = game.faces, game.TYPES, game.seen, game.backs
    for card in game.hand[seat]:
        if seen[card] != everybody:
            if backs[card] == EXTRA:
                return True
        elif types[faces[card]] == COUNTER and can_play(game, seat, faces[card]):
            return True
    for shown in game.extra_row:
        if shown is not None and types[faces[shown]] == COUNTER and can_play(game, seat, faces[shown]):
            return True
    return False


def window(game: State) -> None:
    """The one window of a turn: simultaneous, secret answers, then one after the other (Z 8.3 to 8.6, 8.12)."""
    asked = [seat for seat in game.clockwise(game.active) if is_asked(game, seat)]
    if not asked:
        return
    display = list(game.extra_row)
    answers = game.ask_all("counter", asked, lambda seat: [*options.QUIET, *offered(game, seat)])
    for seat in asked:
        verb, until, _ = answers[seat]
        if verb == "decline":
            game.declines[seat] = True  # Z 8.5
            game.declined_for_round[seat] = until == "round"
            game.say(events.DECLINES, seat)
    for seat in asked:
        answer = answers[seat]
        if game.out[game.active]:
            return  # Z 8.12
        if answer[0] == "counter" and not game.out[seat] and still_legal(game, seat, answer, display):
            play(game, seat, answer)


def still_legal(game: State, seat: Seat, answer: Deed, display: list[CardId | None]) -> bool:
    """Whether a chosen counter can still be played when its turn comes; else it lapses unseen (Z 8.6, 8.13)."""
    _, place, number = answer
    if place == "hand":
        face = FaceId(number)
        if not game.holds(game.hand[seat], face):
            return False
    else:
        card = display[number - 1]
        if card is None or game.extra_row[number - 1] != card:
            return False
        face = game.faces[card]
    return can_play(game, seat, face)


def play(game: State, seat: Seat, deed: Deed) -> None:
    """Pay, reveal, carry out, settle, discard (Z 8.7, 8.8)."""
    _, place, number = deed
    if place == "hand":
        card, number = game.out_of_hand(seat, game.hand[seat], FaceId(number)), 0  # Z 16.6
    else:
        card = market.off_display(game, EXTRA_BACK, number)  # Z 8.14
    printed = game.DESIGNS[game.faces[card]]
    cost = market.price(game, seat, game.faces[card])
    game.zynalith[seat] -= cost
    game.aside.append(card)
    game.say(events.COUNTERED, seat, card, place, cost, number)
    for effect in printed.effects:
        if not game.out[seat]:
            effect.do(game, seat, Cause(game.faces[card]))
    combat.settle(game)
    game.aside.remove(card)
    market.discard(game, card)


# -- what a counter does to the announced action -------------------------------------------------------------------


def negate(game: State) -> None:
    """The announced card is discarded without effect; most of what was paid comes back."""
    told = game.announcement
    told.stopped = True
    game.say(events.NEGATED, game.active, told.card)
    give_back(game, told)


def seize(game: State, seat: Seat) -> None:
    """The announced display card goes to another hand; the silver comes back."""
    told = game.announcement
    told.stopped = True
    game.say(events.SEIZED, seat, told.card, game.active)
    into_hand(game, seat, told, events.TOOK_BY_COUNTER)
    heroes.gain(game, game.active, "silver", told.paid, events.COMPENSATED)


def give_back(game: State, told: Announcement) -> None:
    """A card that was not played goes to its discard pile; its player gets the amount paid, less 1 (Z 6.9)."""
    card, told.card = told.card, NO_CARD
    market.discard(game, card)
    currency = game.DESIGNS[game.faces[card]].currency
    back = events.COMPENSATED if told.stopped else events.UNUSED
    heroes.gain(game, game.active, currency, told.paid - 1, back)


def into_hand(game: State, seat: Seat, told: Announcement, cited: Event) -> None:
    """The announced display card goes to a hand, where everybody goes on knowing it (Z 2.8, 16.2)."""
    card, told.card = told.card, NO_CARD
    game.remember((card,), range(game.players))
    game.hand[seat].append(card)
    game.say(cited, seat, card)
