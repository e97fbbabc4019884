"""What an option does if nobody answers: told where it is certain, and only there."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import pytest
from tender import Tender

import croupier
from croupier import IllegalChoice, Match, MatchOver, catalog
from croupier.engine import (
    NUMBER,
    SEAT,
    CardId,
    Counted,
    Event,
    Face,
    FaceId,
    Game,
    Option,
    Own,
    Public,
    Seat,
    Window,
    start,
)

WALKED = Event("walked", "1.1", seat=SEAT, steps=NUMBER)
STOPPED = Event("stopped", "1.2", seat=SEAT)

DEEDS = ("walk", "draw", "flip", "guess", "peek", "shuffle", "twice", "stop", "tell")


class Path(Game):
    """One seat walks; the other may stop it in a window, whatever it holds."""

    slug: ClassVar[str] = "path"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Path"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(name, back="card") for name in ("low", "high"))
    windows: ClassVar[Mapping[str, Window]] = {"stop": Window("no", ("never",))}

    steps: Public[int]
    hand: Own[list[list[CardId]]]
    deck: Counted[list[CardId]]

    def setup(self) -> None:
        self.steps = 0
        cards = self.add_cards([FaceId(n % 2) for n in range(12)], shuffled=True)
        self.hand = [cards[:3], cards[3:6]]
        self.deck = cards[6:]

    def step(self) -> None:
        deed = self.ask(0, "deed", [Option(name, name) for name in DEEDS])
        if self.ask(1, "stop", (Option("yes", value=True), Option("no", value=False))):
            self.say(STOPPED, 1)
            return
        {"twice": self.twice, "stop": self.stop}.get(deed, lambda: self.walk(deed))()

    def walk(self, deed: str) -> None:
        """One step, or as many as a hidden card or chance says."""
        if deed == "draw":
            self.hand[0].append(self.deck.pop())
        if deed == "shuffle":
            self.shuffle(self.deck)
        if deed == "tell":
            self.say(WALKED, 0, int(self.faces[self.hand[1][0]]))
        number = {
            "flip": lambda: self.chance.below(2),
            "guess": lambda: int(self.faces[self.hand[1][0]]),
            "peek": lambda: int(self.holds(self.hand[1], FaceId(1))),
        }.get(deed, lambda: 1)()
        self.steps += number
        self.say(WALKED, 0, number)

    def twice(self) -> None:
        """A second question to the same seat."""
        self.steps += self.ask(0, "how far", [Option(str(n), n) for n in range(3)])
        self.say(WALKED, 0, self.steps)

    def stop(self) -> None:
        self.finish([float(self.steps), 0.0])


def path(seed: int = 1) -> Match:
    return start(Path, 2, seed)


def steps(match: Match | None) -> int | None:
    return None if match is None else int(match.view(0)["steps"])


def test_what_hides_nothing_is_told_and_windows_pass_in_silence() -> None:
    match = path()
    seen = match.preview(0, "walk")
    assert steps(seen) == 1
    assert seen is not None
    assert [d.name for d in seen.decisions] == ["deed"]
    assert [line["event"] for line in seen.log] == ["walked"]
    assert steps(match) == 0


@pytest.mark.parametrize("seed", range(20))
def test_what_depends_on_one_hidden_card_is_never_told(seed: int) -> None:
    """Two worlds at random would agree on a coin's two sides every second time."""
    assert path(seed).preview(0, "draw") is None
    assert path(seed).preview(0, "guess") is None


def test_what_is_told_counts_in_a_match_without_a_log_too() -> None:
    """Nothing else shows in which world the card is another one."""
    silent = start(Path, 2, 1, log=False)
    assert path().preview(0, "tell") is silent.preview(0, "tell") is None
    seen = silent.preview(0, "walk")
    assert seen is not None
    assert [line["event"] for line in seen.log] == ["walked"]
    assert silent.log == ()


@pytest.mark.parametrize("seed", range(20))
def test_what_depends_on_chance_is_never_told_not_even_an_unseen_shuffle(seed: int) -> None:
    assert path(seed).preview(0, "flip") is None
    assert path(seed).preview(0, "shuffle") is None


def test_a_preview_stands_at_the_next_question_of_the_seat_and_can_be_previewed() -> None:
    seen = path().preview(0, "twice")
    assert seen is not None
    assert [(d.seat, d.name) for d in seen.decisions] == [(0, "how far")]
    assert steps(seen.preview(0, "2")) == 2


