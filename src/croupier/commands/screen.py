"""A view of any game, drawn for the terminal. Zones get their names from messages (`zone-hand`, `state-turn`)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from croupier.commands.stand_ins import shown
from croupier.engine.ranking import winners
from croupier.engine.state.meanings import meanings
from croupier.kit import BETWEEN, Page, Table, page_of, zones
from croupier.press.printed import press
from croupier.text import PromptText, Translator

WIDE = 100
"""So many letters of a card’s text stand under an option."""


class Screen:
    """Draws what one seat sees."""

    def __init__(self, console: Console, translator: Translator, names: Sequence[str], me: int) -> None:
        self.console = console
        self.translator = translator
        self.names = names
        self.me = me
        game = translator.game
        assert game is not None  # a match is of some game
        self.game = game
        self.cards = {face.id: press(game.slug, face, translator) for face in game.FACES}
        self.faces = list(self.cards)
        self.collected = game.collected
        self.meanings = meanings(game)

    def write(self, message: str, **args: str | float) -> None:
        """One message of the house or the game."""
        self.console.print(Text(self.translator.say(message, **args)))

    def story(self, lines: Sequence[Mapping[str, Any]]) -> None:  # Any: JSON
        """Log lines, each with the number of its rule."""
        for line in lines:
            sentence = Text(f"  {self.translator.line(line, self.names, self.me)}")
            sentence.append(f"  {line['rule']}", style="dim")
            self.console.print(sentence)

    def table(self, view: Mapping[str, Any]) -> None:  # Any: JSON
        """The whole table: where the match stands, common zones, one panel per seat, one's own last."""
        of_table = zones.of_table(self.game, view).items()
        page = page_of(Table(self.game, self.translator, view, (), self.names, self.me, None))
        states = [self._state(name, value) for name, value in of_table]
        of_seats = zones.of_seats(self.game, view).items()
        said = {name: page.in_words(name, None) for name in zones.fields(view)}
        numbers = self._numbers(view, said) if type(page).counters is Page.counters else ()  # else it says others
        rows = {name: value for name, value in of_seats if self.meanings.get(name) != "seat" and said[name] is None}
        common = [self._common(name, view[name], words) for name, words in said.items() if name not in rows]
        seats = {name: value for name, value in rows.items() if self._worth_a_row(name, value)}
        order = [*(seat for seat in range(len(self.names)) if seat != self.me), self.me]
        panels = [self._panel(seat, {name: value[seat] for name, value in seats.items()}, page) for seat in order]
        self.console.print(Text(BETWEEN.join(filter(None, states)), style="bold"))
        if numbers:
            self.console.print(Text(BETWEEN.join(numbers)))
        self.console.print(Group(*(line for line in common if line is not None), *panels))

    def question(self, prompt: PromptText, options: Sequence[tuple[str, Sequence[str]]]) -> None:
        """The question and its numbered options, each with its cards; the first to name a card says what it is."""
        self.console.print(Text(prompt.kind, style="bold reverse"))
        self.console.print(Text(prompt.fact, style="bold"))
        for line in (prompt.note, prompt.warning):
            if line:
                self.console.print(Text(line, style="bold red" if line == prompt.warning else ""))
        told: set[str] = set()
        for number, (label, faces) in enumerate(options, 1):
            self.console.print(Text(f"{number:>4}  {label}"))
            for face in faces:
                if face not in told and (what := self._what(face)):
                    self.console.print(Padding(Text(what, style="dim"), (0, 0, 0, 6)))
            told.update(faces)

    def result(self, returns: Sequence[float]) -> None:
        """Who has won."""
        won = winners(returns)
        if not won:
            self.write("drawn-match")
        else:
            self.write(
                "won-match",
                you="yes" if won == [self.me] else "no",
                count=len(won),
                seats=self.translator.listed([self.names[seat] for seat in won]),
            )

    # -- inside ------------------------------------------------------------------------------------------------

    def _what(self, face: str) -> str:
        """What a card is, in one line: price and numbers, then its text in short."""
        card = self.cards[face]
        numbers = ", ".join(mark.said for mark in (*card.asks, *card.worth, *card.rail))
        text = shorten(card.text, WIDE, placeholder=" …")
        return self._pair(numbers, text) if numbers and text else numbers or text

    def _numbered(self, face: str) -> str:
        """A card by name, with the numbers that stand along its lower edge."""
        rail = "/".join(mark.words for mark in self.cards[face].rail) if face in self.cards else ""
        return f"{self._words(face)} {rail}".rstrip()

    def _worth_a_row(self, name: str, values: Sequence[object]) -> bool:
        """Whether a zone of every seat says anything: hands always do, other zones if somebody has something there."""
        if name == "hand" or self._has_slots(name):
            return True
        return any(self._says(value) for value in values)

    def _says(self, value: object) -> bool:
        """Whether a value is more than an empty pile or a word only the program knows."""
        match value:
            case {"count": 0}:
                return False
            case [str(), *_] if self.faces and all(isinstance(item, str) for item in value):
                return any(item in self.faces for item in value)
        return bool(value)

    def _state(self, name: str, value: object) -> str:
        return zones.stated(name, value, self.names, self.me, self.translator, self.meanings.get(name))

    def _numbers(self, view: Mapping[str, Any], said: Mapping[str, str | None]) -> list[str]:  # Any: JSON
        """The numbers of the table that have a name and are said nowhere else."""
        values = {
            name: value
            for name, value in zones.of_table(self.game, view).items()
            if said[name] is None and self.translator.has(f"zone-{name}") and not self.translator.has(f"state-{name}")
            if isinstance(value, str | int)
        }
        cards = zones.cards_of_table(self.game, view)
        counters = zones.counters(values, self.translator, self.meanings, self.names, cards)
        return [one.title if one.number is None else self._pair(one.title, str(one.number)) for one in counters]

    def _common(self, name: str, value: object, said: str | None) -> Text | None:
        """A line about cards that belong to no seat; None for what has neither cards nor a name in the messages.

        `said` is what the game itself says of it, '' for nothing.
        """
        if said is not None:
            return self._named(name, said) if said else None
        if isinstance(value, str | int) or not value:
            return None
        if not self.translator.has(f"zone-{name}") and not zones.zones({name: value}, self.faces, self.translator):
            return None
        if self.meanings.get(name) != "seat" and isinstance(value, list) and not any(value):
            return None
        return self._named(name, self._words(self._spoken(name, value)))

    def _named(self, name: str, said: str) -> Text:
        words = Text(self._pair(self.translator.zone(name), said))
        words.stylize("bold", 0, len(self._pair(self.translator.zone(name), "").rstrip()))
        return words

    def _spoken(self, name: str, value: object) -> object:
        """A list of seats as their names, a list of words as theirs (`faction-astral`); anything else as it is."""
        if not isinstance(value, list):
            return value
        if self.meanings.get(name) == "seat":
            return ", ".join(str(zones.meant(seat, "seat", self.names) or "\N{EN DASH}") for seat in value)
        messages = [f"{name}-{item}" for item in value]
        named = (self.translator.has(message) for message in messages)
        return [self.translator.say(m) if has else item for m, has, item in zip(messages, named, value, strict=True)]

    def _has_slots(self, name: str) -> bool:
        return name in self.collected

    def _panel(self, seat: int, zones: Mapping[str, object], page: Page) -> Panel:
        """What a seat has, zone by zone: in two columns, where there is room for the second beside the names."""
        found = [
            (self._shown(self.translator.zone(name)), self._zone_words(name, value, page.in_words(name, seat)))
            for name, value in zones.items()
            if value is not False and value is not None
        ]
        said = [(name, words) for name, words in found if words is not None]
        rows = Grid.grid(padding=(0, 2))
        beside = max((len(name) for name, _ in said), default=0) <= self.console.width // 2 - 4
        for name, words in said:
            if beside:
                rows.add_row(Text(name, style="dim", no_wrap=True), words)
            else:
                rows.add_row(Text.assemble((self._shown(self._pair(name, "")), "dim"), words))
        style = "bold" if seat == self.me else ""
        return Panel(rows, title=Text(self.names[seat], style="bold"), title_align="left", border_style=style)

    def _zone_words(self, name: str, value: object, said: str | None) -> Text | None:
        if said is not None:
            return Text(self._shown(said)) if said else None
        if self._has_slots(name) and isinstance(value, list):
            return self._slots(Counter(value))
        return Text("" if value is True else self._shown(self._words(value)))

    def _shown(self, words: str) -> str:
        """Words as this terminal shows them: in a frame it matters how wide they are."""
        return shown(words, self.console.encoding)

    def _slots(self, held: Mapping[str, int]) -> Text:
        slots = Text()
        for face in self.faces:
            count = held.get(face, 0)
            words = f"{'■' if count else '□'} {self.translator.card(face)}{f' x{count}' if count > 1 else ''}"
            slots.append(f"{self._shown(words)}  ", style="bold" if count else "dim")
        return slots

    def _words(self, value: object) -> str:
        """Any plain value in words: cards by name, records as lists of what is in them."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return "+" if value else "-"
        if isinstance(value, str):
            return self.translator.card(value) if value in self.faces else value
        if isinstance(value, Mapping):
            return self._record(value)
        if isinstance(value, list):
            return self._pile(value) or self.translator.say("terminal-empty")
        return str(value)

    def _record(self, record: Mapping[str, object]) -> str:
        if zones.is_pile(record):
            cards = record.get("cards") or record.get("known")
            counted = self.translator.say("terminal-cards", count=int(str(record["count"])))
            return self._pair(counted, self._words(cards)) if cards else counted
        named = {name for name in record if self.translator.has(f"zone-{name}")}
        shown = {name: value for name, value in record.items() if name in named or not named}
        fields = (self._field(name, value) for name, value in shown.items())
        said = ", ".join(field for field in fields if field)
        return said or ", ".join(f"{self.translator.zone(name)} 0" for name in shown if self._counts_none(name, shown))

    def _counts_none(self, name: str, record: Mapping[str, object]) -> bool:
        return name not in self.meanings and type(record[name]) is int and record[name] == 0

    def _field(self, name: str, value: object) -> str:
        """One field of a record in words; '' for what says nothing or has no words."""
        meaning = self.meanings.get(name)
        if meaning is not None:
            told = zones.meant(value, meaning, self.names) if isinstance(value, int) else None
            if told is None:
                return ""
            if meaning == "seat" and self.translator.has(f"zone-{name}"):
                said = self.translator.say(f"zone-{name}", seat=str(told))  # some languages bend the name
                return said if str(told) in said else f"{said} {told}"
            return f"{self.translator.zone(name)} {told}"
        if value in (None, False, 0, "", [], {}):
            return ""
        if value in self.faces:
            return self._words(value)
        if value is True:
            return self.translator.zone(name)
        if isinstance(value, list) and all(isinstance(item, bool) for item in value):
            held = ", ".join(str(number) for number, item in enumerate(value, 1) if item)
            return f"{self.translator.zone(name)} {held}" if held else ""
        if isinstance(value, str) and self.translator.has(f"zone-{name}"):
            return ""  # a word of the program, not of the game
        return f"{self.translator.zone(name)} {self._words(value)}"

    def _pair(self, name: str, words: str) -> str:
        """A name and what belongs to it, with the colon as the language sets it."""
        return self.translator.say("labelled", label=name, value=words)

    def _pile(self, pile: Sequence[object]) -> str:
        if all(isinstance(item, str) for item in pile):
            held = Counter(str(item) for item in pile)
            ordered = sorted(held, key=lambda face: self.faces.index(face) if face in self.faces else -1)
            return ", ".join(f"{self._numbered(face)}{f' x{held[face]}' if held[face] > 1 else ''}" for face in ordered)
        return "; ".join(
            self._numbered(item) if isinstance(item, str) else self._seat_and_thing(item) or self._words(item)
            for item in pile
        )

    def _seat_and_thing(self, item: object) -> str:
        """Give a seat with a thing as "Tomas: Wolf"; '' for anything else."""
        match item:
            case [int(seat), str(thing)] if 0 <= seat < len(self.names):
                return self._pair(self.names[seat], self._words(thing))
        return ""
