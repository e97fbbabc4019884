"""Why something is not offered: the rule that a player would be shown in the rulebook."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

import pytest

from croupier.engine import Match
from croupier.games.quintet import Quintet
from tests.games.played import asked, play
from tests.games.positions import positions
from tests.games.quintet.table import KINDS, position

SAFE = ["herald", "herald"]

TABLE = """
question          who     play          pass                 discard  decline  draw  kill  target  return
play              asked   5.1           -                    2.4      5.10     4.2   5.10  5.10    5.10
play              other   1.2           1.2                  2.4      5.10     4.2   5.10  5.10    5.10
overflow_discard  asked   4.16          2.4                  2.5      2.4      2.4   2.4   2.4     2.4
overflow_discard  other   1.2           1.2                  2.4      5.10     4.2   5.10  5.10    5.10
react             asked   6.9/6.1       -                    6.16     5.9      5.9   5.9   5.9     5.9
react             active  5.1/6.3/4.8   6.3                  6.16     5.9      5.9   5.9   5.9     5.9
react             other   6.1/6.4/6.7/6.6   6.4/6.7/6.6      6.16     5.9      5.9   5.9   5.9     5.9
wizard_cost       asked   6.16          6.17                 6.16     6.17     6.16  6.16  6.16    6.16
wizard_cost       active  5.1/6.3/4.8   6.3                  6.16     5.9      5.9   5.9   5.9     5.9
wizard_cost       other   6.1/6.4/6.7/6.13  6.4/6.7/6.13     6.16     5.9      5.9   5.9   5.9     5.9
herald            asked   5.1/4.8       8.1                  2.4      -        -     5.10  5.10    5.10
herald            other   1.2           1.2                  2.4      8.3      8.3   5.10  5.10    5.10
murderer          asked   5.1/4.8       8.1                  2.4      -        5.10  8.6   5.10    5.10
murderer          other   1.2           1.2                  2.4      8.5      5.10  8.5   5.10    5.10
witch             asked   5.1/4.8       8.1                  2.4      -        5.10  5.10  8.11    5.10
witch             other   1.2           1.2                  2.4      8.10     5.10  5.10  8.10    5.10
necromancer       asked   5.1/4.8       8.1                  2.4      -        5.10  5.10  5.10    8.17/8.15/8.14
necromancer       other   1.2           1.2                  2.4      8.14     5.10  5.10  5.10    8.14
witch_discard     asked   8.12          8.12                 8.12     8.12     8.12  8.12  8.12    8.12
witch_discard     active  5.1/4.8       4.8                  8.12     5.10     4.2   5.10  5.10    5.10
witch_discard     other   1.2           1.2                  8.12     5.10     4.2   5.10  5.10    5.10
"""
"""For each question (an ability goes by its character), for the one who is asked it, for the active player and for the
others: the rule against each kind of answer. Of several the first that applies, as `applies` says. `active` and `other`
are one row where the active player is the one who is asked."""

ROWS = [line.split() for line in TABLE.strip().splitlines()]
RULES = {(row[0], row[1], verb): row[i].split("/") for row in ROWS[1:] for i, verb in enumerate(ROWS[0]) if i > 1}
VERBS = ROWS[0][2:]

KEYS = ["pass", "decline", "draw", *(f"{verb}:{kind}" for verb in ("play", "discard", "return") for kind in KINDS)]
KEYS += [f"target:{seat}" for seat in range(6)]
KEYS += [f"kill:{seat}:{kind}" for seat in range(6) for kind in KINDS]


class Situation:
    """A position as its players see it: what decides which rule speaks against a key."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.players = match.players
        self.open = match.view(None)
        self.hands = [match.view(seat)["hand"][seat]["cards"] for seat in range(match.players)]
        self.window: list[tuple[int, str]] = self.open["arriving"]
        self.who, self.what = -1, "over"
        for decision in match.decisions:  # there is never more than one
            self.who, self.what = decision.seat, decision.name
        if self.what == "ability":
            self.what = next(line for line in reversed(match.log) if line["event"] == "established")["card"]

    def rule(self, seat: int, key: str) -> str:
        """The rule by the table, and by what holds for everything: 9.1, 9.11, 9.12."""
        verb, *names = key.split(":")
        if self.what == "over":
            return "9.1"
        if self.open["eliminated"][seat]:
            return "9.11"
        if verb in ("kill", "target") and int(names[0]) < self.players and self.open["eliminated"][int(names[0])]:
            return "9.12"
        role = "asked" if seat == self.who else "active" if seat == self.open["active"] else "other"
        return next(rule for rule in RULES[self.what, role, verb] if self.applies(rule, seat, verb, names))

    def applies(self, rule: str, seat: int, verb: str, names: Sequence[str]) -> bool:
        """Whether a rule, of several in a place of the table, is the one."""
        match rule:
            case "5.1":
                return names[0] not in self.hands[seat]
            case "6.3" | "6.9":
                return verb == "pass" or names[0] == "wizard"
            case "6.1":
                return names[0] != "wizard"
            case "6.4":
                return seat == self.window[-1][0] or self.is_partner(seat) or len(self.hands[seat]) < 2
            case "6.7":
                return self.place(seat) < self.place(self.who)
            case "8.17":
                return names[0] == "necromancer"
            case "8.15":
                return any(names[0] in pile for other, pile in enumerate(self.open["graveyard"]) if other != seat)
        return True

    def is_partner(self, seat: int) -> bool:
        """Whether the active player or the one whose character arrives is a partner (variant teams)."""
        sides = {self.open["active"] % 2, self.window[-1][0] % 2}
        return bool(self.open["options"]["teams"] == "on" and seat % 2 in sides)

    def place(self, seat: int) -> int:
        """In the order in which seats are asked about the innermost character (Q 6.6)."""
        return (seat - self.window[-1][0]) % self.players


