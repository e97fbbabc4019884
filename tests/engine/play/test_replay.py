"""What a replay document may say: its JSON Schema and the function that reads it ask for the same."""

import json
from pathlib import Path

import jsonschema
import pytest

import croupier
from croupier import BadReplay
from croupier.engine import Json
from croupier.engine.play.replay import SCHEMA, read

PUBLISHED = Path(__file__).parents[3] / "docs" / "researchers" / "replay.schema.json"


def test_the_published_schema_is_the_one_that_is_read_by() -> None:
    """`json.dumps(SCHEMA, indent=2)` writes it."""
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == SCHEMA


@pytest.mark.parametrize(
    ("change", "right"),
    [
        ({}, True),
        ({"format": 3}, False),
        ({"format": True}, False),
        ({"format": 1}, False),
        ({"format": 1, "salt": None}, True),
        ({"format": 1, "salt": ""}, False),
        ({"salt": None}, False),
        ({"salt": "5A" * 32}, False),
        ({"salt": "5a" * 32 + "\n"}, False),
        ({"game": 7}, False),
        ({"version": 1}, False),
        ({"players": 0}, False),
        ({"players": -1}, False),
        ({"players": True}, False),
        ({"variants": {}}, True),
        ({"variants": {"teams": True}}, False),
        ({"variants": []}, False),
        ({"seed": "x" * 200}, True),
        ({"seed": "x" * 300}, False),
        ({"seed": 10**200 - 1}, True),
        ({"seed": 10**200}, False),
        ({"seed": 1 - 10**199}, True),
        ({"seed": -(10**199)}, False),
        ({"seed": ""}, False),
        ({"seed": True}, False),
        ({"seed": "\ud800"}, False),
        ({"seed": "\U0001f0cf\n"}, True),
        ({"commitment": "beef"}, False),
        ({"commitment": "0" * 64}, True),
        ({"choices": [[0, 0]]}, False),
        ({"choices": [[-1, 0, "pass"]]}, False),
        ({"choices": [[0, True, "pass"]]}, False),
        ({"choices": [[0, 0, 0]]}, False),
        ({"choices": {}}, False),
        ({"returns": [1, 0.5]}, True),
        ({"returns": ["x"]}, False),
        ({"returns": [True]}, False),
        ({"entropy": ["rain", ""]}, True),
        ({"entropy": ["\ud800"]}, False),
        ({"entropy": "rain"}, False),
        ({"position": {"active": 0}}, True),
        ({"position": {"active": 0}, "entropy": []}, True),
        ({"position": {"active": 0}, "entropy": ["rain"]}, False),
        ({"position": []}, False),
        ({"extra": 1}, False),
    ],
)
def test_the_schema_and_the_reader_ask_for_the_same(change: Json, right: bool) -> None:
    """A field that is None here is left out; as a value it is refused by both."""
    changed = croupier.start("quintet", seed=7).save() | change
    document = {name: value for name, value in changed.items() if value is not None}
    checker = jsonschema.Draft202012Validator(SCHEMA)
    assert checker.is_valid(document) == right
    if right:
        read(document)
        return
    with pytest.raises(BadReplay):
        read(document)


@pytest.mark.parametrize("name", list(SCHEMA["properties"]))
def test_no_field_of_a_document_is_none(name: str) -> None:
    document = croupier.start("quintet", seed=7).save() | {name: None}
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid(document)
    with pytest.raises(BadReplay, match=f"'{name}' is not what it should be"):
        read(document)
