"""What the page of Wildlands reads from a view: where options are chosen, fronts, forecasts, payments, the chain."""

from dataclasses import replace
from typing import Any

import pytest

from croupier.engine import Match
from croupier.games.wildlands import Wildlands
from croupier.games.wildlands.cards import terms
from croupier.games.wildlands.effects.designs import PLAIN, printed_on
from croupier.games.wildlands.page.page import WildlandsPage
from croupier.games.wildlands.page.reckoning import decided
from croupier.kit import Attempt, plain
from croupier.text import Translator
from tests.games.played import asked, log, play
from tests.games.wildlands.table import battle, front, land, position
from tests.kit.test_page import table
from tests.words import flat

DESIGNS = PLAIN.DESIGNS

NAMES = ("Mara", "Tomas")


def page(match: Match, seat: int = 0) -> WildlandsPage:
    return WildlandsPage(table(match, seat))


def test_every_option_is_chosen_where_the_thing_lies() -> None:
    """W 2.5, 9.2, 9.4"""
    match = position(
        hand=[["fm_tusker", "crystal_1", "crystal_1"]],
        realm=[["t_boar_hollow"], ["t_tin_quarry"]],
        wild=["t_salt_lick"],
        row=["cb_wolf"],
    )
    deeds = page(match).answers.by_place
    assert deeds["land-0-t_boar_hollow"] == ["tap:t_boar_hollow"]
    assert deeds["land-1-t_tin_quarry"] == ["attack:1:t_tin_quarry"]
    assert deeds["land-1-portal"] == ["attack:1:portal"]
    assert deeds["wild-t_salt_lick"] == ["attack_wild:t_salt_lick"]
    assert deeds["reinforce-fm_whelp"] == ["reinforce:fm_whelp"]
    assert deeds[""] == ["end_turn"]
    assert sorted(key for keys in deeds.values() for key in keys) == sorted(match.decisions[0].keys)


def test_a_front_is_seen_from_ones_own_side() -> None:
    """W 13.6: the attacker needs more, a tie holds."""
    fronts = [front("t_tin_quarry", ["fm_stalker"], ["dh_hammer", "dh_prentice"])]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry"]], hand=[["fm_whelp"]])
    mine, theirs = page(match).battle.lanes[0], page(match, 1).battle.lanes[0]
    assert (mine.near.side, mine.far.side, mine.won, mine.short) == (0, 1, False, 1)
    assert (theirs.near.side, theirs.far.side, theirs.won) == (1, 0, False)
    assert [army.side for lane in (mine, theirs) for army in lane.armies] == [0, 1, 0, 1]
    assert [one.key for one in mine.far.units] == ["1d1", "1d2"]
    assert mine.asked
    assert page(match).battle.then("play:fm_whelp") == (4, 3)


def test_no_way_of_paying_is_called_wrong_in_the_lesson() -> None:
    """W 5.9; what has been asked for lies on the discard pile, as the task says (W 6.1)."""
    for task in WildlandsPage.LESSON:
        did: list[str] = []
        while (attempt := Attempt(Wildlands, task, did)).step is not None:
            decision = attempt.match.decision(0)
            assert decision is not None
            assert decision.name != "pay"
            did.append(attempt.step.right[0])
        if task.name == "reinforce":
            assert attempt.match.view(0)["discard"][0].count("fc_warwagon") == 1


def test_targets_carry_the_number_of_their_front() -> None:
    """W 9.10"""
    match = position(hand=[["fm_whelp"] * 3], realm=[[], ["t_tin_quarry", "t_pebble_ford"]])
    play(match, "0 attack:1:t_pebble_ford", "0 target:portal")
    shown = page(match)
    assert [shown.answers.flag(f"land-1-{name}") for name in ("t_pebble_ford", "portal", "t_tin_quarry")] == [1, 2, 0]
    assert shown.battle.lanes == []  # the battle opens when all targets are named


