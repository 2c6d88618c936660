"""The keys of a spec and the words they accept: one table for the parser, the editors' schema and the tests.

A `Form` is a JSON schema of a value; the definitions that `ref` names are in emit/schema.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from codegen.language.found_words import FOUND, LINES, LISTED
from codegen.language.params import ALIGNED, ALIKE, BITS, HIGHEST, IN_BLOCKS, INDICES, LAID_READ, LAID_WRITTEN, MADE, VERDICT

Form = Mapping[str, object]

VIEWS = ("same", "broadcast", "channel", "single", "row", BITS, LISTED, LINES, ALIKE)
STRING = "char *"
ALONE = "alone"  # a list of one tensor
C_AXIS = ("int64_t", "aclScalar")
C_INTEGER, C_INTEGERS = ("int64_t", "uint64_t", "int", "bool"), ("aclIntArray",)
C_ABSENT = ("aclTensor", "aclIntArray", "bool", "double")
C_PRESENT = ("bool", "double")
C_IGNORED = ("int64_t", "double", "bool", "aclIntArray")  # of what means nothing and is no tensor
C_SCALARS = ("double", "float", "int64_t", "bool")
C_MODES = (STRING, "int64_t", "int8_t", "int32_t", "int", "bool")
COMPUTED_IN = ("f64", "pairs")
_OPERATOR = "^[A-Z][A-Za-z0-9]*$"


@dataclass(frozen=True)
class Key:
    """What a key says (for editors), the form of its value, and whether it has to be there."""

    about: str
    form: Form
    needed: bool = False


def ref(name: str) -> Form:
    return {"$ref": f"#/$defs/{name}"}


def _only(key: str, value: Form, about: str) -> Form:
    """A mapping with one key."""
    return {
        "description": about, "type": "object", "additionalProperties": False, "required": [key],
        "properties": {key: value},
    }  # fmt: skip


def _named(value: Form, **limits: object) -> Form:
    """A mapping from names to values."""
    return {"type": "object", **limits, "propertyNames": ref("name"), "additionalProperties": value}


_RULE = {
    "description": "A type computed from types above it; with_scalar also takes scalars, by the names of their parameters; float a case of the modes, or an output.",
    "type": "string",
    "pattern": r"^((promote|widen|with_scalar)\s*\(\s*\w+(\s*,\s*\w+)+|(bool|part|complex)\s*\(\s*\w+|float\s*\(\s*\w+(\s*,\s*\w+(\s+is\s+\w+)?)?|single\s*\(\s*\w+(\s*,\s*\w+)?)\s*\)$",
}
_WHEN = r"^(otherwise|\w+ is -?\w+( and \w+ is -?\w+)*)$"
_CASES = {
    "description": "MODE is LABEL, several of these joined by 'and', or otherwise. The first case that holds is used.",
    "type": "object",
    "minProperties": 1,
    "propertyNames": {"pattern": _WHEN},
    "additionalProperties": ref("expression"),
}
_INPLACE = {
    "type": "object",
    "minProperties": 1,
    "maxProperties": 6,
    "properties": {
        "header": {"description": "Its public header, unless it is the operator's own.", "type": "string", "pattern": r"^aclnn_\w+\.h$"},
        "alone": {"description": "The vendor has the in-place form alone; own: by the operator's name.", "enum": [True, "own"]},
        "const": {"description": "The vendor declares the tensor const, although the call writes it.", "const": True},
        "types": {
            "description": "Type variables that have other rows in the in-place form.",
            "type": "object",
            "additionalProperties": ref("rows"),
        },
    },
    "additionalProperties": {"type": "array", "items": ref("name"), "minItems": 2, "maxItems": 2},
}
_AXES = {"type": "array", "items": {"type": "string", "pattern": r"^(\.\.\.|([A-Za-z]\w*\*)*[A-Za-z]\w*(\?|\.\.\.)?)$"}}
_INFINITE = {"enum": ["inf", "-inf"]}
_LABELS = {"type": ["string", "boolean", "integer"]}
_CHOICES = (
    {"type": "array", "minItems": 1, "uniqueItems": True, "items": _LABELS},
    {"type": "object", "minProperties": 1, "additionalProperties": _LABELS},
)

_ROWS = {
    "without": {"oneOf": [ref("name"), {"enum": [0, -1]}]},
    "keep": {
        "description": "The flag under which these axes stay with the extent 1, or true: they always do; any: the tensor says.",
        "oneOf": [ref("name"), {"const": True}],
    },
    "single": {"description": "All shapes of one element are alike.", "const": True},
    "empty": {"description": "What its elements are if the space is empty; without this key, it is not written then.", "enum": [0, 1, "nan", "-inf"]},
    "at": {
        "description": "Of sorted lines: the rank of its element, an integer that counts from 1; middle, the lower one in the middle, or the "
        "first nan; middle_number, the lower one in the middle of those that are no nan.",
        "allOf": [ref("name")],
    },
}

_WITHOUT: dict[str, object] = {
    **_only(
        "without", {"oneOf": [ref("name"), {"const": -1}]},
        "One element for each row along the axes that formulas reduce: a parameter, 0, the first axis, -1, the last one, all, channel, or inner.",
    ), "properties": _ROWS,
}  # fmt: skip
_REDUCED: dict[str, object] = {
    **_only(
        "reduced", ref("name"),
        "An element for each point where this mode is none; otherwise one, which is nan where it is the mean of no points, and 0 where it is their sum.",
    ), "properties": {"reduced": ref("name"), "single": _ROWS["single"]},
}  # fmt: skip
_OF_ALL_ROWS: dict[str, object] = {
    "description": "Beside classes: an element for each row where this mode is none; otherwise one, the mean or the sum of those of all rows.",
    "type": "object", "required": ["without", "reduced"], "additionalProperties": False, "properties": {"without": _ROWS["without"], "reduced": ref("name")},
}  # fmt: skip
_ROW_READ: dict[str, object] = {**_WITHOUT, "properties": {"without": _ROWS["without"], "keep": {"description": "These axes stay with the extent 1.", "const": True}}}

_OF_CLASS: dict[str, object] = {
    **_only("of_class", ref("name"), "The element that the class of a row has, which this input names; 0 where that names none."),
    "properties": {"of_class": ref("name"), "alone": {"description": "It has an element for each class, and no rows.", "const": True}},
}

_HIGHEST: Form = {"const": HIGHEST}
_IN_ROWS: Form = {**ref("name"), "description": "The integer that says in how many rows the bytes lie."}
_BITS_READ = _only(BITS, _HIGHEST, "A bit for each point, the highest of a byte first; a byte for each 8 points.")
_BITS_WRITTEN: dict[str, object] = {**_BITS_READ, "properties": {
    BITS: _HIGHEST,
    "rows": _IN_ROWS,
    "behind": {"description": "What bits are that are no point's, instead of 0.", "const": 1},
}}  # fmt: skip

_ARGUMENT = r"\s*\w+\s*"
_ALONG: dict[str, object] = {
    "type": "string", "pattern": rf"^{ALIGNED}\({_ARGUMENT}(,{_ARGUMENT},{_ARGUMENT})?\)$",
    "description": "The index along axes of the space from one on that an argument names; how many; and whether that is so.",
}  # fmt: skip


def _list(words: Mapping[str, tuple[str, ...]], about: str) -> Key:
    forms = (rf"{word}\({','.join([_ARGUMENT] * len(takes))}\)" for word, takes in words.items())
    alone = (ALONE, INDICES) if words is LAID_READ else ()
    return Key(about, {"type": "string", "pattern": f"^({'|'.join((*forms, *alone))})$"})


_DOC = Key("What the parameter is, in a few words.", {"type": "string", "minLength": 1})
_VIEW = Key("Which element belongs to a point; `same` is the default.", ref("view"))
_VIEWS = Key(
    "Parts of the tensor, which formulas name instead of it: two halves, or one part by another map. Each is a map, or a "
    "map for each case of the modes. An input whose `view` is `broadcast` broadcasts to the one that makes the space, and is cut "
    "as that is.", ref("views"),
)  # fmt: skip

_BOUND: dict[str, object] = {"anyOf": [
    {"enum": ["exact", "rounded", "sum", "contraction"]}, {"type": "string", "pattern": r"^\d+(\.\d+)? ulp$"},
]}  # fmt: skip

# The keys of a parameter, by its role, which is its first key.
_ROLES: Mapping[str, Mapping[str, Key]] = MappingProxyType({
    "in": {
        "in": Key("A type with rows.", ref("name"), True),
        "default": Key(
            "Allows a null pointer, which stands for this number at every point; an infinity is the end of an integer dtype.",
            {"oneOf": [{"type": "integer", "minimum": -99, "maximum": 99}, _INFINITE]},
        ),
        "view": Key(_VIEW.about, {"oneOf": [
            ref("view"),
            _ROW_READ,
            _ALONG,
            _only("class", ref("name"), "The classes of rows, by their numbers; this integer is no class. Formulas see 1 where a point is of the class of its row, and else 0."),
            _OF_CLASS,
            _BITS_READ,
            _only("reduced", ref("name"), "Beside classes: an element for each row where this mode is none, otherwise one."),
        ]}),
        "views": _VIEWS,
        "list": _list(LAID_READ, "It is a list of tensors, which formulas see as one: joined along an axis, or stacked along a new one; spread are broadcast, too; the one tensor of a list, alone; or indices along the first axes of another input, which a map is given."),
        "rank": Key("The only rank allowed, for what makes the space; the highest one, for a factor of a contraction.", {"type": "integer", "minimum": 1, "maximum": 8}),
        "wraps": Key(
            "Of indices that a view is given: negative ones count from the end, always or where a flag is true.",
            {"oneOf": [{"const": True}, {"type": "string"}]},
        ),
        "blocks": Key("Its matrices may lie in blocks, in the format FRACTAL_NZ, or have to.", {"enum": [*IN_BLOCKS]}),
        "const": Key("The vendor declares it without const.", {"const": False}),
    },
    "out": {
        "out": Key(
            "A type; cast(T) for a result of type T that is converted to the caller's dtype; truth(T) for a condition on "
            "values of type T; position(T) for a position among values of type T; convert(T) for an input of type T that becomes any dtype.",
            {"type": "string", "pattern": r"^(\w+|(cast|truth|position|convert)\(\s*\w+\s*\))$"}, True,
        ),
        "to": Key(
            "With a cast: the type whose rows list the caller's dtypes, the input whose dtype it has, or the parameter that "
            "names it.", ref("name"),
        ),
        "rank": Key("The only rank allowed, of an output that makes the space; 1 of a verdict that has an axis.", {"type": "integer", "minimum": 1, "maximum": 8}),
        "narrow": Key("Of a position that a word finds: the flag under which it is an i32, and otherwise an i64.", ref("name")),
        "truncate": Key("Integers are computed in f32; integer results are truncated towards zero.", {"const": True}),
        "real": Key("If the caller's dtype is real, a complex result becomes its real part.", {"const": True}),
        "view": Key(_VIEW.about, {"oneOf": [
            ref("view"),
            {"const": FOUND, "description": "Its shape is that of what is found among all elements."},
            {"const": VERDICT, "description": "One element for all points: all(...) or any(...) of a condition."},
            _only("like", ref("name"), "The shape and view of an input; the formula then has sum(...) outermost."),
            _WITHOUT,
            _REDUCED,
            _BITS_WRITTEN,
            _OF_ALL_ROWS,
            _only("first", ref("name"), "The first elements of sorted lines, as many as this integer says."),
            {
                "description": "A view for each case of the modes: same where formulas do not reduce, and rows where they do.",
                "type": "object",
                "minProperties": 2,
                "propertyNames": {"pattern": _WHEN},
                "additionalProperties": {"oneOf": [{"const": "same"}, _WITHOUT]},
            },
        ]}),
        "views": _VIEWS,
        "default": Key("Allows a null pointer: an output of an operator that reduces along an axis is not written then.", {"const": "none"}),
        "list": _list(
            LAID_WRITTEN, "It is a list of tensors, the pieces of the result along an axis: all of one extent but the last, or of "
            "extents that a list has.",
        ),
        "put": Key(
            "The map by which points fall on its elements: what a view does on an input, backwards.",
            {"type": "string", "pattern": r"^\w+\(.*\)$"},
        ),
        "over": Key("With `put`: the input that the output begins as; without this key it begins as zeros.", ref("name")),
        "zeros": Key("With `put` and `over`: it has the shape of that input, and begins as zeros.", {"const": True}),
        "empty": Key(
            "With `put` and `over`: the same input, which the output becomes where an input is empty; without this key, it is "
            "not written then.", ref("name"),
        ),
        "blocks": Key("Its matrices come to lie in blocks, in place: its format becomes FRACTAL_NZ.", {"const": MADE}),
        "const": Key("The vendor declares it const, although the call writes it.", {"const": True}),
    },
    "dtype": {"dtype": Key("An aclDataType: the type, with rows, one of whose dtypes it names.", ref("name"), True)},
    "scalar": {
        "scalar": Key(
            "The type whose compute type the scalar is converted to; cast(T) if its dtype has to convert to T.",
            {"type": "string", "pattern": r"^(\w+|cast\(\s*\w+\s*\))$"}, True,
        ),
        "allowed": Key("The dtypes that the aclScalar may have; every real one by default.", ref("dtypes")),
        "default": Key(
            "The number that a null pointer stands for; an infinity is the end of an integer dtype.",
            {"oneOf": [{"type": "number"}, _INFINITE]},
        ),
        "usual": Key(
            "The value that it nearly always has; specialised kernels are generated for it.",
            {"type": "number", "multipleOf": 0.25, "exclusiveMinimum": -100, "exclusiveMaximum": 100},
        ),
        "converted": Key("Preconditions see what it is converted to.", {"const": True}),
        "complex": Key("The aclScalar may be complex, too, and formulas are of complex numbers then.", {"const": True}),
        "c": Key("A plain C scalar instead of an aclScalar.", {"enum": [*C_SCALARS]}),
        "const": Key("The vendor declares the pointer without const.", {"const": False}),
    },
    "axis": {
        "axis": Key("The input whose axes it counts, from the end if negative.", ref("name"), True),
        "filled": Key("The axis has elements.", {"const": True}),
        "flat": Key("Of runs: the number that stands for all elements in their order.", {"type": "integer", "minimum": 9}),
        "c": Key("The C type: a plain integer, or an aclScalar of one.", {"enum": [*C_AXIS]}),
    },
    "extents": {
        "extents": Key("The input whose last axes have the extents that an aclIntArray lists, one at least.", ref("name"), True),
    },
    "extent": {
        "extent": Key("The input of which an int64_t repeats an extent.", ref("name"), True),
        "along": Key("The axis, counted from the front.", {"type": "integer", "minimum": 0, "maximum": 7}),
        "from": Key("In place of an axis: the product of the extents from this axis on.", {"type": "integer", "minimum": 0, "maximum": 7}),
        "filled": Key("It is not 0.", {"const": True}),
    },
    "groups": {
        "groups": Key("The input whose channels, along axis 1, are in so many groups.", ref("name"), True),
    },
    "axes": {
        "axes": Key("The input of which an aclIntArray lists axes, each once, counted from the end if negative.", ref("name"), True),
        "empty": Key("An empty list names all axes.", {"const": "all"}),
        "unless": Key("The flag under which an empty list names none.", ref("name")),
        "filled": Key("The axes that are named have elements.", {"const": True}),
        "repeats": Key("An axis may be named more than once.", {"const": True}),
    },
    "integer": {
        "integer": Key("A plain integer, an argument of views.", {"enum": [*C_INTEGER]}, True),
        "counts": Key("Axes of products in a chain, of which there are so many: n*g.", {"type": "string"}),
        "zero": Key("The integer that a 0 stands for.", ref("name")),
    },
    "integers": {
        "integers": Key("A list of integers, an argument of views.", {"enum": [*C_INTEGERS]}, True),
        "length": Key("Of a list that means nothing to what is computed: how many values it has.", {"type": "integer", "minimum": 1, "maximum": 9}),
    },
    "mode": {
        "mode": Key("The choices: a list of labels, or a mapping from C values to labels.", {"oneOf": [*_CHOICES]}, True),
        "default": Key("Allows a null string, which stands for this label.", {"type": "string"}),
        "c": Key("The C type; char * by default.", {"enum": [*C_MODES]}),
        "hint": Key("It only says how precise a result has to be at least, and changes nothing.", {"const": True}),
        "writes": Key(
            "Of a flag, or a number whose 0 is none: the outputs that are written where it is true, or not 0. They have default: none.",
            {"type": "array", "minItems": 1, "uniqueItems": True, "items": ref("name")},
        ),
    },
    "flags": {
        "flags": Key(
            "The outputs for each of which an aclBoolArray has a flag: whether it is written. They have default: none.",
            {"type": "array", "minItems": 1, "uniqueItems": True, "items": ref("name")}, True,
        ),
    },
    "rows": {
        "rows": Key(
            "A list of i64 counts, or null. Their sum is the number of rows, along the axes before this one, that are "
            "computed; null: all rows.",
            ref("name"), True,
        ),
        "beyond": Key("What happens to the other rows of outputs: they are kept, or set to 0.", {"enum": ["keep", 0]}, True),
        "within": Key("The second phase refuses counts that add up to more rows than the tensor has.", {"const": True}),
        "empty": Key(
            "The products on which the list of counts may be empty; without this key, all products.",
            {"type": "array", "items": {"type": "string"}},
        ),
    },
    "ignored": {
        "ignored": Key(
            "How a tensor is declared that the operator neither reads nor writes; or the C type of a number that means nothing.",
            {"enum": ["in", "out", *C_IGNORED]}, True,
        ),
        "default": Key("Allows a null pointer.", {"const": "none"}),
    },
    "absent": {
        "absent": Key("What must be null, false or 0: the C type of an argument of which nothing else is carried.", {"enum": [*C_ABSENT]}, True),
    },
    "present": {
        "present": Key("A flag that must be true, or a number that must be 1, because what it would do otherwise is not carried: its C type.", {"enum": [*C_PRESENT]}, True),
    },
})  # fmt: skip
KEYS_OF_ROLE: Mapping[str, Mapping[str, Key]] = MappingProxyType(
    {role: MappingProxyType({**keys, "doc": _DOC}) for role, keys in _ROLES.items()}
)

OF_SPEC: Mapping[str, Key] = MappingProxyType({
    "op": Key(
        "The operator's name as in its public function, without 'aclnn'. The file has the same name in snake_case.",
        {"type": "string", "pattern": _OPERATOR}, True,
    ),
    "header": Key(
        "The public header, unless it is aclnn_<op in snake_case>.h.",
        {"type": "string", "pattern": r"^aclnn_\w+\.h$"},
    ),
    "forward": Key("The operator whose gradient this one is.", {"type": "string", "pattern": _OPERATOR}),
    "late": Key("The status of checks that fail after those of dtypes, unless it is 161002.", {"enum": [561002]}),
    "compute": Key(
        "What f32 and 16-bit results are computed in, if it is not f32: f64, or pairs of f64.", {"enum": [*COMPUTED_IN]}
    ),
    "params": Key(
        "The arguments of the public function, in the order of its prototype.",
        _named({"oneOf": [ref(f"role_{role}") for role in KEYS_OF_ROLE]}, minProperties=2), True,
    ),
    "types": Key(
        "Type variables: a list of dtypes for each product, or a rule. A product without a row lacks the operator. A key "
        "may name several variables with equal rows, separated by commas.",
        {
            "type": "object", "minProperties": 1,
            "propertyNames": {"pattern": r"^[A-Za-z][A-Za-z0-9_]*(\s*,\s*[A-Za-z][A-Za-z0-9_]*)*$"},
            "additionalProperties": {"oneOf": [ref("rows"), _RULE]},
        }, True,
    ),
    "space": Key(
        "The index space: the shape of an input or of a part of one, of an output that one is converted to, the broadcast of "
        "two to four inputs, the matrix of two vectors, or axes that the formula names; or for each output, or part of one, the "
        "input or the part that makes its space.",
        {"oneOf": [
            {"type": "string", "pattern": r"^(\w+|broadcast\(\s*\w+(\s*,\s*\w+){1,3}\s*\)|outer\(\s*\w+\s*,\s*\w+\s*\))$"},
            _AXES, {"type": "object", "minProperties": 2, "additionalProperties": {"oneOf": [_AXES, {"type": "string", "pattern": r"^\w+$"}]}},
        ]}, True,
    ),
    "let": Key("Named parts of formulas. A part may use those above it.", _named(ref("expression"))),
    "formula": Key(
        "The value of each output, or of each part of one, at a point: an expression, or one for each choice of the modes. Of the "
        "only output it may stand alone.",
        {"oneOf": [ref("expression"), _CASES, _named({"oneOf": [ref("expression"), _CASES]}, minProperties=1)]}, True,
    ),
    "either": Key(
        "Parameters that may be null, of which one at least is not.", {"type": "array", "minItems": 2, "items": ref("name")},
    ),
    "require": Key(
        "Preconditions on scalars and flags, or on the shape of an input: rank(x), count(x), extent(x, -1).",
        {"type": "array", "items": ref("expression")},
    ),
    "inplace": Key("The in-place form: its parameter, and the input and the output that it stands for.", _INPLACE),
    "accuracy": Key(
        "The error bound of each output, or of each part of one. Of the only output it may stand alone.",
        {"oneOf": [_BOUND, _named(_BOUND, minProperties=1)]}, True,
    ),
    "examples": Key(
        "Calls worked by hand: a value for every parameter that is not null. Inputs are numbers that every dtype holds "
        "exactly.",
        {"type": "array", "minItems": 1, "items": _named(ref("value"))}, True,
    ),
    "notes": Key(
        "What would surprise a reader of the vendor's documentation.",
        {"type": "array", "items": {"type": "string", "minLength": 1}},
    ),
})  # fmt: skip

KEYS = tuple(OF_SPEC)
NEEDED = tuple(name for name, key in OF_SPEC.items() if key.needed)
OF_ROLE: Mapping[str, tuple[str, ...]] = MappingProxyType({role: tuple(keys) for role, keys in KEYS_OF_ROLE.items()})
ROLES = tuple(OF_ROLE)
