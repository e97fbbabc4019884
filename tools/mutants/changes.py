"""Every change of one place that makes a mutant out of a source file.

What is said and drawn (`Figure`, `Face`, `Saying`, f-strings), annotations and imports are left alone: no rule hangs
on them. A change replaces a piece of the text and nothing else, so a mutant differs from the file in that place only.
"""

import ast
import random
import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

SAID_OR_DRAWN: Final = frozenset({"Face", "Figure", "Saying", "TypeVar", "says", "figure", "figures"})
"""Calls and functions that make words and pictures."""
NOT_SWAPPED: Final = frozenset({"self", "game", "cls"})
"""Arguments that every function has first: with another in their place nothing runs at all."""
ORDERLESS: Final = frozenset({"sum", "any", "all", "min", "max", "len", "set", "frozenset", "sorted", "Counter"})
DECLARED: Final = frozenset({"__slots__", "__all__"})
RULE_NUMBER: Final = re.compile(r"\d+\.\d+")

OTHER_COMPARISON: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
TURNED: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""Comparisons whose other one is their negation."""
OTHER_SUM: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
}
OTHER_CALL: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "take": "take_last", "take_last": "take"}


@dataclass(frozen=True, order=True)
class Change:
    """A piece of a file, from byte `start` to byte `end`, and what stands there instead."""

    start: int
    end: int
    text: str
    what: str
    function: str = ""
    """The innermost function around it; '' outside of any."""

    def apply(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def changes(source: bytes, name: str) -> list[Change]:
    """All changes of a file, in the order of their places. `name` seeds which number of a table row changes."""
    found = _Finder(source, name)
    found.visit(ast.parse(source))
    unique = {(c.start, c.end, c.text): c for c in found.changes if source[c.start : c.end] != c.text.encode()}
    return sorted(unique.values())


class _Finder(ast.NodeVisitor):
    """Walks over a file and writes down what can be changed."""

    def __init__(self, source: bytes, name: str) -> None:
        self.source = source
        self.name = name
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.changes: list[Change] = []
        self.function = ""
        self.bound: set[str] = set()
        self.orderless: set[ast.expr] = set()

    # -- places ----------------------------------------------------------------------------------------------------

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def change(self, start: int, end: int, text: str, what: str) -> None:
        self.changes.append(Change(start, end, text, what, self.function))

    def replace(self, node: ast.expr | ast.stmt, text: str, what: str) -> None:
        self.change(*self.span(node), text, what)

    def replace_between(self, left: ast.expr, right: ast.expr, old: str, new: str, what: str) -> None:
        """Another operator between two expressions; brackets around them stay."""
        start, end = self.span(left)[1], self.span(right)[0]
        between = self.source[start:end].decode()
        pattern = rf"\b{old}\b" if old[0].isalpha() else re.escape(old)
        pattern = pattern.replace(" ", r"\s+")
        self.change(start, end, re.sub(pattern, new, between, count=1), what)

    # -- what is left alone ----------------------------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in SAID_OR_DRAWN:
            return
        for default in [*node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]:
            self.visit(default)
        outer = self.function, self.bound
        remembers = any(
            isinstance(decorator, ast.Name) and decorator.id == "cache" for decorator in node.decorator_list
        )
        self.function = "" if remembers else node.name  # a test may see what another one has called
        self.bound = {a.arg for a in (*node.args.args, *node.args.kwonlyargs)}
        for statement in node.body:
            self.visit(statement)
        self.function, self.bound = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_Import(self, node: ast.Import) -> None: ...

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def visit_TypeAlias(self, node: ast.AST) -> None: ...

    # -- conditions ------------------------------------------------------------------------------------------------

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.turn(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.turn(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.turn(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.turn(test)
        self.generic_visit(node)

    def turn(self, test: ast.expr) -> None:
        """A condition turned round, where no other change does the same."""
        if isinstance(test, ast.Constant) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            return
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], TURNED):
            return
        self.replace(test, f"not ({self.text(test)})", "condition turned round")

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            old, new = OTHER_COMPARISON[type(op)]
            self.replace_between(left, right, old, new, "comparison")
            if isinstance(right, ast.Tuple):
                self.orderless.add(right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new, neutral = ("and", "or", "True") if isinstance(node.op, ast.And) else ("or", "and", "False")
        for left, right in pairwise(node.values):
            self.replace_between(left, right, old, new, f"{old} to {new}")
        for value in node.values:
            self.replace(value, neutral, "condition dropped")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.replace(node, self.text(node.operand), "condition turned round")
        elif isinstance(node.op, ast.USub):
            self.replace(node, self.text(node.operand), "sign")
        self.generic_visit(node)

    # -- numbers ---------------------------------------------------------------------------------------------------

    def visit_BinOp(self, node: ast.BinOp) -> None:
        joins = any(isinstance(side, ast.List | ast.Tuple | ast.JoinedStr) for side in (node.left, node.right))
        if type(node.op) in OTHER_SUM and not joins:
            old, new = OTHER_SUM[type(node.op)]
            self.replace_between(node.left, node.right, old, new, "arithmetic")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        match node.value:
            case bool(value):
                self.replace(node, str(not value), "another constant")
            case int(value):
                self.replace(node, str(value + 1), "another constant")
                if value > 0:
                    self.replace(node, str(value - 1), "another constant")
            case str(value) if RULE_NUMBER.fullmatch(value):
                whole, _, part = value.partition(".")
                self.replace(node, f'"{whole}.{int(part) + 1}"', "another rule number")
            case str(value) if value.startswith("\n") and "|" in value:
                self.change_table(node)

    def change_table(self, node: ast.Constant) -> None:
        """In each row of a printed table, one number."""
        start, end = self.span(node)
        dice = random.Random(f"{self.name}:{node.lineno}")  # noqa: S311  # which one does not matter
        for row in re.finditer(rb"[^\n]+\|[^\n]+", self.source[start:end]):
            numbers = list(re.finditer(rb"\d+", row[0]))
            if numbers:
                number = dice.choice(numbers)
                at = start + row.start() + number.start()
                text = str(int(number[0]) + 1)
                self.change(at, at + len(number[0]), text, "another number on a card")

    # -- statements ------------------------------------------------------------------------------------------------

    def drop(self, node: ast.stmt) -> None:
        self.replace(node, "pass", "statement dropped")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        self.drop(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = {n.id for target in node.targets for n in ast.walk(target) if isinstance(n, ast.Name)}
        if names & DECLARED:
            return
        plain = all(isinstance(target, ast.Name) for target in node.targets)
        if not plain or names <= self.bound:  # without its first value a name has none
            tuple_of_names = any(
                isinstance(target, ast.Tuple) and any(isinstance(e, ast.Name) for e in target.elts)
                for target in node.targets
            )
            if not tuple_of_names:
                self.drop(node)
        self.bound |= names
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.bound.add(node.target.id)
        if node.value is not None:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.drop(node)
        if type(node.op) in OTHER_SUM:
            old, new = OTHER_SUM[type(node.op)]
            self.replace_between(node.target, node.value, f"{old}=", f"{new}=", "arithmetic")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        if not (isinstance(node.exc, ast.Name) and node.exc.id == "NotImplementedError"):  # else only a declaration
            self.drop(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.drop(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.drop(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        if not all(isinstance(target, ast.Name) for target in node.targets):  # an argument that is not used
            self.drop(node)
        self.generic_visit(node)

    # -- orders ----------------------------------------------------------------------------------------------------

    def visit_For(self, node: ast.For) -> None:
        if self.text(node.target) != "_":
            self.reverse(node.iter)
        self.bound |= {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        if node not in self.orderless:
            self.reverse(node.generators[0].iter)
        self.generic_visit(node)

    def reverse(self, iterable: ast.expr) -> None:
        self.replace(iterable, f"[*({self.text(iterable)})][::-1]", "another order")

    def visit_Tuple(self, node: ast.Tuple) -> None:
        if isinstance(node.ctx, ast.Load) and node not in self.orderless:
            for left, right in pairwise(node.elts):
                self.swap(left, right)
        self.generic_visit(node)

    def swap(self, left: ast.expr, right: ast.expr) -> None:
        (start, middle), (resume, end) = self.span(left), self.span(right)
        between = self.source[middle:resume].decode()
        self.change(start, end, self.text(right) + between + self.text(left), "swapped")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Tuple):
            return  # a type
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # a check that rules in order never fail
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in SAID_OR_DRAWN or name == "isinstance":
            return
        if name in ORDERLESS:
            self.orderless.update(node.args)
        self.change_call(node, name)
        for left, right in pairwise(node.args if name not in ("min", "max") else ()):
            if not {getattr(left, "id", ""), getattr(right, "id", "")} & NOT_SWAPPED:
                self.swap(left, right)
        self.generic_visit(node)

    def change_call(self, node: ast.Call, name: str) -> None:
        """Another function or method with the same arguments, or another end of a pile."""
        whole, arguments = self.text(node), [self.text(a) for a in node.args]
        head = self.text(node.func)
        if name in OTHER_CALL:
            self.replace(node.func, head.removesuffix(name) + OTHER_CALL[name], "another function")
        elif name == "clockwise":
            self.replace(node, f"{whole}[::-1]", "another seat order")
        elif name == "sorted":
            self.replace(node, f"[*{arguments[0]}]", "not sorted")
        elif name == "reversed":
            self.replace(node, arguments[0], "another order")
        elif name == "append":
            self.replace(node, f"{head.removesuffix('append')}insert(0, {arguments[0]})", "another end")
        elif name == "insert" and arguments[0] == "0":
            self.replace(node, f"{head.removesuffix('insert')}append({arguments[1]})", "another end")
        elif name == "pop" and arguments in ([], ["0"]):
            self.replace(node, f"{head}({'' if arguments else '0'})", "another end")
