"""Values of the rules (a seat, a face, a number) become the variables of a message.

What a message may use for a value called `card` or `target`:

* a face: `$card` its name, in quotes if it is a name of its own (`Face.names`); `$card-id` its id, `$card-kind` its
  kind, and one variable per form of the name in that language, as the attributes of `card-unknown` list them:
  `$card-the` (English), `$card-le` (French), `$card-den` (German);
* several faces: the same, joined ("a Herald and a Witch", "2 × “Drover” and “Outrider”"), and `$card-count`;
* a seat: `$target` the name, `–` for none, `$target-you` is `yes` if it is the one who reads, else `no`;
* several seats: `$seats` the names, joined;
* numbers and words: themselves; a word called `power` also has its name `$power-name`, from the message
  `power-<word>` if there is one.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from croupier.engine import CARD, DATA, FACE, FACES, OWN_FACE, SEAT, WORD, Event
from croupier.engine.narration import Tells
from croupier.text.bundle import Messages, Value

UNKNOWN = "card-unknown"


class Cards(Protocol):
    """What is asked about a face (`CardWords`)."""

    messages: Messages

    def named(self, face: str, form: str = "") -> str:
        """The name of a face inside a sentence."""

    def variables(self, face: str) -> tuple[tuple[str, str], ...]:
        """What a message may use for a face: the end of each variable's name, and its text."""


class Arguments:
    """Turns values into variables, for one language, the names at the table and the one who reads."""

    def __init__(self, cards: Cards, names: Sequence[str], me: int | None) -> None:
        self._cards = cards
        self._messages = cards.messages
        self.names = names
        self.me = me
        self.values: dict[str, Value] = {}

    def copy(self) -> "Arguments":
        """The same variables, to which others can be added."""
        copy = Arguments(self._cards, self.names, self.me)
        copy.values.update(self.values)
        return copy

    def add(self, name: str, tells: Tells, value: Any) -> None:  # Any: JSON
        """Add the variables of one value."""
        name = name.replace("_", "-")
        if tells is SEAT and isinstance(value, list):
            self.values[name] = joined(self._messages, [self._name(seat) for seat in value])
        elif tells is SEAT:
            self.seat(name, value)
        elif tells in (CARD, FACE, OWN_FACE):
            self.face(name, value)
        elif tells is FACES:
            self.faces(name, value)
        elif value is not None:
            self.values[name] = value
            if tells is WORD:
                named = f"{name}-{value}"
                self.values[f"{name}-name"] = self._messages.format(named, {}) if named in self._messages else value

    def seat(self, name: str, seat: int) -> None:
        """A seat: its name, and whether it is the reader's."""
        self.values[name] = self._name(seat)
        self.values[f"{name}-you"] = "yes" if seat == self.me else "no"

    def _name(self, seat: int) -> str:
        if seat < 0:
            return "\N{EN DASH}"  # nobody
        return self.names[seat] if seat < len(self.names) else str(seat)

    def face(self, name: str, face: str | None) -> None:
        """A face in every form; None is a card the reader does not know."""
        for suffix, text in self._cards.variables(face or "unknown"):
            self.values[name + suffix] = text

    def faces(self, name: str, faces: Sequence[str]) -> None:
        """Several faces, joined in every form."""
        self.values[f"{name}-count"] = len(faces)
        for form in ("", *self._messages.attributes(UNKNOWN)):
            key = f"{name}-{form}" if form else name
            self.values[key] = joined(self._messages, self._counted(faces, form))

    def _counted(self, faces: Sequence[str], form: str) -> list[str]:
        """The faces by name, in order of their first one; equal ones once, with their number.

        An inflected form ("a Herald") is for one card and stands as often as there are cards.
        """
        named = []
        for face, number in Counter(faces).items():
            name = self._cards.named(face, form)
            if number == 1 or name != self._cards.named(face):
                named += [name] * number
            else:
                named.append(self._messages.format("list-times", {"number": number, "name": name}))
        return named


def joined(messages: Messages, words: Sequence[str]) -> str:
    """Words as a list: "Mara, Tomas and Ada"."""
    if len(words) < 2:
        return "".join(words)
    return messages.format("list-and", {"most": ", ".join(words[:-1]), "last": words[-1]})


def seats_of(event: Event) -> list[str]:
    """The names of the values of an event that are seats; the first one is its owner."""
    return [name for name, tells in event.values.items() if tells is SEAT]


def event_values(values: Mapping[str, Tells], line: Mapping[str, Any]) -> list[tuple[str, Tells, Any]]:  # Any: JSON
    """The values of a log line that a sentence may name, with what each is; what the reader may not know is None."""
    return [(name, tells, line.get(name)) for name, tells in values.items() if tells is not DATA]
