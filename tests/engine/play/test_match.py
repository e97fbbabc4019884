"""A match: choosing, copying, undoing, saving, loading, other futures."""

import copy
import json
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Collection
from hashlib import sha256
from random import Random
from typing import Any, ClassVar

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from orchard import Orchard
from tender import Tender

import croupier
from croupier import (
    BadReplay,
    BadSetup,
    CannotUndo,
    IllegalChoice,
    Match,
    MatchOver,
    ReplayMismatch,
    UnknownGame,
    UnknownSeat,
    catalog,
)
from croupier.engine import BrokenRules, Chance, FaceId, Game, Option, start
from croupier.engine.play.history import KEPT, steps
from croupier.engine.play.replay import SCHEMA


def played(seed: int = 1, choices: int = 1000, players: int = 2, salt: str | None = None) -> Match:
    match = croupier.start("quintet", players=players, seed=seed, salt=salt)
    for made in range(choices):
        if match.over:
            break
        decision = match.decisions[0]
        match.choose(decision.seat, (made * 31 + seed) % len(decision.options))
    return match


def test_choosing_by_index_and_by_key_is_the_same() -> None:
    one = croupier.start("quintet", seed=3)
    two = one.fork()
    decision = one.decisions[0]
    one.choose(decision.seat, 1)
    two.choose(decision.seat, decision.keys[1])
    assert one.save() == two.save()
    assert one.position == two.position


def test_a_whole_number_of_another_library_is_an_index() -> None:
    """As `rng.integers(n)` of NumPy gives one; what is kept of it is Python's own."""

    class Whole:
        def __index__(self) -> int:
            return 1

    match = croupier.start("quintet", seed=3)
    seat = match.decisions[0].seat
    match.choose(seat, Whole())
    assert (match.choices[-1].index, type(match.choices[-1].index)) == (1, int)


@pytest.mark.parametrize("choice", [99, -1, True, "play:dragon", "", None, 1.0])
def test_what_is_not_offered_is_refused_and_changes_nothing(choice: Any) -> None:  # anything wrong
    match = croupier.start("quintet", seed=3)
    seat = match.decisions[0].seat
    before = match.save()
    with pytest.raises(IllegalChoice) as error:
        match.choose(seat, choice)
    assert error.value.seat == seat
    assert error.value.expected == match.decisions[0].keys
    assert "it is offered pass" in str(error.value)
    assert match.save() == before


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    match = croupier.start("quintet", seed=3)
    asked = match.decisions[0].seat
    with pytest.raises(
        IllegalChoice, match=rf"Seat {1 - asked} has no decision pending; waiting for seat {asked} \(play\)"
    ):
        match.choose(1 - asked, 0)


def test_a_finished_match_takes_no_choice() -> None:
    match = played()
    assert match.over
    assert match.decisions == ()
    with pytest.raises(MatchOver):
        match.choose(0, 0)
    with pytest.raises(MatchOver):
        match.determinize(0, 1)


def test_forks_are_independent() -> None:
    match = played(choices=9)
    before = match.save()
    fork = match.fork()
    fork.choose(fork.decisions[0].seat, 0)
    assert match.save() == before
    assert fork.save() != before


def test_a_match_of_any_length_can_be_pickled() -> None:
    """Its history is a chain of steps, and `pickle` goes down a chain link by link."""
    match, dice = croupier.start("zynalith", 5, 1), Random(1)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision.seat, dice.randrange(len(decision.options)))
    assert len(match.choices) > 400
    again = pickle.loads(pickle.dumps(match))
    assert (again.choices, again.log, again.decisions) == (match.choices, match.log, match.decisions)
    again.undo()
    assert again.choices == match.choices[:-1]


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_is_a_fork(duplicate: Callable[[Match], Match]) -> None:
    match = played(choices=9)
    before = match.save()
    other = duplicate(match)
    assert other.save() == before
    other.choose(other.decisions[0].seat, 0)
    assert match.save() == before


