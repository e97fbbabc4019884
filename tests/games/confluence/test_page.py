"""What the page of Confluence reads from a view and a log: how a match ended, and the film."""

import re
from dataclasses import replace
from typing import Any

import pytest

from croupier.engine import Match
from croupier.games.confluence import Confluence
from croupier.games.confluence.page.page import ConfluencePage
from croupier.kit import plain
from croupier.server.web.view_model import ViewModel
from croupier.testing.drawing import drawn, scene
from croupier.text import Translator
from tests.games.confluence.table import attack, offered, position, waits, wall
from tests.games.played import play
from tests.kit.test_page import foretold, table
from tests.words import flat


def page(match: Match, seat: int = 0) -> ConfluencePage:
    return ConfluencePage(table(match, seat))


def flooded(*life: int, round_number: int = 6) -> ConfluencePage:
    """The page of a match that ends with this round: High Water takes 2 in round 6 (C 13.1)."""
    match = position(len(life), phase="laydown", life=list(life), round=round_number)
    while not match.over:
        asked = match.decisions[0]
        match.choose(asked.seat, asked.keys[0])
    return page(match)


def test_the_end_says_why_it_came_and_what_took_the_life_points() -> None:
    """C 14.2 to 14.4"""
    last = flooded(5, 1)
    assert last.ending.cause.said.startswith("After round")
    assert last.ending.cause.said.endswith("only one player is left in the game.")
    assert last.ending.taken(0) == {"sword": 0, "bolt": 0, "debt": 0, "highwater": 2}
    fallen = flooded(1, 0)
    assert "life points decide" in fallen.ending.cause.said
    assert fallen.ending.places == [(1, 0), (2, 1)]
    assert (last.ending.cause.rule, fallen.ending.cause.rule) == ("14.2", "14.3")
    shared = flooded(1, 1, 0)
    assert shared.ending.cause.rule == "14.4"
    assert shared.ending.cause.said.endswith("the most life points, \N{MINUS SIGN}1: the victory is shared.")
    assert shared.ending.places == [(1, 0), (1, 1), (3, 2)]


def test_the_film_shows_effects_when_it_is_known_what_came_of_them() -> None:
    """C 8.3, 8.4: nothing comes of an effect before its target is chosen; the own ones alone are no film."""
    combinations = {0: [wall(6), wall(3)], 1: [attack(5), wall(7), wall(2)]}
    laid: dict[str, Any] = {  # Any: values of any field
        "phase": "stacks",
        "combinations": combinations,
        "pool": [["salamander"], ["quarry_ram"]],
    }
    theirs = position(main=[waits(1, "quarry_ram", "standard")], **laid)
    assert theirs.decisions[0].seat == 1
    assert page(theirs).frames() == []
    before = len(theirs.log_for(0))
    theirs.choose(1, "comb:0.1")
    (frame,) = [frame for frame in page(theirs).frames(before) if frame.kind == "effects"]
    (one,) = page(theirs).film.effects(frame)
    assert one.told["card"] == "quarry_ram"
    assert [(event["event"], event["seat"], event["before"]) for event in one.results] == [("changed", 0, 6)]
    mine = position(main=[waits(0, "salamander")], **laid)
    mine.choose(0, mine.decisions[0].keys[0])
    assert [frame for frame in page(mine).frames() if frame.kind == "effects"] == []


def test_the_film_tells_the_end_of_a_round_from_the_stacks() -> None:
    """C 8.1, 10.1: only what lies on a stack comes last in, first out."""
    hands = {0: ["siren", "dragon"], 1: ["siren"]}
    at_end = page(position(phase="end", ending={1: [waits(1, "wraith")]}, hand=hands))
    unwinding = page(position(phase="stacks", main=[waits(1, "torchbearer")], hand=hands))
    for shown, title, unwinds in ((at_end, "At the end of the round", False), (unwinding, "Stacks", True)):
        (frame,) = (frame for frame in shown.frames() if frame.kind == "effects")
        assert (shown.frame_title(frame), shown.film.unwinds(frame)) == (title, unwinds)


