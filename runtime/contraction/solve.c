#include "contraction/solve.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "base/environment.h"
#include "base/sizes.h"
#include "base/threads.h"
#include "contraction/contraction.h"
#include "contraction/load.h"
#include "contraction/room.h"
#include "kernel/multiply.h"

/* Axes of the walk: AC_AXIS_ROW is that of unknowns, AC_AXIS_INNER that along which the matrix has
 * an element for each of them; AC_AXIS_COLUMN is n, and batches follow. */

enum {
    COLUMNS = 128,       /* of a task, at most */
    TASK_WORK = 1 << 17, /* products; a task with fewer is not worth a thread */
    COPIED = 1 << 16,    /* elements of the triangle; fewer are not worth a thread */
    SLOTS_MAX = 64,
    ALIGNMENT = 64,
};

/* --- building --------------------------------------------------------------------------------- */

/* Gives an operand its strides along the axes of the walk: its last two axes are `row` and `last`,
 * those in front are batches. It repeats along axes that it lacks, or that have the extent 1. */
static void lay(ac_walk *walk, size_t operand, const ac_tensor *tensor, size_t row, size_t last)
{
    ac_walk_operand *const o = &walk->operands[operand];
    const size_t rank = tensor->shape.rank;

    memset(o->strides, 0, sizeof o->strides);
    for (size_t d = rank, axis = AC_AXIS_BATCH; d > 0; d--) {
        const size_t own = d == rank ? last : d == rank - 1 ? row : axis++;

        if (tensor->shape.dims[d - 1] != 1)
            o->strides[own] = tensor->strides[d - 1] * o->size;
    }
}

/* Where the buffers of a task start, in bytes. */
typedef struct places {
    size_t left;   /* a block of rows of the matrix */
    size_t found;  /* the unknowns, in blocks of strips */
    size_t sums;   /* of a block of rows */
    size_t addend; /* a row of right */
    size_t raw;
    size_t all;
} places;

static size_t take(size_t *all, size_t bytes)
{
    const size_t start = *all;

    *all += ac_up_to(bytes, ALIGNMENT);
    return start;
}

/* Columns of a task, up to whole strips. */
static size_t step_of(const ac_walk *walk, const ac_multiply *m)
{
    return ac_up_to(walk->contraction.tile_columns, m->width);
}

static places room_of(const ac_walk *walk, const ac_multiply *m)
{
    const size_t size = walk->contraction.wide ? sizeof(double) : sizeof(float);
    const size_t step = step_of(walk, m);
    places p = {0};

    p.left = take(&p.all, AC_SOLVE_BLOCK * AC_MULTIPLY_PITCH * size);
    p.found = take(&p.all, ac_up_to(walk->extents[AC_AXIS_ROW], AC_SOLVE_BLOCK) * step * size);
    p.sums = take(&p.all, AC_SOLVE_BLOCK * step * size);
    p.addend = take(&p.all, step * size);
    p.raw = take(&p.all, AC_CONTRACTION_RAW);
    return p;
}