def test_a_match_is_sent_like_any_value() -> None:
    """With what was hidden in it and with its past: it can be gone on with, undone, saved; a determinization too."""
    match = played(choices=9)
    guess = match.determinize(match.decisions[0].seat, 3)
    for sent in (match, guess):
        again = pickle.loads(pickle.dumps(sent))
        seats = (None, *range(match.players))
        assert all(again.view(seat) == sent.view(seat) for seat in seats)
        assert all(again.log_for(seat) == sent.log_for(seat) for seat in seats)
        assert (again.decisions, again.choices) == (sent.decisions, sent.choices)
        assert again.position == sent.position
        for one in (again, sent):
            one.choose(one.decisions[0].seat, 0)
        assert again.view(None) == sent.view(None)
    again = pickle.loads(pickle.dumps(match))
    assert again.save() == match.save()
    again.undo()
    assert len(again.choices) == len(match.choices) - 1


def test_a_match_says_what_it_is() -> None:
    match = played(choices=9)
    seat, name = match.decisions[0].seat, match.decisions[0].name
    said = f"<Match of quintet for {match.players}, seed {match.seed}: "
    assert repr(match) == f"{said}seat {seat} is asked {name}>"
    begun = croupier.start("quintet", 2, seed=1)
    passed = begun.preview(begun.decisions[0].seat, "pass")  # what comes then is another seat's turn
    assert repr(passed) == "<Match of quintet for 2, seed 1: nobody is asked>"
    while not match.over:
        match.choose(match.decisions[0].seat, 0)
    assert repr(match) == f"{said}over>"


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_decision_can_be_copied_and_sent(duplicate: Callable[[Any], Any]) -> None:  # a decision or an option
    decision = played(choices=9).decisions[0]
    other = duplicate(decision)
    assert other == decision
    assert [option.value for option in other.options] == [option.value for option in decision.options]
    assert duplicate(decision.options[0]) == decision.options[0]


def test_a_match_without_a_log_is_the_same_but_for_the_log() -> None:
    told, untold = (croupier.start("quintet", seed=4, salt="", log=log) for log in (True, False))
    for made in range(40):
        seat = told.decisions[0].seat
        for match in (told, untold):
            match.choose(seat, made * 31 % len(match.decisions[0].options))
        seats = (None, *range(told.players))
        assert [untold.view(one) for one in seats] == [told.view(one) for one in seats]
    other = pickle.loads(pickle.dumps(untold)).fork()
    other.undo()
    told.undo()
    assert other.save() == told.save()
    guesses = [match.determinize(match.decisions[0].seat, 3) for match in (told, other)]
    assert guesses[0].position == guesses[1].position
    assert told.log
    assert not any(match.log for match in (untold, other, guesses[1]))


def test_undo_goes_back_to_the_beginning() -> None:
    match = played(choices=30)
    states = []
    while match.choices:
        states.append(len(match.choices))
        match.undo()
    assert states == list(range(30, 0, -1))
    assert match.save() == croupier.start("quintet", seed=1, salt=match.salt).save()
    with pytest.raises(CannotUndo):
        match.undo()


@pytest.mark.parametrize("before", [9, 10, 11, 12])
def test_a_determinization_is_not_undone_into_the_truth(before: int) -> None:
    match = played(choices=before)
    imagined = match.determinize(match.decisions[0].seat, seed=4)
    stood: list[Match] = []
    for _ in range(12):
        stood.append(imagined.fork())
        decision = imagined.decisions[0]
        imagined.choose(decision.seat, len(stood) * 31 % len(decision.options))
    for then in reversed(stood):
        imagined.undo()
        assert (imagined.position, imagined.decisions, imagined.log) == (then.position, then.decisions, then.log)
    with pytest.raises(CannotUndo, match="in this determinization"):
        imagined.undo()
    assert imagined.position == stood[0].position


