"""Setup, zones and the formation of combinations, rule by rule."""

from collections import Counter
from typing import Any

import pytest

from croupier.engine import BadSetup, CardId, arrange, start
from croupier.games.confluence import Confluence
from croupier.games.confluence.cards import terms
from croupier.games.confluence.effects.designs import PLAIN
from tests.games.confluence.table import (
    COMMON,
    attack,
    life,
    linked,
    offered,
    one,
    points,
    position,
    stack,
    state,
    waits,
    wall,
)
from tests.games.played import asked, log, names, play

DESIGNS = PLAIN.DESIGNS

# -- C 1: setup ------------------------------------------------------------------------------------------------------


def test_the_cards_are_as_many_as_designed() -> None:
    """C 1.5: 110 cards, 54 designs, by rank and class as the table of checks says."""
    assert len(DESIGNS) == 54
    assert sum(d.copies for d in DESIGNS) == 110
    assert Counter(d.rank for d in DESIGNS) == {1: 15, 2: 26, 3: 13}
    assert all(d.copies == 4 - d.rank for d in DESIGNS)
    cards = Counter[str]()
    for design in DESIGNS:
        cards[design.class_] += design.copies
    assert cards == {"folk": 35, "beast": 32, "spirit": 28, "artefact": 15}
    plain = [d for d in DESIGNS for _ in range(d.copies)]
    for side, expected, blanks, missing in ((0, [20, 20, 19, 19, 19], 13, 2), (1, [20, 20, 20, 19, 19], 13, 2)):
        shown = [sum(d.streams[side] >> s & 1 and not d.blank[side] for d in plain) for s in range(5)]
        assert shown == expected
        assert sum(d.blank[side] for d in plain) == blanks
        assert sum(not d.streams[side] for d in plain) == missing
    means = [sum(d.values[side] for d in plain) / sum(bool(d.streams[side]) for d in plain) for side in (0, 1)]
    assert [round(mean, 2) for mean in means] == [1.44, 2.52]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_setup(players: int) -> None:
    """C 1.2, 1.5, 1.7, 1.8, 1.9, 1.10, 1.11: five and five for each, four in common, nothing set off."""
    match = start(Confluence, players, 3)
    game = state(match)
    assert game.life == [30] * players
    assert [len(hand) for hand in game.hand] == [6] * players  # with the card of the first round
    assert [len(pool) for pool in game.pool] == [5] * players
    assert len(game.common) == 5
    assert len(game.deck) == 110 - 4 - 10 * players - players - 1
    assert game.round == 1
    first = [line["card"] for line in log(match, "first-card")]
    assert [line["card"] for line in log(match, "set-off")] == [
        card for card in first if Confluence.DESIGNS[Confluence.face(card)].common is not None
    ]


def test_cards_are_dealt_five_at_once_in_turn_order() -> None:
    """C 1.6, 1.7, 1.8, 1.9: the first lead player is drawn by lot; hands, then pools, then the common pool."""
    leads = Counter(state(start(Confluence, 3, seed)).lead for seed in range(60))
    assert set(leads) == {0, 1, 2}
    assert min(leads.values()) > 8
    match = start(Confluence, 3, 5)
    base = match._last
    assert isinstance(base, Confluence)
    order = [card for seat in base.from_lead() for card in base.hand[seat]]
    order += [card for seat in base.from_lead() for card in base.pool[seat]]
    assert [*order, *base.common, *base.deck] == list(range(110))


def test_life_is_lost_and_never_above_the_start() -> None:
    """C 1.1, 1.3, 1.4"""
    match = position(
        phase="stacks",
        life=[29, 1],
        main=[waits(0, "torchbearer", "standard"), waits(0, "torchbearer"), waits(0, "mountain_king")],
        hand={0: ["dragon"], 1: ["roc"]},
    )
    assert [line["number"] for line in log(match, "gained-life")] == [1]
    assert [line["left"] for line in log(match, "lost-life")] == [0, -1]
    assert match.returns == (1.0, 0.0)