def test_several_answers_in_a_row_are_foretold_as_one() -> None:
    with pytest.raises(IllegalChoice, match="waiting for seat 1"):
        path().preview(0, "twice", "2")  # the other one is asked between
    match = path().preview(0, "twice")
    assert match is not None
    assert steps(match.preview(0, "2", "walk")) == 3
    assert steps(match) == 0
    assert match.preview(0, "1", "draw") is None
    with pytest.raises(IllegalChoice, match="cannot choose '9' at deed"):
        match.preview(0, "1", "9")


def test_the_end_of_a_match_is_told() -> None:
    seen = path().preview(0, "stop")
    assert seen is not None
    assert seen.over


def test_a_preview_by_index_is_the_same_as_by_key() -> None:
    assert steps(path().preview(0, 0)) == steps(path().preview(0, "walk"))


@pytest.mark.parametrize("key", ["fly", 99, -1, True])
def test_what_is_not_offered_has_no_preview(key: int | str) -> None:
    with pytest.raises(IllegalChoice, match="it is offered walk"):
        path().preview(0, key)


def test_a_seat_that_is_not_asked_has_no_preview() -> None:
    with pytest.raises(IllegalChoice, match="Seat 1 has no decision pending"):
        path().preview(1, "no")


def test_a_match_that_is_over_has_no_preview() -> None:
    match = path()
    match.choose(0, "stop")
    match.choose(1, "no")
    with pytest.raises(MatchOver):
        match.preview(0, "walk")


def test_while_others_choose_in_secret_only_what_they_cannot_change_is_told() -> None:
    match = start(Tender, 3, 1)
    seen = match.preview(0, "bid:1")
    assert seen is not None
    assert seen.view(0)["hand"][0]["count"] == 5  # nothing of it shows before all have bid
    match.choose(1, "bid:5")
    assert match.preview(0, "bid:1") is None  # what they bid is chance to whoever has not seen it
    match.choose(2, "bid:4")
    assert match.preview(0, "bid:1") is None


class Swap(Game):
    """Two seats take side by side what they like; then the hands change places."""

    slug: ClassVar[str] = "swap"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Swap"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    FACES: ClassVar[tuple[Face, ...]] = Path.FACES

    taken: Public[list[int]]
    hand: Own[list[list[CardId]]]

    def setup(self) -> None:
        self.taken = [0, 0]
        cards = self.add_cards([FaceId(n % 2) for n in range(6)], shuffled=True)
        self.hand = [cards[:3], cards[3:]]

    def step(self) -> None:
        self.together(range(2), self.take_some)
        self.hand.reverse()

    def take_some(self, seat: Seat) -> None:
        """Two questions, one after the other."""
        for name in ("first", "second"):
            self.taken[seat] += self.ask(seat, name, [Option(str(n), n) for n in range(3)])


def test_a_preview_ends_with_the_open_flows_in_which_its_question_was_asked() -> None:
    match = start(Swap, 2, 1)
    hand = match.view(0)["hand"][0]
    match.choose(1, "0")
    match.choose(1, "0")
    seen = match.preview(0, "1")
    assert seen is not None
    assert [d.name for d in seen.decisions] == ["second"]
    match.choose(0, "1")
    last = match.preview(0, "2")  # what it is handed next, it cannot know; what it takes, it can
    assert last is not None
    assert last.view(0)["taken"] == [3, 0]
    assert last.view(0)["hand"][0] == hand
    assert last.decisions == ()
    assert not last.over


class Drawing(Game):
    """A card is drawn or turned up, of a deck in which nearly all are alike; storms act when they are drawn."""

    slug: ClassVar[str] = "drawing"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Drawing"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(name, back="card") for name in ("pebble", "pearl", "storm"))
    never_in_hand: ClassVar[frozenset[FaceId]] = frozenset({FaceId(2)})

    kinds: ClassVar[tuple[int, ...]] = ()
    """The deck, from below."""

    steps: Public[int]
    hand: Own[list[list[CardId]]]
    deck: Counted[list[CardId]]
    open: Public[list[CardId]]

    def setup(self) -> None:
        self.steps, self.open = 0, []
        self.hand, self.deck = [[], []], self.add_cards([FaceId(kind) for kind in self.kinds])

    def step(self) -> None:
        deed = self.ask(0, "deed", [Option(name, name) for name in ("turn", "rival", "own", "nothing")])
        if deed != "nothing":
            card = self.deck.pop()
            if self.faces[card] == 2:
                self.steps += 10
                self.open.append(card)
            else:
                {"turn": self.open, "rival": self.hand[1], "own": self.hand[0]}[deed].append(card)
        self.steps += 1
        self.private_from_here(1)
        if self.holds(self.hand[1], FaceId(0)):
            self.ask(1, "wait", [Option("yes", value=None)])
        self.ask(0, "rest", [Option("yes", value=None)])