@pytest.mark.parametrize("game", ["quintet", "wildlands"])
def test_a_long_match_keeps_few_of_its_checkpoints_and_goes_back_all_the_same(game: str) -> None:
    match = croupier.start(game, players=2, seed=3)
    stood: list[Match] = []
    while not match.over and len(stood) < 60:
        stood.append(match.fork())
        decision = match.decisions[0]
        match.choose(decision.seat, len(stood) * 31 % len(decision.options))
    finished = list(steps(match._history))
    assert sum(step.base is not None for step in finished) <= len(finished) / KEPT + 2
    for before in reversed(stood):
        match.undo()
        assert (match.position, match.decisions, match.log) == (before.position, before.decisions, before.log)


def test_undo_reopens_a_finished_match() -> None:
    match = played()
    last = match.choices[-1]
    returns = match.returns
    match.undo()
    assert not match.over
    match.choose(last.seat, last.index)
    assert match.returns == returns


def test_only_what_nobody_saw_can_be_taken_back_at_a_table() -> None:
    match = croupier.arrange(
        "quintet",
        2,
        {"hand": [["herald", "witch"], []], "battlefield": [[], []], "active": 0, "phase": "main", "turn": 5},
    )
    match.choose(0, "play:herald")
    assert not match.can_undo(0)  # a card of the hand was shown
    assert not match.can_undo(1)
    secret = start(Tender, 2, 1)
    secret.choose(0, 0)
    assert secret.can_undo(0)
    assert not secret.can_undo(1)
    secret.choose(1, 0)
    assert not secret.can_undo(1)  # the bids were revealed


@given(seed=st.integers(0, 10**6), made=st.integers(0, 60), players=st.integers(2, 5))
@settings(max_examples=25, deadline=None)
def test_saved_and_loaded_is_the_same(seed: int, made: int, players: int) -> None:
    match = played(seed, made, players)
    again = croupier.load(json.dumps(match.save()))
    assert again.position == match.position
    assert again.log == match.log
    assert again.decisions == match.decisions
    jsonschema.validate(match.save(), SCHEMA)


def test_the_replay_document() -> None:
    document = played(seed=7, salt="5a" * 32).save()
    assert list(document) == [
        "format",
        "game",
        "version",
        "players",
        "variants",
        "seed",
        "salt",
        "commitment",
        "choices",
        "returns",
    ]
    assert document["format"] == 2
    assert document["seed"] == 7
    assert document["salt"] == "5a" * 32
    assert document["commitment"] == sha256(b"5a" * 32 + b":7").hexdigest()


def test_a_replay_of_format_1_is_read_verified_and_saved_as_it_was() -> None:
    old = played(seed=7, salt="").save()
    assert (old["format"], "salt" in old) == (1, False)
    assert old["commitment"] == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    jsonschema.validate(old, SCHEMA)
    assert croupier.load(old).save() == old
    with pytest.raises(ReplayMismatch, match="commitment"):
        croupier.load(old | {"seed": 8})


def test_a_chosen_seed_is_not_found_by_trying() -> None:
    match = croupier.start("quintet", seed=7)
    tried = {sha256(str(seed).encode()).hexdigest() for seed in range(100_000)}
    assert match.commitment not in tried
    assert match.commitment != croupier.start("quintet", seed=7).commitment
    assert match.view(0) == croupier.start("quintet", seed=7).view(0), "the salt changes no card"


def test_a_fork_and_a_loaded_match_have_the_same_salt() -> None:
    match = played(choices=5)
    assert match.fork().salt == match.salt == croupier.load(match.save()).salt
    assert len(match.salt) == 64
    placed = croupier.arrange("quintet", 2, {"active": 0})
    assert croupier.load(placed.save()).commitment == placed.commitment


def test_entropy_of_the_people_changes_the_match_and_is_saved() -> None:
    plain, salted = croupier.start("quintet", seed=5), croupier.start("quintet", seed=5, entropy=["seven", "rain"])
    assert plain.view(0) != salted.view(0)
    again = croupier.load(salted.save())
    assert again.view(0) == salted.view(0)


