"""The laws hold for the small games, and each of them notices a game that breaks it."""

import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Annotated, Any, ClassVar

import pytest
from orchard import PICKED, Orchard
from tender import SCORED, Tender

from croupier import catalog
from croupier.engine import (
    CARD,
    FACE,
    NUMBER,
    SEAT,
    Advisor,
    BrokenRules,
    CardId,
    Chance,
    Choice,
    Counted,
    Event,
    Face,
    FaceId,
    Game,
    Json,
    Option,
    Own,
    Part,
    Public,
    Question,
    Seat,
    Tables,
    Verb,
    Window,
    laws,
    number,
    start,
    word,
)
from croupier.engine.knowledge import Deal
from croupier.engine.laws.moment import Moment
from croupier.engine.laws.position import every_option_executes


@pytest.mark.parametrize("game", [Tender, Orchard])
def test_the_laws_hold_for_the_small_games(game: type[Game]) -> None:
    report = laws.check(game, matches=30, seed=5, every=3)
    assert report.holds, [str(f) for f in report.failures]
    assert report.positions > 30


class Undeclared(Tender):
    """Tender as somebody writes it who declares no questions."""

    QUESTIONS = ()  # type: ignore[assignment]  # Tender has one

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> None:
        del seat, verb, arguments


def broken(game: type[Game]) -> set[str]:
    return {failure.law for failure in laws.check(game, matches=12, seed=1, every=2).failures}


def breaks(game: type[Game], law: str) -> None:
    """The game is reported, and by that law."""
    found = broken(game)
    assert law in found, f"found instead: {found or 'nothing'}"


# -- questions, cards, copies ----------------------------------------------------------------------------------------


def test_a_key_offered_twice_is_noticed() -> None:
    class Twice(Undeclared):
        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return [Option("bid", card) for card in self.hand[seat]]

    breaks(Twice, "questions are sound")


def test_a_card_in_two_places_is_noticed() -> None:
    class Doubled(Tender):
        shown_again: Public[list[CardId]]

        def turn_up(self) -> None:
            super().turn_up()
            self.shown_again = list(self.prize)

    breaks(Doubled, "cards are conserved")


def test_a_lost_card_is_noticed() -> None:
    class Losing(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            super().award(bids)
            self.lost.clear()
            self.won[0].clear()

    breaks(Losing, "cards are conserved")


def test_a_value_beyond_its_bounds_is_noticed() -> None:
    class Long(Tender):
        round: Public[Annotated[int, number(0, 2)]] = 0

        def turn_up(self) -> None:
            self.round += 1
            super().turn_up()

    failure = laws.check(Long, matches=1).failures[0]
    assert failure.law == "values lie within their bounds"
    assert failure.what.startswith("Long.round (test_laws.py, line ")
    assert failure.what.endswith("is 3: declared is 0 to 2")


def test_bounds_that_cannot_be_true_are_noticed_before_any_match() -> None:
    class Spelt(Tender):
        phase: Public[Annotated[int, word("bid", "award")]] = 0

    failure = laws.check(Spelt, matches=1).failures[0]
    assert failure.law == "declarations are sound"
    assert "Spelt.phase (test_laws.py, line " in failure.what


def test_a_card_that_does_not_lie_in_the_box_is_noticed() -> None:
    class Growing(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            self.lost += self.add_cards([FaceId(0)])
            super().award(bids)

    (failure, *_) = laws.check(Growing, matches=4, seed=1).failures
    assert failure.law == "cards come out of the box"
    assert "of bid-1 are in play, but" in failure.what


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ({"returns_between": (0.0, 0.5)}, "declared is 0.0 to 0.5"),
        ({"sum_of_returns": classmethod(lambda _cls, players, _options: players)}, "declared is a sum of"),
        ({"most_decisions": {2: 9, 3: 14, 4: 19}}, "declared are at most"),
    ],
)
def test_an_end_that_is_not_as_declared_is_noticed(declared: dict[str, Any], said: str) -> None:
    wrong = type("Wrong", (Tender,), declared)
    failures = laws.check(wrong, matches=12, seed=1).failures
    assert {failure.law for failure in failures} == {"the end is as declared"}
    assert all(said in failure.what for failure in failures)


def test_a_question_about_a_hidden_card_is_noticed() -> None:
    class Telling(Tender):
        QUESTIONS = (Question("bid", *Tender.verbs(), about={"next": FACE}),)

        def step(self) -> None:
            following = self.faces[self.prizes[-1]]
            bids = self.ask_all("bid", range(self.players), self.cards_of, {"next": following})
            self.award({seat: self.faces[card] for seat, card in bids.items()})
            self.turn_up()

    failure = laws.check(Telling, matches=12, seed=1, every=2).failures[0]
    assert failure.law == "nothing follows from hidden cards"
    assert "bid is about {'next': " in failure.what


