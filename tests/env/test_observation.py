"""An observation holds what the view holds: read back by the names of its numbers, it is the view, and no more."""

import json
import re
from array import array
from random import Random
from typing import Annotated, Any

import jsonschema
import numpy as np
import pytest
from tender import Tender

import croupier
from croupier import catalog
from croupier.engine import (
    SEAT,
    BadSetup,
    BrokenRules,
    CardId,
    Counted,
    Match,
    Option,
    Public,
    Question,
    UnknownSeat,
    longest,
    number,
    start,
    word,
)
from croupier.env import schema
from croupier.env.buffer import as_floats
from croupier.env.layout import fingerprint
from croupier.env.observation import Observation, layout_of, observation
from croupier.env.running import Running

STEP = re.compile(r"\.?([a-z_]+)|\[(\d+)\]")


def written(layout: Observation, match: Match | Running, seat: int) -> list[float]:
    row = array("f", [7.0] * layout.size)
    layout.write(match, seat, row)
    return list(row)


class Reader:
    """A view, read by the names of an observation: what each number must be."""

    def __init__(self, match: Match, seat: int) -> None:
        self.view, self.me, self.players = match.view(seat), seat, match.players
        self.faces = [face.id for face in match.game.FACES]
        decision = match.decision(seat)
        self.question = "" if decision is None else decision.name

    def number(self, name: str) -> float:
        if name.startswith("asked="):
            return float(name == f"asked={self.question}")
        if name.startswith("#"):
            return float(self.count(self.at(name[1:])))
        path, sign, value = re.fullmatch(r"(.*?)(?:([#=?])(.*))?", name).groups()  # type: ignore[union-attr]
        found = self.at(path)
        if sign == "?":
            return float(found is not None)
        if sign == "#":
            return float(sum(self.same(one, value) for one in self.cards(found)))
        if sign == "=":
            return float(found is not None and self.same(found, value))
        return float(self.faces.index(found) + 1 if isinstance(found, str) else found or 0)

    def at(self, path: str) -> Any:  # Any: plain data
        """What lies there; None where nothing does. The first number after a field turns with the seat that looks."""
        found: Any = self.view  # Any: as above
        turned = True
        for name, place in STEP.findall(path):
            if found is None:
                return None
            if name:
                found = found.get(name)
                own = isinstance(found, list) and len(found) == self.players and path == name
                if own and isinstance(found[self.me], dict | None) and found[self.me] and "count" in found[self.me]:
                    return found[self.me]
            elif isinstance(found, list):
                at = int(place)
                if turned and len(found) == self.players:
                    at = (at + self.me) % self.players
                found = found[at] if at < len(found) else None
                turned = False
        return found

    @staticmethod
    def count(found: Any) -> int:  # Any: as above
        if isinstance(found, dict):
            return int(found["count"])
        return found if isinstance(found, int) else len(found or ())

    @staticmethod
    def cards(found: Any) -> list[Any]:  # Any: as above
        return found["cards"] if isinstance(found, dict) else found or []

    def same(self, found: object, value: str) -> bool:
        if type(found) is int:
            return found >= 0 and (found - self.me) % self.players == int(value)
        return str(found) == value


@pytest.mark.parametrize("players", [2, 5])
def test_its_numbers_are_what_their_names_say(players: int) -> None:
    layout = croupier.observation("quintet", players)
    match, dice = croupier.start("quintet", players, 4), Random(4)
    for _ in range(60):
        for seat in range(players):
            read = Reader(match, seat)
            row = dict(zip(layout.names(), written(layout, match, seat), strict=True))
            assert {name: read.number(name) for name in row} == row
        decision = match.decisions[0]
        match.choose(decision.seat, dice.randrange(len(decision.options)))


@pytest.mark.parametrize("slug", catalog.ours())
def test_it_holds_what_the_view_holds_and_nothing_hidden(slug: str) -> None:
    """The same in every determinization of the seat, another one wherever the view is another one, the same held."""
    game = catalog.find(slug)
    for players in game.seats:
        layout, dice = observation(game, players), Random(3)
        held, seen = Running(game, players, 3), dict[str, list[float]]()
        for step in range(200):
            if held.over:
                break
            if step % 20 == 19:
                match = held.fork()
                row = written(layout, match, held.seat)
                assert written(layout, match.determinize(held.seat, step), held.seat) == row
                view = {name: what for name, what in match.view(held.seat).items() if name != "facts"}
                seen[json.dumps(view)] = row
                if not game.simultaneous:  # a neighbour may be ahead there
                    assert written(layout, held, held.seat) == row
            held.choose(dice.randrange(len(held.options)))
        rows = [tuple(row) for row in seen.values()]
        assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("slug", catalog.ours())
