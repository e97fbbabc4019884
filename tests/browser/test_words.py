"""The words of the pages: complete in every language, each of them used; and what a page prints is sound."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from croupier.server.web.assets import collect
from croupier.server.web.environment import Templates
from croupier.text import LANGUAGES

ROOT = Path(__file__).parents[2] / "src" / "croupier"
WEB = ROOT / "server" / "web"
FILES = ("pages.ftl", "keeping.ftl")
"""What pages say to those who play, and to the keeper."""


def written(language: str) -> str:
    """All that pages say in a language."""
    return "\n".join((ROOT / "text" / "locales" / language / name).read_text("utf-8") for name in FILES)


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute of the pages with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse(written(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(value) for value in node))
    return set()


def sources() -> str:
    templates = [*WEB.glob("templates/*.html"), *(ROOT / "games").glob("*/page/table.html")]
    return "\n".join(file.read_text("utf-8") for file in [*templates, *WEB.glob("*.py")])


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_translated_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_translation_is_the_english_sentence(language: str) -> None:
    def texts(tongue: str) -> dict[str, str]:
        lines = re.findall(r"^([\w-]+) = (.+)$", written(tongue), re.MULTILINE)
        return {name: text for name, text in lines if len(re.sub(r"\{[^}]*\}?", "", text).split()) > 2}

    same = {name for name, text in texts("en").items() if texts(language).get(name) == text}
    assert not same


def test_every_message_of_the_pages_is_used() -> None:
    text = sources()
    literal = set(re.findall(r"""["']([a-zA-Z][\w-]*(?:\.[a-z]+)?)["']""", text))
    made = set(re.findall(r"""["']([a-z][a-z-]*-)["']\s*~""", text)) | set(re.findall(r"""f["']([a-z-]+-)\{""", text))
    assert {"theme-", "status-", "oops-"} <= made
    unused = {
        name for name in messages("en") if name not in literal and not any(name.startswith(prefix) for prefix in made)
    }
    assert not unused


def test_the_texts_that_are_put_together_exist() -> None:
    known = messages("en")
    for group, members in {
        "theme-": ("system", "light", "dark"),
        "status-": ("waiting", "running", "over", "ended", "adjourned"),
    }.items():
        assert {f"{group}{one}" for one in members} <= set(known)
    errors = (ROOT / "server" / "errors.py").read_text("utf-8")
    for name in re.findall(r"^    (\w+): 4\d\d,", errors, re.MULTILINE):
        assert f"oops-{name}" in known, name
        assert f"oops-{name}.note" in known, name


def test_every_template_is_sound_and_carries_no_style_and_no_script() -> None:
    templates = Templates(collect())
    for file in WEB.glob("templates/*.html"):
        templates.environment.get_template(file.name)
        text = file.read_text("utf-8")
        assert not re.search(r"\sstyle=|\son[a-z]+=", text), file.name
        assert not re.search(r"<script(?![^>]*src=)", text), file.name
        assert "| safe" not in text, file.name


def test_every_file_a_template_names_is_there() -> None:
    assets = collect()
    for name in re.findall(r"url\('([\w./-]+)'\)", sources()):
        assert name in assets, name
    icons = assets.get("icons.svg")
    assert icons is not None
    ours = "".join(file.read_text("utf-8") for file in WEB.glob("templates/*.html"))
    for name in re.findall(r"""icon\(["']([a-z]+)["']\)""", ours):
        assert f'id="i-{name}"'.encode() in icons.body, name


def test_words_are_hidden_from_the_eye_by_the_classes_of_the_house_alone() -> None:
    hides = "clip-path: inset(50%)"
    house = WEB / "static" / "css" / "house.css"
    assert hides in house.read_text("utf-8")
    assert [file.name for file in ROOT.rglob("*.css") if file != house and hides in file.read_text("utf-8")] == []
