#include "reduce/panel.h"

#include <math.h>

#include "reduce/geometry.h"
#include "walk/box.h"

enum {
    /* Lines that share one load of the accumulators; more if they are adjacent in memory. */
    TOGETHER = 8,
    TOGETHER_ALONG = 16,
    LINE = 64, /* bytes */
};

/* --- where elements lie ---------------------------------------------------------------------- */

static size_t rows_axis(const ac_walk *walk)
{
    return (size_t)walk->reduce.inner_axes + walk->reduce.result_axes;
}

/* The offset in bytes of index number `index` over the axes from `first` to `end` - 1. */
static int64_t offset_of(const ac_walk *walk, const ac_walk_operand *o, size_t first, size_t end,
                         size_t index)
{
    int64_t offset = 0;
    for (size_t a = first; a < end; a++) {
        if (a + 1 == end)
            return offset + (int64_t)index * o->strides[a];
        offset += (int64_t)(index % walk->extents[a]) * o->strides[a];
        index /= walk->extents[a];
    }
    return offset;
}

static int64_t result_offset(const ac_walk *walk, size_t i, size_t result)
{
    return offset_of(walk, &walk->operands[i], walk->reduce.inner_axes, rows_axis(walk), result);
}

static int64_t row_offset(const ac_walk *walk, size_t i, size_t row)
{
    return offset_of(walk, &walk->operands[i], rows_axis(walk), walk->rank, row);
}

/* Bytes from one row to the next if a single axis steps through all rows, otherwise 0. */
static int64_t row_stride(const ac_walk *walk, size_t i)
{
    const size_t axis = rows_axis(walk);
    return axis < walk->rank ? walk->operands[i].strides[axis] : 0;
}

/* --- blocks ---------------------------------------------------------------------------------- */

static size_t size_index(size_t size)
{
    return (size_t)__builtin_ctzll(size);
}

/* The part of an operand in a block: `count` points of a box, from number `start` on. */
typedef struct held {
    ac_box box;
    unsigned char *from;
    size_t start;
    size_t count;
} held;

static void move_run(const ac_job *job, const held *h, unsigned char *block, bool out, bool past)
{
    if (out)
        ac_run_scatter(job->stage, &h->box, h->from, block, h->start, h->count, past, NULL);
    else
        ac_run_gather(job->stage, &h->box, block, h->from, h->start, h->count);
}

/* Copies points of neighbouring rows, of all results or of some, row by row. */
static void move_rows(const ac_job *job, const ac_desk *d, size_t i, size_t row, size_t count,
                      unsigned char *block, bool out, bool past)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const ac_walk_operand *const o = &walk->operands[i];
    const size_t line = d->width * r->inner;
    if (d->width == r->results) {
        const held h = {{walk->rank, walk->extents, o->strides, o->size},
                        job->base[i],
                        row * line,
                        count * line};
        move_run(job, &h, block, out, past);
        return;
    }
    for (size_t k = 0; k < count; k++) {
        const held h = {{rows_axis(walk), walk->extents, o->strides, o->size},
                        job->base[i] + row_offset(walk, i, row + k),
                        d->first * r->inner,
                        line};
        move_run(job, &h, block + k * line * o->size, out, past);
    }
}

/* The same for rows of one point, as planes: a transposed operand is read along its own rows. */
static void move_points(const ac_job *job, const ac_desk *d, size_t i, size_t row, size_t count,
                        unsigned char *block, bool out, bool past)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    const bool runs = walk->reduce.result_axes > 0;
    const size_t run = runs ? walk->extents[0] : 1;
    const int64_t across = runs ? o->strides[0] : 0;
    const int64_t along = row_stride(walk, i);
    const size_t kind = size_index(o->size);
    ac_scatter *const scatter = (past ? job->stage->stream_scatter : job->stage->scatter)[kind];
    unsigned char *there = job->base[i] + d->offsets[i] + (int64_t)row * along;
    for (size_t done = 0, n; done < d->width; done += n) {
        if (done > 0)
            there = job->base[i] + (int64_t)row * along + result_offset(walk, i, d->first + done);
        const size_t first = d->first + done;
        n = ac_at_most(d->width - done, run - (first < run ? first : first % run));
        unsigned char *const here = block + done * o->size;
        if (out)
            scatter(there, across, along, here, d->width, n, count, NULL);
        else
            job->stage->gather[kind](here, d->width, there, across, along, n, count);
    }
}

