"""Checks of the shapes in worked examples: each must be a call that the operator accepts."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from codegen.language.contracted_shapes import (
    IMPLYING, NotContracted, band_mode, chained_extents, contracted, counted_in, group_shapes, joined_extents,
)  # fmt: skip
from codegen.language.contraction import Contraction
from codegen.language.diagnostic import Report
from codegen.language.found_words import COLUMNS, FIRSTS, FOUND, LINE, LINES, LISTED, NUMBERED, ROWS, FoundWord, found_word
from codegen.language.index_maps import INDEX_MAPS, NoPart, Value, axis_in
from codegen.language.lists import aligned_values, extents_of, pieces_of, positions, whole_in
from codegen.language.operator import Example, Operator
from codegen.language.params import ALIKE, BITS, CLASS, LAID_WRITTEN, OF_CLASS, REDUCED, VERDICT, Classed, ExtentsParam, InputParam, MapUse, OutputParam, Param, TensorParam, bytes_of
from codegen.language.parse_examples import shape
from codegen.language.reductions import NONE
from codegen.language.shapes import aligned, broadcast, class_axis, first_along, of_rows, rows_in
from codegen.language.tree import Document

Shape = tuple[int, ...]
HIGHEST_RANK = 8


def check_examples(op: Operator, document: Document, report: Report) -> None:
    if not op.examples:
        report.error("missing-key", "the spec has no example", document.key("examples"))
    for index, example in enumerate(op.examples):
        for seen in op.by_space:
            _Example(seen, example, index, document, report).check()


class _Example:
    def __init__(
        self, op: Operator, example: Example, index: int, document: Document, report: Report
    ) -> None:
        self.op = op
        self.example = example
        self.index = index
        self.document = document
        self.report = report

    def check(self) -> None:
        tensors = [p for p in self.op.tensors if p.name in self.example.values]
        if self.op.listed is not None and not self._listed(self.op.listed):
            return
        if self.op.index_list is not None and not self._listed(self.op.index_list):
            return
        for param in tensors:
            rank = len(self.shape(param.name))
            if rank > HIGHEST_RANK:
                message = f"'{param.name}' has more than {HIGHEST_RANK} dimensions"
                self.error(param, message)
                return
            if self.op.contraction is None and isinstance(param, TensorParam) and param.rank not in (None, rank):
                self.error(param, f"'{param.name}' has the rank {rank}, and it should have {param.rank}")
                return
        if self.op.contraction is not None:
            self._contracted(self.op.contraction, tensors)
            return
        names = self.op.space_tensors
        space = self.shape(names[0])
        if self.op.space_part is not None:
            part = self._part(self.op.space_part, space)
            if part is None:
                return
            space = part
        if self.op.space.outer:
            flat = next((name for name in names if len(self.shape(name)) != 1), None)
            if flat is not None:
                self.error(self.op.param(flat), f"'{flat}' has the shape {_text(self.shape(flat))}, and it should have one axis")
                return
            space = tuple(self.shape(name)[0] for name in names)
        for name in names[1:] if not self.op.space.outer else ():
            if name not in self.example.values:
                continue  # a null pointer
            both = broadcast(space, self.shape(name))
            if both is None:
                what = f"{_text(self.shape(name))} does not broadcast with {_text(space)}"
                self.error(self.op.param(name), what)
                return
            space = both
        if self.op.scattered is not None and not self._put(self.op.scattered, space):
            return
        if not self._extents() or not self._groups(space):
            return
        self._class_numbers()
        for param in (p for p in tensors if p not in (*self.op.indices, *self.op.bases, self.op.scattered)):
            if param.name not in names or isinstance(param, OutputParam):
                self._view(param, space)

    def _extents(self) -> bool:
        """Whether arguments that repeat extents do so."""
        for param in self.op.extents:
            wanted, given = param.within(self.shape(param.of)), self.example.values[param.name]
            if given != wanted:
                self.error(param, f"'{param.name}' is {given}, and the extent is {wanted}")
                return False
            if param.filled and given == 0:
                self.error(param, f"'{param.name}' is 0, which the extent that it repeats must not be")
                return False
        return True

    def _groups(self, space: Shape) -> bool:
        """Whether the channels of the space are so many groups, if any."""
        groups = self.op.row_groups
        if groups is None:
            return True
        count = int(str(self.example.values[groups.name]))
        fits = len(space) > 1 and count > 0 and space[1] % count == 0
        if not fits:
            self.error(groups, f"'{groups.name}' is {count}, and {_text(space)} has no channels in so many groups")
        return fits

    def _listed(self, param: TensorParam) -> bool:
        """Whether the tensors of a list are one tensor, and pieces of the extents that the example gives."""
        assert param.laid is not None
        try:
            whole = shape(whole_in(self.op, self.example, param.name))
        except NoPart as why:
            self.error(param, f"'{param.name}' {why}")
            return False
        if param.laid.indexes:
            return True
        members, axis = self.example.values[param.name], param.laid.axis_in(self.example.values)
        if param.laid.word not in LAID_WRITTEN or not isinstance(members, list):
            return True
        found = extents_of(members, axis)
        wanted = pieces_of(whole[axis_in(whole, axis)], self.example.values[param.laid.args[1]])
        if found != wanted:
            self.error(param, f"'{param.name}' has pieces of the extents {found}, and they should be {wanted}")
        return found == wanted

    def _contracted(self, c: Contraction, tensors: list[TensorParam]) -> None:
        """The factors have the same axes where they share one, and all else has the axes of the space."""
        try:
            space = self._joined(tensors) if c.summed else contracted(c, self.shape(c.left.name), self.shape(c.right.name))
            weighed = self._weighed(c)
        except NotContracted as why:
            self.error(self.op.param(c.right.name), str(why))
            return
        for param in tensors:
            seen = {c.added, c.drop.name if c.drop is not None else None, *(name for name, _ in c.shaped)}
            named = c.summed and param.name in seen and param.view == "same"  # it is seen to
            if c.solved is not None and param.name == c.solved.kept:
                self._view(param, (*space[:-1], space[-2]))
            elif any(share.output == param.name for share in c.shares):
                self._share(param, c, space)
            elif param.name not in {*weighed, *(factor.name for factor in c.factors)} and not named:
                self._view(param, space)

    def _share(self, param: TensorParam, c: Contraction, space: Shape) -> None:
        """An output that is a contraction of its own has the shape of an input, or of axes of the space in front of a run."""
        like = self.shape(param.like) if param.like is not None else tuple(space[c.space.index(axis)] for axis in self.op.axes_of(param))
        if self.shape(param.name) != like:
            self.error(param, f"'{param.name}' has the shape {_text(self.shape(param.name))}, and it should have {_text(like)}")

    def _weighed(self, c: Contraction) -> list[str]:
        """The tensors that weigh a factor, which have an element for each column and group. Raises NotContracted."""
        found = [name.name for name in (c.weights.names if c.weights is not None else ()) if name.name in self.example.values]
        for name in found:
            assert c.weights is not None
            shapes = group_shapes(c, self.shape(c.right.name), int(str(self.example.values[c.weights.size])))
            if self.shape(name) not in shapes:
                raise NotContracted(f"'{name}' has the shape {_text(self.shape(name))}, and it should have {_text(shapes[0])}")
        return found

    def _joined(self, tensors: list[TensorParam]) -> Shape:
        """The space where summed axes are joined; a tensor that is added has the extent of its axis. Raises NotContracted."""
        modes = {mode.name: str(self.example.values.get(mode.name, mode.values[0][0])) for mode in self.op.modes}
        c = self.op.contraction_in(modes)
        if c.chain is not None:
            rows = {name for name, _ in c.shaped}
            there = (p for p in tensors if (isinstance(p, InputParam) or p.name in rows) and p.name in self.example.values)
            counted = counted_in(self.op.counting, self.example.values)
            return chained_extents(c, {p.name: self.shape(p.name) for p in there}, counted, band_mode(c, self.op.modes, modes) in IMPLYING).space
        values = {name: self.example.values[name] for name in c.given}
        given: dict[str, Value] = {name: value if isinstance(value, tuple) else int(str(value)) for name, value in values.items()}
        space = joined_extents(c, {n.name: self.shape(n.name) for n in (c.left, c.right)}, given).space
        for param in tensors:
            axes = self.op.axes_in(c, param)
            if param.name == c.added and axes != c.space and self.shape(param.name) != (space[c.space.index(axes[0])],):
                raise NotContracted(f"'{param.name}' has the shape {_text(self.shape(param.name))}, and the result {_text(space)}")
        return space

    def _part(self, operand: InputParam, whole: Shape) -> Shape | None:
        """The space: the shape of a part; None after an error."""
        assert operand.part is not None and operand.whole is not None
        modes = {mode.name: str(self.example.values.get(mode.name, mode.values[0][0])) for mode in self.op.modes}
        return self._map(self.op.param(operand.whole), operand.part.use(modes), whole)

    def _map(self, param: Param, use: MapUse, whole: Shape) -> Shape | None:
        """The shape of a part; None after an error."""
        given = self.example.values | {p.name: positions(p, self.example.values) for p in self.op.indices}
        if self.op.paned is not None and self.op.scattered is not None:
            given |= use.extents(self.op.space.of[0], self.shape(self.op.space.of[0]))
        args = [given[arg] if arg.isidentifier() else int(arg) for arg in use.args]
        try:
            return tuple(INDEX_MAPS[use.word].shape(whole, *args))
        except NoPart as why:
            self.error(param, f"{_text(whole)} {why}")
            return None

    def _put(self, out: OutputParam, space: Shape) -> bool:
        """Whether points fall on the elements of an output, which has the shape of what it begins as."""
        assert out.put is not None
        own = self.shape(out.name)
        if out.over is not None and self.shape(out.over) != own:
            self.error(out, f"'{out.name}' has the shape {_text(own)}, and '{out.over}' has {_text(self.shape(out.over))}")
            return False
        part = self._map(out, out.put, own)
        if out.put.word == "gathered" and part is not None and len(part) == len(space) and all(n <= m for n, m in zip(part, space)):
            return True  # not all of its points are read
        if out.put.word == "picked" and part is not None and broadcast(space, part) == part:
            return True
        if part is not None and part != space:
            self.error(out, f"'{out.name}' has the shape {_text(own)}, which as {out.put.text()} is {_text(part)}, and the space has {_text(space)}")
        return part == space

    def _of_rows(self, axis: str, space: Shape, kept: bool) -> Shape:
        """The shape of a tensor that lacks axes, which formulas should reduce along."""
        given = dict(self.example.values)
        if isinstance(self.op.row_shape, InputParam):
            given[self.op.row_shape.name] = self.shape(self.op.row_shape.name)
        return of_rows(self.op, axis, given, self.example.values, space, kept)

    def _keeps(self, param: TensorParam) -> bool:
        return param.keeps or param.keep is not None and self.example.values.get(param.keep) == "true"

    def shape(self, name: str) -> Shape:
        return shape(whole_in(self.op, self.example, name))

    def error(self, param: Param, message: str) -> None:
        place = self.document.span("examples", self.index, param.name)
        self.report.error("example-shape", f"in this example {message}", place)

    def _row(self, param: TensorParam, own: Shape, space: Shape) -> None:
        """A tensor with the extents of the last axes."""
        made = self.op.row_shape
        wanted = self.example.values[made.name] if isinstance(made, ExtentsParam) else space[len(space) - len(own) :]
        if own != wanted or bool(own) != bool(space):
            self.error(param, f"'{param.name}' has the shape {_text(own)}, and the last axes of {_text(space)} have another")

    def _found(self, param: TensorParam, own: Shape, space: Shape) -> None:
        """A result has no more elements than there are points, each alone or with its indices."""
        expr = next((case.expr for f in self.op.formulas if f.output == param.name for case in f.cases), None)
        word = found_word(expr) if expr is not None else None
        room = word.form.room if word is not None else LINE
        if word is not None and word.form.runs:
            self._runs(param, word, own, space)
            return
        fits = {LINE: len(own) == 1, ROWS: own[1:] == (len(space),), COLUMNS: own[:1] == (len(space),) and len(own) == 2}
        if not fits[room or LINE] or own[room == COLUMNS] > prod(space):
            self.error(param, f"'{param.name}' has the shape {_text(own)}, which is not found among {_text(space)}")

    def _runs(self, param: TensorParam, word: FoundWord, own: Shape, space: Shape) -> None:
        """There are no more runs than elements, or slices along an axis."""
        axis = self.op.run_axis(self.example.values, len(space))
        named = self.op.found_axis
        if named is not None and axis is not None and int(str(self.example.values[named.name])) not in (axis, axis - max(len(space), 1)):
            self.error(named, f"'{named.name}' is {self.example.values[named.name]}, and there is no such axis in {_text(space)}")
            return
        count = prod(space) if axis is None else (space or (1,))[axis]
        most: Shape = (count,)
        if word.form.room == (NUMBERED if axis is None else FIRSTS):
            most = space
        along = axis if axis is not None and most == space else 0
        first = own[along : along + 1]
        rest = len(own) == len(most) and own[:along] + own[along + 1 :] == most[:along] + most[along + 1 :]
        if not rest or first > most[along : along + 1] or word.form.room == NUMBERED and own != most:
            self.error(param, f"'{param.name}' has the shape {_text(own)}, which is not found among {_text(space)}")

    def _aligned(self, param: TensorParam, own: Shape, space: Shape) -> None:
        """A tensor along axes of the space, as all others that are."""
        first = next(p for p in self.op.sources if p.aligned and p.name in self.example.values)
        axis, count, counted = aligned_values(param, self.example.values)
        if param is first and aligned(own, space, axis, count, counted) is None:
            self.error(param, f"'{param.name}' has the shape {_text(own)}, and {_text(space)} has no such axes from {axis} on")
        elif own != self.shape(first.name):
            self.error(param, f"'{param.name}' has the shape {_text(own)}, and '{first.name}' has {_text(self.shape(first.name))}")

    def _view(self, param: TensorParam, space: Shape) -> None:
        own = self.shape(param.name)
        channels = space[1] if len(space) > 1 else 1
        text = f"'{param.name}' has the shape {_text(own)}"
        if param.parts:
            wanted = self.shape(self.op.space_tensors[0])
            if own != wanted and not (param.view == "broadcast" and broadcast(own, wanted) == wanted):
                self.error(param, f"{text}, and it should have {_text(wanted)}")
            return
        if param.first is not None and self.op.line_axis is not None:
            count = int(str(self.example.values.get(param.first, 0)))
            wanted = first_along(space, int(str(self.example.values[self.op.line_axis.name])), count)
            if own != wanted:
                self.error(param, f"{text}, and it should have {_text(wanted)}")
        elif param.view in (LISTED, ALIKE):
            return
        elif isinstance(param, OutputParam) and param.view == VERDICT:
            if own != (1,) * param.one_axis:
                self.error(param, f"{text}, and it should have {_text((1,) * param.one_axis)}")
        elif param.view == LINES:
            if len(own) != 1 and (not own or own[:-1] != space[:-1] or len(own) != len(space)):
                self.error(param, f"{text}, and it has one axis, or all but the last extent of {_text(space)}")
        elif param.view == FOUND:
            self._found(param, own, space)
        elif isinstance(param, InputParam) and param.classed is not None:
            self._classed(param, param.classed, own)
        elif param.view == "same":
            if own != space:
                self.error(param, f"{text}, and the space has {_text(space)}")
        elif isinstance(param, OutputParam) and param.totals is not None and self.example.values.get(param.totals) != NONE:
            if prod(own) != 1:
                self.error(param, f"{text}, and it should have one element")
        elif param.without is not None:
            wanted = self._of_rows(param.without, space, self._keeps(param))
            if own != wanted and not (param.single and prod(own) == prod(wanted) == 1):
                self.error(param, f"{text}, and it should have {_text(wanted)}")
        elif param.like is not None:
            like = self.shape(param.like)
            wanted = (channels,) if param.view == "channel" and prod(like) != 1 else like
            if own != wanted:
                self.error(param, f"{text}, and it should have {_text(wanted)}")
        elif param.view == "row":
            self._row(param, own, space)
        elif param.aligned:
            self._aligned(param, own, space)
        elif param.view == "broadcast":
            if broadcast(own, space) != space:
                self.error(param, f"{text}, which does not broadcast to {_text(space)}")
        elif param.view == BITS:
            self._bits(param, own, space)
        elif param.view == "single":
            if prod(own) != 1:
                self.error(param, f"{text}, and it has one element")
        elif self.op.row_groups is not None:
            if own != (channels,):
                self.error(param, f"{text}, and it should have {_text((channels,))}")
        elif prod(own) not in (1, channels):
            self.error(param, f"'{param.name}' has {prod(own)} elements for {channels} channels")


    def _bits(self, param: TensorParam, own: Shape, space: Shape) -> None:
        """Bytes with a bit for each point lie as they are needed; of an input no bit is left over where they lie the highest first."""
        points, octets = prod(space), param.octets
        if octets is None and prod(own) != bytes_of(points):
            self.error(param, f"'{param.name}' has {prod(own)} elements for the bits of {points} points, and needs {bytes_of(points)}")
        if octets is None:
            return
        if isinstance(param, InputParam) and points % 8 > 0:
            self.error(param, f"'{param.name}' has 8 points for each element, and there are {points}")
            return
        rows = int(str(self.example.values[octets.rows])) if octets.rows is not None else 1
        wanted = octets.shape(points, self.example.values)
        if octets.rows is not None and (rows < 1 or prod(wanted) != -(-points // 8)):
            self.error(param, f"the bits of {points} points are in {-(-points // 8)} bytes, which do not lie in '{octets.rows}' = {rows} rows")
        elif own != wanted:
            self.error(param, f"'{param.name}' has the shape {_text(own)}, and it should have {_text(wanted)}")

    def _class_numbers(self) -> None:
        """Rows have classes that there are, or none."""
        named = self.op.classes
        if named is None or named.classed is None or not (source := self.shape(self.op.class_source)):
            return
        classes = [*range(source[class_axis(source)]), self.example.values[named.classed.name]]
        wrong = next((number for number in _numbers(self.example.values[named.name]) if number not in classes), None)
        if wrong is not None:
            self.error(named, f"'{named.name}' has the number {wrong:g}, and there are {len(classes) - 1} classes")

    def _classed(self, param: InputParam, seen: Classed, own: Shape) -> None:
        """What is seen beside classes has rows, classes, or both, or is one element."""
        op, text = self.op, f"'{param.name}' has the shape {_text(own)}"
        assert op.classes is not None
        rows, source = self.shape(op.classes.name), self.shape(op.class_source)
        if seen.word == CLASS and (not source or own != rows_in(source)):
            self.error(param, f"{text}, and rows are those of {_text(source)} without the axis of classes")
        elif seen.word == REDUCED:
            each = self.example.values[seen.name] == NONE
            if prod(own) != 1 if not each else own != rows and not prod(own) == prod(rows) == 1:
                self.error(param, f"{text}, and it should have {_text(rows) if each else 'one element'}")
        elif seen.word == OF_CLASS and (len(own) != 1 or not source or own[0] != source[class_axis(source)] if seen.alone else not own or rows_in(own) != rows):
            what = f"an element for each class of {_text(source)}" if seen.alone else f"the rows {_text(rows)}, and an axis of classes more"
            self.error(param, f"{text}, and it should have {what}")


def _numbers(nested: object) -> Iterator[float]:
    for one in nested if isinstance(nested, list) else ():
        yield from _numbers(one)
    if not isinstance(nested, list):
        yield float(str(nested))


def _text(shape_: Shape) -> str:
    return f"[{', '.join(str(size) for size in shape_)}]"
