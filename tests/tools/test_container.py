"""What Dockerfile and compose.yaml say is so in this project; `make container` builds and runs it."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any, get_type_hints

import pytest
import yaml
from tools.release.pythons import VERSIONS

from croupier import __version__
from croupier.cli import app
from croupier.server.api import health
from croupier.server.settings import PREFIX, Settings
from tools import container

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SERVICES: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]  # Any: YAML


def said(instruction: str) -> list[str]:
    """What stands behind an instruction of the Dockerfile, each time."""
    return re.findall(rf"^{instruction} (.*)$", DOCKERFILE, re.MULTILINE)


def test_the_base_is_a_python_that_is_promised() -> None:
    image, python = container.base_of(DOCKERFILE)
    assert image.endswith(f"/python:{python}-slim")
    assert python in VERSIONS
    assert python in container.STANDS_IN


def test_what_is_copied_is_there_and_is_let_into_the_build() -> None:
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    copied = [part for line in said("COPY") if "--from" not in line for part in line.split()[:-1]]
    assert sorted(copied) == sorted(allowed)
    assert all((ROOT / part).exists() for part in copied)
    (extras,) = re.findall(r'"\.\[([\w,]+)\]"', DOCKERFILE)
    assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"])


def test_labels_are_those_of_the_project() -> None:
    labels = dict(re.findall(r'org\.opencontainers\.image\.(\w+)="([^"]*)"', DOCKERFILE))
    assert labels["version"] == __version__
    assert labels["description"] == PROJECT["description"]
    assert labels["licenses"] == PROJECT["license"]
    for name, url in (("url", "Homepage"), ("source", "Source"), ("documentation", "Documentation")):
        assert labels[name] == PROJECT["urls"][url]


def test_the_image_serves_where_it_is_asked_and_as_nobody_of_rank() -> None:
    settings = Settings.from_environment(dict(re.findall(r"(CROUPIER_\w+)=(\S+)", said("ENV")[0])))
    assert said("EXPOSE") == [str(settings.port)]
    assert said("VOLUME") == ["/data"]
    assert settings.database.startswith("sqlite:////data/")
    assert said("USER") == [f"{container.USER}:{container.USER}"]
    (path,) = re.findall(r"\+ '(/\w+)'", said("HEALTHCHECK")[0])
    assert path in {*health.alive.paths, *health.ready.paths}
    assert (said("ENTRYPOINT"), said("CMD")) == (['["croupier"]'], ['["serve"]'])


def test_services_are_given_settings_that_there_are_and_nothing_they_need_not_have() -> None:
    commands = {one.name or one.callback.__name__ for one in app.registered_commands if one.callback}
    for name in ("server", "worker"):
        service = SERVICES[name]
        ours = {one.removeprefix(PREFIX).lower() for one in service["environment"] if one.startswith(PREFIX)}
        assert ours <= get_type_hints(Settings).keys()
        assert service["command"][0] in commands
        assert (service["read_only"], service["tmpfs"], service["cap_drop"]) == (True, ["/tmp"], ["ALL"])
    database = SERVICES["server"]["environment"]["CROUPIER_DATABASE"]
    made = SERVICES["database"]["environment"]
    assert database == f"postgresql://{made['POSTGRES_USER']}@database/{made['POSTGRES_DB']}"
    assert "/.env" in (ROOT / ".gitignore").read_text().splitlines()


def test_each_service_waits_for_the_health_of_the_one_before() -> None:
    waits = {name: set(service.get("depends_on", ())) for name, service in SERVICES.items()}
    assert waits == {"proxy": {"server"}, "server": {"database"}, "worker": {"server"}, "database": set()}
    for service in SERVICES.values():
        assert all(one == {"condition": "service_healthy"} for one in service.get("depends_on", {}).values())
    assert SERVICES["database"]["image"].rpartition(":")[2] >= "16", "as docs/operators/processes.md asks"
    assert "ports" not in SERVICES["server"], "nobody but the proxy is believed about addresses"
    (caddy,) = (ROOT / one.split(":")[0] for one in SERVICES["proxy"]["volumes"] if one.startswith("./"))
    text = caddy.read_text(encoding="utf-8")
    assert f"server:{said('EXPOSE')[0]} " in text
    assert set(re.findall(r"\{\$(\w+)", text)) <= SERVICES["proxy"]["environment"].keys()


def test_compose_reads_the_file() -> None:
    docker = shutil.which("docker")
    if not docker or subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("docker compose is not here")
    given = {**os.environ, "DOMAIN": "tables.example", "DATABASE_PASSWORD": "word"}
    subprocess.run([docker, "compose", "config", "--quiet"], cwd=ROOT, env=given, check=True)


def test_who_has_no_podman_is_told_what_to_install() -> None:
    heard: list[str] = []
    assert container.main(heard.append, ["no-such-program"]) == 2
    assert heard[0].startswith("Missing: no-such-program.")
