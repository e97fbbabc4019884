"""The drawing of any view: zones of any shape get words, and nothing raises."""

import io

import pytest
from rich.console import Console
from tender import Tender

from croupier.commands.screen import Screen
from croupier.engine import Game, Match
from croupier.games.confluence import Confluence
from croupier.games.quintet import Quintet
from croupier.games.wildlands import Wildlands
from croupier.text import Translator
from croupier.text.translator import PromptText
from tests.games.confluence.table import attack, waits, wall
from tests.games.confluence.table import position as of_confluence
from tests.games.wildlands.table import battle, front, land
from tests.words import flat

NAMES = ("You", "Tomas", "Mara")


def drawn(game: type[Game] = Quintet, **zones: object) -> str:
    output = io.StringIO()
    screen = Screen(Console(file=output, width=90, highlight=False), Translator("en", game), NAMES, 0)
    screen.table({"game": "quintet", "seat": 0, "asked": [], "players": 3, "over": False, "returns": [0.0], **zones})
    return flat(output.getvalue())


def test_what_belongs_to_a_seat_stands_in_its_panel() -> None:
    text = drawn(hand=[{"count": 2, "cards": ["witch", "witch"]}, {"count": 1}, {"count": 3, "known": ["herald"]}])
    panels = text.split("╭─ ")
    assert [panel.split()[0] for panel in panels[1:]] == ["Tomas", "Mara", "You"]
    assert "1 card " in panels[1]
    assert "3 cards: Herald" in panels[2]
    assert "2 cards: Witch x2" in panels[3]


def test_what_is_empty_for_everybody_is_left_out() -> None:
    text = drawn(removed=[[], [], []], eliminated=[False, False, False], won=[0, 0, 0], graveyard=[[], ["witch"], []])
    assert "Out of the game" not in text
    assert "Eliminated" not in text
    assert "Games won" not in text
    assert "none" in text


def test_marks_are_shown_where_they_hold() -> None:
    panels = drawn(eliminated=[False, True, False]).split("╭─ ")
    assert ["Eliminated" in panel for panel in panels[1:]] == [True, False, False]


def test_records_lists_and_unknown_names_are_put_into_words() -> None:
    creature = {"face": "witch", "damage": 2, "tapped": True, "marks": [], "note": ""}
    text = drawn(line=[[creature], [], [creature, creature]], gold_coins=[3, 0, 1], hidden=[[["witch"]], [[]], [[]]])
    assert "Witch, Damage 2, Tapped; Witch, Damage 2, Tapped" in text
    assert "Gold coins" in text


def test_a_record_of_zeros_says_so() -> None:
    score = [{"damage": 0, "tapped": False}, {"damage": 3, "tapped": False}]
    assert "Damage 0; Damage 3" in drawn(removed=score)


def test_seats_and_words_are_named() -> None:
    text = drawn(Wildlands, order=[2, 0, 1], attacked=[1], faction=["astral", "caravan", "fangmoor"])
    assert "Order of turns: Mara, You, Tomas" in text
    assert "Attacked this turn: Tomas" in text
    assert "Factions: Astral Conclave, Free Caravans, Fangmoor Clans" in text


def test_a_card_that_says_nothing_takes_no_line_below_its_option() -> None:
    output = io.StringIO()
    screen = Screen(Console(file=output, width=90, highlight=False), Translator("en", Tender), NAMES, 0)
    screen.question(PromptText("Bid", "In secret.", "", ""), [("Bid 1", ["bid-1"]), ("Bid 2", ["bid-2"])])
    assert output.getvalue().splitlines() == ["Bid", "In secret.", "   1  Bid 1", "   2  Bid 2"]


def test_cards_of_the_table_are_shown_without_a_name_in_the_messages() -> None:
    text = drawn(river_bank=["witch", "herald"], notes=[[1, 2]], marks=["play"])
    assert "River bank: Herald, Witch" in text
    assert "otes" not in text
    assert "arks" not in text


def test_nothing_is_shown_raw() -> None:
    """What a game has no words for stays in the program, and nobody reads None, -1 or a list of marks."""
    enemy = {"card": "wizard", "giver": -1, "number": 5, "room": [1, 2], "battlefield": [False, True], "hand": "play"}
    gift = enemy | {"giver": 2, "battlefield": [False, False]}
    text = drawn(arriving=[enemy, gift], library=["witch", None, None, None], removed=[False, None, None])
    assert "Battlefield 2" in text
    assert "Battlefield –" not in text
    for raw in ("None", "-1", "number", "room", "play", "False", "Out of the game"):
        assert raw not in text
    assert "Library: Witch; –; –; –" in text


