"""Why something is not offered: the rule that a player would be shown in the rulebook."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from croupier.engine import Match, start
from croupier.games.perils import Perils
from croupier.games.perils.effects.designs import PLAIN
from tests.games.perils.table import act, asked, choose, position
from tests.games.positions import positions

CARDS, CHARACTERS, FOES = PLAIN.CARDS, PLAIN.CHARACTERS, PLAIN.FOES

TABLE = """
question  play             sell     power                hit                hold  potion             pick  gift  keep  number  next  hero
heroes    5.4              5.4      4.3                  9.8                9.14  10.4               2.1   2.1   2.1   10.4    8.6   1.2
pick      5.4              5.4      4.3/5.4              9.8/9.14           9.14  10.4               2.5   2.12  2.13  10.4    8.6   1.2
gift      5.4              5.4      4.3/5.4              9.8/9.14           9.14  10.4               2.10  2.12  2.13  10.4    8.6   1.2
turn      5.4/7.8/6.7/5.5  5.4/5.5  4.3/5.4/4.4/5.9/5.5  9.8/9.14           9.14  10.4               2.1   2.1   2.1   10.4    8.6   1.2
resolve   5.4              5.4      4.3/5.4              9.8/9.14           9.14  10.4               2.1   2.1   2.1   10.4    8.6   1.2
melee     5.4              5.4      4.3/5.4              9.8/9.9/9.10/4.15  9.14  10.9/10.11         2.1   2.1   2.1   10.4    8.6   1.2
ranged    5.4              5.4      4.3/5.4              9.8/9.9/9.11       9.14  9.14               2.1   2.1   2.1   10.4    8.6   1.2
confront  5.4              5.4      4.3/5.4              9.8/11.6           9.14  10.4               2.1   2.1   2.1   10.7    8.6   1.2
final     5.4              5.4      4.3/5.4              9.8/9.14           9.14  10.4               2.1   2.1   2.1   10.8    8.6   1.2
"""  # noqa: E501  # a table
"""For each stage of the match, and for an attack that is pending: the rule against each kind of answer. Of several the
first that applies, as `applies` says."""

ROWS = [line.split() for line in TABLE.strip().splitlines()]
RULES = {(row[0], verb): row[i].split("/") for row in ROWS[1:] for i, verb in enumerate(ROWS[0]) if i}

CARD = [card.id for card in CARDS.values()]
FOE = {foe.id: foe for foe in FOES.values()}
POWER = {power.id: character.id for character in CHARACTERS.values() for power in character.powers}
KEYS = [f"{verb}:{card}" for verb in ("play", "sell") for card in CARD]
KEYS += [f"next:{card.id}" for card in CARDS.values() if card.category]
KEYS += [f"{verb}:{foe}" for verb in ("pick", "gift", "discard", "hit") for foe in FOE]
KEYS += [f"hit:{foe}:2" for foe in FOE]
KEYS += [f"power:{power}:{card}" for power in POWER for card in CARD[::9]]
KEYS += ["hold", "potion", "keep_all", "0", "1", "7", *(f"hero:{character.id}" for character in CHARACTERS.values())]
SOME = 120  # keys that are tried of the others at each position, besides those about what the seat holds and faces


class Situation:
    """A position as one seat sees it: what decides which rule speaks against a key."""

    def __init__(self, match: Match, seat: int) -> None:
        view = match.view(seat)
        decision = match.decision(seat)
        self.offered = () if decision is None else decision.keys
        self.character = "".join(view["character"][seat])
        self.hero: dict[str, Any] = view["heroes"][seat]  # Any: JSON
        self.question = self.hero["reach"] or view["stage"]
        self.hand = view["hand"][seat]["cards"]
        self.line = [enemy["card"] for enemy in view["line"][seat]]
        self.prices = view["facts"].get("hand", {})
        self.powers = {power["id"]: power for power in view["facts"].get("powers", [])}
        self.guarded = any(FOE[foe].guard for foe in self.line)

    def keys(self, random: Random) -> Iterator[str]:
        """Keys that are not offered: all about the own hand, line and powers, and some others."""
        mine = {*self.hand, *self.line}
        near = [key for key in KEYS if mine & {*key.split(":")} or ":" not in key]
        near += [f"power:{power}:{card}" for power in self.powers for card in self.hand]
        yield from (key for key in [*near, *random.sample(KEYS, SOME)] if key not in self.offered)

    def rule(self, key: str) -> str:
        """The rule by the table."""
        verb, *names = key.split(":")
        column = {"discard": "keep", "keep_all": "keep"}.get(verb, "number" if verb.isdecimal() else verb)
        return next(rule for rule in RULES[self.question, column] if self.applies(rule, verb, names))

    def applies(self, rule: str, verb: str, names: Sequence[str]) -> bool:
        """Whether a rule, of several in a place of the table, is the one."""
        match rule:
            case "5.4":
                return names[-1] not in self.hand or self.question != "turn"
            case "7.8":
                return bool(self.prices[names[0]]["owned"])
            case "6.7":
                return not self.prices[names[0]]["payable"]
            case "4.3":
                return POWER[names[0]] != self.character
            case "4.4":
                return bool(self.powers[names[0]]["spent"])
            case "5.9":
                return not self.powers[names[0]]["payable"]
            case "9.8":
                return self.line.count(names[0]) < len(names)
            case "9.9":
                return self.guarded and not FOE[names[0]].guard
            case "9.10":
                return FOE[names[0]].elusive
            case "10.9":
                return bool(self.hero["life"] == self.hero["max_life"])
            case "10.11":
                return bool(self.hero["coins"] < self.hero["life_price"])
        return True


def test_every_refusal_names_the_rule_of_the_table() -> None:
    """P 14.7: whatever is tried at whatever question, the rule that is named speaks against it."""
    random = Random(1)
    named: Counter[str | None] = Counter()
    for match in positions(Perils, 2000):
        seat = random.randrange(match.players)
        situation = Situation(match, seat)
        for key in situation.keys(random):
            rule = match.why_not(seat, key)
            assert rule == situation.rule(key), f"{key} at {situation.question}, {match.players} players"
            named[rule] += 1
    seldom = {"10.8", "10.11"}  # these have rulings of their own
    assert set(named) | seldom == {rule for rules in RULES.values() for rule in rules}


@pytest.mark.parametrize(
    "key",
    [
        "dance",
        "play",
        "play:goblin_poacher",
        "sell:yew_bow:2",
        "power:crush",
        "hit:harpy:3",
        "hit:yew_bow",
        "next:royal_ransom",
        "pick:yew_bow",
        "discard:yew_bow",
        "hero",
        "1:2",
    ],
)
def test_what_is_no_key_has_no_rule(key: str) -> None:
    match = position(hand=["yew_bow", "cutpurse_knife"], line=["harpy"], hero={"coins": 6})
    assert match.why_not(0, key) is None
    act(match, "play:cutpurse_knife")
    assert match.why_not(0, key) is None


def test_whoever_does_not_sit_there_has_no_rule() -> None:
    match = position(2)
    assert match.why_not(2, "hold") is match.why_not(-1, "hold") is None


def test_who_has_chosen_waits_for_the_others() -> None:
    """P 5.5: a card in hand could be played, sold and used for a power, but the choice is made."""
    match = position(hand=["toll_bridge", "mana_well", "field_dressing"], hero={"coins": 6, "mana": 6})
    choose(match, "sell:toll_bridge")
    assert asked(match) == ""
    for key in ("play:mana_well", "sell:mana_well", "power:tidal_blessing:mana_well"):
        assert match.why_not(0, key) == "5.5"


def test_the_enemy_draft_is_picks_then_a_gift_then_a_discard() -> None:
    """P 2.1, 2.5, 2.10, 2.12, 2.13"""
    match = start(Perils, 2, seed=1)
    assert [match.why_not(0, key) for key in ("pick:roc", "gift:roc", "discard:roc", "keep_all")] == [
        "2.5",
        "2.12",
        "2.13",
        "2.13",
    ]
    while asked(match) != "gift":
        match.choose(match.decisions[0].seat, 0)
    assert [match.why_not(0, key) for key in ("pick:roc", "gift:roc")] == ["2.10", "2.12"]
    turn = position()
    assert {turn.why_not(0, key) for key in ("pick:roc", "gift:roc", "discard:roc", "keep_all")} == {"2.1"}


def test_more_potions_than_there_are_coins_for() -> None:
    """P 10.7, 10.8, 10.11"""
    match = position(stage="final", phase=3, tableau=["bottled_storm"], hero={"coins": 5})
    assert asked(match) == "mana"
    assert match.why_not(0, "3") == "10.8"
    match = position(stage="confront", phase=1, line=["strangler"], hero={"coins": 5, "life": 5})
    assert asked(match) == "life"
    assert match.why_not(0, "3") == "10.7"
    broke = position(hand=["cutpurse_knife"], line=["ettin"], hero={"life": 1, "coins": 1})
    act(broke, "play:cutpurse_knife")
    assert broke.why_not(0, "potion") == "10.11"


def test_when_it_is_over_nothing_goes_on() -> None:
    """P 12.1"""
    match = position(stage="final", phase=3)
    assert match.over
    assert {match.why_not(0, key) for key in KEYS} == {"12.1"}
