"""The page of Zynalith: facts agree with the rules, places with the forecast, forecasts with what comes; the film."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from croupier.engine import FaceId, Match, start, untold
from croupier.games.zynalith import Zynalith
from croupier.games.zynalith.cards import terms
from croupier.games.zynalith.page.animation import Fight
from croupier.games.zynalith.page.page import ZynalithPage
from croupier.games.zynalith.rules import front, heroes, market, scoring
from croupier.kit import Plain, Table, frames, page_of, plain
from croupier.testing.drawing import drawn, scene
from croupier.text import LANGUAGES, Translator
from tests.games.played import asked, play
from tests.games.zynalith.rows import DESIGNS, EFFECTS, FACES
from tests.games.zynalith.table import combat, creature, guard, position
from tests.kit import test_page as kit
from tests.words import flat

NAMES = ("Ada", "Tomas", "Mara", "Béla", "Ines")
DESIGN = {face.id: design for face, design in zip(FACES, DESIGNS, strict=True)}


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


def page(match: Match, me: int | None = 0, language: str = "en") -> ZynalithPage:
    """The page of a seat, or of a spectator."""
    translator = Translator(language, Zynalith, strict=True)
    decision = None if me is None or match.over else match.decision(me)
    names = NAMES[: match.players]
    return ZynalithPage(Table(Zynalith, translator, match.view(me), match.log_for(me), names, me, decision))


def fights(match: Match) -> list[Fight]:
    """Every combat round of a match."""
    shown = page(match, None)
    return [Fight.of(frame) for frame in frames(match.log, shown.shown) if frame.kind == "fight"]


def foretold(match: Match, me: int, key: str) -> str:
    """What the page says of an option."""
    after = match.preview(me, key)
    assert after is not None
    return flat(plain(kit.foretold(page(match, me), after).said))


# -- facts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_facts_are_those_of_the_rules(players: int, seed: int) -> None:
    """Z 6.5, 6.14, 12.8, 15.9"""
    for match in positions(players, seed):
        game, view = match.position, match.view(0)
        assert isinstance(game, Zynalith)
        for face, card in view["facts"]["cards"].items():
            place = FaceId(next(i for i, one in enumerate(FACES) if one.id == face))
            assert card["price"] == market.price(game, 0, place)
            assert card["left"] == view[card["currency"]][0] - card["price"]
        for seat in range(players):
            assert view["facts"]["points"][seat] == sum(view["facts"]["score"][seat].values())
            assert view["facts"]["points"][seat] == scoring.points(game, seat)
            guards = 0
            for c, fact in zip(game.front[seat], view["facts"]["creatures"][seat], strict=True):
                assert fact["refund"] == front.refund(game, c)
                guards += fact["guard"] if c.guarding else 0
            assert guards + view["ward"][seat] == view["facts"]["defence"][seat] == heroes.defence(game, seat)


def test_a_card_that_can_be_played_has_no_obstacle() -> None:
    """Z 6.5, 6.6, 6.8, 6.22, 8.1, 8.6: some counters can be played in the own turn, too."""
    seen = set()
    for match in positions(3, 6):
        for decision in match.decisions:
            view = match.view(decision.seat)
            if decision.name != "turn" or view["phase"] != "turn":
                continue
            for face in view["hand"][decision.seat]["cards"]:
                obstacle = view["facts"]["cards"][face]["obstacle"]
                offered = {f"play:hand:{face}", f"counter:hand:{face}"}
                assert (obstacle is None) == (not offered.isdisjoint(decision.keys))
                assert bool(page(match, decision.seat).cards.obstacle(face)[1]) == (obstacle is not None)
                seen.add(obstacle)
    assert seen == {None, "6.5", "6.6", "6.8", "6.22", "8.1"}
    nobody_to_rouse = position(2, hand=[["sudden_call", "marsh_pup"], []], zynalith=[9, 0], silver=[9, 9])
    assert nobody_to_rouse.view(0)["facts"]["cards"]["sudden_call"]["obstacle"] == "8.6"


@pytest.mark.parametrize("faceless", ["off", "on"])
def test_values_are_what_is_printed_and_what_changes_it(faceless: str) -> None:
    """Z 9.2, 9.7, 9.9"""
    told: set[tuple[str, str]] = set()
    for seed in range(4):
        for match in positions(3, seed, faceless_warrior=faceless):
            view = match.view(None)
            for rank, facts in zip(view["front"], view["facts"]["creatures"], strict=True):
                for shown, fact in zip(rank, facts, strict=True):
                    printed = DESIGN[shown["card"]]
                    base = (printed.initiative, printed.attack, printed.defence, printed.life)
                    for stat, name in enumerate(("initiative", "attack", "defence", "life")):
                        pieces = [p for p in fact["sources"] if p["stat"] == terms.STATS[stat]]
                        assert max(base[stat] + sum(piece["number"] for piece in pieces), 0) == shown[name]
                        told |= {(piece["until"], "text" if piece["card"] else "given") for piece in pieces}
    assert told == {("card", "text"), ("lasting", "given"), ("round", "given")}


def test_a_faceless_warrior_names_whom_it_copies() -> None:
    match = position(
        front=[[creature("sky_ray"), creature("faceless_warrior", "notched_blade")]],
        variants={"faceless_warrior": "on"},
    )
    sources = match.view(None)["facts"]["creatures"][0][1]["sources"]
    assert [(s["stat"], s["number"], s["card"]) for s in sources] == [
        ("ATK", 2, "sky_ray"),
        ("HP", 2, "sky_ray"),
        ("ATK", 1, "notched_blade"),
    ]


# -- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "two_fronts"), [(2, "off"), (4, "off"), (3, "on")])
def test_creatures_stand_in_the_lines_of_the_forecast(players: int, two_fronts: str) -> None:
    for match in positions(players, 5, two_fronts=two_fronts):
        shown = page(match, None)
        columns = {("east" if c.east else "west", c.number): c.place for c in shown.lines.fronts.columns}
        there = {number: standing for number, (_, standing) in shown.lines.fronts.all().items()}
        for line in shown.view["facts"]["lines"]:
            for member in line["members"]:
                standing = there[member["number"]]
                assert not standing.guards
                assert standing.place == columns[line["front"], line["line"]]
                assert shown.lines.fronts.attacker(member["seat"], standing.place) == standing
        for standing in there.values():
            assert standing.guards or not standing.creature["guarding"]


def test_slots_and_values_are_those_of_the_creature() -> None:
    for match in positions(3, 8):
        shown = page(match, None)
        for c in (c for rank in shown.view["front"] for c in rank):
            slots = shown.creatures.slots(c)
            assert [s.card for s in slots if s.card] == sorted(c["attached"], key=lambda card: DESIGN[card].type)
            assert [s.type for s in slots] == [
                terms.TYPES[type_]
                for type_, number in enumerate(terms.ROOM[DESIGN[c["card"]].kind])
                for _ in range(number)
            ]
            *_, life = shown.creatures.values(c)
            assert (life.now, life.most) == (c["life"] - c["damage"], c["life"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_names_the_winner_and_what_is_lost(language: str) -> None:
    told = 0
    for match in positions(3, 12):
        shown = page(match, 0, language)
        for column in shown.lines.fronts.columns:
            line = shown.lines.forecast(column)
            verdict = shown.lines.verdict(line)
            assert bool(verdict) == (line is not None)
            if line is not None and line["winner"] is not None:
                winner = shown.translator.named(line["winner"]["card"])
                assert [piece for piece in verdict if piece.words == winner and piece.bold]
                told += 1
    assert told > 20


# -- forecasts -------------------------------------------------------------------------------------------------------


def test_a_creature_says_where_it_enters_and_what_that_changes() -> None:
    """Z 6.7, 11.8, 11.13"""
    match = position(
        front=[[], ["toll_keeper"]], hand=[["siege_marshal"]], silver=[13, 0], zynalith=[0, 0], extra_row=[]
    )
    said = foretold(match, 0, "play:hand:siege_marshal")
    lose = "you lose 0 HP instead of 1 HP · Tomas loses 2 HP instead of 0 HP"
    assert said == f"Enters Line 1 · Line 1: “Siege Marshal” wins · {lose}"
    after = match.preview(0, "play:hand:siege_marshal")
    assert after is not None
    marks = kit.foretold(page(match), after).marks
    assert marks == {"creature-1": "fall", "creature-2": "win", "column-1": "enters", "forecast-1": "changes"}


def test_a_target_says_what_is_left_of_it() -> None:
    """Z 12.2, 12.4"""
    match = position(front=[["pale_archer"], ["elder_bear", "candle_wisp"]], hand=[["spark_volley"]], zynalith=[1, 0])
    play(match, "0 play:hand:spark_volley")
    assert foretold(match, 0, "creature:1:2") == "“Elder Bear”: 4 HP left"
    said = foretold(match, 0, "creature:1:1")
    assert said.startswith("“Candle Wisp” dies · Line 1: “Elder Bear” wins · you lose 1 HP instead of 5 HP")
    guarded = position(
        front=[["pale_archer"], [guard("elder_bear"), guard("clay_sentry")]], hand=[["drag_forth"]], zynalith=[1, 0]
    )
    play(guarded, "0 play:hand:drag_forth")
    assert foretold(guarded, 0, "creature:1:1").startswith("Line 1: “Elder Bear” wins")


def test_a_target_that_changes_nothing_says_so() -> None:
    match = position(
        front=[["scrap_imp", "zynalith_colossus"], ["sky_ray"]], hand=[["noble_born"]], silver=[6, 0], zynalith=[0, 0]
    )
    play(match, "0 play:hand:noble_born")
    assert foretold(match, 0, "host:1") == "no line changes"


def test_a_hero_that_is_aimed_at_shows_what_it_loses() -> None:
    """Z 12.9"""
    match = position(3, front=[["pale_archer"], [guard("clay_sentry")], []], hand=[["ember_lance"]], zynalith=[1, 0, 0])
    play(match, "0 play:hand:ember_lance")
    assert "Tomas: HP 30 → 27" in foretold(match, 0, "hero:1")
    assert "Mara: HP 30 → 26" in foretold(match, 0, "hero:2")


def test_what_an_effect_takes_first_does_not_look_like_help() -> None:
    """Z 12.13: the lines take no less of a hero because it has less."""
    match = position(3, front=[["pale_archer"], [], []], hand=[["ember_lance"]], zynalith=[1, 0, 0], hp=[30, 5, 30])
    play(match, "0 play:hand:ember_lance")
    assert foretold(match, 0, "hero:1") == "Tomas: HP 5 → 1"


def test_what_leads_through_the_fights_says_what_they_bring() -> None:
    """Z 15.3: the lines have been fought, nothing is forecast of them any more."""
    match = position(round=5, front=[["siege_marshal"], []], passed=[False, True], zynalith=[0, 0])
    after = match.preview(0, "pass")
    assert after is not None
    said = kit.foretold(page(match), after)
    assert flat(plain(said.said)) == "zynalith 0 → 1 · Tomas: HP 30 → 24"
    assert said.marks == {}


def test_a_line_that_is_fought_by_the_next_question_is_compared_with_nothing() -> None:
    """Z 11.14, 13.18: of the Pale Archer's target the next thing asked is that of the Ash Hound's Death."""
    match = position(3, phase="combat", round=2, front=[["pale_archer"], ["ash_hound"], ["siege_marshal"]])
    assert asked(match) == ["0 target hero"]
    said = foretold(match, 0, "hero:1")
    assert "instead of" not in said
    assert "Tomas: HP 30 → " in said


def test_what_an_unknown_card_decides_has_no_forecast() -> None:
    """Z 6.3"""
    match = position(hand=[["candle_wisp"]], silver=[1, 0])
    assert match.preview(0, "take:creature:deck") is None
    for top in ("great_stampede", "marsh_pup"):  # an event might lie there, whatever does
        drawing = position(2, silver=[5, 5], hp=[30, 2], hand=[[], ["long_spear"]], creature_deck=[top])
        drawing.choose(0, "take:creature:deck")
        assert drawing.preview(1, "hold") is None


def test_forecasts_come_true() -> None:
    """The view of a preview is the one that comes when nobody answers; the page compares just these two."""
    agreed = {"turn": 0, "attach": 0, "target creature": 0}
    dice = Random(1)
    for seed in range(3):
        for match in positions(2 + seed, seed + 40, 110):
            for decision in match.decisions:
                keys = [key for key in decision.keys if key.startswith(("play:", "host:", "creature:"))]
                for key in dice.sample(keys, min(len(keys), 2)) if decision.name in agreed else ():
                    foreseen = match.preview(decision.seat, key)
                    if foreseen is None:
                        continue
                    came = match.fork()
                    came.choose(decision.seat, key)
                    while came.decisions and came.decisions[0].name == "counter":
                        came.choose(came.decisions[0].seat, "hold")
                    assert foreseen.view(decision.seat)["facts"]["lines"] == came.view(decision.seat)["facts"]["lines"]
                    kit.foretold(page(match, decision.seat), foreseen)
                    agreed[decision.name] += 1
    assert all(number > 5 for number in agreed.values()), agreed


# -- the film --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 4), (4, 6)])
def test_the_film_tells_every_fight_as_it_was(players: int, seed: int) -> None:
    match = list(positions(players, seed))[-1]
    log = match.log
    shown = page(match, None).frames(1)
    fights = [frame for frame in shown if isinstance(frame, Fight)]
    assert len(fights) == sum(event["event"] == "fight" for event in log)
    assert len(shown) - len(fights) == sum(event["event"] in ("happened", "countered") for event in log)
    assert all(one.line < next_.line for one, next_ in pairwise(shown))
    for fight in fights:
        assert log[fight.line - 1] == fight.told
        assert (fight.winner is None) == (fight.reward == 0)
        assert {death["seat"] for death in fight.deaths} >= {s.seat for s in fight.strikes if s.death}
        for strike in fight.strikes:
            struck, hit = strike.struck, strike.hit
            if struck is not None:
                assert struck["number"] == max(struck["attack"] - struck["defence"], 0)
                assert struck["overflow"] == max(struck["number"] - struck["left"], 0)
                assert (strike.death is not None) == (struck["number"] >= struck["left"])
            if hit is not None:
                assert hit["number"] == struck["overflow"] if struck is not None else hit["number"] > 0
                assert hit["lost"] == hit["number"] - hit["defence"] or hit["left"] == 0


def test_a_fight_shows_who_fought_with_what_and_what_decided() -> None:
    """Z 9.2, 11.8, 11.9, 11.12, 11.14, 11.18, 12.5, 12.10"""
    match = combat(
        front=[
            [creature("duel_mistress", "gate_breaker")],
            [creature("clockwork_judge", "long_spear", "ring_mail"), guard("clay_sentry")],
        ],
        zynalith=[3, 2],
        silver=[8, 10],
    )
    (fight,) = fights(match)
    assert [(m["card"], m["attack"]) for m in fight.members] == [("duel_mistress", 6), ("clockwork_judge", 6)]
    assert fight.members[0]["sources"] == [{"stat": "ATK", "number": 1, "card": "gate_breaker", "until": "card"}]
    assert fight.winner is not None
    assert [(rung["by"], [v["number"] for v in rung["values"]]) for rung in fight.winner["ladder"]] == [
        ("attack", [6, 6]),
        ("initiative", [7, 4]),
    ]
    (strike,) = fight.strikes
    assert strike.struck is not None
    assert [strike.struck[n] for n in ("attack", "defence", "left", "number", "overflow")] == [6, 1, 6, 5, 0]
    assert strike.hit is None
    assert fight.deaths == []
    assert fight.reward == 2
    assert [(h["seat"], h["life"], h["silver"], h["zynalith"]) for h in fight.heroes] == [(0, 30, 8, 5), (1, 30, 10, 2)]


def test_a_death_shows_refund_and_what_is_lost_and_pierce_what_did_not_count() -> None:
    """Z 11.14, 12.5, 12.10"""
    match = combat(
        front=[["siege_marshal"], [creature("pale_archer", "wild_hearted", damage=2), guard("clay_sentry")]],
        hp=[30, 20],
    )
    (fight,) = fights(match)
    (strike,) = fight.strikes
    assert strike.death is not None
    assert (strike.death["number"], strike.death["attached"]) == (7, ["wild_hearted"])
    assert strike.hit is not None
    assert [strike.hit[n] for n in ("number", "defence", "pierced", "lost", "left")] == [4, 0, 1, 4, 16]


def test_members_are_told_again_when_combat_effects_change_them() -> None:
    """Z 11.1, 11.5: the values that decide stand beside those with which the round began; stamps say what hit whom."""
    match = combat(front=[[creature("vault_serpent", "bound_flame")], ["clockwork_judge"]])
    (fight,) = fights(match)
    shown = page(match, None)
    assert [(m["card"], m["left"]) for m in fight.members] == [("vault_serpent", 4), ("clockwork_judge", 5)]
    assert [(m["card"], m["left"]) for m in fight.fighters] == [("vault_serpent", 4), ("clockwork_judge", 4)]
    assert [(act.number, act.seat, act.card, act.told) for act in fight.acts] == [(1, 0, "bound_flame", ())]
    judge = fight.members[1]
    assert [shown.retelling.stamp(event).number for event in fight.stamps(judge)] == ["\N{MINUS SIGN}1"]
    assert fight.stamps(fight.members[0]) == []


def test_the_dead_of_combat_effects_are_no_fighters() -> None:
    """Z 11.6, 11.10"""
    (fight,) = fights(combat(front=[[creature("candle_wisp", "bound_flame")], ["marsh_pup"]]))
    shown = page(combat(), None)
    assert [m["card"] for m in fight.fighters] == ["candle_wisp"]
    assert plain(shown.retelling.caption(fight, "winner").said) == "Nobody has any ATK: nobody wins."
    fight.steps["winner"] = [{"event": "no-winner", "ladder": [{"by": "attack", "values": []}]}]
    assert plain(shown.retelling.caption(fight, "winner").said) == "Nobody is left in the line: nobody wins."


def test_of_two_of_one_design_the_one_that_is_hit_is_stamped() -> None:
    members: list[Plain] = [{"seat": seat, "card": "shard_squire", "creature": seat + 1} for seat in (0, 1)]
    hurt = {"event": "creature-hurt", "seat": 1, "card": "shard_squire", "number": 1, "left": 1}
    effects: list[Plain] = [
        {"event": "triggered", "seat": 0, "card": "bound_flame"},
        {**hurt, "creature": 2},
        {**hurt, "creature": 3},
    ]
    fight = Fight("fight", 1, {"members": members, "effects": effects})
    assert fight.stamps(members[1]) == effects[1:2]
    assert [act.told for act in fight.acts] == [(effects[2],)]


def test_the_sum_of_a_blow_is_right_when_the_hero_has_less() -> None:
    """Z 12.9, 12.13"""
    match = position(front=[["siege_marshal"], []], hp=[30, 2])
    play(match, "0 pass", "1 pass")
    assert '<span class="tot"><b>6</b>' in drawn(scene(match, 0))


def test_the_next_lines_are_foretold_as_a_fight_begins() -> None:
    """Z 10.2, 16.1: who stands in them, with values, and who would win."""
    match = combat(
        front=[["siege_marshal", "cliff_ram", "zynalith_colossus"], ["quarry_captain", "elder_bear"]], hp=[30, 30]
    )
    first, *_, last = fights(match)
    assert [line["line"] for line in first.coming] == [2, 3]
    assert last.coming == []
    told = [[(m["seat"], m["card"], m["attack"], m["left"]) for m in line["members"]] for line in first.coming]
    assert [[card for _, card, *_ in members] for members in told] == [
        ["siege_marshal", "elder_bear"],
        ["zynalith_colossus"],
    ]
    for line, members in zip(first.coming, told, strict=True):
        assert line["winner"]["seat"] in {seat for seat, *_ in members}
    shown = page(match, None)
    assert all(
        shown.translator.card(line["winner"]["card"]) in plain(shown.lines.verdict(line)) for line in first.coming
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("front", "rule", "rungs"),
    [
        ([["siege_marshal"], ["scrap_imp"]], "11.8", 1),
        ([["oath_lancer"], ["clockwork_judge"]], "11.9", 2),
        ([["shard_squire"], ["shard_squire"]], "11.9", 5),
        ([["siege_marshal"], []], "11.17", 1),
        ([["candle_wisp"], ["candle_wisp"]], "11.10", 0),
    ],
)
def test_a_caption_says_what_decided_by_which_rule(
    language: str, front: list[list[str]], rule: str, rungs: int
) -> None:
    """Z 11.8 to 11.10, 11.17: with the ladder down to the criterion that tells the tied apart."""
    match = combat(front=front)
    (fight,) = fights(match)
    shown = page(match, None, language)
    caption = shown.retelling.caption(fight, "winner")
    assert caption.rule == rule
    assert plain(caption.said)
    ladder = shown.retelling.ladder(fight)
    assert len(ladder) == rungs
    assert all(len(rung.best) > 1 for rung in ladder[:-1])
    assert all(rung.best == [fight.winner["seat"]] for rung in ladder[-1:] if fight.winner)
    for step in (step for step in shown.STEPS if fight.step(step)):
        assert plain(shown.retelling.caption(fight, step).said)


def test_values_name_their_sources() -> None:
    """Z 9.2"""
    match = combat(front=[[creature("duel_mistress", "gate_breaker")], ["clockwork_judge"]])
    (fight,) = fights(match)
    shown = page(match)
    assert shown.retelling.sources(fight.members[0], ("attack",)) == [("Gate-Breaker", "sword", "+1")]
    assert shown.retelling.sources(fight.members[0], ("life", "lot")) == []
    attack = shown.retelling.fought(fight.members[0])[1]
    assert (attack.printed, attack.now, attack.changed) == (5, 6, True)


def test_a_fight_that_waits_for_an_answer_is_shown_when_it_is_over() -> None:
    """Z 11.3, 13.18: a Combat effect that aims; the film comes once, and whole."""
    match = combat_with_aim()
    before = len(match.log)
    assert [frame for frame in page(match).frames(before - 1) if frame.kind == "fight"] == []
    decision = match.decisions[0]
    match.choose(decision.seat, decision.keys[0])
    (fight,) = [frame for frame in page(match).frames(before) if isinstance(frame, Fight)]
    assert fight.line < before < fight.until
    assert fight.members
    assert fight.heroes


def combat_with_aim() -> Match:
    """A line of three in which the Pale Archer chooses a hero."""
    match = position(3, front=[["pale_archer"], ["scrap_imp"], ["sky_ray"]], passed=[False, True, True])
    play(match, "0 pass")
    assert match.decisions[0].name == "target hero"
    return match


def test_the_lot_is_the_last_rung() -> None:
    """Z 11.4, 11.9"""
    match = combat(front=[["shard_squire"], ["shard_squire"]])
    (fight,) = fights(match)
    assert fight.winner is not None
    *_, last = fight.winner["ladder"]
    assert [rung["by"] for rung in fight.winner["ladder"]] == ["attack", "initiative", "defence", "life", "lot"]
    assert [v["seat"] for v in last["values"] if v["number"] == 1] == [fight.winner["seat"]]


def test_a_fight_of_a_charge_is_told_from_one_of_the_phase() -> None:
    """Z 14.4"""
    match = position(front=[[], ["scrap_imp"]], hand=[["cliff_ram"]], silver=[9, 0], zynalith=[0, 0])
    play(match, "0 play:hand:cliff_ram")
    (fight,) = fights(match)
    assert (fight.told["cause"], fight.told["number"]) == ("charge", 1)


def test_without_news_the_film_is_the_last_combat_phase() -> None:
    match = list(positions(2, 9))[-1]
    start_ = max(at for at, event in enumerate(match.log) if event["event"] == "combat")
    found = page(match, None).frames()
    assert found
    for frame in found:
        assert frame.kind == "fight"
        assert frame.line > start_


# -- cards and lines of the log --------------------------------------------------------------------------------------


def test_every_card_that_does_something_has_signs() -> None:
    shown = page(start(Zynalith, 2, 1))
    for face in FACES:
        assert bool(shown.gist(face.id)) == bool(EFFECTS[face.id])
        assert len(shown.gist(face.id)) <= ZynalithPage.SIGNS


def test_that_a_spell_works_at_once_needs_no_sign() -> None:
    shown = page(start(Zynalith, 2, 1))
    assert [(f.icon, f.number) for f in shown.gist("spark_volley")] == [("skull", 3)]
    assert [(f.icon, f.number) for f in shown.gist("field_surgeon")] == [("instant", None), ("flask", "+3")]


def test_spent_cards_are_those_whose_text_is_over() -> None:
    shown = page(start(Zynalith, 2, 1))
    assert shown.creatures.spent("far_sight")
    assert shown.creatures.spent("marching_drum")
    assert not shown.creatures.spent("bound_flame")
    assert not shown.creatures.spent("lifeblood_amulet")
    assert not shown.creatures.spent("noble_born")


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
    *_, end = positions(2, 7)  # in which nobody charges: that fight belongs to a turn
    shown = page(end)
    heading = ""
    for line in end.log:
        heading = line["event"] if shown.shown(line).heading else heading
        if line["event"] == "fight":
            assert (heading == "combat") == (line["cause"] == "phase")
        if line["event"] == "refreshed":
            assert heading == "round"


def test_the_film_of_a_warrior_without_printed_values_is_drawn() -> None:
    """faceless_warrior"""
    fronts = [["sky_ray", "faceless_warrior"], ["clay_sentry", "shard_squire"]]
    match = position(2, round=2, front=fronts, zynalith=[0, 0], variants={"faceless_warrior": "on"})
    play(match, "0 pass", "1 pass")
    assert any(member["card"] == "faceless_warrior" for fight in fights(match) for member in fight.members)
    assert "zscene" in drawn(scene(match, 0))


def test_a_line_that_has_been_fought_is_forecast_no_more() -> None:
    """Z 11.20: a Death trigger asks for its target when the round is over."""
    match = position(3, phase="combat", round=2, front=[["ash_hound"], ["shard_squire"], ["sky_ray"]])
    assert asked(match) == ["0 target hero"]
    assert match.view(0)["facts"]["lines"] == []


def test_attackers_are_no_defenders_while_the_round_is_tidied_up() -> None:
    """Z 10.1, 15.1: variant faceless_warrior; a Death at the end of a round asks for its target, and no line stands."""
    mine = [
        guard("scrap_imp", for_round=(2, 0, 0, 0)),
        guard("lamp_widow"),
        guard("faceless_warrior", "vengeful", damage=3),
    ]
    match = position(
        3, phase="combat", round=3, front=[mine, ["shard_squire"], []], variants={"faceless_warrior": "on"}
    )
    assert asked(match) == ["0 target hero"]
    assert match.log[-1]["card"] == "vengeful"
    fronts = page(match).lines.fronts
    assert [[(s.creature["card"], s.guards) for s in rank] for rank in fronts.standing] == [
        [("lamp_widow", True), ("scrap_imp", True)],
        [("shard_squire", False)],
        [],
    ]


def test_nothing_is_forecast_when_the_match_is_over() -> None:
    """Z 15.3: whoever has no creature in a line is not threatened any more."""
    match = combat(front=[["siege_marshal"], []])
    shown = page(match)
    assert shown.view["facts"]["lines"] == []
    assert shown.lines.fates == {}
    assert shown.lines.blow(shown.lines.fronts.columns[0], 1) == (shown.translator.say("table-nobody-here"), 0)


def test_the_line_of_a_charge_is_forecast_until_it_has_been_fought() -> None:
    """Z 14.5"""
    fronts: list[list[Any]] = [[creature("pale_archer", "headlong")], ["clay_sentry"], []]
    match = position(3, phase="combat", round=2, front=fronts)
    play(match, "0 hero:1")
    assert asked(match) == ["0 target hero"]
    assert [line["number"] for line in match.log if line["event"] == "fight"] == [1, 1]
    assert [line["line"] for line in match.view(0)["facts"]["lines"]] == [1]


def test_a_target_is_asked_beside_the_card_that_asks_for_it() -> None:
    fronts = [["marsh_pup"], ["shard_squire", "vale_runner"]]
    match = position(2, front=fronts, silver=[30, 9], hand=[["duel_mistress"], ["sudden_call"]])
    play(match, "0 play:hand:duel_mistress", "1 counter:hand:sudden_call")
    assert asked(match)[0].startswith("1 target")
    assert "Sudden Call" in drawn(scene(match, 1)).partition('id="question"')[2].partition("</h2>")[0]


def test_a_redraw_announces_no_place() -> None:
    """Z 8.3: a counter that lies in place 1 is not what is announced."""
    match = position(
        2,
        front=[["shard_squire"], ["vale_runner"]],
        silver=[9, 9],
        hand=[["marsh_pup"], ["ember_ward"]],
        extra_row=["denial"],
    )
    play(match, "0 redraw:extra")
    assert match.why_not(1, "counter:display:1") == "8.3"


def test_lines_of_two_fronts_are_called_by_their_front() -> None:
    """two_fronts"""
    fronts = [[creature("clay_sentry"), creature("shard_squire", east=True)], [creature("candle_wisp", east=True)]]
    match = combat(2, front=fronts, variants={"two_fronts": "on"})
    shown = page(match, None)
    assert [flat(shown.frame_title(fight)) for fight in fights(match)] == ["West 1", "East 1"]


def test_who_declines_is_told_exactly_only_to_themselves() -> None:
    """Z 8.5: for how long is nobody else's business."""
    laid: dict[str, Any] = {"silver": [9, 9, 9], "hand": [["marsh_pup"], ["ember_ward"], []]}
    match = position(3, front=[["shard_squire"], ["vale_runner"]], **laid)
    play(match, "0 redraw:creature", "1 decline:round")
    assert "plays no counters" in drawn(scene(match, 0))
    assert "you counter no more this round" in drawn(scene(match, 1))


