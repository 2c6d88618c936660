"""Values for the catalogue: what an output is where the caller does not say, and a worked example of a call."""

from __future__ import annotations


from codegen.call.entry import Entry
from codegen.call.shape_checks import view_of
from codegen.emit.common import Values
from codegen.language.found_words import FOUND
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.operator import Example, Operator
from codegen.language.params import BITS, VERDICT, OutputParam


def output_values(op: Operator, entry: Entry, param: OutputParam) -> Values:
    """The rule for the shape and dtype of an output (ac_entry_output)."""
    op, goal = op.beside(param), op.goal_type(param)
    of = _shape_of(op, param)
    names = [_quoted(entry.spelled(name)) for name in of]
    part = op.space_part.part if op.space_part is not None and of == op.space_tensors else None
    use = part.cases[0][1] if part is not None and not param.parts else None
    halved = use is not None and INDEX_MAPS[use.word].halves
    return {
        "of": f"{{{', '.join(names if len(names) > 1 else [*names, 'NULL'])}}}",
        "channels": param.like is not None and view_of(op, param) == "channel",
        "each_channel": param.like is None and param.view == "channel",
        "part": use is not None and not halved,
        "whole": param.put is not None and param.over is None,
        "half": _axis(use.axis) if use is not None and halved else "",
        "room": f"AC_ROOM_{room.upper()}" if param.view == FOUND and (room := op.found_word(param.name).form.room) is not None else "",
        "row": param.view == "row" and param.like is None,
        "without": param.without is not None,
        "fills": param.empty is not None or op.total is not None or param.view == VERDICT or op.contraction is not None and op.contraction.shares != (),
        "first": _quoted(param.first) if param.first is not None else "",
        "rank": _quoted(param.ranks) if param.at is not None and param.ranks is not None else "",
        "keep": _quoted(param.keep_flag) if param.keep_flag is not None else "",
        "keeps": param.keeps,
        "type": goal if goal is not None else param.type,
    }


def _shape_of(op: Operator, param: OutputParam) -> tuple[str, ...]:
    """The inputs that an output has its shape from; of one that makes the space, those that are converted to it, but for
    single elements, which fit every shape, and bits, whose bytes have another."""
    if param.over is not None:
        return (param.over,)
    if param.name in op.space_tensors:
        return tuple(p.name for p in op.sources if p.view not in ("single", BITS))
    return (param.like,) if param.like is not None else op.space_tensors


def _quoted(name: str) -> str:
    return f'"{name}"'


def _axis(text: str) -> str:
    """An axis that is an argument, or its number."""
    return f"{{NULL, {text}}}" if text.lstrip("-").isdecimal() else f"{{{_quoted(text)}, 0}}"


def example_values(op: Operator, entry: Entry) -> list[Values]:
    """The values of the first example that a call of this entry point can have (ac_entry_value)."""
    example = next((e for e in op.examples if _plain(e) and _possible(op, entry, e)), None)
    if example is None:
        return []
    return [
        {
            "name": entry.spelled(param.name),
            "result": isinstance(param, OutputParam),
            "text": _text(example.values[param.name]),
        }
        for argument in entry.arguments
        for param in argument.roles
        if param.name in example.values
    ]


def _plain(example: Example) -> bool:
    """Whether all of its numbers are real, and each element of its results is written."""
    return all(not _holds(value, complex) and not _holds(value, str) for value in _lists(example))


def _lists(example: Example) -> list[object]:
    return [value for value in example.values.values() if isinstance(value, list)]


def _holds(value: object, kind: type) -> bool:
    return any(_holds(v, kind) for v in value) if isinstance(value, list) else isinstance(value, kind)


def _possible(op: Operator, entry: Entry, example: Example) -> bool:
    """In place the result has the shape of the tensor."""
    if entry.variant is None:
        return True
    return all(len({_shape(example.values[name]) for name in names}) == 1 for _, names in entry.variant.pairs)


def _shape(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        return ()
    return (len(value), *(_shape(value[0]) if value else ()))


def _text(value: object) -> str:
    """A value as JSON and Python both spell it, but for nan and inf."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_text, value))}]"
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
