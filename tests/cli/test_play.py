"""Playing in the terminal: everything that can be typed, in three languages, with and without an end."""

import io
import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import croupier
from croupier.bots import bot
from croupier.commands.play import TerminalTable, play, save, try_to_write
from croupier.engine import Match
from croupier.games.quintet import Quintet
from croupier.text import LANGUAGES, Translator, bundle
from tests.cli.runs import program, refused, run, start
from tests.installed import installed
from tests.words import flat

EMPTY_LIBRARY = {
    "hand": [["herald", "witch"], []],
    "graveyard": [
        ["herald"] * 4 + ["witch"] * 4 + [kind for kind in ("murderer", "necromancer", "wizard") for _ in range(5)],
        [],
    ],
    "active": 0,
    "phase": "main",
    "turn": 9,
}


class Table:
    """A terminal table at which a list of words is typed."""

    def __init__(self, match: Match, *typed: str, language: str = "en") -> None:
        self.output = io.StringIO()
        console = Console(file=self.output, width=100, highlight=False)
        words = self._words(typed)
        console.input = lambda prompt="", **_: self._typed(prompt, words)  # type: ignore[method-assign]  # no terminal
        bots = {seat: bot("greedy") for seat in range(1, match.players)}
        self.table = TerminalTable(match, 0, bots, Translator(language, match.game, strict=True), console)
        self.match = match
        self.table.run()

    @property
    def text(self) -> str:
        return flat(self.output.getvalue())

    @staticmethod
    def _words(typed: tuple[str, ...]) -> Iterator[str]:
        yield from typed

    def _typed(self, prompt: object, words: Iterator[str]) -> str:
        self.output.write(f"{prompt}")
        for word in words:
            self.output.write(f"[{word}]\n")
            return word
        raise EOFError


