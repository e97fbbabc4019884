"""Reports of the lab on the web table: off by default, only what is one, read only, and without programs."""

import re
from pathlib import Path

import pytest
from litestar.testing import TestClient

from croupier.lab import Until, gather, report
from croupier.server.app import create_app
from croupier.server.settings import BadSettings, Settings
from croupier.server.web import lab


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a report, another page, and something that is nobody's business."""
    place = tmp_path_factory.mktemp("reports")
    gather("quintet", place / "facts", until=Until(20))
    (place / "first one.html").write_text(report(place / "facts").html(), encoding="utf-8")
    (place / "other.html").write_text("<title>Other</title><p>no report", encoding="utf-8")
    (place / "secret.txt").write_text("secret", encoding="utf-8")
    (place.parent / "outside.html").write_bytes((place / "first one.html").read_bytes())
    return place


def test_heads_are_read_once(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "one.html"
    file.write_bytes((folder / "first one.html").read_bytes())
    (before,) = lab.stored(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(lab._Head, "feed", None)  # nobody may read it again
        assert lab.stored(tmp_path) == [before]
    file.write_text("<title>no report any more</title>", encoding="utf-8")
    assert lab.stored(tmp_path) == []
    assert lab.page_of(tmp_path, "one") is None


def test_without_the_setting_there_is_no_such_page(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/lab.sqlite3"))) as client:
        assert client.get("/lab").status_code == 404
        assert client.get("/lab/first%20one").status_code == 404


def test_reports_are_listed_and_shown_as_they_were_written(folder: Path, tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/lab.sqlite3", lab=str(folder)))) as client:
        listed = client.get("/lab")
        assert listed.status_code == 200
        assert '<a href="/lab/first%20one">Report of the lab: Quintet</a>' in listed.text
        assert re.search(r"With 2\s+players: fine\s+\d+, not fine\s+\d+, not known\s+\d+\.", listed.text)
        assert "Other" not in listed.text
        shown = client.get("/lab/first%20one")
        assert shown.content == (folder / "first one.html").read_bytes()
        policy = shown.headers["content-security-policy"]
        assert "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'" in policy
        assert "frame-ancestors 'none'" in policy
        assert shown.headers["x-content-type-options"] == "nosniff"


STRANGE = ("other", "secret.txt", "secret", "..%2Foutside", "%2Fetc%2Fpasswd", "facts", "no%00thing", "x" * 300)


@pytest.mark.parametrize("name", STRANGE)
def test_nothing_else_of_the_folder_is_shown(name: str, folder: Path, tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/lab.sqlite3", lab=str(folder)))) as client:
        answer = client.get(f"/lab/{name}")
        assert answer.status_code == 404
        assert "no report<" not in answer.text


def test_nothing_can_be_changed_there(folder: Path, tmp_path: Path) -> None:
    with TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/lab.sqlite3", lab=str(folder)))) as client:
        for verb in (client.post, client.put, client.delete):
            assert verb("/lab/first%20one").status_code in {404, 405}
    assert (folder / "first one.html").exists()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="it should be empty or a folder that is there"):
        Settings(lab=str(tmp_path / "nothing"))
