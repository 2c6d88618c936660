#include "contraction/run.h"

#include <stdatomic.h>
#include <string.h>

#include "base/blocks.h"
#include "base/sizes.h"
#include "base/threads.h"
#include "contraction/chain.h"
#include "contraction/chain_grad.h"
#include "contraction/contraction.h"
#include "contraction/joined.h"
#include "contraction/load.h"
#include "contraction/residue.h"
#include "contraction/room.h"
#include "contraction/solve.h"

enum {
    RESULTS = 128 << 10, /* bytes of batches that are done class after class of residues */
    SHORT_RUN = 4,       /* elements that are copied one at a time */
};

/* A contraction with the addresses of one batch, and what its tasks share. */
typedef struct product {
    const ac_job *job;
    const ac_walk *walk;
    const ac_walk_contraction *c;
    const ac_residue *residue; /* the class of residues whose walk it is, or null */
    const ac_multiply *multiply;
    const ac_contraction_factors *factors;
    ac_contraction_places places;
    size_t size; /* of an element that is computed with */
    size_t rows;
    size_t columns;
    size_t inner;
    const unsigned char *base[AC_OPERANDS_MAX];
    ac_joined_place place; /* of the batch, where axes are joined */
    unsigned char *panel;  /* the packed strips that tiles share */
    unsigned char *slots;
    size_t first; /* column of the panel */
    size_t width; /* columns of the panel */
    /* Where there are classes of residues: how many, tiles of the largest one, and batches that are
     * done class after class. */
    size_t classes;
    size_t class_tiles;
    size_t together;
    size_t tasks;
    atomic_size_t next;
} product;

/* The indices of k from one on that are in the same block. */
static size_t block_depth(const product *p, size_t k)
{
    return p->residue ? ac_residue_depth(p->residue, k)
                      : ac_least(p->inner - k, AC_CONTRACTION_BLOCK);
}

static int size_log2(size_t size)
{
    return __builtin_ctzll(size);
}

/* --- packing ---------------------------------------------------------------------------------- */

/* Moves a plane of elements of an operand (load.h). */
static inline void load(const product *p, unsigned char *block, size_t row, size_t operand,
                        const unsigned char *from, int64_t x_stride, int64_t y_stride, size_t nx,
                        size_t ny, bool pads, unsigned char *raw)
{
    ac_contraction_load(p->job->stage, &p->walk->operands[operand], block, row, from, x_stride,
                        y_stride, nx, ny, pads, raw);
}

/* The bytes from index 0 of an operand along an axis to another index. */
static int64_t way_to(const ac_walk_operand *o, size_t axis, size_t index)
{
    const int64_t run = o->cut_run;
    const int64_t i = (int64_t)index;

    return run > 0 && axis == o->cut ? i / run * o->jump + i % run * o->strides[axis]
                                     : i * o->strides[axis];
}

/* The elements from an index on, at most `count`, that have one stride along an axis. */
static size_t even_run(const ac_walk_operand *o, size_t axis, size_t index, size_t count)
{
    return o->cut_run > 0 && axis == o->cut ? ac_least(o->cut_run - index % o->cut_run, count)
                                            : count;
}

/* A plane of elements of a factor, from an index on along each of two axes of the walk. */
typedef struct plane {
    size_t x_axis;
    size_t y_axis;
    size_t x;
    size_t y;
    size_t nx;
    size_t ny;
} plane;

/* Moves it as `load` does; of a factor in blocks run by run. */
static void load_plane(const product *p, unsigned char *block, size_t row, size_t operand,
                       const plane *of, bool pads, unsigned char *raw)
{
    const ac_walk_operand *const o = &p->walk->operands[operand];
    const bool cut = o->cut_run > 0 && o->cut == of->x_axis;

    if (pads && cut && of->nx < row)
        memset(block, 0, row * of->ny * p->size);
    for (size_t y = 0, ny; y < of->ny; y += ny) {
        const unsigned char *const from = p->base[operand] + way_to(o, of->y_axis, of->y + y);

        ny = even_run(o, of->y_axis, of->y + y, of->ny - y);
        for (size_t x = 0, nx; x < of->nx; x += nx) {
            nx = even_run(o, of->x_axis, of->x + x, of->nx - x);
            load(p, block + (y * row + x) * p->size, row, operand,
                 from + way_to(o, of->x_axis, of->x + x), o->strides[of->x_axis],
                 o->strides[of->y_axis], nx, ny, pads && !cut, raw);
        }
    }
}

/* Adjacent elements of an operand, in the dtype that is computed in. */
static void copy_line(const product *p, const ac_walk_operand *o, unsigned char *to,
                      const unsigned char *from, size_t count)
{
    if (o->dtype == o->span)
        memcpy(to, from, count * p->size);
    else
        p->job->stage->convert(o->span, to, o->dtype, from, count);
}

/* A row of left that is seen through windows, and is being filled. */
typedef struct gathering {
    const product *p;
    unsigned char *row;
    unsigned char *raw;
} gathering;

static void gather_box(void *context, const ac_joined_box *box)
{
    const gathering *const g = context;
    const product *const p = g->p;
    const ac_walk_operand *const o = &p->walk->operands[p->c->left];
    const unsigned char *const from = p->base[p->c->left] + box->offset;
    unsigned char *const to = g->row + box->column * p->size;

    if (box->column_stride == o->size)
        copy_line(p, o, to, from, box->columns);
    else
        load(p, to, box->columns, p->c->left, from, box->column_stride, 0, box->columns, 1, false,
             g->raw);
}

static void gather_left(const product *p, unsigned char *slot, unsigned char *to, size_t first_row,
                        size_t rows, size_t first, size_t depth)
{
    ac_joined_span spans[AC_CONTRACTION_BLOCK];
    const size_t count = ac_joined_spans(p->walk, first, depth, spans);
    gathering g = {.p = p, .row = to, .raw = slot + p->places.raw};

    for (size_t r = 0; r < rows; r++, g.row += AC_MULTIPLY_PITCH * p->size) {
        memset(g.row, 0, depth * p->size);
        ac_joined_row(p->walk, &p->place, first_row + r, spans, count, gather_box, &g);
    }
}

/* Copies a few elements of each row; a constant size lets the compiler move registers. */
static inline __attribute__((always_inline)) void copy_few(unsigned char *to,
                                                           const unsigned char *from,
                                                           const ac_joined_run *run, int64_t row,
                                                           size_t rows, size_t size)
{
    for (size_t i = 0; i < run->count; i++) {
        for (size_t r = 0; r < rows; r++)
            memcpy(to + r * AC_MULTIPLY_PITCH * size + i * size,
                   from + (int64_t)r * row + (int64_t)i * run->stride, size);
    }
}

