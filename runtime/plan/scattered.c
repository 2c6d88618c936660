#include "plan/scattered.h"

#include <stdlib.h>
#include <string.h>

#include "base/threads.h"
#include "kernel/move.h"
#include "plan/copies.h"
#include "plan/scatter_lines.h"
#include "plan/scatter_sorted.h"
#include "plan/walk_build.h"
#include "plan/walk_run.h"

struct ac_scattered {
    ac_indexed map;
    ac_scatter_rule rule;
    const ac_operator *op;
    ac_tensor source;
    ac_tensor over;
    ac_tensor index;
    ac_tensor out;
    size_t room; /* bytes of workspace */
};

/* --- the first phase -------------------------------------------------------------------------- */

/* The position of the input with the indices. */
static size_t index_of(const ac_scatter_rule *rule)
{
    return rule->over ? 2 : 1;
}

ac_scattered *ac_scattered_make(const ac_call *call, const ac_indexed *map,
                                const ac_scatter_rule *rule, size_t *workspace)
{
    ac_scattered *const s = malloc(sizeof *s);
    ac_scatter_job job;

    if (!s)
        return NULL;
    s->map = *map;
    s->rule = *rule;
    s->op = call->op;
    s->source = *call->operands[0].tensor;
    if (rule->over)
        s->over = *call->operands[1].tensor;
    s->index = *call->operands[index_of(rule)].tensor;
    s->out = *call->operands[call->inputs].tensor;
    s->room = 0;
    if (!ac_shape_empty(&s->source.shape) && !ac_shape_empty(&s->index.shape) &&
        !ac_shape_empty(&s->out.shape))
        s->room = ac_scatter_choose(&job, map, rule, &s->source, &s->index, &s->out);
    *workspace = s->room;
    return s;
}

void ac_scattered_free(ac_scattered *scattered)
{
    free(scattered);
}

/* --- what the output begins as ---------------------------------------------------------------- */

static ac_kernel *move_of(size_t bytes)
{
    static ac_kernel *const moves[] = {ac_move_1, ac_move_2, ac_move_4, ac_move_8, ac_move_16};

    return moves[__builtin_ctzll(bytes)];
}

/* Makes the output another tensor of its shape, or zeros. */
static aclnnStatus begin(const ac_operator *op, const ac_tensor *over, const ac_tensor *out)
{
    static const unsigned char zero[AC_SCATTER_ELEMENT] = {0};
    const size_t bytes = ac_dtype_facts[out->dtype].bytes;
    const void *const ins[] = {over ? over->data : NULL};
    void *const outs[] = {out->data};
    size_t operands = 0;
    ac_call call;
    ac_walk walk;

    call.op = op;
    call.kernel = over ? move_of(bytes) : ac_fill_of(bytes);
    call.space = out->shape;
    if (over)
        call.operands[operands++] = (ac_operand){over, AC_VIEW_SAME, out->dtype, false};
    call.operands[operands++] = (ac_operand){out, AC_VIEW_SAME, out->dtype, false};
    call.inputs = operands - 1;
    call.outputs = 1;
    call.reduce = NULL;
    call.reduced = 0;
    AC_TRY(ac_walk_build(&walk, &call));
    return ac_walk_run(&walk, call.kernel, ins, outs, zero, NULL);
}

static bool same_place(const ac_tensor *a, const ac_tensor *b)
{
    bool same = a->data == b->data;

    for (size_t i = 0; i < a->shape.rank; i++)
        same = same && (a->shape.dims[i] == 1 || a->strides[i] == b->strides[i]);
    return same;
}

/* --- the second phase ------------------------------------------------------------------------- */

/* What a task of a job does. */
static void (*task_of(const ac_scatter_job *j))(const ac_scatter_job *, size_t, void *)
{
    switch (ac_scatter_way_of(j)) {
    case AC_SCATTER_SORTED:
        return ac_scatter_sorted_task;
    case AC_SCATTER_LINES:
        return ac_scatter_lines_task;
    default:
        return ac_scatter_each_task;
    }
}

