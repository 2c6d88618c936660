"""Makes the site: the pages that mkdocs.yml names and all that they link to, as HTML without a network.

    make.py BUILD OUT

The pages keep their places in the tree, so one link serves the repository, an installation and the site. The tutorials
are made of the examples: comments between declarations become text, and what BUILD/examples prints stands below. Exits
with 1, and a line for each, where a link leads nowhere.
"""

from __future__ import annotations

import html
import html.parser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import yaml  # type: ignore[import]

ROOT = Path(__file__).resolve().parents[2]
CONFIG = ROOT / "docs" / "site" / "mkdocs.yml"
TUTORIALS = "docs/guide/tutorials.md"
WRITTEN = ("docs/families.md",)  # by ./dev bench; the navigation leaves out what was not written yet
EXAMPLES = ("hello", "repeatable", "streams_events", "train", "demo")
SHOWN = 24  # lines of what an example prints
_FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
_BLOCK = re.compile(r"^/\*\n(.*?)^ \*/\n|^/\* (.*?) \*/\n", re.MULTILINE | re.DOTALL)


def nav_pages(nav: object) -> Iterator[str]:
    """The pages of a navigation, however deep."""
    if isinstance(nav, str):
        yield nav
    for item in nav if isinstance(nav, list) else nav.values() if isinstance(nav, dict) else ():
        yield from nav_pages(item)


def links_of(text: str) -> list[str]:
    """The targets of links and pictures in Markdown, those in code excepted."""
    plain = _CODE.sub("", _FENCE.sub("", text))
    return [one or other for one, other in _LINK.findall(plain)]


def local(link: str) -> str | None:
    """The path of a link within the site; None for another site, and for a place on the same page."""
    parts = urlsplit(link)
    return None if parts.scheme or parts.netloc or not parts.path else unquote(parts.path)


def tutorial(name: str, build: Path) -> str:
    """An example as text and code in turn, and what it prints."""
    source = (ROOT / "examples" / f"{name}.c").read_text("utf-8")
    head, *rest = _pieces(source)
    lines = [f"## {name}", "", head, "", f"The whole file is [examples/{name}.c](../../examples/{name}.c).", ""]
    for piece, code in zip(rest[::2], rest[1::2]):
        lines += [*([piece, ""] if piece else []), *(["```c", code.strip("\n"), "```", ""] if code.strip() else [])]
    program = build / "examples" / name
    if program.is_file():
        done = subprocess.run([program], capture_output=True, text=True, check=True, cwd=tempfile.gettempdir())
        printed = done.stdout.splitlines()
        cut = ["..."] if len(printed) > SHOWN else []
        lines += ["It prints:", "", "```text", *printed[:SHOWN], *cut, "```", ""]
    return "\n".join(lines)


def _pieces(source: str) -> list[str]:
    """The text at the head, then text and code in turn; code that no comment stands above has the text ""."""
    found: list[str] = []
    at = 0
    for match in _BLOCK.finditer(source):
        if found:
            found.append(source[at : match.start()])
        found.append(_prose(match[1] or match[2]))
        at = match.end()
        if len(found) == 1:
            found.append("")
    return [*found, source[at:]]


def _prose(comment: str) -> str:
    """The text of a comment; indented lines, such as a synopsis, become code."""
    lines = [line.removeprefix(" *").removeprefix(" ") for line in comment.splitlines()]
    out: list[str] = []
    for line in lines:
        indented = line.startswith("  ")
        was = bool(out) and out[-1].startswith("    ")
        out += [""] if indented != was and out and out[-1] and line else []
        out.append(f"    {line.strip()}" if indented else line.strip())
    return "\n".join(out).strip("\n")


def collect(folder: Path, build: Path) -> list[str]:
    """Copies the pages and all that they link to; returns links that lead nowhere."""
    config = yaml.safe_load(settings())
    texts = {TUTORIALS: "\n".join(["# Tutorials", "", "The examples, step by step.", "", *(tutorial(e, build) for e in EXAMPLES)])}
    left, done, broken = list(nav_pages(config["nav"])), set[str](), []
    while left:
        page = left.pop()
        if page in done:
            continue
        done.add(page)
        target, source = folder / page, ROOT / page
        target.parent.mkdir(parents=True, exist_ok=True)
        if not page.endswith(".md"):
            shutil.copyfile(source, target)
            continue
        text = texts[page] if page in texts else source.read_text("utf-8")
        target.write_text(text, "utf-8")
        for link in links_of(text):
            path = local(link)
            if path is None:
                continue
            near = os.path.normpath(os.path.join(os.path.dirname(page), path))
            if near in texts or (ROOT / near).is_file():
                left.append(near)
            else:
                broken.append(f"{page}: {link} leads nowhere")
    return broken


class _Page(html.parser.HTMLParser):
    """The links of a page, and the places on it that links may lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.links.append(value)
            elif name in ("id", "name") and value is not None:
                self.places.add(value)


def check(site: Path) -> list[str]:
    """The links of the finished site that lead nowhere: to no file, or to no place on a page."""
    pages: dict[Path, _Page] = {}
    for path in sorted(site.rglob("*.html")):
        pages[path] = _Page()
        pages[path].feed(path.read_text("utf-8"))
    broken = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link == "" or path.name == "404.html":
                continue
            target = path if not parts.path else Path(os.path.normpath(path.parent / unquote(parts.path)))
            lost = not target.exists() or (target in pages and unquote(parts.fragment) not in pages[target].places)
            if lost and parts.fragment != "":
                broken.append(f"{path.relative_to(site)}: {link} leads to no place on a page")
            elif lost:
                broken.append(f"{path.relative_to(site)}: {link} leads nowhere")
    return broken


def settings() -> str:
    """mkdocs.yml, without the lines of pages that were not written yet."""
    missing = tuple(f": {page}\n" for page in WRITTEN if not (ROOT / page).is_file())
    lines = CONFIG.read_text("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.endswith(missing))


def configuration(pages: Path, out: Path) -> str:
    """mkdocs.yml with the folders of this run."""
    text = settings().replace("theme:\n", f"theme:\n  custom_dir: {CONFIG.parent / 'theme'}\n", 1)
    return text + f"docs_dir: {pages}\nsite_dir: {out}\n"


def titles_write(site: Path) -> None:
    """The titles of all pages, for the field that finds them."""
    found = []
    for path in sorted(site.rglob("*.html")):
        title = re.search(r"<title>(.*?)</title>", path.read_text("utf-8"), re.DOTALL)
        if title is not None and path.name != "404.html":
            found.append([html.unescape(title[1]).removesuffix(" - aclnn-cpu"), path.relative_to(site).as_posix()])
    (site / "titles.js").write_text(f"const titles = {json.dumps(found)};\n", "utf-8")


def main() -> int:
    build, out = (Path(argument).resolve() for argument in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        pages, config = Path(folder) / "pages", Path(folder) / "mkdocs.yml"
        broken = collect(pages, build)
        config.write_text(configuration(pages, out), "utf-8")
        if not broken:
            command = ["/usr/bin/mkdocs", "build", "--quiet", "--clean", "--config-file", str(config)]
            done = subprocess.run(command, check=False, capture_output=True, text=True)
            if done.returncode != 0:
                print(done.stdout + done.stderr, end="", file=sys.stderr)
                return 1
            titles_write(out)
            broken = check(out)
    for line in broken:
        print(line, file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