def test_every_number_lies_between_its_bounds_and_has_a_name_of_its_own(slug: str) -> None:
    game = catalog.find(slug)
    for players in game.seats:
        layout, held, dice = observation(game, players), Running(game, players, 8), Random(8)
        assert len(set(layout.names())) == layout.size
        row, step = array("f", bytes(4 * layout.size)), 0
        while not held.over:
            if step % 15 == 0:
                held.observe(row)
                for entry, value in zip(layout.entries, row, strict=True):
                    # a place that is empty is 0, whatever the bounds of what may lie there
                    assert value == 0 or (entry.least is None or entry.least <= value), entry
                    assert value == 0 or (entry.most is None or value <= entry.most), entry
            held.choose(dice.randrange(len(held.options)))
            step += 1


@pytest.mark.parametrize("slug", catalog.ours())
def test_a_view_is_what_its_schema_says(slug: str) -> None:
    game = catalog.find(slug)
    for players in game.seats:
        checker = jsonschema.Draft202012Validator(schema.of_view(game, players))
        held, dice = Running(game, players, 2), Random(2)
        while not held.over:
            if dice.random() < 0.03:
                for seat in (None, *range(players)):
                    checker.validate(json.loads(json.dumps(held.view(seat))))
            held.choose(dice.randrange(len(held.options)))


def test_a_schema_refuses_what_no_view_has() -> None:
    checker = jsonschema.Draft202012Validator(schema.of_view(catalog.find("quintet"), 2))
    view = croupier.start("quintet", 2, 1).view(0)
    changed = [("phase", "night"), ("active", 2), ("hand", []), ("battlefield", [["ogre"], []]), ("sky", 1)]
    assert not [name for name, value in changed if checker.is_valid({**view, name: value})]


def test_what_is_written_into() -> None:
    layout = croupier.observation("quintet", 2)
    match = croupier.start("quintet", 2, 1)
    row: list[float] = [7.0] * layout.size
    layout.write(match, 0, row)
    assert row == written(layout, match, 0)
    running = croupier.running("quintet", 2, 1)
    again = array("f", bytes(4 * layout.size))
    running.observe(again)
    assert running.layout is layout
    assert list(again) == written(layout, running, running.seat)
    assert f"quintet, 2 players: {layout.size}" in repr(layout)


def test_what_cannot_be_written() -> None:
    layout, row = croupier.observation("quintet", 2), array("f")
    for wrong in (croupier.start("quintet", 3, 1), start(Tender, 2, 1)):
        with pytest.raises(BadSetup):
            layout.write(wrong, 0, row)
    for seat in (2, -1, None, True):
        with pytest.raises(UnknownSeat):
            layout.write(croupier.start("quintet", 2, 1), seat, row)  # type: ignore[arg-type]
    with pytest.raises(BadSetup):
        croupier.observation("quintet", 9)


def test_a_game_that_says_too_little_is_told_what_to_say() -> None:
    class Vague(Tender):
        mood: Public[str] = "good"

    class Endless(Tender):
        marks: Public[list[int]]

    for vague, name in ((Vague, "mood"), (Endless, "marks")):
        with pytest.raises(BadSetup, match=rf"{name}.*word\(.*longest\("):
            Observation(vague, 2)


def test_what_goes_beyond_its_bounds_is_named() -> None:
    class Wild(Tender):
        mood: Public[Annotated[str, word("good", "bad")]] = "good"
        marks: Public[Annotated[list[int], longest(2)]]

    layout, held = Observation(Wild, 2), Running(Wild, 2)
    held.position.mood = "odd"  # type: ignore[attr-defined]
    with pytest.raises(BrokenRules, match=r"Wild.mood \(test_observation.py, line \d+\) is 'odd'"):
        written(layout, held, 0)
    held.position.mood, held.position.marks = "bad", [1, 2, 3]  # type: ignore[attr-defined]
    with pytest.raises(BrokenRules, match=r"Wild.marks .* at most 2 entries"):
        written(layout, held, 0)


