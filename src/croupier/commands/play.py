"""A match in the terminal: one person, bots in all other seats."""

import json
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from errno import EEXIST, ELOOP
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

import croupier
from croupier.bots import Bot, bot
from croupier.catalog import find
from croupier.commands.output import gaps_said_last
from croupier.commands.screen import Screen
from croupier.engine import BadSetup, Changes, Json, Match, untold, was_chosen
from croupier.kit import Table, page_of, plain
from croupier.lab import play as play_match
from croupier.lab import seated
from croupier.text import Translator


class Leaving(Exception):
    """The person gets up from the table."""


class TerminalTable:
    """Asks the person, lets the bots answer, tells what happens."""

    def __init__(
        self, match: Match, me: int, bots: Mapping[int, Bot], translator: Translator, console: Console
    ) -> None:
        self.match = match
        self.me = me
        self.translator = translator
        self.console = console
        self.names = _names(translator, match.players, me)
        self.screen = Screen(console, translator, self.names, me)
        self.others = seated(bots, Random(f"{match.seed}/bots"))  # noqa: S311  # play, not secrets
        self.told: tuple[Json, ...] = ()

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.screen.write("terminal-title", game=self.translator.title(), players=self.match.players)
        self.screen.write("terminal-commitment", commitment=self.match.commitment)
        if was_chosen(self.match.seed):
            self.screen.write("terminal-chosen")
        if other := self.translator.other_cards():
            self.console.print(other)
        try:
            while True:
                play_match(self.match, self._answer)
                self._tell()
                self._ask()  # of a match that is over: until something has been taken back
        except (Leaving, EOFError, KeyboardInterrupt):
            with suppress(OSError):  # nobody may be there any more to read it
                self.console.print()
                self.screen.write("terminal-left")

    # -- the match ---------------------------------------------------------------------------------------------

    def _answer(self, match: Match) -> tuple[int, int]:
        """Who answers next, and what: the person wherever they are asked."""
        while match.decision(self.me) is not None:
            self._tell()
            index = self._ask()
            if index is not None:
                return self.me, index
        return self.others(match)

    def _tell(self) -> None:
        log = self.match.log_for(self.me)
        news = untold(self.told, log)
        if news:
            self.console.print()
            self.screen.story([log[at] for at in news])
        self.told = log

    def _ask(self) -> int | None:
        """Ask until something has been chosen, or (None) taken back."""
        decision = self.match.decision(self.me)
        view = self.match.view(self.me)
        self.console.print()
        self.screen.table(view)
        if decision is None:
            self.screen.result(self.match.returns)
            self.screen.write("terminal-seed", seed=str(self.match.seed))
            self.screen.write("terminal-salt", salt=self.match.salt)
            keys: Sequence[str] = ()
        else:
            keys = decision.keys
            labels = self.translator.labels(decision, view, self.names, self.me)
            cards = [self.translator.cards_of(decision.name, key, view, self.me) for key in keys]
            options = [*zip(labels, cards, strict=True)]
            self.screen.question(self.translator.prompt(decision, view, self.names, self.me), options)
        confirmed: int | None = None
        while True:
            words = self._read("terminal-prompt" if keys else "terminal-over-prompt")
            if words == "u":
                if self._undo():
                    return None
                continue
            index = _index(words, keys)
            if index is None:
                self._command(words, keys)
                continue
            caution = ""
            if decision is not None:
                about = decision.about
                caution = self.translator.caution(decision.name, keys[index], view, self.names, self.me, about=about)
            if not caution or confirmed == index:
                return index
            confirmed = index
            self.console.print(Text(caution, style="bold red"))
            self.screen.write("terminal-confirm", number=str(index + 1))

    def _read(self, prompt: str) -> str:
        if sys.stdin is None:  # it was closed before the program began
            raise EOFError
        return self.console.input(Text(f"{self.translator.say(prompt)} ")).strip()

    # -- what else can be typed --------------------------------------------------------------------------------

    def _command(self, words: str, keys: Sequence[str]) -> None:
        command, _, rest = words.partition(" ")
        rest = rest.strip()
        asked_about = _index(rest, keys)
        if command == "q":
            raise Leaving
        if command == "?" and asked_about is not None:
            self._foretell(keys[asked_about])
        elif command == "?":
            self.screen.write("terminal-help")
        elif command in ("r", "c", "why", "s") and not rest:
            example = (keys or [choice.key for choice in self.match.choices] or ["KEY"])[-1]
            if command == "c":
                example = self.translator.card(self.screen.faces[0]) if self.screen.faces else ""
            self.screen.write("terminal-needs", command=command, example=example)
        elif command == "r":
            self._rule(rest)
        elif command == "c":
            self._card(rest)
        elif command == "why":
            self._why(rest, keys)
        elif command == "s":
            self._save(Path(rest))
        elif keys:
            self.screen.write("terminal-numbers", count=len(keys))
        else:
            self.screen.write("terminal-help")

    def _foretell(self, key: str) -> None:
        """What an option would do, in the sentence of the game's page."""
        decision = self.match.decision(self.me)
        label = key
        if decision is not None:
            view, about = self.match.view(self.me), decision.about
            label = self.translator.label(decision.name, key, view, self.names, self.me, about=about)
        after = self.match.preview(self.me, key)
        if after is None:
            self.screen.write("terminal-not-foretold", label=label)
            return
        now, log = self._seen(), after.log_for(self.me)
        then = now.later(after.view(self.me), [log[at] for at in untold(now.log, log)])
        words = plain(page_of(now).preview(page_of(then)).said)
        nothing = "terminal-nothing-yet" if self._others_choose(after) else "terminal-nothing-changes"
        self.screen.write("terminal-foretold" if words else nothing, label=label, forecast=words)

    def _others_choose(self, after: Match) -> bool:
        """Whether somebody who is asked at the same time still is, in what comes of an option."""
        asked = {(decision.seat, decision.name) for decision in self.match.decisions}
        return any((left.seat, left.name) in asked for left in after.decisions if left.seat != self.me)

    def _seen(self) -> Table:
        """The match as the person sees it."""
        view, log = self.match.view(self.me), self.match.log_for(self.me)
        return Table(self.match.game, self.translator, view, log, self.names, self.me, self.match.decision(self.me))

    def _rule(self, number: str) -> None:
        text = self.translator.rule(number)
        if text:
            self.console.print(Text(f"{number} {text}"))
        else:
            self.screen.write("error-no-rule", rule=number)

    def _card(self, name: str) -> None:
        found = [f for f in self.screen.faces if name.lower() in (f, self.translator.card(f).lower())]
        if not found:
            known = self.translator.listed([self.translator.card(f) for f in self.screen.faces])
            self.screen.write("terminal-no-card", name=name, cards=known)
        for face in found:
            name, text = f"{self.translator.card(face)} ({self.translator.kind(face)})", self.translator.text(face)
            self.console.print(Text(self.translator.say("labelled", label=name, value=text) if text else name))
            for word, note in self.translator.terms(face):
                self.console.print(Text(f"  {self.translator.say('labelled', label=word, value=note)}"))

    def _why(self, key: str, keys: Sequence[str]) -> None:
        offered = _index(key, keys)
        if offered is not None:
            self.screen.write("terminal-offered", number=str(offered + 1))
            return
        rule = self.match.why_not(self.me, key)
        if rule is None:
            self.screen.write("error-no-reason")
        else:
            self.screen.write("error-forbidden", rule=rule, text=self.translator.rule(rule))

    def _save(self, file: Path) -> None:
        try:
            file = file.expanduser()
            save(self.match, file)
        except (OSError, ValueError, RuntimeError) as error:  # a name that no file can have, a home that nobody has
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.write("terminal-not-saved", file=str(file), reason=reason)
        else:
            self.screen.write("terminal-saved", file=str(file))

    def _undo(self) -> bool:
        """Back to the person's last decision."""
        own = [at for at, choice in enumerate(self.match.choices) if choice.seat == self.me]
        if not own:
            self.screen.write("error-nothing-to-undo")
            return False
        while len(self.match.choices) > own[-1]:
            self.match.undo()
        self.told = self.match.log_for(self.me)
        self.screen.write("terminal-undone")
        return True