def test_the_film_shows_who_was_hit_and_what_was_lost() -> None:
    """C 11.12 to 11.17, 13.1"""
    combinations = {0: [attack(9)], 1: [wall(4, thorns=2)]}
    match = position(phase="combat", combinations=combinations, life=[20, 20], round=6, hand=[["siren"], ["siren"]])
    shown = page(match)
    combat, water = (frame for frame in shown.frames() if frame.kind in ("combat", "water"))
    (one,) = shown.film.struck(combat)
    assert (one.seat, one.before, one.left) == (1, 20, 15)
    assert [(blow.number, blow.met["damage"]) for blow in one.blows] == [(1, 5)]
    assert [event["event"] for event in one.blows[0].results] == ["pricked"]
    assert [(event["seat"], event["left"]) for event in water.step("")[:2]] == [(0, 16), (1, 13)]
    assert shown.frame_title(water).startswith("High Water takes 2")


def test_hits_are_drawn_to_what_meets_them_and_what_would_be_is_told_before() -> None:
    """C 11.7 to 11.11: plates at the own place, a line at the others', ribbons between them."""
    laid = {0: [wall(6), attack(3)], 1: [attack(7), attack(5)], 2: [attack(2, "flight"), wall(5)]}
    match = position(3, phase="combat", lead=1, combinations=laid)
    for choice in ((1, "player:0"), (1, "player:0"), (2, "player:0")):
        match.choose(*choice)
    mine = page(match).hits.clash
    assert mine is not None
    assert [(one.meets, one.slip, [blow.number for blow in one.blows]) for one in mine.plates] == [
        ("bank", None, [1]),
        ("wall", "0.1", [2, 3]),
    ]
    drawn = [(one.leaves, one.reaches, one.number) for one in mine.ribbons]
    assert drawn == [("slip-2-1", "plate-bank", 1), ("slip-1-2", "plate-0-1", 2), ("slip-1-1", "plate-0-1", 3)]
    assert mine.life == [29, 30, 30]
    theirs = page(match, 1).hits.clash
    assert theirs is not None
    assert theirs.hits == 0
    assert [blow["hit"] for blow in theirs.others[0]] == [2, 5, 7]
    assert [(one.leaves, one.reaches) for one in theirs.ribbons] == [("slip-1-2", "slip-0-1"), ("slip-1-1", "slip-0-1")]
    asked = dict(page(match).hits.in_question())
    assert [(asked[f"player:{seat}"].leaves, asked[f"player:{seat}"].reaches) for seat in (1, 2)] == [
        ("slip-0-2", "seat-1"),
        ("slip-0-2", "slip-2-2"),
    ]


def test_a_payment_tells_what_combat_would_take_then() -> None:
    """C 9.2, 11.11: the weakest wall pays first, or the player chooses."""
    laid = {0: [wall(6), wall(9)], 1: [attack(8), wall(3), wall(2)]}
    match = position(2, phase="cost", combinations=laid, debt={0: [0, 5, 0], 1: [0, 1, 0]})
    here = page(match)
    assert here.hits.clash is not None
    assert not here.hits.clash.announced
    assert not here.hits.clash.ribbons
    assert told_of(match, "weakest") == ["wall 6 → 1", "Debt 5 → 0"]
    match = position(2, phase="cost", combinations=laid, debt={0: [0, 8, 0], 1: [0, 1, 0]})
    assert told_of(match, "weakest")[-1] == "If everything hit you: Life points −1"


def test_a_payment_names_the_stream_of_one_of_two_that_are_worth_the_same() -> None:
    """C 9.5"""
    laid = {
        0: [attack(4, stream="tide"), attack(4, stream="rock"), attack(9, stream="gale")],
        1: [attack(8), wall(3), wall(2)],
    }
    match = position(2, phase="cost", combinations=laid, debt={0: [6, 0, 0], 1: [0, 1, 0]})
    assert told_of(match, "weakest")[:2] == ["attack Tide 4 → 0", "attack Rock 4 → 2"]


def told_of(match: Match, key: str) -> list[str]:
    """The forecast of an answer of seat 0, part by part."""
    after = match.preview(0, key)
    assert after is not None
    return flat(plain(foretold(page(match), after).said)).split(" · ")


def test_an_effect_is_drawn_to_the_target_in_question() -> None:
    """C 8.3: a line for each answer, drawn while it is in question."""
    match = position(main=[waits(0, "salamander")], phase="stacks", combinations={1: [wall(7), wall(2)]})
    assert {key: one.reaches for key, one in page(match).hits.in_question()} == {
        "comb:1.1": "slip-1-1",
        "comb:1.2": "slip-1-2",
    }
    assert page(match).hits.clash is None


