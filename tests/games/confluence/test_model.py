"""Matches and positions in step with a second telling of the rules: same questions, same keys, same table, same end."""

from collections.abc import Mapping
from random import Random

import pytest

from croupier.engine import Chance, Match, start
from croupier.engine.chance import start_key
from croupier.games.confluence import Confluence
from croupier.games.confluence.cards import terms
from croupier.games.confluence.rules.state import Combination, Waiting
from tests.games.confluence import model_table
from tests.games.confluence.model import play_on, set_up
from tests.games.confluence.model_positions import laid_out, match_of, play_from
from tests.games.confluence.model_table import Card, Flow, Table
from tests.games.confluence.printed import SIDES
from tests.games.confluence.table import state
from tests.games.played import log, names, next_question

MATCHES = 6
POSITIONS = {"initial": 15, "additional": 75}  # by phase
"""So many of each number of players."""

MANNERS: tuple[dict[str, float], ...] = (
    {},
    {"pass": 0.3, "stop": 0.1, "done": 0.3, "decline": 0.3, "none": 0.3, "split": 3.0, "choose": 3.0, "compose": 2.0},
    {"activate": 0.2, "lay": 3.0},
)
"""How much rather one kind of answer is given than another: at random, by a busy player, by a quiet one."""


def some_variants(random: Random) -> dict[str, str]:
    """Every switch, each in its first place more often than not."""
    return {
        name: random.choice(values) if random.random() < 0.4 else values[0]
        for name, values in Confluence.variants.items()
    }


# -- playing -----------------------------------------------------------------------------------------------------------


def in_step(match: Match, table: Table, flow: Flow[None], random: Random, last: int = 99) -> None:
    """Plays the match and the model with the same random answers: to the end, or into that last round."""
    seed = f"seed {match.seed}"
    likes = random.choice(MANNERS)
    answer: str | None = None
    while (question := next_question(flow, answer)) is not None:
        seat, name, keys = question
        if name == "hand_lost":
            (answer,) = [" ".join(line["cards"]) for line in log(match, "hand-lost") if line["seat"] == seat]
            assert sorted(answer.split()) == keys, seed
        elif len(keys) == 1:
            (answer,) = keys
        else:
            asked = [(d.seat, d.name, by_the_alphabet(d.keys)) for d in match.decisions]
            assert asked == [(seat, name, keys)], seed
            assert seen(match) == told(table), seed
            if table.round >= last and name == "turn":
                return
            answer = random.choices(keys, [likes.get(key.partition(":")[0], 1.0) for key in keys])[0]
            match.choose(seat, answer)
    assert match.over, seed
    assert seen(match) == told(table), seed


def by_the_alphabet(keys: tuple[str, ...]) -> list[str]:
    """The keys, those of hand cards by the alphabet: a hand has no order, so theirs is open."""
    of_hand = iter(sorted(filter(is_of_hand, keys), key=lambda key: key.partition(":")[2]))
    return [next(of_hand) if is_of_hand(key) else key for key in keys]


def is_of_hand(key: str) -> bool:
    return key.startswith(("lay:", "compose:", "discard:")) and "@" not in key


# -- comparing ---------------------------------------------------------------------------------------------------------


def seen(match: Match) -> dict[str, object]:
    """What is compared, as the game has it."""
    game = state(match)
    return {
        "round": (game.round, game.lead, game.lays, game.stopped),
        "life": (game.life, game.out, game.fallen),
        "winners": [seat for seat, value in enumerate(match.returns) if value],
        "hands": [sorted(names(match, hand)) for hand in game.hand],
        "pools": [names(match, pool) for pool in game.pool],
        "common": names(match, game.common),
        "deck": names(match, game.deck),
        "discard": names(match, game.discard),
        "debts": game.debt,
        "used": [sorted(places) for places in game.used],
        "appointed": sorted((z, n, SIDES[side], terms.STREAMS[stream]) for z, n, side, stream in game.appointed),
        "combinations": [[combination_seen(one) for one in mine] for mine in game.combinations],
        "stacks": [[effect_seen(game, one) for one in stack] for stack in (game.instant, game.main)],
        "events": [[(effect_seen(game, one), one.order) for one in mine] for mine in game.ending],
        "hits": [(hit.owner, hit.number, hit.target, hit.force) for hit in game.hits],
    }