static void run_slot(void *context, size_t piece)
{
    ac_scatter_job *const j = context;
    const size_t slot = atomic_fetch_add_explicit(&j->slot, 1, memory_order_relaxed);
    size_t task;

    (void)piece;
    while ((task = atomic_fetch_add_explicit(&j->next, 1, memory_order_relaxed)) < j->tasks)
        j->task(j, task, j->room + slot * j->slot_bytes);
}

static aclnnStatus put(const ac_scattered *s, const ac_tensor *source, const ac_tensor *index,
                       const ac_tensor *out, void *workspace)
{
    ac_scatter_job j = {.source = source->data, .index = index->data, .out = out->data};

    j.stage = ac_stage_current();

    /* Copies lie otherwise than their inputs, and may need more room. */
    const size_t needed = ac_scatter_choose(&j, &s->map, &s->rule, source, index, out);
    void *const own = needed > s->room ? malloc(needed) : NULL;

    if (needed > s->room && !own)
        return ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes of sums", needed);
    j.room = own ? own : workspace;
    j.task = task_of(&j);
    atomic_init(&j.next, 0);
    atomic_init(&j.slot, 0);
    if (ac_scatter_way_of(&j) == AC_SCATTER_SORTED)
        j.listed = ac_scatter_list(&j, j.index, (ac_scatter_point *)(void *)j.room, &j.entries);
    if (j.points * j.rows * j.row.extent >= AC_FORK_MIN) {
        ac_threads_fork(run_slot, &j, j.slots);
    } else {
        for (size_t task = 0; task < j.tasks; task++)
            j.task(&j, task, j.room);
    }
    free(own);
    return ACLNN_SUCCESS;
}

/* A tensor whose element at index zero is at `address`. */
static ac_tensor placed_at(const ac_tensor *of, const void *address)
{
    ac_tensor tensor = *of;

    tensor.data = (unsigned char *)(uintptr_t)address;
    tensor.offset = 0;
    return tensor;
}

/* With inputs that do not share memory with the output. */
static aclnnStatus run(const ac_scattered *s, const ac_tensor *source, const ac_tensor *over,
                       const ac_tensor *index, const ac_tensor *out, void *workspace)
{
    const int64_t extent = s->map.axis == AC_NO_AXIS ? 1 : out->shape.dims[s->map.axis];
    const bool empty = ac_shape_empty(&source->shape) || ac_shape_empty(&index->shape);

    if (!empty && !ac_index_check(&s->rule.index, index, extent))
        return ac_index_refuse(&s->rule.index, index, extent);
    if (!over || !same_place(over, out))
        AC_TRY(begin(s->op, over, out));
    return empty ? ACLNN_SUCCESS : put(s, source, index, out, workspace);
}

aclnnStatus ac_scattered_run(const ac_scattered *scattered, const void *const in[], void *out,
                             void *workspace)
{
    const ac_scattered *const s = scattered;
    const ac_tensor to = placed_at(&s->out, out);
    ac_tensor from[] = {placed_at(&s->source, in[0]), placed_at(&s->index, in[index_of(&s->rule)]),
                        s->rule.over ? placed_at(&s->over, in[1]) : s->source};
    void *copies[] = {NULL, NULL, NULL};
    aclnnStatus status = ACLNN_SUCCESS;

    for (size_t i = 0; i < 3 && status == ACLNN_SUCCESS; i++) {
        ac_tensor copy;

        if (i == 2 && (!s->rule.over || same_place(&from[i], &to)))
            continue;
        if (!ac_copy_needed(&from[i], &to))
            continue;
        status = ac_copy_make(&from[i], &copy);
        if (status != ACLNN_SUCCESS)
            break;
        copies[i] = copy.data;
        from[i] = copy;
    }
    if (status == ACLNN_SUCCESS)
        status = run(s, &from[0], s->rule.over ? &from[2] : NULL, &from[1], &to, workspace);
    for (size_t i = 0; i < 3; i++)
        free(copies[i]);
    return status;
}
