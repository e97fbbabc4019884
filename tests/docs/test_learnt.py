"""The learnt bot of the researchers' pages, installed as a package: found by name, and played against on a server."""

import os
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.docs.test_code_blocks import ROOT
from tests.server.serving import Server, bearer

LEARNT = ROOT / "docs" / "researchers" / "learnt"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder in which the package lies as `pip` lays it out."""
    project = tomllib.loads((LEARNT / "pyproject.toml").read_text("utf-8"))
    for name in project["tool"]["hatch"]["build"]["targets"]["wheel"]["include"]:
        shutil.copy(LEARNT / name, tmp_path)
    info = tmp_path / "croupier_learnt-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: croupier-learnt\nVersion: 1.0\n", encoding="utf-8")
    points = project["project"]["entry-points"]["croupier.bots"]
    lines = "".join(f"{name} = {where}\n" for name, where in points.items())
    (info / "entry_points.txt").write_text(f"[croupier.bots]\n{lines}", encoding="utf-8")
    return tmp_path


def test_a_person_plays_against_the_learnt_bot_at_a_table_of_a_server(installed: Path, tmp_path: Path) -> None:
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    server = Server(tmp_path, PYTHONPATH=path)
    try:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "learnt"}]
        made = server.client.post("/api/tables", json={"game": "quintet", "seats": seats, "seed": 7}).json()
        table, me = f"/api/tables/{made['id']}", bearer(made["seats"][0]["token"])
        answered = 0
        while not (look := server.client.get(table, headers=me).json())["over"]:
            mine = [one for one in look["decisions"] if one["seat"] == 0]
            if mine:
                chosen = server.client.post(
                    f"{table}/choices", json={"decision": mine[0]["id"], "index": 0}, headers=me
                )
                assert chosen.status_code in {200, 409}, chosen.text
                answered += chosen.status_code == 200
        replay = server.client.get(f"{table}/replay").json()
    finally:
        server.stop()
    assert answered > 5
    assert len(replay["choices"]) > answered
    assert sum(look["returns"]) == 1.0
