"""What pages make of a moment of a match: moves of cards, a replay choice by choice, a QR code."""

import asyncio
import json

import pytest

import croupier
from croupier.engine import BadReplay, Json
from croupier.games.quintet import Quintet
from croupier.server.errors import TooMany
from croupier.server.service.people.house_cards import HouseCards
from croupier.server.settings import Settings
from croupier.server.web import replay_steps
from croupier.server.web.replay import seen_by
from croupier.server.web.replay_steps import KEPT, PRICED, Replays, Unrolled, unroll
from croupier.server.web.template_context import qr
from croupier.server.web.updates import moves
from croupier.server.web.view_model import _told_apart, recorded_scene
from tests.server.room import run

BOX = HouseCards(Settings()).allows


def test_a_way_becomes_two_places_of_the_page() -> None:
    log: list[Json] = [
        {"event": "killed", "rule": "8.9", "seat": 0, "target": 2, "card": "witch"},
        {"event": "passed", "rule": "6.8", "seat": 1},
        {"event": "drew", "rule": "4.2", "seat": 1},
    ]
    view = croupier.start("quintet", players=3, seed=1).view(None)
    told = moves(recorded_scene(Quintet, "en", (view, log, None)).new_lines())
    assert told == [
        {"from": "battlefield-2", "to": "graveyard-2", "card": "witch"},
        {"from": "library-1", "to": "hand-1", "card": ""},
    ]


def test_no_two_options_are_called_the_same() -> None:
    assert _told_apart(["Give", "Pass", "Give"]) == ["Give (1)", "Pass", "Give (2)"]


def test_a_qr_code_is_an_image_without_styles() -> None:
    drawn = str(qr("http://127.0.0.1:8000/join/abc"))
    assert drawn.startswith("<svg")
    assert "style" not in drawn


async def nothing() -> None:
    """What the store keeps of a match that it does not know."""


def document(seed: int) -> str:
    """A short match of Quintet."""
    match = croupier.start("quintet", players=2, seed=seed)
    for _ in range(12):
        match.choose(match.decisions[0].seat, 0)
    return json.dumps(match.save())


def test_a_replay_is_unrolled_choice_by_choice() -> None:
    moments = unroll(document(1), BOX).moments
    assert [len(moment.choices) for moment in moments] == list(range(13))
    undone = moments[-1].fork()
    for moment in moments[-2::-1]:
        undone.undo()
        assert (moment.save(), moment.decisions, moment.log_for(0)) == (
            undone.save(),
            undone.decisions,
            undone.log_for(0),
        )


def test_a_replay_without_end_is_not_unrolled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_steps, "LONGEST", 12)
    assert len(unroll(document(1), BOX)) == 13
    monkeypatch.setattr(replay_steps, "LONGEST", 11)
    with pytest.raises(BadReplay, match="more than 11 choices"):
        unroll(document(1), BOX)


def test_a_replay_of_a_position_is_opened_where_the_operator_allows_positions() -> None:
    arranged = croupier.arrange("quintet", 2, {"turn": 4})
    arranged.choose(arranged.decisions[0].seat, 0)
    document = json.dumps(arranged.save())
    with pytest.raises(BadReplay, match="--positions"):
        unroll(document, BOX)
    assert len(unroll(document, BOX, positions=True)) == 2


def test_a_replay_is_played_again_once_few_are_kept_and_each_one_that_is_not_is_paid_for() -> None:
    paid: list[int] = []
    documents = [document(seed) for seed in range(KEPT + 1)]

    async def pay(price: int) -> None:
        if len(paid) == KEPT + 2:
            raise TooMany("Too many replays.")
        paid.append(price)

    async def test() -> None:
        replays = Replays(BOX)
        first, again = await asyncio.gather(*[replays.open(documents[0], pay, nothing) for _ in range(2)])
        assert first is again
        for one in documents[1:]:
            await replays.open(one, pay, nothing)
        assert await replays.open(documents[0] + " " * PRICED, pay, nothing) is not first
        with pytest.raises(TooMany):
            await replays.open(documents[0], pay, nothing)
        assert len(await replays.open(documents[KEPT], pay, nothing)) == 13, "what is kept costs nothing"

    run(test())
    assert paid == [*[1] * (KEPT + 1), 2]


def test_with_all_hands_open_every_hand_is_seen_and_as_a_spectator_none() -> None:
    match = croupier.start("quintet", players=3, seed=1)
    recording = Unrolled([match])
    view, _, me = seen_by(recording, 0, "all")
    assert me is None
    assert [hand["cards"] for hand in view["hand"]] == [match.view(s)["hand"][s]["cards"] for s in range(3)]
    view, _, _ = seen_by(recording, 0, "watch")
    assert not any("cards" in hand for hand in view["hand"])
    view, _, me = seen_by(recording, 0, "1")
    assert me == 1
    assert "cards" in view["hand"][1]
    assert "cards" not in view["hand"][0]


def test_of_long_replays_fewer_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_steps, "MOMENTS", 30)
    documents = [document(seed) for seed in range(3)]
    paid: list[int] = []

    async def test() -> None:
        replays = Replays(BOX)
        for number in (0, 1, 2, 2, 1, 0):

            async def pay(_price: int, number: int = number) -> None:
                paid.append(number)

            assert len(await replays.open(documents[number], pay, nothing)) == 13

    run(test())
    assert paid == [0, 1, 2, 0]


def test_a_seat_that_is_spared_its_question_does_not_hide_who_is_asked() -> None:
    """It does not see itself among those who are asked, though everybody else does."""
    dealt = [["bog_imp"], ["bone_sentry", "rat_swarm"], ["goblin_poacher"]]
    nothing: list[list[str]] = [[], [], []]
    position = {"stage": "pick", "phase": 1, "dealt": dealt, "hand": nothing, "picked": nothing, "line": nothing}
    match = croupier.arrange("perils", 3, position)
    assert [asked["seat"] for asked in match.asked(0)] == [1, 2]
    view, _, _ = seen_by(Unrolled([match]), 0, "all")
    assert [asked["seat"] for asked in view["asked"]] == [0, 1, 2]
    assert [one["cards"] for one in view["dealt"]] == dealt
