"""Reports: faults that were planted are found, figures are those of the facts, and the page stands alone."""

import json
import re
from collections import defaultdict
from copy import deepcopy
from html.parser import HTMLParser
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from croupier.catalog import find
from croupier.engine.duration import PERSON
from croupier.lab import BadFacts, Until, gather, report
from croupier.lab.facts import parts, table
from croupier.lab.reports.figures import Figure, Section
from croupier.lab.reports.reporting import Report
from croupier.lab.reports.stamps import Stamps
from croupier.text import LANGUAGES
from tests.installed import installed


@pytest.fixture(scope="module")
def tilted(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Report]:
    """A game with faults, played by greedy and what is said of it."""
    folder = tmp_path_factory.mktemp("tilted")
    with installed(tilted="tests.lab.tilted:Tilted"):
        gather("tilted", folder, until=Until(3000), seed=3)
        return folder, report(folder)


@pytest.fixture(scope="module")
def quintet(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Report]:
    folder = tmp_path_factory.mktemp("quintet")
    gather("quintet", folder, [2, 3], ["greedy", "random"], Until(40), seed=1)
    return folder, report(folder)


def section(found: Report, name: str, chapter: int = 0) -> Section:
    return next(one for one in found.chapters[chapter].sections if one.name == name)


def figure(found: Report, name: str, about: str | int, unit: str = "", chapter: int = 0) -> Figure:
    one = section(found, name, chapter).find(about, unit)
    assert one is not None
    return one


def test_a_seat_that_wins_too_often_is_found(tilted: tuple[Path, Report]) -> None:
    _, found = tilted
    seat = figure(found, "seats", 0)
    assert (seat.sign, section(found, "seats").sign) == ("not-fine", "not-fine")
    assert seat.judged.low < 0.55 < seat.judged.high
    assert "Where you sit matters: <b>Seat" in found.html()


def test_cards_that_are_useless_too_strong_or_no_choice_are_found(tilted: tuple[Path, Report]) -> None:
    _, found = tilted
    assert figure(found, "cards", "pebble", "taken").sign == "not-fine"
    assert section(found, "cards").drawn["never"] == ["pebble"]
    assert figure(found, "cards", "apple", "at-once").sign == "not-fine"
    assert figure(found, "cards", "crown", "won").sign == "not-fine"
    for card in ("plum", "pear"):
        assert {one.sign for one in section(found, "cards").figures if one.label.name == card} == {"fine"}
    page = found.html()
    assert "left by all: nobody wants it</small>Pebble" in page
    assert "taken at once: no choice</small>Apple" in page


def test_what_is_healthy_is_said_to_be(tilted: tuple[Path, Report]) -> None:
    _, found = tilted
    assert [figure(found, "length", name).sign for name in ("minutes", "long", "forced")] == ["fine"] * 3
    assert section(found, "out").sign == "fine"


def test_shares_of_wins_are_those_of_the_facts(tilted: tuple[Path, Report]) -> None:
    folder, found = tilted
    won = [row["won"] for row in table(folder / "players-2", "seats").iter_rows(named=True) if row["seat"] == 0]
    rate, n = sum(won) / len(won), len(won)
    seat = figure(found, "seats", 0)
    assert seat.value == pytest.approx(rate)
    places = sorted(section(found, "seats").figures, key=lambda one: -one.judged.edge)
    z = (2.241402728, 1.959963985)[places.index(seat)]  # of two comparisons the surer one has half of the five in 100
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    assert (seat.judged.low, seat.judged.high) == pytest.approx((middle - half, middle + half), abs=1e-4)


def test_cards_are_counted_by_seat_and_match(tilted: tuple[Path, Report]) -> None:
    folder, found = tilted
    won = {(r["match"], r["seat"]): r["won"] for r in table(folder / "players-2", "seats").iter_rows(named=True)}
    rows = [r for r in table(folder / "players-2", "cards").iter_rows(named=True) if r["card"] == "plum"]
    takers = [won[r["match"], r["seat"]] for r in rows if r["taken"]]
    assert figure(found, "cards", "plum", "taken").value == pytest.approx(len(takers) / len(rows))
    assert figure(found, "cards", "plum", "won").value == pytest.approx(sum(takers) / len(takers))
    asked = sum(r["taken"] for r in rows) / sum(r["offered"] for r in rows)
    assert figure(found, "cards", "plum", "at-once").value == pytest.approx(asked)