/* Copies points `start` to start + count - 1 of the rows of consecutive results. */
static void move_along(const ac_job *job, const ac_desk *d, size_t i, size_t row, size_t start,
                       size_t count, unsigned char *block, bool out, bool past)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_operand *const o = &walk->operands[i];
    const held h = {{rows_axis(walk), walk->extents, o->strides, o->size},
                    job->base[i] + row_offset(walk, i, row),
                    d->first * walk->reduce.inner + start,
                    count};
    move_run(job, &h, block, out, past);
}

/* A part of the panel, in the kernel's order: `count` points from number `start` of row `row` on.
 */
typedef struct chunk {
    size_t row;
    size_t start; /* across: 0; joined: point of all results of the row */
    size_t count; /* across: rows; else points */
} chunk;

static void move(const ac_job *job, const ac_desk *d, size_t i, const chunk *c,
                 unsigned char *block, bool out)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const ac_walk_operand *const o = &walk->operands[i];
    const bool past = (job->streamed >> i & 1) != 0;
    if (r->way == AC_REDUCE_ALONG) {
        move_along(job, d, i, c->row, c->start, c->count, block, out, past);
    } else if (r->way == AC_REDUCE_JOINED) {
        const held h = {{walk->rank, walk->extents, o->strides, o->size},
                        job->base[i],
                        c->row * r->results * r->inner + c->start,
                        c->count};
        move_run(job, &h, block, out, past);
    } else if (r->inner == 1 && (size_t)walk->rank <= rows_axis(walk) + 1) {
        move_points(job, d, i, c->row, c->count, block, out, past);
    } else {
        move_rows(job, d, i, c->row, c->count, block, out, past);
    }
}

/* The points of a chunk. */
static size_t points_of(const ac_walk_reduce *r, const ac_desk *d, const chunk *c)
{
    return r->way == AC_REDUCE_ACROSS ? c->count * d->width * r->inner : c->count;
}

static void load(const ac_job *job, ac_desk *d, size_t i, const chunk *c)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    unsigned char *const block = d->scratch + o->block;
    if (o->dtype == o->span) {
        move(job, d, i, c, block, false);
        return;
    }
    move(job, d, i, c, d->scratch + job->walk->reduce.raw, false);
    job->stage->convert(o->span, block, o->dtype, d->scratch + job->walk->reduce.raw,
                        points_of(&job->walk->reduce, d, c));
}

static void store(const ac_job *job, ac_desk *d, size_t i, const chunk *c)
{
    const ac_walk_operand *const o = &job->walk->operands[i];
    unsigned char *const block = d->scratch + o->block;
    if (ac_walk_absent(job->walk, i))
        return;
    if (o->dtype == o->span) {
        move(job, d, i, c, block, true);
        return;
    }
    job->stage->convert(o->dtype, d->scratch + job->walk->reduce.raw, o->span, block,
                        points_of(&job->walk->reduce, d, c));
    move(job, d, i, c, d->scratch + job->walk->reduce.raw, true);
}

/* Loads the line of an operand whose lines are all equal: the element of each result, once or 64
 * times; or, for rows side by side, the row repeated. */
static void load_still(const ac_job *job, ac_desk *d, size_t i)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const ac_walk_operand *const o = &walk->operands[i];
    unsigned char *const block = d->scratch + o->block;
    unsigned char *const raw = o->dtype == o->span ? block : d->scratch + r->raw;
    size_t count = d->width * r->inner;
    if (r->way == AC_REDUCE_ALONG) {
        count = (d->view.panel.one >> i & 1) != 0 ? 1 : AC_LANES;
        const size_t extents[] = {count, d->width};
        const int64_t strides[] = {0, r->result_axes > 0 ? o->strides[r->inner_axes] : 0};
        const ac_box box = {2, extents, strides, o->size};
        ac_box_gather(job->stage, &box, raw, job->base[i] + d->offsets[i]);
        count *= d->width;
    } else if (r->way == AC_REDUCE_JOINED) {
        size_t extents[AC_AXES_MAX + 1];
        int64_t strides[AC_AXES_MAX + 1];
        const size_t rank = rows_axis(walk);
        for (size_t a = 0; a < rank; a++) {
            extents[a] = walk->extents[a];
            strides[a] = o->strides[a];
        }
        extents[rank] = ac_at_most(r->rows, r->sets);
        strides[rank] = 0;
        const ac_box box = {rank + 1, extents, strides, o->size};
        ac_box_gather(job->stage, &box, raw, job->base[i]);
        count *= extents[rank];
    } else {
        const ac_box box = {rows_axis(walk), walk->extents, o->strides, o->size};
        ac_run_gather(job->stage, &box, raw, job->base[i], d->first * r->inner, count);
    }
    if (raw != block)
        job->stage->convert(o->span, block, o->dtype, raw, count);
}

