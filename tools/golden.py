"""What a release leaves to all later ones, under tests/releases/VERSION: `python -m tools.golden 0.9.0`.

`database.sql` is a database with four tables of every game: a match that is over, one that runs, a room that waits, and
one that a version of the rules has begun that no release has had. `tables.json` says what each of them showed, and has
the secrets of its seats. `replays/GAME.jsonl` are whole matches: with fewest and most players, and with each switch.
tests/releases opens, plays on and loads all of it. A release is written once: what is there is never written again.

Tables are made and played by HTTP alone (docs/researchers/http.md), so this keeps working as the house changes.
"""

import argparse
import json
import logging
import sqlite3
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import structlog
from litestar.testing import TestClient

from croupier import __version__, catalog
from croupier.engine import Game
from croupier.lab import play
from croupier.server.app import create_app
from croupier.server.settings import Settings
from croupier.testing.playthroughs import begin, walk

RELEASES = Path(__file__).parent.parent / "tests" / "releases"
OTHER_VERSION = "0"
"""The version of the rules that begins the match that is adjourned: games count from 1."""
SOME = 12
"""So many choices have been made where a match is not over."""
PATIENCE = 60
"""Seconds in which a bot has to answer."""

Shown = dict[str, Any]
"""JSON."""


class Table:
    """A table at a server, with the secrets of its people."""

    def __init__(
        self, client: httpx.Client, game: type[Game], *seats: Mapping[str, str], **more: Any
    ) -> None:  # Any: JSON
        self._client = client
        made = self._ask("POST", "/tables", json={"game": game.slug, "seats": seats, "visibility": "listed", **more})
        self.id: str = made["id"]
        self.code: str = made.get("code", "")
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"]}

    def _ask(self, method: str, path: str, seat: int | None = None, **more: Any) -> Shown:  # Any: what is sent
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = self._client.request(method, f"/api{path}", headers=headers, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else {}

    def look(self, seat: int | None = None) -> Shown:
        """What a seat is shown, or a spectator (None)."""
        return self._ask("GET", f"/tables/{self.id}", seat)

    def join(self, name: str) -> None:
        """Somebody follows the invitation."""
        taken = self._ask("POST", f"/invitations/{self.code}", json={"name": name})
        self.tokens[taken["seat"]] = taken["token"]

    def say(self, seat: int, text: str) -> None:
        """A message, from a page: programs do not chat."""
        cookie = {"cookie": f"seats={self.id}~{seat}~{self.tokens[seat]}"}
        assert self._client.post(f"/t/{self.id}/chat", data={"text": text}, headers=cookie).is_success

    def play(self, choices: int) -> None:
        """The people choose, and bots in between, until there have been so many choices or the match is over."""
        late = time.monotonic() + PATIENCE
        while (seen := self.look())["status"] == "running" and seen["seq"] < choices:
            for seat in self.tokens:
                asked = next((asked for asked in self.look(seat)["decisions"] if "options" in asked), None)
                if asked:
                    chosen = {"decision": asked["id"], "index": (seen["seq"] * 7 + 3) % len(asked["options"])}
                    self._ask("POST", f"/tables/{self.id}/choices", seat, json=chosen)
                    late = time.monotonic() + PATIENCE
                    break
            else:
                assert time.monotonic() < late, f"Nobody chooses at {self.id}."
                time.sleep(0.01)

    def noted(self) -> Shown:
        """What is shown now, as far as no later release may show it otherwise."""
        seen = self.look()
        asked = {
            str(seat): [option["key"] for asked in self.look(seat)["decisions"] for option in asked.get("options", ())]
            for seat in self.tokens
        }
        names = {str(seat): seen["seats"][seat]["name"] for seat in self.tokens}
        kept = {name: seen[name] for name in ("game", "version", "status", "seq", "returns")}
        return {**kept, "names": names, "code": self.code, "tokens": self.tokens, "asked": asked}


def tables(client: httpx.Client, game: type[Game]) -> Iterator[tuple[Table, str]]:
    """Tables of a game, each with what is to become of it: it is over, running, waiting or adjourned."""
    ada, bruno, bot = {"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bruno"}, {"kind": "bot"}
    low, high = game.seats
    bots = [{**bot, "bot": "random"}] * (low - 1)
    over = Table(client, game, ada, *bots, title="An evening")
    over.say(0, "Good luck!")
    over.play(sys.maxsize)
    yield over, "over"
    running = Table(client, game, ada, bruno, *bots[: max(low, min(high, 3)) - 2], language="de")
    running.play(SOME)
    running.say(1, "Viel Glück!")
    yield running, "running"
    room = Table(client, game, ada, room=True, takeover=True)
    room.join("Chloé")
    yield room, "waiting"
    older = Table(client, game, ada, *bots)
    older.play(SOME)
    yield older, "adjourned"


def database() -> tuple[str, Shown]:
    """A database as SQL, and what each of its tables shows, by its id."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        settings = Settings(
            database=f"sqlite:///{file}", reaction_floor=0, unwatched_per_second=1000, listed_tables=100
        )
        with TestClient(create_app(settings)) as client:
            made = [pair for name in catalog.ours() for pair in tables(client, catalog.find(name))]
            time.sleep(1)  # bots that were asked last have answered then
            found = {table.id: {**table.noted(), "status": status} for table, status in made}
        with closing(sqlite3.connect(file)) as written, written:
            for table, noted in found.items():
                if noted["status"] == "adjourned":
                    written.execute("UPDATE tables SET version = ? WHERE id = ?", (OTHER_VERSION, table))
                    noted["version"] = OTHER_VERSION
            for passing in ("limits", "presence", "processes"):
                written.execute(f"DELETE FROM {passing}")  # noqa: S608  # one of the three above
            return "\n".join(written.iterdump()) + "\n", found


def replays(game: type[Game]) -> str:
    """Whole matches, one a line: with fewest and most players, and with the last value of each switch."""
    low, high = game.seats
    kinds: list[tuple[str, dict[str, str]]] = [(f"{low}-players", {}), (f"{high}-players", {})]
    kinds += [(name, {name: str(values[-1])}) for name, values in game.variants.items()]
    return "".join(json.dumps(play(begin(game, *kind), walk).save()) + "\n" for kind in kinds)


def write(folder: Path) -> None:
    """Write everything into a new folder."""
    (folder / "replays").mkdir(parents=True)
    for name in catalog.ours():
        (folder / "replays" / f"{name}.jsonl").write_text(replays(catalog.find(name)), encoding="utf-8")
    dump, found = database()
    (folder / "database.sql").write_text(dump, encoding="utf-8")
    lines = (f"{json.dumps(table)}: {json.dumps(noted, ensure_ascii=False)}" for table, noted in found.items())
    (folder / "tables.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", help="the release; it must be the version of these sources")
    version = parser.parse_args(arguments).version
    if version != __version__:
        print(f"These sources are {__version__}; only {version} itself can write what it leaves.", file=sys.stderr)
        return 2
    folder = RELEASES / version
    if folder.exists():
        print(f"{folder} is there already, and a release is written once.", file=sys.stderr)
        return 2
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    write(folder)
    print(folder.relative_to(RELEASES.parent.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
