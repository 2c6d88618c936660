#include "reduce/geometry.h"

#include "check/sentence.h"
#include "reduce/reduce.h"
#include "walk/axis_order.h"
#include "walk/blocks.h"

enum {
    LINE = 64,          /* bytes */
    RUN_MIN = 16,       /* neighbouring results that are worth a panel of their own */
    HELD = 8,           /* lines that blocks hold of results that stand side by side */
    LANES_ALONG = 2048, /* of results one behind the other: they stay in the first-level cache */
};

size_t ac_reduce_kept_size(const ac_walk_reduce *r)
{
    return (r->wide ? sizeof(double) : sizeof(float)) * (r->f64 || r->pairs ? 2 : 1);
}

/* The largest number of arrays of accumulators that a pass has. */
static size_t most_arrays(const ac_walk_reduce *r)
{
    size_t most = 1;
    for (size_t p = 0; p < r->form->passes; p++) {
        const ac_reduce_pass *const pass = &r->form->pass[p];
        size_t arrays = 0;
        for (size_t k = 0; k < pass->count; k++)
            arrays += ac_pass_combine(r, pass, k)->arrays;
        most = ac_at_least(most, arrays);
    }
    return most;
}

size_t ac_reduce_line(const ac_walk_reduce *r)
{
    if (r->way == AC_REDUCE_ALONG)
        return AC_LANES;
    return (r->way == AC_REDUCE_JOINED ? r->sets : 1) * r->width * r->inner;
}

/* --- axes ------------------------------------------------------------------------------------ */

/* Which axes results keep: all but those that are named, or those that every result has. */
static aclnnStatus find_kept(const ac_call *call, const ac_axes *list, bool kept[])
{
    const ac_operand *first = NULL;
    for (size_t a = 0; a < list->rank; a++)
        kept[a] = (call->reduced >> list->dims[a] & 1) == 0;
    for (size_t i = 0; i < call->inputs + call->outputs && call->reduced == 0; i++) {
        const ac_operand *const operand = &call->operands[i];
        if (!operand->fold || ac_shape_empty(&operand->tensor->shape))
            continue;
        for (size_t a = 0; a < list->rank; a++) {
            const bool k = ac_axes_keeps(operand, &call->space, list, a);
            if (first != NULL && k != kept[a])
                return ac_fail(ACLNN_ERR_INNER, "two outputs are combined over different axes");
            kept[a] = k;
        }
        first = operand;
    }
    return ACLNN_SUCCESS;
}

static void swap_axes(ac_walk *walk, size_t a, size_t b)
{
    const size_t extent = walk->extents[a];
    walk->extents[a] = walk->extents[b];
    walk->extents[b] = extent;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        int64_t *const strides = walk->operands[i].strides;
        const int64_t stride = strides[a];
        strides[a] = strides[b];
        strides[b] = stride;
    }
}

/* Puts the axes, which are as listed, in the order I, C, N, innermost first; says where C and N
 * begin. If all reduced axes together are one, they are I, but for a single one, which is N until
 * it is placed. */
static void put_axes(ac_walk *walk, const ac_axes *list, const bool kept[], bool one, size_t count,
                     size_t *results, size_t *rows)
{
    size_t order[AC_AXES_MAX];
    size_t end = 0;
    bool inner[AC_AXES_MAX];
    bool first = !one; /* no kept axis was met */
    for (size_t a = 0; a < list->rank; a++) {
        first = first && !kept[a];
        inner[a] = !kept[a] && (first || (one && count > 1));
        if (inner[a])
            order[end++] = a;
    }
    *results = end;
    for (size_t a = 0; a < list->rank; a++)
        if (kept[a])
            order[end++] = a;
    *rows = end;
    for (size_t a = 0; a < list->rank; a++)
        if (!kept[a] && !inner[a])
            order[end++] = a;
    for (size_t a = 0; a < list->rank; a++) {
        size_t from = order[a];
        while (from < a) /* it made room for an axis before */
            from = order[from];
        if (from != a)
            swap_axes(walk, a, from);
    }
}