def test_a_drawn_seed_has_256_bits() -> None:
    seeds = {croupier.start("quintet").seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(isinstance(seed, str) and len(seed) == 64 for seed in seeds)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": 3}, "format 3"),
        ({"format": 1}, "has none"),
        ({"salt": "0" * 64}, "commitment"),
        ({"salt": "0" * 63}, "64 hexadecimal digits"),
        ({"salt": 7}, "'salt'"),
        ({"version": "0"}, "version 0"),
        ({"players": 6}, "2 to 5 players"),
        ({"players": "2"}, "'players'"),
        ({"variants": {"teams": "perhaps"}}, "teams can be"),
        ({"seed": 8}, "commitment"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"returns": [1.0, 1.0]}, "result"),
        ({"returns": []}, "result"),
        ({"choices": [[0, 0]]}, "Choice 0"),
        ({"choices": [[0, "0", "pass"]]}, "Choice 0"),
        ({"choices": "none"}, "'choices'"),
        ({"extra": 1}, "no field extra"),
        ({"entropy": [1]}, "entropy"),
    ],
)
def test_bad_documents_are_refused(change: dict[str, Any], says: str) -> None:  # Any: anything wrong
    with pytest.raises(BadReplay, match=says):
        croupier.load(played(seed=7).save() | change)


@pytest.mark.parametrize("data", ["", "{", "[]", "null", b"\xff\xfe", 7, None, {}, "[" * 100_000])
def test_what_is_no_document_is_refused(data: object) -> None:
    with pytest.raises(BadReplay, match="not a replay document"):
        croupier.load(data)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'poker'; there is"):
        croupier.load(played().save() | {"game": "poker"})


def test_a_forged_choice_is_found_where_it_bites() -> None:
    document = played(seed=7).save()
    seat, index, key = document["choices"][4]
    document["choices"][4] = [seat, index, key + "x"]
    with pytest.raises(ReplayMismatch) as error:
        croupier.load(document)
    assert error.value.at == 4
    assert error.value.expected == [seat, index, key + "x"]
    assert error.value.got == [seat, index, key]


def test_a_choice_too_many_or_too_few_is_found() -> None:
    document = played(seed=7).save()
    with pytest.raises(ReplayMismatch, match="choice"):
        croupier.load(document | {"choices": [*document["choices"], [0, 0, "pass"]]})
    with pytest.raises(ReplayMismatch, match="result"):
        croupier.load(document | {"choices": document["choices"][:-1]})


@pytest.mark.parametrize("seed", [True, None.__class__, 1.5, "", "x" * 201])
def test_seeds_are_numbers_or_short_texts(seed: Any) -> None:  # anything wrong
    with pytest.raises(BadSetup):
        croupier.start("quintet", seed=seed)


def test_a_determinization_cannot_be_saved() -> None:
    match = played(choices=5).determinize(0, 3)
    with pytest.raises(BrokenRules, match="not a match that was played"):
        match.save()


def test_a_determinization_can_be_played_to_its_end() -> None:
    for game in (Tender, Orchard):
        match = start(game, 3, 4).determinize(1, 9)
        while not match.over:
            match.choose(match.decisions[-1].seat, 0)
        assert len(match.returns) == 3


def test_a_seat_that_is_not_asked_can_look_at_its_determinization_but_not_play_it() -> None:
    """The options of the seat that is asked follow from cards this seat does not know."""
    match = played(seed=5, choices=4)
    (decision,) = match.decisions
    other = 1 - decision.seat
    resampled = match.determinize(other, 8)
    assert resampled.position.faces != match.position.faces
    assert resampled.view(other) == match.view(other)
    assert resampled.decisions == (decision._replace(options=()),)
    with pytest.raises(IllegalChoice, match="it is offered nothing: this is a determinization for another seat"):
        resampled.choose(decision.seat, 0)
    with pytest.raises(IllegalChoice, match=f"Seat {other} has no decision pending"):
        match.explore(other, 8, lambda _seat, _name, _options: 0)


