"""The search: repeatable, and stronger than what it searches with.

Few matches from fixed seeds: they notice a bot that has gone wrong. `make strength` measures.
"""

from collections.abc import Sequence
from math import inf, nan
from random import Random
from typing import Any, ClassVar

import pytest
from tender import Tender

import croupier
from croupier.bots import Bot, GreedyBot, RandomBot, Search, SearchBot, Settings, bot
from croupier.bots.tree import Node
from croupier.engine import BadSetup, Game, Option, arrange, returns_by_place, start

QUICK = SearchBot("quick", Settings(iterations=100, blunder=0.1, depth=10))
QUICKER = SearchBot("quicker", Settings(iterations=8, temperature=None, depth=10))


def wins(strong: Bot, weak: Bot, players: int, *, least: int, of: int) -> bool:
    """Whether the strong seat wins so many matches, the seats rotated. It ends as soon as that is certain."""
    won = 0.0
    for number in range(of):
        if least - won > of - number:
            return False
        mine = number % players
        match = croupier.start("quintet", players=players, seed=f"quick/{number // players}")
        chance = Random(number)
        while not match.over:
            seat = match.decisions[0].seat
            player = strong if seat == mine else weak
            match.choose(seat, player.choose(match, seat, chance.getrandbits(62)))
        won += match.returns[mine]
        if won >= least:
            return True
    return False


def test_greedy_beats_random() -> None:
    assert wins(GreedyBot("greedy"), RandomBot(), 2, least=54, of=60)
    assert wins(GreedyBot("greedy"), RandomBot(), 4, least=40, of=60)


def test_easy_stands_between_random_and_greedy() -> None:
    assert wins(bot("easy"), RandomBot(), 2, least=48, of=60)
    assert wins(GreedyBot("greedy"), bot("easy"), 2, least=105, of=200)


def test_search_beats_greedy() -> None:
    assert wins(QUICK, GreedyBot("greedy"), 2, least=21, of=40)


def test_more_search_beats_less() -> None:
    assert wins(QUICK, QUICKER, 2, least=9, of=16)


def test_a_winning_card_is_found() -> None:
    match = croupier.arrange(
        "quintet",
        2,
        hand=[["wizard", "witch", "witch"], ["herald"]],
        battlefield=[["herald", "murderer", "witch", "necromancer"], []],
        active=0,
        phase="main",
        turn=5,
    )
    for settings in (Settings(iterations=40), QUICK.settings):
        index = SearchBot("search", settings).choose(match, 0, 3)
        assert match.decisions[0].keys[index] == "play:wizard"


def test_a_search_repeats_itself_and_counts_every_iteration_once() -> None:
    match = croupier.start("quintet", players=3, seed=4)
    seat = match.decisions[0].seat
    first, second = (Search(match, seat, QUICK.settings, 9) for _ in range(2))
    assert first.run() == second.run()
    tried = {key: branch.visits for key, branch in first.root.branches.items()}
    assert tried == {key: branch.visits for key, branch in second.root.branches.items()}
    assert sum(tried.values()) == first.iterations == 100


def test_options_are_looked_at_as_much_as_the_advisor_likes_them() -> None:
    node = Node()
    options = [Option(key, key) for key in ("a", "b", "c")]
    node.grow(options, [0.0, 5.0, 4.0], 0.2)
    assert [round(branch.weight, 3) for branch in node.branches.values()] == [0.007, 1.0, 0.368]
    chance = Random(1)
    for _ in range(300):
        _, branch = node.select(options, 0.7, (0.0, 1.0), chance)
        branch.visits += 1
        branch.total += 0.5
    worst, favourite, second = (branch.visits for branch in node.branches.values())
    assert worst <= 3
    assert 1.5 * second < favourite < 4 * second
    assert [branch.available for branch in node.branches.values()] == [300, 300, 300]


def test_what_returns_more_is_tried_more_though_the_advisor_dislikes_it() -> None:
    node = Node()
    options = [Option("liked", 0), Option("good", 1)]
    node.grow(options, [1.0, 0.0], 0.3)
    chance = Random(1)
    for _ in range(400):
        index, branch = node.select(options, 0.7, (0.0, 1.0), chance)
        branch.visits += 1
        branch.total += (0.2, 0.8)[index]
    assert node.branches["good"].visits > 300


def test_without_an_opinion_all_options_are_looked_at_alike() -> None:
    node = Node()
    options = [Option(key, key) for key in ("a", "b", "c", "d")]
    node.grow(options, None, 1.0)
    chance = Random(2)
    for _ in range(80):
        _, branch = node.select(options, 0.7, (0.0, 1.0), chance)
        branch.visits += 1
        branch.total += 0.5
    assert [branch.visits for branch in node.branches.values()] == [20, 20, 20, 20]


def test_of_options_tried_equally_the_one_passed_over_more_often_comes_next() -> None:
    """What counts is how often it was passed over while it was offered (Cowling et al. 2012)."""
    node = Node()
    seldom, often = Option("seldom", 0), Option("often", 1)
    node.grow([seldom, often], None, 1.0)
    for option, available in ((seldom, 11), (often, 100)):
        branch = node.branches[option.key]
        branch.visits, branch.total, branch.available = 10, 5.0, available
    assert node.select([seldom, often], 0.7, (0.0, 1.0), Random(0))[0] == 1


