"""The worked examples of the specification, one test each."""

from croupier.engine import Match, arrange, start
from croupier.games.perils import Perils
from croupier.games.perils.effects.designs import PLAIN
from croupier.games.perils.rules import scoring
from tests.games.perils.table import act, asked, board, choose, hero, line, names, others_sell, position, told
from tests.games.played import offered

CHARACTERS = PLAIN.CHARACTERS


def test_w1_setup() -> None:
    """P 1.3, 1.5, 1.6, 1.8, 1.9, 1.11, 1.12, 1.15, 1.16, 4.1, 4.8"""
    for seed in range(6):
        match = start(Perils, 4, seed)
        game = board(match)
        assert [len(deck) for deck in game.decks] == [28, 28, 28]
        assert [len(deck) + (16 if level == 0 else 0) for level, deck in enumerate(game.enemy_decks)] == [24, 24, 24]
        for phase in (1, 2, 3):
            assert sum(game.FACES[face].back == f"phase-{phase}" for face in game.left_out) == 14
        assert len(game.box) == 6
        assert len({names(match, "character", seat)[0] for seat in range(4)}) == 4
        for seat in range(4):
            one = hero(match, seat)
            assert (one.coins, one.mana, one.life, one.wounds, one.points) == (6, 6, 10, 0, 0)
            assert one.max_life == (14 if names(match, "character", seat) == ["gorm"] else 10)


def draft() -> Match:
    hands = [
        ["rat_swarm", "bog_imp", "young_troll", "thorn_boar"],
        ["goblin_poacher", "strangler", "gravel_hound", "carrion_crow"],
        ["will_o_wisp", "bone_sentry", "shellback_crab", "crooked_tollman"],
    ]
    match = arrange(Perils, 3, {"dealt": hands})
    for round_, picks in enumerate(
        (
            ("thorn_boar", "gravel_hound", "shellback_crab"),
            ("will_o_wisp", "bog_imp", "strangler"),
            ("goblin_poacher", "crooked_tollman", "young_troll"),
        )
    ):
        assert [d.name for d in match.decisions] == ["pick"] * 3
        assert len(names(match, "dealt")) == 4 - round_
        if round_ == 1:
            assert set(names(match, "dealt")) == {"will_o_wisp", "bone_sentry", "crooked_tollman"}
        for seat, enemy in enumerate(picks):
            match.choose(seat, f"pick:{enemy}")
    return match


def test_w2_the_enemy_draft() -> None:
    """P 2.4, 2.5, 2.6, 2.7, 2.10, 2.11"""
    match = draft()
    assert len(match.choices) == 9
    assert names(match, "picked", 0) == ["thorn_boar", "will_o_wisp", "goblin_poacher", "rat_swarm"]
    assert names(match, "picked", 1)[-1] == "carrion_crow"
    assert names(match, "picked", 2)[-1] == "bone_sentry"
    assert [d.name for d in match.decisions] == ["gift"] * 3


def test_w3_gift_and_keep() -> None:
    """P 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.19"""
    match = draft()
    choose(match, "gift:rat_swarm", "keep_all", seat=0)
    assert board(match).line == [[], [], []]  # nothing is shown before all have answered
    assert not told(match, "kept")
    choose(match, "gift:crooked_tollman", "discard:carrion_crow", seat=1)
    choose(match, "gift:bone_sentry", "discard:shellback_crab", seat=2)
    lines = [[name for name, _ in line(match, seat)] for seat in range(3)]
    assert lines == [
        ["thorn_boar", "will_o_wisp", "goblin_poacher", "bone_sentry"],
        ["gravel_hound", "bog_imp", "rat_swarm"],
        ["strangler", "young_troll", "crooked_tollman"],
    ]
    game = board(match)
    assert [game.FACES[game.faces[card]].id for card in game.enemy_discard] == ["carrion_crow", "shellback_crab"]


def test_w4_melee() -> None:
    """P 9.1, 9.5, 9.6, 3.2, 3.5, 3.7, 3.9"""
    match = position(hand=["notched_falchion"], line=["gravel_hound"], hero={"strength": 1})
    act(match, "play:notched_falchion", "hit:gravel_hound")
    one = hero(match)
    assert (one.life, one.coins, one.points) == (8, 5, 3)
    assert names(match, "trophies") == ["gravel_hound"]
    assert line(match) == []


