"""Declared questions and verbs: keys and their way back, what is asked about, and what nobody declared."""

import pickle
from typing import Any, ClassVar

import pytest

from croupier import catalog
from croupier.engine import (
    DATA,
    FACE,
    SEAT,
    BrokenRules,
    Domain,
    Face,
    Game,
    Option,
    Public,
    Question,
    Seat,
    Verb,
    face,
    number,
    spoken,
    start,
    word,
)
from croupier.engine.shapes import Word, shape_told
from croupier.engine.verbs import read, told_about

ROLES = ("duke", "fool")
CLAIM = Verb("claim", role=face(*ROLES), victim=SEAT)
LET, DOUBT = Verb("let"), Verb("doubt")
PICK = Verb("card", "card:{card}@{zone}.{place}", card=FACE, zone=word("pool", "pool0", "hand"), place=number(1, 12))
PAY = Verb("", "{coins}", coins=number(0, 20))


def test_a_key_is_made_of_the_arguments_and_read_back() -> None:
    for verb, arguments, key in (
        (CLAIM, ("duke", 2), "claim:duke:2"),
        (LET, (), "let"),
        (PICK, ("roc", "pool0", 12), "card:roc@pool0.12"),
        (PAY, (7,), "7"),
    ):
        option = verb(*arguments)
        assert (option.key, option.verb) == (key, verb.name)
        assert tuple(option.arguments.values()) == arguments
        assert verb.read(key) == option.arguments


@pytest.mark.parametrize("key", ["claim:duke", "claim:duke:1:2", "claim:duke:x", "CLAIM:duke:1", ""])
def test_another_key_is_not_read(key: str) -> None:
    assert CLAIM.read(key) is None


def test_the_value_is_what_the_rules_get_back() -> None:
    assert CLAIM("duke", 1).value == ("duke", 1)
    assert PAY(3).value == 3
    assert LET().value == "let"
    assert LET(value=None).value is None


def test_an_option_written_by_hand_has_the_verb_before_its_first_colon() -> None:
    option = Option("claim:duke:1", 5)
    assert (option.verb, option.arguments) == ("claim", {})
    assert spoken("claim:duke:1").parts == ("duke", "1")


def test_a_declared_option_is_a_value() -> None:
    again = pickle.loads(pickle.dumps(CLAIM("duke", 1)))
    assert (again.key, again.verb, again.arguments) == ("claim:duke:1", "claim", {"role": "duke", "victim": 1})
    declared = again.declared
    assert isinstance(declared, Verb)
    assert (declared.name, declared.form, declared.domains) == (CLAIM.name, CLAIM.form, CLAIM.domains)
    assert declared("duke", 1) == again


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: CLAIM(1, 1), "no face"),
        (lambda: CLAIM("duke", "1"), "no seat"),
        (lambda: CLAIM("duke"), "takes role, victim"),
        (lambda: PAY(21), "that is none of 0, 1"),
        (lambda: PAY(value=True), "takes coins"),
        (lambda: Verb("steal", "steal:{who}", target=SEAT), "name ['who'], not ['target']"),
        (lambda: Verb("steal", target=DATA), "an argument is a SEAT"),
        (lambda: number(3, 2), "no number from 3 to 2"),
        (word, "there is none"),
        (lambda: word("pool0", "pool1", seats=[0]), "2 words, 1 seats"),
        (lambda: face("duke", "duke"), "duke, duke"),
        (lambda: Question("claim"), "offers nothing"),
    ],
)
def test_what_cannot_be_is_refused_where_it_is_declared(made: Any, said: str) -> None:
    with pytest.raises(BrokenRules) as refused:
        made()
    assert said in str(refused.value)


class Doubted(Game):
    """Seat 0 claims a role; seat 1 lets it pass or doubts it."""

    slug: ClassVar[str] = "doubted"
    version: ClassVar[str] = "1"
    title: ClassVar[str] = "Doubted"
    seats: ClassVar[tuple[int, int]] = (2, 2)
    FACES: ClassVar[tuple[Face, ...]] = tuple(Face(role, back="role") for role in ROLES)
    QUESTIONS: ClassVar[tuple[Question, ...]] = (
        Question("deed", CLAIM),
        Question("challenge", LET, DOUBT, about={"claimant": SEAT, "role": FACE}),
    )

    doubts: Public[int]

    def setup(self) -> None:
        self.doubts = 0

    def step(self) -> None:
        role, _ = self.ask(0, "deed", [CLAIM(role, 1) for role in ROLES])
        about = {"claimant": 0, "role": self.face(role)}
        self.doubts += self.ask(1, "challenge", [LET(value=0), DOUBT(value=1)], about) or 0
        self.ask(1, "deed", [CLAIM("fool", 0)])

    def forbids(self, seat: Seat, verb: str, **arguments: Any) -> str | None:
        return f"{seat}{verb}{arguments.get('role', '')}"