def test_there_is_no_hand_limit() -> None:
    """C 1.12"""
    match = position(
        phase="laydown",
        hand={0: ["dragon", "roc", "prism", "siren", "wraith", "kestrel", "phoenix", "poacher"]},
    )
    assert len(state(match).hand[0]) == 9
    assert asked(match) == ["1 lay"] or state(match).round == 2


# -- C 2: zones ------------------------------------------------------------------------------------------------------


def test_the_discard_pile_becomes_the_deck() -> None:
    """C 2.1: only when a card has to be taken."""
    match = position(phase="initial", round=0, deck=["dragon"], hand={0: ["roc"], 1: ["siren"]})
    assert log(match, "reshuffled") == []
    match = _scant(["dragon"], ["roc", "siren", "wraith"])
    assert [line["number"] for line in log(match, "reshuffled")] == [3]
    assert len(state(match).deck) == 1
    assert state(match).discard == []


def test_everybody_knows_which_cards_became_the_deck() -> None:
    """C 2.1, 15.4: they mix with each other, and with no card that was hidden before."""
    pile, common = ["dragon", "wraith", "poacher", "siren"], ["crown_of_confluence"]
    hand = [["roc"], ["leviathan"]]
    rest = Counter({design.id: design.copies for design in DESIGNS})
    rest.subtract([*pile, *common, *hand[0], *hand[1]])
    match = position(phase="initial", deck=[], discard=pile, common=common, hand=hand, pool=[list(rest.elements())])
    assert [line["number"] for line in log(match, "reshuffled")] == [4]
    game = state(match)
    known, mixed = (names(match, [*map(CardId, cards)]) for cards in game.hidden_from(0))
    assert known == ["leviathan"]
    assert set(mixed) < set(pile)  # some of them were dealt to seat 0
    assert names(match, game.hand[1])[0] == "leviathan"


def test_a_card_that_is_not_there_is_not_taken() -> None:
    """C 2.2, 5.2: the game goes on."""
    match = _scant([], [])
    assert len(log(match, "no-first-card")) == 1
    assert [line["seat"] for line in log(match, "nothing-left")] == [0, 1]
    assert asked(match) == ["0 lay"]
    match = _scant(["dragon"], ["roc"])
    assert [line["seat"] for line in log(match, "nothing-left")] == [1]
    match = _scant(["dragon"], [], phase="end", ending=[[waits(0, "wayfinder", "common"), waits(0, "wraith")], []])
    play(match, "0 event:1")
    assert names(match, state(match).common) == ["dragon"]
    assert [line["rule"] for line in log(match, "no-first-card")] == ["2.2"]  # of the second card that `renew` takes


def _scant(deck: list[str], discard: list[str], **fields: Any):  # type: ignore[no-untyped-def]  # a match
    """A round begins with these cards left; all others lie in a pool."""
    taken = Counter([*deck, *discard, "kestrel", "guardsman", "kite_runner", "poacher"])
    rest = [d.id for d in DESIGNS for _ in range(d.copies - taken[d.id])]
    return arrange(
        Confluence,
        2,
        {
            "phase": "initial",
            "lead": 0,
            "hand": [["kestrel", "guardsman"], ["kite_runner", "poacher"]],
            "pool": [rest, []],
            "common": [],
            "deck": deck,
            "discard": discard,
            **fields,
        },
    )


def test_discards_lie_on_top_one_at_a_time_in_the_order_chosen() -> None:
    """C 2.3, 2.4"""
    pool = ["guardsman", "kestrel", "cave_bear", "wraith", "poacher", "siren", "reed_heron"]
    match = position(phase="laydown", pool=[pool], discard=["dragon"], hand={0: ["roc", "prism"]})
    play(match, "0 discard:wraith@pool0.4", "0 discard:guardsman@pool0.1")
    assert names(match, state(match).discard) == ["dragon", "wraith", "guardsman"]