/* --- steps ----------------------------------------------------------------------------------- */

/* Whether the kernel can write an output past the caches: its lines start at cache lines. */
static bool kernel_streams(const ac_job *job, const ac_desk *d, size_t i)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const ac_walk_operand *const o = &walk->operands[i];
    const size_t from = d->width > 1 && r->way == AC_REDUCE_ALONG ? r->inner_axes : rows_axis(walk);
    uint64_t steps = (uint64_t)(uintptr_t)(job->base[i] + d->offsets[i]);
    if (!r->form->at_once || !ac_dtype_in(o->span, AC_SET_F32 | AC_SET_F16 | AC_SET_BF16))
        return false;
    if (r->way == AC_REDUCE_JOINED)
        return (steps | ac_reduce_line(r) * o->size) % LINE == 0;
    for (size_t a = from; a < walk->rank; a++)
        steps |= walk->extents[a] > 1 ? (uint64_t)o->strides[a] : 0;
    return steps % LINE == 0;
}

/* Decides whether the kernel gets operand i in place, as one repeated line, or in a block. */
static void take_in_hand(const ac_job *job, ac_desk *d, size_t i, ptrdiff_t line)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const ac_walk_operand *const o = &walk->operands[i];
    const bool across = r->way == AC_REDUCE_ACROSS;
    const bool one = across && d->width * r->inner == 1 && o->dtype == o->span &&
                     (size_t)walk->rank <= rows_axis(walk) + 1;
    bool here = o->contiguous || (one && !ac_walk_absent(walk, i));
    if ((job->streamed >> i & 1) != 0 && r->form->at_once) {
        here = here && kernel_streams(job, d, i);
        if (here)
            d->view.panel.past |= UINT32_C(1) << (i - walk->inputs);
    }
    const bool fits = r->way != AC_REDUCE_JOINED || r->hold >= (size_t)line;
    const bool alike = o->still && !here && fits;
    d->here |= (uint32_t)here << i;
    d->alike |= (uint32_t)alike << i;
    d->view.line_steps[i] = alike ? 0 : here && across ? row_stride(walk, i) / o->size : line;
    const bool single = alike && (r->form->still >> i & 1) != 0 && r->way == AC_REDUCE_ALONG;
    d->view.panel.one |= (uint32_t)single << i;
    d->view.plane_steps[i] = single                       ? 1
                             : alike                      ? (ptrdiff_t)AC_LANES
                             : here && r->result_axes > 0 ? o->strides[r->inner_axes] / o->size
                                                          : (ptrdiff_t)r->inner;
}

/* Finds the results of a panel and where their elements begin. */
static void find_results(const ac_job *job, ac_desk *d, size_t panel)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    if (r->panels_run != 0) {
        const size_t run = r->result_axes > 0 ? walk->extents[r->inner_axes] : 1;
        const size_t within = panel % r->panels_run * r->width;
        d->first = panel / r->panels_run * run + within;
        d->width = ac_at_most(r->width, run - within);
    } else {
        d->first = panel * r->width;
        d->width = ac_at_most(r->width, r->results - d->first);
    }
    d->loaded = SIZE_MAX;
    d->filled = false;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        d->offsets[i] = d->first != 0 ? result_offset(walk, i, d->first) : 0;
}

bool ac_panel_go_on(const ac_job *job, ac_desk *d, size_t panel)
{
    const size_t width = d->width;
    find_results(job, d, panel);
    /* Whether an output is streamed depends on its address. */
    return d->width == width && job->streamed == 0;
}