def test_the_part_is_open_in_which_something_can_be_chosen() -> None:
    """Where a window shows one part of the table; the hand, which is only looked at, beside the wild."""
    laid: dict[str, Any] = {"hand": [["fm_whelp"] * 3], "realm": [[], [], ["t_geyser_field"]]}  # Any: names of cards
    match = position("fangmoor", "deepforge", "astral", wild=["t_salt_lick"], **laid)
    assert page(match).answers.open_tab() == "hand"
    assert [tab for tab, may in page(match).answers.tabs.items() if may] == ["wild", "rivals"]
    assert not any(page(match, 1).answers.tabs.values())
    play(match, "0 attack:2:t_geyser_field")
    assert page(match).answers.open_tab() == "rivals"
    own = position(realm=[["t_geyser_field"], []])
    assert page(own).answers.tabs["world"]
    calling = position(hand=[["crystal_1"] * 5], wild=["t_salt_lick"])
    assert page(calling).answers.open_tab() == "world"  # without a unit nothing in the wild can be attacked


def test_a_payment_says_what_everything_counts_and_what_is_taken() -> None:
    """W 5.12, 6.4 to 6.6"""
    match = position(hand=[["crystal_2"]], realm=[[land("t_salt_lick", meat=2, ores=2)]])
    play(match, "0 reinforce:fm_tusker")
    shown = page(match)
    assert shown.payment.due is not None
    worths = {(source.face, source.resource): source.worth for source in shown.payment.sources}
    assert worths == {
        ("crystal_2", ""): "pays 2\N{NO-BREAK SPACE}each",
        ("t_salt_lick", "meat"): "pays 1\N{NO-BREAK SPACE}each",
        ("t_salt_lick", "ores"): "pays ½ each",
    }
    assert [(one.name, one.number) for one in shown.payment.taken()] == [("Mana Crystal", 1), ("ores", 2)]


def drafted(match: Match, *keys: str, closing: str = "") -> WildlandsPage:
    """The page with answers laid out: the table after them, as the rules foretell it."""
    after = match.preview(0, *keys) if keys else match
    assert after is not None
    return WildlandsPage(replace(table(after), draft=keys, closing=closing))


def test_what_is_laid_out_to_pay_with_stands_beside_what_is_left() -> None:
    """W 5.9, 5.10: of one line anything can be taken out again, of several lines the last piece only."""
    match = position(hand=[["crystal_2"]], realm=[[land("t_salt_lick", meat=2, ores=2)]], row=["cb_bear"])
    play(match, "0 reinforce:fm_tusker")
    shown = drafted(match, "pay:t_salt_lick:meat:1", closing="pay:crystal:2")
    assert shown.payment.due is not None
    laid = {(source.face, source.resource): (source.paid, source.there) for source in shown.payment.sources}
    assert laid == {("crystal_2", ""): (1, 0), ("t_salt_lick", "meat"): (1, 1), ("t_salt_lick", "ores"): (0, 2)}
    assert not any(source.options for source in shown.payment.sources)  # with the last piece the price is paid
    assert shown.payment.loose == {"pay:t_salt_lick:meat:1", "pay:crystal:2"}
    assert match.decisions[0].about == shown.table.about == {"what": "card", "bought": "fm_tusker"}
    assert [(one.name, one.number) for one in shown.payment.laid_amounts()] == [("Mana Crystal", 1), ("meat", 1)]

    assert list(shown.payment.forced()) == []

    bought = position(realm=[[land("t_salt_lick", meat=3, ores=2)]], row=["cb_bear"])
    play(bought, "0 buy:cb_bear")
    assert len(bought.view(0)["facts"]["payment"]["lines"]) > 1
    assert bought.decisions[0].about == {"what": "row", "bought": "cb_bear"}
    shown = drafted(bought, "pay:t_salt_lick:meat:1")
    assert shown.payment.due is not None
    assert shown.payment.loose == {"pay:t_salt_lick:meat:1"}
    last = drafted(bought, "pay:t_salt_lick:meat:1", closing="pay:t_salt_lick:ores:1")
    assert last.payment.loose == {"pay:t_salt_lick:ores:1"}