def test_w5_the_reward_comes_after_the_retaliation() -> None:
    """P 4.12, 4.13, 9.7, 3.7, 3.8"""
    match = position(hand=["quarry_maul"], line=["thorn_boar"], hero={"life": 2, "coins": 3})
    act(match, "play:quarry_maul", "hit:thorn_boar")
    one = hero(match)
    assert (one.life, one.wounds, one.points, one.wounded) == (3, 0, 3, False)


def test_w6_ranged_lasting_damage_and_regeneration() -> None:
    """P 3.4, 9.2, 9.3, 9.4, 11.1, 11.5, 11.7"""
    enemies = ["young_troll", {"card": "bog_imp", "damage": 1}]
    match = position(hand=["yew_bow", "toll_bridge"], turn=6, line=enemies, hero={"coins": 2, "strength": 3})
    act(match, "play:yew_bow")
    assert offered(match) == ["hit:young_troll", "hit:bog_imp", "hold"]
    assert hero(match).life == 10
    choose(match, "hit:young_troll")
    assert told(match, "shot")[0]["damage"] == 2
    one = hero(match)
    assert (one.life, one.mana, one.coins) == (7, 5, 0)
    assert line(match) == [("young_troll", 0), ("bog_imp", 1)]
    assert [t["enemy"] for t in told(match, "struck", 0) if t["seat"] == 0] == ["young_troll", "bog_imp"]


def test_w7_mana_shortfall() -> None:
    """P 6.7, 10.2, 10.3, 10.5, 6.2"""
    match = position(hand=["ember_staff"], hero={"coins": 5, "mana": 1})
    price = match.view(0)["facts"]["hand"]["ember_staff"]
    assert (price["potions"], price["coins"], price["payable"]) == (1, 2, True)
    act(match, "play:ember_staff")
    assert (hero(match).coins, hero(match).mana) == (3, 0)
    assert told(match, "paid")[0]["potions"] == 1
    assert "play:ember_staff" not in offered(position(hand=["ember_staff"], hero={"coins": 1, "mana": 1}))
    cheap = position(hand=["ember_staff"], hero={"coins": 5, "mana": 1, "mana_price": 1}, tableau=["bubbling_alembic"])
    act(cheap, "play:ember_staff")
    assert (hero(cheap).coins, hero(cheap).mana) == (4, 0)


def test_w8_levels_and_wild() -> None:
    """P 6.3, 6.4, 6.5, 6.7, 7.7"""
    one = {"coins": 4, "wild": 1}
    assert "play:tower_shield" not in offered(position(phase=2, hand=["tower_shield"], hero=one))
    match = position(phase=2, hand=["tower_shield"], hero={**one, "earth": 1})
    act(match, "play:tower_shield")
    after = hero(match)
    assert (after.coins, after.earth, after.armour, after.wild) == (0, 1, 2, 1)
    again = position(phase=2, hand=["tower_shield"], hero={"coins": 4, "earth": after.earth, "wild": after.wild})
    assert "play:tower_shield" in offered(again)


def chain(life: int) -> Match:
    match = position(
        phase=3,
        hand=["kings_misericord"],
        line=["dire_wolf", "hydra"],
        tableau=["cutpurse_knife", "adder_kris"],
        hero={"strength": 2, "armour": 1, "coins": 4, "life": life},
    )
    act(match, "play:kings_misericord")
    assert (asked(match), hero(match).coins) == ("chain", 2)
    assert offered(match) == ["next:cutpurse_knife", "next:adder_kris", "next:kings_misericord"]
    return match


def test_w9_a_chain_of_three() -> None:
    """P 8.4, 8.5, 8.6, 8.7, 8.9, 8.12"""
    match = chain(life=10)
    choose(match, "next:adder_kris", "hit:dire_wolf")
    assert (hero(match).life, hero(match).points, hero(match).coins) == (8, 4, 4)
    assert offered(match) == ["next:cutpurse_knife", "next:kings_misericord"]
    choose(match, "next:kings_misericord", "hit:hydra")
    assert (hero(match).life, hero(match).coins) == (4, 7)
    assert asked(match) == "attack"  # no order is left to decide
    choose(match, "hit:hydra")
    one = hero(match)
    assert (one.life, one.wounds, one.points, one.coins) == (0, 0, 14, 8)
    assert names(match, "trophies") == ["dire_wolf", "hydra"]


