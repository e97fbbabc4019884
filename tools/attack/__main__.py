"""Start a server with some tables, let Schemathesis ask it whatever its OpenAPI document allows and forbids.

The exit code is Schemathesis'. It fails at answers with status 5xx, at statuses, types and bodies that the document
does not declare, at wrong requests that are accepted, and at methods that are not refused.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.serving import Server

from tools.attack.hooks import DOOR
from tools.numbers import from_one

LEFT_OUT = (
    "positive_data_acceptance",  # no document can say what may be chosen at a table, or which games are installed
    "ignored_auth",  # without a token one watches
)
"""Checks of Schemathesis that do not fit this API."""

ENDLESS = "/api/tables/{table}/events"
"""A stream that ends with the server only. The suite asks for it."""


def main() -> int:
    """Attack for a while."""
    parser = argparse.ArgumentParser(prog="make attack")
    parser.add_argument("--seconds", type=from_one, default=180, help="how long, about (180)")
    parser.add_argument("--seed", type=int, help="of chance, to see the same again")
    asked = parser.parse_args()
    often = "1000000"
    with TemporaryDirectory(prefix="croupier-attack-") as folder:
        server = Server(
            Path(folder), CROUPIER_CREATIONS=often, CROUPIER_BOT_TABLES=often, CROUPIER_TABLES_IN_MEMORY="200"
        )
        try:
            code = subprocess.run(  # noqa: S603  # a program of ours, at a server of ours
                [
                    str(Path(sys.executable).with_name("st")),
                    "run",
                    f"{server.url}/api/openapi.json",
                    *("--exclude-checks", ",".join(LEFT_OUT)),
                    *("--exclude-path", ENDLESS),
                    *("--max-time", str(asked.seconds)),
                    *("--request-timeout", "30"),
                    *("--warnings", "off"),
                    *(("--seed", str(asked.seed)) if asked.seed is not None else ()),
                ],
                env={**os.environ, "SCHEMATHESIS_HOOKS": "tools.attack.hooks", DOOR: server.url},
                check=False,
            ).returncode
            alive = server.client.get("/healthz").status_code == 200
        finally:
            server.stop()
        faults = server_faults(Path(folder) / "errors.txt")
    print("\n".join(faults))
    return code or int(not alive or bool(faults))


def server_faults(log: Path) -> list[str]:
    """What the server has complained of."""
    return [line for line in log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]


if __name__ == "__main__":
    sys.exit(main())