def play(  # noqa: PLR0917  # one table
    game: str,
    players: int,
    bots: Sequence[str],
    seat: int,
    seed: int | str | None,
    variants: Mapping[str, str],
    language: str,
    file: Path | None,
    cards: Changes | None = None,
) -> None:
    """Set a table up and play. `bots` is one name for all others or one per other seat.

    With `file` the replay is written there when the person leaves. Raises `OSError` at once if that cannot be.
    """
    translator = Translator(language, find(game).with_cards(cards or {}))
    match = croupier.start(game, players, seed, variants, cards=cards)
    if not 0 <= seat < players:
        raise BadSetup(f"There is no seat {seat}: this match has seats 0 to {players - 1}.")
    others = [other for other in range(players) if other != seat]
    names = list(bots) * len(others) if len(bots) == 1 else list(bots)
    if len(names) != len(others):
        seats = "seat" if len(others) == 1 else "seats"
        raise BadSetup(
            f"{len(names)} bots are named for {len(others)} other {seats}; name one for all or one per seat but yours."
        )
    bots_at = {other: bot(name, game) for other, name in zip(others, names, strict=True)}
    if file is not None:
        try_to_write(file)
    try:
        with gaps_said_last(), leaving_when_told():
            TerminalTable(match, seat, bots_at, translator, Console(highlight=False)).run()
    finally:  # also where nobody reads the table any more
        if file is not None:
            save(match, file)


