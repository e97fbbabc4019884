"""What Jinja compiles templates to, without questions whose answers are known; they took a quarter of a drawing.

Jinja asks at each call whether the function wants the context, at each value whether it is markup, which it makes of it
then, and of a record first whether it has an attribute of that name.
"""

from functools import lru_cache
from operator import call
from typing import Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape

AROUND = "imported"
"""The one function that wants to know what is around it (`pass_context`); it is called by this name."""


class PlainCode(CodeGenerator):
    """Calls functions, reads attributes and prints values by the three functions of `PlainEnvironment`."""

    def write_commons(self) -> None:
        """What every function of a template begins with."""
        for name in ("called", "read", "printed"):
            self.writeline(f"{name} = environment.{name}")
        super().write_commons()

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        """A call."""
        if isinstance(node.node, nodes.Name) and node.node.name == AROUND:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.write("called(")
        self.visit(node.node, frame)
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        self.write(")")

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """An attribute, or an item by its name."""
        self.write("read(")
        self.visit(node.node, frame)
        self.write(f", {node.attr!r})")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:  # Any: Jinja's own
        del node, frame, finalize
        self.write("printed(")


class PlainEnvironment(Environment):
    """An environment in which every text is escaped and nothing is asynchronous."""

    code_generator_class = PlainCode

    def __init__(self, **options: Any) -> None:  # Any: those of Jinja
        super().__init__(autoescape=True, **options)
        self.called = call

    def read(self, thing: Any, name: str) -> Any:  # Any: whatever a template reads
        """An attribute, or an item; of a record first the item."""
        if type(thing) is dict and name in thing:
            return thing[name]
        return self.getattr(thing, name)

    @staticmethod
    def printed(value: Any) -> str:  # Any: whatever a template prints
        """A value as it stands in HTML."""
        if isinstance(value, Markup):
            return value
        return _escaped(value) if type(value) is str else escape(value)


@lru_cache(1 << 14)
def _escaped(text: str) -> str:
    """A text in HTML: pages print the same words again and again."""
    return escape(text)
