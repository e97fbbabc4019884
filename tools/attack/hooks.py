"""Leads two of three requests to a table that there is, mostly with the token of a seat: else all would end at 404."""

import os
from functools import cache
from random import Random
from typing import Any

import httpx
import schemathesis
from schemathesis.generation import GenerationMode

DOOR = "CROUPIER_ATTACKED"
"""The variable with the address of the server."""

TABLES = 12

chance = Random(1)  # noqa: S311  # no secret


@cache
def _client() -> httpx.Client:
    return httpx.Client(base_url=os.environ[DOOR], timeout=30)


def _made(number: int) -> tuple[str, list[str]]:
    """A new table: its id, and the tokens of its seats."""
    games = [game["game"] for game in _client().get("/api/games").json()]
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}][: 2 + number % 2]
    made = _client().post("/api/tables", json={"game": games[number % len(games)], "seats": seats, "reaction_floor": 0})
    if made.status_code == 422:  # a game for two
        return _made(number + 1)
    made.raise_for_status()
    return made.json()["id"], [seat["token"] for seat in made.json()["seats"]]


@cache
def _tables() -> list[tuple[str, list[str]]]:
    return [_made(number) for number in range(TABLES)]


def before_call(_context: Any, case: Any, _kwargs: Any) -> None:  # Any: Schemathesis' own, which has no types for it
    """Go to a table that there is, and answer what is asked there; what is meant to be wrong stays as it is."""
    if "table" not in (case.path_parameters or {}) or chance.random() < 0.33:
        return
    at = chance.randrange(TABLES)
    if chance.random() < 0.02:  # some have been ended or played out
        _tables()[at] = _made(chance.randrange(100))
    table, tokens = _tables()[at]
    case.path_parameters["table"] = table
    token = chance.choice(tokens)
    if chance.random() < 0.9:
        case.headers["Authorization"] = f"Bearer {token}"
    wrong = case.meta is not None and case.meta.generation.mode == GenerationMode.NEGATIVE
    if case.operation.path.endswith("/choices") and not wrong and chance.random() < 0.7:
        seen = _client().get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).json()
        for decision in seen.get("decisions", ()):  # whoever the host has sent away meanwhile sees none
            if decision.get("options"):
                case.body = {"decision": decision["id"], "index": chance.choice(decision["options"])["index"]}


schemathesis.hook(before_call)
