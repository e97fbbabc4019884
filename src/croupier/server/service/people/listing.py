"""Listing: which tables everybody finds, and what they are called there."""

from typing import Any

from croupier.server.addresses import network_of
from croupier.server.errors import TooManyListed
from croupier.server.service.people import display_names
from croupier.server.service.people.seats import check_host
from croupier.server.service.runtime.matches import Matches
from croupier.server.service.runtime.retry import retried
from croupier.server.store.records import Edit, Visibility


class Listing:
    """What a host says about the list. The list is short, so that one address may put few tables on it."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._listings = matches.limit(matches.settings.listed_tables, matches.settings.listed_tables / 3600)

    async def count(self, network: str) -> None:
        """Count a table that is put on the list. Raises `TooManyListed`."""
        await self._listings.take(network, "public tables", error=TooManyListed)

    async def settle(
        self,
        table_id: str,
        viewer: str | None,
        title: str | None = None,
        visibility: Visibility | None = None,
        client: str = "",
    ) -> None:
        """Change the table's title or who finds it (host only): `link` or `listed`. `client` is the address that asks.

        Raises `TooManyListed` after a few tables.
        """
        values: dict[str, Any] = {}  # Any: a value of any column
        if title is not None:
            values["title"] = self._matches.blocked.check(display_names.entitled(title))
        if visibility is not None:
            values["visibility"] = visibility
        table = await self._matches.find(table_id)
        check_host(self._matches.acting(table, viewer), table)
        if visibility == "listed" and table.record.visibility != "listed":
            await self.count(network_of(client))
        if values:
            await self._change(table_id, Edit(values))

    @retried
    async def _change(self, table_id: str, edit: Edit) -> None:
        async with self._matches.at(table_id) as table:
            await self._matches.write(table, edit, "table")
