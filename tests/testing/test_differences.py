"""Differences of plain data as lines: what they look like, and that nothing is lost in them."""

import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from croupier.testing.differences import carried_out, changes

WORDS = some.text('ab-."\\[]:>+ 0', max_size=4)
JSON = some.recursive(
    some.none() | some.booleans() | some.integers(-3, 3) | WORDS,
    lambda inner: some.lists(inner, max_size=5) | some.dictionaries(WORDS, inner, max_size=4),
    max_leaves=14,
)
VIEWS = some.dictionaries(some.sampled_from(["hand", "deck", "0", "two words"]), JSON, max_size=4)


def test_a_value_that_changes_is_named_by_its_path() -> None:
    old = {"hand": [{"count": 5}, {"count": 3}], "deck:extra": 7}
    new = {"hand": [{"count": 4}, {"count": 3}], "deck:extra": 6}
    assert list(changes(old, new)) == ["hand[0].count: 5 -> 4", '["deck:extra"]: 7 -> 6']


def test_of_a_list_only_what_comes_and_goes_is_said() -> None:
    old = {"hand": ["witch", "herald", "wizard"], "discard": ["murderer", "witch"]}
    new = {"hand": ["witch", "wizard", "necromancer"], "discard": ["herald", "murderer", "witch"]}
    assert list(changes(old, new)) == [
        'hand[1]: - "herald"',
        'hand[2]: + "necromancer"',
        'discard[0]: + "herald"',
    ]


def test_a_new_key_is_opened_until_a_line_says_one_thing() -> None:
    new = {"front": [[{"life": 3, "worn": ["ring"]}], []], "row": ["ox", None], "deal": {}}
    assert list(changes({}, new)) == [
        "front[0][0].life: 3",
        'front[0][0].worn: ["ring"]',
        "front[1]: []",
        'row: ["ox", null]',
        "deal: {}",
    ]


@given(VIEWS, VIEWS, some.integers(0, 99))
def test_the_new_value_follows_from_the_old_one_and_the_lines_in_any_order(
    old: dict[str, Any], new: dict[str, Any], seed: int
) -> None:
    lines = list(changes(old, new))
    random.Random(seed).shuffle(lines)
    assert exactly(carried_out(old, lines)) == exactly(new)
    assert bool(lines) == (exactly(old) != exactly(new))


def exactly(value: object) -> str:
    """As JSON, where 1 and true differ and the order of keys does not count."""
    return json.dumps(value, sort_keys=True)
