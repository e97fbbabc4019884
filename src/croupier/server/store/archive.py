"""Replay documents made of the records alone: for matches of other versions, and for an operator's check."""

from collections.abc import AsyncIterator
from typing import Any

from croupier.server.errors import UnknownTable
from croupier.server.store.database import Store
from croupier.server.store.records import Stored


def document(stored: Stored) -> dict[str, Any]:  # Any: JSON
    """The replay document of a table; choices that were taken back are left out."""
    choices: list[list[Any]] = []  # Any: JSON
    for entry in stored.log:
        if entry.undo:
            del choices[max(at for at, choice in enumerate(choices) if choice[0] == entry.seat)]
        else:
            choices.append([entry.seat, entry.choice, entry.option])
    record = stored.table
    replay: dict[str, Any] = {  # Any: JSON
        "format": 2 if record.salt else 1,
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "variants": record.variants,
        **({"cards": record.cards} if record.cards else {}),
        "seed": record.seed,
        **({"salt": record.salt} if record.salt else {}),
        "commitment": record.commitment,
        "choices": choices,
        "returns": record.returns,
    }
    if record.entropy:
        replay["entropy"] = record.entropy
    if record.position is not None:
        replay["position"] = record.position
    return replay


async def document_of(store: Store, table: str) -> dict[str, Any]:  # Any: JSON
    """The replay document of a table. Raises `UnknownTable`, also if another process has deleted it."""
    stored = await store.load(table)
    if stored is None:
        raise UnknownTable("There is no table of that id.")
    return document(stored)


async def documents(database: str) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """Every match in a database, by table id, oldest first. Raises `StoreFailed`.

    With them an operator can check, before an upgrade, that every match can be played again.
    """
    store = Store(database)
    await store.open()
    try:
        async for stored in store.matches():
            yield stored.table.id, document(stored)
    finally:
        await store.close()
