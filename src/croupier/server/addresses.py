"""Where a server is reached: from this machine, and from others on the same network."""

import ipaddress
import socket
from functools import lru_cache
from io import StringIO
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar.connection import ASGIConnection

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # compared, not bound

_OUTSIDE = ("192.0.2.1", 9)
"""An address for documentation (RFC 5737): a datagram socket that is connected to it sends nothing."""

_CLIENTS = 4096
"""Clients whose network is remembered: to find it takes a tenth of what else is done for a request."""


def from_here(host: str, port: int) -> str:
    """The address that a person at this machine opens."""
    return _url("localhost" if host in EVERYWHERE else host, port)


def from_others(host: str, port: int) -> str:
    """The address that other machines open; '' if the server listens for this machine only, or there is no network."""
    if host in EVERYWHERE:
        host = _of_this_machine()
    return "" if host == "" or is_loopback(host) else _url(host, port)


def shared(page: str, address: str) -> str:
    """What links on a page begin with: the address by which it was asked for (`page`), or else `address`.

    Who looks from the machine itself asks by an address that others cannot use; '' if there is no other.
    """
    return page.rstrip("/") if not is_loopback(urlsplit(page).hostname or "") else address.rstrip("/")


def is_loopback(host: str) -> bool:
    """Whether a host is reached from the same machine only."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def client_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:  # Any: whatever the application has
    """The address a request comes from; '' if the server has not been told."""
    return request.client.host if request.client else ""


@lru_cache(_CLIENTS)
def network_of(host: str) -> str:
    """Who somebody is for limits: an IPv4 address, or the /64 of an IPv6 address, all of which is one household's."""
    address = ip_of(host)
    if address is None:
        return host
    return str(address if address.version == 4 else ipaddress.ip_network((address, 64), strict=False))


def ip_of(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The IP address of somebody, an IPv4 address also where a socket for both writes it as IPv6; None without one."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, ipaddress.IPv6Address) else address


def _of_this_machine() -> str:
    """The address of this machine on the network it uses; '' without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_code(address: str) -> str:
    """The QR code of an address, to be printed in a terminal."""
    out = StringIO()
    segno.make(address, error="l", micro=False).terminal(out, border=1, compact=True)
    return out.getvalue()
