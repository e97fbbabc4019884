"""No module needs itself: imports inside functions and for types only count as well."""

from graphlib import CycleError, TopologicalSorter

import pytest

from tests.architecture.sources import imports, module_of, modules


def test_there_is_no_import_cycle() -> None:
    known = modules()
    graph = {
        module: {other for _, name in imports(path) if (other := module_of(name, known))}
        for module, path in known.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))
