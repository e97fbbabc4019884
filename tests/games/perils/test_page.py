"""The page of a table: what it keeps in view between two questions, what it says of prices, what it foretells."""

from collections.abc import Mapping
from typing import Any

import croupier
from croupier.engine import Match
from croupier.games.perils import Perils
from croupier.games.perils.page.page import PerilsPage
from croupier.kit import Plain, Preview, Table, plain
from croupier.text import Translator
from tests.games.perils.table import act, asked, choose, hero, names, others_sell, position
from tests.kit import test_page as kit
from tests.words import flat

NAMES = ("Mara", "Ada", "Tomas", "Ines", "Jonas", "Rabe")


def page(
    match: Match, seat: int | None = 0, language: str = "en", **instead: Any
) -> PerilsPage:  # Any: a view or a log
    """The page of a seat."""
    told: dict[str, Any] = {"view": match.view(seat), "log": match.log_for(seat), **instead}  # Any: plain data
    decision = None if seat is None else match.decision(seat)
    translator = Translator(language, Perils, strict=True)
    return PerilsPage(Table(Perils, translator, names=NAMES[: match.players], me=seat, decision=decision, **told))


def foretold(match: Match, key: str, seat: int = 0) -> Preview:
    """What the page says of an option."""
    after = match.preview(seat, key)
    assert after is not None
    return kit.foretold(page(match, seat), after)


def drafted() -> Match:
    """A match of two up to the gifts."""
    match = croupier.start("perils", players=2, seed=2026)
    while any(decision.name == "pick" for decision in match.decisions):
        for decision in match.decisions:
            match.choose(decision.seat, decision.keys[0])
    return match


# -- between two questions ---------------------------------------------------------------------------------------------


def test_enemies_in_hand_stay_in_view_after_a_pick_and_only_for_their_owner() -> None:
    match = croupier.start("perils", players=2, seed=2026)
    dealt = match.view(0)["dealt"][0]["cards"]
    assert page(match).hand.offered(0) == dealt
    match.choose(0, f"pick:{dealt[1]}")
    assert asked(match) == ""
    assert page(match).hand.offered(0) == ()
    assert page(match).hand.resting(0) == dealt
    assert page(match, 1).hand.resting(0) == ()


def test_the_gift_is_told_apart_from_the_enemies_one_may_keep() -> None:
    match = drafted()
    picked = match.view(0)["picked"][0]["cards"]
    assert page(match).hand.gift(0) == ""
    match.choose(0, f"gift:{picked[2]}")
    assert page(match).hand.gift(0) == picked[2]
    last = len(picked) - 1 - picked[::-1].index(picked[2])
    assert page(match).hand.offered(0) == picked[:last] + picked[last + 1 :]
    match.choose(0, "keep_all")
    assert page(match).hand.resting(0) == picked


def test_of_two_copies_the_gift_is_the_one_picked_last() -> None:
    """P 2.12, 2.22"""
    swarm = ["rat_swarm", "bog_imp", "rat_swarm", "strangler"]
    zones: dict[str, list[Any]] = {
        "picked": [swarm, ["ettin", "harpy", "hydra", "lich"]],
        "hand": [[], []],
        "dealt": [[], []],
    }  # Any: faces of each seat
    match = position(2, stage="gift", seats=zones)
    match.choose(0, "gift:rat_swarm")
    assert page(match).hand.gift(0) == "rat_swarm"
    assert page(match).hand.offered(0) == ["rat_swarm", "bog_imp", "strangler"]
    two = ["rat_swarm", "rat_swarm", "bog_imp", "bog_imp"]
    for gift, kept in (("rat_swarm", ["rat_swarm", "bog_imp", "bog_imp"]), ("bog_imp", two[:3])):
        pairs = position(2, stage="gift", seats={**zones, "picked": [two, ["ettin", "harpy", "hydra", "lich"]]})
        pairs.choose(0, f"gift:{gift}")
        assert pairs.decisions[0].keys == ("keep_all", "discard:rat_swarm", "discard:bog_imp")  # for both gifts
        assert page(pairs).hand.gift(0) == gift
        assert page(pairs).hand.offered(0) == kept
        assert pairs.decisions[0].about == {"gift": gift}
        assert pairs.decisions[1].about == page(pairs, 1).table.about == page(pairs, None).table.about == {}


