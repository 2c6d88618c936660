#include "rows.h"

#include <math.h>
#include <string.h>

#include "lanes.h"
#include "order.h"
#include "threads.h"

enum {
    LINE = 64,
    SPLIT_PANELS = 16, /* fewer long rows than this are shared out piece by piece */
    SPARE = 16,        /* elements behind an array that whole vectors reach */
    LANES_BYTES = (AC_ROW_ACCUMULATORS + 2 * AC_ROW_REDUCTIONS_MAX * SPARE) * sizeof(double),
    VALUE_BYTES = (AC_ROW_WIDTH_MAX + SPARE) * sizeof(double),
};

static size_t at_most(size_t x, size_t most)
{
    return x < most ? x : most;
}

static size_t at_least(size_t x, size_t least)
{
    return x > least ? x : least;
}

static size_t parts(size_t whole, size_t part)
{
    return (whole + part - 1) / part;
}

/* --- build ----------------------------------------------------------------------------------- */

/* Whether a reduction keeps what its additions lose. In f64 each sum does. */
static bool is_exact(const ac_row_pass *pass, size_t r, bool f64)
{
    return pass->kind[r] == AC_REDUCE_SUM_EXACT || (f64 && pass->kind[r] == AC_REDUCE_SUM);
}

/* Accumulators for one lane. */
static size_t units_of_one(const ac_row_pass *pass, size_t r, bool f64)
{
    return is_exact(pass, r, f64) ? 2 : 1;
}

static size_t units_of(const ac_row_pass *pass, bool f64)
{
    size_t units = 0;
    for (size_t r = 0; r < pass->count; r++)
        units += units_of_one(pass, r, f64);
    return units;
}

static size_t units_most(const ac_walk *walk)
{
    const ac_row_form *const form = walk->rows.form;
    size_t units = 1;
    for (size_t p = 0; p < form->passes; p++)
        units = at_least(units, units_of(&form->pass[p], walk->rows.f64));
    return units;
}

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
            raw = at_least(raw, o->size);
    }
    const size_t elements = AC_ROW_BLOCKS_BYTES / (bytes + raw);
    if (rows->inner) {
        rows->width = 1;
        rows->lines = elements / AC_ROW_LANES * AC_ROW_LANES;
        return;
    }
    const size_t lanes = at_most(rows->length, AC_ROW_LANES);
    /* Short rows are in the blocks whole, so that each element is moved once. */
    const size_t held = rows->length <= AC_ROW_SHORT ? rows->length : lanes;
    size_t width = at_most(AC_ROW_ACCUMULATORS / (lanes * units_most(walk)), elements / held);
    width = at_most(width, AC_ROW_WIDTH_MAX);
    if (rows->length > AC_ROW_SHORT)
        width = at_most(width, AC_ROW_LANES);
    const size_t run = rows->aligned ? walk->extents[0] : rows->count;
    if (run < width)
        width = run;
    else if (width > 16)
        width = parts(parts(run, parts(run, width / 16 * 16)), 16) * 16;
    rows->width = width;
    rows->lines = at_least(elements / width / AC_ROW_LANES * AC_ROW_LANES, AC_ROW_LANES);
}

static void place_blocks(ac_walk *walk)
{
    const ac_walk_rows *const rows = &walk->rows;
    const size_t span = at_most(rows->lines, rows->length) * rows->width;
    size_t at = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++) {
        walk->operands[i].block = (uint32_t)at;
        at += parts(span * walk->operands[i].span_size, LINE) * LINE + LINE;
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
    rows->panels_run = rows->inner ? 1 : rows->aligned ? parts(run, rows->width) : 0;
    rows->panels = rows->inner     ? rows->count
                   : rows->aligned ? rows->panels_run * (rows->count / run)
                                   : parts(rows->count, rows->width);
    rows->pieces = parts(rows->length, AC_ROW_PIECE);
    place_blocks(walk);
    walk->kind = AC_WALK_ROWS;
    walk->copies = 0;
    if (rows->pieces > 1)
        walk->copies =
            parts(rows->panels * rows->pieces * units_most(walk) * rows->width * sizeof(double) +
                      rows->panels * AC_ROW_VALUES_MAX * rows->width * sizeof(double),
                  LINE) *
            LINE;
    return ACLNN_SUCCESS;
}

