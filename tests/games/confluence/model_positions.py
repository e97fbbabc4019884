"""Random positions of the model, between rounds and in the midst of one, and the same ones for the game itself."""

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.engine import Match, arrange
from croupier.games.confluence import Confluence
from croupier.games.confluence.cards import terms
from tests.games.confluence.model import finish_round, play_on
from tests.games.confluence.model_linking import announce, in_order
from tests.games.confluence.model_table import AT_THE_END, INSTANT, Card, Combination, Effect, Flow, Table
from tests.games.confluence.printed import DESIGNS, SIDES, STREAMS, Verb

Fields = dict[str, Any]  # Any: values of any field

PROPERTIES = {"attack": ("flight", "pierce", "leech", "erode"), "defence": ("watch", "thorns", "ward")}
EFFECTS = [
    (name, verb)
    for name, design in DESIGNS.items()
    for verb in (*design.standard, *([design.individual.verb] if design.individual else []), design.common)
    if verb is not None
]


def laid_out(table: Table, random: Random, phase: str) -> Table:
    """A random position on a table that is set up: between two rounds, or when the additional turns begin."""
    high_water = int(table.variants["high_water"])
    table.round = random.randint(2, high_water + 5)
    most = int(table.variants["start_life"]) if table.round < high_water + 2 else 7  # C 14.5
    least = 1 if phase == "initial" else -2  # C 13.2
    table.life = [random.randint(least, random.choice((6, most))) for _ in table.life]
    table.lead = random.randrange(table.players)
    while random.random() < 0.2 and len(table.turn_order) > 2:
        seat = random.choice(table.after(table.lead))
        table.out[seat], table.life[seat] = True, -1
        table.fallen.append((table.round - 1, -1, seat))
    deal(table, random)
    late = random.random() < 0.5
    for seat in table.turn_order if phase == "additional" else ():
        mark(table, seat, random, late=late)
    return table


def mark(table: Table, me: int, random: Random, *, late: bool) -> None:
    """What a player has done in the round so far; if it is `late`, everybody has done much and stopped."""
    limit = table.variants["additional_limit"]
    for card in table.pool[me]:
        card.used = card.design.individual is not None and random.random() < 0.4
    for letter in "ADF":
        table.debt[me][letter] = random.choice((0, random.randint(0, 9)))
    table.lays[me] = random.randint(0, 2 if limit == "none" else int(limit))
    table.stopped[me] = late or random.random() < 0.4
    for _ in range(random.randint(2, 6) if late else random.randint(0, 4)):
        combine(table, me, random)
    for _ in range(random.randint(0, 9 if late else 5)):
        set_off(table, me, random)


def deal(table: Table, random: Random) -> None:
    """All cards are dealt anew; those of one class and stream come early, because long combinations are rare otherwise.

    Deck and discard pile may both be short; the rest lies in the common pool then, from which nobody has to choose.
    """
    cards = [*table.deck, *table.common, *(card for zone in (*table.hand, *table.pool) for card in zone)]
    class_, stream = random.choice(["folk", "beast", "spirit"]), random.choice([*STREAMS.values()])

    def turn(card: Card) -> float:
        liked = card.design.class_ == class_ and any(card.shows(side, stream) for side in SIDES)
        return random.random() / (8 if liked else 1)

    def take(most: int) -> list[Card]:
        number = random.randint(0, most)
        taken = cards[:number]
        del cards[:number]
        return taken

    cards.sort(key=turn)
    table.hand, table.pool = [[] for _ in table.hand], [[] for _ in table.pool]
    for seat in table.turn_order:
        table.pool[seat] = take(7)
    table.common = take(6)
    for seat in table.turn_order:
        table.hand[seat] = take(4)
    table.deck, table.discard = take(random.choice((0, 0, 2, 20))), take(random.choice((0, 0, 2, 20)))
    random.choice((table.deck, table.discard, table.common)).extend(cards)