# -- reasons, lists, words on cards ------------------------------------------------------------------------------------


def reason(match: Match, me: int, key: str) -> str:
    """Why a bot would choose an option, in words."""
    shown, after = page(match, me), match.preview(me, key)
    if after is None:
        return flat(plain(shown.why(key, None)))
    log = after.log_for(me)
    news = [log[at] for at in untold(shown.log, log)]
    return flat(plain(shown.why(key, page_of(shown.table.later(after.view(me), news)))))


def test_a_reason_names_the_line_that_costs_less() -> None:
    laid: dict[str, Any] = {"silver": [9, 9], "hand": [["clay_sentry"], []]}
    match = position(2, front=[["vale_runner"], ["vale_runner", "siege_marshal"]], **laid)
    said = reason(match, 0, "play:hand:clay_sentry")
    assert said.startswith("saves you ")
    assert said.endswith(" HP in Line 2")


def test_a_reason_says_what_is_won_and_what_rivals_suffer() -> None:
    match = position(2, front=[[], ["marsh_pup"]], silver=[9, 9], zynalith=[2, 0], hand=[["shard_squire"], []])
    said = reason(match, 0, "play:hand:shard_squire")
    assert "“Shard Squire” wins Line 1" in said
    match = position(2, front=[["toll_keeper"], []], zynalith=[2, 0], hand=[["coin_alchemy"], []])
    play(match, "0 play:hand:coin_alchemy")
    assert asked(match)


