"""The errors: what they say, they say in another process as well."""

import copy
import pickle
from collections.abc import Iterator

import pytest

import croupier.server.errors  # noqa: F401  # its errors are held to the same
from croupier.engine.errors import BadSetup, CroupierError, IllegalChoice, MatchOver, ReplayMismatch, traced
from croupier.extras import NotInstalled

WITH_FIELDS = [
    BadSetup("message", "1.2"),
    IllegalChoice("message", seat=1, choice="play", expected=["pass"], rule="6.4"),
    MatchOver("message", 2, "pass"),
    ReplayMismatch("message", at=3, expected=[0, 0, "pass"], got=None),
    NotInstalled("package", "extra"),
]


def classes(cls: type[CroupierError] = CroupierError) -> Iterator[type[CroupierError]]:
    yield cls
    for sub in cls.__subclasses__():
        yield from classes(sub)


def plain() -> Iterator[CroupierError]:
    fields = {type(error) for error in WITH_FIELDS}
    return (cls("message") for cls in sorted(set(classes()) - fields, key=str))


@pytest.mark.parametrize("error", [*WITH_FIELDS, *plain()], ids=lambda error: type(error).__name__)
def test_an_error_arrives_in_another_process_with_its_fields(error: CroupierError) -> None:
    """One that does not ends a `ProcessPoolExecutor` with all its tasks."""
    for copied in (*(pickle.loads(pickle.dumps(error, way)) for way in range(6)), copy.deepcopy(error)):
        assert type(copied) is type(error)
        assert (str(copied), copied.args, vars(copied)) == (str(error), (str(error),), vars(error))
        assert str(error) == "message" or (isinstance(copied, NotInstalled) and copied.name == "package")


@pytest.mark.parametrize(
    ("error", "says"),
    [(ValueError("no wolf."), "ValueError: no wolf"), (NotImplementedError(), "NotImplementedError")],
)
def test_what_has_been_raised_is_told_inside_of_a_sentence(error: Exception, says: str) -> None:
    assert traced(error) == says
