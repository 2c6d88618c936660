#include "plan/classed.h"

#include <inttypes.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/threads.h"
#include "handles/classes.h"
#include "handles/view.h"
#include "kernel/stage.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

enum {
    LINE = 64,       /* bytes; what is made begins at one */
    PIECE = 1 << 13, /* rows that a thread takes at a time */
};

struct ac_classed {
    ac_class_rule rule;
    ac_tensor numbers;
    ac_tensor wholes[AC_OPERANDS_MAX]; /* of the operands that are elements of classes */
    size_t rooms[AC_OPERANDS_MAX];     /* where what is made lies in the workspace */
    size_t classes;                    /* where the class of each row does, or -1 */
    size_t rows;
    size_t points;
    uint32_t absent; /* bit i: operand i is an output that nobody wants, where each point has one */
    size_t inner; /* rows behind the axis of classes, which the space has if points are not rows */
    size_t outputs;   /* of the call, without what divides a mean */
    ac_tensor result; /* the output that is made of all rows */
    size_t sums;      /* where the sums of pieces lie */
    ac_walk walk;
};

static size_t rounded_up(size_t bytes)
{
    return (bytes + LINE - 1) / LINE * LINE;
}

/* A sum, and what its additions lost. */
typedef struct sum {
    double high;
    double low;
} sum;

/* The outputs that the walk has in the place of one that is made of all rows, and behind those of
 * the call what divides its mean, which is absent where it is not wanted. */
static void add_rows(const ac_call *call, const ac_class_rule *rule, ac_call *all, ac_tensor *spare)
{
    const size_t more = call->inputs + call->outputs;
    ac_shape rows = call->space;

    if (!rule->divides)
        return;
    spare[more] = ac_tensor_absent();
    if (rule->total != 0) {
        rows.dims[ac_class_axis(&rows)] = 1;
        spare[rule->total] = ac_tensor_spare(AC_F64, &rows);
        all->operands[rule->total] =
            (ac_operand){&spare[rule->total], AC_VIEW_BROADCAST, AC_F64, true};
        all->whole[rule->total] = NULL;
        spare[more] = spare[rule->total];
    }
    all->operands[more] = (ac_operand){&spare[more], AC_VIEW_BROADCAST, AC_F64, true};
    all->whole[more] = NULL;
    all->outputs++;
}