void ac_solve_build(ac_walk *walk, const ac_call *call, const ac_contraction *form)
{
    ac_walk_contraction *const c = &walk->contraction;
    const ac_multiply *const m = ac_multiply_current(c->wide);
    const size_t threads = ac_least(ac_threads_current(), SLOTS_MAX);
    const size_t rank = call->space.rank;
    size_t columns;
    size_t each;

    lay(walk, form->left, call->operands[form->left].tensor, AC_AXIS_ROW, AC_AXIS_INNER);
    lay(walk, form->right, call->operands[form->right].tensor, AC_AXIS_ROW, AC_AXIS_COLUMN);
    for (size_t i = call->inputs; i < call->inputs + call->outputs; i++) {
        if (!ac_walk_absent(walk, i))
            lay(walk, i, call->operands[i].tensor, AC_AXIS_ROW,
                i == call->inputs ? AC_AXIS_COLUMN : AC_AXIS_INNER);
    }
    walk->extents[AC_AXIS_ROW] = (size_t)call->space.dims[rank - 2];
    walk->extents[AC_AXIS_INNER] = walk->extents[AC_AXIS_ROW];
    walk->extents[AC_AXIS_COLUMN] = (size_t)call->space.dims[rank - 1];
    walk->rank = AC_AXIS_BATCH;
    c->batches = 1;
    for (size_t d = rank - 2; d > 0; d--) {
        walk->extents[walk->rank++] = (size_t)call->space.dims[d - 1];
        c->batches *= (size_t)call->space.dims[d - 1];
    }
    c->batch_axes = walk->rank - AC_AXIS_BATCH;
    walk->near = AC_AXIS_COLUMN;
    /* One output is written before all inputs of the other have been read. */
    walk->ordered = true;

    columns = walk->extents[AC_AXIS_COLUMN];
    each = walk->extents[AC_AXIS_ROW] * walk->extents[AC_AXIS_ROW] / 2;
    c->tile_columns = ac_least(columns, COLUMNS);
    while (c->batches * ac_parts(columns, c->tile_columns) < threads &&
           c->tile_columns > m->width && c->tile_columns / 2 * each >= TASK_WORK)
        c->tile_columns = ac_up_to(c->tile_columns / 2, m->width);
    c->slots = ac_least(threads, c->batches * ac_parts(columns, c->tile_columns));
    if (c->batches * columns * each < TASK_WORK)
        c->slots = 1;
    c->slot_bytes = room_of(walk, m).all;
    walk->workspace = c->slots * c->slot_bytes;
    walk->copies = walk->workspace;
}

/* --- running ---------------------------------------------------------------------------------- */

typedef struct solve {
    const ac_job *job;
    const ac_walk *walk;
    const ac_walk_contraction *c;
    const ac_multiply *multiply;
    const ac_contraction_factors *factors;
    places places;
    unsigned char *slots;
    size_t size; /* of an element that is computed with */
    size_t rows;
    size_t step;
    bool upper; /* of the matrix as it is solved */
    size_t tasks;
    atomic_size_t next;
} solve;

/* Some columns of a batch, in a slot. */
typedef struct task {
    const solve *shared;
    unsigned char *slot;
    size_t batch;
    size_t first;
    size_t columns;
} task;

/* An operand of a batch as unknowns are found: rows, and the axis behind them, in their order. */
typedef struct seen {
    const unsigned char *base;
    int64_t row;
    int64_t last;
} seen;

static const unsigned char *base_of(const solve *s, size_t operand, size_t batch)
{
    const ac_walk *const walk = s->walk;
    const unsigned char *found = s->job->base[operand];

    for (size_t a = AC_AXIS_BATCH; a < walk->rank; a++) {
        found += (int64_t)(batch % walk->extents[a]) * walk->operands[operand].strides[a];
        batch /= walk->extents[a];
    }
    return found;
}

static seen matrix_of(const task *t)
{
    const solve *const s = t->shared;
    const int64_t *const strides = s->walk->operands[s->c->left].strides;
    const bool turned = s->factors->solved.turned;
    seen m = {
        .base = base_of(s, s->c->left, t->batch),
        .row = strides[turned ? AC_AXIS_INNER : AC_AXIS_ROW],
        .last = strides[turned ? AC_AXIS_ROW : AC_AXIS_INNER],
    };

    if (s->upper) {
        m.base += (int64_t)(s->rows - 1) * (m.row + m.last);
        m.row = -m.row;
        m.last = -m.last;
    }
    return m;
}

static seen columns_of(const task *t, size_t operand)
{
    const solve *const s = t->shared;
    const int64_t *const strides = s->walk->operands[operand].strides;
    seen o = {
        .base = base_of(s, operand, t->batch) + (int64_t)t->first * strides[AC_AXIS_COLUMN],
        .row = strides[AC_AXIS_ROW],
        .last = strides[AC_AXIS_COLUMN],
    };

    if (s->upper) {
        o.base += (int64_t)(s->rows - 1) * o.row;
        o.row = -o.row;
    }
    return o;
}