def test_what_goes_with_the_last_piece_because_nothing_else_is_left_is_said() -> None:
    """W 5.9, 6.6, 5.11: half a point is paid, and no change is given for the crystals that pay the rest."""
    match = position(hand=[["crystal_1"] * 3], realm=[[land("t_tin_quarry", ores=1)]])
    play(match, "0 reinforce:fm_whelp")
    shown = drafted(match, closing="pay:t_tin_quarry:ores:1")
    assert [(one.name, one.number) for one in shown.payment.forced()] == [("Mana Shard", 1)]
    assert [(one.name, one.number) for one in shown.payment.laid_amounts()] == [("Mana Shard", 1), ("ores", 1)]
    play(match, "0 pay:t_tin_quarry:ores:1")
    assert match.view(0)["hand"][0]["cards"] == ["crystal_1"] * 2


def test_a_forecast_says_what_changes_and_marks_it() -> None:
    """W 4.4; a unit that falls, a front that is won"""
    match = position(realm=[["t_herd_crossing"]])
    after = match.preview(0, "tap:t_herd_crossing")
    assert after is not None
    assert plain(page(match).preview(page(after)).said) == "Meat 0 → 2"
    attack = position(hand=[["fm_tusker", "fm_whelp"]], wild=["t_salt_lick", "t_tin_quarry"])
    after = attack.preview(0, "attack_wild:t_salt_lick")
    assert after is not None
    said = plain(page(attack).preview(page(after)).said).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "1 meat, 1 ore a turn, 1 point · it fights with strength 4, your hand reaches 9"
    duel = position(hand=[["fm_tusker", "fm_whelp"]], realm=[[], ["t_tin_quarry"]])
    after = duel.preview(0, "attack:1:portal")
    assert after is not None
    said = plain(page(duel).preview(page(after)).said).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "a seal, 2 points · undefended it holds with strength 3, your hand reaches 9"
    said = plain(page(duel).why("attack:1:portal", page(after))).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "A seal, 2 points. Undefended it holds with strength 3, your hand reaches 9."
    fight = battle(
        fronts=[front("t_tin_quarry", ["fm_whelp"], ["dh_prentice"], stopped=[False, True])],
        realm=[[], ["t_tin_quarry"]],
        hand=[["fm_reaver"]],
    )
    play(fight, "0 play:fm_reaver")
    after = fight.preview(0, "unit:1d1")
    assert after is not None
    forecast = page(fight).preview(page(after))
    assert "unit-2" in forecast.marks or not page(after).battle.lanes


def foretold(match: Match, key: str) -> str:
    """What is said of an answer of seat 0 before it is given."""
    after = match.preview(0, key)
    assert after is not None
    told = replace(table(after, 0), news=tuple(after.log_for(0)[len(match.log_for(0)) :]))
    return flat(plain(page(match).preview(WildlandsPage(told)).said))


def reason(match: Match, key: str) -> str:
    """Why a bot would give an answer of seat 0."""
    after = match.preview(0, key)
    return flat(plain(page(match).why(key, None if after is None else page(after))))


@pytest.mark.parametrize(
    ("people", "hand", "said"),
    [
        (
            "fangmoor",
            ["fm_whelp"],
            "1 ore a turn, 1 point · it fights with strength 1, your hand reaches 3",
        ),  # W 12.9: later +2
        (
            "fangmoor",
            ["fm_runner", "fm_stalker"],
            "1 ore a turn, 1 point · it fights with strength 1, your hand reaches 5",
        ),
        (
            "verdant",
            ["vc_whisperer", "vc_sproutling"],
            "1 ore a turn, 1 point · it fights with strength 1, your hand reaches 3",
        ),  # no draw
        (
            "astral",
            ["ac_initiate"] * 2 + ["crystal_2"],
            "1 ore a turn, 1 point · it fights with strength 1, your hand reaches 4",
        ),
        (
            "fangmoor",
            ["fm_stalker", "cb_wolf"],
            "1 ore a turn, 1 point · it fights with strength 1, your hand reaches 6",
        ),  # the wolf first
        (
            "fangmoor",
            ["ct_spring"] * 2,
            "1 ore a turn, 1 point · it fights with strength 1, your hand reaches 0: too little",
        ),
    ],
)
def test_a_land_says_what_it_gives_and_what_the_hand_can_reach_there(people: str, hand: list[str], said: str) -> None:
    """W 13.1 to 13.4; abilities that change strengths are used, nothing hidden is counted."""
    match = position(people, "deepforge", hand=[hand], wild=["t_pebble_ford", "t_bone_cathedral"])
    assert foretold(match, "attack_wild:t_pebble_ford") == said


