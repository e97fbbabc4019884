"""The blocks of Confluence: those all games have, and `stream [cx cy]`, the ground of the stream of the card."""

from collections.abc import Iterator
from pathlib import Path

from art.confluence.streams import stream
from art.svg import block
from art.svg.block import Block, Place


class StreamBlock(Block):
    """A picture of Confluence being cut."""

    def __init__(self, name: str, ground: str) -> None:
        """An untouched block of the stream `ground`."""
        super().__init__(name)
        self._ground = ground

    def _line(self, line: str, rest: Iterator[str], place: Place | None, scale: float) -> str:
        words = line.split()
        if words[0] == "stream":
            return stream(self._ground, *(float(v) for v in words[1:]))
        return super()._line(line, rest, place, scale)


def cut_block(path: Path) -> str:
    """The drawing in the block file `path`, whose folder names the stream, as SVG elements."""
    return block.cut_block(path, lambda name: StreamBlock(name, path.parent.name))
