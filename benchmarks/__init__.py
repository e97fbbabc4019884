"""Measuring programs: `python -m benchmarks` (speed), `python -m benchmarks.strength` (bots)."""
