"""What mkdocs is told beside mkdocs.yml: pages that are written elsewhere, and that nothing is loaded from the net."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from nbconvert import MarkdownExporter

from tools.site.reference import pages

ROOT = Path(__file__).parents[2]

BORROWED = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "LICENSE": "licence.md",
}
"""Files of the project that are pages of the site too."""

MARK = ROOT / "src" / "croupier" / "server" / "web" / "static" / "favicon.svg"

NOTEBOOK, PAGE = ".ipynb", "-notebook.md"
"""How the file of a notebook ends, and its page: another may have the name without more."""

LINK = re.compile(r"\]\(((?:\.\./)*)([^)#:\s]+)(#[^)\s]*)?\)")
LOADED = re.compile(
    r"<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=[\"']?(?:https?:)?//[^\"'> ]*"
    r"|<link\b(?![^>]*rel=[\"']?canonical)[^>]*\bhref=[\"']?(?:https?:)?//[^\"'> ]*"
    r"|@import\s+(?:url\()?[\"']?(?:https?:)?//[^\"') ]*"
    r"|url\([\"']?(?:https?:)?//[^\"') ]*"
)


def on_files(files: Files, config: Any) -> Files:  # Any: mkdocs gives its configuration as a dictionary of all kinds
    """Add the pages that do not lie in docs/."""
    for name, page in BORROWED.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text if name.endswith(".md") else f"# Licence\n\n{text}"))
    files.append(File.generated(config, MARK.name, abs_src_path=str(MARK)))
    for page, text in pages():
        files.append(File.generated(config, page, content=text))
    for notebook in [file for file in files if file.src_uri.endswith(NOTEBOOK)]:
        files.remove(notebook)
        for page, content in as_page(Path(str(notebook.abs_src_path)), notebook.src_uri.removesuffix(NOTEBOOK)):
            files.append(File.generated(config, page, content=content))
    return files


def as_page(notebook: Path, name: str) -> Iterator[tuple[str, str | bytes]]:
    """The page of a notebook, as it was executed, and the pictures on it."""
    text, beside = MarkdownExporter().from_filename(str(notebook), {"output_files_dir": Path(name).name})
    yield f"{name}{PAGE}", text
    for picture, drawn in beside["outputs"].items():
        yield f"{Path(name).parent}/{picture}", drawn


def on_page_markdown(markdown: str, page: Any, **_others: Any) -> str:  # Any: as above
    """Turn links to files beside docs/ into links to their pages; sources have none and become plain words."""
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]  # it is a list of links itself
    at = page.file.src_uri
    depth = at.count("/")
    borrowed = at in BORROWED.values()

    def led(found: re.Match[str]) -> str:
        up, target, anchor = found[1].count("../"), found[2], found[3] or ""
        if target.endswith(NOTEBOOK):
            target = f"{target.removesuffix(NOTEBOOK)}{PAGE}"
        if borrowed and target.startswith("docs/"):
            return f"]({target.removeprefix('docs/')}{anchor})"
        if (borrowed and up == 0) or up > depth:
            if target in BORROWED:
                return f"]({'../' * depth}{BORROWED[target]}{anchor})"
            return f"](gone:{target})"
        return f"]({found[1]}{target}{anchor})"

    linked = LINK.sub(led, markdown)
    return re.sub(r"\[([^\]]*)\]\(gone:([^)]*)\)", r"\1 (`\2`)", linked)


def on_post_build(config: Any, **_others: Any) -> None:  # Any: as above
    """Fail if a page, a script or a style sheet loads something from elsewhere."""
    loaded = sorted(set(from_elsewhere(Path(config["site_dir"]))))
    if loaded:
        raise PluginError("The site must load nothing from the net:\n" + "\n".join(loaded))


def from_elsewhere(site: Path) -> Iterator[str]:
    """What pages and style sheets of a site load from other hosts, each with the page that does."""
    for file in site.rglob("*"):
        if file.suffix in {".html", ".css"}:
            for found in LOADED.findall(file.read_text(encoding="utf-8")):
                yield f"{file.relative_to(site)}: {found}"
