#include "plan/scattered.h"

#include <stdlib.h>
#include <string.h>

#include "base/threads.h"
#include "handles/view.h"
#include "kernel/move.h"
#include "plan/copies.h"
#include "plan/placed.h"
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
    ac_index_lists lists; /* in the place of the index, if there are some */
    size_t room;          /* bytes of workspace */
    bool placed;          /* there is no index, but a map of pieces */
    ac_places places;     /* last: no more is set than there are axes */
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
    s->lists.count = 0;
    s->room = 0;
    s->placed = false;
    if (!map->joined && !ac_shape_empty(&s->source.shape) && !ac_shape_empty(&s->index.shape) &&
        !ac_shape_empty(&s->out.shape))
        s->room = ac_scatter_choose(&job, map, rule, &s->source, &s->index, &s->out);
    *workspace = s->room;
    return s;
}

ac_scattered *ac_scattered_make_picked(const ac_call *call, const ac_picked *picked,
                                       const ac_scatter_rule *rule)
{
    const ac_tensor *const out = call->operands[call->inputs].tensor;
    const ac_shape part = ac_picked_shape(picked, &out->shape);
    ac_scattered *const s = malloc(sizeof *s);

    if (!s)
        return NULL;
    s->map = ac_picked_map(picked, &out->shape);
    s->rule = *rule;
    s->op = call->op;
    s->source = ac_tensor_broadcast(call->operands[0].tensor, &part);
    s->over = ac_picked_turned(picked, call->operands[1].tensor);
    s->out = ac_picked_turned(picked, out);
    s->lists = ac_index_lists_of(picked);
    s->room = 0;
    s->placed = false;
    return s;
}

