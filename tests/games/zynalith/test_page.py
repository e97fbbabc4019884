"""What the page of Zynalith reckons from a view agrees with the rules: prices, places, forecasts, the film."""

from collections.abc import Iterator
from random import Random

import pytest

from croupier.engine import FaceId, Match, start
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.cards import designs
from croupier.games.zynalith.cards.faces import FACES
from croupier.games.zynalith.page import aim, film, fronts, gist, layout, prospect
from croupier.games.zynalith.rules import front, market, terms
from croupier.text import LANGUAGES, Speaker

NAMES = ("Ada", "Tomas", "Mara", "Béla", "Ines")


def positions(players: int, seed: int, most: int = 500, **variants: str) -> Iterator[Match]:
    """A match in which anything is tried, creatures most of all, looked at whenever somebody is asked."""
    dice = Random(seed)
    match = start(Zynalith, players, seed, variants)
    for _ in range(most):
        if match.over:
            break
        yield match
        decision = dice.choice(match.decisions)
        plays = [i for i, key in enumerate(decision.keys) if key.startswith(("play:", "host:"))]
        match.choose(
            decision.seat, dice.choice(plays) if plays and dice.random() < 0.6 else dice.randrange(len(decision.keys))
        )
    yield match


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_prices_refunds_and_defence_are_those_of_the_rules(players: int, seed: int) -> None:
    for match in positions(players, seed):
        game, view = match.position, match.view(0)
        assert isinstance(game, Zynalith)
        for seat in range(players):
            for place, face in enumerate(FACES[::7]):
                assert fronts.price(view, seat, face.id) == market.price(game, seat, FaceId(place * 7))
            for creature, shown in zip(game.front[seat], view["front"][seat], strict=True):
                assert fronts.refund(shown) == front.refund(game, creature)
            guard = sum(fronts.protects(view, c) for c in view["front"][seat] if c["guarding"])
            assert guard + view["ward"][seat] == view["facts"]["defence"][seat]
            points = view["facts"]["points"][seat] - view["zynalith"][seat] - view["silver"][seat] // 10
            assert fronts.printed_points(view, seat) == points


@pytest.mark.parametrize(("players", "two_fronts"), [(2, "off"), (4, "off"), (3, "on")])
def test_creatures_stand_in_the_lines_of_the_forecast(players: int, two_fronts: str) -> None:
    for match in positions(players, 5, two_fronts=two_fronts):
        view = match.view(None)
        columns = {("east" if c.east else "west", c.number): c.place for c in fronts.columns(view)}
        shown = {s.creature["number"]: s for seat in range(players) for s in fronts.standing(view, seat)}
        for line in view["facts"]["lines"]:
            for member in line["members"]:
                there = shown[member["number"]]
                assert not there.guards
                assert there.place == columns[line["front"], line["line"]]
                assert fronts.attacker(view, member["seat"], there.place) == there
        for standing in shown.values():
            assert standing.guards or not standing.creature["guarding"]


def test_slots_and_values_are_those_of_the_creature() -> None:
    for match in positions(3, 8):
        for creatures in match.view(None)["front"]:
            for creature in creatures:
                slots = fronts.slots(creature)
                assert [s.card for s in slots if s.card] == sorted(
                    creature["attached"], key=lambda card: designs.DESIGNS[gist.PLACE[card]].type
                )
                kind = designs.DESIGNS[gist.PLACE[creature["card"]]].kind
                assert [s.type for s in slots] == [
                    terms.TYPES[type_] for type_, number in enumerate(terms.ROOM[kind]) for _ in range(number)
                ]
                *_, life = fronts.values(creature)
                assert (life.now, life.most) == (creature["life"] - creature["damage"], creature["life"])


def test_a_prospect_is_what_the_forecast_says_when_the_creature_has_come() -> None:
    agreed = 0
    for seed in range(6):
        for match in positions(2 + seed % 4, seed + 20, 250):
            decision = match.decisions[0] if match.decisions else None
            if decision is None or decision.name != "turn":
                continue
            me = decision.seat
            view = match.view(me)
            for key in decision.keys:
                if key.startswith("play:creature:"):
                    face = view["creature_row"][int(key.rpartition(":")[2]) - 1]
                    seen = prospect.prospect(view, me, face)
                    if seen is not None:
                        came = after(match, me, key)
                        lost, won = prospect._sum(came["facts"]["lines"], me)
                        assert {h: n for h, n in seen.after.items() if n} == {h: n for h, n in lost.items() if n}
                        assert seen.won == won
                        agreed += 1
    assert agreed > 100


