"""`make mutants`: what is changed in the rules, which mutants are chosen, what the suite makes of them."""

import ast
import shutil
from pathlib import Path

import pytest
from tools.mutants.changes import Change, changes
from tools.mutants.rules import Equivalent, Mutant, equivalents, mutants, rule_files, sample
from tools.mutants.suite import Suite

from croupier import catalog

ROOT = Path(__file__).parents[2]


def mutated(source: str) -> list[str]:
    """All mutants of a piece of code."""
    text = source.encode()
    return [change.apply(text).decode() for change in changes(text, "piece.py")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = (a) in (b)", ["x = (a) not in (b)"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a and b", ["x = True and b", "x = a or b", "x = a and True"]),
        ("x = not a", ["x = a"]),
        ("x = -a", ["x = a"]),
        ("x = a - 1", ["x = a + 1", "x = a - 2", "x = a - 0"]),
        ("x = True", ["x = False"]),
        ('x = "9.6"', ['x = "9.7"']),
        ("x = f(a, b)", ["x = f(b, a)"]),
        ("x = game.f(game, a)", []),
        ("x = (a, b)", ["x = (b, a)"]),
        ("x = game.clockwise(me)", ["x = game.clockwise(me)[::-1]"]),
        ("x = [f(a) for a in pile]", ["x = [f(a) for a in [*(pile)][::-1]]"]),
        ("x = sum([a for a in pile])", []),
        ("x = pile.pop(0)", ["x = pile.pop()", "x = pile.pop(1)"]),
        ("game.x = a", ["pass"]),
        ("pile.append(a)", ["pass", "pile.insert(0, a)"]),
        ("x += a", ["pass", "x -= a"]),
        ("del a[:b]", ["pass"]),
        ("del a", []),
        ("for _ in a: f()", ["for _ in a: pass"]),
        ("x = min(a, b)", ["x = max(a, b)"]),
        ("raise Wrong(1)", ["pass"]),
    ],
)
def test_one_place_changes_at_a_time(line: str, expected: list[str]) -> None:
    assert sorted(mutated(line)) == sorted(expected)


def test_conditions_are_turned_round() -> None:
    assert "if not (a):\n    pass" in mutated("if a:\n    pass")
    assert "x = [a for a in pile if not (a.free)]" in mutated("x = [a for a in pile if a.free]")
    assert "for a in [*(pile)][::-1]:\n    pass" in mutated("for a in pile:\n    pass")


def test_a_row_of_a_table_has_one_other_number() -> None:
    table = 'T = """\nwolf | 3 | 5\nhydra | 7 | 9\n"""'
    found = mutated(table)
    assert len(found) == 2
    assert all(sum(a != b for a, b in zip(table, mutant, strict=False)) >= 1 for mutant in found)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 1 < 2."""',
        "from a import b",
        "x: tuple[int, str]",
        'x = Figure("sword", 3)',
        'x = f"{a + 1}"',
        "if TYPE_CHECKING:\n    x = 1",
        "def says(self) -> int:\n    return 1",
        "def draw(self) -> None:\n    raise NotImplementedError",
        "x = pairs(strict=True)",
    ],
)
def test_words_pictures_types_and_declarations_are_left_alone(source: str) -> None:
    assert mutated(source) == []


@pytest.mark.parametrize("game", catalog.ours())
def test_every_game_has_rules_to_change(game: str) -> None:
    files = [path.name for path in rule_files(game)]
    assert "refusals.py" in files
    assert "events.py" in files
    assert not {"bot", "page", "text"} & {part for path in rule_files(game) for part in path.parts}
    for mutant in sample(mutants(game), 60, seed=1):
        ast.parse(mutant.change.apply(mutant.source))
        assert mutant.diff


def test_the_choice_hangs_on_the_seed_and_takes_of_every_file() -> None:
    every = mutants("quintet")
    chosen = sample(every, 30, seed=1)
    assert len(chosen) == 30
    assert chosen == sample(every, 30, seed=1) != sample(every, 30, seed=2)
    assert {mutant.file for mutant in chosen} == {mutant.file for mutant in every}


def test_the_choice_is_the_same_after_a_file_has_moved() -> None:
    every = mutants("quintet")
    moved = [Mutant(Path("elsewhere") / mutant.file.name, mutant.change) for mutant in every]
    assert [m.change for m in sample(moved, 30, seed=1)] == [m.change for m in sample(every, 30, seed=1)]


@pytest.mark.parametrize("game", catalog.ours())
def test_every_equivalent_mutant_exists_and_says_why(game: str) -> None:
    every = mutants(game)
    for entry in equivalents(game):
        assert entry.reason
        assert any(entry.explains(mutant) for mutant in every), entry


def test_an_equivalent_is_found_by_its_lines() -> None:
    mutant = next(m for m in mutants("quintet") if m.file.name == "game.py" and "self.turn > 1" in m.diff[0])
    old, new = (line[1:].strip() for line in mutant.diff)
    assert Equivalent(old, "why", new).explains(mutant)
    assert Equivalent(old, "why").explains(mutant)
    assert not Equivalent(old, "why", old).explains(mutant)
    assert Equivalent(old, "why", function="step").explains(mutant)
    assert not Equivalent(old, "why", function="draw").explains(mutant)


RULES = """
def worth(cards: int) -> int:
    total = 0
    while cards > 0:
        cards -= 1
        total += 2
    return total


def unheard() -> int:
    return 7


def at_import() -> int:
    return 5


FIVE = at_import()
"""
TESTS = """
import rules

def test_cards_are_worth_two_each() -> None:
    assert rules.worth(3) == 6

def test_what_is_made_at_import() -> None:
    assert rules.FIVE == 5
"""


def test_a_suite_kills_mutants_or_lets_them_live(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "test_rules.py").write_text(TESTS, encoding="utf-8")
    suite = Suite(tmp_path, ["test_rules.py"])
    assert suite.prepare()[0] == 0

    def verdict(old: str, new: str, function: str = "") -> tuple[str, str]:
        start = RULES.index(old)
        return suite.judge(Mutant(Path("src/rules.py"), Change(start, start + len(old), new, "", function)))

    assert verdict("total += 2", "total += 3", "worth") == ("killed", "test_rules.py::test_cards_are_worth_two_each")
    assert verdict("return 7", "return 8", "unheard") == ("survived", "")
    assert verdict("return 7", "return 8") == ("survived", "")
    assert verdict("cards -= 1", "pass", "worth") == ("timed out", "")
    assert verdict("return 5", "return 6", "at_import") == ("killed", "test_rules.py::test_what_is_made_at_import")
    assert verdict("def worth(", "def worthless(") == ("killed", "test_rules.py::test_cards_are_worth_two_each")
    assert verdict("def worth(", "def (") == ("killed", "collection")
    assert (tmp_path / "src" / "rules.py").read_text(encoding="utf-8") == RULES