def test_a_card_that_leaves_loses_its_marks_and_its_combinations_keep_their_points() -> None:
    """C 2.5"""
    match = position(
        3,
        phase="end",
        pool={1: ["guardsman", "prism", "kestrel"]},
        combinations={1: [wall(9, cards=[(1, 2), (1, 1), (1, 0)]), attack(3, cards=[(1, 2), (1, 1)])]},
        appointed=[[1, 1, 0, 3], [1, 1, 1, 2]],
        used={1: [1, 2]},
        ending={0: [waits(0, "poacher")]},
    )
    play(match, "0 card:prism@pool1.2")
    game = state(match)
    assert game.phase == "combat"
    assert points(match, 1) == [9, 3]
    assert linked(match, 1, 1) == ["kestrel", "guardsman"]
    assert one(match, 1).length == 3
    assert game.appointed == []
    assert game.used[1] == [1]
    assert game.facts(None)["marks"]["kestrel@pool1.2"] == {"attack": ["1.2"], "defence": ["1.1"], "used": True}


# -- C 3: combinations -----------------------------------------------------------------------------------------------


def test_a_combination_has_two_cards_of_one_stream_on_one_side() -> None:
    """C 3.1, 3.2, 3.3, 3.5, 3.6: with the laid card, on attack sides or on defence sides."""
    match = position(pool=[["salamander", "mirror_shield", "guardsman"]], hand=[["magma_serpent"], ["roc", "dragon"]])
    game = state(match)
    assert [(c.side, terms.STREAMS[c.stream]) for c in game.combinations[0]] == [(0, "ember"), (1, "tide")]
    assert linked(match, 0, 1) == ["magma_serpent", "salamander"]
    assert linked(match, 0, 2) == ["magma_serpent", "mirror_shield"]


def test_no_combination_without_a_link_and_nothing_is_asked() -> None:
    """C 3.33, 6.2, 6.4, 6.7"""
    match = position(pool=[["kestrel"]], hand=[["dragon"], ["roc", "siren"]])
    assert state(match).combinations[0] == []
    assert asked(match) == ["1 lay"]
    assert names(match, state(match).pool[0]) == ["kestrel", "dragon"]


def test_one_combination_of_each_side_at_most() -> None:
    """C 3.7, 3.10: the same cards on both sides."""
    match = position(pool=[["salamander", "spark_imp", "phoenix"]], hand=[["salamander"], ["roc", "siren"]])
    play(match, "0 lay:salamander")
    assert [(c.side, c.length) for c in state(match).combinations[0]] == [(0, 4), (1, 3)]
    assert linked(match, 0, 2) == ["salamander", "salamander", "phoenix"]
    facts = match.view(0)["facts"]["marks"]["salamander@pool0.1"]
    assert (facts["attack"], facts["defence"]) == (["0.1"], ["0.2"])


def test_a_side_with_two_streams_matches_either() -> None:
    """C 3.3, 3.4, 3.31"""
    match = position(pool=[["guardsman", "salamander"]], hand=[["mountain_king"], ["siren", "roc"]])
    play(match, "0 compose:mountain_king")
    assert offered(match) == ["all:ember", "all:rock"]
    play(match, "0 all:rock")
    assert linked(match, 0) == ["mountain_king", "guardsman"]
    assert points(match, 0)[0] == 3


def test_a_card_is_engaged_once_per_side_and_round() -> None:
    """C 3.8, 3.9, 3.10, 3.11"""
    match = position(
        phase="additional",
        pool=[["cinder_wolf", "salamander"]],
        hand=[["spark_imp", "prism"]],
        combinations={0: [attack(4, cards=[(0, 0), (0, 1)])]},
    )
    yields = match.view(0)["facts"]["hand"]
    assert [one["card"] for one in yields if one["attack"]] == []
    assert [key for key in offered(match) if key.startswith("lay")] == ["lay:prism"]  # as a wall
    play(match, "0 lay:prism")
    assert linked(match, 0, 2) == ["prism", "salamander"]


