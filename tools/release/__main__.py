"""Build a release, try it in an empty environment on every Python that can be had, and stop before publishing.

    python -m tools.release [--pythons 3.11 3.12] [--dirty]

In dist/ lie afterwards the sdist, the pure wheel, what the wheel brings with it (CycloneDX) and the checksums of all.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tarfile
import tomllib
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier import __version__
from tools.release.pythons import VERSIONS, Missing, run, the_python
from tools.release.trial import Failed, environment, try_out

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"


def changes() -> str:
    """What differs from the commit; empty if nothing does."""
    return run("git", "-C", str(ROOT), "status", "--porcelain")


def homeless() -> bool:
    """Whether the links of the project still lead nowhere, so that nothing may be published."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    return any(".example" in url for url in urls.values())


def missing(archive: Path) -> list[str]:
    """The files that git knows and an sdist has not."""
    with tarfile.open(archive) as tar:
        packed = {name.partition("/")[2] for name in tar.getnames()}
    return sorted({*run("git", "-C", str(ROOT), "ls-files").splitlines()} - packed)


def build() -> list[Path]:
    """The sdist, and the wheel that is made of it; the tools for publishing have looked at both. Raises `Failed`."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT))
    built = sorted(DIST.iterdir())
    for archive in built:
        if archive.suffix == ".gz" and (lacking := missing(archive)):
            raise Failed(f"The sdist lacks {', '.join(lacking)}.")
    run(sys.executable, "-m", "twine", "check", "--strict", *map(str, built))
    return built


def bill_of_materials(python: Path) -> Path:
    """What is installed where the wheel is, as CycloneDX tells it."""
    bill = DIST / f"croupier-{__version__}.cdx.json"
    program = Path(sys.executable).with_name("cyclonedx-py")
    options = ["--mc-type", "application", "--output-reproducible", "--of", "JSON", "--output-file", str(bill)]
    run(str(program), "environment", "--pyproject", str(ROOT / "pyproject.toml"), *options, str(python))
    told = json.loads(bill.read_text(encoding="utf-8"))
    told["metadata"]["component"]["version"] = __version__  # pyproject.toml leaves it to the package
    bill.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return bill


def checksums(folder: Path) -> Path:
    """The SHA-256 of every file there, as `sha256sum --check` reads it."""
    listed = folder / "SHA256SUMS"
    listed.unlink(missing_ok=True)
    lines = [f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(folder.iterdir())]
    listed.write_text("".join(lines), encoding="utf-8")
    return listed


def on_all_pythons(wheel: Path, versions: list[str]) -> list[str]:
    """Try the wheel on each; gives back the versions that it played on, and leaves the bill of the first."""
    played: list[str] = []
    for version in versions:
        with TemporaryDirectory() as folder:
            try:
                python = environment(the_python(version), Path(folder), wheel)
            except Missing as missing:
                print(f"Python {version}: not to be had here ({missing}).", flush=True)
                continue
            print(f"Python {version}: {try_out(python, wheel)}", flush=True)
            if not played:
                bill_of_materials(python)
            played.append(version)
    return played


def main() -> int:
    """Build, try, write down, and say what is left to do."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pythons", nargs="+", default=VERSIONS, metavar="VERSION")
    parser.add_argument("--dirty", action="store_true", help="build although files differ from the commit: for a try")
    arguments = parser.parse_args()
    if not arguments.dirty and (differing := changes()):
        print(f"These files differ from the commit, and would be part of the release:\n{differing}")
        return 2
    try:
        print(f"Building croupier {__version__}.", flush=True)
        wheel = next(path for path in build() if path.suffix == ".whl")
        played = on_all_pythons(wheel, arguments.pythons)
    except subprocess.CalledProcessError as error:
        print(f"{error}\n{error.stdout or ''}{error.stderr or ''}")
        return 1
    except Failed as failed:
        print(f"Not good enough for a release: {failed}")
        return 1
    if not played:
        print("There is no Python here to try the wheel on.")
        return 1
    checksums(DIST)
    print(*sorted(str(path.relative_to(ROOT)) for path in DIST.iterdir()), sep="\n")
    print(f"Tried on Python {', '.join(played)}. Nothing is published: docs/contributors/releasing.md says how.")
    if homeless():
        print("Not to be published yet: [project.urls] in pyproject.toml lead nowhere.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
