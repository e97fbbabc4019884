"""A turn: what may be chosen in it (Z 5.4, 6, 7), and the side actions."""

from croupier.engine import FaceId, Option, Seat
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.cards.terms import BACKS, CREATURE, CREATURE_BACK, EQUIPMENT, EXTRA_BACK, PROPERTY, SPELL
from croupier.games.zynalith.rules import counters, events, front, market, options
from croupier.games.zynalith.rules.options import Deed
from croupier.games.zynalith.rules.state import Creature, State


def from_display(game: State) -> list[Option[Deed]]:
    """Every card of the display, then the decks that can be drawn from (Z 2.4, 6.2)."""
    rows = game.creature_row + game.extra_row
    if None not in rows and market.can_draw(game, CREATURE_BACK) and market.can_draw(game, EXTRA_BACK):
        return [*options.TAKE_ANY, *options.TAKE_DECK]
    offered = [o for card, o in zip(rows, options.TAKE_ANY) if card is not None]  # noqa: B905  # ten places each
    offered += [options.TAKE_DECK[back] for back in range(len(BACKS)) if market.can_draw(game, back)]
    return offered


def offered_before(game: State, me: Seat) -> list[Option[Deed]]:
    """Before the main action: every legal main action, then every legal side action (Z 5.4)."""
    offered: list[Option[Deed]] = []
    if game.turns[me] < terms.MOST_TURNS:  # Z 5.8
        if game.silver[me] > 0:
            offered = from_display(game)  # Z 6.2
        offered += plays(game, me)
        offered += options.BANISH[: len(game.front[me])]  # Z 6.14
        if game.hand[me]:
            offered += options.REDRAW  # Z 6.18
    offered.append(options.PASS)  # Z 6.20
    offered += arrangements(game, me)
    if game.zynalith[me] > 0:
        offered.append(options.SELL)  # Z 7.6
        offered += counters.offered(game, me)  # Z 8.2
    return offered


def offered_after(game: State, me: Seat) -> list[Option[Deed]]:
    """After the main action: what the played creature may still do, then the end of the turn (Z 5.4, 5.6)."""
    if game.options["free_order"] == "on":  # 6 free_order
        offered = arrangements(game, me)
        if game.zynalith[me] > 0:
            offered.append(options.SELL)
    else:
        offered = arrangements(game, me, game.arrived)
    return [*offered, options.END] if offered else []


def plays(game: State, me: Seat) -> list[Option[Deed]]:
    """Cards of hand and display that can be paid and legally played (Z 6.4 to 6.8, 6.22)."""
    limit = budget(game, me)
    faces, types, costs, of_hand = game.faces, game.TYPES, game.COSTS, game.OF_HAND.play
    offered: list[Option[Deed]] = []
    held: list[FaceId] = []
    for card in game.hand[me]:
        face = faces[card]
        if costs[face] <= limit[types[face]] and face not in held:  # Z 16.6
            held.append(face)
            offered.append(of_hand[face])
    most = limit[CREATURE]
    if most >= 0:
        for shown, option in zip(game.creature_row, options.PLAY_ROW[0]):  # noqa: B905  # five places each
            if shown is not None and costs[faces[shown]] <= most:
                offered.append(option)
    for shown, option in zip(game.extra_row, options.PLAY_ROW[1]):  # noqa: B905  # five places each
        if shown is not None:
            face = faces[shown]
            if costs[face] <= limit[types[face]]:
                offered.append(option)
    return offered


def budget(game: State, me: Seat) -> list[int]:
    """The highest printed cost of each type of card that can be played now, -1 for none."""
    mine, silver = game.front[me], game.silver[me]
    limit = [-1] * len(terms.TYPES)
    if len(mine) < game.slots():
        limit[CREATURE] = silver  # Z 6.6
    cheaper = market.discounts(game, me)
    for c in mine:  # Z 6.8
        properties, spells, equipment = c.room
        if properties:
            limit[PROPERTY] = silver + cheaper[PROPERTY]
        if spells:
            limit[SPELL] = game.zynalith[me] + cheaper[SPELL]
        if equipment:
            limit[EQUIPMENT] = silver + cheaper[EQUIPMENT]
    return limit


# -- side actions --------------------------------------------------------------------------------------------------


def arrangements(game: State, me: Seat, only: int = 0) -> list[Option[Deed]]:
    """The swaps and switches of a front, or those in which the creature of number `only` takes part (Z 7.1 to 7.5)."""
    swaps: list[Option[Deed]] = []
    switches: list[Option[Deed]] = []
    left: Creature | None = None
    for i, c in enumerate(game.front[me]):
        if (
            left is not None
            and are_equals(left, c)
            and (not only or only in (left.number, c.number))
            and pair(left, c) not in game.swapped  # Z 7.2
        ):
            swaps.append(options.SWAP[i - 1])
        if not c.switched and (not only or only == c.number):
            switches.append(options.SWITCH[i])
        left = c
    return swaps + switches


def side_action(game: State, me: Seat, deed: Deed) -> None:
    """Carry out a side action; only a counter is more than a rearrangement (Z 7, 8.2)."""
    verb, _, number = deed
    if verb == "swap":
        swap(game, me, number - 1)
    elif verb == "switch":
        switch(game, game.front[me][number - 1])
    elif verb == "sell":
        game.zynalith[me] -= 1  # Z 7.6
        game.silver[me] += 2
        game.say(events.SOLD, me)
    else:
        counters.play(game, me, deed)


def swap(game: State, me: Seat, place: int) -> None:
    """Two neighbours with equal INIT change places (Z 7.1)."""
    mine = game.front[me]
    a, b = mine[place], mine[place + 1]
    game.swapped.append(pair(a, b))
    mine[place], mine[place + 1] = b, a
    game.say(events.SWAPPED, me, a.card, b.card)
    front.update(game, me)
    front.bury(game)  # a Faceless Warrior may have lost its HP


def switch(game: State, creature: Creature) -> None:
    """From attack to defence or back; the place in the front stays (Z 7.3, 7.4)."""
    creature.switched = True
    front.place(game, creature, guarding=not creature.guarding)
    position = front.posture(guarding=creature.guarding)
    game.say(events.SWITCHED, creature.owner, creature.card, position)


def are_equals(left: Creature, right: Creature) -> bool:
    """Whether two neighbours may change places: equal INIT, in one front (Z 7.1)."""
    return left.initiative == right.initiative and left.east == right.east


def pair(a: Creature, b: Creature) -> tuple[int, int]:
    """What is kept of a swap: the numbers of the two creatures, the lower one first (Z 7.2)."""
    return (a.number, b.number) if a.number < b.number else (b.number, a.number)
