"""A match being played: choices, the script behind `ask`, replays, arranged positions."""
