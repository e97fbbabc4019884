"""Ours beside other frameworks: `make bench-peers`.

Environments with observation and mask, then what lies in `benchmarks/<game>/peers`: the same rules written elsewhere.
"""

import sys
from importlib import import_module
from importlib.util import find_spec

from benchmarks import environments
from croupier import catalog

NEEDS = ("numpy", "pettingzoo", "pyspiel")


def main() -> int:
    """The environments; then every game for which somebody has written the same rules elsewhere."""
    lacking = [name for name in NEEDS if find_spec(name) is None]
    if lacking:
        print(f"Nothing is compared: {' and '.join(lacking)} cannot be imported. pip install -e .[peers] brings them.")
        return 0
    environments.main()
    for slug in catalog.names():
        if find_spec(f"benchmarks.{slug}") is not None and find_spec(f"benchmarks.{slug}.peers") is not None:
            import_module(f"benchmarks.{slug}.peers.__main__").main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
