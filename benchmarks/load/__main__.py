"""`python -m benchmarks.load`: how many tables a server holds."""

import sys

from benchmarks.load.rows import main

sys.exit(main())