/* Elements of a run of k of joined axes, for some rows. */
static void pack_run(const product *p, unsigned char *to, const unsigned char *from,
                     const ac_joined_run *run, size_t rows, unsigned char *raw)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->left];
    const int64_t row = o->strides[AC_AXIS_ROW];

    if (run->count > SHORT_RUN || o->dtype != o->span)
        load(p, to, AC_MULTIPLY_PITCH, p->c->left, from, run->stride, row, run->count, rows, false,
             raw);
    else if (p->c->wide)
        copy_few(to, from, run, row, rows, sizeof(double));
    else
        copy_few(to, from, run, row, rows, sizeof(float));
}

/* Packs a block of some rows, to one of the slot's buffers. */
static void pack_left(const product *p, unsigned char *slot, unsigned char *to, size_t first_row,
                      size_t rows, size_t first, size_t depth)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->left];
    const int64_t row = o->strides[AC_AXIS_ROW];
    const unsigned char *const from = p->base[p->c->left] + (int64_t)first_row * row;
    const plane all = {AC_AXIS_INNER, AC_AXIS_ROW, first, first_row, depth, rows};

    if (p->c->joined && p->c->join.gathers) {
        gather_left(p, slot, to, first_row, rows, first, depth);
        return;
    }
    for (size_t k = first; p->c->joined && k < first + depth;) {
        const ac_joined_run run = ac_joined_left(p->walk, k, first + depth);

        pack_run(p, to + (k - first) * p->size, from + run.offset, &run, rows,
                 slot + p->places.raw);
        k += run.count;
    }
    if (p->c->joined)
        return;
    load_plane(p, to, AC_MULTIPLY_PITCH, p->c->left, &all, false, slot + p->places.raw);
}

/* A strip of joined axes that is being filled. */
typedef struct filling {
    const product *p;
    unsigned char *strip;
    size_t width;
    unsigned char *raw;
} filling;

/* Copies rows of so many bytes, whose number is `part` and up to twice that: in two pieces, which
 * may overlap. A constant lets the compiler move registers. */
static inline __attribute__((always_inline)) void copy_rows(unsigned char *to, size_t to_step,
                                                            const unsigned char *from,
                                                            int64_t from_step, size_t rows,
                                                            size_t bytes, size_t part)
{
    for (size_t y = 0; y < rows; y++, to += to_step, from += from_step) {
        unsigned char ahead[64];
        unsigned char behind[64];

        memcpy(ahead, from, part);
        memcpy(behind, from + bytes - part, part);
        memcpy(to, ahead, part);
        memcpy(to + bytes - part, behind, part);
    }
}

/* Copies rows of at most a few registers; false: there are more bytes. */
static bool copy_short_rows(unsigned char *to, size_t to_step, const unsigned char *from,
                            int64_t from_step, size_t rows, size_t bytes)
{
    if (bytes > 128)
        return false;
    if (bytes > 64)
        copy_rows(to, to_step, from, from_step, rows, bytes, 64);
    else if (bytes > 32)
        copy_rows(to, to_step, from, from_step, rows, bytes, 32);
    else if (bytes > 16)
        copy_rows(to, to_step, from, from_step, rows, bytes, 16);
    else if (bytes > 8)
        copy_rows(to, to_step, from, from_step, rows, bytes, 8);
    else
        copy_rows(to, to_step, from, from_step, rows, bytes, 4);
    return true;
}

static void fill_box(void *context, const ac_joined_box *box)
{
    const filling *const f = context;
    const product *const p = f->p;
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const size_t width = f->width;
    const unsigned char *from = p->base[p->c->right] + box->offset;
    unsigned char *to = f->strip + (box->row * width + box->column) * p->size;
    ac_multiply_strip *const adjacent = p->multiply->strip[o->dtype];

    if (width == 1 && box->pitch == 1 && box->row_stride == o->size) {
        copy_line(p, o, to, from, box->rows);
        return;
    }
    if (adjacent && box->pitch == 1 && box->columns == width && box->column_stride == o->size) {
        adjacent(to, from, box->row_stride, box->rows, width);
        return;
    }
    if (o->dtype == o->span && box->column_stride == o->size &&
        copy_short_rows(to, box->pitch * width * p->size, from, box->row_stride, box->rows,
                        box->columns * p->size))
        return;
    load(p, to, box->pitch * width, p->c->right, from, box->column_stride, box->row_stride,
         box->columns, box->rows, false, f->raw);
}

static void pack_joined(const product *p, unsigned char *strip, size_t width, size_t first_column,
                        size_t columns, size_t first, size_t depth, unsigned char *raw)
{
    filling f = {.p = p, .strip = strip, .width = width, .raw = raw};

    if ((p->c->join.windows > 0 && !p->c->join.gathers) || columns < width)
        memset(strip, 0, width * depth * p->size);
    ac_joined_strip(p->walk, &p->place, first_column, columns, first, depth, fill_box, &f);
}

/* Whole numbers of some columns, one byte each: where they lie, or else in `room`, whose rows are
 * *pitch bytes apart, as those of what is returned then are. */
static const int8_t *whole_of(const product *p, size_t first_column, size_t columns, size_t first,
                              size_t depth, unsigned char *room, unsigned char *raw,
                              ptrdiff_t *pitch)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const ac_multiply *const m = p->multiply;
    const int64_t inner = o->strides[AC_AXIS_INNER];
    const int64_t column = o->strides[AC_AXIS_COLUMN];
    const unsigned char *const base = p->base[p->c->right];
    const int64_t start = (int64_t)first_column * column + (int64_t)first * inner;

    const size_t row = (size_t)*pitch;

    if (!o->halved && column == 1) {
        *pitch = inner;
        return (const int8_t *)(base + start);
    }
    if (!o->halved) {
        p->job->stage->gather[0](room, row, base + start, column, inner, columns, depth);
        return (const int8_t *)room;
    }
    if (column == 1) {
        for (size_t k = 0; k < depth; k++)
            m->halves((int8_t *)room + k * row, base, o->odd + start + (int64_t)k * inner, columns);
        return (const int8_t *)room;
    }
    for (size_t c = 0; c < columns; c++) {
        int8_t *const line = (int8_t *)raw + c * depth;
        const int64_t at = o->odd + start + (int64_t)c * column;

        if (inner == 1)
            m->halves(line, base, at, depth);
        for (size_t k = 0; inner != 1 && k < depth; k++)
            m->halves(line + k, base, at + (int64_t)k * inner, 1);
    }
    p->job->stage->gather[0](room, row, raw, (ptrdiff_t)depth, 1, columns, depth);
    return (const int8_t *)room;
}

