"""What forges read: workflows, forms, the citation. They cannot be run here; that they fit the project can be seen."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.release.pythons import VERSIONS

from croupier import catalog

ROOT = Path(__file__).parents[2]
FORGE = ROOT / ".github"
FORMS = sorted((FORGE / "ISSUE_TEMPLATE").glob("[0-9]*.yml"))
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
FIELDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
MEDIA = {".woff", ".woff2", ".ttf", ".otf", ".eot", ".mp3", ".ogg", ".wav", ".png", ".jpg", ".jpeg", ".webp", ".gif"}


def read(path: Path) -> dict[Any, Any]:  # Any: YAML, which reads the key `on` as true
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict), path.name
    return found


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_can_be_filled_in(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = form["body"]
    assert len({field["id"] for field in fields}) == len(fields)
    for field in fields:
        assert field["type"] in FIELDS
        assert field["attributes"]["label"]
        assert ("options" in field["attributes"]) == (field["type"] == "dropdown")


def test_a_bug_asks_for_the_replay_and_the_number_of_the_rule() -> None:
    assert {"replay", "rule", "version"} <= {field["id"] for field in read(FORMS[0])["body"]}


def test_questions_of_rules_are_about_the_games_there_are() -> None:
    (options,) = (field["attributes"]["options"] for field in read(FORMS[1])["body"] if field["type"] == "dropdown")
    entries = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert sorted(options) == sorted(catalog.find(name).title for name in entries["croupier.games"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_read_and_calls_what_there_is(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"\bmake ([a-z-]+) PYTHON", text)) <= targets
    assert all((ROOT / name).exists() for name in re.findall(r"\b(?:tools|docs)/[\w/.]+\w", text))


def test_every_python_is_tested() -> None:
    assert read(FORGE / "workflows" / "test.yml")["jobs"]["whole"]["strategy"]["matrix"]["python"] == VERSIONS
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]["build"]
    assert build == [f"cp{version.replace('.', '')}-*" for version in VERSIONS]


def test_dependabot_looks_after_packages_and_actions() -> None:
    assert [each["package-ecosystem"] for each in read(FORGE / "dependabot.yml")["updates"]] == [
        "pip",
        "npm",
        "github-actions",
    ]


def test_the_citation_says_what_it_has_to_and_no_second_version() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()
    assert "version" not in citation
    assert citation["license"] == "MIT"


def test_nothing_is_shipped_that_would_need_a_licence_of_its_own() -> None:
    """docs/pictures.md says that there are no recordings and photographs; posters are printed for chats.

    The fonts of the press are the one exception, and their licences lie beside them.
    """
    found = [path for path in (ROOT / "src").rglob("*") if path.suffix.lower() in MEDIA]
    fonts = ROOT / "src" / "croupier" / "paper" / "fonts"
    assert not [path for path in found if path.name != "preview.png" and path.parent != fonts]
    licences = {path.name.partition("-")[0] for path in fonts.glob("*.txt")}
    assert licences == {path.name.partition("-")[0] for path in fonts.glob("*.ttf")}
