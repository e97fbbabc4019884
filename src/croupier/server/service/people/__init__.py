"""People: who sits where, under which name, comes and goes, and what they say and take back."""