/* The part of scale or offset that belongs to some columns, a row for each of some groups. */
static void load_groups(const product *p, unsigned char *to, size_t width, size_t operand,
                        size_t first_column, size_t columns, size_t group, size_t groups,
                        unsigned char *raw)
{
    const int64_t *const strides = p->walk->operands[operand].strides;

    load(p, to, width, operand,
         p->base[operand] + (int64_t)first_column * strides[AC_AXIS_COLUMN] +
             (int64_t)group * strides[p->c->group_axis],
         strides[AC_AXIS_COLUMN], strides[p->c->group_axis], columns, groups, true, raw);
}

/* What the numbers of some columns are weighed by in a block of k: a row of offset and scale for
 * each of so many groups, of which the first one is number `group`. */
typedef struct weights {
    const unsigned char *scale;
    const unsigned char *offset;
    size_t row; /* bytes */
    size_t group;
    size_t groups;
} weights;

static weights weights_of(const product *p, size_t first_column, size_t columns, size_t first,
                          size_t depth, unsigned char *raw)
{
    unsigned char *const scale = raw - p->places.raw + p->places.scale;
    unsigned char *const offset = raw - p->places.raw + p->places.offset;
    const size_t width = ac_parts(columns, p->multiply->width) * p->multiply->width;
    weights w = {
        .scale = scale, .offset = offset, .row = width * p->size, .group = first / p->c->group};

    w.groups = (first + depth - 1) / p->c->group - w.group + 1;
    load_groups(p, scale, width, p->c->scale, first_column, columns, w.group, w.groups, raw);
    load_groups(p, offset, width, p->c->offset, first_column, columns, w.group, w.groups, raw);
    return w;
}

/* Where a group ends, counted from the first index of a block. */
static size_t group_end(const product *p, const weights *w, size_t group, size_t first,
                        size_t depth)
{
    return ac_least((w->group + group + 1) * p->c->group - first, depth);
}

static void pack_weights(const product *p, unsigned char *strip, size_t first_column,
                         size_t columns, size_t first, size_t depth, unsigned char *raw)
{
    const weights w = weights_of(p, first_column, columns, first, depth, raw);
    const size_t row = p->multiply->width * p->size;
    ptrdiff_t pitch = (ptrdiff_t)p->multiply->width;
    const int8_t *const whole = whole_of(p, first_column, columns, first, depth,
                                         raw - p->places.raw + p->places.whole, raw, &pitch);

    for (size_t g = 0, k = 0; g < w.groups; g++) {
        const size_t end = group_end(p, &w, g, first, depth);

        p->multiply->weigh[AC_WEIGHTS_BYTES](strip + k * row, whole + (ptrdiff_t)k * pitch, pitch,
                                             w.offset + g * row, w.scale + g * row, end - k,
                                             columns);
        k = end;
    }
}

/* Elements are gathered along k if they are adjacent there, so that whole lines are read. */
static void pack_strip(const product *p, unsigned char *strip, size_t first_column, size_t columns,
                       size_t first, size_t depth, unsigned char *raw)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const int64_t inner = o->strides[AC_AXIS_INNER];
    const int64_t column = o->strides[AC_AXIS_COLUMN];
    const unsigned char *const from = p->base[p->c->right] +
                                      way_to(o, AC_AXIS_COLUMN, first_column) +
                                      way_to(o, AC_AXIS_INNER, first);
    const plane all = {AC_AXIS_COLUMN, AC_AXIS_INNER, first_column, first, columns, depth};
    const bool even = even_run(o, AC_AXIS_COLUMN, first_column, columns) == columns &&
                      even_run(o, AC_AXIS_INNER, first, depth) == depth;
    ac_multiply_strip *const adjacent = p->multiply->strip[o->dtype];

    if (p->c->joined)
        pack_joined(p, strip, p->multiply->width, first_column, columns, first, depth, raw);
    else if (p->c->weighs)
        pack_weights(p, strip, first_column, columns, first, depth, raw);
    else if (adjacent && even && (column == o->size || columns == 1))
        adjacent(strip, from, inner, depth, columns);
    else
        load_plane(p, strip, p->multiply->width, p->c->right, &all, true, raw);
}

/* --- a tile ----------------------------------------------------------------------------------- */

/* Whether results are at the strides of their parts. */
static bool has_parts(const product *p)
{
    return p->c->joined && p->c->join.spread;
}

static unsigned char *place_of(const product *p, size_t operand, size_t row, size_t column)
{
    const ac_walk_operand *const o = &p->walk->operands[operand];
    unsigned char *const base = (unsigned char *)(uintptr_t)p->base[operand];

    if (has_parts(p))
        return base + ac_joined_way(p->walk, operand, row, column);
    return base + (int64_t)row * o->strides[AC_AXIS_ROW] +
           (int64_t)column * o->strides[AC_AXIS_COLUMN];
}

/* The stride of an operand along columns that lie evenly. */
static int64_t step_of(const product *p, size_t operand)
{
    return has_parts(p) ? ac_joined_step(p->walk, operand)
                        : p->walk->operands[operand].strides[AC_AXIS_COLUMN];
}

/* Makes results of a row of sums and stores them: of columns that lie evenly. */
static void finish_run(const product *p, unsigned char *slot, unsigned char *sums, size_t row,
                       size_t column, size_t columns)
{
    const size_t output = p->walk->inputs;
    const ac_walk_operand *const out = &p->walk->operands[output];
    const ac_stage *const stage = p->job->stage;
    const int64_t step = step_of(p, output);
    const bool adjacent = step == out->size;
    unsigned char *const to = place_of(p, output, row, column);
    unsigned char *const raw = slot + p->places.raw;
    unsigned char *addend = NULL;

    if (p->c->addend != AC_NO_ADDEND) {
        addend = slot + p->places.addend;
        load(p, addend, columns, p->c->addend, place_of(p, p->c->addend, row, column),
             step_of(p, p->c->addend), 0, columns, 1, false, raw);
    }

    const bool plain = out->dtype == out->span;

    p->multiply->finish(plain && adjacent ? to : sums, sums, p->factors->alpha, addend,
                        p->factors->beta, columns);
    if (plain && adjacent)
        return;
    if (!plain)
        stage->convert(out->dtype, adjacent ? to : raw, out->span, sums, columns);
    if (!adjacent)
        stage->scatter[size_log2(out->size)](to, step, 0, plain ? sums : raw, columns, columns, 1,
                                             NULL);
}

static void finish_row(const product *p, unsigned char *slot, unsigned char *sums, size_t row,
                       size_t column, size_t columns)
{
    for (size_t c = 0, some; c < columns; c += some) {
        some = has_parts(p) ? ac_joined_even(p->walk, column + c, columns - c) : columns;
        finish_run(p, slot, sums + c * p->size, row, column + c, some);
    }
}

