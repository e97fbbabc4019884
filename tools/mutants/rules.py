"""The rule files of a game, the mutants that can be made of them, and which of them mean the same as before."""

import difflib
import random
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tools.mutants.changes import Change, changes

ROOT: Final = Path(__file__).parents[2]
NOT_RULES: Final = {"art", "bot", "page", "text"}
"""Folders of a game that advise bots, or make pages, pictures and words."""


@cache
def source(file: Path) -> bytes:
    """A file of the project."""
    return (ROOT / file).read_bytes()


@dataclass(frozen=True)
class Mutant:
    """A changed file of the project."""

    file: Path
    change: Change

    @property
    def source(self) -> bytes:
        return source(self.file)

    @property
    def line(self) -> int:
        return self.source.count(b"\n", 0, self.change.start) + 1

    @property
    def before(self) -> str:
        """The line in which the change begins, as it is."""
        start = self.source.rfind(b"\n", 0, self.change.start) + 1
        return self.source[start:].partition(b"\n")[0].decode().strip()

    @property
    def diff(self) -> tuple[str, ...]:
        """The lines that differ, with `-` and `+`."""
        old, new = self.source.decode(), self.change.apply(self.source).decode()
        lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), n=0, lineterm=""))
        return tuple(line for line in lines[2:] if line[0] in "-+")


@dataclass(frozen=True)
class Equivalent:
    """A mutant that means the same as the rules, and why. Without `becomes`: any mutant of these lines."""

    line: str
    reason: str
    becomes: str = ""
    function: str = ""
    """Only in this function, where the same line stands in others too."""

    def explains(self, mutant: Mutant) -> bool:
        """Whether this is the mutant meant. Lines are compared without indents, wherever they stand."""
        if self.function not in ("", mutant.change.function) or mutant.before not in self.line:
            return False
        old, new = (" ".join(line[1:].strip() for line in mutant.diff if line[0] == sign) for sign in "-+")
        return old == self.line and self.becomes in ("", new)


def rule_files(game: str) -> list[Path]:
    """The Python files of a game that hold rules, from the root of the project."""
    package = ROOT / "src" / "croupier" / "games" / game
    return [
        path.relative_to(ROOT)
        for path in sorted(package.rglob("*.py"))
        if not NOT_RULES & {*path.relative_to(package).parts}
    ]


def mutants(game: str) -> list[Mutant]:
    """All mutants of a game, file by file."""
    return [Mutant(file, change) for file in rule_files(game) for change in changes(source(file), file.name)]


def sample(every: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many of the mutants: of each file one, else in proportion to what each has. The same for the same seed.

    A file's choice hangs on its name and content alone, so that moved files give the same mutants.
    """
    by_file: dict[Path, list[Mutant]] = {}
    for mutant in every:
        by_file.setdefault(mutant.file, []).append(mutant)
    ranked: list[tuple[float, str, int, Mutant]] = []
    for file, group in by_file.items():
        shuffled = random.Random(f"{seed}:{file.name}").sample(group, len(group))  # noqa: S311  # a fair choice is enough
        ranked += [(i / len(group), file.name, i, mutant) for i, mutant in enumerate(shuffled)]
    ranked.sort(key=lambda entry: entry[:3])
    chosen = {mutant for *_, mutant in ranked[:number]}
    return [mutant for mutant in every if mutant in chosen]


def equivalents(game: str) -> list[Equivalent]:
    """The mutants of a game that are known to change nothing."""
    path = ROOT / "tests" / "games" / game / "equivalent_mutants.toml"
    if not path.exists():
        return []
    listed = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Equivalent(**entry) for entry in listed["equivalent"]]
