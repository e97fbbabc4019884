"""Two wheels in dist/: one of pure Python, one with what `make fast` has compiled."""

import os
import subprocess
import sys
from pathlib import Path

from croupier import compiled

ROOT = Path(__file__).parents[2]


def wheel(kind: str) -> int:
    """Build one; the exit code is that of pip."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "dist", str(ROOT)]
    environment = {**os.environ, "CROUPIER_WHEEL": kind}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode  # noqa: S603  # ours


def main() -> int:
    """Build both, or say what is missing for the second."""
    code = wheel("pure")
    if code == 0 and compiled.groups:
        code = wheel("compiled")
    elif code == 0:
        print("Only the pure wheel was built: nothing is compiled, or sources have changed since. make fast compiles.")
    print(*sorted(str(path.relative_to(ROOT)) for path in (ROOT / "dist").glob("*.whl")), sep="\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