/* --- a panel --------------------------------------------------------------------------------- */

/* What a task has at hand. Element x of a value stands for row x, or for lane x of the one row. */
typedef struct desk {
    _Alignas(64) unsigned char lanes[LANES_BYTES];
    _Alignas(64) unsigned char values[AC_ROW_VALUES_MAX][VALUE_BYTES];
    _Alignas(64) unsigned char scratch[AC_ROW_BLOCKS_BYTES + AC_GAPS_BYTES];
    size_t first;  /* row of the panel */
    size_t width;  /* rows of the panel */
    size_t loaded; /* the line from which on the blocks are filled; SIZE_MAX if they are not */
    int64_t offsets[AC_OPERANDS_MAX];
} desk;

static size_t columns_axis(const ac_walk *walk)
{
    return walk->rows.inner ? 1 : 0;
}

static int64_t offset_of(const ac_walk *walk, size_t i, size_t row)
{
    const size_t first = columns_axis(walk);
    const ac_walk_operand *const o = &walk->operands[i];
    int64_t offset = 0;
    for (size_t a = first; a + 1 < walk->rank + first; a++) {
        offset += (int64_t)(row % walk->extents[a]) * o->strides[a];
        row /= walk->extents[a];
    }
    return offset;
}

static void panel_start(const ac_job *job, desk *d, size_t panel)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_rows *const rows = &walk->rows;
    if (rows->inner) {
        d->first = panel;
        d->width = 1;
    } else if (rows->aligned) {
        const size_t within = panel % rows->panels_run * rows->width;
        d->first = panel / rows->panels_run * walk->extents[0] + within;
        d->width = at_most(rows->width, walk->extents[0] - within);
    } else {
        d->first = panel * rows->width;
        d->width = at_most(rows->width, rows->count - d->first);
    }
    d->loaded = SIZE_MAX;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        d->offsets[i] = offset_of(walk, i, d->first);
}

static int64_t stride_along(const ac_walk *walk, size_t i)
{
    return walk->operands[i].strides[walk->rows.inner ? 0 : walk->rank - 1];
}

/* Whether the kernel can have the operand as it lies. */
static bool direct(const ac_job *job, const desk *d, size_t i)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    if (o->dtype != o->span)
        return false;
    if (walk->rows.inner)
        return o->strides[0] == o->size || walk->extents[0] == 1;
    if (stride_along(walk, i) % o->size != 0)
        return false;
    return d->width == 1 || (o->strides[0] == o->size && (walk->rows.aligned || walk->rank == 2));
}

static size_t size_index(size_t size)
{
    return size == 1 ? 0 : size == 2 ? 1 : size == 4 ? 2 : 3;
}

/* Moves lines `line` to line + count - 1 of an operand between its memory and a block whose lines
 * are as long as the panel is wide. */
static void move(const ac_job *job, const desk *d, size_t i, size_t line, size_t count,
                 unsigned char *block, bool out)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    const int64_t along = stride_along(walk, i);
    unsigned char *const memory = job->base[i] + (int64_t)line * along;
    const size_t kind = size_index(o->size);
    if (walk->rows.inner) {
        if (out)
            job->stage->scatter[kind](memory + d->offsets[i], along, 0, block, count, count, 1,
                                      NULL);
        else
            job->stage->gather[kind](block, count, memory + d->offsets[i], along, 0, count, 1);
        return;
    }
    const size_t run = walk->rank > 1 ? walk->extents[0] : 1;
    const int64_t across = walk->rank > 1 ? o->strides[0] : 0;
    size_t done = 0;
    while (done < d->width) {
        const size_t at = (d->first + done) % run;
        const size_t n = at_most(d->width - done, run - at);
        unsigned char *const there = memory + offset_of(walk, i, d->first + done);
        unsigned char *const here = block + done * o->size;
        if (out)
            job->stage->scatter[kind](there, across, along, here, d->width, n, count, NULL);
        else
            job->stage->gather[kind](here, d->width, there, across, along, n, count);
        done += n;
    }
}

