"""What Jinja compiles templates to, without questions whose answers are known; they took a quarter of a drawing.

Jinja asks at each call whether the function wants the context, at each value whether it is markup, which it makes of it
then, and of a record first whether it has an attribute of that name.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from operator import call
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.runtime import Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

AROUND = "imported"
"""The one function that wants to know what is around it (`pass_context`); it is called by this name."""

TABLE = "t"
"""What all templates call the table (`ViewModel`)."""

SAYS = "say"
"""What all templates call the function that says a message (`Say`)."""


class Say:
    """Says messages in a template. One without arguments that is printed is put together and escaped once (`fixed`)."""

    def __init__(self, say: Callable[..., str]) -> None:
        self._say = say
        self.fixed = _Fixed(say)

    def __call__(self, message: str, **args: Any) -> str:  # Any: what messages are given
        """Any message, with its arguments."""
        return self._say(message, **args)


class _Fixed(dict[str, Markup]):
    """Messages without arguments, as they stand in HTML."""

    def __init__(self, say: Callable[..., str]) -> None:
        super().__init__()
        self._say = say

    def __missing__(self, message: str) -> Markup:
        self[message] = said = escape(self._say(message))
        return said


class PlainCode(CodeGenerator):
    """Calls functions, reads attributes and prints values by the three functions of `PlainEnvironment`."""

    _outermost: nodes.Node | None = None
    """What is being printed, as a whole."""

    def write_commons(self) -> None:
        """What every function of a template begins with."""
        for name in ("called", "read", "printed", "Macro"):
            self.writeline(f"{name} = environment.{name}")
        super().write_commons()

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """A call."""
        if node is self._outermost and (message := _fixed(node)):
            self.visit(node.node, frame)
            self.write(f".fixed[{message!r}]")
            return
        if isinstance(node.node, nodes.Name) and node.node.name == AROUND:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.write("called(")
        self.visit(node.node, frame)
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        self.write(")")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """An attribute, or an item by its name; of the table and its page always an attribute."""
        of_table = isinstance(node.node, nodes.Getattr) and node.node.attr == "page" and _is_table(node.node.node)
        if of_table or _is_table(node.node):
            self.visit(node.node, frame)
            self.write(f".{node.attr}")
            return
        self.write("read(")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r})")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:  # Any: Jinja's own
        del frame, finalize
        self._outermost = node
        self.write("(" if _fixed(node) else "printed(")


def _fixed(node: nodes.Node) -> str:
    """The message that is said if this says one without arguments, else ''."""
    if isinstance(node, nodes.Call) and isinstance(node.node, nodes.Name) and node.node.name == SAYS:
        match node:
            case nodes.Call(args=[nodes.Const(value=str(message))], kwargs=[], dyn_args=None, dyn_kwargs=None):
                return message
    return ""


def _is_table(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Name) and node.name == TABLE


class PlainMacro(Macro):
    """A macro that does not ask whether what it has printed is escaped: it is."""

    def __call__(self, *args: Any, **named: Any) -> str:  # Any: whatever the macro takes
        """What the macro prints for these arguments."""
        given = args
        if len(args) < len(self.arguments):
            given = (*args, *[named.pop(name, missing) for name in self.arguments[len(args) :]])
        if self.caller:
            given = (*given, named.pop("caller", None) or self._environment.undefined("No caller", name="caller"))
        if named or len(args) > len(self.arguments):
            raise TypeError(f"The macro {self.name!r} takes {self.arguments}, not {args} and {named}.")
        return str.__new__(Markup, self._func(*given))


_ADDRESS = re.compile(r'([\w-]+=")(?=/)')
"""An attribute that begins with a stroke: that is an address of ours."""


CUT = "\x01"
"""Stands in what a template draws before each element that may change while its neighbours stay."""

_ELEMENT = re.compile(r"<(?:article|button|dialog|div|form|li|section|span class=\"card)\b")


def whole(drawn: str) -> str:
    """What a template has drawn, as it goes into a page."""
    return drawn.replace(CUT, "")


def fragments(drawn: str) -> tuple[str, ...]:
    """The same, cut before each element that may change while its neighbours stay."""
    return tuple(filter(None, drawn.split(CUT)))


class PlainEnvironment(Environment):
    """An environment in which every text is escaped and nothing is asynchronous.

    Templates write addresses as if the pages had a site of their own; before each stands its folder (`root`). What they
    draw has marks where it may be cut (`whole`, `fragments`): to look for the places in each drawing takes long.
    """

    code_generator_class = PlainCode

    def __init__(self, **options: Any) -> None:  # Any: those of Jinja
        super().__init__(autoescape=True, **options)
        self.called = call
        self.Macro = PlainMacro

    def preprocess(self, source: str, name: str | None = None, filename: str | None = None) -> str:
        """The source of a template, with `root` before each address of ours and a mark where it may be cut."""
        source = _ELEMENT.sub(rf"{CUT}\g<0>", super().preprocess(source, name, filename))
        return _ADDRESS.sub(r"\1{{ root }}", source)

    def read(self, thing: Any, name: str) -> Any:  # Any: whatever a template reads
        """An attribute, or an item; of a record first the item."""
        if type(thing) is dict and name in thing:
            return thing[name]
        try:
            return getattr(thing, name)
        except AttributeError:
            return self.getattr(thing, name)  # an item, or undefined

    @staticmethod
    def printed(value: Any) -> str:  # Any: whatever a template prints
        """A value as it stands in HTML."""
        if isinstance(value, Markup):
            return value
        often = type(value) is int or (type(value) is str and len(value) <= KEPT_LENGTH)
        return _escaped(value) if often else escape(value)


KEPT_LENGTH = 200
"""Longer texts are not printed again and again, and some are whatever a stranger has sent."""


@lru_cache(1 << 12, typed=True)
def _escaped(value: str | int) -> str:
    """A text or number in HTML: pages print the same ones again and again."""
    return escape(value)
