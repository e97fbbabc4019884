"""What the measurement of speed is told."""

import pytest

from benchmarks import compare


def test_a_game_that_is_not_there_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        compare.main(["whist"])
    assert left.value.code == 2
    assert "There is no game 'whist'; there is " in capsys.readouterr().err