static void load(const ac_job *job, desk *d, size_t i, size_t line, size_t count)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    unsigned char *const block = d->scratch + o->block;
    if (o->dtype == o->span) {
        move(job, d, i, line, count, block, false);
        return;
    }
    move(job, d, i, line, count, d->scratch + job->walk->rows.raw, false);
    job->stage->convert(o->span, block, o->dtype, d->scratch + job->walk->rows.raw,
                        count * d->width);
}

static void store(const ac_job *job, desk *d, size_t i, size_t line, size_t count)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    unsigned char *const block = d->scratch + o->block;
    if (o->dtype == o->span) {
        move(job, d, i, line, count, block, true);
        return;
    }
    job->stage->convert(o->dtype, d->scratch + job->walk->rows.raw, o->span, block,
                        count * d->width);
    move(job, d, i, line, count, d->scratch + job->walk->rows.raw, true);
}

/* --- passes ---------------------------------------------------------------------------------- */

/* The kernel's view of a pass: where its accumulators and values are. */
typedef struct view {
    ac_rows rows;
    ptrdiff_t steps[AC_OPERANDS_MAX];
    void *lanes[2 * AC_ROW_REDUCTIONS_MAX];
    void *values[AC_ROW_VALUES_MAX];
} view;

/* Accumulators of one unit, and the distance to those of the next. */
static size_t sets_of(const ac_walk_rows *rows, const desk *d)
{
    return rows->inner ? AC_ROW_LANES : at_most(rows->length, AC_ROW_LANES) * d->width;
}

static size_t apart_of(const ac_walk_rows *rows, const desk *d)
{
    return sets_of(rows, d) + SPARE;
}

static void view_make(view *v, const ac_job *job, desk *d, size_t pass)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    for (size_t k = 0; k < 2 * AC_ROW_REDUCTIONS_MAX; k++)
        v->lanes[k] = pass < rows->form->passes && k < units_of(&rows->form->pass[pass], rows->f64)
                          ? d->lanes + k * apart_of(rows, d) * sizeof(double)
                          : NULL;
    for (size_t k = 0; k < AC_ROW_VALUES_MAX; k++)
        v->values[k] = d->values[k];
    v->rows = (ac_rows){.pass = pass,
                        .mask = rows->inner ? 0 : AC_ROW_LANES - 1,
                        .steps = v->steps,
                        .lanes = v->lanes,
                        .values = v->values};
}

static void clear_lanes(const ac_job *job, desk *d, size_t pass)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t sets = sets_of(rows, d);
    const ac_row_pass *const facts = &rows->form->pass[pass];
    memset(d->lanes, 0, apart_of(rows, d) * units_of(facts, rows->f64) * sizeof(double));
    size_t unit = 0;
    for (size_t r = 0; r < facts->count; r++) {
        void *const lanes = d->lanes + unit * apart_of(rows, d) * sizeof(double);
        unit += units_of_one(facts, r, rows->f64);
        if (facts->kind[r] != AC_REDUCE_MAX)
            continue;
        double *const wide = lanes;
        for (size_t k = 0; k < sets && rows->f64; k++)
            wide[k] = -(double)INFINITY;
        float *const narrow = lanes;
        for (size_t k = 0; k < sets && !rows->f64; k++)
            narrow[k] = -INFINITY;
    }
}

/* Hands lines to the kernel. One row comes in lines of AC_ROW_LANES elements, the last of which may
 * be shorter. */