/* Adjacent elements of a factor, of the dtype that is computed in: in place, or else in `room`. */
static const void *line_of(const product *p, size_t operand, size_t first, size_t depth,
                           unsigned char *room, unsigned char *raw)
{
    const ac_walk_operand *const o = &p->walk->operands[operand];
    const int64_t inner = o->strides[AC_AXIS_INNER];
    const unsigned char *const from = p->base[operand] + way_to(o, AC_AXIS_INNER, first);
    const bool adjacent = inner == o->size && even_run(o, AC_AXIS_INNER, first, depth) == depth;
    const plane line = {AC_AXIS_INNER, AC_AXIS_ROW, first, 0, depth, 1};

    if (adjacent && o->dtype == o->span)
        return from;
    if (adjacent)
        p->job->stage->convert(o->span, room, o->dtype, from, depth);
    else
        load_plane(p, room, depth, operand, &line, false, raw);
    return room;
}

/* Whether each offset of a group is 0, so that nothing has to be added. */
static bool is_zero(const unsigned char *offset, size_t count)
{
    float any = 0;

    for (size_t i = 0; i < count; i++) {
        float one;

        memcpy(&one, offset + i * sizeof one, sizeof one);
        any = one == 0 ? any : 1;
    }
    return any == 0;
}

/* A block of a few rows that is being multiplied by rows of right as they lie. */
typedef struct sweeping {
    const product *p;
    unsigned char *strips; /* room for what strips have of a few rows of right */
    unsigned char *sums;
    size_t step; /* elements from one row of sums to the next */
    const unsigned char *left;
    size_t rows;
    const unsigned char *from; /* the first column's first index */
    int64_t inner;             /* bytes from one row to the next */
    size_t halves;             /* of a byte, that an element has */
    size_t columns;
    weights w; /* of weights */
} sweeping;

/* How whole numbers lie whose columns, or else indices k, are adjacent. */
static int kind_of(const product *p, bool across)
{
    if (!p->walk->operands[p->c->right].halved)
        return AC_WEIGHTS_BYTES;
    return across ? AC_WEIGHTS_ACROSS : AC_WEIGHTS_ALONG;
}

/* Packs what some columns have of a few rows of right: strips whose rows are as many. Of so few
 * rows that their lines stay in the first cache until they are used up. */
static void pack_swept(const sweeping *s, size_t column, size_t columns, size_t first, size_t depth,
                       size_t group)
{
    const product *const p = s->p;
    const ac_multiply *const m = p->multiply;
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const int kind = kind_of(p, true);
    const size_t row = m->width * p->size;
    /* What is read next: the same columns of the next rows, or the next columns. */
    const int64_t ahead =
        s->rows > AC_CONTRACTION_FEW ? AC_CONTRACTION_BESIDE * s->inner : AC_CONTRACTION_AHEAD;

    for (size_t k = 0; k < depth; k += AC_CONTRACTION_BESIDE) {
        const size_t deep = ac_least(depth - k, AC_CONTRACTION_BESIDE);
        const unsigned char *const from =
            s->from + (int64_t)(first + k) * s->inner + column * s->halves / 2;

        for (size_t c = 0; c < columns; c += m->width) {
            const size_t some = ac_least(columns - c, m->width);
            const size_t at = group * s->w.row + (column + c) * p->size;
            unsigned char *const to = s->strips + c * depth * p->size + k * row;

            for (size_t i = 0; i < deep && c * s->halves / 2 % AC_CONTRACTION_LINE_BYTES == 0; i++)
                __builtin_prefetch(from + c * s->halves / 2 + (int64_t)i * s->inner + ahead, 0, 2);
            if (p->c->weighs)
                m->weigh[kind](to, from + c * s->halves / 2, s->inner, s->w.offset + at,
                               s->w.scale + at, deep, some);
            else
                m->strip[o->dtype](to, from + c * s->halves / 2, s->inner, deep, some);
        }
    }
}

/* Takes some indices of a block, of one group. Memory is read a few rows side by side, from the
 * first column to the last, as the machine's prefetching expects. For a few rows of left what a
 * line has of them is packed and used while it is in the first cache; for more, whose sums would
 * come from the second one each time, more rows of right are packed before. */
static void sweep_rows(const sweeping *s, size_t first, size_t end, size_t group)
{
    const product *const p = s->p;
    const ac_multiply *const m = p->multiply;
    const ac_contraction_swept swept = ac_contraction_sweep(p->walk, m->width);
    ac_multiply_block b = {.right = s->strips, .step = s->step, .rows = s->rows};

    for (size_t k = first; k < end; k += b.depth) {
        b.depth = ac_least(end - k, swept.depth);
        b.strip_step = m->width * b.depth;
        b.left = s->left + k * p->size;
        b.first = k == 0;
        b.carries = k > 0;
        for (size_t c = 0; c < s->columns; c += swept.columns) {
            const size_t some = ac_least(s->columns - c, swept.columns);

            pack_swept(s, c, some, k, b.depth, group);
            b.sums = s->sums + c * p->size;
            b.columns = ac_parts(some, m->width) * m->width;
            m->block(&b);
        }
    }
}

/* The sums of one row, from weights of one group. */
static void sweep_weights(const sweeping *s, size_t first, size_t end, size_t group)
{
    const product *const p = s->p;
    const unsigned char *const offset = s->w.offset + group * s->w.row;

    p->multiply->weigh_row[kind_of(p, true)](
        s->sums, s->left + first * p->size, s->from + (int64_t)first * s->inner, s->inner,
        is_zero(offset, s->columns) ? NULL : offset, s->w.scale + group * s->w.row, end - first,
        s->columns, first == 0);
}

/* The sums of very few rows of a block, from runs of rows of right. */
static void sweep_runs(const product *p, unsigned char *slot, unsigned char *sums, size_t rows,
                       size_t column, size_t columns, size_t first, size_t depth)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const int64_t inner = o->strides[AC_AXIS_INNER];
    const unsigned char *const from = p->base[p->c->right] + (int64_t)first * inner;

    for (size_t c = 0, some; c < columns; c += some) {
        some = even_run(o, AC_AXIS_COLUMN, column + c, columns - c);
        p->multiply->sweep[o->dtype](
            sums + c * p->size, ac_contraction_step(p->walk), slot + p->places.left, rows,
            from + way_to(o, AC_AXIS_COLUMN, column + c), inner, depth, some);
    }
}