def test_hands_go_on_until_the_last_turn_of_a_phase() -> None:
    """P 5.16, 5.19"""
    going = position(turn=5)
    assert going.view(0)["facts"]["passing"] == {"direction": "left", "to": [1, 2, 3, 4, 5, 0]}
    assert flat(page(going).where()) == "Turn 5 of 6 · pass your hand left, to Ada"
    assert flat(page(going, None).where()) == "Turn 5 of 6 · hands are passed to the left"
    last = position(turn=6)
    assert last.view(0)["facts"]["passing"] is None
    assert flat(page(last).where()) == "Turn 6 of 6"
    assert drafted().view(0)["facts"]["passing"]["to"] == [1, 0]
    confronting = position(stage="confront", line=["elder_dragon"], hero={"life": 1})
    assert asked(confronting) == "life"
    assert confronting.view(0)["facts"]["passing"] is None


def test_what_the_strikes_have_cost_is_told_while_the_next_enemies_are_chosen() -> None:
    log: list[Mapping[str, Any]] = [  # Any: plain data
        {"event": "confrontation", "number": 1},
        {"event": "struck", "seat": 0, "lost": 9, "wounds": 9},
        {"event": "phase-started", "number": 2},
        {"event": "confrontation", "number": 2},
        {"event": "struck", "seat": 0, "lost": 3, "wounds": 0},
        {"event": "struck", "seat": 1, "lost": 5, "wounds": 0},
        {"event": "enraged", "seat": 1, "number": 1},
        {"event": "struck", "seat": 0, "lost": 1, "wounds": 2},
        {"event": "phase-started", "number": 3},
        {"event": "picked", "seat": 0},
    ]
    match = drafted()
    assert flat(plain(page(match, log=log).aftermath(0))) == "The enemies have struck: 4 HP lost, 2 wounds."
    assert page(match, log=log[:-2] + log[-1:]).aftermath(2) == ()
    assert page(match).aftermath(0) == ()
    assert page(position(), log=log).aftermath(0) == ()


def test_the_decks_of_three_phases_are_nobodys_also_where_three_play() -> None:
    """P 1.7, 1.9"""
    three = page(croupier.start("perils", players=3, seed=2026))
    assert len(three.view["decks"]) == len(three.names)
    for seat in range(3):
        assert not {"decks", "enemy_decks"} & {counter.name for counter in three.counters(seat)}


# -- prices and blows --------------------------------------------------------------------------------------------------


def test_the_attack_of_a_card_counts_the_strength_it_brings() -> None:
    """P 7.4, 9.1, 9.2"""
    wanted = {
        "notched_falchion": ("melee", 4),
        "yew_bow": ("ranged", 2),
        "titans_girdle": ("melee", 6),
        "drill_post": None,
    }
    for face, attack in wanted.items():
        match = position(phase=3 if face == "titans_girdle" else 1, hand=[face], hero={"strength": 1})
        told = match.view(0)["facts"]["hand"][face]["attack"]
        assert (told and (told["reach"], told["damage"])) == attack, face


def test_the_attack_of_a_card_is_the_attack_that_is_asked() -> None:
    match = position(hand=["notched_falchion"], hero={"strength": 2}, line=["elder_dragon"])
    told = match.view(0)["facts"]["hand"]["notched_falchion"]["attack"]
    act(match, "play:notched_falchion")
    facts = match.view(0)["facts"]
    assert facts["attack"] == [told, None, None, None, None, None]
    assert facts["fights"][0][0]["damage"] == told["damage"] == 5


def test_a_card_names_the_weapons_that_strike_with_it() -> None:
    """P 8.4"""
    match = position(phase=2, hand=["duellists_sabre", "ogre_maul"], tableau=["notched_falchion"])
    hand = match.view(0)["facts"]["hand"]
    assert hand["duellists_sabre"]["chain"] == ["notched_falchion"]
    assert hand["ogre_maul"]["chain"] == []


def test_what_is_missing_is_said_in_one_word_and_what_is_left_is_what_is_left() -> None:
    """P 6.3 to 6.7, 10.5"""
    hand = ["starfall_staff", "dragonscale_coat", "well_of_stars", "triumphal_arch"]
    match = position(phase=3, hand=hand, hero={"water": 0, "wild": 1, "coins": 5, "mana": 3}, turn=4)
    shown = page(match)
    assert shown.prices.obstacle("starfall_staff") == (
        "trinity",
        "1\N{NO-BREAK SPACE}element short",
    )  # Water and Fire, less the wild one
    assert shown.prices.obstacle("triumphal_arch") == ("coin", "1\N{NO-BREAK SPACE}coin short")
    assert shown.prices.obstacle("dragonscale_coat") == ("", "")
    prices = match.view(0)["facts"]["hand"]
    assert shown.prices.left(prices["well_of_stars"]) == ""
    assert flat(shown.prices.left(prices["dragonscale_coat"])) == "0 coins and 3 mana left."
    act(match, "play:dragonscale_coat")
    assert prices["dragonscale_coat"]["left"] == {"coins": hero(match).coins, "mana": hero(match).mana}