def test_own_cards_stay_available_when_others_have_borrowed_them() -> None:
    """C 3.13, 3.18"""
    match = position(
        phase="additional",
        pool={0: ["salamander"], 1: ["cinder_wolf"]},
        hand={0: ["spark_imp"]},
        combinations={1: [attack(4, cards=[(1, 0), (0, 0)])]},
    )
    play(match, "0 lay:spark_imp")
    assert linked(match, 0) == ["spark_imp", "salamander", "cinder_wolf"]
    assert points(match, 1) == [4]


def test_common_cards_are_free_until_another_has_engaged_them() -> None:
    """C 3.12: on any side; one's own engagement on the other side does not matter."""
    for engaged, expected in ((1, []), (0, ["spark_imp", "salamander"])):
        match = position(
            active=0,
            common=["salamander"],
            pool={1: ["kestrel"]},
            hand={0: ["spark_imp"], 1: ["roc", "dragon"]},
            combinations={engaged: [wall(3, cards=[(engaged, 0), (COMMON, 0)])]} if engaged else {},
        )
        mine = state(match).combinations[0]
        assert [linked(match, 0)] == [expected] if mine else not expected


def test_unengaged_cards_of_others_can_never_be_used() -> None:
    """C 3.14, 3.19, 7.5"""
    match = position(
        phase="additional",
        pool={0: ["guardsman"], 1: ["salamander", "cinder_wolf"]},
        hand={0: ["spark_imp"]},
        combinations={1: [attack(2, cards=[(1, 0)])]},
    )
    play(match, "0 lay:spark_imp")
    assert linked(match, 0) == ["spark_imp", "salamander"]
    assert match.why_not(0, "lay:kestrel") == "7.2"


def test_borrowing_is_forbidden_in_the_basic_phase() -> None:
    """C 3.15"""
    match = position(
        pool={1: ["salamander"]},
        hand={0: ["spark_imp"], 1: ["roc", "dragon"]},
        combinations={1: [attack(2, cards=[(1, 0)])]},
    )
    assert state(match).combinations[0] == []


def test_a_borrowed_card_may_be_engaged_on_the_other_side() -> None:
    """C 3.17: it has to show the stream on the combination's side."""
    match = position(
        phase="additional",
        pool={0: ["guardsman"], 1: ["wraith", "torchbearer"]},
        hand={0: ["salamander"]},
        combinations={1: [attack(2, cards=[(1, 0)]), wall(2, cards=[(1, 1)])]},
    )
    play(match, "0 lay:salamander")
    assert linked(match, 0, 1) == ["salamander", "torchbearer"]
    assert linked(match, 0, 2) == ["salamander", "wraith"]


@pytest.mark.parametrize(("length", "attacks", "walls"), [(2, 0, 0), (3, 0, 1), (4, 1, 2), (5, 1, 3), (6, 2, 4)])
def test_length_bonus(length: int, attacks: int, walls: int) -> None:
    """C 3.20, 3.21, 3.22"""
    assert terms.length_bonus(terms.ATTACK, length) == attacks
    assert terms.length_bonus(terms.DEFENCE, length) == walls
    pool = ["guardsman", "quarry_ram", "pebble_sprite", "bridge_warden", "cave_bear"][: length - 1]
    match = position(pool=[pool], hand=[["siege_mason"], ["roc", "siren"]])
    if length > 2:
        play(match, "0 lay:siege_mason")
    values = 1 + sum([1, 2, 1, 1, 2][: length - 1])
    assert points(match, 0)[0] == values + attacks


def test_announced_combinations_do_not_grow() -> None:
    """C 3.6, 3.23, 7.2"""
    match = position(
        phase="additional",
        pool=[["cinder_wolf", "salamander", "phoenix"]],
        hand=[["spark_imp"]],
        combinations={0: [attack(4, cards=[(0, 0), (0, 1)])]},
    )
    play(match, "0 lay:spark_imp")
    assert linked(match, 0, 1) == ["cinder_wolf", "salamander"]
    assert linked(match, 0, 2) == ["spark_imp", "phoenix"]
    assert points(match, 0) == [4, 3]


