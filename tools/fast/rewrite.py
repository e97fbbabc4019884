"""Rewrite: what a build puts into its copy of the sources: a compiler needs written what an interpreter makes.

The sources themselves stay as they are. Classes of declared state get their annotations, which compiled classes do
not keep, and a copy of straight lines; games get the same for empty zones; classes that a stranger's game builds on get
leave for it.
"""

import ast
import re
from dataclasses import fields, is_dataclass
from importlib import import_module
from inspect import signature
from pathlib import Path
from textwrap import dedent
from types import FunctionType
from typing import cast

from croupier.engine import BadSetup, Effect, Game
from croupier.engine.state.parts import Part, copied, fresh, without_value
from croupier.env.layout import fingerprint
from croupier.env.observation import layout_of

_COPIED = re.compile(r"\._copy\([^()]*\)")

_METHODS = (FunctionType, property, classmethod, staticmethod)
_CONSTANT = re.compile("_?[A-Z][A-Z0-9_]*")

OPEN = frozenset({"Part", "Printed", "Knowledge", "Game"})
"""Classes of the engine that interpreted ones may build on."""

IMPORTS = """
from functools import partial as _partial
from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any, Final as _Final, Self as _Self

from croupier.compiled import interpreted as _interpreted

if _TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as _mypyc_attr
"""

BASES = "import croupier.engine.effects as _written_effects\n"
"""mypyc asks for an interpreted base class where it is written, and forgets to import that module."""

_LISTS = re.compile(r"\[\*map\(list\.copy, ([^()]*)\)\]")
HEARING = """
    _heard: list[Told] | None = None
    _each: Callable[[], None] | None = None

    def say(self, event: Event, *values: object) -> None:
        if self._heard is not None:
            told = event.turned_up(values, self.shown) if event.cards else values
            self._heard.append((event, tuple([value() if callable(value) else value for value in told])))
            if self._each is not None:
                self._each()

    def listen(self, heard: list[Told], each: Callable[[], None] | None = None) -> None:
        self._heard = heard
        self._each = each
"""
"""A compiled class has no place for another `say`, so it has one that looks whether somebody listens."""


ANYTHING = frozenset({"int | str", "Seed", "Seed | None"})
"""Types of parameters into which users put anything: the engine refuses what is wrong in words of its own, so the
compiled code must take it first."""

OF_ANY_LIBRARY = ANYTHING | {"int", "int | None", "Sequence[int]"}
"""The same for environments, which are given numbers of NumPy."""


def rewritten(source: Path, module: str) -> str:
    """The text of a module for the compiler."""
    text = source.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    tree = ast.parse(text)
    parts = {cls.__name__: cls for cls in _parts(Part) if cls.__module__ == module}
    _unheard(tree, lines)
    _finals(tree, lines)
    if module.startswith("croupier.engine."):
        _open_hands(tree, lines, ANYTHING)
    if module.startswith("croupier.env."):
        _open_hands(tree, lines, OF_ANY_LIBRARY)
    for node in reversed(tree.body):  # from below, so that places above stay what they are
        if isinstance(node, ast.ClassDef):
            _class(node, lines, parts.get(node.name), module)
    lines.insert(_after_docstring(tree), IMPORTS + (BASES if module.startswith("croupier.games.") else ""))
    return "".join(lines)


def _parts(cls: type[Part]) -> list[type[Part]]:
    return [cls] + [part for sub in cls.__subclasses__() for part in _parts(sub)]


def _unheard(tree: ast.Module, lines: list[str]) -> None:
    """Make no values for what nobody hears: a compiled call costs less than they do."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Attribute)
        ):
            teller = node.value.func
            if teller.attr == "say" and isinstance(teller.value, ast.Name):
                line = lines[node.lineno - 1]
                heard = f"if {teller.value.id}._heard is not None: "
                lines[node.lineno - 1] = line[: node.col_offset] + heard + line[node.col_offset :]


def _finals(tree: ast.Module, lines: list[str]) -> None:
    """Say of the constants of a module that they are: else compiled code looks each up by name, every time."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and node.lineno == node.end_lineno:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            made = ast.unparse(node.value)
            if not all(map(_CONSTANT.fullmatch, names)) or made.startswith(("TypeVar(", "NewType(")):
                continue
            if isinstance(node, ast.AnnAssign):
                kind = ast.unparse(node.annotation)
                final = f"{names[0]}: {kind if 'Final' in kind else f'_Final[{kind}]'} = {made}"
            elif isinstance(targets[-1], ast.Tuple):
                final = _each_final(names, len(targets) > 1, node.value)
            else:
                final = f"{names[0]}: _Final = {made}"
            comment = lines[node.lineno - 1].encode()[node.end_col_offset :].decode()
            lines[node.lineno - 1] = final + comment


