"""Setup, the enemy draft, enemies in play, characters and life (P 1 to 4)."""

from collections import Counter

import pytest

from croupier.engine import BadSetup, arrange, start
from croupier.games.perils import Perils
from croupier.games.perils.effects.designs import PLAIN, deck, enemies
from tests.games.perils.table import act, board, choose, hero, line, names, position, told
from tests.games.played import offered

CARDS, CHARACTERS, FOES = PLAIN.CARDS, PLAIN.CHARACTERS, PLAIN.FOES


def test_p_1_1_two_to_six_players() -> None:
    """P 1.1"""
    for players in (2, 6):
        assert start(Perils, players, 1).players == players
    for players in (1, 7):
        with pytest.raises(BadSetup):
            start(Perils, players, 1)
    assert board(start(Perils, 3, 1)).clockwise(2) == (0, 1)


def test_p_1_2_characters_are_dealt_at_random_and_lie_open() -> None:
    """P 1.2, 1.4, 14.3"""
    seen = Counter(names(start(Perils, 2, seed), "character")[0] for seed in range(60))
    assert len(seen) > 7
    match = start(Perils, 2, 3)
    assert match.view(None)["character"] == [names(match, "character", 0), names(match, "character", 1)]
    assert [told["card"] for told in match.log if told["event"] == "hero-dealt"] == [
        names(match, "character", 0)[0],
        names(match, "character", 1)[0],
    ]


@pytest.mark.parametrize("players", range(2, 7))
def test_p_1_5_the_decks_hold_seven_cards_a_player(players: int) -> None:
    """P 1.5, 1.6, 1.7, 1.8, 14.4"""
    game = board(start(Perils, players, 5))
    for phase in (1, 2, 3):
        faces = [game.faces[card] for card in game.decks[phase - 1]]
        assert len(faces) == 7 * players
        assert {CARDS[face].phase for face in faces} == {phase}
        marks = Counter(face for face in faces)
        for face, copies in marks.items():
            assert copies == sum(mark <= players for mark in CARDS[face].marks)
        assert sorted(faces) == sorted(deck(CARDS, phase, players))
        assert faces != sorted(faces)  # shuffled
    out = Counter(game.left_out)
    assert out == {f: n for f, c in CARDS.items() if (n := sum(mark > players for mark in c.marks))}
    assert len(game.box) == 10 - players


def test_p_1_9_enemies_are_sorted_by_class() -> None:
    """P 1.9, 1.10, 2.2, 2.20"""
    bands = {1: {1, 2}, 2: {3, 4}, 3: {5, 6}}
    for foe in FOES.values():
        assert foe.strength in bands[foe.level]
    for players in (2, 6):
        game = board(start(Perils, players, 5))
        assert [len(pile) for pile in game.enemy_decks] == [24 - 4 * players, 24, 24]
        for level in (1, 2, 3):
            assert len(enemies(FOES, level)) == 24
            assert {FOES[game.faces[card]].level for card in game.enemy_decks[level - 1]} <= {level}
        assert {FOES[game.faces[card]].level for hand in game.dealt for card in hand} == {1}


def test_p_1_11_everybody_starts_alike() -> None:
    """P 1.11, 1.12, 1.13, 1.14, 1.15, 1.16, 4.1, 4.6"""
    match = start(Perils, 6, 2)
    for seat in range(6):
        one, passive = hero(match, seat), CHARACTERS[Perils.face(names(match, "character", seat)[0])].passive
        assert (one.coins, one.mana, one.life, one.wounds, one.points) == (6, 6, 10, 0, 0)
        given = sum(one.level(level) for level in ("strength", "armour", "earth", "water", "fire", "wild"))
        assert given == (1 if getattr(passive, "level", "") else 0)
        assert match.view(None)["heroes"][seat]["life"] == 10  # markers are open
    rich = position(hand=["toll_bridge"], hero={"coins": 175, "mana": 200})
    assert hero(act(rich, "play:toll_bridge")).coins == 180  # tokens never run out