def test_a_blank_side_takes_the_stream_it_is_used_for() -> None:
    """C 3.24, 3.25, 3.26, 3.27, 3.32: each side on its own, for everybody."""
    match = position(pool=[["guardsman", "prism"]], hand=[["cinder_wolf"], ["roc", "siren"]])
    game = state(match)
    assert game.appointed == [(0, 1, 0, 0), (0, 1, 1, 1)]
    told = match.view(1)["facts"]["marks"]["prism@pool0.2"]
    assert (told["attack_stream"], told["defence_stream"]) == ("ember", "tide")
    match = position(pool=[["guardsman", "wraith", "roc"]], hand=[["prism"], ["leviathan"]])
    play(match, "0 compose:prism")
    assert offered(match) == ["all:rock", "all:gale", "all:shade"]


def test_an_appointed_side_shows_only_that_stream() -> None:
    """C 3.26, 12.7"""
    match = position(
        phase="additional",
        pool=[["prism"]],
        hand=[["spark_imp", "ferryman"]],
        appointed=[[0, 0, 0, 1], [0, 0, 1, 1]],
    )
    assert offered(match) == ["pass", "stop", "lay:ferryman", "activate:prism@pool0.1"]
    assert match.why_not(0, "lay:spark_imp") == "7.5"


def test_composing_asks_attack_first_and_never_changes_the_other_side() -> None:
    """C 3.30, 3.31, 3.34, 3.41: in the basic phase there is no `none`."""
    match = position(
        pool=[["salamander", "torchbearer", "magma_serpent"]],
        common=["zephyr"],
        hand=[["cinder_wolf", "roc"], ["siren"]],
    )
    assert offered(match) == ["lay:cinder_wolf", "compose:cinder_wolf", "lay:roc", "compose:roc"]
    before = next(one for one in match.view(0)["facts"]["hand"] if one["card"] == "cinder_wolf")
    play(match, "0 compose:cinder_wolf")
    assert offered(match) == ["all:ember", "pick:ember"]
    assert match.view(0)["facts"]["forming"]["side"] == "attack"
    assert "forming" not in match.view(1)["facts"]
    play(match, "0 pick:ember", "0 card:torchbearer@pool0.2")
    assert match.view(0)["facts"]["forming"]["points"] == 3
    play(match, "0 done")
    assert offered(match) == ["all:tide", "pick:tide"]
    play(match, "0 all:tide")
    assert points(match, 0) == [3, before["defence"]["points"]]


def test_picking_ends_by_itself() -> None:
    """C 3.37: `done` is offered from two cards on."""
    match = position(pool=[["salamander", "torchbearer"]], hand=[["spark_imp", "roc"], ["siren", "wraith"]])
    play(match, "0 compose:spark_imp", "0 pick:ember")
    assert offered(match) == ["card:salamander@pool0.1", "card:torchbearer@pool0.2"]
    play(match, "0 card:torchbearer@pool0.2")
    assert offered(match) == ["done", "card:salamander@pool0.1"]
    play(match, "0 card:salamander@pool0.1")
    assert linked(match, 0) == ["spark_imp", "torchbearer", "salamander"]


def test_all_engages_everything_available_and_asks_for_loans() -> None:
    """C 3.35, 3.36, 3.16"""
    match = position(
        phase="additional",
        pool={0: ["salamander"], 1: ["cinder_wolf", "torchbearer", "ember_dancer"]},
        hand={0: ["spark_imp"]},
        combinations={1: [attack(5, cards=[(1, 0), (1, 1), (1, 2)])]},
    )
    play(match, "0 compose:spark_imp", "0 all:ember")
    assert asked(match) == ["0 borrow"]
    assert offered(match) == [
        "done",
        "card:cinder_wolf@pool1.1",
        "card:torchbearer@pool1.2",
        "card:ember_dancer@pool1.3",
    ]
    play(match, "0 card:torchbearer@pool1.2", "0 card:cinder_wolf@pool1.1")
    assert linked(match, 0) == ["spark_imp", "salamander", "torchbearer", "cinder_wolf"]
    assert asked(match) == ["0 activate"]


