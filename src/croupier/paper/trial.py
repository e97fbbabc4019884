"""The trial: a sheet with a line on its front and a scale behind it, which tells by how much a printer shifts backs.

The number on the back that the line of the front meets is what `--shift` wants, in tenths of a millimetre.
"""

from collections.abc import Sequence
from typing import Any

from croupier.paper.sheets import Grid

LINE = (0,)
SCALE = (*range(-30, 31, 5),)
FROM_TOP, FROM_SIDE = 0.2, 0.22
"""Where the rulers are, as shares of height and width."""

Ruler = dict[str, Any]  # Any: as JSON


def rulers(grid: Grid, shift: tuple[float, float] | None) -> list[Ruler]:
    """The rulers of the front, or of the back with its shift in mm.

    Those `along` x are read from side to side; their lines stand below or right of their middle where they are `after`.
    """
    across, down = grid.wide / 2, grid.high / 2
    on_front = [
        *(("x", across, y) for y in (FROM_TOP * grid.high, (1 - FROM_TOP) * grid.high)),
        *(("y", x, down) for x in (FROM_SIDE * grid.wide, (1 - FROM_SIDE) * grid.wide)),
    ]
    if shift is None:
        return [_ruler(along, x, y, LINE, after=False) for along, x, y in on_front]
    mirrored = "y" if grid.upside_down else "x"
    found = []
    for along, x, y in on_front:
        behind_x, behind_y = (x, grid.high - y) if grid.upside_down else (grid.wide - x, y)
        after = along == mirrored  # so that the line of the front ends where the scale begins
        found.append(_ruler(along, behind_x + shift[0], behind_y + shift[1], SCALE, after=after))
    return found


def _ruler(along: str, x: float, y: float, lines: Sequence[int], *, after: bool) -> Ruler:
    return {"along": along, "x": x, "y": y, "lines": lines, "after": after}
