"""Values for the stubs: functions that link and return 561003, their headers, and the tool's table."""

from __future__ import annotations

from collections.abc import Iterable

from codegen.call.stubs import Padding, Stub
from codegen.emit.catalogue import field, quoted
from codegen.emit.common import Values, banner, includes
from codegen.emit.headers import second_phase_of
from codegen.text.layout import statement

_ORIGIN = "spec/stubs.yaml"


def first_phase(stub: Stub, words: str = "", end: str = "") -> list[str]:
    """The prototype of the first phase, or of the only function; its heading without `end`."""
    return statement(f"{words}{_prototype(stub)}{end}", declares=True)


def _prototype(stub: Stub) -> str:
    if stub.plain:
        return f"aclnnStatus {stub.name}({', '.join(stub.params)})"
    results = ["uint64_t *workspaceSize", "aclOpExecutor **executor"]
    return f"aclnnStatus {stub.name}GetWorkspaceSize({', '.join([*stub.params, *results])})"


def declarations(stubs: Iterable[Stub]) -> list[Values]:
    """The declarations of stubs in a header."""
    visible = "ACL_FUNC_VISIBILITY "
    return [
        {
            "name": stub.name,
            "known": stub.known,
            "refuses": "it" if stub.plain else "the first phase",
            "counts": stub.pads is not None,
            "first": first_phase(stub, visible, ";"),
            "second": [] if stub.plain else second_phase_of(stub.name, visible, ";"),
        }
        for stub in stubs
    ]


def stub_header_values(header: str, stubs: Iterable[Stub]) -> Values:
    """For include/aclnnop/<header> if none of its operators is implemented."""
    return {
        "banner": banner(_ORIGIN),
        "guard": f"ACLNNOP_{header.upper().replace('.', '_')}",
        "stubs": declarations(s for s in stubs if s.header == header),
    }


def stubs_values(stubs: tuple[Stub, ...]) -> Values:
    """For stubs/stubs.c."""
    stubs = tuple(s for s in stubs if s.known)
    headers = {f"aclnnop/{s.header}" for s in stubs}
    headers |= {"check/padded.h" for s in stubs if s.pads is not None}
    return {
        "banner": banner(_ORIGIN, ["", "The entry points that no spec implements."]),
        "includes": includes(*headers, "check/stub.h"),
        "stubs": [
            {
                "name": stub.name,
                "first": first_phase(stub),
                "second": [] if stub.plain else second_phase_of(stub.name),
                "refuse": statement(_refusal(stub), 4) if stub.pads is None else _count(stub, stub.pads),
            }
            for stub in stubs
        ],
    }


def _count(stub: Stub, pads: Padding) -> list[str]:
    """The statements of a function that counts elements."""
    shape, *dtype, count = (param.rpartition(" ")[2].removeprefix("*") for param in stub.params)
    fields = [f".rows = {pads.rows}", f".columns = {pads.columns}", f".short_columns = {pads.short_columns}", *([".filled = true"] if pads.filled else [])]
    given = [quoted(stub.name), shape, quoted(shape), "&padding", *(dtype or ["ACL_DT_UNDEFINED"]), count, quoted(count)]
    return ["    static const ac_padding padding = {", *(f"        {text}," for text in fields), "    };", "", *statement(f"return ac_padded_count({', '.join(given)});", 4)]


def _refusal(stub: Stub) -> str:
    if not stub.why:
        return f"return ac_stub_refuse({quoted(stub.name)});"
    return f"return ac_stub_refuse_because({quoted(stub.name)}, {quoted(stub.why)});"


def table_values(stubs: tuple[Stub, ...]) -> Values:
    """For catalogue/stubs.c."""
    return {
        "banner": banner(_ORIGIN, ["", "The list of all stubs."]),
        "stubs": [
            [
                *field(".name = ", stub.name, 8),
                *field(".header = ", f"aclnnop/{stub.header}", 8),
                *field(".prototype = ", _prototype(stub), 8),
                *(field(".why = ", stub.why, 8) if stub.why else ()),
            ]
            for stub in stubs
            if stub.known and stub.pads is None
        ],
    }