def combine(table: Table, me: int, random: Random) -> None:
    """A combination as effects might have left it, if there are cards for one; few points are drawn often, for ties."""
    side = random.choice(SIDES)
    engaged = table.engaged([me], [side])
    cards = [card for card in in_order(table, me) if card not in engaged]
    by_stream = {stream: [card for card in cards if card.shows(side, stream)] for stream in STREAMS.values()}
    long_enough = [stream for stream, fitting in by_stream.items() if len(fitting) > 1]
    if not long_enough:
        return
    longest = max(by_stream, key=lambda stream: len(by_stream[stream]))
    stream = random.choice((random.choice(long_enough), longest))
    linked = by_stream[stream]
    length = min(random.choice((random.randint(2, len(linked)), len(linked))), terms.ROOM_FOR_CARDS)
    announce(table, me, side, stream, random.sample(linked, length))
    one = table.combinations[me][-1]
    one.points = random.choice((one.points, random.randint(0, 20), 0, 1, 5))
    one.raised = random.choice((0, 0, random.randint(0, 5)))
    if random.random() < 0.3:
        one.ceiling = one.points + random.choice((0, random.randint(0, 5)))
    one.closed = side == "attack" and random.random() < 0.2
    one.properties = random.sample(PROPERTIES[side], random.choice((0, 0, 1, 2)))
    one.thorns = random.randint(1, 3) if "thorns" in one.properties else 0


def set_off(table: Table, me: int, random: Random) -> None:
    """An effect waits; each of the three timings is as likely, because most cards have effects of the main stack."""
    timing = random.choice(("instant", "main", "end"))
    table.enter(me, *random.choice([effect for effect in EFFECTS if timing_of(effect[1]) == timing]))


def timing_of(verb: Verb) -> str:
    return "instant" if verb.word in INSTANT else "end" if verb.word in AT_THE_END else "main"


def play_from(table: Table, phase: str) -> Flow[None]:
    """The match from such a position on."""
    if phase == "additional":
        yield from finish_round(table)
    yield from play_on(table)


# -- for the game itself -----------------------------------------------------------------------------------------------


def match_of(table: Table, phase: str, seed: int) -> Match:
    """The same position for the game itself."""
    laid: Fields = {
        "phase": phase,
        "round": table.round,
        "lead": table.lead,
        "life": table.life,
        "before": table.life,
        "out": table.out,
        "fallen": table.fallen,
        "deck": named(table.deck),
        "discard": named(table.discard),
        "common": named(table.common),
        "hand": [named(hand) for hand in table.hand],
        "pool": [named(pool) for pool in table.pool],
        "used": [[n for n, card in enumerate(pool) if card.used] for pool in table.pool],
        "debt": [list(debt.values()) for debt in table.debt],
        "lays": table.lays,
        "stopped": table.stopped,
        "combinations": [[combination(table, one) for one in mine] for mine in table.combinations],
        "instant": [waiting(effect) for effect in table.instant],
        "main": [waiting(effect) for effect in table.main],
        "ending": [[waiting(effect) for effect in mine] for mine in table.events],
    }
    return arrange(Confluence, table.players, laid, seed=seed, variants=table.variants)


def named(cards: Sequence[Card]) -> list[str]:
    return [card.name for card in cards]


def combination(table: Table, one: Combination) -> Fields:
    places = [table.place(card) for card in one.cards]
    return {
        "side": SIDES.index(one.side),
        "stream": [*STREAMS.values()].index(one.stream),
        "cards": [(zone, number - 1) for zone, number in places],
        "length": one.length,
        "points": one.points,
        "ceiling": one.ceiling,
        "raised": one.raised,
        "closed": one.closed,
        "properties": one.properties,
        "thorns": one.thorns,
    }


def waiting(effect: Effect) -> Fields:
    design, place = DESIGNS[effect.source], 0
    if effect.verb in design.standard:
        trigger, place = "standard", design.standard.index(effect.verb)
    else:
        trigger = "common" if effect.verb == design.common else "individual"
    return {"controller": effect.controller, "source": effect.source, "trigger": trigger, "place": place}
