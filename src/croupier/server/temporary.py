"""Folders for files that are needed for a while."""

from tempfile import TemporaryDirectory

from croupier.server.errors import NoTemporaryFolder


def temporary_folder(purpose: str) -> TemporaryDirectory[str]:
    """A folder of one's own where the system keeps such, deleted after the block. Raises `NoTemporaryFolder`."""
    try:
        return TemporaryDirectory(prefix=f"croupier-{purpose}-")
    except OSError as error:
        raise NoTemporaryFolder(
            f"No folder for temporary files can be written ({error.strerror}). "
            "Name one that can in the environment variable TMPDIR, such as /dev/shm."
        ) from error