@pytest.mark.parametrize("name", [character.id for character in CHARACTERS.values()])
def test_p_4_2_every_passive_is_in_force_from_setup(name: str) -> None:
    """P 4.2, 1.15"""
    seed = next(s for s in range(400) if names(start(Perils, 2, s), "character")[0] == name)
    one = hero(start(Perils, 2, seed))
    expected = {
        "hroda": ("strength", 1),
        "aldric": ("armour", 1),
        "moss": ("earth", 1),
        "naiya": ("water", 1),
        "kaldur": ("fire", 1),
        "ilvane": ("wild", 1),
        "corvin": ("points", 0),
        "belladonna": ("life_price", 1),
        "zephyrin": ("mana_price", 1),
        "gorm": ("max_life", 14),
    }[name]
    assert getattr(one, expected[0]) == expected[1]
    assert one.life == 10


# -- Part 2 --------------------------------------------------------------------------------------------------------


def test_p_2_1_every_phase_begins_with_a_draft_of_its_class() -> None:
    """P 2.1, 2.2, 2.3, 5.1"""
    match = start(Perils, 2, 4)
    stages: list[tuple[int, str]] = []
    while not match.over:
        game = board(match)
        name = match.decisions[0].name
        if name in ("pick", "turn") and (game.phase, name) not in stages:
            stages.append((game.phase, name))
        if name == "pick":
            assert {FOES[game.faces[card]].level for hand in game.dealt for card in hand} == {game.phase}
            assert game.hand == [[], []]  # the cards are dealt afterwards
        match.choose(match.decisions[0].seat, 0)
    assert stages == [(p, name) for p in (1, 2, 3) for name in ("pick", "turn")]


@pytest.mark.parametrize(("phase", "step"), [(1, 1), (2, -1), (3, 1)])
def test_p_2_7_the_directions(phase: int, step: int) -> None:
    """P 2.6, 2.7, 2.8, 2.9, 2.15, 5.16, 5.17, 5.18"""
    hands = [[foe.id for foe in FOES.values() if foe.level == phase][4 * s : 4 * s + 4] for s in range(3)]
    match = position(3, stage="pick", phase=phase, turn=0, dealt=hands)
    for seat in range(3):
        match.choose(seat, 0)
    for seat in range(3):
        assert names(match, "dealt", (seat + step) % 3) == hands[seat][1:]
    match = position(3, stage="gift", phase=phase, turn=0, picked=hands)
    for seat in range(3):
        choose(match, f"gift:{hands[seat][0]}", "keep_all", seat=seat)
    for seat in range(3):
        assert line(match, (seat + step) % 3)[-1] == (hands[seat][0], 0)
        assert [name for name, _ in line(match, seat)[:-1]] == hands[seat][1:]
    before = [names(match, "hand", seat) for seat in range(3)]
    for seat in range(3):
        choose(match, next(key for key in offered(match, seat) if key.startswith("sell:")), seat=seat)
    for seat in range(3):
        assert not Counter(names(match, "hand", (seat + step) % 3)) - Counter(before[seat])
    backs = {Perils.FACES[face].worth[0].icon for face in deck(CARDS, phase, 6)}
    assert backs == {"passleft" if step == 1 else "passright"}


def test_p_2_5_one_option_per_name_and_a_single_one_is_not_asked() -> None:
    """P 2.5, 2.21, 14.2"""
    twins = ["rat_swarm", "bog_imp", "rat_swarm", "young_troll"]
    match = position(2, stage="pick", turn=0, dealt=[twins, ["strangler", "thorn_boar"] * 2])
    assert offered(match) == ["pick:rat_swarm", "pick:bog_imp", "pick:young_troll"]
    pair = [["rat_swarm", "rat_swarm"], ["bog_imp", "strangler"]]
    match = position(2, stage="pick", turn=0, dealt=pair, picked=[["strangler"], ["young_troll"]])
    assert match.decision(0) is None  # both are rat swarms
    assert [one["seat"] for one in match.view(1)["asked"]] == [0, 1]  # which seat 1 does not learn
    assert [one["seat"] for one in match.view(0)["asked"]] == [1]
    choose(match, "pick:bog_imp", seat=1)
    assert names(match, "picked") == ["strangler", "rat_swarm", "strangler"]


