"""How a server is run: where each setting comes from, and which values are refused."""

import pytest

from croupier.engine import CroupierError
from croupier.server.settings import BadSettings, Settings


def test_settings_come_from_flags_then_the_environment_then_the_house() -> None:
    given = {"CROUPIER_PORT": "9000", "CROUPIER_ORIGINS": "https://a.example https://b.example"}
    read = Settings.from_environment(given, host="0.0.0.0", port=None)
    assert (read.host, read.port, read.reaction_floor) == ("0.0.0.0", 9000, 2.0)
    assert read.origins == ("https://a.example", "https://b.example")
    assert Settings.from_environment(given, port=1).port == 1
    for name, value in (("PORT", "many"), ("PORT", "70000"), ("SECURE_COOKIES", "maybe")):
        with pytest.raises(BadSettings, match=r"is '|is 7"):
            Settings.from_environment({f"CROUPIER_{name}": value})
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
        ("ORIGINS", "tables.example"),
        ("ORIGINS", "https://tables.example tables.example:8000"),
    ],
)
def test_settings_with_which_nobody_can_be_served_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=name.lower()):
        Settings.from_environment({f"CROUPIER_{name}": value})


def test_an_address_of_the_pages_may_end_with_a_stroke() -> None:
    given = {"CROUPIER_ORIGINS": "https://a.example/", "CROUPIER_METRICS": "[::1]:9100"}
    read = Settings.from_environment(given)
    assert (read.origins, read.metrics) == (("https://a.example/",), "[::1]:9100")


def test_the_password_of_a_database_is_not_shown() -> None:
    with pytest.raises(BadSettings) as refused:
        Settings(database="postgresql:/ada:secret@here/tables")
    assert str(refused.value) == "database is no URL; it should be like sqlite:///FILE."
