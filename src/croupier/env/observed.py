"""What a seat is handed at each step: what it sees and the mask of what it is offered, as arrays of NumPy.

On its own, because every step of every environment runs through it: it is compiled where the program is.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.engine import Match
from croupier.env.observation import Look
from croupier.env.running import Running
from croupier.env.setting import Setting

Observed = dict[str, Any]
"""`observation`: 32-bit floats by the layout of the game; `action_mask`: signed bytes, 1 for what is offered.

Factored, the mask is a tuple: for each factor which of its values occur in something that is offered.
"""
FLOAT, FLAG, BYTE = np.dtype(np.float32), np.dtype(np.int8), np.dtype(np.uint8)
"""Types that NumPy would look up each time."""


def observed(setting: Setting, match: Running | Match, seat: int, offered: Sequence[int], more: int = 0) -> Observed:
    """What a seat sees, with the mask of what is offered to it; `more` actions beyond the game's."""
    numbers, beside = setting.layout.numbers(match, seat)
    row = np.array(numbers, FLOAT)
    for place, number in beside.items():
        row[place] = number
    if not setting.factored:
        mask = np.zeros(setting.actions.size + more, FLAG)
        for action in offered:
            mask[action] = 1
        return {"observation": row, "action_mask": mask}
    masks = tuple(np.zeros(values, FLAG) for values in setting.actions.shape)
    for action in offered:
        for one, factor in zip(masks, setting.actions.factors_of(action), strict=True):
            one[factor] = 1
    return {"observation": row, "action_mask": masks}


def write_all(looks: Sequence[Look], rows: NDArray[np.float32]) -> None:
    """Write what several seats see, each into its row: bytes become floats for all of them at once."""
    size = rows.shape[1]
    told = [numbers if isinstance(numbers, bytearray) else bytes(size) for numbers, _ in looks]
    rows[:] = np.frombuffer(b"".join(told), BYTE).reshape(rows.shape)
    for at, (numbers, beside) in enumerate(looks):
        if not isinstance(numbers, bytearray):
            rows[at] = numbers
        for place, number in beside.items():
            rows[at, place] = number
