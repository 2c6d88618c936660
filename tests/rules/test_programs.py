"""The code beside the library includes and compiles only what it may.

client/ calls the library as any program does, so it includes only public headers. oracle/ judges the kernels, so
it shares nothing with them. The installed program is made of tools/, client/ and oracle/, never of tests/. Each
source of these folders is compiled once, and every test in tests/ is built.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

PUBLIC = r"(acl|aclnn|aclnnop)/.*"
FACTS = r"common/(dtypes|products|words)\.h"  # made from spec/ and from the table of words
ALLOWED = {
    "client": f"client/.*|{PUBLIC}|{FACTS}",
    "generated/catalogue": f"client/(catalogue|figures|stubs)\\.h|{PUBLIC}",
    "oracle": rf"oracle/.*|client/(bits|random)\.h|{FACTS}",
    "generated/oracle": r"oracle/.*",
    # Text from outside is escaped alike by the library and the program, and what one records the other reads.
    "tools": rf"[^/]*|client/.*|oracle/.*|base/plain_text\.h|observe/(recording|seen|elements)\.h|{PUBLIC}|{FACTS}",
}
ONCE = ("client", "oracle", "generated/catalogue", "generated/oracle", "tests/suite")


def forbidden(folder: str, text: str) -> list[str]:
    """The headers that a file of a folder includes and should not."""
    found = re.findall(r'#include "([^"]+)"', text)
    return [name for name in found if not re.fullmatch(ALLOWED[folder], name)]


@pytest.mark.parametrize("folder", ALLOWED)
def test_includes(folder: str) -> None:
    files = [path for path in (ROOT / folder).iterdir() if path.suffix in (".c", ".h")]
    assert files
    found = {path.name: forbidden(folder, path.read_text()) for path in files}
    assert {name: names for name, names in found.items() if names} == {}


def test_a_forbidden_header_would_be_found() -> None:
    assert forbidden("client", '#include "client/call.h"\n#include "plan/plan.h"\n') == ["plan/plan.h"]
    assert forbidden("oracle", '#include "simd/simd.h"\n#include "base/half.h"') == ["simd/simd.h", "base/half.h"]
    assert forbidden("tools", '#include "suite.h"\n#include "tests/suite/suite.h"') == ["tests/suite/suite.h"]


# --- what is compiled --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled() -> list[tuple[str, str]]:
    """Source and object of each compilation of the build, relative to the root and to the build folder."""
    build = Path(os.environ.get("BUILD", ROOT / "build"))
    commands = json.loads((build / "compile_commands.json").read_text())
    objects = [re.search(r" -o (\S+)", one["command"]) for one in commands]
    sources = [os.path.relpath(one["file"], ROOT) for one in commands]
    return [(source, found[1]) for source, found in zip(sources, objects) if found]


def test_the_program_is_made_of_no_test(compiled: list[tuple[str, str]]) -> None:
    installed = [source for source, object_ in compiled if object_.split("/")[0] in ("tools", "client", "oracle")]
    assert len(installed) > 100
    assert [source for source in installed if source.startswith("tests/")] == []


def test_each_source_is_compiled_once(compiled: list[tuple[str, str]]) -> None:
    times = Counter(source for source, _ in compiled if os.path.dirname(source) in ONCE)
    assert len(times) > 200
    assert {source: count for source, count in times.items() if count > 1} == {}


def test_every_test_is_built(compiled: list[tuple[str, str]]) -> None:
    built = {source for source, _ in compiled}
    tests = {os.path.relpath(path, ROOT) for path in (ROOT / "tests").glob("*/*_test.c")}
    assert tests - built == set()


def test_the_map_has_every_folder() -> None:
    mapped = set(re.findall(r"^\| [^|]*\| `(\w+)/` \|", (ROOT / "tests" / "README.md").read_text(), re.M))
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and any(path.iterdir())}
    assert mapped == folders