def _each_final(names: list[str], named: bool, value: ast.expr) -> str:
    """`ALL = A, B = 1, 2`, or the same without a name for all, as one constant for each."""
    whole = names[0] if named else f"_ALL_{names[0]}"
    parts = names[1:] if named else names
    given = value.elts if isinstance(value, ast.Tuple) else ()
    each = [ast.unparse(part) for part in given] or [f"{whole}[{i}]" for i in range(len(parts))]
    constants = [f"{name}: _Final = {part}" for name, part in zip(parts, each, strict=True)]
    return "; ".join([f"{whole}: _Final = {ast.unparse(value)}", *constants])


def _open_hands(tree: ast.Module, lines: list[str], kinds: frozenset[str]) -> None:
    """Let parameters that users fill take anything."""
    for node in reversed([*ast.walk(tree)]):  # from behind, so that places before stay what they are
        kind = node.annotation if isinstance(node, ast.arg) else None
        if kind is not None and ast.unparse(kind) in kinds:
            line = lines[kind.lineno - 1].encode()
            lines[kind.lineno - 1] = (line[: kind.col_offset] + b"_Any" + line[kind.end_col_offset :]).decode()


def _after_docstring(tree: ast.Module) -> int:
    first = tree.body[0]
    return (first.end_lineno or 0) if isinstance(first, ast.Expr) else 0


def _class(node: ast.ClassDef, lines: list[str], part: type[Part] | None, module: str) -> None:
    end = node.end_lineno or 0
    engine = module.startswith("croupier.engine.")
    if node.name == "Game" and engine:
        for name in ("listen", "say"):
            _cut(node, name, lines)
        end = node.body[-1].end_lineno or 0
        lines.insert(end, HEARING)
    if part is not None and part is not Part:
        if "slug" in vars(part):
            lines.insert(end, _observed(part))
        lines.insert(end, _copy(part) + (_empty(part) if hasattr(part, "slug") else ""))
    first = min((d.lineno for d in node.decorator_list), default=node.lineno) - 1
    before = _constants(node, lines) + _annotations(node, module) if part is not None else ""
    game = part is not None and issubclass(part, Game)  # that of a card set is made by an interpreter
    if game or (node.name in OPEN and engine) or (part is not None and _needed(part)) or _made_without_init(node):
        before += "@_mypyc_attr(allow_interpreted_subclasses=True)\n"
    if _stays_interpreted(getattr(import_module(module), node.name)):
        lines.insert(end, "".join([_outside(method, node.name, lines) for method in _with_functions(node)]))
        lines.insert(node.lineno - 1, f"@_interpreted({_fields(node)!r})\n")
    else:
        for at in range(first, node.lineno):  # a compiled class has no other places than its fields in any case
            lines[at] = lines[at].replace(", slots=True)", ")")
    lines.insert(first, before)


def _stays_interpreted(cls: type) -> bool:
    """Whether a class keeps its dictionary; its methods are compiled all the same.

    mypyc loses class attributes of dataclasses, refuses frozen ones under a generic class, as effects are, and cannot
    send them to another process, as settings of bots are. Of an interpreted one it takes every class attribute for a
    field, so the true annotations are handed on.
    """
    if issubclass(cls, Effect) or not is_dataclass(cls):
        return issubclass(cls, Effect)
    own = {field.name for field in fields(cls)}
    attributes = [name for name, value in vars(cls).items() if name[:2] != "__" and not isinstance(value, _METHODS)]
    return not (cls.__module__.startswith("croupier.games.") and own.issuperset(attributes))


def _with_functions(node: ast.ClassDef) -> list[ast.FunctionDef]:
    """The methods in which functions are made: mypyc cannot compile these in a class that keeps its dictionary."""
    return [
        method
        for method in node.body
        if isinstance(method, ast.FunctionDef)
        and any(isinstance(inner, ast.Lambda | ast.FunctionDef) and inner is not method for inner in ast.walk(method))
    ]


def _outside(method: ast.FunctionDef, owner: str, lines: list[str]) -> str:
    """Put what a method does into a function behind its class, and a call of it into its place."""
    first, last = method.body[0].lineno - 1, method.end_lineno or 0
    name = f"_{owner}_{method.name}"
    text = dedent("".join(lines[method.lineno - 1 : last]))
    arguments = [arg.arg for arg in method.args.args] + [f"{arg.arg}={arg.arg}" for arg in method.args.kwonlyargs]
    lines[first:last] = [f"        return {name}({', '.join(arguments)})\n", *["\n"] * (last - first - 1)]
    return re.sub(rf"def {method.name}\(\s*self", f'def {name}(self: "{owner}"', text, count=1)