def test_why_an_action_is_good_is_said_in_words_of_the_game() -> None:
    lands = [land("t_herd_crossing", meat=2), land("t_salt_lick", meat=4, ores=2)]
    match = position(hand=[["fm_whelp", "crystal_2"]], realm=[lands], wild=["t_pebble_ford"], row=["cb_wolf"])
    assert reason(match, "attack_wild:t_pebble_ford") == (
        "1 ore a turn, 1 point. It fights with strength 1, your hand reaches 3."
    )
    assert reason(match, "reinforce:fm_stalker") == "Strength 2. Attacking: +1."
    assert reason(match, "buy:cb_wolf") == "Strength 2. Each unit you add: +1."
    assert reason(match, "claim:2") == "Pays 2 for units each time you draw it."
    assert reason(match, "tap:t_salt_lick") == "Brings 1 meat, 1 ore."
    assert reason(match, "tap_all") == "Brings 3 meat, 1 ore."


def test_where_a_card_goes_that_is_called_is_said_before_it_is_called() -> None:
    """W 3.1, 6.1"""
    match = position(hand=[["fm_whelp", "crystal_1"]], realm=[["t_herd_crossing"]])
    where = "goes to your discard pile, you draw it after the next shuffle"
    assert foretold(match, "reinforce:fm_whelp").endswith(where)
    assert where not in foretold(match, "tap:t_herd_crossing")


def test_a_target_with_which_the_battle_is_decided_says_so() -> None:
    """W 9.9, 11.3, 18.1: whoever has one unit plays it on the only front; a second one leaves something to choose."""
    for hand, told in ((["fm_carrion"], True), (["fm_carrion", "fm_whelp"], False)):
        match = position(hand=[hand], wild=["t_salt_lick"])
        said = foretold(match, "attack_wild:t_salt_lick")
        assert ("You take control of “Salt Lick”" in said) == told
        assert "discard pile" not in said  # nothing is acquired: it is the unit that goes there
        assert said.startswith("Nothing is left to choose: your units are played, and the battle is decided") == told


def test_the_chain_shows_what_is_asked_and_what_waits() -> None:
    """W 12.7, 12.8"""
    fronts = [front("t_tin_quarry", ["fm_runner", "fm_whelp"], ["cb_bear"], stopped=[False, True])]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry"]], hand=[["fm_shaman"]])
    play(match, "0 play:fm_shaman", "0 unit:1a2")
    chain = page(match).battle.chain()
    assert [(link.card, link.now) for link in chain] == [("fm_shaman", False), ("fm_runner", True)]
    assert page(match).answers.short("use") == "Use it"


def test_of_equal_units_the_one_that_is_asked_is_marked() -> None:
    """W 12.7, 18.2: on fronts each unit is its own; everybody sees which one may react"""
    fronts = [front("t_tin_quarry", ["cb_wolf", "cb_wolf"])]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry"]], hand=[["fm_whelp"]])
    play(match, "0 play:fm_whelp", "0 decline")
    for seat in (0, 1):
        (lane,) = page(match, seat).battle.lanes
        assert [one.key for one in (*lane.far.units, *lane.near.units) if one.asked] == ["1a2"]


def test_a_place_shows_what_defends_it() -> None:
    """W 13.3"""
    for switched, defends in ((False, 2), (True, 8)):
        match = position(realm=[["t_heart_mountain"], []], variants={"natural_guard": switched})
        assert page(match).cards.bulwark("t_heart_mountain") == defends


def ended(**laid: Any) -> WildlandsPage:  # Any: values of any field
    match = position(round=8, order=[1, 0], turn=1, phase="discard", **laid)
    while not match.over:
        match.choose(0, match.decisions[0].keys[0])
    return page(match)


