"""Measuring programs: `python -m benchmarks` (speed), and modules that run by themselves, such as `load` (servers)."""