/* Sorts what has no order of its own, and joins what every operand walks as one. */
static void join_axes(ac_walk *walk, size_t results, size_t rows)
{
    ac_walk_reduce *const r = &walk->reduce;
    for (size_t i = walk->inputs; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        walk->ordered = walk->ordered || (o->fold && !ac_walk_absent(walk, i) &&
                                          ac_order_revisits(walk, o, results, rows));
    }
    if (!walk->ordered)
        ac_order_sort(walk, results, rows);
    size_t inner_end = results;
    size_t results_end = rows;
    size_t rows_end = walk->rank;
    if (results > 1)
        inner_end = ac_order_join(walk, 0, results);
    if (rows > results + 1)
        results_end = ac_order_join(walk, results, rows);
    if (rows_end > rows + 1)
        rows_end = ac_order_join(walk, rows, walk->rank);
    size_t end = results_end;
    if (inner_end < results)
        end = ac_order_close(walk, inner_end, results, results_end);
    if (end < rows)
        rows_end = ac_order_close(walk, end, rows, rows_end);
    walk->rank = (uint8_t)rows_end;
    r->inner_axes = (uint8_t)inner_end;
    r->result_axes = (uint8_t)(end - inner_end);
}

/* Whether the points of a result are nearer to each other than to those of the next. */
static bool points_are_near(const ac_walk *walk)
{
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    for (size_t k = 0; k < operands; k++) {
        const size_t i = k < walk->outputs ? walk->inputs + k : k - walk->outputs;
        const int64_t *const strides = walk->operands[i].strides;
        const int64_t along = ac_stride_magnitude(strides[walk->rank - 1]);
        const int64_t across = ac_stride_magnitude(strides[0]);
        if (along != 0 && across != 0 && along != across)
            return along < across;
    }
    return true;
}

/* One reduced axis, which is the last of the walk, or the first if several were joined, may be N
 * or I. */
static void place_one(ac_walk *walk, size_t run)
{
    ac_walk_reduce *const r = &walk->reduce;
    const size_t length = walk->count / r->results;
    if (r->inner_axes == 1)
        for (size_t a = 0; a + 1 < walk->rank; a++)
            swap_axes(walk, a, a + 1);
    r->inner_axes = 0;
    if (r->results != 1 && !(length > AC_SHORT && (run < RUN_MIN || points_are_near(walk))))
        return;
    for (size_t a = walk->rank; a-- > 1;)
        swap_axes(walk, a, a - 1);
    r->inner_axes = 1;
}

static void count_axes(ac_walk *walk)
{
    ac_walk_reduce *const r = &walk->reduce;
    r->inner = r->results = r->rows = 1;
    for (size_t a = 0; a < walk->rank; a++) {
        const size_t results = (size_t)r->inner_axes + r->result_axes;
        *(a < r->inner_axes ? &r->inner : a < results ? &r->results : &r->rows) *= walk->extents[a];
    }
}

/* --- the tree -------------------------------------------------------------------------------- */

static void choose_tree(ac_walk_reduce *r, bool one)
{
    const ac_tree *const tree = &r->form->tree;
    const size_t row = r->results * r->inner;
    if (ac_rows_are_long(tree, r->rows, r->inner) || (one && r->inner_axes != 0)) {
        r->way = AC_REDUCE_ALONG;
        r->sets = 1;
        r->piece_inner = (size_t)AC_LANES * tree->chain;
        r->piece_rows = ac_at_least(r->piece_inner / r->inner, 1);
    } else {
        r->sets = tree->spread == 0 ? (size_t)AC_LANES : ac_at_least(tree->spread / row, 1);
        r->way = tree->spread != 0 && r->sets > 1 ? AC_REDUCE_JOINED : AC_REDUCE_ACROSS;
        r->piece_inner = r->inner;
        r->piece_rows = r->sets * tree->chain;
    }
    r->pieces_inner = ac_parts(r->inner, r->piece_inner);
    r->pieces = ac_parts(r->rows, r->piece_rows) * r->pieces_inner;
}

/* --- panels ---------------------------------------------------------------------------------- */