def combination_seen(one: Combination) -> tuple[object, ...]:
    kind = (SIDES[one.side], terms.STREAMS[one.stream])
    granted = (one.ceiling, one.raised, one.closed, one.properties, one.thorns)
    return kind, sorted(map(tuple, one.cards)), one.length, one.points, granted


def effect_seen(game: Confluence, one: Waiting) -> tuple[object, ...]:
    verb = game.verb_of(one)
    return one.controller, game.FACES[one.source].id, verb.term, verb.amount


def told(table: Table) -> dict[str, object]:
    """What is compared, as the model has it."""
    zones = {-1: table.common, **dict(enumerate(table.pool))}
    places = {card: (zone, n) for zone, cards in zones.items() for n, card in enumerate(cards)}
    return {
        "round": (table.round, table.lead, table.lays, table.stopped),
        "life": (table.life, table.out, table.fallen),
        "winners": table.winners,
        "hands": [sorted(card.name for card in hand) for hand in table.hand],
        "pools": [[card.name for card in pool] for pool in table.pool],
        "common": [card.name for card in table.common],
        "deck": [card.name for card in table.deck],
        "discard": [card.name for card in table.discard],
        "debts": [list(debt.values()) for debt in table.debt],
        "used": [[n for n, card in enumerate(pool) if card.used] for pool in table.pool],
        "appointed": sorted((*places[card], *mark) for card in places for mark in card.appointed.items()),
        "combinations": [[combination_told(one, places) for one in mine] for mine in table.combinations],
        "stacks": [[effect_told(one) for one in stack] for stack in (table.instant, table.main)],
        "events": [[(effect_told(one), one.order) for one in mine] for mine in table.events],
        "hits": [
            (hit.attack.owner, table.combinations[hit.attack.owner].index(hit.attack), hit.target, hit.force)
            for hit in table.hits
        ],
    }


def combination_told(one: model_table.Combination, places: Mapping[Card, tuple[int, int]]) -> tuple[object, ...]:
    granted = (one.ceiling, one.raised, one.closed, one.properties, one.thorns)
    return (one.side, one.stream), sorted(places[card] for card in one.cards), one.length, one.points, granted


def effect_told(one: model_table.Effect) -> tuple[object, ...]:
    term = one.verb.word.replace("_", "-") + (f"-{one.verb.about}" if one.verb.about else "")
    return one.controller, one.source, term, one.verb.number


# -- the tests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 6))
def test_a_match_in_step_with_the_model(players: int) -> None:
    """C 1.2 to 1.12, 2.1 to 2.4, 3.1 to 3.41, 4.1 to 4.15, 5.1 to 5.7, 6.1 to 6.9, 7.1 to 7.15, 8.1 to 8.8
    C 9.1 to 9.10, 10.1 to 10.4, 11.1 to 11.19, 12.1 to 12.8, 13.1 to 13.5, 14.1 to 14.3, 15.2, 15.5, 15.7
    """
    for seed in range(MATCHES):
        random = Random(1000 * players + seed)
        variants = some_variants(random)
        table = set_up(players, variants, Chance(start_key(seed)))
        in_step(start(Confluence, players, seed, variants), table, play_on(table), random)


@pytest.mark.parametrize("phase", POSITIONS)
@pytest.mark.parametrize("players", range(2, 6))
def test_a_round_in_step_with_the_model(players: int, phase: str) -> None:
    """C 2.1 to 2.5, 3.9 to 3.41, 4.1 to 4.15, 7.1 to 7.15, 8.1 to 8.8, 9.1 to 9.10, 10.1 to 10.4
    C 11.1 to 11.19, 12.1 to 12.8, 13.1 to 13.5, 14.1 to 14.4
    """
    for seed in range(POSITIONS[phase]):
        random = Random(1000 * players + seed)
        variants = some_variants(random)
        table = laid_out(set_up(players, variants, Chance(start_key(seed))), random, phase)
        flow = play_from(table, phase)
        in_step(match_of(table, phase, seed), table, flow, random, last=table.round + 1)