def test_an_aim_is_what_the_forecast_says_when_the_choice_is_made() -> None:
    agreed = {"attach": 0, "target creature": 0}
    for seed in range(8):
        for match in positions(2 + seed % 4, seed + 40, 220):
            for decision in match.decisions:
                if decision.name not in agreed:
                    continue
                me = decision.seat
                for key in decision.keys:
                    view = match.view(me)
                    found = aim.chosen(view, match.log_for(me), key, me)
                    if found is None or found.after is None:
                        continue
                    came = after(match, me, key)
                    if came["hp"] != view["hp"]:
                        continue  # the same card has struck a hero too, who now has less to lose
                    lost, won = prospect._sum(came["facts"]["lines"], me)
                    assert found.after.won.get(me, 0) == won
                    assert {h: n for h, n in found.after.lost.items() if n} == {h: n for h, n in lost.items() if n}
                    agreed[decision.name] += 1
    assert agreed["attach"] > 60
    assert agreed["target creature"] > 20


def after(match: Match, seat: int, key: str) -> dict:  # type: ignore[type-arg]  # JSON
    """The view when a play has come through without a counter."""
    fork = match.fork()
    fork.choose(seat, key)
    while fork.decisions and fork.decisions[0].name == "counter":
        fork.choose(fork.decisions[0].seat, "hold")
    return fork.view(seat)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 4), (4, 6)])
def test_the_film_tells_every_fight_as_it_was(players: int, seed: int) -> None:
    match = list(positions(players, seed))[-1]
    log = match.log
    shown = film.frames(log, 1)
    fights = [frame for frame in shown if frame.kind == "fight"]
    assert len(fights) == sum(event["event"] == "fight" for event in log)
    assert len(shown) - len(fights) == sum(event["event"] in ("happened", "countered") for event in log)
    assert [frame.line for frame in shown] == sorted({frame.line for frame in shown})
    for frame in fights:
        assert log[frame.line - 1]["event"] == "fight"
        assert (frame.winner is None) == (frame.reward == 0)
        for blow in frame.blows:
            if blow.card:
                assert blow.damage == blow.attack - blow.shield
                assert blow.overflow == max(blow.damage - blow.life, 0)
                assert blow.dies == (blow.damage >= blow.life)
            if blow.hit and blow.left > 0:
                assert blow.lost == (blow.overflow if blow.card else blow.attack) - blow.stopped


def test_without_news_the_film_is_the_last_combat_phase() -> None:
    log = list(positions(2, 9))[-1].log
    start_ = max(at for at, event in enumerate(log) if event["event"] == "combat")
    for frame in film.frames(log):
        assert frame.kind == "fight"
        assert frame.line > start_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_names_the_winner_and_what_is_lost(language: str) -> None:
    speaker = Speaker(language, Zynalith, strict=True)
    told = 0
    for match in positions(3, 12):
        view = match.view(0)
        for column in fronts.columns(view):
            pieces = layout.verdict(speaker, view, column, NAMES, 0)
            line = next((found for found in view["facts"]["lines"] if found["line"] == column.number), None)
            assert bool(pieces) == (line is not None)
            if line is not None and line["winner"] is not None:
                assert (speaker.card(line["winner"]["card"]), True) in pieces
                told += 1
    assert told > 20


def test_every_card_that_does_something_has_signs() -> None:
    for face in FACES:
        assert bool(gist.gist(face.id)) == bool(designs.EFFECTS[face.id])
        assert len(gist.gist(face.id)) <= gist.MOST


def test_spent_cards_are_those_whose_text_is_over() -> None:
    assert gist.spent("far_sight")
    assert gist.spent("marching_drum")
    assert not gist.spent("bound_flame")
    assert not gist.spent("lifeblood_amulet")
    assert not gist.spent("noble_born")


@pytest.mark.parametrize("seed", [2, 3])
def test_silver_and_drawn_cards_cite_the_rule_they_come_by(seed: int) -> None:
    *_, end = positions(3, seed)
    drawn, round_ = set(), 0
    for line in end.log:
        round_ = line["number"] if line["event"] == "round" else round_
        if line["event"] == "drew":
            drawn.add((round_ > 0, line["rule"]))
    assert drawn <= {(False, "2.4"), (True, "6.3"), (True, "4.13"), (False, "4.13")}
    starts = [n for n, line in enumerate(end.log) if line["event"] == "round"]
    for start_ in starts:
        paid = [line for line in end.log[start_ + 1 : start_ + 4] if line["event"] == "gained" and line["number"] == 10]
        assert paid
        assert {line["rule"] for line in paid} == {"3.5"}


def test_combat_lines_stand_under_a_heading_of_their_own() -> None:
    *_, end = positions(2, 5)
    heading = ""
    for line in end.log:
        heading = line["event"] if line["event"] in layout.HEADINGS else heading
        if line["event"] in ("fight", "winner", "reward"):
            assert heading == "combat"
        if line["event"] == "refreshed":
            assert heading == "round"