/* Results that have nothing of each other's lie in panels of their own. */
static size_t even_width(size_t run, size_t width)
{
    if (run < width)
        return run;
    if (width <= RUN_MIN)
        return width;
    return ac_parts(ac_parts(run, ac_parts(run, width / RUN_MIN * RUN_MIN)), RUN_MIN) * RUN_MIN;
}

/* Rows of some results stand one behind the other, so that a kernel call is not too short. */
static size_t width_along(const ac_walk *walk, size_t run, size_t elements, bool staged)
{
    const ac_walk_reduce *const r = &walk->reduce;
    const bool again = !r->form->at_once; /* later steps read the rows, and values of theirs */
    const size_t points = again ? AC_ROW_POINTS : AC_PANEL_POINTS;
    size_t width = again ? (size_t)AC_PANEL_ROWS : LANES_ALONG / AC_LANES / r->arrays;
    width = ac_at_most(width, elements / AC_LANES);
    width = ac_at_most(width, (staged ? ac_at_most(elements, points) : points) / r->inner);
    width = ac_at_least(width, 1);
    return ac_parts(run, ac_parts(run, width));
}

static size_t width_across(const ac_walk *walk, size_t run, size_t elements, bool staged)
{
    const ac_walk_reduce *const r = &walk->reduce;
    if (r->form->at_once) {
        const size_t most = ac_at_most(staged ? elements / HELD : elements, AC_PANEL_RESULTS);
        const size_t width = most / r->inner;
        return even_width(run, ac_at_least(width, 1));
    }
    const size_t lanes = ac_at_most(r->rows, AC_LANES);
    /* Short rows are in the blocks whole, so that each element is moved once. */
    const size_t held = r->rows <= AC_SHORT ? r->rows : lanes;
    size_t width = ac_at_most(AC_ACCUMULATORS / (lanes * r->arrays), elements / held);
    width = ac_at_most(width, AC_PANEL_RESULTS);
    if (r->rows > AC_SHORT)
        width = ac_at_most(width, AC_LANES);
    /* Fewer results, where all of their terms can be kept then. */
    const size_t keeps = AC_KEPT_BYTES / ac_reduce_kept_size(r) / r->rows;
    if (r->form->keeps && keeps >= RUN_MIN)
        width = ac_at_most(width, keeps);
    return even_width(run, ac_at_least(width / r->inner, 1));
}

static void choose_panels(ac_walk *walk, size_t run)
{
    ac_walk_reduce *const r = &walk->reduce;
    size_t bytes = 0;
    size_t raw = 0;
    bool staged = false;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        bytes += o->span_size;
        staged = staged || !(o->contiguous || o->still || o->fold);
        if (o->dtype != o->span)
            raw = ac_at_least(raw, o->size);
    }
    const size_t elements = AC_PANEL_BYTES / (bytes + raw);
    if (r->way == AC_REDUCE_ALONG) {
        r->hold = elements / AC_LANES * AC_LANES;
        r->width = width_along(walk, run, r->hold, staged);
        r->panels_run = ac_parts(run, r->width);
    } else if (r->way == AC_REDUCE_JOINED) {
        const size_t line = r->sets * r->results * r->inner;
        r->width = r->results;
        r->panels_run = 0;
        r->hold = elements >= line ? elements / line * line : elements / AC_LANES * AC_LANES;
    } else {
        const bool aligned = run >= RUN_MIN;
        r->width = width_across(walk, aligned ? run : r->results, elements, staged);
        r->panels_run = aligned ? ac_parts(run, r->width) : 0;
        size_t lines = elements / (r->width * r->inner);
        if (r->sets > 1)
            lines = ac_at_least(lines / r->sets * r->sets, r->sets);
        r->hold = ac_at_least(ac_at_most(lines, r->rows), 1) * r->width * r->inner;
    }
    r->panels =
        r->panels_run != 0 ? r->panels_run * (r->results / run) : ac_parts(r->results, r->width);
}

static void place_blocks(ac_walk *walk)
{
    const ac_walk_reduce *const r = &walk->reduce;
    size_t at = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        walk->operands[i].block = (uint32_t)at;
        at += ac_parts(r->hold * walk->operands[i].span_size, LINE) * LINE + LINE;
    }
    walk->reduce.raw = (uint32_t)at;
}

