"""Comparisons: an effect that was planted is found, one that is not there is not, and errors are as rare as stated."""

import json
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from croupier.engine import BadCards, BadSetup
from croupier.lab import Comparison, Interrupted, NothingDiffers, Until, compare, facts, report
from croupier.lab.comparisons import read_side
from croupier.lab.comparisons.comparing import _seed
from croupier.lab.comparisons.effects import Effect, lacking
from croupier.lab.comparisons.pairs import mirror, mirrors, roles_of
from croupier.lab.comparisons.sequential import doubt, width
from croupier.lab.reports.figures import Label
from croupier.lab.simulate import job_of, play_matches, shares
from croupier.lab.statistics import wilson, z_of
from croupier.text import LANGUAGES
from tests.installed import installed
from tests.lab.killed import killed

ORCHARD = {"orchard": "tests.lab.orchard:Orchard"}


def of(found: Comparison, about: str | int, unit: str = "", chapter: int = 0) -> Effect:
    return next(one for one in found.chapters[chapter].effects if one.label.name == about and unit in ("", one.unit))


@pytest.fixture(scope="module")
def crowned() -> Comparison:
    """Seat 0 wins 15 matches of 100 more, and nothing else is another."""
    with installed(**ORCHARD):
        return compare("orchard", b="variant:favour=on", until=Until(1500), seed=1)


def test_an_effect_that_was_planted_is_found(crowned: Comparison) -> None:
    seat = of(crowned, 0)
    assert (seat.kind, seat.section) == ("matters", "seats")
    assert seat.low < 0.15 < seat.high
    assert crowned.chapters[0].effects[0].label.kind == "seat"  # the largest goes first


def test_what_is_the_same_on_both_sides_has_no_effect(crowned: Comparison) -> None:
    apple = of(crowned, "apple", "taken")
    assert (apple.value, apple.kind) == (0.0, "none")
    assert apple.low < 0 < apple.high  # where all deals agree others still may not


def test_it_ends_by_itself_when_it_knows(crowned: Comparison) -> None:
    about = crowned.chapters[0].about
    assert about["known"]
    assert 100 <= about["matches"] < 1500
    assert 0 < about["differ"] < about["matches"] / 2


def test_the_other_numbers_of_players_are_played_unasked(crowned: Comparison) -> None:
    assert [one.about["players"] for one in crowned.chapters] == [2, 3]
    assert of(crowned, 0, chapter=1).kind == "matters"


def test_an_effect_and_its_interval_are_those_of_the_pairs() -> None:
    """With so few pairs, by hand: the mean of the differences and their standard error."""
    with installed(**ORCHARD):
        found = compare("orchard", b="variant:favour=on", until=Until(60), others=False)
        sides = [_won(found, variant) for variant in ("off", "on")]
    differences = [after - before for before, after in zip(*sides, strict=True)]
    seat, mean = of(found, 0), sum(differences) / 60
    assert seat.value == pytest.approx(mean)
    squares = [(one - mean) ** 2 for one in differences]
    z = width(60, 0.025 / sum(one.asked for one in found.chapters[0].effects))
    error = ((sum(squares) + (z / 2) ** 2 * max(squares)) / (60 * 59)) ** 0.5
    assert seat.high - seat.value == pytest.approx(z * error)


def _won(found: Comparison, favour: str) -> Sequence[float]:
    """What seat 0 won in the matches of a comparison, played once more."""
    dealt = _seed("orchard", found.a, found.b, "0", tune=False)
    job = job_of("orchard", 2, "greedy", dealt, {"favour": favour})
    return [shares(one.returns)[0] for one in play_matches(job, range(60))]


@pytest.mark.parametrize(
    ("low", "high", "kind", "known"),
    [
        (0.021, 0.09, "matters", True),
        (-0.09, -0.021, "matters", True),
        (0.02, 0.09, "moves", False),
        (-0.09, -0.02, "moves", False),
        (0.001, 0.03, "moves", False),
        (-0.03, -0.001, "moves", False),
        (0.016, 0.025, "moves", True),
        (-0.02, 0.02, "none", True),
        (0.0, 0.02, "none", True),
        (-0.021, 0.01, "not-known", False),
        (-0.01, 0.021, "not-known", False),
        (-0.025, -0.016, "moves", True),
    ],
)
def test_what_is_known_of_an_effect(low: float, high: float, kind: str, known: bool) -> None:  # a row
    one = Effect("seats", "", Label("seat", 0), "won", 0.5, 0.5 + (low + high) / 2, low, high, 0.02, asked=True)
    assert (one.kind, one.known) == (kind, known)