def test_the_end_says_why_it_came_and_what_decided() -> None:
    """W 15.5, 17.1, 17.3"""
    shown = ended(realm=[["t_boar_hollow"], []])
    said = shown.ending.said.replace("\N{NO-BREAK SPACE}", " ")
    assert said == "The last round is over. Points decide: 7 against 6 for Tomas."
    assert shown.ending.places == [(1, 0), (2, 1)]
    fallen = [{"card": "portal_fangmoor"}, {"card": "portal_deepforge", "seals": 0}]
    assert ended(portal=fallen, trophies=[[1], []]).ending.said.startswith("A portal has collapsed (Tomas)")
    sudden = ended(portal=fallen, trophies=[[1], []], variants={"sudden_fall": True})
    assert sudden.ending.said.replace("\N{NO-BREAK SPACE}", " ").startswith(
        "A portal has collapsed (Tomas), so the match ends with this combat"
    )
    assert "The last round is over." not in sudden.ending.said
    even = ended(realm=[[land("t_boar_hollow", meat=1)], ["t_tin_quarry"]])
    assert "tokens decide: 1 against 0" in even.ending.said.replace("\N{NO-BREAK SPACE}", " ")
    shared = ended()
    assert shared.ending.said.endswith("the victory is shared.")
    assert shared.ending.places == [(1, 0), (1, 1)]


def test_a_delayed_ability_says_what_it_would_make_of_its_front() -> None:
    """W 12.9: what aims at nothing can be told before it is used."""
    fronts = [
        front("t_tin_quarry", ["fm_runner"], ["cb_bear"], stopped=[True, True]),
        front("t_pebble_ford", ["fm_tusker", "fm_whelp"], ["dh_prentice"], stopped=[False, True]),
    ]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry", "t_pebble_ford"]], hand=[["fm_stalker"]], at=1)
    play(match, "0 stop")
    assert match.decisions[0].name == "delayed"
    shown = page(match)
    before = tuple(shown.view["facts"]["answers"]["done"][1])
    for key in match.decisions[0].keys[:-1]:
        after = match.preview(0, key)
        assert after is not None
        then = page(after).battle.lanes[1]
        assert shown.battle.then(key) == (then.attack, then.defence) != before


def test_a_surge_says_what_it_would_make_of_its_front() -> None:
    """W 10.5, 13.6"""
    realm = [[land("t_boar_hollow", meat=5)], ["t_tin_quarry", "t_pebble_ford"]]
    match = battle(fronts=[front("t_tin_quarry"), front("t_pebble_ford")], phase="surge", realm=realm)
    shown = page(match)
    assert shown.view["facts"]["answers"]["done"] == [[0, 0], [0, 0]]
    assert (shown.battle.then("surge:1"), shown.battle.then("surge:2")) == ((3, 0), (3, 0))
    assert shown.view["facts"]["answers"]["surge:2"] == [[0, 0], [3, 0]]


def test_a_move_says_what_it_makes_of_the_front_where_the_unit_goes() -> None:
    """W 13.2, 18.6; W 12.9: what has been used is not declined any more"""
    fronts = [
        front("t_fern_gully", ["ac_adept"], ["dh_prentice"]),
        front("t_salt_lick", ["ac_mirror"], ["dh_brokka"]),
        front("t_tin_quarry", ["ac_evoker"], ["dh_hammer"]),
    ]
    realm = [[], ["t_fern_gully", "t_salt_lick", "t_tin_quarry"]]
    match = battle("astral", "deepforge", fronts=fronts, realm=realm, hand=[["crystal_1"], []], phase="delayed")
    play(match, "0 use:1a1:2")
    shown = page(match)
    answers = shown.view["facts"]["answers"]
    assert (answers["front:2"], answers["front:3"]) == ([[0, 3], [6, 6], [3, 2]], [[0, 3], [3, 6], [6, 2]])
    assert (shown.battle.then("front:2"), shown.battle.then("front:3"), shown.battle.then("decline")) == (
        (6, 6),
        (6, 2),
        None,
    )


def test_a_label_names_the_front_of_its_numbers() -> None:
    """W 13.2, 18.6"""
    fronts = [front("t_tin_quarry", ["ac_veyra", "ac_adept"]), front("t_fern_gully", ["ac_initiate"])]
    match = battle("astral", "fangmoor", fronts=fronts, realm=[[], ["t_tin_quarry", "t_fern_gully"]], phase="delayed")
    play(match, "0 use:1a1:3")
    decision, view = match.decisions[0], match.view(0)
    labels = Translator("en", Wildlands).labels(decision, view, NAMES, 0)
    for key, label in zip(decision.keys, labels, strict=True):
        to = int(key.split(":")[2])
        attack, defence = view["facts"]["answers"][key][to - 1]
        said = label.replace("\N{NO-BREAK SPACE}", " ")
        assert said.endswith(f", to front {to}. Front {to} then: attack {attack}, defence {defence}")


