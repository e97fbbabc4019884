"""`croupier --version`: the version, what runs compiled, and the commit of the build."""

from importlib.resources import files

from croupier import __version__, compiled


def version() -> str:
    """Such as `croupier 0.9.0 (pure Python; commit 0123456789ab)`; a checkout knows no commit."""
    kind = f"compiled: {', '.join(compiled.groups)}" if compiled.groups else "pure Python"
    note = files("croupier") / "commit.txt"  # written by tools/build_hook.py
    build = [kind, f"commit {note.read_text(encoding='utf-8')}"] if note.is_file() else [kind]
    return f"croupier {__version__} ({'; '.join(build)})"
