"""What pages make of a moment of a match: moves of cards, a replay choice by choice, a QR code."""

import json

import croupier
from croupier.engine import Json
from croupier.games.quintet import Quintet
from croupier.server.web.changes import moves
from croupier.server.web.picture import qr
from croupier.server.web.replay import KEPT, seen_by, unroll
from croupier.server.web.scene import _told_apart, recorded_scene


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


def test_a_replay_is_unrolled_choice_by_choice_and_few_are_kept() -> None:
    documents = []
    for seed in range(KEPT + 1):
        match = croupier.start("quintet", players=2, seed=seed)
        for _ in range(12):
            decision = match.decisions[0]
            match.choose(decision.seat, 0)
        documents.append(json.dumps(match.save()))
    for document in documents:
        moments = unroll(document)
        assert len(moments) == 13
        assert [len(moment.choices) for moment in moments] == list(range(13))
    before = unroll.cache_info()
    assert before.currsize == KEPT
    for document in (documents[-1], documents[0]):
        unroll(document)
    after = unroll.cache_info()
    assert (after.hits - before.hits, after.misses - before.misses) == (1, 1)


def test_with_all_hands_open_every_hand_is_seen_and_as_a_spectator_none() -> None:
    match = croupier.start("quintet", players=3, seed=1)
    view, _, me = seen_by(match, "all")
    assert me is None
    assert [hand["cards"] for hand in view["hand"]] == [match.view(s)["hand"][s]["cards"] for s in range(3)]
    view, _, _ = seen_by(match, "watch")
    assert not any("cards" in hand for hand in view["hand"])
    view, _, me = seen_by(match, "1")
    assert me == 1
    assert "cards" in view["hand"][1]
    assert "cards" not in view["hand"][0]
