"""What a release is made of, and what keeps a bad one from being made."""

import io
import re
import tarfile
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest
from tools.release import __main__ as release
from tools.release.pythons import VERSIONS, Missing, bare, the_python
from tools.release.trial import Failed, look_at

import croupier

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_the_pythons_that_are_promised_are_those_that_are_tried() -> None:
    listed = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line]
    assert listed == VERSIONS
    assert PROJECT["requires-python"] == f">={VERSIONS[0]}"


def test_the_changelog_begins_with_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert next(heading for heading in headings if heading != "Unreleased") == croupier.__version__


def test_what_the_policy_calls_public_is_there() -> None:
    text = (ROOT / "docs" / "policy.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^\| `croupier\.__all__` \|(.*)$", text, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", row)) <= set(croupier.__all__)


def test_the_tools_of_a_release_are_no_dependency_of_a_player() -> None:
    def names(lines: list[str]) -> set[str]:
        return {re.split(r"[\[<>=]", line)[0] for line in lines}

    assert not names(PROJECT["optional-dependencies"]["release"]) & names(PROJECT["dependencies"])


def test_checksums_are_of_every_file(tmp_path: Path) -> None:
    (tmp_path / "croupier.whl").write_bytes(b"wheel")
    release.checksums(tmp_path)
    assert release.checksums(tmp_path).read_text() == f"{sha256(b'wheel').hexdigest()}  croupier.whl\n"


def test_an_sdist_lacks_what_git_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = tmp_path / "croupier-1.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.addfile(tarfile.TarInfo("croupier-1/README.md"), io.BytesIO())
    monkeypatch.setattr(release, "run", lambda *_command: "README.md\nart/titles.py")
    assert release.missing(archive) == ["art/titles.py"]


def test_files_that_differ_from_the_commit_stop_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["release"])
    monkeypatch.setattr(release, "changes", lambda: "?? notes.txt")
    assert release.main() == 2
    assert "notes.txt" in capsys.readouterr().out


def test_a_trial_sees_no_sources_and_settings_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("CROUPIER_PURE", "1")
    assert not {"PYTHONPATH", "CROUPIER_PURE"} & bare().keys()


def test_a_python_that_is_not_to_be_had_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.release.pythons.uv", lambda: "no-such-program")
    with pytest.raises(Missing, match="no-such-program"):
        the_python("3.0")


def test_a_page_without_what_is_expected_is_a_failure(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<html>")
    look_at(page.as_uri(), "<html")
    with pytest.raises(Failed, match="healthy"):
        look_at(page.as_uri(), "healthy")
