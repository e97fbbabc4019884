"""The same sources, compiled: `make fast` (docs/decisions/0022)."""
