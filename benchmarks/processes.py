"""The processes of a server that is measured, as Linux tells of them."""

from pathlib import Path

GENEROUS = {
    "CROUPIER_CREATIONS": "1000000",
    "CROUPIER_CREATIONS_PER_SECOND": "100000",
    "CROUPIER_READS_PER_SECOND": "1000000",
    "CROUPIER_STREAMS_PER_ADDRESS": "1000000",
    "CROUPIER_TABLES_IN_MEMORY": "100000",
}
"""Limits that protect a server from one address, from which everybody comes here."""


def children(process: int) -> list[int]:
    """The ids of the processes that a process has started; none if it has ended."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except FileNotFoundError:
        return []


def tree(process: int) -> list[int]:
    """The ids of a process and of all that have come from it."""
    return [process, *(one for child in children(process) for one in tree(child))]


def forked(parent: int) -> list[int]:
    """The processes of `croupier serve --processes`: a helper of the parent has made them. None if it serves alone."""
    return [process for helper in children(parent) for process in children(helper)]
