"""What people read at the table: questions with their options, and lines of the log."""

from typing import Any

import pytest

from croupier.engine import Match, start
from croupier.games.confluence import Confluence
from croupier.games.confluence.page.page import ConfluencePage
from croupier.games.confluence.page.slips import slips
from croupier.text import Translator
from tests.games.confluence.table import attack, points, position, state, waits, wall
from tests.games.played import play
from tests.kit.test_page import table

HANDS = {0: ["phoenix", "leviathan"], 1: ["roc", "prism"]}
"""So that the phase in question is not over at once."""


def words(match: Match, language: str = "en") -> tuple[str, str, list[str]]:
    """The kind and the fact of the question to whoever is asked, and the labels of its options."""
    translator = Translator(language, Confluence, strict=True)
    (decision,) = match.decisions
    asked = (decision, match.view(decision.seat), ["Ada", "Bob", "Cleo"][: match.players], decision.seat)
    prompt = translator.prompt(*asked)
    return prompt.kind, plain(prompt.fact), [plain(label) for label in translator.labels(*asked)]


def lines(match: Match, seat: int = 0) -> list[str]:
    """The log as a seat reads it."""
    translator = Translator("en", Confluence, strict=True)
    return [plain(translator.line(event, ["Ada", "Bob", "Cleo"], seat)) for event in match.log_for(seat)]


def plain(said: str) -> str:
    """A sentence with ordinary spaces, without the quotes around the names of cards."""
    return said.translate({0xA0: " ", 0x202F: " ", ord("“"): None, ord("”"): None})


def test_moving_points_asks_which_combination_gives_and_then_which_gets() -> None:
    """C 4.13, section E2: as many move as the giver has and the ceiling of the other lets in."""
    mine = {0: [attack(5), wall(7), attack(2, stream="tide", ceiling=3)]}
    match = position(3, phase="stacks", combinations=mine, main=[waits(1, "torchbearer"), waits(0, "clay_golem")])
    kind, fact, labels = words(match)
    assert kind == "You may choose which combination gives points"
    assert fact == "Clay Golem: Divert 4."
    assert labels == [
        "None",
        "Your Ember attack (5 points; can give 4)",
        "Your Rock wall (7 points; can give 4)",
        "Your Tide attack (2 points; can give 2)",
    ]
    play(match, "0 comb:0.2")
    kind, fact, labels = words(match)
    assert kind == "Choose which combination gets points"
    assert fact == "Clay Golem: Divert 4. Your Rock wall gives; it has 7 points."
    assert labels == ["Your Ember attack (5 points now, 9 afterwards)", "Your Tide attack (2 points now, 3 afterwards)"]
    play(match, "0 comb:0.3")
    assert points(match, 0) == [5, 6, 3]


def test_combinations_that_are_alike_are_numbered() -> None:
    """C 15.3, 15.5: in the order of their announcement."""
    mine = {0: [attack(5), wall(3), attack(5)]}
    match = position(3, phase="stacks", combinations=mine, main=[waits(1, "torchbearer"), waits(0, "forge_smith")])
    _, _, labels = words(match)
    assert labels == [
        "Your Ember attack no. 1 (5 points now, 9 afterwards)",
        "Your Ember attack no. 2 (5 points now, 9 afterwards)",
    ]
    assert len(set(words(match, "fr")[2])) == len(set(words(match, "de")[2])) == 2
    play(match, "0 comb:0.3")
    assert lines(match)[-2] == "Your Ember attack no. 2: 5 points become 9."
    shown = [ConfluencePage(table(match, 0)).slips.words(slip) for slip in slips(match.view(0), 0)]
    assert [plain(said) for said in shown] == [
        "Ember attack no. 1 (5 points from 2 cards)",
        "Ember attack no. 2 (9 points from 2 cards)",
        "Rock wall (3 points from 2 cards)",
    ]


def test_a_slip_says_that_it_is_closed_and_how_many_thorns_it_has() -> None:
    """C 15.6: all markings of combinations are public."""
    mine = {0: [attack(7, "flight", closed=True), wall(5, thorns=3)]}
    match = position(2, phase="cost", combinations=mine, debt={0: [0, 0, 3]}, hand=HANDS)
    shown = [plain(ConfluencePage(table(match, 0)).slips.words(slip)) for slip in slips(match.view(0), 0)]
    assert shown == [
        "Ember attack (7 points from 2 cards), Flight, closed",
        "Rock wall (5 points from 2 cards), Thorns 3",
    ]


