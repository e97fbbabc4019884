"""Main actions (Z 6): announced and paid, answered by counters, resolved."""

from croupier.engine import FaceId, Seat
from croupier.games.zynalith.cards.terms import BACKS, CREATURE, CREATURE_BACK, EXTRA_BACK
from croupier.games.zynalith.rules import combat, counters, display, events, front, heroes, market, options, triggers
from croupier.games.zynalith.rules.options import Deed
from croupier.games.zynalith.rules.state import Announcement, Creature, State


def main_action(game: State, me: Seat, deed: Deed) -> Creature | None:
    """The frame of every main action (Z 6.1). Gives back the creature that was played, if one was."""
    game.announced = announce(game, me, deed)
    counters.window(game)
    creature = None
    if not game.out[me]:  # Z 5.9, 8.12
        creature = resolve(game, me, game.announced)
    combat.settle(game)
    if game.announced.card >= 0:
        market.discard(game, game.announced.card)
    game.announced = None
    return creature


# -- announcing and paying -----------------------------------------------------------------------------------------


def announce(game: State, me: Seat, deed: Deed) -> Announcement:
    """The deed is told to everybody and its cost is paid (Z 6.1 a)."""
    verb, place, number = deed
    told = Announcement()
    told.verb, told.place, told.number = verb, place, 0 if verb == "redraw" else number
    told.card, told.paid, told.creature = counters.NO_CARD, 0, 0
    if verb == "take":
        _announce_take(game, me, told)
    elif verb == "play":
        _announce_play(game, me, told)
    elif verb == "banish":
        creature = game.front[me][number - 1]
        told.creature = creature.number
        game.say(events.ANNOUNCED_BANISH, me, creature.card, number)
    elif verb == "redraw":
        _pay_for_redraw(game, me, place)
    else:
        game.say(events.ANNOUNCED_PASS, me)
    return told


def _announce_take(game: State, me: Seat, told: Announcement) -> None:
    game.silver[me] -= 1  # Z 6.2
    told.paid = 1
    if told.place in BACKS:
        told.card = market.off_display(game, BACKS.index(told.place), told.number)
        game.say(events.ANNOUNCED_TAKE, me, game.faces[told.card], told.place, told.number)
    else:
        game.say(events.ANNOUNCED_DRAW, me, told.place.removeprefix("deck:"))  # Z 6.3


def _announce_play(game: State, me: Seat, told: Announcement) -> None:
    if told.place == "hand":
        told.card = game.out_of_hand(me, game.hand[me], FaceId(told.number))  # Z 16.6
        told.number = 0
    else:
        told.card = market.off_display(game, BACKS.index(told.place), told.number)
    face = game.faces[told.card]
    printed = game.DESIGNS[face]
    told.paid = market.price(game, me, face)
    heroes.purse(game, printed.currency)[me] -= told.paid  # Z 6.5
    game.say(events.ANNOUNCED_PLAY, me, face, told.place, told.paid, printed.currency, told.number)


def _pay_for_redraw(game: State, me: Seat, row: str) -> None:
    """One hand card is discarded face up (Z 6.18, 6.19)."""
    # Two copies are one option (Z 16.6), but a question left out would show them to everybody.
    ask = game.ask if len(game.hand[me]) > 1 else game.ask_unless_forced
    face = ask(me, "discard", [game.OF_HAND.discard[face] for face in game.different(game.hand[me])])
    market.discard(game, game.out_of_hand(me, game.hand[me], face))
    game.say(events.ANNOUNCED_REDRAW, me, face, row)


# -- resolving -----------------------------------------------------------------------------------------------------


def resolve(game: State, me: Seat, told: Announcement) -> Creature | None:
    """What the announced action does, unless a counter stopped it (Z 6.1 c)."""
    if told.verb == "banish":
        banish(game, me, told)
    elif told.verb == "pass":
        game.passed[me] = True
        game.say(events.PASSED, me)
    elif told.verb == "redraw":
        market.redraw(game, BACKS.index(told.place), events.REDRAWN)
        display.fill(game, BACKS.index(told.place))
    elif told.stopped:
        return None
    elif told.verb == "play":
        return play(game, me, told)
    elif told.card >= 0:
        counters.into_hand(game, me, told, events.TOOK)
    else:
        back = CREATURE_BACK if told.place == "deck:creature" else EXTRA_BACK
        display.draw(game, me, back, events.DREW)
    return None


def play(game: State, me: Seat, told: Announcement) -> Creature | None:
    """A creature enters the front, an extra card is attached; then what that sets off (Z 6.7 to 6.13)."""
    card = told.card
    if game.DESIGNS[game.faces[card]].type == CREATURE:
        east = game.options["two_fronts"] == "on" and game.ask(me, "front", options.SIDES)  # 6 two_fronts
        told.card = counters.NO_CARD
        creature = front.enter(game, me, card, east=east)
        place = next(i for i, c in enumerate(game.front[me], 1) if c is creature)
        game.say(events.ENTERED, me, card, place, game.called(east=creature.east))
        triggers.played(game, me, creature, card)
        front.bury(game)  # a Faceless Warrior beside it may have lost its HP
        return creature
    type_ = game.DESIGNS[game.faces[card]].type
    hosts = [options.HOST[i] for i, c in enumerate(game.front[me]) if c.room[type_]]
    if not hosts:
        game.say(events.NO_HOST, me, card)
        counters.give_back(game, told)
        return None
    host = game.front[me][game.ask_unless_forced(me, "attach", hosts)]
    told.card = counters.NO_CARD
    front.attach(game, host, card)
    game.say(events.ATTACHED, me, card, host.card)
    triggers.played(game, me, host, card)
    front.bury(game)  # a host that moved is another neighbour to a Faceless Warrior
    return None


def banish(game: State, me: Seat, told: Announcement) -> None:
    """A creature is sent away for its refund, without dying (Z 6.14 to 6.17)."""
    creature = next((c for c in game.front[me] if c.number == told.creature), None)
    if creature is None:
        game.say(events.ALREADY_GONE, me)
        return
    silver = front.refund(game, creature)
    game.say(events.BANISHED, me, creature.card)
    front.leave(game, [creature])
    if told.taker >= 0 and silver and not game.out[told.taker]:
        game.say(events.DIVERTED, told.taker, me)
    heroes.gain(game, me if told.taker < 0 else told.taker, "silver", silver, events.REFUNDED)
    front.bury(game)  # a Faceless Warrior beside it may have lost its HP