def _made_without_init(node: ast.ClassDef) -> bool:
    """Whether a class makes objects by `__new__` alone: a compiled one that nobody may build on would set them up."""
    return any(isinstance(inner, ast.Attribute) and inner.attr == "__new__" for inner in ast.walk(node))


def _cut(node: ast.ClassDef, name: str, lines: list[str]) -> None:
    """Take a method out; its lines stay, empty, so that places below stay what they are."""
    method = next(m for m in node.body if isinstance(m, ast.FunctionDef) and m.name == name)
    for at in range(method.lineno - 1, method.end_lineno or 0):
        lines[at] = "\n"


def _constants(node: ast.ClassDef, lines: list[str]) -> str:
    """Names for the values that fields begin with: a compiled class can begin with literals and constants alone."""
    found = []
    for field in node.body:
        if (
            isinstance(field, ast.AnnAssign)
            and field.value is not None
            and "ClassVar" not in ast.unparse(field.annotation)
        ):
            if isinstance(field.value, ast.Constant | ast.UnaryOp) or field.lineno != field.end_lineno:
                continue
            name = f"_{node.name}_{ast.unparse(field.target)}".upper()
            found.append(f"{name}: _Final = {ast.unparse(field.value)}\n")
            line = lines[field.lineno - 1]
            lines[field.lineno - 1] = line[: field.value.col_offset] + name + line[field.value.end_col_offset or 0 :]
    return "".join(found)


def _fields(node: ast.ClassDef) -> dict[str, str]:
    """The annotations of a class, as they are written."""
    return {
        field.target.id: ast.unparse(field.annotation)
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }


def _annotations(node: ast.ClassDef, module: str) -> str:
    if module == "croupier.engine.state.parts":
        return ""
    found = {name: kind for name, kind in _fields(node).items() if name[0] != "_"}
    imports = "from croupier.engine.chance import Chance\nfrom croupier.engine.state.parts import WRITTEN as _WRITTEN\n"
    return f"{imports}_WRITTEN[{f'{module}.{node.name}'!r}] = {found!r}\n"


def _needed(part: type[Part]) -> list[str]:
    """What the initializer of a part wants to be given."""
    if part.__init__ is object.__init__:
        return []
    return [p.name for p in list(signature(part.__init__).parameters.values())[1:] if p.default is p.empty]


def _empty(game: type[Part]) -> str:
    """What makes a game with empty zones, where an interpreter makes a function for every number of players."""
    name = game.__name__
    lines = ["", f"def _empty_{name}(players: int) -> {name}:", f"    new = {name}()"]
    for field in without_value(game):
        empty = fresh(game._types[field], 1)
        if empty is not None:
            lines.append(f"    new.{field} = {_for_all_seats(empty)}")
    makers = f"tuple([_partial(_empty_{name}, players) for players in range(len({name}._fresh))])"
    return "\n".join([*lines, "    return new", "", f"setattr({name}, '_fresh', {makers})"]) + "\n"


def _observed(part: type[Part]) -> str:
    """What writes an observation, with what tells whether it is still the source that an interpreter would make."""
    game = cast("type[Game]", part)
    try:
        source = layout_of(game, game.seats[0]).source()
    except BadSetup:  # one that declares too little to be observed
        return ""
    name = game.__name__
    typed = source.replace("def write(", f"def _observe_{name}(", 1).replace("g: Game", f"g: {name}", 1)
    made = f"setattr({name}, '_observed', ({fingerprint(source)!r}, _observe_{name}))"
    return f"\nfrom typing import Any\n{typed}\n{made}\n"


def _for_all_seats(empty: object) -> str:
    """The expression for a container as it is empty at one seat, for any number of them."""
    return f"[{_for_all_seats(empty[0])} for _ in range(players)]" if isinstance(empty, list) and empty else repr(empty)


def _copy(part: type[Part]) -> str:
    lines = ["", "    def copy(self) -> _Self:"]
    lines += [f"        if type(self) is not {part.__name__}:", "            return super().copy()"]
    needed = [f"self.{name}" for name in _needed(part)]
    lines += [f"        new = {part.__name__}({', '.join(needed)})"]
    for name, value in copied(part, "self").items():
        if f"self.{name}" not in needed:
            native = _LISTS.sub(r"[pile[:] for pile in \1]", _COPIED.sub(".copy()", value))
            lines.append(f"        new.{name} = {native}")
    lines += ["        return new  # type: ignore", ""]
    return "\n".join(lines) + "\n"
