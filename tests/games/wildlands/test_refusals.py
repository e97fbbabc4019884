"""Why something is not offered."""

from typing import Any

import pytest

from croupier.engine import start
from croupier.games.wildlands import Wildlands
from tests.games.played import offered, play
from tests.games.wildlands.table import Laid, battle, front, land, position, unit

TIN = "t_tin_quarry"


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("tap:t_tin_quarry", "4.2"),
        ("tap:t_fern_gully", "4.2"),
        ("tap:t_whisper_pool", "4.5"),
        ("tap_all", "4.5"),
        ("reinforce:fm_urgha", "6.2"),
        ("buy:cb_drake", "7.1"),
        ("buy:cb_bear", "7.4"),
        ("claim:3", "8.4"),
        ("attack_wild:t_world_tree", "9.3"),
        ("attack:0:portal", "9.4"),
        ("attack:1:t_fern_gully", "9.5"),
        ("attack:2:portal", "15.5"),
        ("attack:3:portal", "9.7"),
        ("pay:auto", "5.9"),
        ("target:portal", "9.8"),
        ("surge:1", "10.1"),
        ("use:1a1:1", "12.2"),
        ("play:fm_whelp", "11.1"),
        ("discard:crystal_1", "16.1"),
        ("discard_all", "16.6"),
        ("refill", "16.5"),
        ("decline", "12.13"),
        ("done", "12.13"),
        ("unit:1d1", "12.12"),
        ("nonsense", None),
    ],
)
def test_in_the_main_phase(key: str, rule: str | None) -> None:
    """W 2.5, 4.2, 4.5, 5.9, 6.2, 7.1, 7.4, 8.4, 9.3 to 9.5, 9.7, 9.8, 10.1, 11.1, 12.2, 12.12, 12.13, 15.5, 16.1, 16.5

    W 16.6
    """
    names = ("fangmoor", "deepforge", "verdant", "astral")
    match = position(
        *names,
        realm=[[land(TIN, tapped=True), land("t_whisper_pool", mana=1)]],
        hand=[["crystal_1"]],
        row=["cb_bear"],
        wild=["t_salt_lick"],
        portal=[{"card": f"portal_{name}", "seals": 0 if name == "verdant" else 3} for name in names],
        attacked=[3],
    )
    assert match.why_not(0, key) == rule
    assert key not in match.decisions[0].keys
    assert match.why_not(1, "tap_all") == match.why_not(1, f"tap:{TIN}") == "4.3"
    assert match.why_not(1, "end_turn") == "2.5"


def test_with_a_collapsed_portal() -> None:
    """W 6.8"""
    portals = [{"card": "portal_fangmoor", "seals": 0}, {"card": "portal_deepforge"}]
    rich: dict[str, Any] = {"realm": [[land("t_herd_crossing", meat=9)]], "active": 0}  # Any: of any field
    collapsed, opened = position(portal=portals, **rich), position(**rich)
    assert collapsed.why_not(0, "reinforce:fm_whelp") == "6.8"
    assert [match.view(0)["facts"]["prices"]["fm_whelp"] for match in (collapsed, opened)] == [False, True]


def test_in_a_combat() -> None:
    """W 4.3, 9.6, 9.8, 10.1, 10.3, 10.6, 11.1, 11.2, 11.3, 11.5, 11.8, 11.9, 12.9"""
    lands = [[land("t_herd_crossing", meat=5, tapped=True)], [land(TIN), land("t_fern_gully")]]
    match = position(hand=[["fm_whelp", "fm_stalker", "crystal_1"], ["dh_prentice"]], realm=lands)
    play(match, f"0 attack:1:{TIN}")
    for key, rule in {
        "tap_all": "4.3",
        "end_turn": "2.5",
        f"target:{TIN}": "9.8",
        f"attack:1:{TIN}": "9.8",
        "attack:1:t_fern_gully": "9.8",
        "attack_wild:t_salt_lick": "9.6",
        "attack:2:portal": "9.6",
        "play:fm_whelp": "9.8",
        "target:t_salt_lick": "9.6",
        "surge:1": "10.1",
    }.items():
        assert match.why_not(0, key) == rule, key
    assert match.why_not(1, "target:t_fern_gully") == "9.8"
    assert match.why_not(1, "surge:1") == "10.6"
    play(match, "0 done")
    assert match.why_not(0, "play:fm_whelp") == "10.1"
    play(match, "0 surge:1", "0 pay:auto")
    assert match.why_not(0, "surge:1") == "10.3"
    assert match.why_not(0, "stop") == "11.3"
    assert match.why_not(0, "play:crystal_1") == "11.9"
    assert match.why_not(0, "play:fm_tusker") == "11.2"
    assert match.why_not(1, "stop") == "11.1"
    assert match.why_not(1, "use:1a1:1") == "12.9"


