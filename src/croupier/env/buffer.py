"""What observations and masks are written into."""

from typing import Any, Protocol


class Buffer(Protocol):
    """A row of numbers of a caller: a NumPy array or an `array` of the type that is written, or a list."""

    def __setitem__(self, where: slice, numbers: Any, /) -> None: ...  # Any: an array, as each buffer takes it