def test_in_the_aftermath_the_results_stand() -> None:
    """W 13.5, 13.11, 14.8: a unit that leaves changes no total any more"""
    match = battle(
        "fangmoor",
        "verdant",
        fronts=[front("t_fern_gully", ["fm_skarn"], ["vc_evergreen", "vc_whisperer"])],
        realm=[[], ["t_fern_gully", "t_wild_orchard"]],
        hand=[["fm_whelp"]],
    )
    play(match, "0 stop")
    assert match.decisions[0].name == "aftermath"
    lane, after = page(match, 1).battle.lanes[0], match.preview(1, "use:1d1:2")
    assert after is not None
    forecast = page(match, 1).preview(page(after, 1))
    assert (lane.attack, lane.defence, lane.wins) == (8, 10, False)
    assert "then" not in plain(forecast.said)
    assert "lane-1" not in forecast.marks
    assert after.view(1)["facts"]["fronts"][0]["defence"] == 10


def test_tapping_all_brings_what_can_be_tapped() -> None:
    """W 4.2, 4.5, 5.4: nothing from tapped territories, of mana only what is missing"""
    tapped, spring = land("t_tin_quarry", tapped=True), land("t_geyser_field", mana=3)
    match = position(realm=[[tapped, land("t_herd_crossing"), land("t_iron_canyon"), spring]])
    assert [(one.name, one.number) for one in page(match).resources.income(0)] == [("meat", 2), ("ores", 2)]
    after = match.preview(0, "tap_all")
    assert after is not None
    said = plain(page(match).preview(page(after)).said).replace("\N{NO-BREAK SPACE}", " ")
    assert "Meat 0 → 2" in said
    assert "Ores 0 → 2" in said


def test_a_price_of_several_lines_is_counted_as_a_whole() -> None:
    """W 5.9, 7.2, 10.5"""
    tokens = {"t_boar_hollow": {"meat": 6}, "t_herd_crossing": {"meat": 3}}
    tokens |= {"t_fern_gully": {"plants": 3}, "t_tin_quarry": {"ores": 3}}
    lands = [land(card, tapped=True, **held) for card, held in tokens.items()]
    hand = [["fc_drover", "fc_outrider"]]
    match = position("caravan", "fangmoor", realm=[lands], hand=hand, wild=["t_antelope_flats"])
    play(match, "0 attack_wild:t_antelope_flats", "0 surge:1")
    assert match.decisions[0].about == {"what": "surge", "bought": None}
    assert [line["need"] for line in match.view(0)["facts"]["payment"]["lines"]] == [1, 1, 1, 2]
    prompt = Translator("en", Wildlands).prompt(match.decisions[0], match.view(0), NAMES, 0)
    assert "5 more" in prompt.fact.replace("\N{NO-BREAK SPACE}", " ")


def test_equal_units_use_their_ability_in_one_answer() -> None:
    """W 12.9, 14.4: the answer says how many there are, and that it dooms the unit; each unit has its own name."""
    fronts = [front("t_tin_quarry", ["fm_whelp", "fm_tusker", "fm_whelp"])]
    match = battle(fronts=fronts, realm=[[], ["t_tin_quarry"]], hand=[["fm_runner"]])
    play(match, "0 stop")
    shown = page(match)
    assert shown.answers.in_the_bar() == ["use:1a1:1", "use:1a2:1", "done"]
    assert shown.answers.times["use:1a1:1"] == 2
    assert [shown.answers.dooms(key) for key in shown.answers.in_the_bar()] == [True, True, False]
    labels = Translator("en", Wildlands).labels(match.decisions[0], match.view(0), NAMES, 0)
    assert [label.replace("\N{NO-BREAK SPACE}", " ") for label in labels] == [
        "Use “Fangmoor Whelp” (1/2) (front 1): it becomes doomed",
        "Use “Gore Tusker” (front 1): it becomes doomed",
        "Use “Fangmoor Whelp” (2/2) (front 1): it becomes doomed",
        "Done",
    ]