def test_tension_is_that_of_the_time_line(tilted: tuple[Path, Report]) -> None:
    folder, found = tilted
    total = dict(table(folder / "players-2", "matches").select("match", "decisions").iter_rows())
    won = {(r["match"], r["seat"]): r["won"] for r in table(folder / "players-2", "seats").iter_rows(named=True)}
    expected: dict[int, dict[int, list[float]]] = defaultdict(dict)
    for match, at, _, value in table(folder / "players-2", "timeline").sort("match", "decision", "seat").iter_rows():
        expected[match].setdefault(at, []).append(value)
    led, changes, sure = [], [], 0
    for match, moments in expected.items():
        before = {at: values for at, values in moments.items() if at < total[match]}
        leaders = [values.index(max(values)) for values in before.values() if values[0] != values[1]]
        changes.append(sum(one != other for one, other in pairwise(leaders)))
        half = before[max(at for at in before if at <= total[match] / 2)]
        if half[0] != half[1]:
            led.append(won[match, half.index(max(half))])
        winner = 0 if won[match, 0] else 1
        last = max(at for at in before if at <= total[match] / 2)
        sure += all(values[winner] >= 0.8 for at, values in before.items() if at >= last)
    assert figure(found, "tension", "leader").value == pytest.approx(sum(led) / len(led))
    played = [
        changes[match]
        for match in range(len(changes))
        if any(v[0] != v[1] for v in list(expected[match].values())[:-1])
    ]
    assert figure(found, "tension", "changes").value == pytest.approx(sum(played) / len(played))
    assert figure(found, "tension", "sure").value == pytest.approx(sure / len(expected))


def test_length_and_interaction_are_those_of_the_facts(quintet: tuple[Path, Report]) -> None:
    folder, found = quintet
    matches = table(folder / "players-3", "matches")
    took: list[float] = [decisions * PERSON / 60 for decisions in matches["decisions"]]
    minutes = figure(found, "length", "minutes", chapter=1)
    assert minutes.value == pytest.approx(sum(took) / len(took))
    questions = table(folder / "players-3", "questions")
    total = {name: sum(questions[name].to_list()) for name in ("forced", "aimed", "taken")}
    forced = figure(found, "length", "forced", chapter=1)
    assert forced.value == pytest.approx(total["forced"] / total["taken"])
    aimed = figure(found, "interaction", "aimed", chapter=1)
    assert aimed.value == pytest.approx(total["aimed"] / total["taken"])
    most = questions.sort("most").tail(1).row(0, named=True)
    longest = section(found, "length", 1).drawn["longest"]
    assert longest["options"] == most["most"]
    same = questions.filter(question=longest["question"], verb=longest["verb"])
    assert same["most"].max() == most["most"]
    assert "La plus longue question : " in found.html("fr")
    assert longest["question"] not in {*re.findall(r"question : ([^,]*),", found.html("fr"))}


def test_a_question_of_numbers_alone_is_called_as_the_game_calls_it(quintet: tuple[Path, Report]) -> None:
    found = deepcopy(quintet[1])
    drawn = section(found, "length", 1).drawn
    assert isinstance(drawn, dict)
    drawn["longest"] = {"question": "witch_discard", "verb": "", "options": 7}
    assert "The longest question: Discard one card, 7\u00a0options." in found.html("en")
    assert "Wirf eine Karte ab, 7" in found.html("de")


def test_bots_and_turn_order_are_told_where_they_differ(quintet: tuple[Path, Report]) -> None:
    folder, found = quintet
    seats = table(folder / "players-2", "seats")
    for bot in ("greedy", "random"):
        assert figure(found, "bots", bot).value == pytest.approx(seats.filter(bot=bot)["won"].mean())
    for turn in (0, 1):
        assert figure(found, "turns", turn).value == pytest.approx(seats.filter(turn=turn)["won"].mean())
    assert figure(found, "bots", "greedy").sign == ""


def test_a_card_that_only_one_bot_leaves_is_the_bots_fault(tmp_path: Path) -> None:
    with installed(tilted="tests.lab.tilted:Tilted"):
        gather("tilted", tmp_path, bots=["greedy", "random"], until=Until(400), seed=2)
        found = report(tmp_path)
        page = found.html()
    left, taken = (figure(found, "spurned", f"pebble@{bot}") for bot in ("greedy", "random"))
    rows = table(tmp_path / "players-2", "cards").filter(card="pebble")
    rows = rows.join(table(tmp_path / "players-2", "seats").select("match", "seat", "bot"), ["match", "seat"])
    by_random = rows.filter(bot="random")["taken"].to_list()
    assert left.value == 0
    assert taken.value == pytest.approx(sum(one > 0 for one in by_random) / len(by_random))
    assert section(found, "spurned").sign == ""  # the card is not to be blamed
    assert {one.label.name for one in section(found, "spurned").figures} == {"pebble@greedy", "pebble@random"}
    assert figure(found, "cards", "pebble", "taken").sign == "fine"
    assert "Pebble (Greedy)" in page