ac_scattered *ac_scattered_make_by_places(const ac_call *call, const ac_places *places,
                                          const ac_scatter_rule *rule)
{
    ac_scattered *const s = malloc(sizeof *s);

    if (!s)
        return NULL;
    s->rule = *rule;
    s->op = call->op;
    s->source = *call->operands[0].tensor;
    if (rule->over)
        s->over = *call->operands[1].tensor;
    s->out = *call->operands[call->inputs].tensor;
    s->lists.count = 0;
    s->room = 0;
    s->placed = true;
    memcpy(&s->places, places, ac_places_bytes(places));
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

/* --- by a map of pieces ----------------------------------------------------------------------- */

static size_t bytes_of(const ac_tensor *tensor)
{
    return (size_t)ac_shape_count(&tensor->shape) * ac_dtype_facts[tensor->dtype].bytes;
}

static ac_tensor packed(const ac_shape *shape, int dtype, void *data)
{
    ac_tensor made = {.dtype = dtype, .data = data, .shape = *shape};
    int64_t step = 1;

    for (size_t i = shape->rank; i-- > 0; step *= shape->dims[i])
        made.strides[i] = step;
    return made;
}

/* The axes of a shape from one on. */
static ac_shape axes_from(const ac_shape *shape, size_t first)
{
    ac_shape behind = {.rank = shape->rank - first};

    memcpy(behind.dims, shape->dims + first, behind.rank * sizeof behind.dims[0]);
    return behind;
}

/* The element of the whole, by its number, that each point falls on; -1 outside. The whole is seen
 * as its numbers by the same map. */
static aclnnStatus number_points(const ac_operator *op, const ac_places *places,
                                 const ac_tensor *numbers, const ac_tensor *index)
{
    const int64_t nowhere[] = {-1, -1};
    const ac_call call = {
        .op = op,
        .kernel = ac_move_8,
        .operands = {{numbers, AC_VIEW_SAME, AC_I64, false}, {index, AC_VIEW_SAME, AC_I64, false}},
        .inputs = 1,
        .outputs = 1};
    ac_placed *const placed = ac_placed_make(&call, places, NULL);
    int64_t *const number = numbers->data;

    if (!placed)
        return ac_fail(ACLNN_ERR_INNER, "no memory for the places of points");
    for (int64_t i = 0; i < ac_shape_count(&numbers->shape); i++)
        number[i] = i;

    const void *const in[] = {numbers->data};
    const aclnnStatus status = ac_placed_run(placed, in, index->data, nowhere);

    ac_placed_free(placed);
    return status;
}

/* Whether the axes from one on can be one axis. */
static bool joined_from(const ac_tensor *tensor, size_t first)
{
    int64_t step = 1;
    bool joined = true;

    for (size_t i = tensor->shape.rank; i-- > first; step *= tensor->shape.dims[i])
        joined = joined && (tensor->shape.dims[i] == 1 || tensor->strides[i] == step);
    return joined;
}

/* Puts points where `index` says, which is one axis of `out` from axis `ahead` on. */
static aclnnStatus put_numbered(const ac_scattered *s, const ac_tensor *source,
                                const ac_tensor *index, const ac_tensor *out, size_t ahead)
{
    ac_scattered own = *s;
    ac_tensor flat = *out;

    own.room = 0;
    own.rule.index = (ac_index_rule){.name = ""};
    own.rule.skips = true;
    own.rule.skipped = -1;
    own.rule.near = true;
    own.map.axis = (int8_t)ahead;
    for (size_t i = 0; i < AC_RANK_MAX; i++) {
        own.map.whole[i] = i < ahead ? (int8_t)i : AC_NO_AXIS;
        own.map.index[i] =
            i < ahead || i - ahead >= index->shape.rank ? AC_NO_AXIS : (int8_t)(i - ahead);
    }
    flat.shape.rank = ahead + 1;
    flat.shape.dims[ahead] = 1;
    flat.strides[ahead] = 1;
    for (size_t i = ahead; i < out->shape.rank; i++)
        flat.shape.dims[ahead] *= out->shape.dims[i];
    return put(&own, source, index, &flat, NULL);
}

static aclnnStatus put_placed(const ac_scattered *s, const ac_tensor *source, const ac_tensor *out)
{
    const size_t ahead = ac_places_ahead(&s->places);
    const ac_places places = ac_places_behind(&s->places, ahead);
    const ac_shape finer = ac_places_shape(&s->places);
    const ac_tensor points = s->places.finer ? ac_tensor_refined(source, &finer) : *source;
    const ac_shape whole = axes_from(&out->shape, ahead);
    const ac_shape part = axes_from(&points.shape, ahead);
    ac_tensor numbers = packed(&whole, AC_I64, NULL);
    ac_tensor index = packed(&part, AC_I64, NULL);
    aclnnStatus status;

    numbers.data = malloc(bytes_of(&numbers));
    index.data = malloc(bytes_of(&index));
    status = numbers.data && index.data
                 ? number_points(s->op, &places, &numbers, &index)
                 : ac_fail(ACLNN_ERR_INNER, "no memory for the places of points");
    free(numbers.data);
    if (status == ACLNN_SUCCESS)
        status = put_numbered(s, &points, &index, out, ahead);
    free(index.data);
    return status;
}

/* With an output whose axes from one on are one axis: of its own, if those of the call are not. */
static aclnnStatus run_placed(const ac_scattered *s, const ac_tensor *source, const ac_tensor *over,
                              const ac_tensor *out)
{
    ac_tensor own = *out;
    void *room = NULL;

    if (!joined_from(out, ac_places_ahead(&s->places))) {
        room = malloc(bytes_of(out));
        if (!room)
            return ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes of sums", bytes_of(out));
        own = packed(&out->shape, out->dtype, room);
    }

    aclnnStatus status = over && same_place(over, &own) ? ACLNN_SUCCESS : begin(s->op, over, &own);

    if (status == ACLNN_SUCCESS && !ac_shape_empty(&source->shape) && !ac_shape_empty(&own.shape))
        status = put_placed(s, source, &own);
    if (status == ACLNN_SUCCESS && room)
        status = begin(s->op, &own, out);
    free(room);
    return status;
}

/* --- the second phase of both ----------------------------------------------------------------- */

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

/* With axes of the output as one, in memory of its own if they do not lie so; with the lists, if
 * there is no index. */
static aclnnStatus run_joined(const ac_scattered *s, const ac_tensor *source, const ac_tensor *over,
                              const ac_tensor *index, const ac_tensor *out)
{
    const bool empty = ac_shape_empty(&source->shape) || (index && ac_shape_empty(&index->shape));
    ac_tensor places = {.data = NULL};
    const ac_tensor *const at = !index || s->map.tuples ? &places : index;
    ac_tensor own = *out;
    ac_tensor joined;
    void *room = NULL;
    aclnnStatus status = ACLNN_SUCCESS;

    if (!ac_indexed_join(&s->map, out, &joined)) {
        room = malloc(bytes_of(out));
        if (!room)
            return ac_fail(ACLNN_ERR_INNER, "no memory for %zu bytes of sums", bytes_of(out));
        own = packed(&out->shape, out->dtype, room);
        (void)ac_indexed_join(&s->map, &own, &joined);
    }
    if (!empty && !index)
        status = ac_index_meet(&s->rule.index, &s->lists, &out->shape, &places);
    else if (!empty && s->map.tuples)
        status = ac_index_join(&s->rule.index, index, &out->shape, &places);

    const int64_t extent = joined.shape.dims[s->map.axis];

    if (status == ACLNN_SUCCESS && !empty && !ac_index_check(&s->rule.index, at, extent))
        status = ac_index_refuse(&s->rule.index, at, extent);
    if (status == ACLNN_SUCCESS && (!over || !same_place(over, &own)))
        status = begin(s->op, over, &own);
    if (status == ACLNN_SUCCESS && !empty && !ac_shape_empty(&out->shape))
        status = put(s, source, at, &joined, NULL);
    if (status == ACLNN_SUCCESS && room)
        status = begin(s->op, &own, out);
    free(room);
    free(places.data);
    return status;
}

/* With tensors of indices, which are read before anything is written. */
static aclnnStatus run_picked(const ac_scattered *s, const void *const in[],
                              const ac_tensor *source, const ac_tensor *over, const ac_tensor *out)
{
    ac_scattered own = *s;

    for (size_t i = 0; i < own.lists.count; i++)
        own.lists.of[i] = placed_at(&own.lists.of[i], in[index_of(&s->rule) + i]);
    return run_joined(&own, source, over, NULL, out);
}

aclnnStatus ac_scattered_run(const ac_scattered *scattered, const void *const in[], void *out,
                             void *workspace)
{
    const ac_scattered *const s = scattered;
    const ac_tensor to = placed_at(&s->out, out);
    const bool over = s->rule.over && !s->rule.zeros;
    const bool alone = !s->placed && s->lists.count == 0; /* one input has the indices */
    ac_tensor from[] = {placed_at(&s->source, in[0]),
                        alone ? placed_at(&s->index, in[index_of(&s->rule)]) : s->source,
                        over ? placed_at(&s->over, in[1]) : s->source};
    void *copies[] = {NULL, NULL, NULL};
    aclnnStatus status = ACLNN_SUCCESS;

    for (size_t i = 0; i < 3 && status == ACLNN_SUCCESS; i++) {
        ac_tensor copy;

        if ((i == 1 && !alone) || (i == 2 && (!over || same_place(&from[i], &to))))
            continue;
        if (!ac_copy_needed(&from[i], &to))
            continue;
        status = ac_copy_make(&from[i], &copy);
        if (status != ACLNN_SUCCESS)
            break;
        copies[i] = copy.data;
        from[i] = copy;
    }
    if (status == ACLNN_SUCCESS && s->placed)
        status = run_placed(s, &from[0], over ? &from[2] : NULL, &to);
    else if (status == ACLNN_SUCCESS && s->lists.count > 0)
        status = run_picked(s, in, &from[0], over ? &from[2] : NULL, &to);
    else if (status == ACLNN_SUCCESS && s->map.joined)
        status = run_joined(s, &from[0], over ? &from[2] : NULL, &from[1], &to);
    else if (status == ACLNN_SUCCESS)
        status = run(s, &from[0], over ? &from[2] : NULL, &from[1], &to, workspace);
    for (size_t i = 0; i < 3; i++)
        free(copies[i]);
    return status;
}
