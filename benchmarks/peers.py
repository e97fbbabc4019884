"""Ours beside other frameworks: `make bench-peers` runs what lies in `benchmarks/<game>/peers`."""

import sys
from importlib import import_module
from importlib.util import find_spec

from croupier import catalog


def main() -> int:
    """Every game for which somebody has written the same rules elsewhere."""
    for slug in catalog.names():
        if find_spec(f"benchmarks.{slug}") is not None and find_spec(f"benchmarks.{slug}.peers") is not None:
            import_module(f"benchmarks.{slug}.peers.__main__").main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