void ac_panel_start(const ac_job *job, ac_desk *d, size_t panel)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    find_results(job, d, panel);
    d->set = d->width * (r->way == AC_REDUCE_ALONG ? (size_t)AC_LANES : r->inner);
    d->apart = ac_at_most(r->rows, r->sets) * d->set + AC_SPARE;
    const size_t line = r->way == AC_REDUCE_ACROSS ? d->width * r->inner : ac_reduce_line(r);
    ac_view_of_panel *const v = &d->view;
    v->panel = (ac_panel){.planes = 1,
                          .mask = r->way == AC_REDUCE_ACROSS ? r->sets - 1 : 0,
                          .together = r->way == AC_REDUCE_ALONG                    ? TOGETHER_ALONG
                                      : r->sets == 1 || r->way != AC_REDUCE_ACROSS ? TOGETHER
                                                                                   : 1,
                          .lanes_plane = AC_LANES,
                          .values_plane = 0,
                          .values_mask = SIZE_MAX,
                          .line_steps = v->line_steps,
                          .plane_steps = v->plane_steps,
                          .lanes = v->lanes,
                          .values = v->values,
                          .kept = v->kept,
                          .kept_step = r->keeps ? (ptrdiff_t)line : 0};
    for (size_t k = 0; k < r->arrays; k++)
        v->lanes[k] = d->lanes + k * d->apart * sizeof(double);
    for (size_t k = 0; k < r->form->values; k++) {
        v->values[k] = d->values[k];
        v->spread[k] = d->spread[k];
    }
    if (ac_panel_spreads(r)) {
        v->panel.values = v->spread;
        v->panel.values_plane = (ptrdiff_t)(AC_VECTOR / (r->wide ? sizeof(double) : sizeof(float)));
        v->panel.values_mask = 0;
    }
    d->here = d->alike = 0;
    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        take_in_hand(job, d, i, (ptrdiff_t)line);
}

void ac_panel_settle(const ac_job *job, ac_desk *d, size_t pass)
{
    const void *ins[AC_OPERANDS_MAX + 1];
    void *outs[1] = {NULL}; /* the step writes no output */
    ac_panel p = d->view.panel;
    p.step = job->walk->reduce.form->passes + 1 + pass;
    p.values = d->view.values;
    p.height = 1;
    p.width = p.last = d->width;
    ins[job->walk->inputs] = &p;
    job->kernel(1, ins, outs, job->attrs, 0);
}

/* The operands that a step uses. The step that writes from kept terms reads only the inputs in
 * read_again; only steps that write use outputs, those with an element at each point. */
static uint32_t looked_at(const ac_walk *walk, size_t step)
{
    const ac_reduce_form *const form = walk->reduce.form;
    const uint32_t inputs = (UINT32_C(1) << walk->inputs) - 1;
    uint32_t used = step <= form->passes ? inputs : form->read_again & inputs;
    if (step >= form->passes || form->at_once)
        used |= walk->reduce.written;
    return used;
}

/* Advances the kept terms by `terms` elements. */
static void keep_from(const ac_walk_reduce *r, ac_view_of_panel *v, size_t terms)
{
    const size_t size = r->wide ? sizeof(double) : sizeof(float);
    for (size_t k = 0; k < 2 && r->keeps; k++)
        v->kept[k] = (unsigned char *)v->kept[k] + terms * size;
}

/* The number of the first point of a chunk, which identifies it. */
static size_t number_of(const ac_walk_reduce *r, const chunk *c)
{
    const size_t row = r->way == AC_REDUCE_ALONG    ? r->inner
                       : r->way == AC_REDUCE_JOINED ? r->results * r->inner
                                                    : 1;
    return c->row * row + c->start;
}

/* The address of the chunk of an operand. */
static unsigned char *place_of(const ac_job *job, const ac_desk *d, size_t i, const chunk *c)
{
    const ac_walk *const walk = job->walk;
    const size_t size = walk->operands[i].size;
    if (walk->reduce.way == AC_REDUCE_JOINED)
        return job->base[i] + number_of(&walk->reduce, c) * size;
    return job->base[i] + d->offsets[i] + row_offset(walk, i, c->row) + (int64_t)(c->start * size);
}

/* Whether a step that writes takes the points of a result as one line: it adds to no accumulators,
 * whose number is the length of other lines. */
