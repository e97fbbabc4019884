"""What can be done at a table. Knows no HTTP; the API and the pages call these functions and nothing below them.

A *viewer* is the secret token of a seat, or None for a spectator. Every function that takes a viewer raises
`WrongToken` for a token that belongs to no seat of the table, and `UnknownTable` for an id nobody has.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

from croupier.server.look import (
    Change,
    Created,
    Invitation,
    Look,
    Message,
    NewTable,
    Refusal,
    Seated,
    Summary,
    Visibility,
)


class Tables:
    """All tables of a server."""

    # -- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date and let bots and clocks of running tables go on."""
        raise NotImplementedError

    async def close(self) -> None:
        """End streams, timers and bot processes. Everything acknowledged is in the database already."""
        raise NotImplementedError

    # -- a table -------------------------------------------------------------------------------------------------

    async def create(self, new: NewTable, client: str = "") -> Created:
        """Make a table. `client` is who asks (an address): too many in a short time raise `TooMany`.

        Raises `UnknownGame`, `BadSetup`, `BadRequest`.
        """
        raise NotImplementedError

    async def look(self, table: str, viewer: str | None) -> Look:
        """The table as the viewer may see it."""
        raise NotImplementedError

    async def choose(self, table: str, viewer: str | None, decision: str, choice: int | str) -> int:
        """Answer a decision by the index or key of an option; gives the table's seq.

        When this returns, the answer is on disk. Raises `NotYours`, `AlreadyAnswered`, `NoSuchDecision`,
        `IllegalChoice` (with the rule, where the game can tell), `NotNow`.
        """
        raise NotImplementedError

    async def why_not(self, table: str, viewer: str | None, key: str) -> Refusal:
        """The rule that keeps the viewer's seat from choosing `key` now."""
        raise NotImplementedError

    async def replay(self, table: str) -> dict[str, Any]:  # Any: JSON
        """The replay document. Raises `NotOver` while the match goes on."""
        raise NotImplementedError

    def subscribe(self, table: str, viewer: str | None) -> AbstractAsyncContextManager[AsyncIterator[Change]]:
        """The changes of a table from now on, for the viewer, who counts as connected meanwhile.

            async with tables.subscribe(table, viewer) as changes:
                look = await tables.look(table, viewer)
                async for change in changes: ...

        A slow reader gets several changes as one, never none; the iterator ends when the server closes.
        """
        raise NotImplementedError

    # -- standing answers ----------------------------------------------------------------------------------------

    async def preset(self, table: str, viewer: str | None, window: str, preset: str) -> None:
        """Leave a standing answer to a kind of window; private, kept until changed or spent.

        Raises `NotNow` while a decision of the viewer's seat is pending, `BadRequest` for an unknown one.
        """
        raise NotImplementedError

    # -- seats ---------------------------------------------------------------------------------------------------

    async def invitation(self, code_or_link: str, client: str = "") -> Invitation:
        """The open seat of a code (upper or lower case, with or without its dash) or link."""
        raise NotImplementedError

    async def claim(self, code_or_link: str, name: str, entropy: str = "", client: str = "") -> Seated:
        """Take an open seat. The table starts when nobody is missing any more. Raises `UnknownInvitation`."""
        raise NotImplementedError

    async def rename(self, table: str, viewer: str | None, name: str) -> None:
        """Change the name at the viewer's seat."""
        raise NotImplementedError

    async def add_entropy(self, table: str, viewer: str | None, words: str) -> None:
        """Words the viewer mixes into the seed; only while the table is waiting."""
        raise NotImplementedError

    async def start(self, table: str, viewer: str | None, bot: str = "normal") -> None:
        """Start a waiting table (host only): bots of that name take the open seats."""
        raise NotImplementedError

    async def seat_bot(self, table: str, viewer: str | None, seat: int, bot: str | None) -> None:
        """Put a bot on an open seat of a waiting table, or (None) open it again; host only."""
        raise NotImplementedError

    async def hand_over(self, table: str, viewer: str | None, bot: str = "normal", seat: int | None = None) -> None:
        """Let a bot play for the viewer, or for another person who has been away for a while."""
        raise NotImplementedError

    async def take_back(self, table: str, viewer: str | None) -> None:
        """Play oneself again."""
        raise NotImplementedError

    async def settle(
        self, table: str, viewer: str | None, title: str | None = None, visibility: Visibility | None = None
    ) -> None:
        """Change the table's title or who finds it (host only): `link` or `listed`."""
        raise NotImplementedError

    async def rematch(self, table: str, viewer: str | None) -> Seated:
        """Offer, or accept, another match with the seats rotated by one: a seat at the new table."""
        raise NotImplementedError

    # -- talking -------------------------------------------------------------------------------------------------

    async def chat(self, table: str, viewer: str | None, since: int = 0) -> tuple[Message, ...]:
        """The messages after number `since`, oldest first."""
        raise NotImplementedError

    async def say(self, table: str, viewer: str | None, text: str) -> Message:
        """Say something: plain text of 1 to 500 characters; seated people only. Raises `TooMany`, `BadRequest`."""
        raise NotImplementedError

    async def ask_undo(self, table: str, viewer: str | None) -> bool:
        """Take the last choice back, with the consent of the other people. True if it is done at once.

        Raises `CannotUndo` if it is not the viewer's choice, or something came of it that cannot be taken back.
        """
        raise NotImplementedError

    async def answer_undo(self, table: str, viewer: str | None, *, agree: bool) -> bool:
        """Consent to a request to undo or refuse it. True if the choice is taken back now."""
        raise NotImplementedError

    # -- lists ---------------------------------------------------------------------------------------------------

    async def listed(self) -> tuple[Summary, ...]:
        """Tables anybody may find, waiting and running, newest first."""
        raise NotImplementedError

    async def mine(self, tokens: Mapping[str, str]) -> tuple[Summary, ...]:
        """The tables a browser sits at, by table id and token; unknown ids and wrong tokens are left out."""
        raise NotImplementedError
