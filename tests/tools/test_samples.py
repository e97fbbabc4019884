"""The samples for operators fit the server: nobody starts systemd and nginx in the suite."""

import re
from pathlib import Path

import pytest

from croupier.server.api import health
from croupier.server.app import create_app
from croupier.server.settings import PREFIX, Settings

SAMPLES = Path(__file__).parents[2] / "docs/operators/examples"
UNITS = sorted(SAMPLES.glob("*.service"))
FOLDERS = {"StateDirectory": "/var/lib/", "CacheDirectory": "/var/cache/"}
"""Where systemd makes a folder for a unit, which may write nowhere else."""


def said(unit: Path, name: str) -> list[str]:
    """What a unit says of something, each time."""
    return re.findall(rf"^{name}=(.*)$", unit.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_writes_where_it_may_write(unit: Path) -> None:
    given = dict(line.partition("=")[::2] for line in said(unit, "Environment"))
    settings = Settings.from_environment({name: value for name, value in given.items() if name.startswith(PREFIX)})
    allowed = tuple(f"{place}{folder}" for name, place in FOLDERS.items() for folder in said(unit, name))
    if "CROUPIER_DATABASE" in given:
        assert settings.database.removeprefix("sqlite:///").startswith(allowed)
    if any(" serve" in command for command in said(unit, "ExecStart")):
        assert settings.prints.startswith(allowed), "the data folder of a user who has no home"


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_that_serves_may_give_way(unit: Path) -> None:
    """`@resources` forbids it: what looks back at a match, and a print, would cost those who play."""
    filters = said(unit, "SystemCallFilter")
    assert "@resources" in filters[1]
    if any(" serve" in command for command in said(unit, "ExecStart")):
        assert filters[2:] == ["setpriority"]


def test_the_log_of_the_proxy_has_no_invitation(tmp_path: Path) -> None:
    nginx = (SAMPLES / "nginx.conf").read_text("utf-8")
    (kept,) = re.findall(r"map \$uri \$croupier_logged \{\s+~(\S+) \$invitation/\.\.\.;", nginx)
    secret = re.compile(kept.replace("(?<", "(?P<"))
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
    with_code = [route.path for route in app.routes if "{code" in route.path]
    assert len(with_code) == 2
    assert all(secret.match(path) for path in with_code)
    assert "error_log /var/log/nginx/croupier-error.log crit;" in nginx, "of a request that is refused it has all"


def test_a_proxy_asks_whether_the_server_lives_and_not_whether_its_database_does() -> None:
    """While that fails, tables are shown, and pages say so; a proxy would turn everybody away without a word."""
    (path,) = re.findall(r"health_uri (\S+)", (SAMPLES / "Caddyfile").read_text("utf-8"))
    assert path in health.alive.paths