/* The sums of a few rows of a block, from rows of right as they lie. */
static void sweep(const product *p, unsigned char *slot, unsigned char *sums, size_t rows,
                  size_t column, size_t columns, size_t first, size_t depth)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const size_t step = ac_contraction_step(p->walk);
    unsigned char *const target = first == 0 ? sums : slot + p->places.right;
    sweeping s = {.p = p,
                  .strips = slot + p->places.strips,
                  .sums = target,
                  .step = step,
                  .left = slot + p->places.left,
                  .rows = rows,
                  .columns = columns,
                  .halves = o->halved ? 1 : 2 * (size_t)o->size,
                  .inner = o->halved ? o->strides[AC_AXIS_INNER] / 2 : o->strides[AC_AXIS_INNER]};

    s.from = p->base[p->c->right] + (int64_t)first * s.inner + column * s.halves / 2;
    if (p->c->weighs)
        s.w = weights_of(p, column, columns, first, depth, slot + p->places.raw);
    for (size_t g = 0, k = 0, end; p->c->weighs && k < depth; g++, k = end) {
        end = group_end(p, &s.w, g, first, depth);
        if (rows == 1)
            sweep_weights(&s, k, end, g);
        else
            sweep_rows(&s, k, end, g);
    }
    if (!p->c->weighs && rows <= AC_MULTIPLY_SWEPT)
        sweep_runs(p, slot, target, rows, column, columns, first, depth);
    else if (!p->c->weighs)
        sweep_rows(&s, 0, depth, 0);
    for (size_t r = 0; r < rows && first > 0; r++)
        p->multiply->add(sums + r * step * p->size, target + r * step * p->size, columns);
}

/* A strip of whole numbers whose indices k are adjacent, of which there are an even number in each
 * group where they are halves. */
typedef struct weighing {
    const product *p;
    unsigned char *slot;
    size_t column; /* of the strip */
    size_t columns;
    size_t wide; /* columns of a strip */
    weights w;
} weighing;

/* The numbers of a block side by side: rows of bytes, one or two indices each. */
static void turn(const weighing *s, size_t first, size_t depth)
{
    const product *const p = s->p;
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const int64_t column = o->strides[AC_AXIS_COLUMN];
    const int64_t at = (int64_t)s->column * column + (int64_t)first;

    p->multiply->turn(s->slot + p->places.whole, (ptrdiff_t)s->wide,
                      p->base[p->c->right] + (o->halved ? at / 2 : at),
                      (ptrdiff_t)(o->halved ? column / 2 : column), s->columns,
                      o->halved ? depth / 2 : depth);
}

/* Makes the strip of a block, or, for one row, what it adds to the sums. */
static void weigh(const weighing *s, unsigned char *target, const unsigned char *left, size_t first,
                  size_t depth)
{
    const product *const p = s->p;
    const ac_multiply *const m = p->multiply;
    const int kind = kind_of(p, false);
    const size_t each = kind == AC_WEIGHTS_ALONG ? 2 : 1;

    turn(s, first, depth);
    for (size_t k = 0, end; k < depth; k = end) {
        const size_t g = (first + k) / p->c->group - s->w.group;
        const unsigned char *const offset = s->w.offset + g * s->w.row;
        const unsigned char *const scale = s->w.scale + g * s->w.row;
        const unsigned char *const bytes = s->slot + p->places.whole + k / each * s->wide;

        end = group_end(p, &s->w, g, first, depth);
        if (left)
            m->weigh_row[kind](target, left + k * p->size, bytes, (ptrdiff_t)s->wide,
                               is_zero(offset, s->columns) ? NULL : offset, scale, end - k,
                               s->columns, k == 0);
        else
            m->weigh[kind](target + k * s->wide * p->size, bytes, (ptrdiff_t)s->wide, offset, scale,
                           end - k, s->columns);
    }
}

/* The sums of a few rows, strip after strip, from columns of right whose elements are adjacent: so
 * many blocks of k of each as left is packed of. */
static void run_strips(const product *p, unsigned char *slot, unsigned char *sums, size_t step,
                       size_t row, size_t rows, size_t column, size_t columns)
{
    const ac_multiply *const m = p->multiply;
    const bool alone = p->c->weighs && p->rows == 1;
    const size_t reach = ac_contraction_reach(p->walk);
    const size_t wide = alone ? AC_CONTRACTION_WIDE : m->width;
    const size_t block = rows * AC_MULTIPLY_PITCH * p->size;
    unsigned char *const left = slot + p->places.left;
    unsigned char *const strip = slot + p->places.right;
    unsigned char *const raw = slot + p->places.raw;
    weighing w = {.p = p, .slot = slot, .wide = wide};
    ac_multiply_block b = {.right = strip, .step = step, .rows = rows};

    for (size_t start = 0; start < p->inner; start += reach) {
        const size_t last = ac_least(start + reach, p->inner);

        for (size_t k = start; k < last; k += AC_CONTRACTION_BLOCK)
            pack_left(p, slot, left + (k - start) / AC_CONTRACTION_BLOCK * block, row, rows, k,
                      block_depth(p, k));
        for (size_t c = 0; c < columns; c += wide) {
            w.column = column + c;
            w.columns = ac_least(columns - c, wide);
            b.columns = w.columns;
            b.sums = sums + c * p->size;
            if (p->c->weighs)
                w.w = weights_of(p, w.column, w.columns, start, last - start, raw);
            for (size_t k = start; k < last; k += b.depth) {
                const unsigned char *const packed =
                    left + (k - start) / AC_CONTRACTION_BLOCK * block;

                b.depth = block_depth(p, k);
                b.left = packed;
                b.first = k == 0;
                b.last = p->c->direct && k + b.depth == p->inner;
                if (alone) {
                    weigh(&w, k == 0 ? b.sums : strip, packed, k, b.depth);
                    if (k > 0)
                        m->add(b.sums, strip, w.columns);
                    continue;
                }
                if (p->c->weighs)
                    weigh(&w, strip, NULL, k, b.depth);
                else
                    pack_strip(p, strip, w.column, w.columns, k, b.depth, raw);
                m->block(&b);
            }
        }
    }
}

/* Puts the runs of some columns together to lines. */
static void put_together(const product *p, unsigned char *lines, size_t column, size_t columns,
                         size_t first, size_t depth)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const int64_t stride = o->strides[AC_AXIS_COLUMN];
    const size_t pitch = ac_contraction_pitch(o);

    for (size_t k = 0, some; k < depth; k += some) {
        const unsigned char *const from =
            p->base[p->c->right] + (int64_t)column * stride + way_to(o, AC_AXIS_INNER, first + k);

        some = even_run(o, AC_AXIS_INNER, first + k, depth - k);
        if (some * o->size == AC_BLOCKS_RUN) {
            for (size_t c = 0; c < columns; c++)
                memcpy(lines + c * pitch + k * o->size, from + (int64_t)c * stride, AC_BLOCKS_RUN);
            continue;
        }
        for (size_t c = 0; c < columns; c++)
            memcpy(lines + c * pitch + k * o->size, from + (int64_t)c * stride, some * o->size);
    }
}

