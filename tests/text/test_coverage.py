"""What a stranger's game would need to say and cannot."""

import shutil
import sys
from pathlib import Path
from typing import Annotated, Any

import pytest

from croupier.commands.check import check
from croupier.engine import (
    SEAT,
    BySeat,
    FaceId,
    Game,
    Part,
    Public,
    Question,
    Seat,
    Table,
    Tables,
    Verb,
    Window,
    start,
    word,
)
from croupier.kit import columns
from croupier.text import Translator
from croupier.text.coverage import missing_rules, missing_words

TENDER = Path(__file__).parents[2] / "docs" / "designers" / "examples" / "tender.py"
RULES = """# Tender

## 2 The round

- **2.1** A prize.
- **2.2** Bids.
- **2.3** The highest takes it.
- **2.4** Or nobody.
"""


@pytest.fixture
def tender(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """A game in a package of its own, with a rulebook that lacks its last part and two words in German."""
    package = tmp_path / f"tender_{tmp_path.name.replace('-', '_')}"
    (package / "text").mkdir(parents=True)
    shutil.copy(TENDER, package / "__init__.py")
    (package / "rules.en.md").write_text(RULES, encoding="utf-8")
    (package / "text" / "de.ftl").write_text("title = Ausschreibung\nevent-scored = Punkte.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    __import__(package.name)
    game: type[Game] = sys.modules[package.name].Tender
    return game


def test_events_cite_rules_that_are_written(tender: type[Game]) -> None:
    assert missing_rules(tender) == ["the event 'scored' cites 3.1, which the rulebook lacks"]


def test_a_rulebook_that_cannot_be_read_is_a_failure_with_its_reason(tender: type[Game]) -> None:
    book = Path(str(sys.modules[tender.__module__].__file__)).parent / "rules.en.md"
    book.write_text(RULES + "\n{card joker}\n", encoding="utf-8")
    (reason,) = missing_rules(tender)
    assert reason == f"{book} cannot be read: The rulebook names a card that is not in the game: {{card joker}}."
    book.write_bytes(b"# T\xe9nder\n")
    (reason,) = missing_rules(tender)
    assert reason.startswith(f"{book} cannot be read: 'utf-8' codec can't decode byte 0xe9")
    assert Translator("en", tender).rule("2.1") == ""
    assert not Translator("de", tender).has_rules


def test_words_of_what_is_declared_are_asked_for_without_a_match(
    tender: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.text.coverage.start", None)
    missing = missing_words(tender, played=False)
    assert {"de: There is no message pitch in de.", "de: There is no message event-bid in de."} <= {*missing}
    monkeypatch.setattr("croupier.commands.check.find", lambda name: tender)
    report = check("tender", 0, 0, None, 2, lambda *_: None)
    assert not report.matches
    assert {*missing} < {failure.what for failure in report.failures}


def test_names_of_what_stands_in_tables_of_cards_are_asked_for(
    tender: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of fields that a card set can change, and of rows that are no face, which have no other name."""
    read = (columns.whole("copies", 0, 9), columns.whole("life", 1, 9), columns.whole("size", 1, 9, fixed=True))
    table = Table("wolves.csv", read, {"wolf": {"copies": "1", "life": "3", "size": "2"}})
    monkeypatch.setattr(tender, "TABLES", Tables(table))
    missing = {one for one in missing_words(tender, played=False) if "field-" in one or "design-" in one}
    assert missing == {"de: There is no message field-life in de.", "de: There is no message design-wolf in de."}
    assert (Translator("de", tender).field("top_life"), Translator("de", tender).field("copies")) == (
        "top life",
        "Anzahl",
    )


def test_words_are_asked_for_in_the_languages_that_a_game_has_begun(tender: type[Game]) -> None:
    missing = missing_words(tender)
    assert all(gap.startswith("de: ") for gap in missing)
    for name in ("pitch", "card-bid-1", "event-bid", "event-turned-up", "option-bid", "ask-bid.kind", "zone-prize"):
        assert f"de: There is no message {name} in de." in missing
    assert not any("title" in gap or "event-scored" in gap for gap in missing)


def test_words_of_a_question_that_never_comes_up_are_missed_as_well(
    tender: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tender, "QUESTIONS", (*tender.QUESTIONS, Question("never asked", Verb("jump"))))
    missing = missing_words(tender)
    for name in ("ask-never-asked", "option-jump"):
        assert f"de: There is no message {name} in de." in missing


def test_fields_and_words_that_a_table_without_a_page_shows_are_missed(tender: type[Game]) -> None:
    class Cargo(Part):
        crates: Public[int] = 0
        smuggled: int = 0

    class Guests(tender):  # type: ignore[misc, valid-type]  # the class of a module made here
        __module__ = tender.__module__
        active: Public[Seat] = 0
        host: Public[Seat] = 0
        mood: Public[Annotated[BySeat[str], word("merry", "sad")]]
        cargo: Public[list[list[Cargo]]]
        phase: Public[Annotated[str, word("day", "night")]] = "day"  # a note of the program's own
        wanted: Public[FaceId] = FaceId(0)

    file = Path(str(sys.modules[tender.__module__].__file__)).parent / "text" / "de.ftl"
    file.write_text("state-active = { $seat } ist dran\nzone-mood = Laune\nmood-merry = heiter\n", "utf-8")
    missing = {gap.rpartition(" message ")[2].partition(" ")[0] for gap in missing_words(Guests)}
    assert {"zone-host", "mood-sad", "zone-crates", "zone-wanted"} <= missing
    said, silent = {"zone-active", "zone-mood", "mood-merry"}, {"zone-smuggled", "zone-phase", "phase-day", "zone-over"}
    assert missing.isdisjoint(said | silent)


def test_what_a_file_says_in_vain_is_named_with_its_line(tender: type[Game]) -> None:
    file = Path(str(sys.modules[tender.__module__].__file__)).parent / "text" / "de.ftl"
    file.write_text("title = Ausschreibung\n\nevent-scored = { $seat\nevent-bid\npitch = Bieten.\n", "utf-8")
    missing = missing_words(tender)
    assert missing[:2] == [
        f"de: {file}, line 3: 'event-scored = {{ $seat' is no message. Expected token: \"}}\".",
        f"de: {file}, line 4: 'event-bid' is no message. Expected token: \"=\".",
    ]
    assert "de: There is no message event-scored in de." in missing


def test_a_variable_that_nothing_gives_is_named_with_those_there_are(tender: type[Game]) -> None:
    file = Path(str(sys.modules[tender.__module__].__file__)).parent / "text" / "de.ftl"
    file.write_text("event-bid = { $seat } bietet { $card-the }.\npitch = { $game }\n", "utf-8")
    missing = missing_words(tender)
    (gap,) = [gap for gap in missing if "event-bid in de" in gap]
    assert gap.startswith("de: event-bid in de: it has no variable $card-the; there is $card, $card-dein, ")
    assert gap.endswith("$seat, $seat-you, $you.")
    assert "de: pitch in de: it has no variable $game; there is none." in missing


def test_a_file_that_is_not_utf_8_is_named_and_the_rest_of_it_heard(tender: type[Game]) -> None:
    file = Path(str(sys.modules[tender.__module__].__file__)).parent / "text" / "de.ftl"
    file.write_bytes(b"title = Ausschreibung\npitch = Gr\xf6\xdfe z\xe4hlt.\n")
    assert missing_words(tender)[0] == f"de: {file}, line 2: this is not UTF-8."
    assert Translator("de", tender).title() == "Ausschreibung"


def test_a_game_without_words_or_rulebook_lacks_none(tender: type[Game]) -> None:
    package = Path(str(sys.modules[tender.__module__].__file__)).parent
    (package / "rules.en.md").unlink()
    (package / "text" / "de.ftl").unlink()
    assert not missing_rules(tender)
    assert not missing_words(tender)


ABOUT = """
ask-bid =
    .kind = Gegen { $rival }
    .fact = { $rival-you }
    .note = Los
option-bid = Gegen { $rival }: { $number }
caution-bid-bid = Wirklich gegen { $rival }?
"""


def test_words_name_what_a_question_is_about_and_standing_answers_do_not(
    tender: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(str(sys.modules[tender.__module__].__file__)).parent / "text" / "de.ftl"
    file.write_text(ABOUT + "preset-block = Wer sperrt\n", encoding="utf-8")
    (bid,) = tender.QUESTIONS[0].verbs
    asked: Any = tender.ask_all  # Any: as in the game
    monkeypatch.setattr(tender, "QUESTIONS", (Question("bid", bid, about={"rival": SEAT}),))
    monkeypatch.setattr(tender, "ask_all", lambda *given: asked(*given, {"rival": 1}))
    (decision, _) = start(tender, 2, 1).decisions
    translator, view, names = Translator("de", tender, strict=True), start(tender, 2, 1).view(0), ("Ada", "Tomas")
    assert translator.prompt(decision, view, names, 0)[:3] == ("Gegen Tomas", "no", "Los")
    assert translator.labels(decision, view, names, 0)[0] == "Gegen Tomas: 1"
    assert translator.label("bid", "bid:1", view, names, 0, about=decision.about) == "Gegen Tomas: 1"
    assert translator.caution("bid", "bid:1", view, names, 0, about=decision.about) == "Wirklich gegen Tomas?"
    assert not any("$rival" in gap for gap in missing_words(tender))

    monkeypatch.setattr(tender, "windows", {"bid": Window("bid:1", ("ask",)), "block": Window("bid:1", ("ask",))})
    assert translator.presets("block") == "Wer sperrt"
    assert [gap for gap in missing_words(tender) if "$rival" in gap] == [
        "de: ask-bid.kind in de: it has no variable $rival; there is none."
    ]