def test_a_question_carries_what_it_is_about_and_no_other_one_does() -> None:
    match = start(Doubted, 2, 1)
    assert match.decisions[0].about == {}
    match.choose(0, "claim:fool:1")
    assert match.decisions[0].about == {"claimant": 0, "role": "fool"}
    match.choose(1, "doubt")
    assert (match.decisions[0].name, match.decisions[0].about) == ("deed", {})


def test_a_determinization_for_another_seat_does_not_tell_what_a_question_is_about() -> None:
    match = start(Doubted, 2, 1)
    match.choose(0, "claim:fool:1")
    own, other = (match.determinize(seat, 3).decisions[0] for seat in (1, 0))
    assert (own.keys, own.about) == (("let", "doubt"), {"claimant": 0, "role": "fool"})
    assert (other.keys, other.about) == ((), {})


@pytest.mark.parametrize(("role", "told"), [(-1, None), (0, "duke")])
def test_a_question_may_be_about_no_face_but_not_about_another_one(role: int, told: str | None) -> None:
    declared = (Question("challenge", LET, about={"role": face("duke")}),)
    assert told_about(declared, "challenge", {"role": role}, Doubted.FACES, likes=Doubted.likes, players=2) == {
        "role": told
    }
    with pytest.raises(BrokenRules, match="about 'fool' as role: that is none of duke"):
        told_about(declared, "challenge", {"role": 1}, Doubted.FACES, likes=Doubted.likes, players=2)
    assert shape_told(declared[0].about["role"], Doubted.likes) == Word(("duke",), optional=True)


def test_where_one_of_some_faces_can_be_a_face_can_be_that_a_card_set_adds_like_one_of_them() -> None:
    likes = {"duke": "duke", "fool": "fool", "jester": "fool", "count": "duke"}
    noble, anybody = CLAIM.domains["role"]._replace(values=("duke",)), Domain(FACE)
    assert [*noble.among(2, likes)] == ["duke", "count"]
    assert [*anybody.among(2, likes)] == [*likes]
    assert [name for name in likes if noble.holds(name, likes)] == ["duke", "count"]
    honour = Verb("honour", role=noble)
    assert [name for name in likes if read((honour,), likes, honour(name).key)] == ["duke", "count"]
    assert read((honour,), Doubted.likes, "honour:count") is None
    assert not Doubted.read("claim:king:1").declared


@pytest.mark.parametrize(("who", "said"), [(2, "seats are 0 to 1"), (None, "no number"), ("Ada", "no number")])
def test_a_question_is_about_a_seat_of_the_table(who: object, said: str) -> None:
    declared = (Question("challenge", LET, about={"rival": SEAT}),)
    assert told_about(declared, "challenge", {"rival": -1}, Doubted.FACES, likes=Doubted.likes, players=2) == {
        "rival": -1
    }
    with pytest.raises(BrokenRules, match=said):
        told_about(declared, "challenge", {"rival": who}, Doubted.FACES, likes=Doubted.likes, players=2)


def test_refusals_are_asked_by_verb_and_arguments() -> None:
    match = start(Doubted, 2, 1)
    assert match.why_not(1, "claim:fool:0") == "1claimfool"
    assert match.why_not(1, "doubt") == "1doubt"
    assert match.why_not(1, "sing") is None


@pytest.mark.parametrize(
    ("questions", "said"),
    [
        ((Question("other", CLAIM),), "deed is asked, but not declared"),
        ((Question("deed", LET),), "offers Option('claim:duke:1')"),
        ((Question("deed", CLAIM), Question("challenge", LET, DOUBT)), "challenge is asked about claimant, role"),
        (
            (Question("deed", CLAIM), Question("challenge", LET, DOUBT, about={"claimant": SEAT})),
            "challenge is asked about claimant, role",
        ),
    ],
)
def test_what_is_asked_but_not_declared_is_refused(questions: tuple[Question, ...], said: str) -> None:
    class Wrong(Doubted):
        QUESTIONS: ClassVar[tuple[Question, ...]] = questions

    with pytest.raises(BrokenRules) as refused:
        start(Wrong, 2, 1).choose(0, 0)
    assert said in str(refused.value)


@pytest.mark.parametrize("slug", catalog.ours())
def test_keys_of_declared_games_are_read_as_they_were_made(slug: str) -> None:
    game = catalog.find(slug)
    assert game.QUESTIONS
    match = start(game, max(2, game.seats[0]), 3)
    for made in range(200):
        if match.over:
            break
        for decision in match.decisions:
            for option in decision.options:
                deed = game.read(option.key, decision.name)
                assert deed is not None
                assert (deed.verb, deed.arguments) == (option.verb, option.arguments)
        decision = match.decisions[made % len(match.decisions)]
        match.choose(decision.seat, made % len(decision.options))
