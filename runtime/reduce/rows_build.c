#include "reduce/rows_build.h"

#include "reduce/rows_panel.h"

#include "check/sentence.h"
#include "walk/axis_order.h"

enum { LINE = 64 };

static void put_axis(ac_walk *walk, size_t at, size_t extent, const int64_t strides[])
{
    for (size_t a = walk->rank; a > at; a--) {
        walk->extents[a] = walk->extents[a - 1];
        for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
            walk->operands[i].strides[a] = walk->operands[i].strides[a - 1];
    }
    walk->extents[at] = extent;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        walk->operands[i].strides[at] = strides[i];
    walk->rank++;
}

/* Whether the elements of a row are nearer to each other than to those of the next row. */
static bool row_is_inner(const ac_walk *walk, const int64_t along[])
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    for (size_t k = 0; k < operands; k++) {
        const size_t i = k < walk->outputs ? walk->inputs + k : k - walk->outputs;
        const int64_t row = ac_stride_magnitude(along[i]);
        const int64_t column = ac_stride_magnitude(walk->operands[i].strides[0]);
        if (row != 0 && column != 0 && row != column)
            return row < column;
    }
    return true;
}

/* The rows of a panel that stand side by side, and the elements of each that its blocks hold. */
static void choose_width(ac_walk *walk)
{
    ac_walk_rows *const rows = &walk->rows;
    size_t bytes = 0;
    size_t raw = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        bytes += o->span_size;
        if (o->dtype != o->span)
            raw = ac_at_least(raw, o->size);
    }
    const size_t elements = AC_ROW_BLOCKS_BYTES / (bytes + raw);
    if (rows->inner) {
        rows->width = 1;
        rows->lines = elements / AC_ROW_LANES * AC_ROW_LANES;
        return;
    }
    const size_t lanes = ac_at_most(rows->length, AC_ROW_LANES);
    /* Short rows are in the blocks whole, so that each element is moved once. */
    const size_t held = rows->length <= AC_ROW_SHORT ? rows->length : lanes;
    size_t width =
        ac_at_most(AC_ROW_ACCUMULATORS / (lanes * ac_row_units_most(walk)), elements / held);
    width = ac_at_most(width, AC_ROW_WIDTH_MAX);
    if (rows->length > AC_ROW_SHORT)
        width = ac_at_most(width, AC_ROW_LANES);
    /* Fewer rows, where all of their terms can be kept then. */
    const size_t keeps = AC_ROW_KEPT_BYTES / ac_row_kept_size(rows) / rows->length;
    if (rows->form->keeps && keeps >= LINE / 4)
        width = ac_at_most(width, keeps);
    const size_t run = rows->aligned ? walk->extents[0] : rows->count;
    if (run < width)
        width = run;
    else if (width > 16)
        width = ac_parts(ac_parts(run, ac_parts(run, width / 16 * 16)), 16) * 16;
    rows->width = width;
    rows->lines = ac_at_least(elements / width / AC_ROW_LANES * AC_ROW_LANES, AC_ROW_LANES);
}

static void place_blocks(ac_walk *walk)
{
    const ac_walk_rows *const rows = &walk->rows;
    const size_t span = ac_at_most(rows->lines, rows->length) * rows->width;
    size_t at = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        walk->operands[i].block = (uint32_t)at;
        at += ac_parts(span * walk->operands[i].span_size, LINE) * LINE + LINE;
    }
    walk->rows.raw = (uint32_t)at;
}

aclnnStatus ac_rows_build(ac_walk *walk, const ac_call *call, const ac_axes *list)
{
    const size_t operands = call->inputs + call->outputs;
    ac_walk_rows *const rows = &walk->rows;
    int64_t along[AC_OPERANDS_MAX] = {0};
    size_t found = 0;

    rows->form = call->rows;
    rows->f64 = walk->operands[0].span == AC_F64;
    rows->writes = false;
    for (size_t i = call->inputs; i < operands; i++)
        rows->writes = rows->writes || !call->operands[i].fold;
    rows->wide = rows->f64 || walk->operands[0].span == AC_F32 || rows->form->wide;
    rows->length = 1;
    walk->rank = 0;
    for (size_t a = 0; a < list->rank; a++) {
        const bool row = (size_t)list->dims[a] == call->axis;
        for (size_t i = 0; i < operands; i++) {
            ac_walk_operand *const o = &walk->operands[i];
            const int64_t stride =
                ac_axes_stride(&call->operands[i], &call->space, list, a) * o->size;
            if (row)
                along[i] = stride;
            else
                o->strides[walk->rank] = stride;
        }
        if (row) {
            rows->length = list->extents[a];
            found++;
            continue;
        }
        walk->extents[walk->rank++] = list->extents[a];
    }
    if (found > 1)
        return ac_fail(ACLNN_ERR_INNER, "the axis of the rows is cut by a channel argument");
    for (size_t i = call->inputs; i < operands; i++)
        if (walk->operands[i].fold && ac_order_revisits(walk, &walk->operands[i]))
            walk->ordered = true;
    if (!walk->ordered)
        ac_order_sort(walk);
    walk->rank = (uint8_t)ac_order_join(walk, 0, walk->rank);

    rows->count = walk->count / rows->length;
    const size_t run = walk->rank > 0 ? walk->extents[0] : 1;
    rows->inner = rows->count == 1 ||
                  (rows->length > AC_ROW_SHORT && (run < LINE / 4 || row_is_inner(walk, along)));
    /* Where rows that are neighbours are many, a panel has only such rows: what is contiguous can
     * stay where it is. */
    rows->aligned = !rows->inner && run >= LINE / 4;
    put_axis(walk, rows->inner ? 0 : walk->rank, rows->length, along);
    choose_width(walk);
    rows->panels_run = rows->inner ? 1 : rows->aligned ? ac_parts(run, rows->width) : 0;
    rows->panels = rows->inner     ? rows->count
                   : rows->aligned ? rows->panels_run * (rows->count / run)
                                   : ac_parts(rows->count, rows->width);
    rows->pieces = ac_parts(rows->length, AC_ROW_PIECE);
    rows->keeps = rows->form->keeps && rows->pieces == 1 &&
                  rows->length * rows->width * ac_row_kept_size(rows) <= AC_ROW_KEPT_BYTES;
    place_blocks(walk);
    walk->kind = AC_WALK_ROWS;
    walk->copies = 0;
    if (rows->pieces > 1)
        walk->copies = ac_parts(rows->panels * rows->pieces * ac_row_units_most(walk) *
                                        rows->width * sizeof(double) +
                                    rows->panels * AC_ROW_VALUES_MAX * rows->width * sizeof(double),
                                LINE) *
                       LINE;
    return ACLNN_SUCCESS;
}
