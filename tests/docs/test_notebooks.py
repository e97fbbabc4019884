"""The notebooks of the researchers' pages: each is kept as it was executed, and runs here in a small version.

A cell tagged `parameters` says in its metadata what is `small`; those values are set behind it.
"""

import shutil
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests.docs.test_code_blocks import ROOT

FOLDER = ROOT / "docs" / "researchers"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LARGEST = 1_500_000
"""Characters of a notebook's file: a match that shows itself has a quarter million of them."""


def cells(notebook: Path) -> tuple[Any, list[Any]]:  # Any: a notebook, and its cells of code
    """A notebook and its cells of code."""
    read = nbformat.read(notebook, nbformat.NO_CONVERT)  # type: ignore[no-untyped-call]
    return read, [cell for cell in read.cells if cell.cell_type == "code"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_as_it_was_executed(notebook: Path) -> None:
    read, code = cells(notebook)
    nbformat.validate(read)
    assert [cell.execution_count for cell in code] == [*range(1, len(code) + 1)]
    outputs = [output for cell in code for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error" or output.get("name") == "stderr"]
    assert any("image/png" in output.get("data", {}) for output in outputs)
    assert any("text/html" in output.get("data", {}) for output in outputs)
    assert len(notebook.read_text("utf-8")) < LARGEST


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "researchers", ignore=shutil.ignore_patterns("__pycache__"))
    read, code = cells(notebook)
    (parameters,) = [cell for cell in code if "parameters" in cell.metadata.get("tags", ())]
    small = "\n".join(f"{name} = {value!r}" for name, value in parameters.metadata["small"].items())
    parameters.source = f"{parameters.source}\n{small}"
    NotebookClient(read, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(folder)}}).execute()
    assert all(cell.execution_count for cell in code)