def refused(match: Match) -> Iterator[tuple[int, str]]:
    """Everything that nobody is offered now, seat by seat."""
    for seat in range(match.players):
        decision = match.decision(seat)
        offered = decision.keys if decision is not None else ()
        yield from ((seat, key) for key in KEYS if key not in offered)


def test_every_refusal_names_the_rule_of_the_table() -> None:
    """Q 10.1: whatever is tried at whatever question, the rule that is named speaks against it."""
    named: Counter[str | None] = Counter()
    somebody_is_out = position(3, hand=[["witch"], [], ["witch"]], eliminated=[False, True, False])
    for match in chain(positions(Quintet, 2000), [somebody_is_out]):
        situation = Situation(match)
        for seat, key in refused(match):
            rule = match.why_not(seat, key)
            assert rule == situation.rule(seat, key), f"seat {seat}: {key} at {situation.what} of {situation.who}"
            named[rule] += 1
    assert set(named) == {rule for rules in RULES.values() for rule in rules if rule != "-"} | {"9.11", "9.12"}


@pytest.mark.parametrize(
    "key",
    [
        "",
        "dance",
        "play",
        "play:ogre",
        "play:witch:2",
        "discard:2",
        "kill:1",
        "kill:12:witch",
        "target:x",
    ],
)
def test_what_is_no_key_has_no_rule(key: str) -> None:
    match = position(hand=[["witch", "herald"], SAFE])
    assert match.why_not(0, key) is None
    assert match.why_not(1, key) is None


def test_whoever_does_not_sit_there_has_no_rule() -> None:
    match = position(2)
    assert match.why_not(2, "pass") is match.why_not(-1, "pass") is None


def test_when_it_is_over_nothing_goes_on() -> None:
    """Q 9.1"""
    match = position(hand=[["murderer", "herald"], []], battlefield=[["herald", "witch", "necromancer", "wizard"], []])
    play(match, "0 play:murderer")
    assert match.over
    assert {match.why_not(seat, key) for seat, key in refused(match)} == {"9.1"}


# -- one ruling each -----------------------------------------------------------------------------------------------


def test_who_comes_later_in_the_order_waits_for_the_question() -> None:
    """Q 6.6, 6.7: seat 2 is asked; 3 has not been asked yet, 1 has."""
    match = position(4, hand=[["witch", "herald"], *([["wizard", *SAFE]] * 3)], battlefield=[[]] * 4)
    play(match, "0 play:witch")
    assert match.why_not(2, "play:wizard") == match.why_not(3, "pass") == "6.6"
    play(match, "1 pass")
    assert match.why_not(3, "play:wizard") == "6.6"
    assert match.why_not(1, "play:wizard") == match.why_not(1, "pass") == "6.7"


def test_the_outer_window_waits_until_the_wizard_is_paid() -> None:
    """Q 6.13, 6.7: seat 2 pays; 1 has been asked about the Witch, 3 not yet."""
    match = position(4, hand=[["witch", "herald"], *([["wizard", *SAFE]] * 3)], battlefield=[[]] * 4)
    play(match, "0 play:witch", "1 pass", "2 play:wizard", "3 pass", "1 pass")
    assert asked(match) == ["2 wizard_cost"]
    assert match.why_not(3, "play:wizard") == "6.13"
    assert match.why_not(1, "play:wizard") == "6.7"