def test_what_others_choose_at_the_same_time_does_not_hang_on_the_own_choice() -> None:
    match = start(Tender, 3, seed=2)
    for seat in range(3):
        search = Search(match, seat, Settings(iterations=90), 1)
        search.run()
        for node in search.pending.values():
            assert sum(branch.visits for branch in node.branches.values()) == search.iterations


def test_a_search_that_foresees_the_others_has_no_branches_for_them() -> None:
    match = croupier.start("perils", players=3, seed=4)
    search = Search(match, 1, Settings(iterations=60, blunder=0.1, depth=4, foresee=True), 2)
    search.run()
    questions = list(search.pending.items())
    assert len(questions) == 1
    for (seat, _), node in questions:
        assert seat == 1
        for branch in node.branches.values():
            questions += branch.following.items()
    assert len(questions) > 1


def test_a_search_without_an_advisor_finds_the_bid_that_cannot_lose() -> None:
    position = {"hand": [["bid-1", "bid-5"], ["bid-2", "bid-3"]], "prize": ["prize-9"]}
    match = arrange(Tender, 2, position, seed=3)
    index = SearchBot("search", Settings(iterations=300)).choose(match, 0, 5)
    assert match.decisions[0].keys[index] == "bid:5"


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("iterations", (0, -1), 1),
        ("seconds", (-0.1, nan), 0.0),
        ("exploration", (-4.0,), 0.0),
        ("temperature", (0.0, -1.0, nan), 0.01),
        ("blunder", (-0.1, 7.0), 1.0),
        ("depth", (-3,), 0),
        ("candidates", (0, -2), 1),
        ("trust", (0.0, -1.0), 0.5),
        ("margin", (-0.2,), 0.0),
    ],
)
def test_every_setting_has_its_bounds(name: str, wrong: tuple[float, ...], right: float) -> None:
    for value in wrong:
        with pytest.raises(BadSetup, match=f"The setting {name} of a search is .*, not {value}"):
            Settings(**{"iterations": 1, name: value})  # type: ignore[arg-type]  # a number of some type
    match = croupier.start("quintet", seed=1)
    seat = match.decisions[0].seat
    bot = SearchBot("bound", Settings(**{"iterations": 1, name: right}))  # type: ignore[arg-type]  # as above
    assert 0 <= bot.choose(match, seat, seed=1) < len(match.decisions[0].options)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("iterations", ("10", 1.5, True, 10**400)),
        ("seconds", ("1", inf)),
        ("exploration", (None, inf)),
        ("blunder", (None, "often")),
        ("depth", (1.5, "2")),
        ("candidates", (None, 2.0)),
        ("foresee", (None, 1, "no")),
        ("ambition", (None, 1, "no")),
    ],
)
def test_every_setting_is_of_its_kind(name: str, wrong: tuple[Any, ...]) -> None:
    """With a depth of 1.5 a playout would never stop, so what is no whole number is refused."""
    for value in wrong:
        with pytest.raises(BadSetup, match=f"The setting {name} of a search is .*, not {value!r}"):
            Settings(**{"iterations": 1, name: value})


@pytest.mark.interpreted
@pytest.mark.parametrize(("game", "players", "decisions"), [("quintet", 4, 6), ("perils", 2, 6), ("perils", 5, 15)])
def test_where_turns_are_taken_side_by_side_a_playout_is_as_long_for_every_seat(
    game: str, players: int, decisions: int
) -> None:
    class Counting(Search):
        played = 0

        def _play(self, seat: int, name: str, options: Sequence[Option[Any]]) -> int:
            self.played += 1
            return super()._play(seat, name, options)

    match = croupier.start(game, players=players, seed=4)
    search = Counting(match, match.decisions[0].seat, Settings(iterations=1, depth=6, foresee=True), 2)
    search.iterate()
    assert search.played == decisions + 1  # the last is asked, but not answered


class Gamble(Game):
    """One bid: a safe one comes in second of three, a bold one is first in one of three matches, else last."""

    slug: ClassVar[str] = "gamble"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Gamble"
    seats: ClassVar[tuple[int, int]] = (3, 3)
    placement_returns: ClassVar[bool] = True

    def setup(self) -> None:
        pass

    def step(self) -> None:
        bold = self.ask(0, "bid", [Option("safe", value=False), Option("bold", value=True)])
        points = 3 * (self.chance.below(3) == 0) if bold else 1
        self.finish(returns_by_place([points, 0.5, 2]))


class Unranked(Gamble):
    """The same, of which nobody knows that returns are places."""

    slug: ClassVar[str] = "unranked"
    placement_returns: ClassVar[bool] = False


@pytest.mark.parametrize(
    ("game", "ambition", "taken"), [(Gamble, False, "safe"), (Gamble, True, "bold"), (Unranked, True, "safe")]
)
def test_who_wants_to_win_dares_where_others_keep_their_place(game: type[Game], ambition: bool, taken: str) -> None:
    match = start(game, 3, 1)
    settings = Settings(iterations=600, temperature=None, ambition=ambition)
    assert match.decisions[0].keys[SearchBot("search", settings).choose(match, 0, 5)] == taken