def test_what_only_one_side_has_figures_of_is_named_once() -> None:
    pear, apple = Label("card", "pear"), Label("card", "apple")
    mine: dict[Any, Any] = {("cards", "take", card, unit): None for card in (pear, apple) for unit in ("taken", "won")}
    theirs: dict[Any, Any] = {("cards", "take", apple, "taken"): None}
    assert [*lacking(mine, theirs)] == [pear]
    assert not [*lacking(theirs, mine)]


def test_a_change_that_never_reached_the_rules_is_refused() -> None:
    with installed(**ORCHARD):
        with pytest.raises(NothingDiffers, match="In 500 matches nothing differs between plain and variant:unread=on"):
            compare("orchard", b="variant:unread=on")
        with pytest.raises(BadSetup, match="are the same: there is nothing to compare"):
            compare("orchard", a="plain", b="variant:favour=off")


def test_what_tunes_and_what_decides_are_other_deals() -> None:
    """One that is tuned keeps the deals of its seed; what decides has deals of its own for each pair of sides."""
    with installed(**ORCHARD):
        until, sides = Until(40), ("variant:favour=on", "variant:favour=on,variant:unread=on")
        tuned = [compare("orchard", b=side, until=until, others=False, tune=True) for side in sides]
        decided = [compare("orchard", b=side, until=until, others=False) for side in sides]
    assert of(tuned[0], 0).a == of(tuned[1], 0).a
    assert len({of(one, "minutes").a for one in (tuned[0], *decided)} | {of(one, 0).a for one in decided}) > 2


def test_the_number_of_jobs_changes_nothing() -> None:
    some = [
        compare(
            "quintet", b="variant:hand_limit=7", until=Until(12), bots=["greedy", "random"], jobs=jobs, others=False
        )
        for jobs in (1, 2)
    ]
    assert some[0].plain == some[1].plain
    assert some[0].plain["chapters"][0]["deals"] == 6  # each in both arrangements


def interrupted_at(matches: int) -> Any:  # Any: who is told how far it is
    def told(_players: int, done: int, _total: int) -> None:
        if done == matches:
            raise KeyboardInterrupt

    return told


def test_whoever_interrupts_gets_what_is_known_and_loses_nothing(tmp_path: Path) -> None:
    side: dict[str, Any] = {"game": "orchard", "b": "variant:favour=on", "seed": 1, "out": tmp_path / "kept"}
    with installed(**ORCHARD):
        with pytest.raises(Interrupted) as stopped:
            compare(**side, until=Until(1500), progress=interrupted_at(130))
        (chapter,) = stopped.value.found.chapters
        assert (chapter.about["matches"], chapter.about["known"]) == (130, False)
        assert "With 2\u00a0players" in "\n".join(stopped.value.found.lines())
        sides = report(tmp_path / "kept/a"), report(tmp_path / "kept/b")
        assert [one.chapters[0].about["matches"] for one in sides] == [130, 130]  # each is a folder of facts


def test_what_was_interrupted_ends_as_what_was_not(crowned: Comparison, tmp_path: Path) -> None:
    side: dict[str, Any] = {"game": "orchard", "b": "variant:favour=on", "seed": 1, "out": tmp_path}
    with installed(**ORCHARD):
        for at in (40, 100, 110, 225):
            with pytest.raises(Interrupted):
                compare(**side, until=Until(1500), progress=interrupted_at(at))
        found = compare(**side, until=Until(1500))
        assert found.plain == crowned.plain
        assert compare(**side, until=Until(1500), progress=interrupted_at(1)).plain == found.plain  # nothing is played


