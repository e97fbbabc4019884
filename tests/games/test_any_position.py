"""Positions that nobody thought of: each is refused, or seen and played; their replays are refused or played again."""

from collections.abc import Mapping
from enum import Enum
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin

import pytest

import croupier
from croupier import catalog
from croupier.engine import BadReplay, BadSetup, CardId, FaceId, Game, Json, Match, Part
from croupier.engine.play.arrange import ENGINE_FIELDS
from croupier.engine.state.parts import field_type, fields

POSITIONS = 250
CHOICES = 12

NUMBERS = (-1, 0, 1, 2, 3, 5, 9)
TEXTS = ("", "turn", "main", "draft", "pick", "combat", "attack", "end")


class Guesser:
    """Plain data that fits the declared fields of a game, and now and then does not."""

    def __init__(self, game: type[Game], seed: int) -> None:
        self.game = game
        self.chance = Random(seed)

    def position(self) -> Json:
        """Some fields with some values."""
        known = [name for name in fields(self.game) if name not in ENGINE_FIELDS]
        chosen = self.chance.sample(known, self.chance.randrange(1, 4))
        return {name: self.value(field_type(self.game, name)) for name in chosen}

    def value(self, kind: object) -> Any:  # plain data
        """What could be meant by a value of that type."""
        origin, args, chance = get_origin(kind), get_args(kind), self.chance
        if kind in (CardId, FaceId):
            return chance.choice(self.game.FACES).id
        if origin in (Union, UnionType):
            kept = chance.choice(args)
            return None if kept is type(None) else self.value(kept)
        if origin is tuple and Ellipsis not in args:
            return [self.value(each) for each in args]
        if origin in (list, tuple):
            return [self.value(args[0]) for _ in range(chance.choice((0, 1, 2, 2, 2, 3)))]
        if origin is dict:
            return {str(self.value(args[0])): self.value(args[1]) for _ in range(chance.randrange(3))}
        if isinstance(kind, type) and issubclass(kind, Part):
            return {name: self.value(field_type(kind, name)) for name in fields(kind) if chance.random() < 0.9}
        if isinstance(kind, type) and issubclass(kind, Enum):
            return chance.choice([member.value for member in kind])
        values: Mapping[object, tuple[object, ...]] = {int: NUMBERS, float: NUMBERS, bool: (True, False)}
        return chance.choice(values.get(kind, TEXTS))


def played(match: Match, chance: Random) -> Json:
    """The replay document after some choices; the last one is recorded even if the rules cannot carry it out."""
    document = match.save()
    for _ in range(CHOICES):
        if match.over:
            return match.save()
        decision = chance.choice(match.decisions)
        index = chance.randrange(len(decision.options))
        document["choices"].append([decision.seat, index, decision.keys[index]])
        try:
            match.choose(decision.seat, index)
        except Exception:  # noqa: BLE001  # what the rules make of it is what is tried here
            return document
    return match.save()


@pytest.mark.parametrize("slug", catalog.ours())
def test_any_position_is_refused_or_seen_and_its_replay_refused_or_played_again(slug: str) -> None:
    guesser = Guesser(catalog.find(slug), seed=7)
    laid = 0
    for seed in range(POSITIONS):
        try:
            match = croupier.arrange(slug, 2, guesser.position(), seed=seed)
        except BadSetup:
            continue
        laid += 1
        for seat in (None, 0, 1):
            match.view(seat)
        try:
            croupier.load(played(match, guesser.chance))
        except BadReplay as error:
            assert "cannot be played on" in str(error)  # noqa: PT017  # most replays hold
    assert laid > POSITIONS / 20