def within(shown: ViewModel, name: str) -> str:
    """A seat or a dialog as it is drawn, by its id."""
    return re.split("</section>|</dialog>", flat(drawn(shown)).split(f'id="{name}"')[1])[0]


def test_debts_are_open_by_their_letters() -> None:
    """C 9.2, 15.6: of everybody, with the signs of what may pay each part; nothing is said where nothing is owed."""
    debts = {0: [3, 0, 0], 1: [0, 4, 1]}
    match = position(3, phase="additional", debt=debts, pool=[["kestrel"]], hand=[["siren"], ["roc"], ["prism"]])
    here = page(match)
    assert here.debts.owed(1) == [(4, ("shield",)), (1, ("sword", "shield"))]
    assert [here.debts.owed(seat) for seat in (0, 2)] == [[(3, ("sword",))], []]
    assert flat(here.debts.owed_words(1)) == "Debt: 4 defence points and 1 attack or defence point"
    rivals = [within(scene(match, 0), f"seat-{seat}") for seat in (1, 2)]
    assert ['class="debt tag"' in rival for rival in rivals] == [True, False]
    assert "1 attack or defence point" in rivals[0]


def test_what_rivals_have_used_and_may_still_lay_is_open() -> None:
    """C 7.4, 15.6: a price is struck in the pool and in the book of a rival, there with the prices of all others."""
    pools, hands = [["siren"], ["kestrel", "guardsman"], ["roc", "prism"]], [["dragon"], ["ferryman"], ["zephyr"]]
    match = position(3, phase="additional", pool=pools, hand=hands, used={1: [1]}, lays=[0, 1, 2])
    tomas, ines, book = (within(scene(match, 0), name) for name in ("seat-1", "seat-2", "book-1"))
    assert (tomas.count("cprice used"), ines.count("cprice")) == (1, 0)
    assert (book.count("cprice used"), book.count('class="cprice"')) == (1, 1)
    assert ", used" in tomas
    assert '1<span class="vh"> Cards to lay' in tomas
    assert '0<span class="vh"> Cards to lay' in ines


def test_combat_takes_and_gives_are_told_apart() -> None:
    """C 11.13, 11.17: what leech brings is not what combat takes."""
    laid = {0: [attack(10, "leech")], 1: [attack(9)], 2: [attack(3)]}
    match = position(3, phase="combat", life=[20, 20, 20], combinations=laid, hand={2: ["siren"]})
    play(match, "0 player:1", "1 player:0")
    clash = page(match).hits.clash
    assert clash is not None
    assert (clash.taken, clash.gained, clash.life) == ([7, 8, 0], [4, 0, 0], [17, 12, 20])


def test_the_table_says_what_a_variant_has_changed() -> None:
    """C 3.12, 3.14, 11.9: the order of hits, and whether linked common cards are lent."""
    said = Translator("en", Confluence, strict=True).say
    assert said("table-combat-how", order="off").startswith("The weakest hit on a player comes first.")
    assert said("table-combat-how", order="on").startswith("Hits come in the order in which they were announced.")
    assert "only on loan" in said("table-common-how", shared="off")
    assert "loan" not in said("table-common-how", shared="on")


def test_the_oldest_common_card_leaves_only_a_pool_of_more_than_four() -> None:
    """C 12.3, 12.4"""
    four = ["siren", "roc", "kestrel", "prism"]
    assert page(position(common=four, hand=[["siren"]])).view["facts"]["leaving"] == 0
    assert page(position(common=[*four, "dragon"], hand=[["siren"]])).view["facts"]["leaving"] == 1


def test_an_attack_that_has_been_aimed_is_not_counted_again() -> None:
    """C 11.1, 11.6: of an attack that is being split only what is left can go anywhere."""
    match = position(3, phase="combat", combinations={0: [attack(9), attack(4)], 1: [wall(3)]})
    play(match, "0 split", "0 2")
    assert [(one["comb"], one["force"]) for one in match.view(0)["facts"]["aims"]] == [("0.2", 4)]
    match = position(4, phase="combat", combinations={0: [attack(9)], 1: [wall(3)]})
    play(match, "0 split", "0 2")
    (aim,) = match.view(0)["facts"]["aims"]
    assert (aim["comb"], aim["force"]) == ("0.1", 7)


