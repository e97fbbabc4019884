"""A page is made of parts: classes of their own, reached by name, not functions of other modules put into one class."""

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

from croupier.kit import pieces
from tests.architecture.sources import HOUSE, modules

LONGEST_MODULE = 300

PAGES = {name: path for name, path in modules().items() if path.match("games/*/page/*.py")}


def grafted(kind: type) -> Iterator[str]:
    """The attributes of a class that are functions of another module, be it as a property or a static method."""
    for name, value in vars(kind).items():
        wrapped = (getattr(value, of, None) for of in ("__func__", "fget", "func"))  # static method, property, cached
        function = next(filter(None, wrapped), value)
        if isinstance(function, FunctionType) and function.__module__ != kind.__module__:
            yield f"{kind.__module__}.{kind.__name__}.{name} is {function.__module__}.{function.__qualname__}"


def test_no_page_and_no_part_of_one_holds_a_function_of_another_module() -> None:
    kinds = [kind for name in PAGES for kind in vars(import_module(name)).values() if isinstance(kind, type)]
    own = {kind for kind in kinds if kind.__module__ in PAGES and not issubclass(kind, tuple)}  # those write their own
    wrong = [told for kind in own for told in grafted(kind)]
    assert not wrong, "\n".join(sorted(wrong))
    assert len(own) > len(PAGES) / 3


@pytest.mark.parametrize("as_what", [lambda function: function, staticmethod, property, cached_property])
def test_a_function_of_another_module_is_found_however_it_is_put_there(as_what: Callable[[object], object]) -> None:
    assert list(grafted(type("Torn", (), {"said": as_what(pieces)})))
    assert not list(grafted(type("Whole", (), {"said": as_what(grafted), "__module__": __name__})))


def test_no_module_of_a_page_is_long() -> None:
    lines = {path.relative_to(HOUSE): len(path.read_text("utf-8").splitlines()) for path in PAGES.values()}
    assert not {path: number for path, number in lines.items() if number > LONGEST_MODULE}


STYLES = sorted(HOUSE.rglob("*.css"))
BOUNDS = r"(min|max)-(width|height): (\d+)px"


def gaps(text: str) -> Iterator[str]:
    """Sizes between two bounds, at which neither rule holds: the size of a container is seldom a whole number."""
    bounds: dict[str, set[tuple[str, str, int]]] = {}
    for name, condition in re.findall(r"@container (\w+ )?([^{]+)\{", text):
        found = {(which, side, int(number)) for which, side, number in re.findall(BOUNDS, condition)}
        bounds.setdefault(name, set()).update(found)
    for name, known in bounds.items():
        for which, side, number in known:
            if which == "max" and ("min", side, number + 1) in known:
                yield f"a {name}of a {side} of {number}.5 px"


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_no_container_is_between_two_sizes(path: Path) -> None:
    assert not list(gaps(path.read_text("utf-8")))


def test_a_gap_between_two_sizes_is_found() -> None:
    assert list(gaps("@container cell (max-height: 117px) {} @container cell (min-height: 118px) {}"))
    assert not list(gaps("@container cell (height < 118px) {} @container cell (min-height: 118px) {}"))
    assert not list(gaps("@container (max-height: 117px) {} @container cell (min-height: 118px) {}"))