/* The sums of one row, from columns of right whose runs are put together to lines. */
static void run_cut_lines(const product *p, unsigned char *slot, unsigned char *sums, size_t column,
                          size_t columns)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    unsigned char *const lines = slot + p->places.right;

    for (size_t k = 0; k < p->inner; k += AC_CONTRACTION_RUNS) {
        const size_t depth = ac_least(p->inner - k, AC_CONTRACTION_RUNS);
        const void *const left =
            line_of(p, p->c->left, k, depth, slot + p->places.left, slot + p->places.raw);

        for (size_t c = 0; c < columns; c += AC_CONTRACTION_LINES) {
            const size_t some = ac_least(columns - c, AC_CONTRACTION_LINES);

            put_together(p, lines, column + c, some, k, depth);
            p->multiply->lines[o->dtype](sums + c * p->size, left, lines,
                                         (ptrdiff_t)ac_contraction_pitch(o), depth, some, k == 0);
        }
    }
}

/* The sums of one row, from columns of right as they lie. */
static void run_lines(const product *p, unsigned char *slot, unsigned char *sums, size_t column,
                      size_t columns)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const int64_t stride = o->strides[AC_AXIS_COLUMN];
    const unsigned char *const from = p->base[p->c->right] + (int64_t)column * stride;

    for (size_t k = 0; k < p->inner; k += AC_CONTRACTION_LINE) {
        const size_t depth = ac_least(p->inner - k, AC_CONTRACTION_LINE);
        const void *const left =
            line_of(p, p->c->left, k, depth, slot + p->places.left, slot + p->places.raw);

        p->multiply->lines[o->dtype](sums, left, from + k * o->size, stride, depth, columns,
                                     k == 0);
    }
}

/* The rows of a tile in a block of k, from lines of right as they lie. */
typedef struct tapping {
    const product *p;
    const unsigned char *left;
    unsigned char *room; /* for what taps have of a line */
    unsigned char *sums;
    size_t step; /* elements from one row of sums to the next */
    size_t rows;
    size_t depth;
    bool first;
    ac_multiply_tap taps[AC_CONTRACTION_BLOCK];
} tapping;

/* Puts elements of taps that are apart beside each other. */
static void collect(tapping *t)
{
    const product *const p = t->p;
    const ac_walk_operand *const o = &p->walk->operands[p->c->right];
    const int64_t stride = ac_joined_tap_stride(p->walk);
    unsigned char *to = t->room;

    for (size_t k = 0; k < t->depth; k++) {
        const size_t count = t->taps[k].end - t->taps[k].first;

        if (!t->taps[k].from)
            continue;
        p->job->stage->gather[size_log2(o->size)](to, count, t->taps[k].from, stride, 0, count, 1);
        t->taps[k].from = to;
        to += count * o->size;
    }
}

static void run_line(void *context, size_t column, size_t columns)
{
    tapping *const t = context;
    const product *const p = t->p;

    if (p->c->collects)
        collect(t);
    p->multiply->taps[p->walk->operands[p->c->right].dtype](t->sums + column * p->size, t->step,
                                                            t->left, t->rows, t->taps, t->depth,
                                                            columns, t->first);
}

static void run_taps(const product *p, unsigned char *slot, unsigned char *sums, size_t step,
                     size_t row, size_t rows, size_t column, size_t columns)
{
    tapping t = {.p = p,
                 .left = slot + p->places.left,
                 .room = slot + p->places.right,
                 .sums = sums,
                 .step = step,
                 .rows = rows};

    for (size_t k = 0; k < p->inner; k += t.depth) {
        t.depth = block_depth(p, k);
        t.first = k == 0;
        pack_left(p, slot, slot + p->places.left, row, rows, k, t.depth);
        ac_joined_lines(p->walk, &p->place, p->base[p->c->right], column, columns, k, t.depth,
                        t.taps, run_line, &t);
    }
}

/* The sums of a column, from rows of left that are gathered. */
static void run_narrow(const product *p, unsigned char *slot, unsigned char *sums, size_t row,
                       size_t rows)
{
    unsigned char *const column = slot + p->places.right;

    for (size_t k = 0, depth; k < p->inner; k += depth) {
        depth = block_depth(p, k);
        pack_left(p, slot, slot + p->places.left, row, rows, k, depth);
        pack_joined(p, column, 1, 0, 1, k, depth, slot + p->places.raw);
        p->multiply->lines[p->c->wide ? AC_F64 : AC_F32](sums, column, slot + p->places.left,
                                                         (ptrdiff_t)(AC_MULTIPLY_PITCH * p->size),
                                                         depth, rows, k == 0);
    }
}

/* The elements that a line of rows meets in a span, and zeros outside them. */
static void gather_line(const product *p, unsigned char *to, size_t line,
                        const ac_joined_span *span)
{
    const ac_walk_operand *const o = &p->walk->operands[p->c->left];
    const size_t count =
        (span->count - 1) * ac_joined_slide_step(p->walk) + ac_joined_slide_taps(p->walk);
    int64_t number = 0;
    int64_t offset = 0;
    const size_t extent = ac_joined_slide(p->walk, &p->place, line, span, &number, &offset);
    const size_t ahead = number < 0 ? ac_least((size_t)-number, count) : 0;
    const size_t at = number < 0 ? 0 : (size_t)number;
    const size_t some = at < extent ? ac_least(extent - at, count - ahead) : 0;

    memset(to, 0, ahead * p->size);
    if (some > 0)
        copy_line(p, o, to + ahead * p->size, p->base[p->c->left] + offset + (int64_t)at * o->size,
                  some);
    memset(to + (ahead + some) * p->size, 0, (count - ahead - some) * p->size);
}