aclnnStatus ac_classed_make(const ac_call *call, const ac_class_rule *rule, size_t points,
                            ac_walk *walk, ac_classed **made)
{
    ac_classed *const c = calloc(1, sizeof *c);

    *made = NULL;
    if (!c)
        return ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");

    ac_call all = *call;
    ac_tensor spare[AC_OPERANDS_MAX];

    for (size_t i = call->inputs; i < call->inputs + call->outputs && !call->reduce; i++) {
        if (!ac_shape_empty(&call->operands[i].tensor->shape))
            continue;
        spare[i] = ac_tensor_spare(call->operands[i].dtype, &call->space);
        all.operands[i].tensor = &spare[i];
        c->absent |= UINT32_C(1) << i;
    }

    add_rows(call, rule, &all, spare);

    const aclnnStatus status = ac_walk_build_of(&c->walk, &all, points);

    if (status != ACLNN_SUCCESS) {
        free(c);
        return status;
    }
    c->rule = *rule;
    c->numbers = *call->whole[rule->numbers];
    c->rows = (size_t)ac_shape_count(&c->numbers.shape);
    c->points = points;
    c->inner = 1;
    for (size_t i = ac_class_axis(&call->space) + 1; i < call->space.rank; i++)
        c->inner *= (size_t)call->space.dims[i];
    c->outputs = call->outputs;
    walk->absent =
        (c->walk.absent | c->absent) & ((UINT32_C(1) << (call->inputs + call->outputs)) - 1);
    c->classes = rounded_up(ac_walk_workspace(&c->walk));
    c->rooms[rule->numbers] = c->classes + rounded_up(c->rows * sizeof(int64_t));
    walk->workspace = c->rooms[rule->numbers] + rounded_up(points);
    for (size_t i = 0; i < call->inputs; i++) {
        if ((rule->elements >> i & 1) == 0)
            continue;
        c->wholes[i] = call->whole[i] ? *call->whole[i] : *call->operands[i].tensor;
        if (!call->whole[i]) /* what stands for a null tensor is one element */
            c->wholes[i].shape.rank = 0;
        c->rooms[i] = walk->workspace;
        walk->workspace += rounded_up(c->rows * ac_dtype_size(c->wholes[i].dtype));
    }
    for (size_t i = call->inputs; i < call->inputs + call->outputs; i++) {
        if ((c->absent >> i & 1) == 0)
            continue;
        c->rooms[i] = walk->workspace;
        walk->workspace += rounded_up(points * ac_dtype_size(call->operands[i].dtype));
    }
    if (rule->total != 0) {
        const size_t more = call->inputs + call->outputs;
        const size_t bytes = rounded_up(c->rows * sizeof(double));

        c->result = *call->operands[rule->total].tensor;
        c->rooms[rule->total] = walk->workspace;
        c->rooms[more] = walk->workspace + bytes;
        walk->workspace += 2 * bytes;
    }
    if (rule->total != 0 || rule->sums) {
        c->sums = walk->workspace;
        walk->workspace += rounded_up(2 * ((c->rows + PIECE - 1) / PIECE) * sizeof(sum));
    }
    *made = c;
    return ACLNN_SUCCESS;
}

void ac_classed_free(ac_classed *classed)
{
    free(classed);
}

/* One run. */
typedef struct work {
    const ac_classed *c;
    const unsigned char *numbers;
    const void *const *in;
    unsigned char *room;
    atomic_bool wrong;
} work;

/* The distance, in elements, of a row from the first one, in a tensor with the axes of rows, but
 * for `apart`, an axis that is left out. */
static int64_t distance(const ac_tensor *tensor, const ac_shape *rows, size_t apart, size_t row)
{
    int64_t found = 0;

    for (size_t i = rows->rank; i-- > 0; row /= (size_t)rows->dims[i]) {
        const size_t own = i >= apart ? i + 1 : i;

        found += (int64_t)(row % (size_t)rows->dims[i]) * tensor->strides[own];
    }
    return found;
}

/* The number that a row has. */
static int64_t number_of(const ac_classed *c, const unsigned char *numbers, size_t row)
{
    const int64_t place = distance(&c->numbers, &c->numbers.shape, AC_RANK_MAX, row);
    int64_t wide;
    int32_t narrow;

    if (c->numbers.dtype == AC_U8)
        return numbers[place];
    if (c->numbers.dtype == AC_I64) {
        memcpy(&wide, numbers + place * (int64_t)sizeof wide, sizeof wide);
        return wide;
    }
    memcpy(&narrow, numbers + place * (int64_t)sizeof narrow, sizeof narrow);
    return narrow;
}

static int64_t *classes_of(const work *w)
{
    return (int64_t *)(void *)(w->room + w->c->classes);
}

/* The classes of rows, and which points are of them. */
static void name_piece(void *context, size_t piece)
{
    work *const w = context;
    const ac_classed *const c = w->c;
    const size_t first = piece * PIECE;
    unsigned char *const truths = w->room + c->rooms[c->rule.numbers];
    int64_t *const classes = classes_of(w);

    for (size_t row = first; row < first + PIECE && row < c->rows; row++) {
        const int64_t number = number_of(c, w->numbers, row);
        const bool none = number == c->rule.none;

        if (!none && (uint64_t)number >= (uint64_t)c->rule.count) {
            atomic_store_explicit(&w->wrong, true, memory_order_relaxed);
            return;
        }
        classes[row] = none ? -1 : number;
        if (c->points == c->rows)
            truths[row] = !none;
        else if (!none)
            truths[(row / c->inner * (size_t)c->rule.count + (size_t)number) * c->inner +
                   row % c->inner] = 1;
    }
}