def test_partners_are_not_asked() -> None:
    """Q 6.4, variant teams: 2 is the partner of 0, whose Witch arrives; 3 of 1, whose Wizard does."""
    hands = [["witch", "herald"], *([["wizard", *SAFE]] * 3)]
    match = position(4, hand=hands, battlefield=[[]] * 4, variants={"teams": "on"})
    play(match, "0 play:witch")
    assert match.why_not(2, "play:wizard") == "6.4"
    assert match.why_not(3, "play:wizard") == "6.6"


def test_whoever_has_no_wizard_can_only_pass() -> None:
    """Q 6.9, 6.10"""
    match = position(hand=[["witch", "herald"], SAFE], battlefield=[[], []])
    play(match, "0 play:witch")
    assert match.why_not(1, "play:wizard") == "6.9"
    assert match.why_not(1, "play:murderer") == "6.1"


def test_the_cost_of_a_wizard_is_paid_and_by_nobody_else() -> None:
    """Q 6.16, 6.17"""
    match = position(hand=[["witch", "herald"], ["wizard", *SAFE]], battlefield=[[], []])
    play(match, "0 play:witch")
    assert match.why_not(1, "discard:herald") == "6.16"
    play(match, "1 play:wizard")
    assert match.why_not(1, "decline") == match.why_not(1, "pass") == "6.17"
    assert match.why_not(1, "discard:witch") == "6.16"
    assert match.why_not(0, "discard:herald") == "6.16"


def test_a_named_player_discards() -> None:
    """Q 8.12"""
    match = position(hand=[["witch", "herald"], SAFE], battlefield=[[], []])
    play(match, "0 play:witch", "1 pass", "0 target:1")
    assert asked(match) == ["1 witch_discard"]
    assert match.why_not(1, "decline") == match.why_not(1, "discard:witch") == "8.12"
    assert match.why_not(0, "discard:herald") == "8.12"


def test_who_has_six_cards_discards_one_of_them() -> None:
    """Q 2.4, 2.5, 4.16"""
    match = position(phase="draw", hand=[["herald"] * 5, SAFE], library={0: ["witch"]})
    assert asked(match) == ["0 overflow_discard"]
    assert match.why_not(0, "discard:wizard") == "2.5"
    assert match.why_not(0, "pass") == "2.4"
    assert match.why_not(0, "play:witch") == "4.16"
    assert match.why_not(1, "discard:herald") == "2.4"


def test_an_ability_waits_until_the_window_is_closed() -> None:
    """Q 5.9"""
    match = position(hand=[["murderer", "herald"], SAFE], battlefield=[[], ["witch"]])
    play(match, "0 play:murderer")
    for key in ("kill:1:witch", "decline", "draw", "target:1", "return:witch"):
        assert match.why_not(0, key) == match.why_not(1, key) == "5.9"


@pytest.mark.parametrize(
    ("kind", "key", "rule"),
    [
        ("murderer", "kill:1:herald", "8.6"),
        ("witch", "target:2", "8.11"),
        ("necromancer", "return:necromancer", "8.17"),
        ("necromancer", "return:murderer", "8.15"),
        ("necromancer", "return:wizard", "8.14"),
        ("herald", "kill:1:witch", "5.10"),
        ("witch", "draw", "5.10"),
    ],
)
def test_a_target_that_is_none(kind: str, key: str, rule: str) -> None:
    """Q 8.6, 8.11, 8.14, 8.15, 8.17, 5.10"""
    match = position(
        hand=[[kind, "herald"], []], battlefield=[[], ["witch"]], graveyard=[["witch"], ["murderer", "necromancer"]]
    )
    play(match, f"0 play:{kind}")
    assert asked(match) == ["0 ability"]
    assert match.why_not(0, key) == rule


@pytest.mark.parametrize(
    ("kind", "key", "rule"),
    [
        ("herald", "draw", "8.3"),
        ("murderer", "kill:1:witch", "8.5"),
        ("witch", "target:0", "8.10"),
        ("necromancer", "return:murderer", "8.14"),
    ],
)
def test_an_ability_is_its_controllers(kind: str, key: str, rule: str) -> None:
    """Q 8.3, 8.5, 8.10, 8.14"""
    match = position(hand=[[kind, "herald"], []], battlefield=[[], ["witch"]], graveyard=[["witch"], ["murderer"]])
    play(match, f"0 play:{kind}")
    assert match.why_not(1, key) == match.why_not(1, "decline") == rule
