"""One loop plays matches from outside, and observers hear of them."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

import croupier
from croupier.bots import GreedyBot, bot
from croupier.engine import Decision, IllegalChoice, Json, Match
from croupier.lab import BrokenBot, Observer, at_random, play, seated
from tests.bots.test_named import Lost


class Chronicle(Observer):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.keys: list[str] = []
        self.lines: list[Json] = []

    def begun(self, match: Match) -> None:
        self.heard.append("begun")

    def asked(self, match: Match) -> None:
        assert match.decisions
        self.heard.append("asked")

    def chosen(self, match: Match, decision: Decision, index: int) -> None:
        assert decision in match.decisions
        self.keys.append(decision.keys[index])
        self.heard.append("chosen")

    def told(self, match: Match, lines: Sequence[Json]) -> None:
        assert match.last_choice is not None
        assert match.last_choice.key == self.keys[-1]
        self.lines += lines
        self.heard.append("told")

    def ended(self, match: Match) -> None:
        assert match.over
        self.heard.append("ended")


@pytest.mark.parametrize("game", ["quintet", "perils"])
def test_observers_hear_everything_in_its_order(game: str) -> None:
    """Also what is told of flows side by side, where new lines come to stand between old ones."""
    one, other = Chronicle(), Chronicle()
    begun = croupier.start(game, players=3, seed=4)
    before = list(begun.log)
    match = play(begun, at_random(Random(1)), one, other)
    assert match is begun
    assert one.heard == ["begun", *["asked", "chosen", "told"] * len(match.choices), "ended"] == other.heard
    assert one.keys == [choice.key for choice in match.choices]
    assert sorted(map(repr, [*before, *one.lines])) == sorted(map(repr, match.log))


def test_a_match_is_played_on_from_where_it_stands_for_so_many_choices() -> None:
    match, heard = croupier.start("quintet", players=2, seed=4), Chronicle()
    play(match, at_random(Random(1)), most=5)
    play(match, at_random(Random(1)), heard, most=2)
    assert (len(match.choices), heard.heard[-1]) == (7, "told")
    play(match, at_random(Random(1)), most=0)
    assert len(match.choices) == 7


def test_observers_change_nothing() -> None:
    bots = [GreedyBot("greedy"), bot("random")]
    plain, heard = (
        play(croupier.start("quintet", players=2, seed=4), seated(bots, Random(2)), *observers)
        for observers in ((), (Chronicle(),))
    )
    assert plain.choices == heard.choices


def _answer(answer: tuple[int, int], match: Match) -> tuple[int, int]:
    del match
    return answer


@pytest.mark.parametrize("observers", [(), (Chronicle(),)])
def test_an_answer_that_is_none_is_refused(observers: Sequence[Observer]) -> None:
    match = croupier.start("quintet", players=2, seed=4)
    for answer in ((0, 99), (1 - match.decisions[0].seat, 0), (7, 0)):
        with pytest.raises(IllegalChoice):
            play(match, partial(_answer, answer), *observers)
    assert not match.choices


def test_a_bot_that_fails_is_named() -> None:
    with pytest.raises(BrokenBot, match=r"The bot 'lost' fails: test_named.py, line .*: ValueError: no idea") as caught:
        play(croupier.start("quintet", players=2, seed=4), seated([Lost(), Lost()], Random(1)))
    assert isinstance(caught.value.__cause__, ValueError)