/* The sums of a column, from lines of a few rows that slide past each other. */
static void run_slides(const product *p, unsigned char *slot, unsigned char *sums)
{
    _Alignas(64) unsigned char part[AC_MULTIPLY_SLIDES * AC_MULTIPLY_SLIDE * sizeof(double)];
    _Alignas(64) unsigned char total[sizeof part];
    ac_joined_span spans[AC_CONTRACTION_BLOCK];
    unsigned char *const column = slot + p->places.right;
    unsigned char *const lines = slot + p->places.left;
    const size_t pitch = ac_contraction_slide_pitch(p->walk);
    const size_t taps = ac_joined_slide_taps(p->walk);
    const size_t count = ac_joined_slide_lines(p->walk);
    const size_t all = count * AC_MULTIPLY_SLIDE;

    memset(lines, 0, count * pitch * p->size);
    for (size_t k = 0, depth; k < p->inner; k += depth) {
        unsigned char *const target = k == 0 ? total : part;

        depth = block_depth(p, k);
        pack_joined(p, column, 1, 0, 1, k, depth, slot + p->places.raw);
        memset(target, 0, all * p->size);
        for (size_t s = 0, some = ac_joined_spans(p->walk, k, depth, spans); s < some; s++) {
            for (size_t l = 0; l < count; l++)
                gather_line(p, lines + l * pitch * p->size, l, &spans[s]);
            p->multiply->slide(target, column + spans[s].first * p->size, lines, pitch, count, taps,
                               ac_joined_slide_step(p->walk), spans[s].count);
        }
        if (k > 0)
            p->multiply->add(total, part, all);
    }
    for (size_t l = 0; l < count; l++)
        memcpy(sums + l * taps * p->size, total + l * AC_MULTIPLY_SLIDE * p->size, taps * p->size);
}

/* Whether the sum is needed at all. */
static bool sums_needed(const product *p)
{
    return p->inner > 0 && !(p->factors->alpha == 0 && p->job->walk->contraction.alpha_skips);
}

/* Takes a block of k of a tile that packs its own strips: each is used while the first cache has
 * it. */
static void block_own(const product *p, unsigned char *slot, const ac_multiply_block *tile,
                      size_t column, size_t first)
{
    const size_t width = p->multiply->width;
    ac_multiply_block b = *tile;

    b.right = slot + p->places.right;
    for (size_t c = 0; c < tile->columns; c += width) {
        b.columns = ac_least(tile->columns - c, width);
        b.sums = (unsigned char *)tile->sums + c * p->size;
        pack_strip(p, slot + p->places.right, column + c, b.columns, first, b.depth,
                   slot + p->places.raw);
        p->multiply->block(&b);
    }
}

static void run_tile(const product *p, unsigned char *slot, size_t row, size_t column)
{
    const ac_walk_contraction *const c = p->c;
    const ac_multiply *const m = p->multiply;
    const ac_walk_operand *const out = &p->walk->operands[p->walk->inputs];
    const size_t rows = ac_least(p->rows - row, c->tile_rows);
    const size_t columns = ac_least(p->first + p->width - column, c->tile_columns);
    const size_t strips = ac_parts(p->width, m->width);
    ac_multiply_block b = {.left = slot + p->places.left, .rows = rows, .columns = columns};

    b.sums = c->direct ? place_of(p, p->walk->inputs, row, column) : slot + p->places.sums;
    b.step =
        c->direct ? (size_t)out->strides[AC_AXIS_ROW] / out->size : ac_contraction_step(p->walk);
    if (c->lines && p->walk->operands[c->right].cut_run > 0 && sums_needed(p))
        run_cut_lines(p, slot, b.sums, column, columns);
    else if (c->lines && sums_needed(p))
        run_lines(p, slot, b.sums, column, columns);
    if (c->narrow) {
        b.step = 1;
        if (sums_needed(p) && c->slides)
            run_slides(p, slot, b.sums);
        else if (sums_needed(p))
            run_narrow(p, slot, b.sums, row, rows);
    }
    if (c->taps && sums_needed(p))
        run_taps(p, slot, b.sums, b.step, row, rows, column, columns);
    if (c->strips && sums_needed(p))
        run_strips(p, slot, b.sums, b.step, row, rows, column, columns);
    for (size_t k = 0;
         k < p->inner && sums_needed(p) && !c->lines && !c->taps && !c->narrow && !c->strips;
         k += b.depth) {
        b.depth = block_depth(p, k);
        b.strip_step = m->width * b.depth;
        b.first = k == 0;
        b.last = c->direct && k + b.depth == p->inner;
        pack_left(p, slot, slot + p->places.left, row, rows, k, b.depth);
        if (c->sweep) {
            sweep(p, slot, b.sums, rows, column, columns, k, b.depth);
            continue;
        }
        if (c->shared) {
            b.right =
                p->panel +
                (strips * m->width * k + (column - p->first) / m->width * b.strip_step) * p->size;
        } else {
            block_own(p, slot, &b, column, k);
            continue;
        }
        m->block(&b);
    }
    if (c->direct)
        return;
    for (size_t r = 0; r < rows; r++) {
        unsigned char *const sums = (unsigned char *)b.sums + r * b.step * p->size;

        if (!sums_needed(p))
            memset(sums, 0, columns * p->size);
        finish_row(p, slot, sums, row + r, column, columns);
    }
}

/* --- two vectors ------------------------------------------------------------------------------ */

static void run_dot(const product *p, unsigned char *slot)
{
    unsigned char *const sums = slot + p->places.sums;
    unsigned char *const raw = slot + p->places.raw;

    memset(sums, 0, p->size);
    for (size_t k = 0; k < p->inner && sums_needed(p); k += AC_CONTRACTION_BLOCK) {
        const size_t depth = ac_least(p->inner - k, AC_CONTRACTION_BLOCK);
        const void *const left = line_of(p, p->c->left, k, depth, slot + p->places.left, raw);
        const void *const right = line_of(p, p->c->right, k, depth, slot + p->places.right, raw);

        p->multiply->dot(sums, left, right, depth, k == 0);
    }
    if (p->inner > 0 && sums_needed(p))
        p->multiply->join(sums);
    finish_row(p, slot, sums, 0, 0, 1);
}

/* --- tasks ------------------------------------------------------------------------------------ */

/* The addresses of one batch. */
static void choose_batch(product *p, size_t batch)
{
    const ac_walk *const walk = p->walk;

    for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
        p->base[i] = p->job->base[i] + (p->residue ? p->residue->offset[i] : 0);
    if (p->c->joined)
        ac_joined_batch(walk, batch, &p->place);
    for (size_t a = AC_AXIS_BATCH; a < (size_t)AC_AXIS_BATCH + p->c->batch_axes; a++) {
        const int64_t index = (int64_t)(batch % walk->extents[a]);

        batch /= walk->extents[a];
        for (size_t i = 0; i < (size_t)walk->inputs + walk->outputs; i++)
            p->base[i] += index * walk->operands[i].strides[a];
    }
}

static void copy_product(product *to, const product *from)
{
    memcpy(to, from, offsetof(product, next));
}

/* Makes a walk the one that is run. */
static void choose_walk(product *p, const ac_walk *walk)
{
    p->walk = walk;
    p->c = &walk->contraction;
    p->rows = walk->extents[AC_AXIS_ROW];
    p->columns = walk->extents[AC_AXIS_COLUMN];
    p->inner = walk->extents[AC_AXIS_INNER];
    p->places = ac_contraction_room(walk, p->multiply);
}

