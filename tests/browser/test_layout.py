"""What the table of Quintet shows beyond the bare view, and how the pages treat a game that says nothing."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

import croupier
from croupier.engine import Event
from croupier.games.quintet.page import layout
from croupier.games.quintet.rules import events
from croupier.server.web import plain_layout
from croupier.server.web.replay import KEPT, _unrolled, seen_by, unroll
from croupier.server.web.table import moves, qr


def view_of(**position: Any) -> Mapping[str, Any]:
    return croupier.arrange("quintet", 2, active=0, phase="main", **position).view(None)


def test_only_established_characters_light_a_slot() -> None:
    view = {"battlefield": [["witch", "witch", "herald"], ["wizard"]], "arriving": [[0, "herald"]]}
    assert layout.established(view, 0) == ["witch", "witch"]
    assert layout.kinds(view, 0) == ["witch"]
    assert layout.kinds(view, 1) == ["wizard"]


def test_the_fifth_kind_completes_and_a_second_copy_does_not() -> None:
    view = view_of(battlefield=[["herald", "murderer", "witch", "wizard"], []], hand=[["necromancer"], ["herald"]])
    assert layout.completes(view, 0, "necromancer")
    assert not layout.completes(view, 0, "witch")
    assert not layout.completes(view, 1, "witch")


def test_the_character_established_last_is_marked() -> None:
    log = [{"event": "established", "seat": 1, "card": "witch"}, {"event": "turn-ended", "seat": 1}]
    assert layout.just(log, 1, "witch")
    assert not layout.just(log, 0, "witch")
    assert not layout.just([], 0, "witch")


def test_every_event_has_an_icon_and_every_way_names_values_of_its_event() -> None:
    declared = {e.name: e for e in vars(events).values() if isinstance(e, Event)}
    for name in declared:
        assert layout.icon({"event": name, "card": "witch"}) != "bubble" or name in layout.HEADINGS
    for name, way in layout.MOVES.items():
        for end in way.split(">"):
            _, at, who = end.partition("@")
            assert not at or who in declared[name].values
    assert set(layout.SOUNDS) <= set(declared)


def test_a_way_becomes_two_places_of_the_page() -> None:
    told = [{"event": "killed", "seat": 0, "target": 2, "card": "witch"}, {"event": "passed", "seat": 1}]
    assert moves(told, layout.MOVES) == [{"from": "battlefield-2", "to": "graveyard-2", "card": "witch"}]
    assert moves([{"event": "drew", "seat": 1}], layout.MOVES) == [{"from": "library-1", "to": "hand-1", "card": ""}]


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
    assert len(_unrolled) == KEPT


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


@pytest.mark.parametrize("log", [[], [{"event": "x", "card": "y"}]])
def test_a_game_that_says_nothing_about_its_table_is_shown_plainly(log: list[dict[str, str]]) -> None:
    assert plain_layout.icon({"event": "x"}) == "bubble"
    assert plain_layout.where(None, {}, (), None) == ""
    assert plain_layout.poster(log) == ("y" if log else "")