def test_each_part_of_an_attack_says_what_it_would_meet() -> None:
    """C 11.6, 11.12: the number, and what is left for the last one."""
    laid = {0: [attack(9), attack(1)], 1: [wall(6)]}
    match = position(3, phase="combat", combinations=laid)
    play(match, "0 split")
    assert told_of(match, "7") == ["Tomas: wall 6 Life points −1", "Mara: Bank 2 held"]
    assert told_of(match, "0") == ["Mara: Bank 2 Life points −7"]
    six = ["siren", "roc", "kestrel", "prism", "dragon", "zephyr"]  # C 12.1: one of them will be asked for
    match = position(3, phase="combat", combinations={0: [attack(9)], 1: [wall(6)]}, pool=[six])
    play(match, "0 split")
    assert told_of(match, "7")[-2:] == ["Tomas: wall 6 Life points −1", "Mara: Bank 2 held"]


def test_a_long_main_stack_shows_its_ends() -> None:
    """C 8.2: what comes next and what comes last; how many are between, and whose."""
    ending = {0: [waits(0, "siren", "standard")], 1: [waits(1, "grave_rat", "standard")]}
    mains = [waits(seat, "torchbearer") for seat in (1, 0, 0, 1, 0, 0, 1, 0, 0, 1)]
    shown = page(position(3, phase="stacks", main=mains, ending=ending)).stacks.column
    # one of them is being carried out, two wait for the end of the round: six of nine labels are left
    assert [one["controller"] for one in shown.first] == [0, 0, 1]
    assert (shown.hidden, shown.mine) == (4, 3)
    assert [one["controller"] for one in shown.last] == [0, 1]
    assert len(page(position(3, phase="stacks", main=mains[:7], ending=ending)).stacks.column.first) == 6


@pytest.mark.parametrize("held", ["lantern_ghost", "river_sage"])
def test_a_forecast_does_not_say_whether_the_next_player_is_asked(held: str) -> None:
    """C 15.2: whoever can do nothing is not asked, and which cards they hold the others do not know."""
    match = position(
        phase="additional",
        pool=[["guardsman"], ["kite_runner", "leviathan", "cave_bear", "magma_serpent"]],
        hand=[[], [held]],
        used={1: [1, 2, 3]},
    )
    after = match.preview(0, "pass")
    assert after is not None
    assert ([line["event"] for line in after.log_for(0, match.told)], after.decisions) == (["passed"], ())


def setting(shown: ViewModel) -> str:
    """The button that sets what is composed, as it is drawn."""
    return drawn(shown).split('id="act-set"')[1].partition("</button>")[0]


def test_picking_the_only_card_that_can_be_lent_ends_the_composing() -> None:
    """C 3.31, 3.37: it is linked without a question, and the stick says the stream and the points before it is sent."""
    theirs = {1: [attack(3, cards=[(1, 0)])]}
    hand = [["guardsman", "siren"], ["roc"]]
    match = position(phase="additional", pool=[["quarry_ram"], ["torchbearer"]], hand=hand, combinations=theirs)
    play(match, "0 compose:guardsman", "0 all:rock")
    assert offered(match) == ["none", "pick:rock"]
    shown = replace(scene(match, 0), closing="pick:rock")
    stick = ConfluencePage(shown).composing.stick
    assert stick is not None
    assert (stick.stream, stick.points) == ("rock", 6)
    assert [(sort.face, sort.loan, sort.loose) for sort in stick.sorts] == [
        ("guardsman", 0, False),
        ("torchbearer", 1, False),
    ]
    assert 'value="pick:rock"' in setting(shown)
    play(match, "0 pick:rock")
    assert match.view(0)["combinations"][0][1]["points"] == 6


def test_an_attack_is_sent_where_its_wall_is_not_asked_for() -> None:
    """C 3.34, 8.7, 15.2: the wall has one card to link with, so the attack is all that is composed."""
    pool = [["reed_heron", "zephyr", "leviathan"], ["cutpurse"]]
    match = position(pool=pool, hand=[["river_sage", "kestrel"], ["poacher"]])
    play(match, "0 compose:river_sage")
    after = match.preview(0, "all:tide")
    assert after is not None
    assert [decision.name for decision in after.decisions] == ["activate"]
    assert "data-drafts" not in setting(replace(scene(match, 0), closing="all:tide"))
    play(match, "0 pick:tide", "0 card:leviathan@pool0.3")
    assert "data-drafts" in setting(scene(match, 0))
    assert "data-drafts" not in setting(replace(scene(match, 0), closing="done"))