def test_every_bar_has_its_word() -> None:
    """P 4.15, 9.9 to 9.11"""
    words = {None: "", "9.9": "guarded", "9.10": "elusive", "9.11": "hollow", "4.15": "wounded"}
    hurt = {"life": 0, "wounds": 2, "coins": 9}
    positions = (
        position(hand=["quarry_maul"], line=["dire_wolf", "will_o_wisp"]),
        position(hand=["quarry_maul"], line=["dire_wolf", "ettin"], hero=hurt),
        position(hand=["yew_bow"], line=["bone_sentry", "dire_wolf"]),
    )
    seen = set()
    for match in positions:
        act(match, "play:" + match.view(0)["hand"][0]["cards"][0])
        for foe in page(match).line.foes(0):
            assert foe["barred"] == words[match.why_not(0, foe["key"])], foe["card"]
            seen.add(foe["barred"])
    assert seen == {*words.values()}


# -- the coming strikes ------------------------------------------------------------------------------------------------


def strikes(match: Match) -> str:
    return flat(plain(page(match).line.strikes(0)))


def test_the_coming_strikes_are_added_up_and_those_that_have_fallen_are_not() -> None:
    """P 11.3"""
    line = ["ettin", "elder_dragon"]
    blows = position(line=line).view(0)["facts"]["strikes"][0]["damages"]
    total = f"{blows[0]} + {blows[1]} = {sum(blows)}"
    assert strikes(position(line=line, hero={"life": 2})).startswith(
        f"If the phase ended now: {total} damage; you have 2 HP"
    )
    match = position(stage="confront", line=line, hero={"life": 2})
    assert strikes(match).startswith(f"Still to come: {total} damage; you have 2 HP, {sum(blows) - 2} wounds follow")
    choose(match, "0")
    assert match.view(0)["facts"]["strikes"][0]["coming"] == blows[1:]
    assert strikes(match) == f"Still to come: {blows[1]} damage; you have 0 HP, {blows[1]} wounds follow"
    assert strikes(position()) == "No enemy stands before you."


WEAK = ["bog_imp", "carrion_crow"]
"""Each of them strikes for 1."""


def test_one_damage_is_one_in_french_and_a_sum_goes_by_its_total() -> None:
    """P 11.3"""
    for line, said in ((WEAK[:1], ": 1 dégât ;"), (WEAK, ": 1 + 1 = 2 dégâts ;")):
        assert said in flat(plain(page(position(line=line), language="fr").line.strikes(0)))


# -- forecasts ---------------------------------------------------------------------------------------------------------


def changes(before: Match, after: Match) -> tuple[Plain, Plain]:
    now, then = (match.view(0)["heroes"][0] for match in (before, after))
    return now, then


def test_an_attack_foretells_the_fall_and_what_it_costs() -> None:
    """P 9.6, 9.7: an enemy that falls strikes back as well."""
    match = act(position(hand=["quarry_maul"], line=["bog_imp", "elder_dragon"]), "play:quarry_maul")
    for key in ("hit:bog_imp", "hit:elder_dragon"):
        said = foretold(match, key)
        after = choose(match.fork(), key)
        now, then = changes(match, after)
        falls = "bog_imp" in names(after, "trophies")
        assert ("slain" in plain(said.said)) == falls == (key == "hit:bog_imp")
        assert said.marks == ({"foe-0-hit-bog_imp": "fall"} if falls else {})
        assert f"HP {now['life']}→{then['life']}" in plain(said.said)
        more = then["wounds"] - now["wounds"]
        assert (f"wounds +{more}" in plain(said.said)) == bool(more)


