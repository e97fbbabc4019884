"""A file can be read in one sitting, a function seen on one screen."""

import ast
import re

from tests.architecture.sources import HOUSE, sources, tree

LONGEST_FILE = 400
LONGEST_FUNCTION = 60
WIDEST_LINE = 120


def test_no_file_and_no_function_is_too_long() -> None:
    paths = sources()
    wrong = []
    for path in paths:
        text = path.read_text(encoding="utf-8")
        lines = len(text.splitlines())
        if lines > LONGEST_FILE:
            wrong.append(f"{path.relative_to(HOUSE)} has {lines} lines; {LONGEST_FILE} are enough")
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    where = f"{path.relative_to(HOUSE)}:{node.lineno} {node.name}"
                    wrong.append(f"{where} has {lines} lines; {LONGEST_FUNCTION} are enough")
    assert not wrong, "\n".join(wrong)


def test_no_function_of_a_script_is_too_long() -> None:
    wrong = []
    for path in sorted(HOUSE.rglob("*.js")):
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= LONGEST_FILE, path
        for function in re.finditer(r"^(?:export )?(?:async )?function (\w+).*?^}", text, re.MULTILINE | re.DOTALL):
            lines = function[0].count("\n") + 1
            if lines > LONGEST_FUNCTION:
                where = f"{path.relative_to(HOUSE)} {function[1]}"
                wrong.append(f"{where} has {lines} lines; {LONGEST_FUNCTION} are enough")
    assert not wrong, "\n".join(wrong)


def test_no_line_of_a_template_or_a_script_is_too_wide() -> None:
    wrong = []
    for path in sorted([*HOUSE.rglob("*.html"), *HOUSE.rglob("*.js")]):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if len(line) > WIDEST_LINE:
                wrong.append(f"{path.relative_to(HOUSE)}:{number} has {len(line)} columns; {WIDEST_LINE} are enough")
    assert not wrong, "\n".join(wrong)