def test_a_reason_for_a_card_of_the_row_is_its_highest_value() -> None:
    match = position(2, phase="draft", front=[], creature_row=["marsh_pup", "siege_marshal", "clay_sentry"])
    assert reason(match, match.decisions[0].seat, "take:creature:2") == "6 ATK, the highest on display"
    assert reason(match, match.decisions[0].seat, "take:extra:deck") == ""


def test_the_list_of_the_question_is_open() -> None:
    match = position(2, front=[["shard_squire"], ["vale_runner"]], silver=[9, 9], hand=[["marsh_pup"], ["ember_ward"]])
    assert page(match).panels.open_list() == "creature"
    play(match, "0 redraw:creature")
    assert page(match, 1).panels.open_list() == "hand"
    shown = {tab.name: (tab.number, tab.can) for tab in page(match, 1).panels.lists}
    assert shown["hand"] == (1, True)
    assert not shown["creature"][1]


def test_what_is_short_is_said_in_fewer_words_on_a_card() -> None:
    match = position(2, silver=[1, 0], hand=[["crown_claimant"], []], front=[[], []])
    shown = page(match)
    assert flat(shown.cards.obstacle("crown_claimant")[1]) == "10 silver short"
    assert (
        flat(shown.cards.lack("crown_claimant")) == flat(shown.cards.lack("crown_claimant", money=True)) == "10 short"
    )
    match = position(2, silver=[9, 0], hand=[["denial"], []], front=[[], []], zynalith=[5, 0])
    assert page(match).cards.lack("denial") == "only as an answer"
    assert page(match).cards.lack("denial", money=True) == ""