def test_a_tenth_front_is_told_from_the_first() -> None:
    """W 9.9: a hand of ten units may attack ten territories."""
    lands = [DESIGNS[face].id for face in PLAIN.KINDS.territories[:10]]
    match = position(hand=[["fm_whelp"] * 8 + ["fm_tusker"] * 2], wild=lands)
    play(match, f"0 attack_wild:{lands[0]}")
    while asked(match) in (["0 target"], ["0 place"]):
        match.choose(0, 0)
    shown, keys = page(match), match.decisions[0].keys
    labels = dict(
        zip(keys, Translator("en", Wildlands).labels(match.decisions[0], match.view(0), NAMES, 0), strict=True)
    )
    assert "(front\N{NO-BREAK SPACE}1)" in labels["use:1a1:1"]
    assert "(front\N{NO-BREAK SPACE}10)" in labels["use:10a1:1"]
    assert (shown.battle.front("use:1a1:1"), shown.battle.front("use:10a1:1")) == (1, 10)
    assert [shown.answers.times[f"use:{number}a1:1"] for number in (1, 9, 10)] == [1, 1, 1]


def test_a_unit_of_no_strength_is_a_unit_in_hand() -> None:
    """W 7.6"""
    shown = page(position(hand=[["ct_spring", "crystal_1"]], wild=["t_berry_slopes"]))
    assert (shown.cards.units(0), shown.cards.strong(0)) == (1, 0)
    assert page(position(hand=[["crystal_1"]])).cards.units(0) == 0


def test_the_row_loses_its_first_card_but_not_in_the_last_round() -> None:
    """W 7.7, 17.1"""
    laid: dict[str, Any] = {"row": ["cb_boar", "cb_wolf", "cb_bear", "cb_roc", "ct_spring"], "hand": [["fm_whelp"]]}
    laid |= {"central_deck": ["cb_aurochs"], "wild": ["t_berry_slopes"]}
    assert page(position(**laid)).cards.passes() == "cb_boar"
    assert page(position(**laid, round=8)).cards.passes() == ""


def test_a_decided_front_tells_what_its_strengths_are_made_of() -> None:
    """W 13.1 to 13.5: equal units together, and what helps besides them: a surge, a bulwark."""
    army = ["fc_drover", "fc_drover", "fc_handler"]
    match = battle(
        "caravan",
        "deepforge",
        fronts=[front("t_heart_mountain", army, ["dh_bulwark"], stopped=[False, True], surged=[True, False])],
        hand=[["fc_drover"]],
        realm=[[], ["t_heart_mountain"]],
    )
    play(match, "0 stop")
    (told,) = decided(log(match, "strengths"), log(match, "held"))
    assert told.units == ((("fc_drover", 1, 2), ("fc_handler", 3, 1)), (("dh_bulwark", 5, 1),))
    assert (told.more, told.front["attack"], told.front["defence"]) == ((3, 2), 8, 7)
    assert told.result is None


def test_equal_cards_are_counted_in_a_line() -> None:
    line = {"event": "cleared", "seat": 0, "cards": ["fm_whelp", "fm_tusker", "fm_whelp"]}
    said = Translator("en", Wildlands).line(line, NAMES, 0).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "To your discard pile: 2 × “Fangmoor Whelp” and “Gore Tusker”."


def test_an_attack_says_afterwards_what_is_at_stake() -> None:
    """The points of all its territories, and of the seal of a portal (W 17.2)."""
    match = position(hand=[["fm_whelp"], ["dh_prentice"] * 3], realm=[["t_tin_quarry"], []], active=1)
    before, then = page(match), match.told
    play(match, "1 attack:0:t_tin_quarry", "1 target:portal")
    [deed] = page(match).recap(before, range(then, match.told)).deeds
    assert deed.means is not None
    worth = printed_on(Wildlands, "t_tin_quarry").points + terms.SEAL_POINTS
    assert flat(plain(deed.means.said)) == f"{worth} points at stake"
