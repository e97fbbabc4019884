"""Files: all of them are written, or none."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory


def write_all(folder: Path, bodies: Mapping[str, bytes]) -> None:
    """Put these files into a folder, by their names in it; it is made if need be, and older files are replaced.

    What cannot be written is an `OSError` before any file is there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".croupier-", dir=folder) as made:
        for name, body in bodies.items():
            file = Path(made) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(body)
        for name in bodies:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (Path(made) / name).replace(folder / name)
