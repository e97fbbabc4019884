"""A match being played: choices, the rerun behind `ask`, replays, arranged positions."""
