"""Specs of hostile size, and things that are no spec files: too long to be written down in bad/."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

GOOD = Path(__file__).parent / "bad" / "good"
DIGITS = "1" + "0" * 5000


def edited(base: str, *edits: tuple[str, str]) -> str:
    text = (GOOD / f"{base}.yaml").read_text()
    for old, new in edits:
        assert text.count(old) == 1, (base, old)
        text = text.replace(old, new)
    return text


def _labels(count: int) -> str:
    return ", ".join(f"l{i}" for i in range(count))


def _modes(count: int) -> str:
    return "".join(f"  m{i}: {{mode: [{_labels(60)}]}}\n" for i in range(count))


def _chain(term: str, count: int) -> str:
    """Parts of which each uses the one above it."""
    return "let:\n" + "".join(f"  l{i}: {term.format(f'l{i - 1}' if i else 'self')}\n" for i in range(count))


def _inputs(count: int) -> str:
    return "".join(f"  i{i}: {{in: T}}\n" for i in range(count))


def _outputs(count: int) -> str:
    return "".join(f"  o{i}: {{out: T}}\n" for i in range(count))


def _scalars(count: int) -> str:
    return "".join(f"  s{i}: {{scalar: T}}\n" for i in range(count))


# Base, edits, and the end of the first message.
SIZES: dict[str, tuple[str, list[tuple[str, str]], str]] = {
    "number": ("halved", [("* 0.5", f"* {DIGITS}")], "the number has more than 100 digits [formula-syntax]"),
    "fraction": ("halved", [("* 0.5", f"* 0.{DIGITS}")], "the number has more than 100 digits [formula-syntax]"),
    "exponent": ("halved", [("* 0.5", f"* 1e{DIGITS}")], "the number has more than 100 digits [formula-syntax]"),
    "example": ("halved", [("[2]", f"[{DIGITS}]")], "' is not a number [example-value]"),
    "infinite_example": ("halved", [("[2]", "[1e999]")], "'1e999' is not a number [example-value]"),
    "default": ("scaled", [("{scalar: T}", f"{{scalar: T, default: {DIGITS}}}")], "the default of 'slope' [default]"),
    "usual": ("scaled", [("{scalar: T}", f"{{scalar: T, usual: {DIGITS}}}")], "the usual value of 'slope' [usual]"),
    "rank": ("halved", [("{in: T}", f"{{in: T, rank: {DIGITS}}}")], "the rank of 'self' [rank]"),
    "accuracy": ("halved", [("1 ulp", f"{DIGITS} ulp")], "ulp' [accuracy]"),
    "late": ("halved", [("space: self", f"space: self\nlate: {DIGITS}")], "of a late refusal [late]"),
    "label": ("formed", [("[none, tanh]", f"[none, tanh, {'x' * 70000}]")], "of a mode in C type char * [mode]"),
    "labels": (
        "formed", [("[none, tanh]", f"[none, tanh, {_labels(3000)}]")], "has 3,002 values, more than 64 [mode]",
    ),
    "modes": ("formed", [("  form:", f"{_modes(6)}  form:")], "combinations of modes, more than 256 [too-many]"),
    "name": ("scaled", [("  slope:", f"  {'s' * 64}:")], "has more than 63 characters [bad-name]"),
    "type": ("scaled", [("  T:\n", f"  {'T' * 64}:\n")], "there is no type 'T' [unknown-type]"),
    "inputs": ("scaled", [("  slope:", f"{_inputs(6)}  slope:")], "7 inputs, more than 6 [too-many]"),
    "outputs": ("scaled", [("  slope:", f"{_outputs(6)}  slope:")], "7 outputs, more than 6 [too-many]"),
    "scalars": ("scaled", [("  slope:", f"{_scalars(20)}  slope:")], "21 scalars, more than 16 [too-many]"),
    "params": ("scaled", [("  slope:", f"{_scalars(60)}  slope:")], "63 parameters, more than 47 [too-many]"),
    "parts": ("halved", [("formula:", f"{_chain('{} + 1', 2000)}formula:")], "2,000 parts under 'let', more than 64"
              " [too-many]"),
    "doubled": ("halved", [("formula:", f"{_chain('{0} * {0}', 60)}formula:")], "this has 255 words and names, 8 inside"
                " one another [too-large]"),
    "deep": ("halved", [("self * 0.5", "tanh(" * 30 + "self" + ")" * 30)], "31 words and names, 31 inside one another"
             " [too-large]"),
    "note": ("halved", [("space: self", f"notes:\n  - {'word ' * 500}\nspace: self")], "the text has 2,499 characters,"
             " more than 2,000 [long-text]"),
}  # fmt: skip


def text_of(name: str) -> str:
    base, edits, _ = SIZES[name]
    return edited(base, *edits)


# Other things in the place of a spec, and the end of the message about each.
FILES: dict[str, tuple[Callable[[Path], object], str]] = {
    "folder": (lambda path: path.mkdir(), "this is a folder [file]"),
    "pipe": (os.mkfifo, "this is a pipe or a device [file]"),
    "device": (lambda path: path.symlink_to("/dev/zero"), "this is a pipe or a device [file]"),
    "dangling": (lambda path: path.symlink_to("none.yaml"), "the file cannot be read: No such file or directory [file]"),
    "loop": (
        lambda path: path.symlink_to(path.name), "the file cannot be read: Too many levels of symbolic links [file]",
    ),
    "large": (lambda path: path.write_bytes(b"#" * (1 << 20) + b"\n"), "the file is larger than 1,048,576 bytes [file]"),
}  # fmt: skip