static void call_kernel(const ac_job *job, const desk *d, view *v, const void *ins[], void *outs[],
                        size_t count)
{
    const ac_walk *const walk = job->walk;
    ins[walk->inputs] = &v->rows;
    if (!walk->rows.inner) {
        v->rows.height = count;
        v->rows.width = d->width;
        job->kernel(1, ins, outs, job->attrs);
        return;
    }
    const size_t whole = count / AC_ROW_LANES;
    v->rows.height = whole;
    v->rows.width = AC_ROW_LANES;
    if (whole > 0)
        job->kernel(1, ins, outs, job->attrs);
    v->rows.height = 1;
    v->rows.width = count % AC_ROW_LANES;
    if (v->rows.width == 0)
        return;
    const size_t done = whole * AC_ROW_LANES;
    for (size_t i = 0; i < walk->inputs; i++)
        ins[i] = (const unsigned char *)ins[i] + done * walk->operands[i].span_size;
    for (size_t i = 0; i < walk->outputs; i++)
        outs[i] = (unsigned char *)outs[i] + done * walk->operands[walk->inputs + i].span_size;
    job->kernel(1, ins, outs, job->attrs);
}

/* Runs step `pass` over lines `first` to end - 1 of the panel. */
static void run_lines(const ac_job *job, desk *d, size_t pass, size_t first, size_t end)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_rows *const rows = &walk->rows;
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    const bool writes = pass == rows->form->passes;
    bool as_it_is[AC_OPERANDS_MAX];
    bool staged = false;
    view v;

    view_make(&v, job, d, pass);
    for (size_t i = 0; i < operands; i++) {
        as_it_is[i] = direct(job, d, i);
        staged = staged || (!as_it_is[i] && (i < walk->inputs || writes));
        v.steps[i] = rows->inner   ? AC_ROW_LANES
                     : as_it_is[i] ? stride_along(walk, i) / walk->operands[i].size
                                   : (ptrdiff_t)d->width;
    }
    const size_t most = staged ? rows->lines : end - first;
    for (size_t line = first; line < end; line += most) {
        const size_t count = at_most(end - line, most);
        const void *ins[AC_OPERANDS_MAX + 1];
        void *outs[AC_OPERANDS_MAX];
        for (size_t i = 0; i < operands; i++) {
            const ac_walk_operand *const o = &walk->operands[i];
            unsigned char *at = d->scratch + o->block;
            if (as_it_is[i])
                at = job->base[i] + d->offsets[i] + (int64_t)line * stride_along(walk, i);
            else if (i < walk->inputs && d->loaded != line)
                load(job, d, i, line, count);
            if (i < walk->inputs)
                ins[i] = at;
            else
                outs[i - walk->inputs] = at;
        }
        d->loaded = staged ? line : d->loaded;
        call_kernel(job, d, &v, ins, outs, count);
        for (size_t i = walk->inputs; i < operands && writes; i++)
            if (!as_it_is[i])
                store(job, d, i, line, count);
    }
}

/* One piece of a panel in one pass: what its reductions come to, in the first accumulators. */
static void reduce_piece(const ac_job *job, desk *d, size_t pass, size_t piece)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const ac_lanes *const tree = ac_lanes_current();
    const ac_row_pass *const facts = &rows->form->pass[pass];
    const size_t first = piece * AC_ROW_PIECE;
    const size_t length = at_most(rows->length - first, AC_ROW_PIECE);
    const size_t count = rows->inner ? AC_ROW_LANES : at_most(length, AC_ROW_LANES);
    const size_t apart = apart_of(rows, d);

    clear_lanes(job, d, pass);
    run_lines(job, d, pass, first, first + length);
    double *lanes = (double *)(void *)d->lanes;
    for (size_t r = 0; r < facts->count; r++) {
        if (is_exact(facts, r, rows->f64))
            tree->sum_exact(lanes, lanes + apart, count, d->width);
        else if (facts->kind[r] != AC_REDUCE_MAX)
            tree->sum(lanes, count, d->width);
        else if (rows->f64)
            tree->max_f64(lanes, count, d->width);
        else
            tree->max_f32((float *)(void *)lanes, count, d->width);
        lanes += apart * units_of_one(facts, r, rows->f64);
    }
}

/* What is known of one row goes to each of its lanes. */
static void spread(const ac_walk_rows *rows, void *value)
{
    if (!rows->inner)
        return;
    double *const wide = value;
    float *const narrow = value;
    for (size_t k = 1; k < AC_ROW_LANES && rows->f64; k++)
        wide[k] = wide[0];
    for (size_t k = 1; k < AC_ROW_LANES && !rows->f64; k++)
        narrow[k] = narrow[0];
}

