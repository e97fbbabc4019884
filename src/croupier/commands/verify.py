"""Replays, played again: does the result hold, and does the seed fit what was published before the first choice."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import croupier
from croupier.commands.output import Tell, nobody_waits, said
from croupier.engine import BadReplay, CroupierError, Json, was_chosen


class Verdict(NamedTuple):
    """What became of one file: `error` is '' for a good one, `found` says what is in it."""

    file: str
    error: str
    found: Json

    @property
    def plain(self) -> Json:
        """The verdict as plain data."""
        return {"file": self.file, "ok": not self.error, "error": self.error or None, **self.found}


def verify(files: Sequence[Path], tell: Tell = nobody_waits) -> list[Verdict]:
    """Play every file again; `tell` hears after each how many are done."""
    verdicts: list[Verdict] = []
    for file in files:
        verdicts.append(_verify(file))
        tell(len(verdicts), len(files))
    return verdicts


def _verify(file: Path) -> Verdict:
    try:
        match = croupier.load(file.read_bytes())
        if not match.over:
            raise BadReplay(f"This match is not finished: {len(match.choices)} choices, no result.")
    except OSError as error:
        return Verdict(str(file), str(error.strerror or error), {})
    except CroupierError as error:
        return Verdict(str(file), said(error), {})
    except RecursionError:
        return Verdict(str(file), "This is not a replay document: it is nested too deeply.", {})
    return Verdict(
        str(file),
        "",
        {
            "game": match.game.slug,
            "version": match.game.version,
            "players": match.players,
            "choices": len(match.choices),
            "returns": list(match.returns),
            "seed_was_chosen": was_chosen(match.seed),
        },
    )