def test_a_killed_comparison_goes_on(tmp_path: Path) -> None:
    source = (
        "from croupier.lab import Until, compare, facts\n"
        "facts.PATIENCE = 0.0\n"
        f"compare('quintet', b='variant:hand_limit=7', until=Until(20000), out={str(tmp_path)!r},"
        " bots=['greedy', 'random'], progress=lambda *one: print(*one, flush=True))"
    )
    killed(source, 3)
    a, b = (tmp_path / side / "players-2" for side in "ab")
    shutil.rmtree(facts.parts(b)[-1])  # as if it had been killed after one side was written
    there = facts.gathered(b)["matches"]
    assert there
    again = {"b": "variant:hand_limit=7", "bots": ["greedy", "random"], "until": Until(there + 6), "others": False}
    found = compare("quintet", **again, out=tmp_path)  # type: ignore[arg-type]  # one setup
    assert found.plain == compare("quintet", **again).plain  # type: ignore[arg-type]  # as above
    assert facts.gathered(a)["matches"] == facts.gathered(b)["matches"] == there + 6


def test_a_folder_keeps_one_comparison(tmp_path: Path) -> None:
    side: dict[str, Any] = {"game": "quintet", "b": "variant:hand_limit=7", "until": Until(2), "others": False}
    compare(**side, out=tmp_path)
    others: list[dict[str, Any]] = [
        {"a": "variant:hand_check=end_of_turn"},
        {"seed": 3},
        {"tune": True},
        {"bots": "random"},
        {"game": "perils", "b": "variant:flee=on"},
    ]
    for other in others:
        with pytest.raises(BadSetup, match="holds facts of another run"):
            compare(**side | other, out=tmp_path)


def test_deals_are_mirrored_where_two_seats_have_roles() -> None:
    assert mirrors("perils", 2)
    assert not mirrors("perils", 3)
    assert not mirrors("quintet", 2)
    for number in range(5):
        seed = f"x/{number}"
        assert roles_of("perils", 2, mirror("perils", 2, seed)) == roles_of("perils", 2, seed)[::-1]
    found = compare("perils", b="variant:flee=on", until=Until(3), others=False, mirror=True)
    assert [found.chapters[0].about[one] for one in ("matches", "deals", "mirrored")] == [4, 2, True]
    with pytest.raises(BadSetup, match="Quintet deals no roles to 2 seats that could be mirrored"):
        compare("quintet", b="variant:hand_limit=7", mirror=True)


@pytest.mark.parametrize("rare", [0.5, 0.02])
def test_whoever_looks_again_and_again_is_no_more_often_wrong(rare: float) -> None:
    """Differences come in a part of the deals and pull both ways: surely more than none is a false alarm."""
    chance = np.random.default_rng(5)
    wrong = 0
    for _ in range(300):
        pulls = chance.choice([-1.0, 0.0, 1.0], p=[rare / 2, 1 - rare, rare / 2], size=2000)
        looks = (pulls[:many] for many in (100, 200, 400, 800, 1200, 2000))
        wrong += any(abs(some.mean()) > doubt((some - some.mean()) / len(some), 0.05, 1.0) for some in looks)
    assert wrong <= 15
    assert width(500, 0.05) > z_of(0.05)


def test_intervals_that_hold_at_all_moments_are_as_wide_as_they_are_by_hand() -> None:
    """At 0.05: weight (5.9915 + 1.7903 + 1) / 500 a deal, so 8.7818 and 35.127 (Waudby-Smith and others, 2024)."""
    assert (width(500, 0.05), width(2000, 0.05)) == pytest.approx((3.0355, 3.1387), abs=1e-4)
    assert 450 <= min(range(100, 3000, 10), key=lambda deals: width(deals, 0.05)) <= 550