def test_a_refusal_that_reads_hidden_cards_is_noticed() -> None:
    class Refusing(Tender):
        def forbids(self, seat: Seat, verb: str, **arguments: Any) -> str:
            del seat, verb, arguments
            return f"2.{self.faces[self.prizes[0]] % 2 + 1}"

    failure = laws.check(Refusing, matches=40, seed=1, every=2).failures[0]
    assert failure.law == "nothing follows from hidden cards"
    assert "is refused to seat" in failure.what


def test_an_option_about_a_face_that_does_not_exist_is_noticed() -> None:
    show = Verb("show", card=FACE)

    class Misspelt(Tender):
        QUESTIONS = (Question("bid", show),)

        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return [show(f"bit-{self.faces[card] + 1}", value=card) for card in sorted(self.hand[seat])]

    failure = laws.check(Misspelt, matches=1).failures[0]
    assert failure.law == "questions are sound"
    assert "no card has a face of that name" in failure.what


def test_a_number_without_bounds_breaks_no_law() -> None:
    offer = Verb("bid", number=NUMBER)

    class Unbounded(Tender):
        QUESTIONS = (Question("bid", offer),)

        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return [offer(self.faces[card] + 1, value=card) for card in sorted(self.hand[seat])]

    assert broken(Unbounded) == set()