def test_w10_wounded_in_the_middle_of_a_chain() -> None:
    """P 4.10, 4.15, 4.18, 10.6"""
    match = chain(life=4)
    choose(match, "next:adder_kris", "hit:dire_wolf")
    assert hero(match).life == 2
    choose(match, "next:kings_misericord", "hit:hydra")
    assert (hero(match).life, hero(match).wounds, hero(match).coins) == (0, 2, 7)
    assert offered(match) == ["hold", "potion"]
    choose(match, "potion")
    assert (hero(match).life, hero(match).coins) == (1, 5)
    assert offered(match) == ["hit:hydra", "hold", "potion"]
    choose(match, "hit:hydra")
    assert (hero(match).life, hero(match).wounds, hero(match).coins) == (0, 5, 6)


def test_w11_wounded_but_armoured() -> None:
    """P 4.15, 4.16, 4.11"""
    match = position(
        hand=["notched_falchion"], line=["goblin_poacher", "gravel_hound"], hero={"life": 0, "armour": 1, "coins": 1}
    )
    act(match, "play:notched_falchion")
    assert offered(match) == ["hit:goblin_poacher", "hold"]
    choose(match, "hit:goblin_poacher")
    assert hero(match).wounds == 0


def test_w12_confrontation() -> None:
    """P 10.7, 11.2, 11.3, 11.4, 11.5, 11.8"""
    match = position(
        stage="confront",
        line=["gravel_hound", "dire_wolf", "lance_beetle", "gilded_mimic"],
        hero={"armour": 2, "life": 5, "coins": 3, "mana": 4},
    )
    assert (asked(match), offered(match)) == ("life", ["0", "1"])
    assert (hero(match).life, hero(match).striker) == (2, 2)
    choose(match, "0")
    assert (asked(match), offered(match)) == ("life", ["0", "1"])
    assert (hero(match).life, hero(match).wounds) == (0, 1)
    choose(match, "1")
    one = hero(match)
    assert (one.life, one.wounds, one.coins, one.mana) == (0, 1, 0, 4)
    assert len(line(match)) == 4
    assert [strike["damage"] for strike in told(match, "struck")] == [1, 2, 3, 1]


def test_w13_sale_and_power() -> None:
    """P 4.4, 5.7, 5.8, 5.9, 5.10, 5.13, 11.9"""
    match = position(hand=["toll_bridge", "padded_jack", "oak_buckler"], hero={"coins": 2, "mana": 0})
    act(match, "sell:toll_bridge")
    assert (hero(match).coins, hero(match).mana) == (5, 0)
    assert names(match, "tableau") == []
    match = position(hand=["yew_bow", "padded_jack", "oak_buckler"], hero={"coins": 5, "mana": 0})
    assert "power:draw_the_tide:yew_bow" in offered(match)
    act(match, "power:draw_the_tide:yew_bow")
    assert (hero(match).coins, hero(match).mana, hero(match).uses) == (7, 3, 1)
    assert names(match, "discard") == ["yew_bow"]
    assert board(match).reasons[0] == ["power"]
    assert not [key for key in offered(match) if key.startswith("power:draw_the_tide")]
    act(match, next(key for key in offered(match) if key.startswith("sell")))
    assert board(match).phase == 2
    assert hero(match).spent == (False, False)


def test_w14_sixth_turn() -> None:
    """P 5.19, 5.20"""
    match = position(2, hand=["toll_bridge", "yew_bow"], turn=6)
    assert len(names(match, "hand", 1)) == 2
    act(match, "sell:toll_bridge")
    assert names(match, "discard") == ["toll_bridge", "yew_bow"]
    assert board(match).reasons == [["sale", "leftover"], ["sale", "leftover"]]
    assert sum(len(hand) for hand in board(match).hand) == 0


