"""The spaces of Gymnasium: observations with the mask of actions, and actions of which a sample is legal."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from croupier.env.setting import Setting

Offered = Callable[[], Sequence[int]]
"""The numbers of the actions that are offered now."""


def observation_space(setting: Setting, more: int = 0) -> spaces.Dict:
    """What one seat observes; `more` actions beyond the game's."""
    entries = setting.layout.entries
    low = np.array([-np.inf if entry.least is None else entry.least for entry in entries], np.float32)
    high = np.array([np.inf if entry.most is None else entry.most for entry in entries], np.float32)
    shape = setting.actions.shape if setting.factored else None
    masks: spaces.Space[Any] = (
        spaces.Box(0, 1, (setting.actions.size + more,), np.int8)
        if shape is None
        else spaces.Tuple([spaces.Box(0, 1, (values,), np.int8) for values in shape])
    )
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": masks})


class Numbers(spaces.Discrete):
    """The numbers of actions. A sample without a mask is one of those that are offered now, if any are."""

    def __init__(self, size: int, offered: Offered) -> None:
        super().__init__(size)
        self._offered = offered

    def sample(self, mask: Any = None, probability: Any = None) -> Any:  # Any: Gymnasium's
        """An action: of those in the mask, else of those that are offered now."""
        if mask is None and probability is None and (offered := self._offered()):
            return np.int64(offered[int(self.np_random.integers(len(offered)))])
        return super().sample(mask, probability)


class Factors(spaces.MultiDiscrete):
    """Rows of factors. A sample without a mask is one of those that are offered now, if any are."""

    def __init__(self, setting: Setting, offered: Offered) -> None:
        super().__init__(list(setting.actions.shape))
        self._setting, self._offered = setting, offered

    def sample(self, mask: Any = None, probability: Any = None) -> Any:  # Any: Gymnasium's
        """A row: by its masks, which say nothing of what goes together; else of those that are offered now."""
        if mask is None and probability is None and (offered := self._offered()):
            number = offered[int(self.np_random.integers(len(offered)))]
            return np.array(self._setting.actions.factors_of(number), self.dtype)
        return super().sample(mask, probability)


def action_space(setting: Setting, offered: Offered, more: int = 0) -> spaces.Space[Any]:  # Any: numbers or rows
    """What one seat can do, `more` actions beyond the game's."""
    return Factors(setting, offered) if setting.factored else Numbers(setting.actions.size + more, offered)