class Measured(Tender):
    marks: Public[Annotated[list[int], longest(4), number(-999, 999)]]
    count: Public[Annotated[int, number(0, 999)]] = 0
    share: Public[float] = 0.0


@pytest.mark.parametrize(
    ("marks", "count", "share"),
    [([], 255, 1.0), ([-1, 0, 7], 3, 0.25), ([-999, 999], 999, -0.5), ([256, -256, 255, 1], 256, 1e9)],
)
def test_numbers_of_every_size_and_kind_are_written(marks: list[int], count: int, share: float) -> None:
    layout, held = Observation(Measured, 2), Running(Measured, 2)
    held.position.marks, held.position.count, held.position.share = marks, count, share  # type: ignore[attr-defined]
    told = dict(zip(layout.names(), written(layout, held, 0), strict=True))
    assert [told["#marks"], *[told[f"marks[{at}]"] for at in range(4)]] == [len(marks), *marks, *[0] * (4 - len(marks))]
    assert (told["count"], told["share"]) == (count, share)
    into: list[Any] = [np.full(layout.size, 7, kind) for kind in (np.float32, np.float64)] + [[7] * layout.size]
    for buffer in into:
        layout.write(held, 0, buffer)
        assert list(buffer) == list(told.values())


def test_as_many_zones_as_there_may_be_are_counted() -> None:
    class Piled(Tender):
        piles: Counted[Annotated[list[list[CardId]], longest(3)]]

    layout, held = Observation(Piled, 2), Running(Piled, 2)
    held.position.piles = [[0], [1, 2]]  # type: ignore[attr-defined]
    told = dict(zip(layout.names(), written(layout, held, 0), strict=True))
    assert [told[f"#piles[{at}]"] for at in range(3)] == [1, 2, 0]
    held.position.piles = [[], [], [], []]  # type: ignore[attr-defined]
    with pytest.raises(BrokenRules, match=r"Piled.piles .* at most 3 entries"):
        written(layout, held, 0)


def test_every_byte_becomes_its_float() -> None:
    assert as_floats(bytearray(range(256)), {}) == array("f", range(256))
    assert as_floats([0, 300, 0.5], {0: -2}) == array("f", [-2, 300, 0.5])


def test_a_game_that_is_compiled_writes_what_it_brings_along_if_that_is_made_of_the_same_source() -> None:
    def brought(*_: object) -> None:
        raise LookupError

    class Brings(Tender):
        _observed = (fingerprint(layout_of(Tender, 2).source()), brought)

    class Grown(Brings):
        marks: Public[Annotated[list[int], longest(2), number(0, 9)]]

    with pytest.raises(BrokenRules, match="no place"):
        written(Observation(Brings, 3), Running(Brings, 3), 0)
    assert sum(written(Observation(Grown, 3), Running(Grown, 3), 0)) > 0


class Asking(Tender):
    """Tender with a question that says what it is about."""

    QUESTIONS = (Question("bid", *Tender.QUESTIONS[0].verbs, about={"rival": SEAT}),)

    def step(self) -> None:
        if not self.hand[0]:
            super().step()
        for seat in range(self.players):
            options: list[Option[Any]] = [Tender.QUESTIONS[0].verbs[0](n) for n in (1, 2)]
            self.ask(seat, "bid", options, about={"rival": (seat + 1) % self.players})
        self.end_step()


def test_what_a_question_is_about_is_told_to_who_is_asked() -> None:
    layout, held = observation(Asking, 3), Running(Asking, 3, 1)
    names = layout.names()
    for seat in range(3):
        assert (held.seat, held.about) == (seat, {"rival": (seat + 1) % 3})
        told = dict(zip(names, written(layout, held, seat), strict=True))
        assert [told[f"bid.rival={one}"] for one in range(3)] == [0, 1, 0]
        others = dict(zip(names, written(layout, held, (seat + 1) % 3), strict=True))
        assert [others[f"bid.rival={one}"] for one in range(3)] == [0, 0, 0]
        held.choose(0)