/* Rows of the matrix, and the elements that belong to a block of unknowns. */
static void load_rows(const task *t, const seen *m, size_t row, size_t rows, size_t first,
                      size_t depth)
{
    const solve *const s = t->shared;

    ac_contraction_load(s->job->stage, &s->walk->operands[s->c->left], t->slot + s->places.left,
                        AC_MULTIPLY_PITCH,
                        m->base + (int64_t)row * m->row + (int64_t)first * m->last, m->last, m->row,
                        depth, rows, false, t->slot + s->places.raw);
}

/* Takes the products of loaded rows from `row` on with the first `depth` unknowns of a block. */
static void multiply(const task *t, size_t row, size_t rows, size_t block, size_t depth)
{
    const solve *const s = t->shared;

    s->multiply->block(&(const ac_multiply_block){
        .left = t->slot + s->places.left + row * AC_MULTIPLY_PITCH * s->size,
        .right = t->slot + s->places.found + block * AC_SOLVE_BLOCK * s->step * s->size,
        .sums = t->slot + s->places.sums + row * s->step * s->size,
        .strip_step = s->multiply->width * AC_SOLVE_BLOCK,
        .step = s->step,
        .depth = depth,
        .rows = rows,
        .columns = t->columns,
        .first = block == 0,
    });
}

static void divide_f32(float *line, float by, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const float quotient = line[i] / by;

        line[i] = quotient == quotient ? quotient : NAN;
    }
}

static void divide_f64(double *line, double by, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const double quotient = line[i] / by;

        line[i] = quotient == quotient ? quotient : (double)NAN;
    }
}

/* Makes unknowns of the sums of a row: number `k` of a block, whose matrix elements are loaded. */
static void finish_row(const task *t, const seen *right, size_t block, size_t k)
{
    const solve *const s = t->shared;
    const size_t row = block * AC_SOLVE_BLOCK + k;
    unsigned char *const line = t->slot + s->places.sums + k * s->step * s->size;
    unsigned char *const addend = t->slot + s->places.addend;
    const unsigned char *const diagonal =
        t->slot + s->places.left + (k * AC_MULTIPLY_PITCH + k) * s->size;
    const size_t bytes = s->multiply->width * s->size;
    unsigned char *to =
        t->slot + s->places.found + block * AC_SOLVE_BLOCK * s->step * s->size + k * bytes;

    ac_contraction_load(s->job->stage, &s->walk->operands[s->c->right], addend, t->columns,
                        right->base + (int64_t)row * right->row, right->last, 0, t->columns, 1,
                        false, t->slot + s->places.raw);
    s->multiply->finish(line, line, -1, addend, 1, t->columns);
    if (!s->factors->solved.ones && s->c->wide)
        divide_f64((double *)(void *)line, *(const double *)(const void *)diagonal, t->columns);
    else if (!s->factors->solved.ones)
        divide_f32((float *)(void *)line, *(const float *)(const void *)diagonal, t->columns);
    memset(line + t->columns * s->size, 0, (s->step - t->columns) * s->size);
    for (size_t c = 0; c < t->columns; c += s->multiply->width, to += bytes * AC_SOLVE_BLOCK)
        memcpy(to, line + c * s->size, bytes);
}

/* Stores a row of unknowns. */
static void store(const task *t, const seen *out, size_t row, unsigned char *line)
{
    const solve *const s = t->shared;
    const ac_walk_operand *const o = &s->walk->operands[s->walk->inputs];
    const ac_stage *const stage = s->job->stage;
    unsigned char *const to = (unsigned char *)(uintptr_t)(out->base + (int64_t)row * out->row);
    unsigned char *const raw = t->slot + s->places.raw;

    if (o->dtype != o->span) {
        stage->convert(o->dtype, raw, o->span, line, t->columns);
        line = raw;
    }
    stage->scatter[__builtin_ctzll(o->size)](to, out->last, 0, line, t->columns, t->columns, 1,
                                             NULL);
}

