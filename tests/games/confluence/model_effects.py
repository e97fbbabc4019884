"""What the effects of the model do, word by word (section 4 of the rulebook)."""

from collections.abc import Callable, Mapping

from tests.games.confluence.model_table import Card, Combination, Effect, Flow, Table, ask
from tests.games.confluence.printed import Verb

ATTACK_PROPERTIES = ("flight", "pierce", "leech", "erode")


def resolve(table: Table, effect: Effect) -> Flow[None]:
    """An effect that has left its stack is carried out for who controls it now (C 4.13, 8.3)."""
    me, verb = effect.controller, effect.verb
    if verb.word in FORCED:
        FORCED[verb.word](table, me, verb)
    else:
        yield from CHOSEN[verb.word](table, me, verb)


# -- without a choice --------------------------------------------------------------------------------------------------


def draw(table: Table, me: int, verb: Verb) -> None:
    table.draw(me, verb.number)


def all_draw(table: Table, me: int, verb: Verb) -> None:
    for seat in table.turn_order:
        table.draw(seat, verb.number)


def rebate(table: Table, me: int, verb: Verb) -> None:
    left = verb.number
    for letter, owed in table.debt[me].items():
        table.debt[me][letter] -= min(left, owed)
        left -= min(left, owed)


def becalm(table: Table, me: int, verb: Verb) -> None:
    for one in table.all_combinations(table.turn_order):
        one.closed = one.closed or one.side == "attack"


def drought(table: Table, me: int, verb: Verb) -> None:
    for one in table.all_combinations(table.turn_order):
        one.reduce_by(one.bonus)


def spate(table: Table, me: int, verb: Verb) -> None:
    for one in table.all_combinations(table.turn_order):
        one.raise_by(one.bonus)


def swell(table: Table, me: int, verb: Verb) -> None:
    """Attacks (`surge`) or walls (`shelter`) of a stream."""
    kind = ("attack" if verb.word == "surge" else "defence", verb.about)
    for one in table.all_combinations(table.turn_order):
        if (one.side, one.stream) == kind:
            one.raise_by(verb.number)


def scald(table: Table, me: int, verb: Verb) -> None:
    for seat in table.opponents(me):
        table.life[seat] -= verb.number


def heal(table: Table, me: int, verb: Verb) -> None:
    table.gain(me, verb.number)


def all_lose(table: Table, me: int, verb: Verb) -> None:
    for seat in table.turn_order:
        table.life[seat] -= verb.number


def all_heal(table: Table, me: int, verb: Verb) -> None:
    for seat in table.turn_order:
        table.gain(seat, verb.number)


def renew(table: Table, me: int, verb: Verb) -> None:
    """Nothing is set off by the new cards (C 5.7)."""
    for card in table.common[: verb.number]:
        table.discard.append(table.take_away(card))
    for _ in range(verb.number):
        new = table.next_card()
        if new is not None:
            table.common.append(new)


# -- effects on the main stack -----------------------------------------------------------------------------------------


def at_effect(table: Table, me: int, verb: Verb) -> Flow[None]:
    """An effect is chosen, one of your own to copy or to hasten, else one of an opponent; listed from the top."""
    own = verb.word in ("echo", "hasten")
    legal = {n: one for n, one in enumerate(table.main, 1) if (one.controller == me) == own}
    if not legal:
        return
    keys: dict[str, Effect | None] = {"decline": None} if verb.word == "hasten" else {}
    chosen = yield from ask(me, "effect", keys | {f"effect:{n}": legal[n] for n in reversed(legal)})
    if chosen is None:
        return
    if verb.word == "usurp":
        chosen.controller = me
    elif verb.word == "echo":
        table.main.append(Effect(me, chosen.source, chosen.verb))
    else:
        table.main.remove(chosen)
        if verb.word == "hasten":
            table.main.append(chosen)
        elif verb.word == "delay":
            table.main.insert(0, chosen)


# -- combinations ------------------------------------------------------------------------------------------------------


def one_of(table: Table, me: int, legal: list[Combination], *, may: bool = False) -> Flow[Combination | None]:
    """A combination is chosen, if there is one (C 8.6)."""
    keys: dict[str, Combination | None] = {"decline": None} if may else {}
    keys |= {table.key_of(one): one for one in legal}
    return (yield from ask(me, "combination", keys)) if legal else None


def at_combination(table: Table, me: int, verb: Verb) -> Flow[None]:
    """A combination is chosen, one of your own to raise it or to grant it something, else one of an opponent."""
    own = verb.word in ("sharpen", "fortify", "rally", "grant")
    legal = [one for one in table.all_combinations([me] if own else table.opponents(me)) if fits(one, verb)]
    chosen = yield from one_of(table, me, legal)
    if chosen is not None:
        change(chosen, verb)