/* Tiles of all batches and classes of residues, in a slot. A few batches are done class after
 * class, while their results are in a cache. */
static void run_classes(void *context, size_t slot)
{
    product *const shared = context;
    const size_t each = shared->together * shared->class_tiles;
    unsigned char *const own = shared->slots + slot * shared->c->slot_bytes;
    size_t number = shared->classes; /* of the class that is there */
    ac_residue residue;
    product p;
    size_t task;

    copy_product(&p, shared);
    p.residue = &residue;
    p.first = 0;
    while ((task = atomic_fetch_add_explicit(&shared->next, 1, memory_order_relaxed)) < p.tasks) {
        const size_t batch = task / (each * p.classes) * p.together + task % each / p.class_tiles;

        if (task / each % p.classes != number) {
            number = task / each % p.classes;
            ac_residue_take(shared->walk, number, &residue);
            choose_walk(&p, &residue.walk);
            p.width = p.columns;
        }

        const size_t across = ac_parts(p.columns, p.c->tile_columns);
        const size_t tile = task % p.class_tiles;

        if (batch >= p.c->batches || tile >= across * ac_parts(p.rows, p.c->tile_rows))
            continue;
        choose_batch(&p, batch);
        run_tile(&p, own, tile / across * p.c->tile_rows, tile % across * p.c->tile_columns);
    }
}

/* Tiles of all batches, in a slot: each takes the next until none is left. */
static void run_own(void *context, size_t slot)
{
    product *const shared = context;
    product p;

    copy_product(&p, shared);
    p.first = 0;
    p.width = p.columns;

    const size_t across = ac_parts(p.columns, p.c->tile_columns);
    const size_t tiles = across * ac_parts(p.rows, p.c->tile_rows);
    size_t task;

    while ((task = atomic_fetch_add_explicit(&shared->next, 1, memory_order_relaxed)) < p.tasks) {
        const size_t tile = task % tiles;

        unsigned char *const own = p.slots + slot * p.c->slot_bytes;

        choose_batch(&p, task / tiles);
        if (p.c->dot)
            run_dot(&p, own);
        else
            run_tile(&p, own, tile / across * p.c->tile_rows, tile % across * p.c->tile_columns);
    }
}

static void run_shared(void *context, size_t slot)
{
    product *const p = context;
    size_t task;

    while ((task = atomic_fetch_add_explicit(&p->next, 1, memory_order_relaxed)) < p->tasks)
        run_tile(p, p->slots + slot * p->c->slot_bytes, task * p->c->tile_rows, p->first);
}

/* A strip of the shared panel in all blocks of k. */
static void run_packing(void *context, size_t slot)
{
    product *const p = context;
    const size_t width = p->multiply->width;
    const size_t strips = ac_parts(p->width, width);
    size_t strip;

    while ((strip = atomic_fetch_add_explicit(&p->next, 1, memory_order_relaxed)) < p->tasks) {
        for (size_t k = 0, depth; k < p->inner; k += depth) {
            depth = block_depth(p, k);
            pack_strip(p, p->panel + (strips * width * k + strip * width * depth) * p->size,
                       p->first + strip * width, ac_least(p->width - strip * width, width), k,
                       depth, p->slots + slot * p->c->slot_bytes + p->places.raw);
        }
    }
}

/* Runs tasks in as many slots as there are. */
static void fork(product *p, void (*run)(void *context, size_t slot), size_t tasks)
{
    p->tasks = tasks;
    atomic_store_explicit(&p->next, 0, memory_order_relaxed);
    ac_threads_fork(run, p, ac_least(p->c->slots, tasks));
}

static void run_panels(product *p)
{
    for (size_t batch = 0; batch < p->c->batches; batch++) {
        choose_batch(p, batch);
        for (p->first = 0; p->first < p->columns; p->first += p->c->panel_columns) {
            p->width = ac_least(p->columns - p->first, p->c->panel_columns);
            if (sums_needed(p))
                fork(p, run_packing, ac_parts(p->width, p->multiply->width));
            fork(p, run_shared, ac_parts(p->rows, p->c->tile_rows));
        }
    }
}

static size_t tiles_of(const ac_walk *walk)
{
    return ac_parts(walk->extents[AC_AXIS_ROW], walk->contraction.tile_rows) *
           ac_parts(walk->extents[AC_AXIS_COLUMN], walk->contraction.tile_columns);
}

/* Runs a contraction one class of residues after the other. */
static void run_spread(product *p, const ac_walk *walk)
{
    const ac_walk_contraction *const c = &walk->contraction;
    const ac_walk_operand *const out = &walk->operands[walk->inputs];
    const size_t bytes = walk->extents[AC_AXIS_ROW] * walk->extents[AC_AXIS_COLUMN] * out->size;

    choose_walk(p, walk);
    p->classes = ac_residue_count(walk);
    for (size_t i = 0; i < p->classes && c->shared; i++) {
        ac_residue residue;

        ac_residue_take(walk, i, &residue);
        choose_walk(p, &residue.walk);
        p->residue = &residue;
        run_panels(p);
    }
    if (c->shared)
        return;

    ac_walk largest;

    ac_residue_largest(walk, &largest);
    p->class_tiles = tiles_of(&largest);
    p->together = ac_least(bytes < RESULTS ? RESULTS / bytes : 1, largest.contraction.batches);
    fork(p, run_classes,
         ac_parts(largest.contraction.batches, p->together) * p->together * p->classes *
             p->class_tiles);
}

void ac_contraction_run(const ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_contraction *const c = &walk->contraction;

    if (c->chained && c->grad.rows) {
        ac_chain_grad_run(job);
        return;
    }
    if (c->chained) {
        ac_chain_run(job);
        return;
    }
    if (c->solves) {
        ac_solve_run(job);
        return;
    }

    _Alignas(64) unsigned char room[AC_CONTRACTION_STACK];
    unsigned char *const workspace =
        walk->copies > 0 ? (unsigned char *)(void *)job->partial : room;
    product p = {
        .job = job,
        .multiply = ac_multiply_current(c->wide),
        .factors = job->attrs,
        .size = c->wide ? sizeof(double) : sizeof(float),
        .panel = workspace,
        .slots = workspace + c->panel_bytes,
    };

    if (c->joined && c->join.spread) {
        run_spread(&p, walk);
        return;
    }
    choose_walk(&p, walk);
    if (c->shared)
        run_panels(&p);
    else
        fork(&p, run_own, c->batches * tiles_of(walk));
}