def test_an_option_that_raises_is_noticed() -> None:
    class Raising(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            if 3 in bids.values():
                raise ZeroDivisionError
            super().award(bids)

    breaks(Raising, "every option executes")


@pytest.mark.parametrize("error", [RuntimeError, AssertionError, RecursionError, NotImplementedError, OSError])
def test_rules_may_fail_in_any_way(error: type[Exception]) -> None:
    class Raising(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            if 3 in bids.values():
                raise error("by mistake")
            super().award(bids)

    class Unready(Tender):
        @classmethod
        def check_setup(cls, players: int, options: Mapping[str, str]) -> None:
            raise error(f"not for {players} and {options}")

    place = f"test_laws.py, line {Unready.check_setup.__func__.__code__.co_firstlineno + 2}"  # type: ignore[attr-defined]
    breaks(Raising, "every option executes")
    failures = laws.check(Unready, matches=3).failures
    assert [(failure.law, failure.what, failure.players) for failure in failures] == [
        ("matches begin", f"{place}: {error.__name__}: not for {players} and {{}}", players) for players in (2, 3, 4)
    ]


def test_a_failure_names_the_choices_that_lead_to_it() -> None:
    class Raising(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            if len(self.prizes) < 5:
                raise OSError("by mistake")
            super().award(bids)

    failure = laws.check(Raising, matches=1, seed=1, every=1000).failures[0]
    said = ", ".join(f"{seat} {key}" for seat, _, key in failure.choices)
    assert said.count("bid:") == len(failure.choices) > 3
    line = Raising.award.__code__.co_firstlineno + 2
    assert str(failure) == (
        f"every option executes: test_laws.py, line {line}: OSError: by mistake "
        f"({failure.players} players, no variants, seed 1, after {len(failure.choices)} choices: {said})"
    )


def test_too_few_returns_are_noticed() -> None:
    class Short(Tender):
        def score(self) -> None:
            self.finish([1.0])

    failures = laws.check(Short, matches=12, seed=1).failures
    assert failures
    assert all("cannot end with 1 returns" in failure.what for failure in failures)


def test_a_setup_that_raises_is_noticed() -> None:
    class Unready(Tender):
        def setup(self) -> None:
            super().setup()
            raise LookupError

    breaks(Unready, "matches begin")


def test_a_question_that_is_swallowed_is_noticed() -> None:
    class Swallowing(Tender):
        def step(self) -> None:
            with suppress(Exception):
                super().step()
            self.finish([1.0] * self.players)

    failures = laws.check(Swallowing, matches=1).failures
    assert [(failure.law, failure.what) for failure in failures] == [
        ("matches begin", "BrokenRules: The step goes on without an answer: it catches what `ask` raises")
    ]


def test_a_look_that_changes_something_is_noticed() -> None:
    class Restless(Tender):
        def facts(self, seat: Seat | None) -> Json:
            del seat
            self.chance.below(6)
            return {}

    breaks(Restless, "looking changes nothing")


def test_an_attribute_nobody_declared_is_noticed() -> None:
    class Scribbling(Tender):
        def turn_up(self) -> None:
            super().turn_up()
            self.note = len(self.prizes)

    breaks(Scribbling, "state is declared")


def test_an_undeclared_attribute_of_a_part_is_noticed() -> None:
    class Note(Part):
        last: int = 0

    class Scribbling(Tender):
        note: Public[Note]

        def setup(self) -> None:
            self.note = Note()
            super().setup()

        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            vars(self.note)["seat"] = seat
            return super().cards_of(seat)

    breaks(Scribbling, "state is declared")


def test_a_step_that_does_not_repeat_is_noticed() -> None:
    class Remembering(Tender):
        rounds: ClassVar[list[int]] = []

        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            self.rounds.append(seat)
            return super().cards_of(seat)[: 1 + len(self.rounds) % 2]

    breaks(Remembering, "undo is never having done")


def test_a_parallel_flow_that_meddles_is_noticed() -> None:
    class Meddling(Orchard):
        def picking(self, seat: Seat) -> None:
            pick, stop = Option("pick", value=True), Option("stop", value=False)
            neighbour = self.basket[(seat - 1) % self.players]
            while self.tree[seat]:
                if not self.ask(seat, "dare", (pick, stop) if neighbour else (pick,)):
                    break
                self.basket[seat].append(self.tree[seat].pop())
                self.say(PICKED, seat, self.basket[seat][-1])

    assert broken(Meddling) == {"parallel order changes nothing"}


def test_a_silent_change_is_noticed() -> None:
    class Silent(Undeclared):
        hurried: Public[list[bool]]

        def setup(self) -> None:
            self.hurried = [False] * self.players
            super().setup()

        def step(self) -> None:
            self.together(range(self.players), self.hurry)
            super().step()

        def hurry(self, seat: Seat) -> None:
            self.hurried[seat] = self.ask(seat, "hurry", (Option("yes", value=True), Option("no", value=False)))

    breaks(Silent, "narration adds up")


def test_a_match_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Tender):
        def score(self) -> None:
            for seat in range(self.players):
                self.hand[seat], self.spent[seat] = self.spent[seat], []
            self.prizes, self.lost = [*self.lost, *(card for won in self.won for card in won), *self.prizes], []
            self.won = [[] for _ in range(self.players)]
            self.turn_up()

    monkeypatch.setattr(laws, "ENDLESS", 60)  # three times the longest match of Tender
    report = laws.check(Endless, matches=4)
    assert [failure.law for failure in report.failures] == ["matches end"]
    assert report.matches == 1  # it took long enough


def test_a_long_match_is_looked_at_in_its_first_part(monkeypatch: pytest.MonkeyPatch) -> None:
    class Late(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            super().award(bids)
            if len(self.prizes) < 7:
                self.spent[0].append(self.spent[0][0])

    assert broken(Late) == {"cards are conserved"}
    monkeypatch.setattr(laws, "LONG", 4)
    assert not laws.check(Late, matches=1, players=2).failures


def test_a_step_that_asks_for_ever_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Insisting(Undeclared):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            while bids:
                self.ask(0, "again", [Option("yes", 0), Option("no", 1)])

    monkeypatch.setattr(laws, "ENDLESS_STEP", 30)
    (failure,) = laws.check(Insisting, matches=1, every=1000).failures
    assert (failure.law, failure.what) == ("matches end", "one step goes on after 30 decisions")


def test_a_replay_that_ends_elsewhere_is_noticed() -> None:
    class Drifting(Tender):
        started: ClassVar[list[int]] = []

        def setup(self) -> None:
            self.started.append(self.players)
            super().setup()

        def score(self) -> None:
            self.finish([float(len(self.started))] * self.players)

    assert broken(Drifting) & {"replay is the original", "undo is never having done"}


def test_a_replay_that_does_not_load_is_noticed() -> None:
    class Elsewhere(Tender):
        begun: ClassVar[list[int]] = []

        def setup(self) -> None:
            super().setup()
            self.begun.append(0)
            if len(self.begun) % 2 == 0:
                self.hand[0].pop()
                self.hand[1].pop()

    found = laws.check(Elsewhere, matches=2, seed=1, every=1000).failures
    assert {failure.law for failure in found} & {"replay is the original", "cards are conserved"}


# -- what is declared, what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attribute", "value", "says"),
    [
        ("seats", (0, 3), "seats are (0, 3)"),
        ("seats", (2, 9), "seats are (2, 9)"),
        ("variants", {"storms": (True, False)}, "the variant 'storms' has the values (True, False)"),
        ("variants", {"storms": ()}, "the variant 'storms' has the values ()"),
        ("FACES", (*Tender.FACES, Tender.FACES[0]), "two faces have the id 'bid-1'"),
        ("slug", "a tender", "slug is 'a tender': it has letters, digits, - and _"),
        ("slug", None, "slug is None: it is a text"),
        ("modes", {"short": {"storms": "on"}}, "the mode 'short' is {'storms': 'on'}: write Mode({switch: value})"),
        ("FACES", (*Tender.FACES, Face("red bid", back="bid")), "the face 'red bid' cannot be named"),
        ("TABLES", Tables(), "there are TABLES, but no printed(tables)"),
        ("quiescent", frozenset({"bit"}), "quiescent names 'bit', which is none of QUESTIONS"),
        ("MINUTES", 5, "MINUTES means nothing to Croupier, but minutes does: rename it"),
        ("EFFECTS", {"joker": ()}, "EFFECTS names 'joker', which is no face"),
        ("collected", frozenset({"prises"}), "collected names 'prises', which is no field"),
        ("unsaid", frozenset({"bocks"}), "unsaid names 'bocks', which is no field"),
        ("never_in_hand", {"bid-1"}, "never_in_hand has 'bid-1': it wants the places of faces"),
        ("never_in_hand", {FaceId(99)}, "never_in_hand has 99"),
        ("EVENTS", (*Tender.EVENTS, Event("bid", "9.9", seat=SEAT, pile=SEAT)), "two events are called 'bid'"),
    ],
)
def test_declarations_that_cannot_be_are_noticed(attribute: str, value: object, says: str) -> None:
    game = type("Misdeclared", (Tender,), {attribute: value, "__module__": __name__})
    (failure,) = laws.check(game, matches=1).failures
    assert failure.law == "declarations are sound"
    assert failure.what.startswith(says)


def test_windows_that_cannot_be_are_noticed() -> None:
    class Misspelt(Tender):
        windows: ClassVar[Mapping[str, Window]] = {"bit": Window("silent", ("never",)), "bid": "silent"}  # type: ignore[dict-item]  # what is tested

    assert [failure.what for failure in laws.check(Misspelt, matches=1).failures] == [
        "the window 'bid' is 'silent': write Window(silence, presets)",
        "windows names 'bit', which is none of QUESTIONS",
        "there are windows, but no preset_answers: write the method that looks at standing answers",
        "there are windows, but no preset_expires: write the method that looks at standing answers",
    ]


@pytest.mark.parametrize(
    ("attribute", "value", "says"),
    [
        (
            "QUESTIONS",
            Tender.QUESTIONS[0],
            r"Strange.QUESTIONS is Question\(.*: write a tuple, with a comma also after",
        ),
        ("FACES", ([*Tender.FACES], Tender.FACES[0]), r"Strange.FACES\[0\] is a list, not a Face: put a \* before it"),
        ("FACES", (Tender.FACES[0], "bid-2"), r"Strange.FACES\[1\] is 'bid-2', not a Face\."),
        ("EVENTS", ("bid",), r"Strange.EVENTS\[0\] is 'bid', not an Event\."),
    ],
)
def test_what_does_not_belong_there_is_refused_when_the_class_is_made(attribute: str, value: object, says: str) -> None:
    with pytest.raises(BrokenRules, match=says):
        type("Strange", (Tender,), {attribute: value, "__module__": __name__})


def test_a_field_that_nobody_has_declared_is_named_beside_those_that_are() -> None:
    class Forgetting(Tender):
        def turn_up(self) -> None:
            self.counted.append(1)  # type: ignore[attr-defined]  # what is tested

    what = laws.check(Forgetting, matches=1).failures[0].what
    assert "'Forgetting' object has no attribute 'counted'; its fields are " in what
    assert "hand, spent, won, prizes, prize, lost" in what


@pytest.mark.parametrize("presets", [(), "never"])
def test_a_window_without_presets_is_refused_where_it_is_written(presets: Any) -> None:  # anything wrong
    with pytest.raises(BrokenRules, match="A window has a tuple of presets"):
        Window("silent", presets)


@pytest.mark.parametrize("key", ["", "bid high", "bid:\t1"])
def test_a_key_that_cannot_be_typed_is_noticed(key: str) -> None:
    class Odd(Undeclared):
        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return [Option(key, self.hand[seat][0])]

    breaks(Odd, "questions are sound")


def test_an_event_that_is_told_and_not_declared_is_noticed() -> None:
    class Chatting(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            self.say(Event("sighed", "2.2", seat=SEAT), 0)
            super().award(bids)

    failure = laws.check(Chatting, matches=1).failures[0]
    assert (failure.law, failure.what) == ("what is told is declared", "told, but not in EVENTS: sighed")


def test_facts_that_are_no_plain_data_are_named() -> None:
    class Setting(Tender):
        def facts(self, seat: Seat | None) -> Json:
            return {"seats": {seat}}

    failures = laws.check(Setting, matches=1, every=1).failures
    assert (
        failures[0].what == "facts of the view of seat 0 is no plain data: Object of type set is not JSON serializable"
    )


# -- secrecy ---------------------------------------------------------------------------------------------------------


def test_a_hand_for_everybody_to_see_is_noticed() -> None:
    class Open(Tender):
        def facts(self, seat: Seat | None) -> Json:
            return {"prizes": [self.faces[card] for card in self.prizes], "for": seat}

    breaks(Open, "same view")
    where = re.compile(r"seat \d sees that it is in a determinization: view.facts.prizes\[\d\] follows from what it")
    assert any(where.match(failure.what) for failure in laws.check(Open, matches=1, every=1).failures)


def test_an_option_that_depends_on_a_hidden_card_is_noticed() -> None:
    class Peeking(Tender):
        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return super().cards_of(seat)[self.faces[self.prizes[0]] % 2 and len(self.hand[seat]) > 1 :]

    breaks(Peeking, "same view")


def test_options_made_before_the_question_are_noticed() -> None:
    """In a determinization they are still made of the true cards: a search would know what the others hold."""
    hasty = Event("hasty", "2.2", seat=SEAT)

    class Hasty(Undeclared):
        def step(self) -> None:
            options = {seat: self.prize_or_pass() for seat in range(self.players)}
            self.together(options, lambda seat: self.hurry(seat, options[seat]))
            super().step()

        def prize_or_pass(self) -> list[Option[str]]:
            return [Option(f"next:{self.faces[self.prizes[-1]] if self.prizes else 0}", "next"), Option("pass", "pass")]

        def hurry(self, seat: Seat, options: list[Option[str]]) -> None:
            self.ask(seat, "hurry", options)
            self.say(hasty, seat)

    breaks(Hasty, "determinization follows from no hidden card")


def test_a_determinization_that_keeps_the_faces_is_noticed() -> None:
    class Knowing(Tender):
        def hidden_from(self, seat: Seat) -> list[list[int]]:
            del seat
            return []

    assert broken(Knowing) == {"determinization resamples"}


def test_a_determinization_that_keeps_the_chance_is_noticed() -> None:
    class Foreseeing(Tender):
        def renew_chance(self, chance: Chance) -> None:
            del chance

    breaks(Foreseeing, "determinization resamples")


def test_a_determinization_that_depends_on_the_truth_is_noticed() -> None:
    class Biased(Tender):
        def deal_anew(
            self, pools: Sequence[Sequence[int]], chance: Chance, held: Collection[int] = (), deal: Deal = "random"
        ) -> None:
            del held, deal
            for pool in pools:
                faces = [self.faces[card] for card in pool]
                chance.shuffle(faces)
                for card, face in zip(pool, faces, strict=True):
                    self.faces[card] = face

    breaks(Biased, "determinization is blind")


def test_a_determinization_that_breaks_the_rules_is_noticed() -> None:
    """The bids of the others are made of what they hold: with the cards of another seat they cannot be played."""

    class Mixing(Tender):
        def hidden_from(self, seat: Seat) -> list[list[int]]:
            return [[card for other in range(self.players) if other != seat for card in self.hand[other]]]

        def award(self, bids: dict[Seat, FaceId]) -> None:
            assert len(set(bids.values())) <= len(bids)
            for seat in range(self.players):
                mine = [self.faces[card] for card in self.hand[seat] + self.spent[seat]]
                if len(set(mine)) < len(mine):
                    raise ValueError("Two bids alike in one hand.")
            super().award(bids)

    assert broken(Mixing) & {"determinizations can be played", "determinization resamples"}


def test_a_face_in_a_hand_that_is_never_in_hand_is_noticed() -> None:
    class Strict(Tender):
        never_in_hand: ClassVar[Collection[FaceId]] = {FaceId(4)}

    breaks(Strict, "what is never in hand is not")


def test_a_fact_kept_about_a_hidden_card_is_noticed() -> None:
    class Noting(Tender):
        noted: int = 0

        def step(self) -> None:
            self.noted = int(self.faces[self.prizes[0]])
            super().step()

    breaks(Noting, "nothing follows from hidden cards")


def test_a_fact_inside_a_part_that_follows_from_hidden_cards_is_noticed() -> None:
    class Note(Part):
        last: int = 0  # declared visible to nobody, inside a part that everybody sees

    class Noting(Tender):
        note: Public[Note]

        def setup(self) -> None:
            self.note = Note()
            super().setup()

        def step(self) -> None:
            self.note.last = self.faces[self.prizes[0]]
            super().step()

    breaks(Noting, "nothing follows from hidden cards")


def test_a_superfluous_memory_is_noticed() -> None:
    class Peeking(Tender):
        def step(self) -> None:
            for seat in range(self.players):
                self.remember(self.prizes[:1], (seat,))
            super().step()

    breaks(Peeking, "nobody remembers what nobody showed")


@pytest.mark.parametrize("peeking", [False, True])
def test_a_memory_of_what_was_chosen_in_secret_among_unlike_cards_is_noticed(*, peeking: bool) -> None:
    """With other cards the others could not have chosen what they chose."""

    class Burying(Undeclared):
        def setup(self) -> None:
            self.prizes = self.add_cards((FaceId(n) for n in range(5, 14)), shuffled=True)
            for seat in range(self.players):
                self.hand[seat] = [self.prizes.pop(), self.prizes.pop()]

        def cards_of(self, seat: Seat) -> list[Option[CardId]]:
            return [Option(f"bid:{self.faces[card]}", card) for card in sorted(self.hand[seat])]

        def step(self) -> None:
            for seat, card in self.ask_all("bid", range(self.players), self.cards_of).items():
                self.hand[seat].remove(card)
                self.prizes.append(card)
                self.remember((card,), (seat, 0) if peeking else (seat,))
            self.say(SCORED, 0, 0)
            if not self.hand[0]:
                self.finish([1.0] * self.players)

    failures = laws.check(Burying, matches=30, players=4, seed=1).failures
    assert {failure.law for failure in failures} == ({"nobody remembers what nobody showed"} if peeking else set())


def test_an_invented_group_is_noticed() -> None:
    class Guessing(Tender):
        def step(self) -> None:
            self.groups[0].append(sum(1 << card for card in self.prizes[:2]))
            super().step()

    breaks(Guessing, "nobody remembers what nobody showed")


def test_a_memory_that_stays_with_another_copy_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q 11.4: everybody knows which kind came back. Where it lies behind, another copy of it is played first.

    Then the memory says that the hand still holds that kind, which nobody has seen.
    """
    effects = catalog.find("quintet").EFFECTS["necromancer"]
    returns = type(effects[0])
    insert = returns.do

    def append(self: Any, game: Any, me: Seat, chosen: Any) -> None:  # Any: the effect and game of Quintet
        insert(self, game, me, chosen)
        game.hand[me].append(game.hand[me].pop(0))

    monkeypatch.setattr(returns, "do", append)
    failures = laws.check(catalog.find("quintet"), matches=200).failures
    assert {failure.law for failure in failures} == {"nobody remembers what nobody showed"}


# -- what is told, who is asked --------------------------------------------------------------------------------------

DRAWN = Event("drawn", "1.1", seat=SEAT, card=CARD)
LAID = Event("laid", "1.2", seat=SEAT, card=CARD)
CRIED = Event("cried", "1.3", seat=SEAT, card=FACE)
DRAWING, LAYING, CHALLENGE = Verb("draw"), Verb("lay", card=FACE), Verb("challenge")


class Hoard(Game):
    """In turn each draws a card and lays one open."""

    slug: ClassVar[str] = "hoard"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Hoard"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(name, "hoard") for name in ("gold", "iron", "jade", "salt"))
    QUESTIONS: ClassVar[tuple[Question, ...]] = (
        Question("draw", DRAWING),
        Question("lay", LAYING),
        Question("challenge", CHALLENGE),
    )
    EVENTS: ClassVar[tuple[Event, ...]] = (DRAWN, LAID, CRIED)

    deck: Counted[list[CardId]]
    hand: Own[list[list[CardId]]]
    table: Public[list[CardId]]
    turn: int

    def setup(self) -> None:
        self.turn = 0
        self.deck = self.add_cards((FaceId(n % 4) for n in range(20)), shuffled=True)
        for seat in range(self.players):
            self.hand[seat] = [self.deck.pop(), self.deck.pop()]

    def step(self) -> None:
        me = self.turn % self.players
        self.ask(me, "draw", [DRAWING()])
        self.draw(me)
        faces = self.different(self.hand[me])
        face = self.ask(me, "lay", [LAYING(self.FACES[face].id, value=face) for face in faces])
        self.lay(me, face)
        self.after(me, face)
        self.turn += 1
        if not self.deck:
            self.finish([1.0] * self.players)

    def draw(self, me: Seat) -> None:
        self.hand[me].append(self.deck.pop())
        self.say(DRAWN, me, self.hand[me][-1])

    def lay(self, me: Seat, face: FaceId) -> None:
        self.table.append(self.out_of_hand(me, self.hand[me], face))
        self.say(LAID, me, self.table[-1])

    def after(self, me: Seat, face: FaceId) -> None:
        """Nothing more happens."""


class Crying(Hoard):
    """A drawn card is told as a face that all may know."""

    def draw(self, me: Seat) -> None:
        self.hand[me].append(self.deck.pop())
        self.say(CRIED, me, self.faces[self.hand[me][-1]])


class Showing(Hoard):
    """A drawn card is shown to all, who go on knowing it."""

    def draw(self, me: Seat) -> None:
        self.remember(self.deck[-1:], range(self.players))
        self.hand[me].append(self.deck.pop())
        self.say(CRIED, me, self.faces[self.hand[me][-1]])


class Announcing(Hoard):
    """A card is told before it is laid, and a card of the deck is shown and shuffled away again."""

    def lay(self, me: Seat, face: FaceId) -> None:
        self.say(CRIED, me, face)
        self.table.append(self.out_of_hand(me, self.hand[me], face))
        if self.deck:
            self.table.append(self.deck.pop())
            self.say(LAID, me, self.table[-1])
            self.shuffle(self.deck)
            self.deck.append(self.table.pop())
            self.shuffle(self.deck)


@pytest.mark.parametrize("game", [Hoard, Showing, Announcing])
def test_what_is_told_of_open_cards_is_no_breach(game: type[Game]) -> None:
    assert broken(game) == set()


def test_a_drawn_card_told_to_everybody_is_noticed_where_it_is_told() -> None:
    failure = laws.check(Crying, matches=4, seed=1).failures[0]
    assert failure.law == "the log tells what a seat may know"
    line = Crying.draw.__code__.co_firstlineno + 2
    found = re.fullmatch(
        rf"test_laws.py, line {line}: cried with card '\w+' tells seat \d what it cannot know", failure.what
    )
    assert found, failure.what


@pytest.mark.parametrize("goes_on", [False, True])
@pytest.mark.parametrize("reveals", ["", "who holds such a card may say so (1.4)"])
def test_a_question_to_those_who_hold_a_card_is_noticed_unless_it_says_why(reveals: str, *, goes_on: bool) -> None:
    class Challenging(Hoard):
        QUESTIONS: ClassVar[tuple[Question, ...]] = (
            *Hoard.QUESTIONS[:2],
            Question("challenge", CHALLENGE, reveals=reveals),
        )

        def after(self, me: Seat, face: FaceId) -> None:
            for seat in self.clockwise(me):
                if self.holds(self.hand[seat], face):
                    self.ask(seat, "challenge", [CHALLENGE()])
            if goes_on:
                self.say(DRAWN, me, None)

    failures = laws.check(Challenging, matches=6, seed=1).failures
    if reveals:
        assert failures == []
    else:
        assert {failure.law for failure in failures} == {"who is asked is public"}
        line = Challenging.after.__code__.co_firstlineno + 3
        place = rf"(| and .*) \(test_laws.py, line {line}\)"
        assert re.search(rf"seat \d is asked challenge{place}", failures[0].what), failures[0].what
        assert ", but with other cards that seat " in failures[0].what


def test_secret_questions_to_those_who_have_a_choice_are_no_breach() -> None:
    class Choosing(Hoard):
        def step(self) -> None:
            chosen = self.ask_all_unless_forced("lay", range(self.players), self.kinds)
            for seat, face in chosen.items():
                self.lay(seat, face)
            for seat in chosen:
                if self.deck:
                    self.draw(seat)
            if not self.deck:
                self.finish([1.0] * self.players)

        def kinds(self, seat: Seat) -> list[Option[FaceId]]:
            return [LAYING(self.FACES[face].id, value=face) for face in self.different(self.hand[seat])]

    assert broken(Choosing) == set()


@pytest.mark.parametrize("unsaid", [(), ("table",)])
def test_a_card_that_comes_to_light_without_a_word_is_noticed(unsaid: tuple[str, ...]) -> None:
    class Sly(Hoard):
        def lay(self, me: Seat, face: FaceId) -> None:
            self.table.append(self.out_of_hand(me, self.hand[me], face))
            self.say(DRAWN, me, None)

    Sly.unsaid = frozenset(unsaid)
    failures = laws.check(Sly, matches=2, seed=1).failures
    if unsaid:
        assert failures == []
    else:
        assert failures[0].law == "what comes to light is told"
        assert failures[0].what.endswith(" comes to lie open in table, but none names it of drawn")


def test_a_step_that_goes_on_is_not_looked_at_for_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    class Circling(Tender):
        def step(self) -> None:
            while True:
                self.ask_all("bid", range(self.players), self.cards_of)

    monkeypatch.setattr(laws, "LONG_STEP", 5)
    monkeypatch.setattr(laws, "ENDLESS_STEP", 40)
    report = laws.check(Circling, matches=1, every=1)
    assert [failure.what for failure in report.failures] == ["one step goes on after 40 decisions"]
    assert report.positions == 5


def test_a_card_that_is_told_before_it_lies_open_is_said_to_have_been_hidden() -> None:
    class Early(Hoard):
        def lay(self, me: Seat, face: FaceId) -> None:
            self.say(DRAWN, me, next(card for card in self.hand[me] if self.faces[card] == face))
            self.table.append(self.out_of_hand(me, self.hand[me], face))

    failure = laws.check(Early, matches=2, seed=1).failures[0]
    assert failure.law == "what comes to light is told"
    assert failure.what.endswith("none names it of drawn (whose card still lay hidden)")


@pytest.mark.parametrize(("event", "card", "place"), [(CRIED, 19, False), (LAID, 20, True), (LAID, "gold", True)])
def test_an_event_that_is_told_the_wrong_thing_is_named(event: Event, card: object, place: bool) -> None:
    class Mistaking(Hoard):
        def draw(self, me: Seat) -> None:
            super().draw(me)
            self.say(event, me, card)

    failure = laws.check(Mistaking, matches=1, seed=1).failures[0]
    assert failure.law == "what is told is declared"
    assert f"The event {event.name!r} tells {card!r} as " in failure.what
    assert failure.what.startswith("test_laws.py, line ") == place


def test_a_window_that_does_not_offer_its_silence_is_named() -> None:
    class Rushing(Hoard):
        windows: ClassVar[Mapping[str, Window]] = {"lay": Window("pass", ("never",))}

        def preset_answers(self, seat: Seat, name: str, preset: str) -> bool:
            return False

        def preset_expires(self, seat: Seat, preset: str) -> bool:
            return False

    failure = laws.check(Rushing, matches=1, seed=1).failures[0]
    assert failure.law == "questions are sound"
    assert failure.what.startswith(
        "lay is a window but does not offer 'pass', which is chosen for a seat that lets the"
    )


class Advising(Tender):
    """Takes advice from whatever `advice` says."""

    @classmethod
    def advisor(cls) -> Advisor | None:
        return Advice()


class Advice:
    def scores(self, game: Any, seat: Seat, name: str, options: Sequence[Option[Any]]) -> Sequence[float]:
        del game, seat, name
        return [0.0] * len(options)

    def values(self, game: Any) -> Sequence[float]:
        return [0.0] * game.players


def test_sound_advice_passes() -> None:
    assert broken(Advising) == set()


@pytest.mark.parametrize(
    ("scores", "says"),
    [
        (lambda game, _seat, options: [float(game.faces[game.prizes[0]])] * len(options), "depend on cards"),
        (lambda _game, _seat, options: [0.0] * (len(options) + 1), "scores for"),
        (lambda _game, _seat, options: [float("nan")] * len(options), "not all finite"),
        (lambda game, seat, options: [game.nothing[seat]] * len(options), "AttributeError"),
    ],
)
def test_bad_advice_is_noticed(scores: Any, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advice, "scores", lambda _self, game, seat, _name, options: scores(game, seat, options))
    failures = laws.check(Advising, matches=12, seed=1, every=2).failures
    assert {failure.law for failure in failures} == {"advice is sound"}
    assert says in failures[0].what


def test_values_for_too_few_seats_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advice, "values", lambda _self, _game: [0.0])
    breaks(Advising, "advice is sound")


def test_a_standing_answer_that_looks_into_the_hand_is_noticed() -> None:
    class Standing(Tender):
        windows: ClassVar[Mapping[str, Window]] = {"bid": Window("bid:1", ("never", "when_weak"))}

        def preset_answers(self, seat: Seat, name: str, preset: str) -> bool:
            del name
            return preset == "when_weak" and self.faces[self.prizes[0]] == seat + 5

        def preset_expires(self, seat: Seat, preset: str) -> bool:
            return False

    breaks(Standing, "standing answers are public")


def test_every_law_is_shown_to_fail_above() -> None:
    source = Path(__file__).read_text("utf-8")
    for law in (*laws.ALWAYS, *laws.NOW_AND_THEN, *laws.AFTER_A_CHOICE, *laws.AT_THE_END):
        assert f'"{laws.named(law)}"' in source, f"no game here breaks the law {laws.named(law)!r}"


def test_a_failure_can_be_walked_to() -> None:
    class Raising(Tender):
        def award(self, bids: dict[Seat, FaceId]) -> None:
            if 3 in bids.values():
                raise ZeroDivisionError
            super().award(bids)

    failure = laws.check(Raising, matches=12, seed=1).failures[0]
    match = start(Raising, failure.players, failure.seed, failure.variants)
    for seat, index, _ in failure.choices:
        match.choose(seat, index)
    with pytest.raises(ZeroDivisionError):
        every_option_executes(Moment(match, None, Random(0)))


def test_what_setup_keeps_outside_the_fields_is_noticed() -> None:
    class Noting(Tender):
        def setup(self) -> None:
            super().setup()
            self.noted = 1

    (failure,) = laws.check(Noting, matches=1, every=1).failures
    assert (failure.law, failure.what) == ("state is declared", "Noting has undeclared attributes: noted")


def test_rules_that_are_not_written_are_named() -> None:
    class Unwritten(Game):
        slug = "unwritten"
        version = "1"
        title = "Unwritten"
        seats = (2, 2)

    assert [failure.what for failure in laws.check(Unwritten).failures] == [
        "there is no setup: write the method that lays a match out",
        "there is no step: write the method that asks, and carries out",
    ]


def test_a_failure_after_very_many_choices_says_the_first_of_them() -> None:
    choices = (Choice(0, 1, "on"),) * (laws.SHOWN_CHOICES + 1)
    assert str(laws.Failure("matches end", "it goes on", 2, {}, 7, choices)).endswith("0 on, 0 on, ...)")


def test_what_no_match_is_needed_for_is_said_without_one() -> None:
    class Nameless(Tender):
        title = 7  # type: ignore[assignment]  # what is tested

    (failure,) = laws.check(Nameless, matches=1, players=3).failures
    assert str(failure) == "declarations are sound: title is 7: it is a text"