@contextmanager
def leaving_when_told() -> Iterator[None]:
    """A closed window, a lost connection or a `kill` is as Ctrl-C: one gets up, and the replay is written."""
    told = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(one, signal.default_int_handler) for one in told]
    try:
        yield
    finally:
        for one, handler in zip(told, before, strict=True):
            signal.signal(one, handler)


def try_to_write(file: Path) -> None:
    """Raise `OSError` if a replay cannot be written there; what is there stays, and nothing new is left behind."""
    refuse_others(file)
    target = _followed(file)
    try:
        if _is_file(target):
            _beside(target).open("a").close()
            _beside(target).unlink()
        else:
            target.open("a").close()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None  # of the file that was named


def save(match: Match, file: Path) -> None:
    """Write the replay of a match. Raises `OSError`, and `FileExistsError` where something else lies; then it is kept.

    The replay is written beside the file first: a full disk leaves the one that was there.
    """
    replay = json.dumps(match.save(), ensure_ascii=False, indent=1) + "\n"
    refuse_others(file)
    target = _followed(file)
    if not _is_file(target):
        target.write_text(replay, "utf-8")
        return
    part = _beside(target)
    try:
        part.write_text(replay, "utf-8")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def refuse_others(file: Path) -> None:
    """Raise `FileExistsError` if a file is there that is no replay, and not empty."""
    if not file.is_file() or file.stat().st_size == 0:
        return
    with suppress(ValueError, RecursionError):
        there = json.loads(file.read_bytes())
        if isinstance(there, dict) and "choices" in there:
            return
    raise FileExistsError(EEXIST, "it is there already, and it is no replay", str(file))


def _followed(file: Path) -> Path:
    """What a link leads to. Raises `OSError` where links go round in circles."""
    target = Path(os.path.realpath(file))  # what `Path.resolve` says of circles hangs on the Python
    if target.is_symlink():
        raise OSError(ELOOP, os.strerror(ELOOP), str(file))
    return target


def _is_file(target: Path) -> bool:
    """Whether it is a file, or will be one: no pipe, no terminal, no folder."""
    return target.is_file() or not target.exists()


def _beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.part")


def _index(words: str, keys: Sequence[str]) -> int | None:
    if words in keys:
        return keys.index(words)
    if words.isascii() and words.isdecimal() and len(words) < 10 and 1 <= int(words) <= len(keys):
        return int(words) - 1
    return None


def _names(translator: Translator, players: int, me: int) -> list[str]:
    bots = translator.bot_names()
    return [translator.say("you") if seat == me else next(bots) for seat in range(players)]