def test_the_last_of_all_to_act_has_a_forecast_as_well() -> None:
    """What comes after the turn, a hand that is passed on, is hidden; what the attack does is not (P 5.14, 5.16)."""
    match = position(2, hand=["quarry_maul"], line=["elder_dragon"], seats={"trophies": [[], []]})
    act(match, "play:quarry_maul")
    assert [decision.seat for decision in match.decisions] == [0]
    assert "HP 10→" in plain(foretold(match, "hit:elder_dragon").said)


def test_potions_foretell_where_the_coming_strikes_leave_one() -> None:
    """P 10.7, 10.10, 11.3"""
    match = position(stage="confront", line=["elder_dragon"], hero={"life": 2, "coins": 6})
    assert asked(match) == "life"
    for key in ("0", "2"):
        after = choose(match.fork(), key)
        now, then = changes(match, after)
        wounds = f" wounds +{then['wounds'] - now['wounds']}"
        assert plain(foretold(match, key).said) == f"HP {then['life']}{wounds} coins {then['coins']}"


def test_potions_before_a_theft_are_told_with_the_theft_though_mana_is_asked_before() -> None:
    """P 10.10, 11.5"""
    match = position(stage="confront", line=["tomb_robber_king"], hero={"life": 1, "coins": 6})
    assert asked(match) == "life"
    after = choose(match.fork(), "1")
    assert asked(after) == "mana"
    choose(after, "0")
    now, then = changes(match, after)
    wanted = f"HP {then['life']} wounds +{then['wounds'] - now['wounds']} coins {then['coins']}"
    assert plain(foretold(match, "1").said) == wanted


def test_a_secret_choice_foretells_nothing() -> None:
    """P 5.4, 5.5: nothing of it shows before all have chosen."""
    match = position(2, hand=["notched_falchion"])
    assert foretold(match, "play:notched_falchion") == Preview()
    others_sell(match, 0)
    assert match.preview(0, "play:notched_falchion") is None


def test_what_was_stolen_is_told_beside_what_the_strikes_have_cost() -> None:
    """P 11.5"""
    match = position(2, hand=[], turn=6, line=["bog_imp"], hero={"mana": 6})
    others_sell(match)
    (stolen,) = [event for event in match.log if event["event"] == "stole"]
    assert flat(plain(page(match).aftermath(0))).endswith(f"HP lost. Stolen: {stolen['number']} mana.")


def test_an_attack_foretells_no_fall_of_another_enemy() -> None:
    """P 9.7, 14.2, forced_attack: the next weapon strikes by itself."""
    match = position(
        6,
        phase=2,
        hand=["ogre_maul"],
        tableau=["quarry_maul"],
        line=["dire_wolf", "goblin_poacher"],
        hero={"coins": 3, "life": 1, "armour": 1, "earth": 1},
        variants={"forced_attack": "on"},
    )
    act(match, "play:ogre_maul")
    choose(match, "next:quarry_maul")
    told = foretold(match, "hit:dire_wolf")
    assert "falls" not in flat(plain(told.said))
    assert told.marks == {}
    choose(match, "hit:dire_wolf")
    assert names(match, "trophies") == ["goblin_poacher"]


def test_a_strike_that_armour_does_not_soften_is_told_as_it_falls() -> None:
    """bare_confrontation"""
    laid: dict[str, Any] = {
        "stage": "confront",
        "line": ["gravel_hound", "dire_wolf"],
        "hero": {"life": 1, "armour": 2, "coins": 4},
    }
    for bare, blows in (("on", [3, 4]), ("off", [1, 2])):
        match = position(2, variants={"bare_confrontation": bare}, **laid)
        facts = match.view(0)["facts"]
        assert [row["retaliation"] for row in facts["line"][0]] == facts["strikes"][0]["damages"] == blows


def test_the_coins_of_the_cost_go_before_the_mana_they_would_buy() -> None:
    """P 6.7"""
    assert (
        page(position(6, hand=["pitch_flask"], hero={"coins": 0, "mana": 0})).prices.obstacle("pitch_flask")[0]
        == "coin"
    )
    assert (
        page(position(6, hand=["pitch_flask"], hero={"coins": 2, "mana": 0})).prices.obstacle("pitch_flask")[0]
        == "mana"
    )


def test_the_box_does_not_tell_who_was_offered_whom() -> None:
    """pick_hero"""
    match = croupier.start("perils", players=3, seed=5, variants={"pick_hero": "on"})
    for seat in range(3):
        match.choose(seat, 0)
    box = match.view(2)["box"]
    assert len(box) == 7
    assert box == sorted(box, key=[face.id for face in Perils.FACES].index)
