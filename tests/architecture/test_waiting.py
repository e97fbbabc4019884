"""A test waits for what it needs, not for a time: on a busy machine no time is long enough."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
FOR_A_TIME = re.compile(r"\b(sleep|wait_for_timeout)\(")


def test_no_test_waits_for_a_time() -> None:
    paths = sorted(TESTS.rglob("*.py"))
    assert len(paths) > 80
    wrong = [str(path.relative_to(TESTS)) for path in paths if FOR_A_TIME.search(path.read_text(encoding="utf-8"))]
    assert not wrong, f"these tests wait for a time: {', '.join(wrong)}"