def test_bots_are_rated_by_whom_they_leave_behind(tmp_path: Path) -> None:
    gather("quintet", tmp_path, bots=["random", "easy", "greedy"], until=Until(240), seed=4)
    seats = table(tmp_path / "players-2", "seats")
    met = seats.join(seats, "match").filter(pl.col("seat") < pl.col("seat_right"))
    pairs = met.group_by("bot", "bot_right").len()
    assert pairs.height == 6  # each two of them, from either seat
    assert set(pairs["len"]) == {40}
    found = report(tmp_path)
    best, second, worst = section(found, "depth").figures
    assert [one.label.name for one in (best, second, worst)] == ["greedy", "easy", "random"]
    assert second.judged.low > worst.judged.high
    assert best.judged.low < best.value < best.judged.high
    rungs = [line.split(":")[0].strip() for line in found.ladder()]
    assert rungs[rungs.index("Depth") + 1 :][:3] == ["Greedy", "Easy", "Random"]
    assert [one.plain for one in section(report(tmp_path), "depth").figures] == [
        one.plain for one in section(found, "depth").figures
    ]


def test_ratings_depend_on_no_order(tmp_path: Path) -> None:
    gather("quintet", tmp_path, bots=["easy", "greedy"], until=Until(200), seed=4)
    before = section(report(tmp_path), "depth").figures
    (part,) = parts(tmp_path / "players-2")
    for name, columns in (("matches", ["match", "deal"]), ("seats", ["match"])):
        turned = table(tmp_path / "players-2", name).with_columns(*(pl.col(one).max() - pl.col(one) for one in columns))
        turned.sort("match").write_parquet(
            part / f"{name}.parquet", metadata=pl.read_parquet_metadata(part / f"{name}.parquet")
        )
    for one, other in zip(before, section(report(tmp_path), "depth").figures, strict=True):
        assert one.label == other.label
        assert abs(one.value - other.value) < (one.judged.high - one.judged.low) / 10


def test_a_bot_that_always_wins_is_not_rated_for_sure(tmp_path: Path) -> None:
    gather("quintet", tmp_path, bots=["greedy", "random"], until=Until(10), seed=4)
    best, _ = section(report(tmp_path), "depth").figures
    assert best.judged.high - best.judged.low > 5


def test_who_is_ahead_of_whom_is_that_of_the_facts(tmp_path: Path) -> None:
    """One greedy seat among two easy ones, by hand: each of these it is ahead of, behind, or neither."""
    gather("quintet", tmp_path, [3], bots=["greedy", "easy", "easy"], until=Until(30), seed=4)
    rows = defaultdict(list)
    for row in table(tmp_path / "players-3", "seats").iter_rows(named=True):
        rows[row["match"], row["bot"]].append(row["return"])
    ahead = [
        float(mine > theirs) + (mine == theirs) / 2
        for number in range(30)
        for mine in rows[number, "greedy"]
        for theirs in rows[number, "easy"]
    ]
    assert len(ahead) == 60
    (one,) = section(report(tmp_path), "duels").figures
    share = one.value if one.label.name == "greedy@easy" else 1 - one.value
    assert share == pytest.approx(sum(ahead) / 60)


def test_foresight_is_how_far_what_is_expected_comes_true(tilted: tuple[Path, Report]) -> None:
    folder, found = tilted
    total = dict(table(folder / "players-2", "matches").select("match", "decisions").iter_rows())
    got = {(r["match"], r["seat"]): r["return"] for r in table(folder / "players-2", "seats").iter_rows(named=True)}
    last = [
        (expected, got[match, seat])
        for match, at, seat, expected in table(folder / "players-2", "timeline").iter_rows()
        if at < total[match] and 5 * at // total[match] == 4
    ]
    expected, returns = ([one[place] for one in last] for place in (0, 1))
    mean, middle = sum(returns) / len(last), sum(expected) / len(last)
    spread = sum((one - mean) ** 2 for one in returns)
    missed = sum((before - after) ** 2 for before, after in last)
    explained = figure(found, "foresight", 5, "explained")
    assert explained.value == pytest.approx(1 - missed / spread)
    assert explained.judged.low < explained.value < explained.judged.high
    together = sum((before - middle) * (after - mean) for before, after in last)
    slope = together / sum((before - middle) ** 2 for before in expected)
    assert figure(found, "foresight", 5, "slope").value == pytest.approx(slope)
    assert "Foresight of the advisor" in found.html()