@pytest.mark.parametrize("deals", [1, 2, 5])
def test_a_few_more_deals_of_the_strongest_pull_are_thought_to_be_there(deals: int) -> None:
    z = width(deals, 0.05)
    pulls = np.array([0.5, *[0.1] * (deals - 1)])
    squares = 0.25 + 0.01 * (deals - 1) + (z / 2) ** 2 * 0.25
    assert doubt(pulls, 0.05, 1.0) == pytest.approx(z * (squares * deals / max(deals - 1, 1)) ** 0.5)
    assert doubt(np.zeros(deals), 0.05, 3.0) == pytest.approx(3 * wilson(0.0, deals, z)[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_in_every_language(language: str, crowned: Comparison) -> None:
    page = crowned.html(language)
    assert f'<html lang="{language}">' in page
    assert page.count("<article>") == page.count("</article>") == 2
    assert not re.search(r"<script|<link|<img|url\(|>lab-[\w-]+<|\{ \$|\ue000", page)
    assert 'class="tk no"' in page
    lines = "\n".join(crowned.lines(language))
    assert not re.search(r"lab-|\{ \$|\ue000", lines)
    assert language != "fr" or not re.search(r"[^\s\u00a0\u202f]:( |$)", "\n".join(lines.splitlines()[2:]))


def test_the_data_say_what_the_lines_say(crowned: Comparison) -> None:
    plain = json.loads(json.dumps(crowned.plain, allow_nan=False))
    assert (plain["a"], plain["b"], plain["tune"]) == ("plain", "variant:favour=on", False)
    first = plain["chapters"][0]["effects"][0]
    assert (first["about"][0], first["effect"], first["asked"], first["verb"]) == ("seat", "matters", True, None)
    assert {one["verb"] for one in plain["chapters"][0]["effects"] if one["section"] == "cards"} == {"pick"}
    assert first["low"] < first["value"] < first["high"]
    assert any("Seat\u00a01" in line and "→" in line for line in crowned.lines())


def test_a_card_that_is_changed_is_asked_about_and_printed_on_both_sides() -> None:
    found = compare("perils", b="young_troll.life=3", until=Until(60), others=False)
    asked = {one.label.name for one in found.chapters[0].effects if one.label.kind == "card" and one.asked}
    assert asked == {"young_troll"}
    lines = [*found.lines()]
    assert lines[1] == "B: Young Troll, HP: 4 → 3"
    told = lines.index("  The cards that are changed:")
    assert all(line.startswith("    Young Troll (") for line in lines[told + 1 : lines.index("  Matters: Nothing.")])
    assert any(line.endswith(": not known") for line in lines[told + 1 :])
    page = found.html("de")
    assert page.count('<img alt="Jungtroll') == 2
    assert "Jungtroll, LP: 4 → 3" in page
    with pytest.raises(BadCards, match="near is young_troll"):
        compare("perils", b="young_trol.life=3")


def test_a_card_that_a_side_adds_is_named_and_printed_there() -> None:
    side = "ember_fox.like=cinder_wolf,ember_fox.copies=2,cinder_wolf.copies=1,ember_fox.de=Glutfuchs"
    found = compare("confluence", b=side, until=Until(4), others=False)
    told = "Glutfuchs (neu, wie Aschenwolf) · Glutfuchs, Anzahl: 3 → 2 · Aschenwolf, Anzahl: 3 → 1"
    assert [*found.lines("de")][1] == f"B: {told} · Glutfuchs, deutscher Name: Ember Fox → Glutfuchs"
    page = found.html("de")
    assert (page.count('<img alt="Glutfuchs'), page.count('<img alt="Aschenwolf')) == (1, 2)
    away = compare("confluence", a=side, until=Until(4), others=False)
    assert told in next(away.lines("de"))


def test_sides_as_they_are_typed() -> None:
    assert read_side("plain").variants == {}
    side = read_side("variant:hand_limit=7, variant:teams=on")
    assert side.text == "variant:hand_limit=7,variant:teams=on"
    assert read_side(side.text) == side
    cards = read_side("wolf.effects=bite, run,imp.copies=0")  # a comma may stand in a field
    assert (cards.cards, cards.variants) == ({"wolf.effects": "bite, run", "imp.copies": "0"}, {})
    table = read_side("some.csv,wolf.life=3", lambda file: {"imp.copies": file, "wolf.life": "1"})
    assert table.cards == {"imp.copies": "some.csv", "wolf.life": "3"}
    for text in ("", "hand_limit", "variant:hand_limit", "variant:=", "wolf.life", "some.csv"):
        with pytest.raises(BadSetup, match="A side is plain, a file of cards, or changes like"):
            read_side(text)
    with pytest.raises(BadSetup, match="some matches or some time"):
        compare("quintet", b="variant:hand_limit=7", until=Until(0))
    with pytest.raises(BadSetup, match="20000 matches on each side at most, not 20001"):
        compare("quintet", b="variant:hand_limit=7", until=Until(20001))