static bool is_one_line(const ac_walk *walk, const ac_desk *d)
{
    const size_t step = d->view.panel.step;
    return walk->reduce.way == AC_REDUCE_ALONG && step >= walk->reduce.form->passes &&
           (looked_at(walk, step) & d->alike) == 0;
}

/* Runs a step over a chunk. Bit i of `staged`: operand i is in a block. */
static void run_chunk(const ac_job *job, ac_desk *d, uint32_t staged, const chunk *c)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const size_t operands = (size_t)walk->inputs + walk->outputs;
    const size_t number = number_of(r, c);
    const uint32_t loads = d->loaded != number ? staged : 0;
    const void *ins[AC_OPERANDS_MAX + 1];
    void *outs[AC_OPERANDS_MAX];
    for (size_t i = 0; i < operands; i++) {
        void *const at =
            (d->here >> i & 1) != 0 ? place_of(job, d, i, c) : d->scratch + walk->operands[i].block;
        if (i >= walk->inputs) {
            outs[i - walk->inputs] = at;
            continue;
        }
        ins[i] = at;
        if ((loads >> i & 1) != 0)
            load(job, d, i, c);
    }
    if ((staged & ((UINT32_C(1) << walk->inputs) - 1)) != 0)
        d->loaded = number;

    ac_panel *const p = &d->view.panel;
    if (r->way == AC_REDUCE_ACROSS) {
        p->height = c->count;
        p->width = p->last = d->width * r->inner;
    } else {
        const size_t each = c->count / p->planes;
        const size_t whole = ac_reduce_line(r);
        const size_t kept = r->keeps ? whole : 0;
        const size_t line = is_one_line(walk, d) ? each : whole;
        p->width = ac_at_most(line, each);
        p->height = ac_parts(each, line);
        p->last = each - (p->height - 1) * line;
        p->kept_step = (ptrdiff_t)(line == whole ? kept : kept * ac_parts(each, whole));
    }
    ins[walk->inputs] = p;
    job->kernel(1, ins, outs, job->attrs, 0);
    p->fresh = false;
    keep_from(r, &d->view, points_of(r, d, c));
    if (staged >> walk->inputs == 0)
        return;
    for (size_t i = walk->inputs; i < operands; i++)
        if ((staged >> i & 1) != 0)
            store(job, d, i, c);
}

/* Tells a pass that finds positions the number of the first line of a chunk (ac_first_line). */
static void number_lines(const ac_job *job, ac_desk *d, size_t line)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const size_t step = d->view.panel.step;
    for (size_t k = 0; step < r->form->passes && k < r->form->pass[step].count; k++)
        if (ac_pass_combine(r, &r->form->pass[step], k)->positions)
            *(int64_t *)(void *)d->values[r->form->pass[step].value[k]] = (int64_t)line;
}

/* Processes the rows of the panel's results: whole rows, or, of a single result, as many points as
 * the blocks hold. */
static void run_along(const ac_job *job, ac_desk *d, uint32_t staged, const ac_part *part)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const size_t most = staged != 0 && d->width == 1 ? r->hold : SIZE_MAX;
    d->view.panel.planes = d->width;
    for (size_t row = part->first_row; row < part->end_row; row++)
        for (size_t i = part->first, n; i < part->end; i += n) {
            n = ac_at_most(part->end - i, most);
            const chunk c = {row, i, n * d->width};
            number_lines(job, d, (i - part->first) / AC_LANES);
            run_chunk(job, d, staged, &c);
        }
}

/* Processes all rows of the part as one sequence of points, in whole lines if the blocks hold at
 * least one. The chunks of the first line together set all accumulators. */
static void run_joined(const ac_job *job, ac_desk *d, size_t step, uint32_t staged,
                       const ac_part *part, bool sets)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    const ac_reduce_pass *const pass = &r->form->pass[step];
    const size_t line = ac_reduce_line(r);
    const size_t count = (part->end_row - part->first_row) * r->results * r->inner;
    for (size_t i = 0, n; i < count; i += n) {
        const size_t within = i % line;
        n = staged != 0 ? ac_at_most(count - i, r->hold) : count - i;
        if (r->hold < line && staged != 0)
            n = ac_at_most(n, line - within);
        const chunk c = {part->first_row, i, n};
        d->view.panel.fresh = sets && i < line;
        number_lines(job, d, i / line);
        size_t array = 0;
        for (size_t k = 0; k < pass->count; k++) {
            const ac_combine *const combine = ac_pass_combine(r, pass, k);
            for (size_t left = combine->arrays; left > 0; left--, array++)
                d->view.lanes[array] =
                    d->lanes + array * d->apart * sizeof(double) + within * combine->size;
        }
        run_chunk(job, d, staged, &c);
    }
}

