"""`python -m benchmarks`: how fast the engine is."""

import sys

from benchmarks.speed import main

sys.exit(main())
