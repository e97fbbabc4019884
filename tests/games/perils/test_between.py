"""What the table keeps in view between two questions, and what it foretells of a card in hand."""

import croupier
from croupier.games.perils.page.between import aftermath, gift, hit, kept, passes, resting
from tests.games.perils.table import asked, choose, position


def drafted() -> croupier.Match:
    """A match of two up to the gifts."""
    match = croupier.start("perils", players=2, seed=2026)
    while any(decision.name == "pick" for decision in match.decisions):
        for decision in match.decisions:
            match.choose(decision.seat, decision.keys[0])
    return match


def test_enemies_in_hand_stay_in_view_after_a_pick_and_only_for_their_owner() -> None:
    match = croupier.start("perils", players=2, seed=2026)
    dealt = match.view(0)["dealt"][0]["cards"]
    match.choose(0, f"pick:{dealt[1]}")
    assert asked(match) == ""
    assert resting(match.view(0), 0) == dealt
    assert resting(match.view(1), 0) == []


def test_the_gift_is_told_apart_from_the_enemies_one_may_keep() -> None:
    match = drafted()
    picked = match.view(0)["picked"][0]["cards"]
    match.choose(0, f"gift:{picked[2]}")
    keys = match.decision(0).keys  # type: ignore[union-attr]  # the keep is asked at once
    assert gift(match.view(0), 0, keys) == picked[2]
    last = len(picked) - 1 - picked[::-1].index(picked[2])
    assert kept(match.view(0), 0, keys) == picked[:last] + picked[last + 1 :]
    match.choose(0, "keep_all")
    assert resting(match.view(0), 0) == picked


def test_of_two_copies_the_gift_is_the_one_picked_last() -> None:
    view = {"picked": [{"cards": ["rat_swarm", "bog_imp", "rat_swarm", "strangler"]}]}
    keys = ["keep_all", "discard:rat_swarm", "discard:bog_imp", "discard:strangler"]
    assert gift(view, 0, keys) == "rat_swarm"
    assert kept(view, 0, keys) == ["rat_swarm", "bog_imp", "strangler"]


def test_hands_go_on_until_the_last_turn_of_a_phase() -> None:
    assert passes(position(turn=5).view(0))
    assert not passes(position(turn=6).view(0))
    assert passes(drafted().view(0))
    assert not passes({**position(turn=5).view(0), "stage": "confront"})


def test_what_the_strikes_have_cost_is_told_while_the_next_enemies_are_chosen() -> None:
    log = [
        {"event": "confrontation", "number": 1},
        {"event": "struck", "seat": 0, "lost": 9, "wounds": 9},
        {"event": "confrontation", "number": 2},
        {"event": "struck", "seat": 0, "lost": 3, "wounds": 0},
        {"event": "struck", "seat": 1, "lost": 5, "wounds": 0},
        {"event": "struck", "seat": 0, "lost": 1, "wounds": 2},
        {"event": "phase-started", "number": 3},
    ]
    assert aftermath({"stage": "pick"}, log, 0) == (4, 2)
    assert aftermath({"stage": "pick"}, log, 2) is None
    assert aftermath({"stage": "turn"}, log, 0) is None


def test_the_attack_of_a_card_counts_the_strength_it_brings() -> None:
    view = position(hero={"strength": 1}).view(0)
    assert hit(view, 0, "notched_falchion") == ("melee", 4)
    assert hit(view, 0, "yew_bow") == ("ranged", 2)
    assert hit(view, 0, "titans_girdle") == ("melee", 6)
    assert hit(view, 0, "drill_post") is None


def test_the_attack_of_a_card_is_the_attack_that_is_asked() -> None:
    match = position(hand=["notched_falchion"], hero={"strength": 2}, line=["elder_dragon"])
    foretold = hit(match.view(0), 0, "notched_falchion")
    assert foretold is not None
    for decision in match.decisions:
        if decision.seat:
            match.choose(decision.seat, next(key for key in decision.keys if key.startswith("sell:")))
    choose(match, "play:notched_falchion")
    fights = match.view(0)["facts"]["fights"][0]
    assert fights[0]["damage"] == foretold.damage == 5