def test_every_deal_without_what_is_never_held_is_as_likely() -> None:
    """Of three hidden cards the held one is never the bomb, wherever it lies in the pool."""

    class Bomb(Tender):
        never_in_hand: ClassVar[Collection[FaceId]] = {FaceId(0)}

    deals = Counter[tuple[int, ...]]()
    for seed in range(2400):
        game = start(Bomb, 2, 1).position
        assert isinstance(game, Bomb)
        cards = [game.hand[1][place] for place in (0, 2, 3)]
        game.deal_anew([cards], Chance(seed.to_bytes(2, "big")), {cards[1]})
        deals[tuple(game.faces[card] for card in cards)] += 1
    assert set(deals) == {(0, 2, 3), (0, 3, 2), (2, 3, 0), (3, 2, 0)}
    assert all(500 < often < 700 for often in deals.values())


def test_exploring_leaves_the_match_alone_and_repeats_itself() -> None:
    match = played(choices=11)
    before = match.position.data()
    asked = match.decisions[0].seat
    ends = [match.explore(asked, 5, lambda _seat, _name, options: len(options) - 1).data() for _ in range(2)]
    assert ends[0] == ends[1]
    assert ends[0]["over"]
    assert match.position.data() == before


@pytest.mark.parametrize("game", [Tender, Orchard])
def test_exploring_agrees_with_playing_the_determinization(game: type[Game]) -> None:
    """In parallel flows too: what is already public stays, what is secret is answered by the policy or resampled."""
    match = start(game, 3, 2)
    match.choose(2, 0)
    for _ in range(6):
        match.choose(match.decisions[0].seat, 0)
        seat = match.decisions[0].seat
        answered = [s for s in range(3) if match.decision(s) is None]
        if game is Tender and answered:
            continue  # the determinization resamples secret answers, a search asks its policy for them
        resampled = match.determinize(seat, 8)
        while not resampled.over:
            resampled.choose(resampled.decisions[0].seat, 0)
        explored = match.explore(seat, 8, lambda _seat, _name, _options: 0)
        assert explored.returns == list(resampled.returns)


def test_secret_choices_show_only_that_they_were_made() -> None:
    match = start(Tender, 3, 1)
    match.choose(1, "bid:5")
    for viewer in (0, 2, None):
        assert "bid:5" not in json.dumps(match.view(viewer))
        assert match.view(viewer)["hand"][1]["count"] == 5
    assert [d.seat for d in match.decisions] == [0, 2]
    assert match.log == start(Tender, 3, 1).log


def test_a_secret_choice_may_be_changed_until_all_have_chosen() -> None:
    match = start(Tender, 3, 1)
    match.choose(1, "bid:5")
    match.choose(0, "bid:1")
    match.retract(1)
    assert [d.seat for d in match.decisions] == [1, 2]
    match.choose(1, "bid:2")
    match.choose(2, "bid:3")
    assert [line["card"] for line in match.log if line["event"] == "bid"] == ["bid-1", "bid-2", "bid-3"]
    with pytest.raises(CannotUndo, match="no answer that is still secret"):
        match.retract(1)
    assert [c.key for c in match.choices] == ["bid:1", "bid:2", "bid:3"]


def test_what_has_shown_cannot_be_changed() -> None:
    match = start(Orchard, 2, 1)
    match.choose(0, "give:apple")
    match.choose(0, "compost:crow")
    match.retract(0)
    assert match.decision(0) is not None
    match.choose(0, "compost:plum")
    match.choose(1, 0)
    match.choose(1, 0)
    match.choose(1, "pick")
    with pytest.raises(CannotUndo):
        match.retract(1)


def test_parallel_flows_go_on_without_waiting() -> None:
    match = start(Orchard, 2, 1)
    for choice in ("give:apple", "compost:crow"):
        match.choose(0, choice)
    assert [(d.seat, d.name) for d in match.decisions] == [(1, "give")]
    match.choose(1, 0)
    match.choose(1, 0)
    assert [(d.seat, d.name) for d in match.decisions] == [(0, "dare"), (1, "dare")]
    match.choose(1, "pick")
    match.choose(1, "stop")
    assert [(d.seat, d.name) for d in match.decisions] == [(0, "dare")]
    assert len(match.view(0)["basket"][1]) == 1


