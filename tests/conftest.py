"""What all tests share: the small games of the documentation can be imported by name."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "docs" / "designers" / "examples"))