/* The element that the class of a row has, of each tensor that is seen so. */
static void pick_piece(void *context, size_t piece)
{
    const work *const w = context;
    const ac_classed *const c = w->c;
    const size_t first = piece * PIECE;
    const int64_t *const classes = classes_of(w);

    for (size_t i = 0; i < c->walk.inputs; i++) {
        const ac_tensor *const whole = &c->wholes[i];
        const size_t size = ac_dtype_size(whole->dtype);
        const bool each = whole->shape.rank < c->numbers.shape.rank + 1; /* class, not row */
        const size_t axis = ac_class_axis(&whole->shape);
        const unsigned char *const from = w->in[i];

        if ((c->rule.elements >> i & 1) == 0)
            continue;
        for (size_t row = first; row < first + PIECE && row < c->rows; row++) {
            unsigned char *const to = w->room + c->rooms[i] + row * size;

            if (classes[row] < 0) {
                memset(to, 0, size);
            } else if (whole->shape.rank == 0) { /* what stands for a null tensor */
                memcpy(to, from, size);
            } else {
                const int64_t own = each ? 0 : distance(whole, &c->numbers.shape, axis, row);

                memcpy(to, from + (own + classes[row] * whole->strides[axis]) * (int64_t)size,
                       size);
            }
        }
    }
}

/* The sentence about the first number that is not allowed. */
static aclnnStatus refuse(const ac_classed *c, const unsigned char *numbers)
{
    const ac_class_rule *const rule = &c->rule;
    ac_shape position = {.rank = c->numbers.shape.rank};
    char text[256];

    for (size_t row = 0; row < c->rows; row++) {
        const int64_t number = number_of(c, numbers, row);
        size_t rest = row;

        if (number == rule->none || (uint64_t)number < (uint64_t)rule->count)
            continue;
        for (size_t i = position.rank; i-- > 0; rest /= (size_t)c->numbers.shape.dims[i])
            position.dims[i] = (int64_t)(rest % (size_t)c->numbers.shape.dims[i]);
        return ac_fail(rule->status,
                       "%s is %" PRId64 " at position %s; the classes 0 to %" PRId64
                       " are allowed, and %" PRId64 " for none",
                       rule->name, number, ac_shape_print(&position, text, sizeof text),
                       rule->count - 1, rule->none);
    }
    return ac_fail(rule->status, "%s was changed while it was read", rule->name);
}

/* Adds a number; what is lost goes to the low part, where it is one. */
static void add(sum *to, double x)
{
    const double high = to->high + x;
    const double part = high - to->high;

    to->low += (to->high - (high - part)) + (x - part);
    to->high = high;
}

/* The number that a sum is: beyond the numbers it is what additions alone make. */
static double whole_of(const sum *of)
{
    return isfinite(of->high) ? of->high + of->low : of->high;
}

static const double *rows_of(const work *w, size_t operand)
{
    return (const double *)(const void *)(w->room + w->c->rooms[operand]);
}

static sum *sums_of(const work *w)
{
    return (sum *)(void *)(w->room + w->c->sums);
}

/* The sums of a piece of the rows. */
static void sum_piece(void *context, size_t piece)
{
    const work *const w = context;
    const ac_classed *const c = w->c;
    const double *const values = rows_of(w, c->rule.total);
    const double *const divisors = rows_of(w, c->walk.inputs + c->outputs);
    sum *const sums = sums_of(w) + 2 * piece;

    sums[0] = sums[1] = (sum){0, 0};
    for (size_t row = piece * PIECE; row < (piece + 1) * PIECE && row < c->rows; row++) {
        add(&sums[0], values[row]);
        add(&sums[1], divisors[row]);
    }
}