/* Fills the values of a pass from accumulators that are `apart`, and has the kernel make more of
 * them. */
static void settle(const ac_job *job, desk *d, size_t pass, const double *lanes, size_t apart)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const ac_lanes *const tree = ac_lanes_current();
    const ac_row_pass *const facts = &rows->form->pass[pass];
    for (size_t r = 0; r < facts->count; r++) {
        void *const value = d->values[facts->value[r]];
        if (facts->kind[r] == AC_REDUCE_MAX) {
            memcpy(value, lanes, d->width * (rows->f64 ? sizeof(double) : sizeof(float)));
        } else {
            void *const low = d->values[facts->value[r] + 1];
            const double *const rest = is_exact(facts, r, rows->f64) ? lanes + apart : NULL;
            if (rows->f64)
                tree->split_f64(value, low, lanes, rest, d->width);
            else
                tree->split_f32(value, low, lanes, rest, d->width);
            spread(rows, low);
        }
        spread(rows, value);
        lanes += apart * units_of_one(facts, r, rows->f64);
    }
    if (!facts->settles)
        return;
    view v;
    const void *ins[AC_OPERANDS_MAX + 1] = {0};
    void *outs[AC_OPERANDS_MAX] = {0};
    view_make(&v, job, d, rows->form->passes + 1 + pass);
    v.rows.height = 1;
    v.rows.width = rows->inner ? AC_ROW_LANES : d->width;
    ins[job->walk->inputs] = &v.rows;
    job->kernel(1, ins, outs, job->attrs);
}

/* --- long rows ------------------------------------------------------------------------------- */

/* The accumulators of all pieces of a panel: unit by unit, piece by piece, row by row. */
static double *partial_of(const ac_job *job, size_t panel)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    return job->partial + panel * rows->pieces * units_most(job->walk) * rows->width;
}

static void keep_piece(const ac_job *job, const desk *d, size_t panel, size_t pass, size_t piece)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t units = units_of(&rows->form->pass[pass], rows->f64);
    double *const partial = partial_of(job, panel);
    for (size_t u = 0; u < units; u++)
        memcpy(partial + (u * rows->pieces + piece) * d->width,
               d->lanes + u * apart_of(rows, d) * sizeof(double), d->width * sizeof(double));
}

/* Two sets that follow each other become one. A maximum in f32 has floats in the room of doubles.
 */
static void join_two(const ac_walk_rows *rows, double *lanes, double *rest, bool max, size_t width)
{
    const ac_lanes *const tree = ac_lanes_current();
    float *const narrow = (float *)(void *)lanes;
    if (rest != NULL) {
        tree->sum_exact(lanes, rest, 2, width);
    } else if (!max) {
        tree->sum(lanes, 2, width);
    } else if (rows->f64) {
        tree->max_f64(lanes, 2, width);
    } else {
        memmove(narrow + width, lanes + width, width * sizeof(float));
        tree->max_f32(narrow, 2, width);
    }
}

/* Joins neighbours until one piece is left, which stands first. */
static void join_pieces(const ac_job *job, const desk *d, size_t panel, size_t pass)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    const ac_row_pass *const facts = &rows->form->pass[pass];
    const size_t width = d->width;
    const size_t bytes = width * sizeof(double);
    double *lanes = partial_of(job, panel);
    for (size_t r = 0; r < facts->count; r++) {
        const bool exact = is_exact(facts, r, rows->f64);
        const bool max = facts->kind[r] == AC_REDUCE_MAX;
        double *const rest = exact ? lanes + rows->pieces * width : NULL;
        for (size_t count = rows->pieces; count > 1; count = count / 2 + count % 2) {
            for (size_t k = 0; k < count; k += 2) {
                if (k + 1 < count)
                    join_two(rows, lanes + k * width, exact ? rest + k * width : NULL, max, width);
                memmove(lanes + k / 2 * width, lanes + k * width, bytes);
                if (exact)
                    memmove(rest + k / 2 * width, rest + k * width, bytes);
            }
        }
        lanes += rows->pieces * width * units_of_one(facts, r, rows->f64);
    }
}

