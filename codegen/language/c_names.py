"""Which names of a spec would collide with names of C, C++ or the generated code.

Parameters appear in the prototypes of public headers, which are C and C++; parts and `let` names become
locals of kernels.
"""

from __future__ import annotations

import re

from codegen.language.expression import snake

LONGEST = 63  # significant characters of a C identifier (C17, 5.2.4.1)

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_C = frozenset(
    "auto bool break case char const continue default do double else enum extern false float for "
    "goto if inline int long register restrict return short signed sizeof static struct switch "
    "true typedef union unsigned void volatile while".split()
)
_CXX = frozenset(
    "alignas alignof and and_eq asm bitand bitor catch class co_await co_return co_yield compl concept "
    "consteval constexpr constinit const_cast decltype delete dynamic_cast explicit export final friend "
    "import module mutable namespace new noexcept not not_eq nullptr operator or or_eq override private "
    "protected public reinterpret_cast requires static_assert static_cast template this thread_local throw "
    "try typeid typename typeof using virtual wchar_t xor xor_eq".split()
)
_MACROS = frozenset("I assert complex errno i386 imaginary linux noreturn offsetof stderr stdin stdout unix".split())
_MACRO = re.compile(r"[A-Z][A-Z0-9_]+")
_OWN = re.compile(r"(?:acl|Acl|ACL|ac_|AC_)\w*")
_TYPE = re.compile(r"\w+_t")
_PROTOTYPE = frozenset(("executor", "workspaceSize"))
# SIMD words, tables of dtypes, suffixes of a tensor's locals, and keywords with an underscore appended.
_WORD = re.compile(r"v[fimu](?:8|16|32|64)\w*|dtypes_\w*|\w+_i|\w+_past|\w+_")
# Locals that generated functions have besides the parameters (generated/*_dispatch.c, *_validate.c).
_LOCAL = frozenset(
    "all_usual call_reduces entry_point first_kernel index_space kernel_attrs kernel_dtype kernel_mode kernel_tables lanes "
    "planned_call planned_counts row_forms scalar_dtype".split()
)


def is_name(name: str) -> bool:
    return _NAME.fullmatch(name) is not None


def taken(name: str, op: str = "") -> str | None:
    """Why a name cannot be used in an operator, as the rest of a sentence about it; None if it can."""
    c = snake(name)
    if len(name) > LONGEST:
        return f"has more than {LONGEST} characters"
    if c in _C:
        return f"would be the C keyword '{c}'"
    if c in _CXX:
        return f"would be the C++ keyword '{c}'"
    if name in _PROTOTYPE:
        return "is a parameter of every operator"
    if _OWN.fullmatch(name):
        return "begins as the names of the library do"
    if name in _MACROS or _MACRO.fullmatch(name):
        return "may be a macro of the C library"
    if _TYPE.fullmatch(name):
        return "ends as the types of C do"
    if c in _LOCAL or _WORD.fullmatch(c) or (op and c.startswith(f"{snake(op)}_")):
        return "is a name that the generated code uses itself"
    return None
