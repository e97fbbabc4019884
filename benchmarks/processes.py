"""The processes of a server that is measured, as Linux tells of them."""

from pathlib import Path


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