def test_a_card_of_the_discard_pile_says_its_values() -> None:
    """Nothing else on the table shows it (C 10.1)."""
    match = position(phase="end", ending={0: [waits(0, "grave_rat")]}, discard=["sky_archer", "phoenix"])
    button = drawn(scene(match, 0)).split('id="row-card-phoenix-discard-2"')[1].partition("</button>")[0]
    phoenix = next(face for face in Confluence.FACES if face.id == "phoenix")
    said = button.partition("<span")[2]
    assert all(str(figure.number) in said for figure in (*phoenix.asks, *phoenix.rail) if figure.number)


def test_reasons_compare_what_a_card_forms_with_what_rivals_have_announced() -> None:
    """The numbers are those of the facts and of the table; a property of an attack keeps the words from a promise."""
    hand = [["guardsman", "siren"], ["roc"]]
    laid = {1: [attack(3), wall(15)]}
    match = position(pool=[["quarry_ram", "torchbearer"], []], hand=hand, combinations=laid)
    here = page(match)
    told = next(one for one in here.view["facts"]["hand"] if one["card"] == "guardsman")
    said = flat(plain(here.why("lay:guardsman", None)))
    assert said == (
        f"Wall {told['defence']['points']} holds Tomas’s attack of 3 · "
        f"Attack {told['attack']['points']}, Tomas’s wall takes 16"
    )
    assert here.deed_in_short("lay:guardsman") == "Lay Guardsman"
    open_wall = position(pool=[["quarry_ram", "torchbearer"], []], hand=hand, combinations={1: [attack(3, "pierce")]})
    said = flat(plain(page(open_wall).why("lay:guardsman", None)))
    assert f"Wall {told['defence']['points']} against Tomas’s attack of 3" in said
    assert said.endswith(f"New attack {told['attack']['points']}")


def test_an_effect_says_as_a_reason_what_it_does_and_what_it_costs() -> None:
    match = position(
        phase="additional", pool=[["guardsman"], []], hand=[["siren"], ["roc"]], combinations={0: [wall(2)]}
    )
    said = flat(plain(page(match).why("activate:guardsman@pool0.1", None)))
    assert said == "One wall +4"


def test_cards_too_many_keep_their_places_while_they_are_laid_out() -> None:
    """C 12.1: keys name places that move; the rows do not, and only the last one is taken back by its row."""
    pool = ["guardsman", "siren", "poacher", "kestrel", "quarry_ram", "wraith", "siren"]
    match = position(phase="laydown", pool=[pool, []], hand=[["dragon"], ["roc"]])
    shown = scene(match, 0)
    assert [one.face for one in page(match).composing.leaving()] == pool
    play(match, "0 discard:siren@pool0.2")
    later = replace(shown, view=match.view(0), draft=("discard:siren@pool0.2",), closing="discard:siren@pool0.6")
    rows = ConfluencePage(later).composing.leaving()
    assert [one.face for one in rows] == pool
    assert [(place, one.last) for place, one in enumerate(rows) if one.laid] == [(1, False), (6, True)]
    assert len({one.id for one in rows}) == len(pool)


def test_the_combination_that_pays_is_marked() -> None:
    """C 9.10"""
    laid = {0: [attack(4, stream="tide"), attack(9, stream="gale")], 1: [wall(3)]}
    match = position(2, phase="cost", combinations=laid, debt={0: [6, 0, 0], 1: [1, 0, 0]})
    play(match, "0 choose")
    shown = scene(match, 0)
    paying = shown.view["facts"]["sharing"]["comb"].replace(".", "-")
    assert re.findall(r'class="cslip \w+ sharing" id="slip-([\d-]+)"', drawn(shown)) == [paying]


def test_a_hit_that_took_nothing_is_told_as_held() -> None:
    match = position(3, phase="combat", lead=1, combinations={0: [wall(6)], 1: [attack(3)]})
    before, then = page(match), match.told
    play(match, "1 player:0")
    deeds = page(match).recap(before, range(then, match.told)).deeds
    assert [flat(plain(deed.means.said)) for deed in deeds if deed.means] == ["held"]
