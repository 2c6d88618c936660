#include "plan/classed.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/threads.h"
#include "handles/classes.h"
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
    ac_walk walk;
};

static size_t rounded_up(size_t bytes)
{
    return (bytes + LINE - 1) / LINE * LINE;
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
    walk->absent = c->walk.absent | c->absent;
    c->classes = rounded_up(ac_walk_workspace(&c->walk));
    c->rooms[rule->numbers] = c->classes + rounded_up(c->rows * sizeof(int64_t));
    walk->workspace = c->rooms[rule->numbers] + rounded_up(points);
    for (size_t i = 0; i < call->inputs; i++) {
        if ((rule->elements >> i & 1) == 0)
            continue;
        c->wholes[i] = call->whole[i] ? *call->whole[i] : *call->operands[i].tensor;
        c->rooms[i] = walk->workspace;
        walk->workspace += rounded_up(c->rows * ac_dtype_size(c->wholes[i].dtype));
    }
    for (size_t i = call->inputs; i < call->inputs + call->outputs; i++) {
        if ((c->absent >> i & 1) == 0)
            continue;
        c->rooms[i] = walk->workspace;
        walk->workspace += rounded_up(points * ac_dtype_size(call->operands[i].dtype));
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

aclnnStatus ac_classed_run(const ac_classed *classed, ac_kernel *kernel, const void *const in[],
                           void *const out[], const void *attrs, void *workspace)
{
    const ac_classed *const c = classed;
    work w = {.c = c, .numbers = in[c->rule.numbers], .in = in, .room = workspace};
    const size_t pieces = (c->rows + PIECE - 1) / PIECE;
    const void *ins[AC_OPERANDS_MAX];
    void *outs[AC_OPERANDS_MAX];

    if (c->points != c->rows)
        memset(w.room + c->rooms[c->rule.numbers], 0, c->points);
    ac_threads_fork(name_piece, &w, pieces);
    if (atomic_load_explicit(&w.wrong, memory_order_relaxed))
        return refuse(c, w.numbers);
    ac_threads_fork(pick_piece, &w, pieces);
    memcpy(ins, in, c->walk.inputs * sizeof ins[0]);
    for (size_t i = 0; i < c->walk.inputs; i++) {
        if (i == c->rule.numbers || (c->rule.elements >> i & 1) != 0)
            ins[i] = w.room + c->rooms[i];
    }
    memcpy(outs, out, c->walk.outputs * sizeof outs[0]);
    for (size_t o = 0; o < c->walk.outputs; o++) {
        if ((c->absent >> (c->walk.inputs + o) & 1) != 0)
            outs[o] = w.room + c->rooms[c->walk.inputs + o];
    }
    return ac_walk_run(&c->walk, kernel, ins, outs, attrs, workspace);
}
