"""Every message with a number as it reads for 0, 1, 2 and 5: one reviewed list for each place and language.

`python -m tests.text.counted` writes the lists again; look at the diff: whoever changes a sentence sees its forms.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from croupier.testing.fluent_files import files, nodes
from croupier.text.bundle import Messages, typeset
from tests.text.places import EVERYWHERE, HOUSE, game_of

TESTS = Path(__file__).parents[1]
NUMBERS = (0, 1, 2, 5)
# fmt: off
AMOUNTS = frozenset({
    "attack", "bots", "cards-count", "coins", "count", "damage", "defence", "hand", "initiative", "kinds",
    "left", "life", "limit", "lost", "mana", "minutes", "most", "number", "overflow", "phase", "place",
    "points", "potions", "price", "retaliation", "round", "silver", "slots", "strikes", "sum", "thief", "turn",
    "wounds", "zynalith",
})
# fmt: on
"""Variables that are numbers wherever they stand."""
FORMS = {"one", "other", *map(str, range(7))}
SAID_BOTH_WAYS = ("you", "currency", "genre", "level", "potion", "reach")
PEOPLE = {"seat", "target", "name", "names", "seats", "active", "controller", "receiver", "rival", "who"}


def golden(place: str, language: str) -> Path:
    """Where the list of a place lies."""
    folder = TESTS / "text" if place == HOUSE else TESTS / "games" / place
    return folder / "golden" / f"counted.{language}.txt"


def counted(place: str, language: str) -> str:
    """The list: in each line a message, a number, and the sentence."""
    messages = Messages(language, game_of(place))
    lines: dict[str, None] = {}
    patterns: dict[str, ast.Pattern] = {}
    for file in files(game_of(place), language):
        for entry in FluentParser().parse(typeset(file.read_text("utf-8"), language)).body:
            if isinstance(entry, ast.Message):
                patterns |= {entry.id.name: entry.value} if entry.value is not None else {}
                patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    for name in patterns:
        lines |= dict.fromkeys(_lines(name, patterns, messages))
    return "".join(f"{line}\n" for line in lines)


def _lines(name: str, patterns: dict[str, ast.Pattern], messages: Messages) -> Iterator[str]:
    parts = list(_parts(patterns[name], patterns))
    selects = dict(_selects(parts))
    used = {node.id.name for node in parts if isinstance(node, ast.VariableReference)}
    numbers = {one for one in used if one in AMOUNTS or (one in selects and set(selects[one]) <= FORMS)}
    if not numbers:
        return
    words = {one: "Ada" if one in PEOPLE else "…" for one in used} | {"on": ""}
    words |= {one: keys[-1] for one, keys in selects.items()}
    both = [one for one in selects if one not in numbers and one.rpartition("-")[2] in SAID_BOTH_WAYS]
    for chosen in product(*(selects[one] for one in both)):
        for number in NUMBERS:
            values: dict[str, str | int | float] = {
                "alike": 0,
                **words,
                **dict(zip(both, chosen, strict=True)),
                **dict.fromkeys(numbers, number),
            }
            yield f"{name} {number}: {messages.format(name, values)}"


def _parts(pattern: ast.Pattern, patterns: dict[str, ast.Pattern]) -> Iterator[ast.BaseNode]:
    """The nodes of a message and of those inside it: they are given the same variables."""
    for node in nodes(pattern):
        yield node
        if isinstance(node, ast.MessageReference) and node.id.name in patterns:
            yield from _parts(patterns[node.id.name], patterns)


def _selects(parts: Iterable[ast.BaseNode]) -> Iterator[tuple[str, list[str]]]:
    for node in parts:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = (one.key for one in node.variants)
            yield node.selector.id.name, [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]


if __name__ == "__main__":
    for place, language in EVERYWHERE:
        golden(place, language).parent.mkdir(exist_ok=True)
        golden(place, language).write_text(counted(place, language), encoding="utf-8")
