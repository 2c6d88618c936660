"""The command: specs to generated C and documentation, and to test vectors."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

try:
    from codegen.build import examples_judged, ranges_judged, texts, vector_texts
    from codegen.cache import Store
    from codegen.call.stubs import load_stubs
    from codegen.emit.measured import load_measured
    from codegen.explain import explain, find, unknown
    from codegen.language.diagnostic import Refused
    from codegen.load import Judges, load
    from codegen.writer import Blocked, compare, write
except ModuleNotFoundError as missing:
    if missing.name not in ("gmpy2", "jinja2", "mpmath", "yaml"):
        raise
    sys.exit(f"{sys.executable} has no module {missing.name}; /usr/bin/python3 has it with the package python3-{missing.name}, which ./dev installs")

_ROOT = Path(__file__).resolve().parent.parent
_ABOUT = """\
Reads every spec and brings the generated files up to date: headers, validation, dispatch, kernels,
catalogue and documentation. A file is written only if its text changes, and deleted if no
spec asks for it any more. If any spec has a mistake, all mistakes are shown and nothing is written.
"""
_STATUS = """\
exit status: 0 done, or nothing to do; 1 a spec has a mistake, --check found a difference, or a file
cannot be written; 2 the command line is wrong.
"""


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python3 -m codegen",
        description=_ABOUT,
        epilog=_STATUS,
        formatter_class=partial(argparse.RawDescriptionHelpFormatter, width=100),
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--check",
        action="store_true",
        help="write nothing; show what differs and fail if anything does",
    )
    what.add_argument(
        "--explain",
        metavar="OP",
        help="show how one operator is understood: tree, model, formula, kernels",
    )
    what.add_argument(
        "--list-outputs",
        action="store_true",
        help="write nothing; print the path of each generated file",
    )
    what.add_argument(
        "--vectors",
        metavar="DIR",
        type=Path,
        help="bring the test vectors in this folder up to date instead, a file for each operator",
    )
    parser.add_argument(
        "--spec", metavar="DIR", type=Path, default=_ROOT / "spec", help="the specs (default: spec)"
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        default=_ROOT / "generated",
        help="the generated files (default: generated)",
    )
    parser.add_argument(
        "--store",
        metavar="DIR",
        type=Path,
        default=_ROOT / "build" / "codegen",
        help="what earlier runs made, to be used again (default: build/codegen)",
    )
    parser.add_argument(
        "--fresh", action="store_true", help="make everything anew, without looking into the store"
    )
    args = parser.parse_args(argv)
    if not args.spec.is_dir():
        parser.error(f"--spec: there is no folder '{args.spec}'")
    if args.out.exists() and not args.out.is_dir():
        parser.error(f"--out: '{args.out}' is not a folder")
    return args


def main(argv: list[str] | None = None) -> int:
    args = _arguments(argv)
    try:
        return _run(args)
    except Blocked as blocked:
        print(blocked, file=sys.stderr)
    except OSError as error:
        where = f"{error.filename}: " if error.filename is not None else ""
        print(f"python3 -m codegen: {where}{error.strerror}", file=sys.stderr)
    return 1


def _run(args: argparse.Namespace) -> int:
    store = Store(None if args.fresh else args.store)
    try:
        facts, operators = load(args.spec, Judges(partial(examples_judged, store=store), partial(ranges_judged, store=store)))
        stubs = load_stubs(args.spec, facts, operators)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    if args.explain is not None:
        op = find(args.explain, operators)
        if op is None:
            print(f"python3 -m codegen: {unknown(args.explain, operators)}", file=sys.stderr)
            return 2
        print(explain(op, facts, args.spec), end="")
        return 0
    if args.vectors is not None:
        write(vector_texts(facts, operators, store), args.vectors)
        return 0
    measured = load_measured(_ROOT / "tests" / "accuracy")
    files = texts(facts, operators, stubs, measured, _ROOT / "templates", store)
    if args.list_outputs:
        print("\n".join(files))
        return 0
    if args.check:
        drifts = compare(files, args.out)
        for drift in drifts:
            print(drift.render(), file=sys.stderr)
        if drifts:
            print("run python3 -m codegen and commit what it writes", file=sys.stderr)
        return 1 if drifts else 0
    for line in write(files, args.out):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