def test_the_colon_is_set_as_the_language_sets_it() -> None:
    output = io.StringIO()
    screen = Screen(Console(file=output, width=90, highlight=False), Translator("fr", Quintet), NAMES, 0)
    hands = [{"count": 1, "cards": ["witch"]}, {"count": 2}, {"count": 0}]
    screen.table({"players": 3, "arriving": [[1, "murderer"]], "hand": hands})
    assert "Qui arrive : Tomas : Assassin" in flat(output.getvalue())
    assert "1 carte : Sorcière" in flat(output.getvalue())


def test_a_row_of_cards_is_nobodys_even_if_it_has_as_many_as_there_are_seats() -> None:
    text = drawn(library=["witch", "witch", "herald"], arriving=[[1, "murderer"], [2, "wizard"]])
    assert "Library: Herald, Witch x2" in text
    assert "Arriving: Tomas: Murderer; Mara: Wizard" in text


def test_names_are_not_read_as_markup() -> None:
    output = io.StringIO()
    names = ("You", "[red]Tom[/red]", "Mara")
    screen = Screen(Console(file=output, width=90, highlight=False), Translator("en", Quintet), names, 0)
    screen.table({"players": 3, "library": [1, 2, 3]})
    screen.story([{"event": "passed", "rule": "6.8", "seat": 1}])
    assert output.getvalue().count("[red]Tom[/red]") == 2


@pytest.mark.parametrize(
    ("returns", "said"),
    [
        ((0.5, 0.5), "Ada and Bo have won."),
        ((1.0, 0.0), "You have won."),
        ((0.0, 1.0), "Bo has won."),
        ((0.0, 0.0), "Nobody has won."),
    ],
)
def test_who_has_won_is_told_as_the_page_tells_it(returns: tuple[float, ...], said: str) -> None:
    output = io.StringIO()
    Screen(Console(file=output, width=90), Translator("en", Quintet), ("Ada", "Bo"), 0).result(returns)
    assert output.getvalue().strip() == said


def shown(match: Match, language: str = "en", width: int = 90) -> str:
    """The table as seat 0 sees it."""
    output = io.StringIO()
    Screen(
        Console(file=output, width=width, highlight=False), Translator(language, match.game), NAMES[: match.players], 0
    ).table(match.view(0))
    return flat(output.getvalue())


def test_combinations_effects_and_debts_are_told_in_words() -> None:
    match = of_confluence(
        phase="basic",
        pool=[["tidal_blade", "guardsman"], ["kestrel"]],
        hand=[["siren"], ["roc"]],
        combinations={0: [attack(5), wall(4, "ward", ceiling=6)]},
        used={0: [1]},
        debt={1: [2, 0, 1]},
        main=[waits(0, "guardsman"), waits(1, "torchbearer")],
        appointed=[(0, 0, 0, 3)],
    )
    text = shown(match)
    assert "Ember attack (5 points" in text
    assert "Ward, ceiling 6" in text
    assert "Main stack: Tomas’s “Torchbearer”: Strike 1. Your “Guardsman”: Fortify 4." in text, "the next one first"
    assert text.count("Main stack") == 1, "it belongs to nobody, though two effects wait at a table of two"
    assert "Debt (attack, defence, either): Tomas: 2 + 0 + 1" in text
    assert "Individual effects used: You: Guardsman" in text
    assert "The attack side of “Tidal Blade” is appointed Gale." in text
    assert "stream 0" not in text
    assert "controlled by" not in text


def test_fronts_and_territories_are_told_in_words() -> None:
    fronts = [front("t_tin_quarry", ["fm_whelp", "fm_whelp"], ["dh_hammer"], surged=[True, False])]
    lands = [[land("t_fern_gully", mana=2)], [land("t_tin_quarry", ores=2, tapped=True)]]
    text = shown(battle(fronts=fronts, realm=lands, hand=[["fm_reaver"]]))
    assert "Fronts: Tin Quarry: You 5 (Fangmoor Whelp 1 x2, surged) – Tomas 2 (Hammer Hand 2)" in text
    assert "Tin Quarry (2 ores, tapped)" in text
    assert "Fern Gully (2 mana)" in text
    assert "Not in this match" not in text


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_narrow_window_cuts_nothing(language: str) -> None:
    match = of_confluence(pool=[["guardsman"], ["kestrel"]], hand=[["siren"], ["roc"]])
    text = shown(match, language, width=40)
    assert "…" not in text
    assert "30" in text
    siren = Translator(language, Confluence).card("siren")
    assert siren in text.replace(" │ │ ", " ")


def test_numbers_of_the_table_stand_below_the_first_line_where_they_have_a_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named = {"zone-bid": "Bid", "zone-round": "Round", "state-round": "Round 2"}
    monkeypatch.setattr(Translator, "has", lambda _, message: message in named)
    monkeypatch.setattr(Translator, "zone", lambda _, name: named.get(f"zone-{name}", name))
    text = drawn(Tender, bid=4, notes=7, round=2)
    assert "Bid: 4" in text
    assert "notes" not in text
    assert "Round: 2" not in text