PROGRAM = """
import json, croupier
match = croupier.start("quintet", players=4, seed="autumn", variants={"match": "best_of_three"}, salt="")
made = 0
while not match.over:
    decision = match.decisions[0]
    match.choose(decision.seat, made * 31 % len(decision.options))
    made += 1
print(json.dumps([match.save(), match.view(0), match.log]))
"""


def test_the_same_match_under_every_hash_seed() -> None:
    outputs = {
        subprocess.run(  # our own program
            [sys.executable, "-c", PROGRAM], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1


OF_ANOTHER_TYPE = [pytest.param(seat, marks=pytest.mark.interpreted) for seat in (True, 0.0, "0", None)]
"""A compiled method checks the types of what it is given by itself, and raises `TypeError`."""


@pytest.mark.parametrize("name", catalog.ours())
def test_a_key_with_a_number_of_thousands_of_digits_is_refused_as_any_other(name: str) -> None:
    match, digits = croupier.start(name, players=3, seed=4), "9" * 5000
    verbs = {key.partition(":")[0] for decision in match.decisions for key in decision.keys}
    places = ("x@pool0.", "x@common.", "x@discard.", "0.", "1d", "")
    for verb in (*verbs, "attack", "surge", "activate", "card", "play", "combination"):
        for place in places:
            key = f"{verb}:{place}{digits}"
            assert match.why_not(0, key) is None
            with pytest.raises(IllegalChoice):
                match.choose(match.decisions[0].seat, key)


@pytest.mark.parametrize("seat", [*OF_ANOTHER_TYPE, -1, 2, 10**30])
def test_what_is_no_seat_is_refused_as_such(seat: Any) -> None:
    match = croupier.start("quintet", seed=4)
    with pytest.raises(IllegalChoice, match="has no decision pending"):
        match.choose(seat, 0)
    with pytest.raises(IllegalChoice, match="has no decision pending"):
        match.choose(seat, "pass")
    assert match.why_not(seat, "play:herald") is None
    with pytest.raises(UnknownSeat, match="There is no seat"):
        match.determinize(seat, 1)
    if seat is not None:  # a spectator
        with pytest.raises(UnknownSeat, match="There is no seat"):
            match.view(seat)


class Astray(Game):
    """Asks where, whom or what it may not, told by its variant."""

    slug = "astray"
    version = "1"
    title = "Astray"
    seats = (2, 2)
    variants: ClassVar[dict[str, tuple[str, ...]]] = {"way": ("seat", "before", "setup", "nested", "left", "texts")}
    FACES = ()

    def setup(self) -> None:
        if self.options["way"] == "setup":
            self.ask(0, "colour", [Option("red", 0)])

    def step(self) -> None:
        if self.options["way"] == "texts":
            self.ask(0, "colour", ["red"])  # type: ignore[arg-type]  # what is wrong
        ways = {"seat": 9, "before": -1}
        if self.options["way"] == "nested":
            self.together(range(2), lambda seat: self.together(range(2), lambda other: seat + other))
        if self.options["way"] == "left":
            self.together(range(2), lambda _: self.end_step())
        self.ask(ways[self.options["way"]], "colour", [Option("red", 0)])


@pytest.mark.parametrize(
    ("way", "says"),
    [
        ("seat", "colour is asked of seat 9; this match has seats 0 to 1"),
        ("before", "colour is asked of seat -1"),
        ("texts", r"Seat 0 is asked colour with 'red': options are Option\(key, value\)"),
        ("setup", "only `step` may ask"),
        ("nested", "cannot start parallel flows of its own"),
        ("left", "A flow that runs beside others cannot end the step"),
    ],
)
def test_a_game_that_asks_where_it_may_not_is_told_so(way: str, says: str) -> None:
    with pytest.raises(BrokenRules, match=says):
        start(Astray, players=2, seed=1, variants={"way": way})