def test_what_winners_do_more_often(quintet: tuple[Path, Report]) -> None:
    folder, found = quintet
    done = (
        table(folder / "players-2", "questions")
        .filter(verb="play")
        .group_by("match", "seat")
        .agg(pl.col("taken").sum())
    )
    plays = {(match, seat): number for match, seat, number in done.iter_rows()}
    seats = table(folder / "players-2", "seats")
    signed = [(1 if r["won"] else -1) * plays.get((r["match"], r["seat"]), 0) for r in seats.iter_rows(named=True)]
    assert figure(found, "variety", "play", "more").value == pytest.approx(sum(signed) / (len(signed) / 2))


def test_signs_agree_with_intervals(quintet: tuple[Path, Report], tilted: tuple[Path, Report]) -> None:
    for found in (quintet[1], tilted[1]):
        for one in (one for chapter in found.chapters for section in chapter.sections for one in section.figures):
            low, high = one.judged.healthy or (float("-inf"), float("inf"))
            if one.sign == "fine":
                assert low - 1e-9 <= one.judged.low <= one.judged.high <= high + 1e-9
            elif one.sign == "not-fine":
                assert one.judged.high <= low + 1e-9 or one.judged.low >= high - 1e-9


def test_the_data_say_what_the_page_says(quintet: tuple[Path, Report]) -> None:
    _, found = quintet
    plain = json.loads(json.dumps(found.plain, allow_nan=False))
    assert [one["players"] for one in plain["chapters"]] == [2, 3]
    assert [one["matches"] for one in plain["chapters"]] == [40, 40]
    names = {one["name"] for one in plain["chapters"][0]["sections"]}
    assert names >= {"seats", "turns", "bots", "cards", "length", "tension", "out", "interaction", "variety"}
    seat = plain["chapters"][0]["sections"][0]["figures"][0]
    assert seat["about"] == ["seat", 0]
    assert seat["healthy"] == [0.48, 0.52]
    assert seat["sign"] == "not-known"
    assert seat["low"] < seat["value"] < seat["high"]


class Seen(HTMLParser):
    """Which elements there are, and whether each is closed."""

    VOID = frozenset({"meta", "br", "path", "rect", "circle"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        del attrs
        self.tags.append(tag)
        if tag not in self.VOID and tag not in ("html", "body"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_in_every_language(language: str, quintet: tuple[Path, Report]) -> None:
    page = quintet[1].html(language)
    seen = Seen()
    seen.feed(page)
    assert not seen.open
    assert seen.tags.count("article") == 2
    assert not {"script", "link", "img", "iframe"} & set(seen.tags)
    assert "url(" not in page
    assert f'<html lang="{language}">' in page
    assert "\ue000" not in page
    assert find("quintet").title in page
    assert not re.search(r">lab-[\w-]+<|\{ \$|\bnan\b|\binf\b", page)


def test_stamps_are_drawn_once_and_marks_stand_alone_without_a_picture() -> None:
    stamps = Stamps(find("quintet"))
    both = stamps.of("wizard", "1") + stamps.of("wizard", "2")
    assert both.count('href="#art-wizard"') == 2
    assert stamps.symbols.count('<symbol id="art-wizard"') == 1
    assert "<style" not in stamps.symbols
    assert 'class="mk">2<' in both
    assert stamps.of("nothing", "3") == '<i class="mk">3</i>'
    assert stamps.of("nothing") == Stamps(find("quintet")).symbols == ""


def test_the_verdict_in_lines(quintet: tuple[Path, Report]) -> None:
    lines = [*quintet[1].lines()]
    assert lines[0] == "With 2\u00a0players"
    assert sum(line.startswith("  Not known:") for line in lines) == 2
    assert not any("\ue000" in line for line in lines)


def test_verbs_are_said_in_the_language_of_the_report(quintet: tuple[Path, Report]) -> None:
    assert "Karten: Ausspielen" in quintet[1].html("de")
    assert "Cartes : Jouer" in quintet[1].html("fr").replace("\u00a0", " ").replace("\u202f", " ")


def test_a_report_on_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFacts, match="holds no facts"):
        report(tmp_path)


def test_a_report_on_a_single_match(tmp_path: Path) -> None:
    gather("quintet", tmp_path, until=Until(1))
    assert "Quintet" in report(tmp_path).html()
