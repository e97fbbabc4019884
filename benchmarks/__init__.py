"""Measuring programs: `python -m benchmarks` (speed), `python benchmarks/strength.py` (bots)."""
