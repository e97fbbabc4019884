"""What the service lets others reach."""

from pathlib import Path

from croupier.server.service.tables import Tables
from tests.server.room import settings


def test_pages_and_api_reach_only_what_can_be_done_at_a_table(tmp_path: Path) -> None:
    tables = Tables(settings(tmp_path))
    public = {name: getattr(tables, name) for name in dir(tables) if not name.startswith("_")}
    assert all(callable(value) and not isinstance(value, type) for value in public.values())
    assert not public.keys() & {"store", "live", "matches", "append", "keep_answer", "proceed", "find", "at", "forget"}
