"""How much there can be at a time: the bounds of what keys name follow from what is printed."""

from croupier.games.confluence.cards import terms
from croupier.games.confluence.cards.design import Verb
from croupier.games.confluence.effects.designs import PLAIN
from croupier.games.confluence.effects.everywhere import Swell
from croupier.games.confluence.effects.points import Divert, Raise, Rally
from croupier.games.confluence.effects.stack import Echo
from tests.games.confluence.table import TWO, attack, offered, position, waits
from tests.games.played import play

DESIGNS = PLAIN.DESIGNS

CARDS = [design for design in DESIGNS for _ in range(design.copies)]
PRINTED = [verb for one in CARDS for verb in (*one.standard, *([one.individual.verb] if one.individual else []))]
COMMON = [design.common for design in DESIGNS if design.common is not None]
COPIES = sum(isinstance(verb, Echo) for verb in PRINTED)


def test_cards() -> None:
    """C 1.5"""
    assert len(CARDS) == terms.CARDS


def test_effects_that_wait() -> None:
    """C 4.1, 4.11, 4.15, 5.4, 6.5: each once a round, one of the common pool, and copies of those on the main stack."""
    main = sum(verb.timing == terms.MAIN for verb in PRINTED)
    assert main + COPIES + 1 == terms.MOST_EFFECTS
    ending = sum(verb.timing == terms.END for verb in PRINTED)
    assert ending + 1 == terms.MOST_EVENTS
    assert {verb.timing for verb in COMMON} >= {terms.MAIN, terms.END}


def added(verb: Verb, side: int) -> int:
    """By how much an effect raises one combination of a side at most."""
    if isinstance(verb, Raise):
        return verb.number if verb.side == side else 0
    if isinstance(verb, Rally):
        return verb.most
    return verb.number if isinstance(verb, Divert) else 0


def most_points(side: int, stream: int) -> int:
    """All cards of a stream linked on a side, and every effect on that combination; in the common pool Spate."""
    linked = [one for one in CARDS if one.streams[side] >> stream & 1]
    bonus = terms.length_bonus(side, len(linked))
    assert bonus >= max(verb.number for verb in COMMON if isinstance(verb, Swell))
    effects = [added(verb, side) for verb in PRINTED]
    return sum(one.values[side] for one in linked) + 2 * bonus + sum(effects) + COPIES * max(effects)


def test_points() -> None:
    """C 3.22, section E3"""
    sides, streams = range(len(terms.SIDES)), range(len(terms.STREAMS))
    assert max(most_points(side, stream) for side in sides for stream in streams) == terms.MOST_POINTS


def test_the_greatest_attack_can_be_split_at_any_number() -> None:
    """C 11.6"""
    match = position(3, phase="combat", combinations={0: [attack(terms.MOST_POINTS)]}, hand=TWO)
    play(match, "0 split")
    assert offered(match) == [str(n) for n in range(terms.MOST_POINTS + 1)]


def test_any_card_that_lies_open_can_be_named() -> None:
    """C 1.12, 7.4, 12.1: a pool is as large as a hand that is laid, and the discard pile takes all that leave it."""
    pool = [one.id for one in CARDS[:-2]]
    match = position(phase="laydown", pool=[pool, []], hand=[[], [CARDS[-1].id]])
    assert offered(match)[-1] == f"discard:{pool[-1]}@pool0.{len(pool)}"
    hands = [[one.id] for one in CARDS[-2:]]
    match = position(phase="end", ending={0: [waits(0, "grave_rat")]}, discard=pool, hand=hands)
    assert offered(match)[-1] == f"card:{pool[-1]}@discard.{len(pool)}"


def test_blank_sides() -> None:
    """C 3.24, 3.27"""
    assert sum(blank for one in CARDS for blank in one.blank) == terms.ROOM_FOR_APPOINTED
