"""The trial: a sheet with rulers on both sides, which tell by how much a printer shifts the back of a page.

The lines of a front stand 0.9 mm apart, those of its back 1 mm: where two meet, the number beside them is the slip in
tenths of a millimetre, and what `--shift` wants.
"""

from typing import Any

from croupier.paper.sheets import Grid

FRONT, BACK = 0.9, 1.0
FROM_TOP, FROM_SIDE = 60.0, 45.0

Ruler = dict[str, Any]  # Any: as JSON


def rulers(grid: Grid, shift: tuple[float, float] | None) -> list[Ruler]:
    """The rulers of the front, or of the back with its shift in mm."""
    across, down = grid.wide / 2, grid.high / 2
    on_front = [
        *(("x", across, y) for y in (FROM_TOP, grid.high - FROM_TOP)),
        *(("y", x, down) for x in (FROM_SIDE, grid.wide - FROM_SIDE)),
    ]
    if shift is None:
        return [_ruler(along, x, y, FRONT, numbered=False, after=False) for along, x, y in on_front]
    mirrored = "y" if grid.upside_down else "x"
    found = []
    for along, x, y in on_front:
        behind_x, behind_y = (x, grid.high - y) if grid.upside_down else (grid.wide - x, y)
        after = along == mirrored  # so that the lines of both sides meet end to end
        found.append(_ruler(along, behind_x + shift[0], behind_y + shift[1], BACK, numbered=True, after=after))
    return found


def _ruler(along: str, x: float, y: float, step: float, *, numbered: bool, after: bool) -> Ruler:
    return {"along": along, "x": x, "y": y, "step": step, "numbered": numbered, "after": after}
