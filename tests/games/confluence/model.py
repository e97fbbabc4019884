"""Confluence a second time, as plain as can be and without the engine: what a match is held against.

From the first shuffle to the winners. The parts: `printed` (cards), `model_table` (what lies where), `model_linking`
(C 3), `model_effects` (section 4 of the rulebook), `model_fighting` (C 9, 11); here are the order of the round, the
turns, and the close of the round. Shuffles are not the model's own: it is handed what shuffles the match as well.
"""

from collections.abc import Mapping

from tests.games.confluence.model_effects import resolve
from tests.games.confluence.model_fighting import aim_all, calculate, pay
from tests.games.confluence.model_linking import lay, ways_to_lay
from tests.games.confluence.model_table import Card, Effect, Flow, Shuffler, Table, ask
from tests.games.confluence.printed import DESIGNS


def set_up(players: int, variants: Mapping[str, str], shuffler: Shuffler) -> Table:
    """C 1.5 to 1.10"""
    table = Table(players, variants, shuffler)
    table.deck = [Card(name) for name, design in DESIGNS.items() for _ in range(design.copies)]
    shuffler.shuffle(table.deck)
    table.lead = shuffler.below(players)
    for seat in table.turn_order:
        table.draw(seat, 5)
    for seat in table.turn_order:
        table.pool[seat] = [table.deck.pop(0) for _ in range(5)]
    table.common = [table.deck.pop(0) for _ in range(4)]
    return table


def play_on(table: Table) -> Flow[None]:
    """Whole rounds until somebody has won."""
    while not table.winners:
        yield from begin_round(table)
        yield from finish_round(table)


def begin_round(table: Table) -> Flow[None]:
    """The Initial phase and the Phase of basic combinations (C 5.2 to 5.6, 6.1)."""
    table.round += 1
    card = table.next_card()
    if card is not None:
        table.common.append(card)
        if card.design.common is not None:
            table.enter(table.lead, card.name, card.design.common)
    for seat in table.turn_order:
        table.draw(seat, 1)
    for seat in table.turn_order:
        yield from basic_turn(table, seat)


def finish_round(table: Table) -> Flow[None]:
    """All other phases (C 5.1)."""
    yield from additional_turns(table)
    for stack in (table.instant, table.main):
        while stack:
            yield from resolve(table, stack.pop())
    for seat in table.turn_order:
        yield from pay(table, seat)
    for seat in table.turn_order:
        yield from end_events(table, seat)
    yield from aim_all(table)
    calculate(table)
    yield from lay_down(table)
    yield from close(table)


# -- turns -------------------------------------------------------------------------------------------------------------


def basic_turn(table: Table, me: int) -> Flow[None]:
    """C 6.2 to 6.7"""
    if not table.hand[me]:
        return
    way, card = yield from ask(me, "lay", ways_to_lay(table, me, additional=False))
    longest = yield from lay(table, me, way, card, additional=False)
    if longest < 3 and table.variants["open_activation"] == "off":
        return
    while True:
        done: dict[str, Card | None] = {"done": None}
        chosen = yield from ask(me, "activate", done | activations(table, me))
        if chosen is None:
            return
        activate(table, me, chosen)


def activations(table: Table, me: int) -> dict[str, Card]:
    """C 4.11, 4.12"""
    return table.keys("activate", [c for c in table.pool[me] if c.design.individual and not c.used])


def activate(table: Table, me: int, card: Card) -> None:
    """C 4.8"""
    individual = card.design.individual
    assert individual is not None
    card.used = True
    table.debt[me][individual.letter] += individual.price
    table.enter(me, card.name, individual.verb)


def additional_turns(table: Table) -> Flow[None]:
    """Turn after turn, until all have passed one after the other (C 7.1, 7.13)."""
    order = table.turn_order
    turn = passed = 0
    while passed < len(order):
        did_something = yield from additional_turn(table, order[turn % len(order)])
        passed = 0 if did_something else passed + 1
        turn += 1


def additional_turn(table: Table, me: int) -> Flow[bool]:
    """Whether the player laid or activated anything (C 7.3, 7.12, 7.15, 15.2)."""
    lays = ways_to_lay(table, me, additional=True) if may_lay(table, me) else {}
    effects = activations(table, me)
    if table.stopped[me] or not (lays or effects):
        return False
    key = yield from ask(me, "turn", {key: key for key in ("pass", "stop", *lays, *effects)})
    if key in ("pass", "stop"):
        table.stopped[me] = key == "stop"
        return False
    if key in lays:
        table.lays[me] += 1
        yield from lay(table, me, *lays[key], additional=True)
    else:
        activate(table, me, effects[key])
    while effects := activations(table, me):
        key = yield from ask(me, "activate", {key: key for key in ("done", "stop", *effects)})
        if key in ("done", "stop"):
            table.stopped[me] = key == "stop"
            break
        activate(table, me, effects[key])
    return True


def may_lay(table: Table, me: int) -> bool:
    """C 7.4"""
    limit = table.variants["additional_limit"]
    return limit == "none" or table.lays[me] < int(limit)


# -- the end of the round ----------------------------------------------------------------------------------------------


def end_events(table: Table, me: int) -> Flow[None]:
    """The events of a player in the order of choice (C 10.3)."""
    waiting, in_order = table.events[me], False
    while waiting:
        different = {one.verb: one for one in reversed(waiting)}  # the first of equals remains
        chosen: Effect | None = None
        if len(different) > 1 and not in_order:
            keys: dict[str, Effect | None] = {f"event:{e.order}": e for e in waiting if e in different.values()}
            chosen = yield from ask(me, "event", {**keys, "in_order": None})
            in_order = chosen is None
        chosen = chosen or waiting[0]
        waiting.remove(chosen)
        yield from resolve(table, chosen)


def lay_down(table: Table) -> Flow[None]:
    """C 12.1 to 12.8; hands as the variant says"""
    for seat in table.turn_order:
        while len(table.pool[seat]) > 5:
            card = yield from ask(seat, "discard_pool", table.keys("discard", table.pool[seat]))
            table.discard.append(table.take_away(card))
    while len(table.common) > 4:
        table.discard.append(table.take_away(table.common[0]))
    table.clear()
    limit = table.variants["hand_limit"]
    for seat in table.turn_order:
        while limit != "none" and len(table.hand[seat]) > int(limit):
            yield from table.throw(seat)


def close(table: Table) -> Flow[None]:
    """High Water, who leaves, who wins, who leads (C 13.1 to 13.5, 14.1 to 14.4)."""
    high_water = max(0, table.round - int(table.variants["high_water"]) + 1)
    for seat in table.turn_order:
        table.life[seat] -= high_water
    leaving = [seat for seat in table.turn_order if table.life[seat] <= 0]
    for seat in leaving:
        table.fallen.append((table.round, table.life[seat], seat))
        yield from leave(table, seat)
    for seat in leaving:
        table.out[seat] = True
    staying = table.turn_order
    if len(staying) > 1:
        table.lead = table.after(table.lead)[0]
    elif staying:
        table.winners = staying
    else:
        most = max(table.life[seat] for seat in leaving)
        table.winners = sorted(seat for seat in leaving if table.life[seat] == most)


def leave(table: Table, seat: int) -> Flow[None]:
    """Hand and pool are discarded (C 13.4); a hand has no order here, so it is asked for as `hand_lost`."""
    order = yield seat, "hand_lost", sorted(card.name for card in table.hand[seat])
    for name in order.split():
        card = next(card for card in table.hand[seat] if card.name == name)
        table.hand[seat].remove(card)
        table.discard.append(card)
    table.discard += table.pool[seat]
    table.pool[seat] = []
