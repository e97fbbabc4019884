"""How a server is run: where each setting comes from, and which values are refused."""

import math
import re
from dataclasses import fields
from pathlib import Path

import pytest

from croupier.engine import CroupierError
from croupier.server import settings
from croupier.server.settings import BadSettings, Settings
from croupier.server.store.connection import sqlite_file

ROOT = Path(__file__).parents[2]


def test_settings_come_from_flags_then_the_environment_then_the_house() -> None:
    given = {"CROUPIER_PORT": "9000", "CROUPIER_ORIGINS": "https://a.example https://b.example"}
    read = Settings.from_environment(given, host="0.0.0.0", port=None)
    assert (read.host, read.port, read.reaction_floor) == ("0.0.0.0", 9000, 2.0)
    assert read.origins == ("https://a.example", "https://b.example")
    assert Settings.from_environment(given, port=1).port == 1
    for name, value, said in (
        ("PORT", "many", "CROUPIER_PORT is 'many', which cannot be read as a whole number."),
        ("KEEP_DAYS", "", "CROUPIER_KEEP_DAYS is '', which cannot be read as a number."),
        ("SECURE_COOKIES", "maybe", "CROUPIER_SECURE_COOKIES is 'maybe', which cannot be read as yes or no."),
        ("PORT", "70000", "port (CROUPIER_PORT) is 70000; it should be a number from 0 to 65535."),
    ):
        with pytest.raises(BadSettings) as refused:
            Settings.from_environment({f"CROUPIER_{name}": value})
        assert str(refused.value) == said
    assert issubclass(BadSettings, CroupierError)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CREATIONS", "0"),
        ("CREATIONS_PER_SECOND", "0"),
        ("CREATIONS_PER_SECOND", "nan"),
        ("CREATIONS_PER_SECOND", "inf"),
        ("LARGEST_BODY", "0"),
        ("LARGEST_BODY", "-1"),
        ("TABLES_IN_MEMORY", "0"),
        ("METRICS", "127.0.0.1:99999"),
        ("METRICS", "9100"),
        ("METRICS", ":9100"),
        ("ADDRESS", "http://["),
        ("ADDRESS", "http://x:99999"),
        ("AUDIT_DAYS", "0"),
        ("ADMIN_TOKEN", "too-short"),
        ("ADMIN_TOKEN", "a blank between many signs"),
        ("ADMIN_HEADER", "X-User: ada"),
        ("ORIGINS", "tables.example"),
        ("ORIGINS", "https://tables.example tables.example:8000"),
        ("ORIGINS", "https://a.example, https://b.example"),
        ("ORIGINS", "https://a.example,https://b.example"),
        ("ORIGINS", "https://*.example"),
        ("ADDRESS", "http://ada@tables.example"),
    ],
)
def test_settings_with_which_nobody_can_be_served_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=f"^{name.lower()} .CROUPIER_{name}. is "):
        Settings.from_environment({f"CROUPIER_{name}": value})


def test_the_token_of_the_keeper_is_not_shown() -> None:
    with pytest.raises(BadSettings) as refused:
        Settings(admin_token="not long enough")
    assert "not long" not in str(refused.value)
    assert "a-token-that-is-long" not in repr(Settings(admin_token="a-token-that-is-long"))


def test_cards_are_read_as_json() -> None:
    read = Settings.from_environment({"CROUPIER_CARDS": '{"quintet": {"wizard.copies": "4"}}'})
    assert read.cards == {"quintet": {"wizard.copies": "4"}}
    for text in ("quintet", "[1]", '{"quintet": 4}'):
        with pytest.raises(BadSettings, match="which cannot be read"):
            Settings.from_environment({"CROUPIER_CARDS": text})


def test_an_address_of_the_pages_may_end_with_a_stroke() -> None:
    given = {"CROUPIER_ORIGINS": "https://a.example/", "CROUPIER_METRICS": "[::1]:9100"}
    read = Settings.from_environment(given)
    assert (read.origins, read.metrics) == (("https://a.example/",), "[::1]:9100")


@pytest.mark.parametrize(
    ("name", "meant"),
    [("DATABSE", "DATABASE"), ("PROT", "PORT"), ("KEEPDAYS", "KEEP_DAYS"), ("GAME", "GAMES"), ("port", "PORT")],
)
def test_a_setting_that_does_not_exist_is_refused_with_the_nearest_one(name: str, meant: str) -> None:
    with pytest.raises(BadSettings) as refused:
        Settings.from_environment({f"CROUPIER_{name}": "postgresql://ada:secret@here/x"})
    assert str(refused.value) == f"There is no setting CROUPIER_{name}. Do you mean CROUPIER_{meant}?"


def test_every_name_that_some_part_reads_is_known() -> None:
    files = [file for folder in ("src", "tools", "docs", ".github") for file in (ROOT / folder).rglob("*.*")]
    files += [ROOT / name for name in ("Makefile", "Dockerfile", "compose.yaml")]
    texts = [file.read_text("utf-8") for file in files if file.suffix in (".py", ".sh", ".md", ".yaml", ".yml", "")]
    named = {name for text in texts for name in re.findall(r"CROUPIER_([A-Z_]+)", text)}
    own = {field.name.upper() for field in fields(Settings)}
    assert named - own == set(settings.ELSEWHERE)


def test_an_ipv6_address_may_stand_in_brackets() -> None:
    assert [Settings(host=host).host for host in ("[::1]", "::1", "127.0.0.1")] == ["::1", "::1", "127.0.0.1"]


@pytest.mark.parametrize("folder", ["a b", "what?", "100%", "a#b", "Ä", "~"])
def test_the_file_of_the_house_is_found_in_any_folder(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "user_data_path", lambda *_, **__: Path("/home") / folder)
    assert sqlite_file(settings.default_database()) == Path("/home") / folder / "croupier.sqlite3"


def test_the_password_of_a_database_is_not_shown() -> None:
    with pytest.raises(BadSettings) as refused:
        Settings(database="postgresql:/ada:secret@here/tables")
    assert str(refused.value) == "database (CROUPIER_DATABASE) is no URL; it should be like sqlite:///FILE."


def test_by_default_nothing_is_kept_for_ever_and_tables_for_more_than_a_year() -> None:
    assert 366 < Settings().keep_days < math.inf
    assert 0 < Settings().audit_days < math.inf
