"""What operators read: whether the server lives and is ready, and its figures."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from croupier import __version__
from croupier.server.app import create_app
from croupier.server.errors import StoreFailed
from croupier.server.metrics import Metrics
from croupier.server.service.entrance.tables import Tables
from croupier.server.settings import BadSettings, Settings
from tests.server.conftest import Client
from tests.server.room import LastBot, StillClock, settings


def test_a_server_says_that_it_lives_and_is_ready(client: Client) -> None:
    assert client.get("/healthz").json() == {"status": "ok", "version": __version__}
    assert client.get("/readyz").json() == {"status": "ok", "version": __version__}
    for path in ("/healthz", "/readyz"):
        answer = client.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


def test_a_server_without_its_database_lives_and_is_not_ready(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> None:
        raise StoreFailed("gone")

    monkeypatch.setattr(client.app.state["tables"], "ready", gone)
    assert client.get("/healthz").status_code == 200
    assert client.head("/readyz").status_code == 503
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "2"
    assert "gone" not in answer.text


@pytest.fixture
def counted(tmp_path: Path) -> Iterator[tuple[httpx.Client, Metrics, Tables]]:
    chosen, metrics = settings(tmp_path), Metrics()
    tables = Tables(chosen, thinker=LastBot(), clock=StillClock())
    with TestClient(create_app(chosen, tables, metrics=metrics)) as client:
        yield client, metrics, tables


def test_figures_count_tables_choices_and_answers_and_name_nobody(
    counted: tuple[httpx.Client, Metrics, Tables],
) -> None:
    client, metrics, tables = counted
    made = client.post("/api/tables", json={"game": "quintet", "seats": [{"kind": "human"}, {"kind": "human"}]}).json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
    decision = client.get(f"/api/tables/{made['id']}").json()["decisions"][0]
    sent = {"decision": decision["id"], "index": 0}
    headers = {"Authorization": f"Bearer {tokens[decision['seat']]}"}
    assert client.post(f"/api/tables/{made['id']}/choices", json=sent, headers=headers).status_code == 200
    metrics.look(tables.figures())

    def figure(name: str, **labels: str) -> float | None:
        return metrics.registry.get_sample_value(name, labels)

    assert figure("croupier_tables") == 1
    assert figure("croupier_choices_total") == 1
    assert figure("croupier_writes_waiting") == 0
    route = "/api/tables/{table}/choices"
    assert figure("croupier_answer_seconds_count", method="POST", route=route, status="200") == 1
    named = {value for kind in metrics.registry.collect() for s in kind.samples for value in s.labels.values()}
    assert not any(made["id"] in value for value in named)


def test_several_processes_need_postgresql_and_figures_an_address() -> None:
    with pytest.raises(BadSettings, match="PostgreSQL"):
        Settings(processes=2)
    assert Settings(processes=2, database="postgresql://db/tables").processes == 2
    with pytest.raises(BadSettings, match="metrics"):
        Settings(metrics="here")