def test_p_2_13_keep_two_or_three() -> None:
    """P 2.12, 2.13, 2.18, 2.19"""
    picked = [["rat_swarm", "bog_imp", "strangler", "young_troll"], ["carrion_crow"] * 2 + ["thorn_boar"] * 2]
    match = position(2, stage="gift", turn=0, picked=picked)
    assert offered(match) == ["gift:rat_swarm", "gift:bog_imp", "gift:strangler", "gift:young_troll"]
    choose(match, "gift:bog_imp")
    assert offered(match) == ["keep_all", "discard:rat_swarm", "discard:strangler", "discard:young_troll"]
    choose(match, "discard:strangler")
    assert offered(match, 1) == ["gift:carrion_crow", "gift:thorn_boar"]
    choose(match, "gift:thorn_boar", seat=1)
    assert offered(match, 1) == ["keep_all", "discard:carrion_crow", "discard:thorn_boar"]
    choose(match, "keep_all", seat=1)
    assert [name for name, _ in line(match)] == ["rat_swarm", "young_troll", "thorn_boar"]  # nothing is asked of it
    assert [name for name, _ in line(match, 1)] == ["carrion_crow", "carrion_crow", "thorn_boar", "bog_imp"]
    discarded = match.view(None)["enemy_discard"]
    assert discarded == ["strangler"]
    assert match.view(1)["dealt"][0] == {"count": 0}


def test_p_2_22_of_two_copies_the_one_picked_last_goes() -> None:
    """P 2.17, 2.22"""
    picked = [["rat_swarm", "bog_imp", "rat_swarm", "young_troll"], ["carrion_crow", "thorn_boar"] * 2]
    match = position(2, stage="gift", turn=0, picked=picked, line=[{"card": "harpy", "damage": 2}])
    first = board(match).picked[0][0]
    choose(match, "gift:rat_swarm", "keep_all")
    choose(match, "gift:thorn_boar", "keep_all", seat=1)
    assert line(match) == [("harpy", 2), ("rat_swarm", 0), ("bog_imp", 0), ("young_troll", 0), ("thorn_boar", 0)]
    game = board(match)
    assert game.line[0][1].card == first
    assert (game.line[0][4].giver, game.line[0][1].giver) == (1, -1)


# -- Part 3 --------------------------------------------------------------------------------------------------------


def test_p_3_1_what_an_enemy_is() -> None:
    """P 3.1"""
    assert len(FOES) == 36
    for foe in FOES.values():
        assert foe.strength > 0
        assert foe.life > 0
        assert foe.reward
        assert not (foe.guard and (foe.elusive or foe.hollow))


def test_p_3_3_current_strength() -> None:
    """P 3.2, 3.3, 3.10"""
    pack = ["rat_swarm", {"card": "gravel_hound", "rage": 2}, "hellhound", "bog_imp"]
    match = position(line=pack)
    strengths = [enemy["strength"] for enemy in match.view(0)["facts"]["line"][0]]
    assert strengths == [1 + 2, 2 + 2 + 2, 5 + 2 * 2, 1]
    alone = position(line=["hellhound"], trophies=["rat_swarm"])
    assert alone.view(0)["facts"]["line"][0][0]["strength"] == 5  # a slain one is no pack


def test_p_3_4_damage_stays_and_what_is_too_much_is_lost() -> None:
    """P 3.4, 3.5, 3.6, 9.12"""
    enemies = [{"card": "crooked_tollman", "damage": 1}, "crooked_tollman"]
    match = act(position(hand=["pitch_flask"], line=enemies), "play:pitch_flask", "hit:crooked_tollman")
    assert line(match) == [("crooked_tollman", 0)]  # 5 of 4: nothing goes on to the other
    match = act(position(hand=["yew_bow"], line=enemies[:1]), "play:yew_bow", "hit:crooked_tollman")
    assert line(match) == [("crooked_tollman", 3)]
    assert names(match, "trophies") == []