def mine() -> Match:
    """A match in which seat 0 is asked to play."""
    return croupier.arrange(
        "quintet", 2, hand=[["herald", "witch"], ["wizard", "witch"]], active=0, phase="main", turn=5, seed=1
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_typed_through_a_pipe(language: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run(
        *("play", "quintet", "--seed", "5", "--bots", "greedy", "--language", language, "--save", str(file)),
        typed="1\n" * 400,
    )
    assert result.exit_code == 0, result.output
    match = croupier.load(file.read_text())
    assert match.over
    assert match.seed == 5
    won = "yes" if match.returns[0] else "no"
    assert Translator(language).say("won-match", you=won, count=1, seats="Ada") in result.stdout.splitlines()
    assert result.stdout.rstrip().endswith(Translator(language).say("terminal-left"))


def test_the_end_of_input_ends_the_match_cleanly() -> None:
    result = run("play", "quintet", "--bots", "greedy")
    assert result.exit_code == 0
    assert result.stdout.rstrip().endswith("You have left the table.")
    assert not result.stderr


def test_without_any_input_the_match_ends_cleanly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As `croupier play quintet <&-` starts it."""
    monkeypatch.setattr("sys.stdin", None)
    file = tmp_path / "match.json"
    play("quintet", 2, ["greedy"], 0, 1, {}, "en", file)
    assert croupier.load(file.read_text()).seed == 1


def test_the_replay_is_written_when_nobody_reads_the_table_any_more(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    process = start("play", "quintet", "--seed", "1", "--bots", "greedy", "--save", str(file))
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.communicate("1\n" * 9)
    assert croupier.load(file.read_text()).seed == 1


def test_what_is_seen_is_the_view_and_nothing_else() -> None:
    text = Table(mine()).text
    assert "Quintet for 2 players" in text
    assert "Your turn · Turn 5 · Main phase" in text
    assert "2 cards: Herald, Witch" in text
    assert "2 cards: Wizard" not in text
    assert "□ Herald  □ Murderer  □ Witch  □ Necromancer  □ Wizard" in text
    assert "   2  Play the Herald" in text
    assert re.search(r"Seal of the shuffle \(SHA-256\): [0-9a-f]{64}", text)
    assert "Somebody chose the number of this shuffle" in text


def test_numbers_and_keys_choose() -> None:
    assert Table(mine(), "2").match.choices[0].key == "play:herald"
    assert Table(mine(), "play:witch").match.choices[0].key == "play:witch"


@pytest.mark.parametrize("words", ["0", "4", "-1", "²", "1.5", "x", "", "99999999999999999999", "play:wizard"])
def test_anything_else_is_answered_with_what_would_be_right(words: str) -> None:
    table = Table(mine(), words)
    assert not table.match.choices
    assert "Type a number from 1 to 3, or ? for help." in table.text


def test_a_question_mark_before_an_option_tells_what_it_would_do() -> None:
    hands = [["herald", "witch"], ["witch", "witch"]]
    match = croupier.arrange("quintet", 2, hand=hands, battlefield=[["wizard"], []], active=0, phase="main", turn=5)
    text = Table(match, "? 3", "? play:witch", "? pass", "? 9").text
    assert text.count("Play the Witch: Types 1 → 2, Hand 2 → 1") == 2
    assert "Play nothing: no number changes." in text  # what Ada draws in her turn is no effect of it (Q 4.2)
    assert "? this help" in text


def test_what_changes_nothing_before_the_others_have_chosen_as_well_says_so() -> None:
    """P 2.5: all pick at the same time."""
    match = croupier.start("perils", 3, seed=1)
    text = Table(match, "? 1").text
    assert "Pick “Young Troll”: no number changes before the others have chosen." in text


def test_what_hidden_cards_decide_is_not_told() -> None:
    """Q 8.3: the Herald draws a card that nobody has seen."""
    match = croupier.arrange("quintet", 2, hand=[["herald", "witch"], ["witch"]], active=0, phase="main", turn=5)
    text = Table(match, "play:herald", "? draw").text
    assert "hidden cards or chance decide what comes of it." in text


def test_help_rules_cards_and_reasons() -> None:
    text = Table(mine(), "?", "r 6.4", "r 99.9", "r", "c Witch", "c wizard", "c fool", "c", "why play:wizard").text
    assert "u takes back to your last decision" in text
    assert f"6.4 {Translator('en', Quintet).rule('6.4')[:40]}" in text
    assert "There is no rule 99.9." in text
    assert "Say which rule: r 6.4" in text
    assert "Witch (Character): When it arrives, you may choose a player" in text
    assert "Wizard (Character): Play it in an opponent’s main phase" in text
    assert "There is no card called fool. There are Herald, Murderer, Witch, Necromancer and Wizard." in text
    assert "Say which card: c Herald" in text
    assert "Rule 5.1: To play a card" in text


def test_why_for_what_is_offered_and_for_what_no_rule_knows() -> None:
    text = Table(mine(), "why play:witch", "why dance", "why", "why 2").text
    assert "This is offered: choose number 3." in text
    assert "This is offered: choose number 2." in text
    assert "No rule speaks of this" in text
    assert "Say what: why play:witch" in text


def test_undo_goes_back_to_the_own_last_decision() -> None:
    table = Table(mine(), "u", "play:witch", "u", "play:herald")
    assert "There is nothing to take back." in table.text
    assert "Your last choice has been taken back." in table.text
    assert next(choice.key for choice in table.match.choices if choice.seat == 0) == "play:herald"


def test_a_costly_choice_is_confirmed() -> None:
    def position() -> Match:
        return croupier.arrange("quintet", 2, EMPTY_LIBRARY)

    table = Table(position(), "play:herald", "draw", "1")
    assert "Your library is empty. Your next draw loses the game." in table.text
    assert "Type 2 once more to do it anyway." in table.text
    assert [choice.key for choice in table.match.choices][:2] == ["play:herald", "decline"]
    table = Table(position(), "play:herald", "2", "2")
    assert table.match.over
    assert "Ada has won." in table.text


def test_after_the_end_the_seed_is_shown_and_the_match_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    table = Table(croupier.arrange("quintet", 2, EMPTY_LIBRARY, seed=77), "2", "2", "2", "1", "u", "2", "2", "what")
    assert table.match.over
    assert "Number of the shuffle: 77" in table.text
    assert "s FILE saves the replay, u takes back, q leaves:" in table.text
    save(table.match, file)
    assert json.loads(file.read_text())["seed"] == 77


def test_saving_says_where_or_why_not(tmp_path: Path) -> None:
    good, bad = tmp_path / "a match.json", tmp_path / "no" / "folder.json"
    result = run("play", "quintet", "--seed", "3", "--bots", "greedy", typed=f"1\ns {good}\ns {bad}\ns {tmp_path}\nq\n")
    assert result.exit_code == 0
    assert len(croupier.load(good.read_text()).choices) >= 1
    text = " ".join(result.stdout.split())
    assert "Saved to" in text
    assert "No such file or directory" in text
    assert "Is a directory" in text


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["nonsense"], "There is no game 'nonsense'; there is"),
        (["quintet", "--players", "1"], "Quintet is for 2 to 5 players, not 1."),
        (["quintet", "--players", "6"], "Quintet is for 2 to 5 players, not 6."),
        (["quintet", "--variant", "colour=red"], "Quintet has no variant 'colour'; it has hand_check"),
        (["quintet", "--variant", "hand_limit=6"], "hand_limit can be 5 or 7, not '6'."),
        (["quintet", "--variant", "hand_limit"], "A variant is given as name=value, not 'hand_limit'."),
        (["quintet", "--variant", "teams=on"], "Teams are for exactly 4 players, not 2."),
        (["quintet", "--seat", "2"], "There is no seat 2: this match has seats 0 to 1."),
        (["quintet", "--seat", "-1"], "There is no seat -1"),
        (["quintet", "--bots", "genius"], "There is no bot 'genius'; there is"),
        (["quintet", "--bots", "easy,hard"], "2 bots are named for 1 other seat;"),
        (["quintet", "--language", "it"], "Croupier speaks en, fr, de, not 'it'."),
        (["quintet", "--seed", ""], "A seed is a whole number or a text, of 1 to 200 characters."),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(args: list[str], reason: str) -> None:
    assert refused("play", *args).startswith(reason)


def test_a_replay_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    result = run("play", "quintet", "--bots", "greedy", "--save", str(tmp_path / "no" / "x.json"), typed="q\n")
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [f"{tmp_path / 'no' / 'x.json'}: No such file or directory"]
    assert not result.stdout  # told before the first card is dealt
    assert run("play", "quintet", "--bots", "greedy", "--save", str(tmp_path), typed="q\n").exit_code == 2


def test_where_no_replay_can_be_written_the_match_goes_on(tmp_path: Path) -> None:
    """A home that nobody has, links in a circle, and a file of endless brackets."""
    (tmp_path / "here").symlink_to(tmp_path / "there")
    (tmp_path / "there").symlink_to(tmp_path / "here")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    places = ["~nobody-of-that-name/x.json", str(tmp_path / "here"), str(tmp_path / "deep.json")]
    table = Table(croupier.start("quintet", seed=1), *(f"s {place}" for place in places), "q")
    assert " ".join(table.text.split()).count("ot be written:") == 3
    for place in places[1:]:
        with pytest.raises(OSError):  # noqa: PT011  # of whatever kind
            try_to_write(Path(place))


def test_a_replay_that_is_there_stays_until_the_person_leaves(tmp_path: Path) -> None:
    there, new = tmp_path / "there.json", tmp_path / "new.json"
    there.write_text('{"choices": []}')
    for file in (there, new):
        try_to_write(file)
    assert there.read_text() == '{"choices": []}'
    assert not new.exists()


def test_a_replay_overwrites_nothing_but_replays(tmp_path: Path) -> None:
    letter, replay = tmp_path / "letter.txt", tmp_path / "replay.json"
    letter.write_text("Dear Ada")
    replay.write_text("")
    for typed in ("1\n", "2\n"):  # the second time a replay is there
        result = run("play", "quintet", "--seed", "3", "--bots", "greedy", typed=f"{typed}s {letter}\ns {replay}\nq\n")
        assert "it is there already, and it is no replay" in flat(result.stdout)
    assert letter.read_text() == "Dear Ada"
    assert croupier.load(replay.read_text()).choices[0].key == croupier.start("quintet", 2, 3).decisions[0].keys[1]
    told = refused("play", "quintet", "--bots", "greedy", "--save", str(letter))
    assert told == f"{letter}: it is there already, and it is no replay"


def test_a_full_disk_leaves_the_replay_that_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.json"
    match = croupier.start("quintet", 2, 3)
    save(match, file)
    before = file.read_text()
    match.choose(match.decisions[0].seat, 0)

    def full(part: Path, *_: object) -> int:
        part.touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        save(match, file)
    assert file.read_text() == before
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_leaves_the_table_and_writes_the_replay(tmp_path: Path, told: signal.Signals) -> None:
    file = tmp_path / "match.json"
    with start("play", "quintet", "--bots", "greedy", "--seed", "1", "--save", str(file)) as process:
        assert process.stdout is not None
        while "Play nothing" not in process.stdout.readline():
            pass
        process.send_signal(told)
        process.wait(60)
    assert croupier.load(file.read_text()).seed == 1


def test_another_seat_more_bots_and_variants() -> None:
    result = run(
        *("play", "quintet", "--players", "4", "--seat", "2", "--bots", "greedy,random,easy", "--seed", "2"),
        *("--variant", "teams=on", "--variant", "hand_limit=7"),
        typed="1\n" * 10,
    )
    assert result.exit_code == 0, result.stderr
    assert [name for name in ("Ada", "Tomas", "Mara") if f"─ {name} ─" in result.stdout] == ["Ada", "Tomas", "Mara"]


def test_an_interrupt_leaves_the_table() -> None:
    with start("play", "quintet", "--bots", "greedy", "--seed", "1") as process:
        assert process.stdout is not None
        assert "Quintet" in process.stdout.readline()
        while "Play nothing" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=30)
        assert process.returncode == 0
        assert output.rstrip().endswith("You have left the table.")
        assert not errors


def test_signs_that_cannot_be_read_or_shown_stop_nothing() -> None:
    result = subprocess.run(
        program("play", "quintet", "--bots", "greedy", "--seed", "1", "--language", "fr"),
        input=b"c \xff\xfe\n1\nq\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert not result.stderr
    assert b"Quintette" in result.stdout


def test_options_say_what_a_card_is_and_rows_show_its_numbers() -> None:
    """Price, numbers and the text in short stand under the first option that names a card, and there alone."""
    text = Table(mine()).text
    words = " ".join(Translator("en", Quintet).text("witch").split()[:6])
    assert text.count(words) == 1
    text = Table(croupier.start("zynalith", 2, 2)).text
    assert "Take “Ash Hound”\n      3 silver, INIT 4, ATK 2, DEF 0, HP 1: Death: 2 damage" in text
    assert re.search(r"Creature row: .*Ash Hound 4/2/0/1", " ".join(text.split()))


def test_what_a_game_has_no_words_for_is_said_once_and_after_the_match() -> None:
    bundle._note.cache_clear()
    with installed(tender="tender:Tender"):
        result = run("play", "tender", "--seed", "1", typed="1\n1\nr 2.1\nq\n")
    assert result.exit_code == 0
    assert "There is no rule 2.1" in flat(result.stdout)
    assert result.stderr.splitlines() == ["There are no messages of tender: it has no text/en.ftl."]
