"""What the keeper has blocked, in memory: networks from which nobody is served, words that nobody writes."""

import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

from croupier.server.addresses import ip_of
from croupier.server.errors import BadRequest, BlockedWord
from croupier.server.store.records import BlockedEntry

Network = IPv4Network | IPv6Network

_HOSTS = 4_096
"""Addresses of which is remembered whether they are blocked."""

ANY_ENDING = "*"
"""At the end of a blocked word: whatever begins with it is blocked, too."""


class Blocked:
    """The networks and words that are blocked; `entries` asks the database for them."""

    def __init__(self, entries: Callable[[], Awaitable[Sequence[BlockedEntry]]]) -> None:
        self._entries = entries
        self._words: tuple[str, ...] = ()
        self._networks: tuple[Network, ...] = ()
        self.admits: Callable[[str], bool] = lru_cache(_HOSTS)(self._admits)
        """Whether somebody from an address is served."""

    async def read(self) -> None:
        """Take over what is blocked by now. Raises `StoreFailed`."""
        entries = await self._entries()
        self._networks = tuple(ip_network(entry.value) for entry in entries if entry.kind == "network")
        self._words = tuple(_pattern(entry.value) for entry in entries if entry.kind == "word")
        self.admits = lru_cache(_HOSTS)(self._admits)

    def check(self, text: str) -> str:
        """The text itself. Raises `BlockedWord` if a blocked word is in it."""
        if self._words:
            said = f" {folded(text)} "
            if any(word in said for word in self._words):
                raise BlockedWord("This house does not want one of these words. Choose others.")
        return text

    def _admits(self, host: str) -> bool:
        if not self._networks:
            return True
        address = ip_of(host)  # a socket of this machine has none
        return address is None or not any(address in network for network in self._networks)


def network(text: str) -> str:
    """An address or a network (CIDR) as it is kept. Raises `BadRequest`."""
    try:
        return str(ip_network(text.strip(), strict=False))
    except ValueError:
        raise BadRequest(f"{text!r} is no address and no network like 203.0.113.0/24 or 2001:db8::/32.") from None


def word(text: str) -> str:
    """A word, or several in a row, as it is kept. Raises `BadRequest` for what has neither letter nor digit."""
    plain = " ".join(text.split()).casefold()
    if not folded(plain):
        raise BadRequest("A blocked word has a letter or a digit.")
    if len(plain) > 80:
        raise BadRequest("A blocked word has at most 80 characters.")
    return plain


def folded(text: str) -> str:
    """The words of a text without case, marks and punctuation, one blank between two."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    words = ("".join(sign for sign in word if unicodedata.category(sign)[0] in "LN") for word in plain.split())
    return " ".join(filter(None, words))


def _pattern(value: str) -> str:
    """What stands in the folded text, with a blank at each end, that has a blocked word in it."""
    return f" {folded(value)}" if value.endswith(ANY_ENDING) else f" {folded(value)} "