/* The sums of a piece of what the classes of rows have of an operand. */
static void add_piece(void *context, size_t piece)
{
    enum { SOME = 256 };
    const work *const w = context;
    const ac_classed *const c = w->c;
    const int dtype = c->wholes[c->rule.summed].dtype;
    const unsigned char *const from = w->room + c->rooms[c->rule.summed];
    const size_t end = c->rows < (piece + 1) * PIECE ? c->rows : (piece + 1) * PIECE;
    sum *const sums = sums_of(w) + 2 * piece;
    double wide[SOME];

    sums[0] = sums[1] = (sum){0, 0};
    for (size_t row = piece * PIECE; row < end; row += SOME) {
        const size_t some = end - row < SOME ? end - row : SOME;

        ac_stage_current()->convert(AC_F64, wide, dtype, from + row * ac_dtype_size(dtype), some);
        for (size_t k = 0; k < some; k++)
            add(&sums[0], wide[k]);
    }
}

/* The sum of those of all pieces, of which there are two each. */
static double all_of(const work *w, size_t pieces, size_t which)
{
    const sum *const sums = sums_of(w) + which;
    sum found = {0, 0};

    for (size_t piece = 0; piece < pieces; piece++) {
        add(&found, sums[2 * piece].high);
        found.low += sums[2 * piece].low;
    }
    return whole_of(&found);
}

/* Writes the output that is made of all rows. */
static void write_total(work *w, size_t pieces, void *to)
{
    const ac_classed *const c = w->c;

    ac_threads_fork(sum_piece, w, pieces);

    const double total = all_of(w, pieces, 0);
    const double result = c->rule.mean ? total / all_of(w, pieces, 1) : total;

    ac_stage_current()->convert(c->result.dtype, to, AC_F64, &result, 1);
}

aclnnStatus ac_classed_run(const ac_classed *classed, ac_kernel *kernel, const void *const in[],
                           void *const out[], const void *attrs, void *workspace)
{
    const ac_classed *const c = classed;
    work w = {.c = c, .numbers = in[c->rule.numbers], .in = in, .room = workspace};
    const size_t pieces = (c->rows + PIECE - 1) / PIECE;
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];
    _Alignas(16) unsigned char own[AC_ATTRS_MAX];

    if (c->points != c->rows)
        memset(w.room + c->rooms[c->rule.numbers], 0, c->points);
    ac_threads_fork(name_piece, &w, pieces);
    if (atomic_load_explicit(&w.wrong, memory_order_relaxed))
        return refuse(c, w.numbers);
    ac_threads_fork(pick_piece, &w, pieces);
    if (c->rule.sums) {
        ac_threads_fork(add_piece, &w, pieces);

        const double found = all_of(&w, pieces, 0);

        memcpy(own, attrs, sizeof own);
        memcpy(own + c->rule.sum_at, &found, sizeof found);
        attrs = own;
    }
    memcpy(ins, in, c->walk.inputs * sizeof ins[0]);
    for (size_t i = 0; i < c->walk.inputs; i++) {
        if (i == c->rule.numbers || (c->rule.elements >> i & 1) != 0)
            ins[i] = w.room + c->rooms[i];
    }
    memcpy(outs, out, c->outputs * sizeof outs[0]);
    if (c->walk.outputs > c->outputs)
        outs[c->outputs] = NULL;
    for (size_t o = 0; o < c->walk.outputs; o++) {
        const size_t operand = c->walk.inputs + o;

        if ((c->absent >> operand & 1) != 0 ||
            (c->rule.total != 0 && (operand == c->rule.total || o == c->outputs)))
            outs[o] = w.room + c->rooms[operand];
    }
    AC_TRY(ac_walk_run(&c->walk, kernel, ins, outs, attrs, workspace));
    if (c->rule.total != 0)
        write_total(&w, pieces, out[c->rule.total - c->walk.inputs]);
    return ACLNN_SUCCESS;
}