def test_a_collapsed_portal_is_no_further_target() -> None:
    """W 9.6, 9.8, 15.5: it is the same player's, yet it cannot be attacked; another player's is of another attack"""
    portals = [{"card": f"portal_{name}", "seals": 0} for name in ("fangmoor", "deepforge", "verdant")]
    lands = [[], [land(TIN), land("t_fern_gully")], []]
    match = position("fangmoor", "deepforge", "verdant", portal=portals, realm=lands, hand=[["fm_whelp"] * 3])
    play(match, f"0 attack:1:{TIN}")
    assert offered(match) == ["target:t_fern_gully", "done"]
    assert match.why_not(0, "target:portal") == match.why_not(0, "attack:1:portal") == "15.5"
    assert match.why_not(0, "attack:2:portal") == match.why_not(0, "target:t_salt_lick") == "9.6"
    standing = position(realm=lands[:2], hand=[["fm_whelp"] * 3])
    play(standing, "0 attack:1:portal")
    assert standing.why_not(0, "target:portal") == standing.why_not(0, "attack:1:portal") == "9.8"


def test_against_the_wild_and_at_the_end() -> None:
    """W 9.6, 11.1, 17.1"""
    match = position(hand=[["fm_whelp"] * 3], wild=["t_salt_lick", "t_world_tree"])
    play(match, "0 attack_wild:t_salt_lick")
    assert match.why_not(0, "target:portal") == "9.6"
    assert match.why_not(1, "play:dh_prentice") == "11.1"
    over = position(round=8, active=1, realm=[[TIN]])
    assert over.why_not(0, "end_turn") == "17.1"


def test_while_factions_are_chosen() -> None:
    """W 1.2"""
    match = start(Wildlands, 2, 1, {"choose_factions": True})
    for key in ("reinforce:fm_whelp", "attack:0:portal", "tap_all", "end_turn"):
        assert match.why_not(match.decisions[0].seat, key) == "1.2"


def test_while_something_is_paid() -> None:
    """W 2.8: what is chosen is carried out first"""
    lands = [land("t_herd_crossing", meat=3), land(TIN, ores=3)]
    match = position(realm=[lands])
    play(match, "0 reinforce:fm_tusker")
    assert match.decisions[0].name == "pay"
    assert [match.why_not(0, key) for key in ("end_turn", f"tap:{TIN}", "tap_all")] == ["2.8"] * 3


def test_while_an_ability_is_asked() -> None:
    """W 11.10, 12.13"""
    match = battle(fronts=[front(TIN, [], ["dh_prentice"])], realm=[[], [TIN]], hand=[["fm_reaver", "fm_whelp"]])
    play(match, "0 play:fm_reaver")
    assert match.decisions[0].name == "immediate"
    assert match.why_not(0, "play:fm_whelp") == "11.10"
    assert match.why_not(0, "stop") == "11.10"
    assert match.why_not(0, "use") == "12.13"


def test_after_the_placement() -> None:
    """W 11.8, 12.12"""
    match = battle(fronts=[front(TIN, ["fm_whelp"])], realm=[[], [TIN]], phase="delayed")
    assert match.why_not(0, "stop") == "11.8"
    assert match.why_not(0, "use:1a9:1") == "12.12"


def test_of_a_crystal_by_tapping() -> None:
    """W 2.8, 4.2, 8.1, 8.4: what is chosen is carried out first; without the variant crystals are paid for"""
    lands, on = [[land("t_giant_grove"), land(TIN, tapped=True)]], {"crystal_by_tapping": True}
    assert position(realm=lands).why_not(0, "tap_claim:t_giant_grove") == "8.1"
    match = position(realm=lands, variants=on)
    assert match.why_not(0, f"tap_claim:{TIN}") == "4.2"
    play(match, "0 tap_claim:t_giant_grove")
    assert match.decisions[0].name == "tap_claim"
    keys = ("end_turn", f"tap:{TIN}", "tap_all", "claim:3", "attack:1:portal", f"tap_claim:{TIN}")
    assert [match.why_not(0, key) for key in keys] == ["2.8"] * len(keys)
    taken = ["crystal_1"] * 16 + ["crystal_2"] * 6
    none_left = position(realm=lands, variants=on, discard=[taken])
    assert none_left.why_not(0, "tap_claim:t_giant_grove") == "8.4"