static void run_across(const ac_job *job, ac_desk *d, uint32_t staged, const ac_part *part)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const size_t axis = rows_axis(walk);
    const bool several = (size_t)walk->rank > axis + 1; /* no one stride steps through all rows */
    const size_t line = r->width * r->inner;
    const bool whole = staged == 0 || r->rows * line <= r->hold; /* the blocks hold all rows */
    const size_t most = whole ? SIZE_MAX : r->hold / line;
    for (size_t row = part->first_row, n; row < part->end_row; row += n) {
        n = ac_at_most(part->end_row - row, most);
        if (several && r->sets == 1)
            n = ac_at_most(n, walk->extents[axis] - row % walk->extents[axis]);
        const chunk c = {row, 0, n};
        number_lines(job, d, (row - part->first_row) / r->sets);
        run_chunk(job, d, staged, &c);
    }
}

bool ac_panel_sets(const ac_job *job, const ac_part *part)
{
    const ac_walk_reduce *const r = &job->walk->reduce;
    /* Along a row a line has all lanes of a result; across, the first lines have a set each;
     * joined, the first line has all accumulators. */
    if (r->way == AC_REDUCE_ALONG)
        return part->end - part->first >= (size_t)AC_LANES;
    return r->way == AC_REDUCE_ACROSS || r->form->at_once;
}

void ac_panel_run(const ac_job *job, ac_desk *d, size_t step, const ac_part *part, bool sets)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const uint32_t staged = looked_at(walk, step) & ~(d->here | d->alike);
    for (size_t i = 0; i < walk->inputs && !d->filled && d->alike != 0; i++)
        if ((d->alike >> i & 1) != 0)
            load_still(job, d, i);
    d->filled = true;
    d->view.panel.step = step;
    d->view.panel.fresh = sets;
    d->view.kept[0] = d->kept;
    d->view.kept[1] = d->kept + sizeof d->kept / 2;
    if (r->way == AC_REDUCE_ALONG)
        run_along(job, d, staged, part);
    else if (r->way == AC_REDUCE_JOINED)
        run_joined(job, d, step, staged, part, sets);
    else
        run_across(job, d, staged, part);
}

/* Copies results; every nan becomes the canonical one. */
static void one_nan(double *to, const double *from, size_t count)
{
    for (size_t i = 0; i < count; i++)
        to[i] = from[i] != from[i] ? (double)NAN : from[i];
}

void ac_panel_results(const ac_job *job, ac_desk *d)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_reduce *const r = &walk->reduce;
    const int computed = r->whole ? AC_I64 : r->wide ? AC_F64 : AC_F32;
    if (r->written >> walk->inputs == (UINT32_C(1) << walk->outputs) - 1)
        return;
    for (size_t i = walk->inputs; i < (size_t)walk->inputs + walk->outputs; i++) {
        const ac_walk_operand *const o = &walk->operands[i];
        if (!o->fold || ac_walk_absent(walk, i))
            continue;
        const void *from = d->values[r->form->result[i - walk->inputs] - 1];
        _Alignas(8) unsigned char rounded[2][AC_PANEL_RESULTS * sizeof(double)];
        const int span = o->span;
        if (span != computed) {
            job->stage->convert(span, rounded[0], computed, from, d->width);
            from = rounded[0];
        }
        if (o->dtype != span) {
            job->stage->convert(o->dtype, rounded[1], span, from, d->width);
            from = rounded[1];
        } else if (span == AC_F64) {
            one_nan((double *)(void *)rounded[1], from, d->width);
            from = rounded[1];
        }
        const ac_box box = {r->result_axes, walk->extents + r->inner_axes,
                            o->strides + r->inner_axes, o->size};
        ac_run_scatter(job->stage, &box, job->base[i], from, d->first, d->width, false, NULL);
    }
}