def test_a_hit_says_what_pierce_halves_and_what_flight_passes() -> None:
    """C 11.10, 11.11, section E5"""
    assert (
        said_of(attack(7, "pierce"), wall(9))
        == "Your hit of force 7 meets Bob’s Rock wall, force 4 (half of 9: Pierce): 3 damage."
    )
    assert said_of(attack(7), wall(5)) == "Your hit of force 7 meets Bob’s Rock wall, force 5: 2 damage."
    assert said_of(attack(7, "flight"), wall(9)) == "Nothing stops your hit (past the walls: Flight): 7 damage."
    assert said_of(attack(7, "flight")) == "Nothing stops your hit: 7 damage."
    passed = "Your hit of force 7 meets Bob’s Rock wall, force 3 (past the others: Flight): 4 damage."
    assert said_of(attack(7, "flight"), wall(9, stream="tide"), wall(3, "watch")) == passed
    assert (
        said_of(attack(7, "flight"), wall(3, "watch"))
        == "Your hit of force 7 meets Bob’s Rock wall, force 3: 4 damage."
    )


def said_of(mine: dict[str, Any], *theirs: dict[str, Any]) -> str:
    """The line about the hit of an attack of seat 0."""
    match = position(2, phase="combat", combinations={0: [mine], 1: theirs}, hand=HANDS)
    return next(line for line in lines(match) if "hit" in line)


def test_who_stops_says_so_once_and_passes_from_then_on() -> None:
    """C 7.12, 7.15"""
    pools = [["guardsman", "zephyr"], ["guardsman", "ferryman", "cave_bear"]]
    match = position(2, phase="additional", pool=pools, hand=HANDS)
    play(match, "0 stop")
    while state(match).phase == "additional":
        keys = match.decisions[0].keys
        match.choose(1, next((key for key in keys if key.startswith("activate")), "done" if "done" in keys else "pass"))
    said = lines(match)
    assert said.count("You stop for this phase.") == 1
    assert said.count("You pass.") >= 1


def test_what_is_recalled_comes_from_ones_own_pool() -> None:
    waiting = {0: [waits(0, "zephyr")]}
    match = position(2, phase="end", ending=waiting, pool=[["kestrel", "zephyr"]], hand=HANDS)
    play(match, "0 card:kestrel@pool0.1")
    took = next(event for event in match.log_for(0) if event["event"] == "took")
    translator = Translator("fr", Confluence, strict=True)
    own, told = (plain(translator.line(took, ["Ada", "Bob"], reader)) for reader in (0, 1))
    assert own == "Vous prenez en main une carte de votre bassin : « Crécerelle »."
    assert told == "Ada prend en main une carte de son bassin : « Crécerelle »."


def test_the_bank_meets_what_flies_too() -> None:
    """C 11.10, 11.18, section E5: the card and the sign say what the rules say."""
    for language, bank in (("en", "bank"), ("fr", "berge"), ("de", "Ufer")):
        translator = Translator(language, Confluence, strict=True)
        assert bank in translator.text("kestrel")
        assert bank in translator.say("sign-wing.note")


def test_high_water_is_called_by_its_name() -> None:
    """C 13.1: in French, another effect is called as the flood is."""
    assert "hautes eaux" in Translator("fr", Confluence, strict=True).say("table-hits-water", number=2).lower()


def test_whoever_loses_a_card_reads_by_which_effect_of_whom() -> None:
    """C 1.12, 8.6, 15.6, section E2: an own effect, one of somebody else, the hand limit."""
    match = position(phase="end", ending={0: [waits(0, "cutpurse")]}, hand={0: ["siren"], 1: ["roc", "prism"]})
    assert words(match)[1] == "Ada’s Cutpurse: Raid."
    sift = [waits(0, "spark_imp", "standard")]
    match = position(phase="stacks", instant=sift, hand={0: ["siren"], 1: ["roc"]}, deck=["dragon"])
    assert words(match)[1] == "Spark Imp: Sift 1."
    hands = {0: ["siren", "roc", "dragon", "prism", "zephyr", "kestrel"]}
    match = position(phase="laydown", hand=hands, variants={"hand_limit": "5"})
    assert words(match)[1] == "You have more cards in hand than the hand limit allows."