@pytest.mark.parametrize(("cards", "warned"), [(8, False), (9, True)])
def test_the_question_says_what_many_cards_in_hand_are_worth(cards: int, warned: bool) -> None:
    """Z 15.10"""
    creatures = [face.id for face in FACES if face.kind == "kin"][:cards]
    match = position(2, hand=[creatures, []], front=[[], []])
    decision = match.decision(0)
    assert decision is not None
    warning = Translator("en", Zynalith, strict=True).prompt(decision, match.view(0), NAMES[:2], 0).warning
    assert bool(warning) == warned
    assert not warned or f"You hold {cards} cards" in flat(warning)


def test_a_name_below_a_creature_parts_in_long_words_only() -> None:
    shown = page(position(2, front=[[], []]), 0, "fr")
    assert "\N{SOFT HYPHEN}" not in shown.creatures.plate("oath_lancer")
    assert "\N{SOFT HYPHEN}" in shown.creatures.plate("bell_automaton")


def test_a_fight_concerns_who_stands_in_it_or_is_hit() -> None:
    match = combat(3, front=[["shard_squire"], ["marsh_pup"], []], round=1)
    fight = next(fight for fight in fights(match) if fight.told["number"] == 1)
    assert page(match, 0).concerns(fight)
    assert page(match, 1).concerns(fight)
    assert page(match, 2).concerns(fight)  # nobody stands in the way of its hero
    match = combat(3, front=[["shard_squire"], ["marsh_pup"], ["clay_sentry", "clay_sentry"]], round=2)
    second = [fight for fight in fights(match) if fight.told["number"] == 2]
    assert all(page(match, None).concerns(fight) for fight in second)