def test_p_3_11_nothing_moves_an_enemy_to_another_line() -> None:
    """P 3.11, 3.9"""
    match = start(Perils, 3, 8)
    owners: dict[int, int] = {}
    while not match.over:
        for seat, enemies_ in enumerate(board(match).line):
            for enemy in enemies_:
                assert owners.setdefault(enemy.card, seat) == seat
        for seat, cards in enumerate(board(match).trophies):
            assert all(owners.get(card, seat) == seat for card in cards)
        decision = match.decisions[-1]
        match.choose(decision.seat, len(decision.options) // 2)
    assert owners


# -- Part 4 --------------------------------------------------------------------------------------------------------


def test_p_4_3_each_power_once_in_each_phase() -> None:
    """P 4.3, 4.4, 4.5, 5.9"""
    spent = position(hand=["yew_bow"], hero={"spent": (True, False), "mana": 6}, character={0: ["hroda"]})
    assert [key for key in offered(spent) if "yew_bow" in key] == [
        "play:yew_bow",
        "sell:yew_bow",
        "power:plunder:yew_bow",
    ]
    assert spent.why_not(0, "power:overrun:yew_bow") == "4.4"
    fresh = position(hand=["yew_bow"], line=["young_troll"], character={0: ["hroda"]})
    act(fresh, "power:overrun:yew_bow")
    assert hero(fresh).mana == 4  # paid before the effect
    assert fresh.decision(0).name == "attack"  # type: ignore[union-attr]  # it is asked
    assert hero(fresh).spent == (True, False)
    poor = position(hand=["yew_bow"], hero={"mana": 0, "coins": 3}, character={0: ["hroda"]})
    assert "power:overrun:yew_bow" not in offered(poor)
    assert poor.why_not(0, "power:overrun:yew_bow") == "5.9"


def test_p_4_7_life_stays_within_its_maximum() -> None:
    """P 4.7, 4.8, 4.9"""
    match = act(position(hand=["field_dressing"], hero={"life": 9}), "play:field_dressing")
    assert hero(match).life == 10
    assert told(match, "healed")[0]["number"] == 1


@pytest.mark.parametrize(("life", "after", "wounds"), [(5, 2, 0), (3, 0, 0), (2, 0, 1), (0, 0, 3)])
def test_p_4_10_damage_point_by_point(life: int, after: int, wounds: int) -> None:
    """P 4.10, 4.11, 4.12, 4.19, 4.20, 4.21"""
    match = position(
        stage="confront", phase=3, line=["harpy"], hero={"life": life, "coins": 0}, tableau=["first_ballad"]
    )
    assert (hero(match).life, hero(match).wounds, hero(match).wounded) == (after, wounds, after == 0)
    assert match.over
    assert told(match, "scored")[0]["number"] == 3 - wounds
    assert match.players == 6  # nobody has left


def test_p_4_13_healing_ends_being_wounded_but_removes_no_marker() -> None:
    """P 4.13, 4.14"""
    match = position(hand=["field_dressing"], hero={"life": 0, "wounds": 4})
    assert hero(match).wounded
    act(match, "play:field_dressing")
    assert (hero(match).wounded, hero(match).wounds, hero(match).life) == (False, 4, 3)


def test_p_4_17_the_wounded_may_shoot() -> None:
    """P 4.17, 4.15"""
    one = {"life": 0, "coins": 3}
    match = act(position(hand=["yew_bow"], line=["harpy"], hero=one), "play:yew_bow")
    assert offered(match) == ["hit:harpy", "hold"]
    match = act(position(hand=["notched_falchion"], line=["dire_wolf"], hero=one), "play:notched_falchion")
    assert offered(match) == ["hold", "potion"]
    assert match.why_not(0, "hit:dire_wolf") == "4.15"


def test_p_4_18_who_has_a_point_left_may_fight_anybody() -> None:
    """P 4.18"""
    match = act(position(hand=["quarry_maul"], line=["demon_prince"], hero={"life": 1}), "play:quarry_maul")
    choose(match, "hit:demon_prince")
    assert (hero(match).life, hero(match).wounds) == (0, 5)


def test_arranging_an_unknown_card_is_refused() -> None:
    with pytest.raises(BadSetup):
        arrange(Perils, 2, {"trophies": {0: ["dragon"]}})