def test_the_announcement_is_told_to_all() -> None:
    """C 3.38, 15.3"""
    match = position(pool=[["salamander"]], hand=[["spark_imp"], ["roc", "siren"]])
    (line,) = log(match, "announced-attack")
    assert {k: line[k] for k in ("seat", "stream", "cards", "length", "points")} == {
        "seat": 0,
        "stream": "ember",
        "cards": ["spark_imp", "salamander"],
        "length": 2,
        "points": 3,
    }


def test_the_fullest_combination_has_most_points_and_ties_go_by_stream() -> None:
    """C 3.39"""
    match = position(pool=[["spark_imp", "ferryman", "reed_heron"]], hand=[["tidal_blade"], ["roc", "siren"]])
    play(match, "0 lay:tidal_blade")
    assert linked(match, 0) == ["tidal_blade", "ferryman", "reed_heron"]
    match = position(pool=[["ferryman", "spark_imp"]], hand=[["tidal_blade"], ["roc", "siren"]])
    play(match, "0 lay:tidal_blade")
    assert linked(match, 0) == ["tidal_blade", "spark_imp"]


def test_the_order_of_cards() -> None:
    """C 3.40: own pool, common pool, then opponents in turn order after the player; each from the oldest."""
    match = position(
        4,
        phase="additional",
        active=2,
        pool={0: ["cinder_wolf"], 1: ["ember_dancer"], 2: ["salamander", "spark_imp"], 3: ["dragon"]},
        common=["magma_serpent", "phoenix"],
        hand={2: ["torchbearer"]},
        combinations={
            0: [attack(2, cards=[(0, 0)]), attack(2, cards=[(COMMON, 0)])],
            1: [attack(2, cards=[(1, 0)])],
            3: [attack(3, cards=[(3, 0)])],
        },
    )
    play(match, "2 compose:torchbearer", "2 pick:ember")
    assert offered(match) == [
        "card:salamander@pool2.1",
        "card:spark_imp@pool2.2",
        "card:magma_serpent@common.1",
        "card:phoenix@common.2",
        "card:dragon@pool3.1",
        "card:cinder_wolf@pool0.1",
        "card:ember_dancer@pool1.1",
    ]


def test_standard_effects_need_three_cards() -> None:
    """C 3.20, 6.5: borrowed cards count."""
    match = position(
        phase="additional",
        pool={0: ["salamander"], 1: ["cinder_wolf"]},
        hand={0: ["torchbearer"]},
        combinations={1: [attack(2, cards=[(1, 0)])]},
    )
    play(match, "0 lay:torchbearer")
    assert stack(match) == ["0 torchbearer strike 1"]


def test_a_setup_that_is_not_offered_is_refused() -> None:
    """C 1.2: variants have the values of the rulebook."""
    with pytest.raises(BadSetup):
        start(Confluence, 2, 1, {"start_life": "25"})
    assert life(start(Confluence, 2, 1, {"start_life": "20"})) == [20, 20]


@pytest.mark.parametrize(
    "laid",
    [
        {"forming": {"seat": 2, "side": 0, "stream": 0, "cards": []}},
        {"sharing": {"seat": 2, "purpose": "A", "number": 0, "target": -1, "left": 1}},
    ],
    ids=lambda laid: next(iter(laid)),
)
def test_nobody_composes_or_divides_at_a_seat_that_is_not_there(laid: dict[str, Any]) -> None:
    """C 3.36, 9.10"""
    with pytest.raises(BadSetup, match="no seat 2"):
        position(**laid)
