"""The installed ELF files have the properties that cmake/hardening.cmake promises.

HARDENED has the files, READELF the program that reads them, CC a compiler, and FORTIFIED is 0 if the build
has no optimiser or a sanitizer.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

FILES = [Path(path) for path in os.environ["HARDENED"].split(":")]
FORTIFIED = os.environ["FORTIFIED"] == "1"


def readelf(*options: str) -> str:
    command = [os.environ["READELF"], "--wide", *options]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def faults(path: Path, fortified: bool) -> set[str]:
    """The properties that a program or a shared library lacks."""
    segments = readelf("--program-headers", str(path))
    dynamic = readelf("--dynamic", str(path))
    imports = set(re.findall(r" UND (\w+)", readelf("--dyn-syms", str(path))))
    stack = re.search(r"^ +GNU_STACK.*", segments, re.MULTILINE)
    found = set()
    if "DYN" not in readelf("--file-header", str(path)):
        found.add("its addresses are fixed")
    if "GNU_RELRO" not in segments:
        found.add("the tables of the loader are writable")
    if not re.search(r"\(FLAGS.*(?:BIND_NOW|\bNOW\b)", dynamic):
        found.add("functions are bound at their first call, so their table stays writable")
    if "(TEXTREL)" in dynamic:
        found.add("the loader writes to code")
    if stack is None or "RWE" in segments:
        found.add("memory is both writable and code")
    if "__stack_chk_fail" not in imports:
        found.add("no function checks its stack")
    if fortified and not any(re.fullmatch(r"__\w+_chk", name) for name in imports):
        found.add("no copy knows the size of its destination")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_is_installed(path: Path) -> None:
    assert faults(path, FORTIFIED) == set()


# A copy into an array, which every flag affects.
SOFT = """
#include <string.h>
int main(int count, char **arguments)
{
    char text[64];
    strcpy(text, arguments[count - 1]);
    return text[3];
}
"""
ALL_SOFT = [
    "-O2", "-fno-stack-protector", "-U_FORTIFY_SOURCE", "-no-pie",
    "-Wl,-z,norelro", "-Wl,-z,lazy", "-Wl,-z,execstack",
]  # fmt: skip


def compiled(folder: Path, *options: str) -> Path:
    (folder / "soft.c").write_text(SOFT)
    program = folder / "soft"
    subprocess.run([os.environ["CC"], *options, str(folder / "soft.c"), "-o", str(program)], check=True)
    return program


def test_each_fault_would_be_found(tmp_path: Path) -> None:
    assert faults(compiled(tmp_path, *ALL_SOFT), fortified=True) == {
        "its addresses are fixed",
        "the tables of the loader are writable",
        "functions are bound at their first call, so their table stays writable",
        "memory is both writable and code",
        "no function checks its stack",
        "no copy knows the size of its destination",
    }
    hard = ["-O2", "-fPIE", "-pie", "-fstack-protector-strong", "-D_FORTIFY_SOURCE=2", "-Wl,-z,relro,-z,now"]
    assert faults(compiled(tmp_path, *hard), fortified=True) == set()
    soft = {"-Wl,-z,relro,-z,now": "-Wl,-z,relro,-z,lazy"}
    partly = [soft.get(option, option) for option in hard]
    assert faults(compiled(tmp_path, *partly), fortified=True) == {
        "functions are bound at their first call, so their table stays writable"
    }