/* --- tasks ----------------------------------------------------------------------------------- */

static void run_panel(const ac_job *job, desk *d, size_t panel)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    panel_start(job, d, panel);
    for (size_t pass = 0; pass < rows->form->passes; pass++) {
        if (rows->pieces == 1) {
            reduce_piece(job, d, pass, 0);
            settle(job, d, pass, (double *)(void *)d->lanes, apart_of(rows, d));
            continue;
        }
        for (size_t piece = 0; piece < rows->pieces; piece++) {
            reduce_piece(job, d, pass, piece);
            keep_piece(job, d, panel, pass, piece);
        }
        join_pieces(job, d, panel, pass);
        settle(job, d, pass, partial_of(job, panel), rows->pieces * d->width);
    }
    run_lines(job, d, rows->form->passes, 0, rows->length);
}

static size_t panels_of_task(const ac_walk_rows *rows)
{
    return at_least(AC_FORK_PIECE / at_least(rows->length * rows->width, 1), 1);
}

static void run_task(void *context, size_t task)
{
    const ac_job *const job = context;
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t each = panels_of_task(rows);
    const size_t end = at_most((task + 1) * each, rows->panels);
    desk d;
    for (size_t panel = task * each; panel < end; panel++)
        run_panel(job, &d, panel);
}

/* One pass over all pieces of a few long rows. */
typedef struct split_job {
    const ac_job *job;
    size_t pass;
} split_job;

static double *values_of(const ac_job *job, size_t panel)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    return partial_of(job, rows->panels) + panel * AC_ROW_VALUES_MAX * rows->width;
}

/* The values of a panel outlive the task that made them. */
static void values_move(const ac_job *job, desk *d, size_t panel, bool out)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    double *const kept = values_of(job, panel);
    for (size_t k = 0; k < rows->form->values; k++) {
        if (out) {
            memcpy(kept + k * rows->width, d->values[k], rows->width * sizeof(double));
            continue;
        }
        memcpy(d->values[k], kept + k * rows->width, rows->width * sizeof(double));
        spread(rows, d->values[k]);
    }
}

static void run_split(void *context, size_t task)
{
    const split_job *const split = context;
    const ac_job *const job = split->job;
    const ac_walk_rows *const rows = &job->walk->rows;
    const size_t panel = task / rows->pieces;
    const size_t piece = task % rows->pieces;
    desk d;
    panel_start(job, &d, panel);
    values_move(job, &d, panel, false);
    if (split->pass < rows->form->passes) {
        reduce_piece(job, &d, split->pass, piece);
        keep_piece(job, &d, panel, split->pass, piece);
        return;
    }
    const size_t first = piece * AC_ROW_PIECE;
    run_lines(job, &d, split->pass, first, at_most(first + AC_ROW_PIECE, rows->length));
}

static void run_long(ac_job *job)
{
    const ac_walk_rows *const rows = &job->walk->rows;
    memset(values_of(job, 0), 0, rows->panels * AC_ROW_VALUES_MAX * rows->width * sizeof(double));
    for (size_t pass = 0; pass <= rows->form->passes; pass++) {
        split_job split = {job, pass};
        ac_threads_fork(run_split, &split, rows->panels * rows->pieces);
        for (size_t panel = 0; panel < rows->panels && pass < rows->form->passes; panel++) {
            desk d;
            panel_start(job, &d, panel);
            values_move(job, &d, panel, false);
            join_pieces(job, &d, panel, pass);
            settle(job, &d, pass, partial_of(job, panel), rows->pieces * d.width);
            values_move(job, &d, panel, true);
        }
    }
}

void ac_rows_run(ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_rows *const rows = &walk->rows;
    const size_t tasks = parts(rows->panels, panels_of_task(rows));
    if (rows->pieces > 1 && rows->panels < SPLIT_PANELS && !walk->ordered)
        run_long(job);
    else if (walk->count >= AC_FORK_MIN && !walk->ordered)
        ac_threads_fork(run_task, job, tasks);
    else
        for (size_t task = 0; task < tasks; task++)
            run_task(job, task);
}