@pytest.mark.parametrize(
    ("waiting", "fields", "why", "rule"),
    [
        (waits(0, "mountain_king"), {}, "life points are at their limit", "1.3"),
        (waits(0, "phoenix", "common"), {}, "life points are at their limit", "1.3"),
        (waits(0, "mountain_king"), {"round": 8, "life": [9, 9, 9]}, "nobody gains life points any more", "13.3"),
        (waits(0, "forge_smith", "common"), {}, "there is no combination for it", "8.6"),
        (waits(0, "salamander", "common"), {}, "there is no combination for it", "8.6"),
        (waits(0, "zephyr", "common"), {}, "there is no combination for it", "8.6"),
        (waits(0, "spark_imp", "common"), {}, "there is no combination for it", "8.6"),
        (waits(0, "leviathan", "common"), {}, "there is no combination for it", "8.6"),
        (waits(0, "ferryman", "standard"), {}, "there is no debt", "8.6"),
        (waits(0, "salamander"), {}, "there is no combination for it", "8.6"),
        (waits(0, "ember_dancer"), {"main": []}, "there is no effect for it on the main stack", "8.6"),
    ],
)
def test_an_effect_without_effect_says_so_and_why(
    waiting: dict[str, Any],
    fields: dict[str, Any],  # Any: values of any field
    why: str,
    rule: str,
) -> None:
    """C 8.6, 15.3, 1.3, 13.3"""
    stop = waits(1, "torchbearer")
    timing = Confluence.DESIGNS[Confluence.face(waiting["source"])].verb(waiting["trigger"], 0).timing
    stacks = {"main": [stop], "instant": [waiting]} if timing == "instant" else {"main": [stop, waiting]}
    match = position(3, phase="stacks", **{**stacks, **fields})
    (told,) = [event for event in match.log_for(0) if event["event"] == "nothing"]
    assert told["rule"] == rule
    assert f"It has no effect: {why}." in lines(match)


def test_a_round_a_change_and_a_hand_limit_cite_the_rules_they_follow() -> None:
    """C 1.6, 13.5, 8.2, 8.5, 8.6, 1.12"""
    match = position(phase="results", round=1)
    assert [event["rule"] for event in match.log_for(0) if event["event"] == "round"] == ["13.5"]
    assert [event["rule"] for event in start(Confluence, 2, 1).log_for(0) if event["event"] == "round"] == ["1.6"]
    mine = {0: [wall(4), wall(4, ceiling=4)]}
    match = position(3, phase="stacks", combinations=mine, main=[waits(1, "torchbearer"), waits(0, "guardsman")])
    play(match, "0 comb:0.1")
    assert [event["rule"] for event in match.log_for(0) if event["event"] == "changed"] == ["8.2"]
    match = position(3, phase="stacks", combinations=mine, main=[waits(1, "torchbearer"), waits(0, "guardsman")])
    play(match, "0 comb:0.2")
    assert [event["rule"] for event in match.log_for(0) if event["event"] == "stayed"] == ["8.5"]
    hands = {0: ["siren", "roc", "dragon", "prism", "zephyr", "kestrel"]}
    match = position(phase="laydown", hand=hands, variants={"hand_limit": "5"})
    play(match, "0 discard:roc")
    assert [event["rule"] for event in match.log_for(0) if event["event"] == "thrown"] == ["1.12"]


DEBTS = [
    ([3, 0, 0], "3 attack points", "3 points d’attaque", "3 Angriffspunkte"),
    (
        [0, 0, 2],
        "2 attack or defence points",
        "2 points d’attaque ou de défense",
        "2 Angriffs- oder Verteidigungspunkte",
    ),
    (
        [1, 4, 0],
        "1 attack and 4 defence points",
        "1 point d’attaque et 4 de défense",
        "1 Angriffs- und 4 Verteidigungspunkte",
    ),
    (
        [2, 0, 1],
        "2 attack points and 1 of either kind",
        "2 points d’attaque et 1 au choix",
        "2 Angriffspunkte und 1 beliebigen",
    ),
    (
        [3, 4, 2],
        "3 attack, 4 defence and 2 points of either kind",
        "3 points d’attaque, 4 de défense et 2 au choix",
        "3 Angriffs-, 4 Verteidigungs- und 2 beliebige Punkte",
    ),
]


@pytest.mark.parametrize(("debt", "english", "french", "german"), DEBTS)
def test_the_payment_names_what_is_owed_of_each_letter(debt: list[int], english: str, french: str, german: str) -> None:
    """C 4.9, 9.2: what may pay a point depends on its letter."""
    mine = {0: [attack(5), attack(6, stream="tide"), wall(7), wall(2, stream="gale")]}
    match = position(2, phase="cost", combinations=mine, debt={0: debt}, hand=HANDS)
    assert words(match)[1] == f"You owe {english}."
    assert words(match, "fr")[1] == f"Vous devez {french}."
    assert words(match, "de")[1] == f"Du schuldest {german}."


@pytest.mark.parametrize(
    ("language", "either"),
    [
        ("en", "6 attack or defence points"),
        ("fr", "6 points d’attaque ou de défense"),
        ("de", "6 Angriffs- oder Verteidigungspunkte"),
    ],
)
def test_the_price_of_an_effect_says_what_may_pay_it(language: str, either: str) -> None:
    """C 4.9: F is paid by either side, in the option and in the log."""
    match = position(phase="additional", pool=[["siren", "kestrel"]], hand=HANDS)
    assert any(either in label for label in words(match, language)[2])
    play(match, "0 activate:siren@pool0.1")
    translator = Translator(language, Confluence, strict=True)
    (told,) = [event for event in match.log_for(0) if event["event"] == "activated"]
    assert either in plain(translator.line(told, ["Ada", "Bob"], 0))