def drawing(*kinds: int) -> Match:
    class Deck(Drawing):
        pass

    Deck.kinds = kinds
    return start(Deck, 2, 1)


def test_a_card_that_comes_to_light_is_not_foretold_however_many_are_alike() -> None:
    match = drawing(0, 0, 0, 1, 0, 0, 0)
    assert match.preview(0, "turn") is None
    assert match.preview(0, "own") is None
    assert match.preview(0, "nothing") is not None


def test_a_card_that_comes_to_light_is_foretold_where_all_are_alike() -> None:
    after = drawing(0, 0, 0).preview(0, "turn")
    assert after is not None
    assert after.view(None)["open"] == ["pebble"]


def test_another_draws_unseen_only_where_no_card_does_something_when_it_is_drawn() -> None:
    assert drawing(0, 1, 0, 1, 0, 1).preview(0, "rival") is not None
    for kinds in ((2, 0, 1, 0, 1, 0), (0, 0, 0, 0, 0, 0, 0, 2, 1)):
        assert drawing(*kinds).preview(0, "rival") is None


def test_a_forecast_ends_where_another_hand_decides_who_is_asked() -> None:
    match = drawing(0, 1, 0, 1, 0, 1)
    after = match.preview(0, "nothing")
    assert after is not None
    assert (after.view(0)["steps"], after.decisions) == (1, ())
    match.choose(0, "nothing")
    assert [decision.seat for decision in match.decisions] == [0]


class Rounds(Game):
    """The seats take turns. Each turn begins with a step of its seat, and the one who is last in a round rests."""

    slug: ClassVar[str] = "rounds"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Rounds"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    FACES: ClassVar[tuple[Face, ...]] = Path.FACES

    steps: Public[list[int]]
    active: Public[int]
    resting: Public[bool]

    def setup(self) -> None:
        self.steps, self.active, self.resting = [0, 0], 0, False

    def step(self) -> None:
        if self.resting:
            self.resting = False
            self.steps = [0, 0]
            return
        me = self.active
        self.steps[me] += 1
        self.say(WALKED, me, self.steps[me])
        self.steps[me] += self.ask(me, "deed", [Option(str(n), n) for n in range(3)])
        self.resting = me == 1
        self.active = 1 - me


def test_what_happens_in_the_turn_of_another_is_no_effect_of_an_option() -> None:
    match = start(Rounds, 2, 1)
    after = match.preview(0, "2")
    assert after is not None
    assert after.view(0)["steps"] == [3, 0]
    assert (after.decisions, after.told, after.over) == ((), match.told, False)


def test_what_comes_before_the_turn_of_another_is_foretold() -> None:
    match = start(Rounds, 2, 1)
    match.choose(0, "2")
    after = match.preview(1, "2")
    assert after is not None
    assert after.view(1)["steps"] == [0, 0]
    assert after.told == match.told


def every_other_world(match: Match, seat: Seat, key: str, seeds: Sequence[int]) -> list[Match]:
    """The option in many determinizations, with silence in the windows of the others."""
    worlds = []
    for seed in seeds:
        world = match.determinize(seat, seed)
        world.choose(seat, key)
        while world.decision(seat) is None and world.decisions and world.decisions[0].name in match.game.windows:
            other = world.decisions[0]
            world.choose(other.seat, match.game.windows[other.name].silence)
        worlds.append(world)
    return worlds


@pytest.mark.parametrize("slug", catalog.ours())
def test_a_forecast_holds_in_every_world(slug: str) -> None:
    """In random positions of every game: what is foretold is seen in thirty other determinizations as well."""
    told = untold = 0
    for seed in range(6):
        random = Random(seed)
        match = croupier.start(slug, players=2 + seed % 3, seed=seed)
        for made in range(90):
            if match.over:
                break
            decision = random.choice(match.decisions)
            key = random.choice(decision.keys)
            if made % 6 == 0:
                seen = match.preview(decision.seat, key)
                told += seen is not None
                untold += seen is None
                if seen is not None:
                    without_chance = seen.log_for(decision.seat)
                    flows_ended = not seen.decisions and not seen.over  # the worlds have gone on after that
                    for world in every_other_world(match, decision.seat, key, range(100, 130)):
                        assert world.log_for(decision.seat)[: len(without_chance)] == without_chance
                        assert flows_ended or world.view(decision.seat) == seen.view(decision.seat)
            match.choose(decision.seat, key)
    assert told > 10
    assert untold > 0