void ac_reduce_look(ac_walk *walk)
{
    const ac_walk_reduce *const r = &walk->reduce;
    const size_t rows = (size_t)r->inner_axes + r->result_axes;
    /* So many axes follow each other in memory, if the kernel can have an operand where it lies. */
    const size_t least = r->way == AC_REDUCE_ALONG    ? r->inner_axes
                         : r->way == AC_REDUCE_JOINED ? walk->rank
                                                      : r->inner_axes + (size_t)1;
    const bool stepped =
        r->way != AC_REDUCE_ACROSS || ((r->panels_run != 0 || r->result_axes == 1) &&
                                       (r->sets == 1 || (size_t)walk->rank <= rows + 1));
    const size_t from = r->way == AC_REDUCE_ALONG ? 0 : r->inner_axes;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        o->contiguous = stepped && o->dtype == o->span && !ac_walk_absent(walk, i) &&
                        ac_block_packed(walk, o) >= least;
        o->still = i < walk->inputs && !o->contiguous;
        for (size_t a = rows; a < walk->rank && o->still; a++)
            o->still = o->strides[a] == 0;
        for (size_t a = from; a < r->inner_axes && o->still; a++)
            o->still = o->strides[a] == 0;
    }
}

/* The terms of a panel, in whole lines. */
static size_t kept_terms(const ac_walk_reduce *r)
{
    const size_t line = r->way == AC_REDUCE_ALONG ? (size_t)AC_LANES : 1;
    return r->rows * ac_parts(r->inner, line) * line * r->width;
}

/* Bytes for the partial results of pieces and the values of panels, if these outlive a task. */
static size_t workspace(const ac_walk *walk)
{
    const ac_walk_reduce *const r = &walk->reduce;
    const size_t values = r->form->at_once ? 0 : AC_REDUCE_VALUES_MAX;
    if (r->pieces == 1)
        return 0;
    return ac_parts(r->panels * r->width * (r->pieces * r->arrays + values) * sizeof(double),
                    LINE) *
           LINE;
}

aclnnStatus ac_reduce_build(ac_walk *walk, const ac_call *call, const ac_axes *list)
{
    ac_walk_reduce *const r = &walk->reduce;
    bool kept[AC_AXES_MAX];
    size_t results;
    size_t rows;
    size_t count = 0;
    AC_TRY(find_kept(call, list, kept));
    for (size_t a = 0; a < list->rank; a++)
        count += !kept[a];
    r->form = call->reduce;
    r->f64 = walk->operands[0].span == AC_F64;
    r->whole =
        !ac_dtype_in(walk->operands[0].span, AC_SET_F32 | AC_SET_F16 | AC_SET_BF16 | AC_SET_F64);
    r->pairs = r->form->pairs && walk->operands[0].span == AC_F32;
    r->wide = r->f64 || (walk->operands[0].span == AC_F32 && !r->pairs) || r->form->wide;
    r->combines = ac_combines_current();
    r->arrays = most_arrays(r);
    r->written = 0;
    for (size_t i = call->inputs; i < call->inputs + call->outputs; i++)
        r->written |= (uint32_t)!call->operands[i].fold << i;
    const bool one = r->form->tree.spread == 0;
    put_axes(walk, list, kept, one, count, &results, &rows);
    join_axes(walk, results, rows);
    const size_t first = r->inner_axes;
    const size_t run = r->result_axes > 0 ? walk->extents[first] : 1;
    count_axes(walk);
    if (one && (count == 1 || r->inner_axes == 1)) {
        place_one(walk, run);
        count_axes(walk);
    }
    choose_tree(r, one);
    r->panels_run = run >= RUN_MIN; /* until panels are chosen */
    ac_reduce_look(walk);
    choose_panels(walk, run);
    ac_reduce_look(walk);
    r->keeps =
        r->form->keeps && r->pieces == 1 && kept_terms(r) * ac_reduce_kept_size(r) <= AC_KEPT_BYTES;
    place_blocks(walk);
    walk->kind = AC_WALK_REDUCE;
    walk->copies = workspace(walk);
    return ACLNN_SUCCESS;
}
