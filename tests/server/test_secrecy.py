"""Everything the server sends is the same whatever the cards are that its reader cannot know.

The strongest form of "nothing hidden is sent": the table is laid out once more with other hidden cards, everything a
seat or a spectator can ask for is asked for again, and has to be the same to the byte: pages, JSON, ids, options.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from croupier.engine import CannotUndo, Match
from croupier.server.app import create_app
from croupier.server.service.entrance.tables import Tables
from croupier.server.service.runtime.match_state import MatchState
from tests.server.room import LastBot, StillClock, settings
from tests.server.serving import bearer

LOOKS = 12
"""So many positions of a match are looked at closely."""

LENGTHS = {"quintet": 70, "zynalith": 200, "perils": 110}
"""The choices from which these positions are drawn; about as many as a match has."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[TestClient[Litestar], Tables]]:
    chosen = settings(tmp_path, creations=20)
    tables = Tables(chosen, thinker=LastBot(), clock=StillClock())
    with TestClient(create_app(chosen, tables)) as client:
        yield client, tables


def sent(client: TestClient[Litestar], table: str, seat: int | None, token: str) -> tuple[str, str]:
    """The page and the JSON of a reader, as bytes would say it."""
    headers = {} if seat is None else bearer(token)
    cookies = {} if seat is None else {"seats": f"{table}~{seat}~{token}"}
    client.cookies.clear()
    client.cookies.update(cookies)
    eyes = "watch" if seat is None else str(seat)
    page = client.get(f"/t/{table}?seat={eyes}")
    data = client.get(f"/api/tables/{table}", headers=headers)
    assert page.status_code == data.status_code == 200
    return page.text, data.text


def with_other_cards(progress: MatchState, match: Match) -> MatchState:
    """The same progress of a table with another match in it."""
    found = {seat: match.decision(seat) for seat in progress.pending}
    pending = {
        seat: replace(waiting, decision=decision)
        for seat, waiting in progress.pending.items()
        if (decision := found[seat]) is not None
    }
    return replace(progress, match=match, pending=pending)


STORED: tuple[str, ...] = getattr(Match, "__slots__", ()) or Match.__mypyc_attrs__  # type: ignore[attr-defined]
"""What a match is made of, as the interpreter or the compiler calls it."""


class Unmovable(Match):
    """A match in which nothing is taken back: a determinization has no past, and the page would show that."""

    __slots__ = ()

    @classmethod
    def of(cls, match: Match) -> "Unmovable":
        new = cls.__new__(cls)
        for name in STORED:
            setattr(new, name, getattr(match, name))
        return new

    def fork(self) -> "Unmovable":
        return Unmovable.of(super().fork())

    def can_undo(self, seat: int) -> bool:
        del seat
        return False

    def retract(self, seat: int) -> None:
        raise CannotUndo(f"Seat {seat} takes nothing back here.")


@pytest.mark.parametrize("slug", ["quintet", "zynalith", "perils"])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_sent_does_not_depend_on_hidden_cards(
    house: tuple[TestClient[Litestar], Tables], slug: str, seed: int
) -> None:
    client, tables = house
    names = ("Ada", "Bruno", "Chloe")
    seats = [{"kind": "human", "name": name} for name in names]
    made = client.post("/api/tables", json={"game": slug, "seats": seats, "seed": seed}).json()
    table, tokens = made["id"], {entry["seat"]: entry["token"] for entry in made["seats"]}
    dice = Random(seed)
    closely = set(dice.sample(range(LENGTHS[slug]), LOOKS))
    differing = 0
    for number in range(LENGTHS[slug]):
        present = tables._matches._tables[table]
        progress = present.progress
        assert progress is not None
        if progress.match.over:
            break
        if number in closely:
            match = progress.match
            for seat in (None, *tokens):
                present.progress = replace(progress, match=Unmovable.of(match))
                true = sent(client, table, seat, tokens[seat or 0])
                other = match.determinize(seat or 0, number)
                present.progress = with_other_cards(progress, Unmovable.of(other))
                assert sent(client, table, seat, tokens[seat or 0]) == true
                differing += other.position.faces != match.position.faces
            present.progress = progress
        answer(client, table, tokens, dice)
    assert differing > LOOKS


def answer(client: TestClient[Litestar], table: str, tokens: Mapping[int, str], dice: Random) -> None:
    """One of those who are asked takes any option, through the door that everybody uses."""
    asked = [one["seat"] for one in client.get(f"/api/tables/{table}").json()["decisions"]]
    shown = {seat: client.get(f"/api/tables/{table}", headers=bearer(tokens[seat])).json() for seat in asked}
    own = [(seat, one) for seat in asked for one in shown[seat]["decisions"] if one["seat"] == seat]
    seat, decision = dice.choice(own)  # whoever has answered waits, and is not asked again
    option = dice.choice(decision["options"])
    chosen = {"decision": decision["id"], "key": option["key"]}
    assert client.post(f"/api/tables/{table}/choices", json=chosen, headers=bearer(tokens[seat])).status_code == 200