static void run_task(const task *t)
{
    const solve *const s = t->shared;
    const seen matrix = matrix_of(t);
    const seen right = columns_of(t, s->c->right);
    const seen out = columns_of(t, s->walk->inputs);

    for (size_t block = 0; block * AC_SOLVE_BLOCK < s->rows; block++) {
        const size_t first = block * AC_SOLVE_BLOCK;
        const size_t rows = ac_least(s->rows - first, AC_SOLVE_BLOCK);

        for (size_t before = 0; before < block; before++) {
            load_rows(t, &matrix, first, rows, before * AC_SOLVE_BLOCK, AC_SOLVE_BLOCK);
            multiply(t, 0, rows, before, AC_SOLVE_BLOCK);
        }
        load_rows(t, &matrix, first, rows, first, rows);
        for (size_t k = 0; k < rows; k++) {
            unsigned char *const line = t->slot + s->places.sums + k * s->step * s->size;

            if (k > 0)
                multiply(t, k, 1, block, k);
            else if (block == 0)
                memset(line, 0, s->step * s->size);
            finish_row(t, &right, block, k);
            store(t, &out, first + k, line);
        }
    }
}

static void run_slot(void *context, size_t slot)
{
    solve *const s = context;
    const size_t columns = s->walk->extents[AC_AXIS_COLUMN];
    const size_t across = ac_parts(columns, s->c->tile_columns);
    size_t number;

    while ((number = atomic_fetch_add_explicit(&s->next, 1, memory_order_relaxed)) < s->tasks) {
        const size_t first = number % across * s->c->tile_columns;
        const task t = {.shared = s,
                        .slot = s->slots + slot * s->c->slot_bytes,
                        .batch = number / across,
                        .first = first,
                        .columns = ac_least(columns - first, s->c->tile_columns)};

        run_task(&t);
    }
}

/* Copies rows of the triangle, each the next that is left. Elements are moved as they are, one at a
 * time: the output may be the matrix itself. */
static void run_triangle(void *context, size_t slot)
{
    solve *const s = context;
    const size_t output = (size_t)s->walk->inputs + 1;
    const ac_walk_operand *const from = &s->walk->operands[s->c->left];
    const ac_walk_operand *const to = &s->walk->operands[output];
    const bool upper = s->factors->solved.upper;
    size_t number;

    (void)slot;
    while ((number = atomic_fetch_add_explicit(&s->next, 1, memory_order_relaxed)) < s->tasks) {
        const size_t batch = number / s->rows;
        const size_t row = number % s->rows;
        const unsigned char *in =
            base_of(s, s->c->left, batch) + (int64_t)row * from->strides[AC_AXIS_ROW];
        unsigned char *out = (unsigned char *)(uintptr_t)base_of(s, output, batch) +
                             (int64_t)row * to->strides[AC_AXIS_ROW];

        for (size_t k = 0; k < s->rows; k++) {
            if (upper ? k >= row : k <= row)
                memmove(out, in, to->size);
            else
                memset(out, 0, to->size);
            in += from->strides[AC_AXIS_INNER];
            out += to->strides[AC_AXIS_INNER];
        }
    }
}

static void fork(solve *s, void (*run)(void *context, size_t slot), size_t tasks, size_t slots)
{
    s->tasks = tasks;
    atomic_store_explicit(&s->next, 0, memory_order_relaxed);
    ac_threads_fork(run, s, ac_least(slots, tasks));
}

void ac_solve_run(const ac_job *job)
{
    const ac_walk *const walk = job->walk;
    const ac_walk_contraction *const c = &walk->contraction;
    solve s = {
        .job = job,
        .walk = walk,
        .c = c,
        .multiply = ac_multiply_current(c->wide),
        .factors = job->attrs,
        .slots = (unsigned char *)(void *)job->partial,
        .size = c->wide ? sizeof(double) : sizeof(float),
        .rows = walk->extents[AC_AXIS_ROW],
    };

    s.upper = s.factors->solved.upper != s.factors->solved.turned;
    s.places = room_of(walk, s.multiply);
    s.step = step_of(walk, s.multiply);
    fork(&s, run_slot, c->batches * ac_parts(walk->extents[AC_AXIS_COLUMN], c->tile_columns),
         c->slots);
    if (walk->outputs > 1 && !ac_walk_absent(walk, (size_t)walk->inputs + 1))
        fork(&s, run_triangle, c->batches * s.rows,
             c->batches * s.rows * s.rows < COPIED ? 1 : c->slots);
}
