"""A run that is killed in the middle, in a process of its own."""

import signal
import subprocess
import sys


def killed(source: str, lines: int) -> int:
    """Run this source until it has said so many lines, and kill it; the number of its process."""
    with subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(lines):
            assert process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    return process.pid