def fits(one: Combination, verb: Verb) -> bool:
    """Whether the verb may choose that one: what was resolved earlier has priority (E4)."""
    if verb.word == "rally":
        return True
    of_attacks = verb.word in ("sharpen", "blunt", "cap_attack", "ground") or verb.about in ATTACK_PROPERTIES
    if of_attacks != (one.side == "attack"):
        return False
    if verb.word in ("blunt", "crack"):
        return "ward" not in one.properties
    if verb.word in ("cap_attack", "cap_defence"):
        return one.ceiling is None and "ward" not in one.properties
    if verb.word == "grant":
        return verb.about not in one.properties and not one.closed
    return verb.word != "ground" or not one.closed


def change(one: Combination, verb: Verb) -> None:
    if verb.word in ("sharpen", "fortify"):
        one.raise_by(verb.number)
    elif verb.word == "rally":
        one.raise_by(min(4, sum(card.design.class_ == verb.about for card in one.cards)))
    elif verb.word in ("blunt", "crack"):
        one.reduce_by(verb.number)
    elif verb.word in ("cap_attack", "cap_defence"):
        one.ceiling = verb.number + one.raised
        one.points = min(one.points, one.ceiling)
    elif verb.word == "ground":
        one.closed = True
    else:
        one.properties.append(verb.about)
        one.thorns += verb.number


def divert(table: Table, me: int, verb: Verb) -> Flow[None]:
    mine = table.combinations[me]
    if len(mine) < 2:
        return
    source = yield from one_of(table, me, [one for one in mine if one.points > 0], may=True)
    if source is None:
        return
    destination = yield from one_of(table, me, [one for one in mine if one is not source])
    assert destination is not None
    moved = min(verb.number, source.points, destination.room)
    source.reduce_by(moved)
    destination.raise_by(moved)


# -- players -----------------------------------------------------------------------------------------------------------


def at_opponent(table: Table, me: int, verb: Verb) -> Flow[None]:
    """An opponent is chosen, for a raid one who has a card in hand."""
    legal = [seat for seat in table.opponents(me) if verb.word != "raid" or table.hand[seat]]
    if not legal:
        return
    target = yield from ask(me, "opponent", {f"player:{seat}": seat for seat in legal})
    if verb.word == "raid":
        yield from table.throw(target)
    else:
        table.life[target] -= verb.number
    if verb.word == "drain":
        table.gain(me, verb.number)


# -- cards -------------------------------------------------------------------------------------------------------------


def sift(table: Table, me: int, verb: Verb) -> Flow[None]:
    table.draw(me, verb.number)
    for _ in range(verb.number):
        yield from table.throw(me)


def take(me: int, offered: Mapping[str, Card]) -> Flow[Card | None]:
    """One of these cards, if you like."""
    keys: dict[str, Card | None] = {"decline": None, **offered}
    return (yield from ask(me, "take", keys)) if offered else None


def fetch(table: Table, me: int, verb: Verb) -> Flow[None]:
    """A card comes from the common pool (`channel`) or from your own (`recall`)."""
    card = yield from take(me, table.keys("card", table.common if verb.word == "channel" else table.pool[me]))
    if card is not None:
        table.hand[me].append(table.take_away(card))


def salvage(table: Table, me: int, verb: Verb) -> Flow[None]:
    newest = [*enumerate(table.discard, 1)][-5:]
    card = yield from take(me, {f"card:{card.name}@discard.{n}": card for n, card in newest})
    if card is not None:
        table.discard.remove(card)
        table.hand[me].append(card)


def graft(table: Table, me: int, verb: Verb) -> Flow[None]:
    """The card that comes into the common pool takes the place, and so the age, of the other (C 12.5)."""
    mine = yield from take(me, table.keys("card", table.pool[me] if table.common else []))
    if mine is None:
        return
    other = yield from ask(me, "exchange", table.keys("card", table.common))
    at = table.common.index(other)
    table.take_away(mine)
    table.take_away(other)
    table.common.insert(at, mine)
    table.pool[me].append(other)


def uproot(table: Table, me: int, verb: Verb) -> Flow[None]:
    legal = [card for seat in table.after(me) for card in table.pool[seat] if card.design.rank <= verb.number]
    if legal:
        card = yield from ask(me, "uproot", table.keys("card", legal))
        table.discard.append(table.take_away(card))


FORCED: dict[str, Callable[[Table, int, Verb], None]] = {
    "draw": draw,
    "all_draw": all_draw,
    "rebate": rebate,
    "becalm": becalm,
    "drought": drought,
    "spate": spate,
    "surge": swell,
    "shelter": swell,
    "scald": scald,
    "heal": heal,
    "mend": heal,
    "all_lose": all_lose,
    "all_heal": all_heal,
    "renew": renew,
}
CHOSEN: dict[str, Callable[[Table, int, Verb], Flow[None]]] = {
    **dict.fromkeys(("counter", "usurp", "echo", "hasten", "delay"), at_effect),
    **dict.fromkeys(("sharpen", "fortify", "rally", "blunt", "crack", "cap_attack", "cap_defence"), at_combination),
    **dict.fromkeys(("grant", "ground"), at_combination),
    **dict.fromkeys(("strike", "smoulder", "drain", "raid"), at_opponent),
    **dict.fromkeys(("channel", "recall"), fetch),
    "divert": divert,
    "sift": sift,
    "salvage": salvage,
    "graft": graft,
    "uproot": uproot,
}