def test_surges_of_the_other_side() -> None:
    """W 10.2: the attacker decides first"""
    lands = [[land("t_herd_crossing", meat=5)], [land(TIN, ores=5)]]
    match = position(hand=[["fm_whelp"], ["dh_prentice"]], realm=lands)
    play(match, f"0 attack:1:{TIN}")
    assert match.decisions[0].name == "surge"
    assert match.why_not(1, "surge:1") == "10.2"


def test_delayed_and_aftermath_abilities() -> None:
    """W 12.4, 12.10, 12.11, 12.12: the attacker's first, each once"""
    whelps = [front(TIN, [unit("fm_whelp", used=[1]), "fm_whelp"], ["dh_hammer"])]
    match = battle(fronts=whelps, realm=[[], [TIN]], phase="delayed")
    assert offered(match) == ["use:1a2:1", "done"]
    assert match.why_not(0, "use:1a1:1") == "12.4"
    assert match.why_not(0, "use:1a9:1") == match.why_not(0, "use") == "12.12"
    assert match.why_not(1, "use:1d1:1") == "12.10"
    springs = [front(TIN, ["ct_spring", "fm_skarn"], ["ct_spring"])]
    lands = [[land("t_whisper_pool", tapped=True)], [land(TIN, tapped=True)]]
    match = battle(fronts=springs, realm=lands, phase="aftermath")
    assert match.decisions[0].seat == 0
    assert match.why_not(1, "use:1d1:3") == "12.11"


def test_other_abilities_are_asked_about_when_they_are_set_off() -> None:
    """W 12.5, 12.6"""
    fronts = [front(TIN, ["fm_reaver", "fm_runner", "fm_whelp"], ["dh_hammer"])]
    for phase in ("delayed", "place"):
        match = battle(fronts=fronts, realm=[[], [land(TIN)]], hand=[["fm_whelp"]], phase=phase)
        assert match.why_not(0, "use:1a1:1") == "12.5"
        assert match.why_not(0, "use:1a2:2") == "12.6"


def test_abilities_have_their_window() -> None:
    """W 12.9, 12.11: delayed ones before strengths are compared, those of the aftermath after that, before 14.4"""
    lands: list[list[Laid]] = [[land("t_whisper_pool", tapped=True)], [land(TIN)]]
    fronts = [front(TIN, ["ct_spring", "fm_whelp", "cb_bear"])]
    match = battle(fronts=fronts, realm=lands, phase="delayed")
    assert match.why_not(0, "use:1a1:3") == "12.11"
    match = battle(fronts=fronts, realm=lands, phase="aftermath")
    assert match.why_not(0, "use:1a2:1") == "12.9"
    fallen = [front(TIN, ["ct_spring", "fm_whelp", unit("cb_bear", doomed=True)], ["dh_prentice"])]
    match = battle(fronts=fallen, realm=lands, phase="doom")
    assert match.decisions[0].name == "reaction"
    assert [match.why_not(0, key) for key in ("use:1a1:3", "use:1a2:1")] == ["12.11", "12.9"]


def test_what_is_not_held_is_not_discarded_in_a_combat() -> None:
    """W 12.13, not 16.1"""
    hands = [["fc_saboteur", "fc_drover"], ["fm_whelp", "crystal_1", "fm_stalker"]]
    match = battle("caravan", "fangmoor", fronts=[front(TIN)], realm=[[], [TIN]], hand=hands)
    play(match, "0 play:fc_saboteur", "0 use")
    assert match.decisions[0].name == "harry"
    assert match.why_not(1, "discard:fm_urgha") == "12.13"


def test_who_has_stopped_everywhere() -> None:
    """W 11.1, 11.5: the other goes on alone"""
    hands = [["fm_whelp", "fm_stalker"], ["dh_prentice"] * 3]
    fronts = [front(TIN, ["fm_whelp"], stopped=[True, False])]
    match = battle(fronts=fronts, realm=[[], [TIN]], hand=hands, side=1)
    assert match.decisions[0].seat == 1
    assert match.why_not(0, "play:fm_whelp") == match.why_not(0, "stop") == "11.5"