def test_w15_same_name() -> None:
    """P 5.6, 5.7, 7.8"""
    match = position(hand=["padded_jack"], tableau=["padded_jack"])
    keys = [key for key in offered(match) if key.endswith("padded_jack")]
    assert keys == ["sell:padded_jack", "power:tidal_blessing:padded_jack", "power:draw_the_tide:padded_jack"]
    assert match.why_not(0, "play:padded_jack") == "7.8"


def test_w16_targets() -> None:
    """P 9.9, 9.10, 9.11"""
    everyone = ["crooked_tollman", "will_o_wisp", "bone_sentry"]
    for weapon in ("yew_bow", "cutpurse_knife"):
        match = act(position(hand=[weapon], line=everyone), f"play:{weapon}")
        assert offered(match) == ["hit:crooked_tollman", "hold"]
        assert match.why_not(0, "hit:will_o_wisp") == "9.9"
    match = act(position(hand=["yew_bow"], line=everyone[1:]), "play:yew_bow")
    assert offered(match) == ["hit:will_o_wisp", "hold"]
    assert match.why_not(0, "hit:bone_sentry") == "9.11"
    match = act(position(hand=["cutpurse_knife"], line=everyone[1:]), "play:cutpurse_knife")
    assert offered(match) == ["hit:bone_sentry", "hold"]
    assert match.why_not(0, "hit:will_o_wisp") == "9.10"


def test_w17_maximum() -> None:
    """P 4.7, 4.8, 4.9"""
    match = position(hand=["yew_bow"], hero={"life": 11, "max_life": 14}, character={0: ["gorm"]})
    act(match, "power:endure:yew_bow")
    assert (hero(match).life, hero(match).coins) == (14, 7)
    match = act(position(hand=["hunters_stew"]), "play:hunters_stew")
    assert (hero(match).life, hero(match).max_life, hero(match).mana) == (10, 13, 8)


def test_w18_scoring() -> None:
    """P 12.2, 12.3, 12.4, 7.10, 7.11"""
    match = position(
        stage="final",
        phase=3,
        line=[{"card": "demon_prince", "damage": 1}],
        hero={"points": 17, "coins": 7, "wounds": 5},
        tableau=["hymn_of_the_ford", "oath_stone", "hall_of_trophies", "misers_hoard"],
        trophies=["rat_swarm", "bog_imp", "harpy", "dire_wolf", "ettin", "roc"],
        character={0: ["corvin"]},
    )
    assert match.over
    score = told(match, "scored")[0]
    terms = {name: score[name] for name in ("cards", "tokens", "conditions", "wounds", "curses", "number")}
    assert terms == {"cards": 9, "tokens": 17, "conditions": 11, "wounds": 5, "curses": 4, "number": 28}
    each = {t["card"]: t["number"] for t in told(match, "condition") if t["seat"] == 0}
    assert each == {"hall_of_trophies": 6, "misers_hoard": 2, "corvin": 3}


def test_w19_tie() -> None:
    """P 12.7"""
    match = position(
        2,
        stage="final",
        phase=3,
        heroes=[{"points": 32, "wounds": 2}, {"points": 32, "wounds": 2}],
        seats={
            "trophies": [
                ["rat_swarm", "bog_imp", "harpy", "dire_wolf", "ettin"],
                ["rat_swarm", "bog_imp", "harpy", "dire_wolf", "ettin", "roc"],
            ]
        },
    )
    assert match.returns == (0.0, 1.0)
    assert [(won["seat"], won["rule"]) for won in told(match, "won")] == [(1, "12.7")]


def test_w20_lasting_symbol_before_attack() -> None:
    """P 7.4, 7.2, 6.8"""
    match = position(phase=3, hand=["titans_girdle"], line=["hellhound"], hero={"coins": 3})
    act(match, "play:titans_girdle", "hit:hellhound")
    attack = told(match, "attacked")[0]
    assert (attack["damage"], attack["retaliation"]) == (5, 5)
    assert line(match) == [("hellhound", 5)]


def test_every_character_has_a_passive_and_two_powers() -> None:
    """P 4.2, 4.3"""
    assert len(CHARACTERS) == 10
    for character in CHARACTERS.values():
        assert len(character.powers) == 2
    match = others_sell(position(hand=["toll_bridge"]), 0)
    assert scoring.terms(board(match), 0).total == 0
