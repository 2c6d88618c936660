#include "plan/plan.h"

#include <inttypes.h>
#include <string.h>

#include "base/blocks.h"
#include "check/sentence.h"
#include "device/memory/region.h"
#include "kernel/move.h"
#include "plan/describe.h"
#include "plan/executor.h"
#include "plan/scrutiny.h"
#include "plan/walk_build.h"
#include "strict/object.h"

/* The parts of a call that only some have; null for those that this one lacks. */
typedef struct extras {
    const ac_row_counts *counts;
    const ac_contraction *form;
    const ac_contraction *forms; /* one for each output */
    const ac_blocks *blocks;     /* in which the output comes to lie */
    const ac_places *places;
    const ac_indexed *map;
    const ac_index_rule *rule;      /* of the map, */
    const ac_scatter_rule *scatter; /* or, where it is of the output */
    const ac_picked *picked;        /* tensors of indices in the place of the map's, */
    size_t first;                   /* from this operand on */
    const ac_listing *list;
    const ac_line_rule *line;
    const ac_panes *panes;
    const ac_pane_rule *pane;
    const ac_found_rule *found;
    const ac_random *random;
    const ac_stage *stages;
    size_t stage_count;
    const ac_class_rule *classes;
    const ac_bits_rule *bits; /* or of a verdict */
    ac_verdict verdict;
} extras;

/* The argument that an operand is, or is a part of. */
static const ac_tensor *argument_of(const ac_call *call, size_t operand)
{
    return call->whole[operand] ? call->whole[operand] : call->operands[operand].tensor;
}

/* Whether an operand is another part of the argument of the operand before it. */
static bool is_next_part(const ac_call *call, size_t operand)
{
    return operand > 0 && operand != call->inputs && call->whole[operand] &&
           call->whole[operand] == call->whole[operand - 1];
}

/* A view behind the end of its storage is what programs make that give the storage without the
 * offset. Where the library knows the memory, its end is the bound; strict mode has its
 * own answer (ac_scrutiny_build). */
static aclnnStatus check_short(const ac_tensor *tensor, const char *kind, size_t number,
                               int64_t last)
{
    const int64_t size = (int64_t)ac_dtype_size(tensor->dtype);
    ac_region region;

    if (!ac_strict(AC_STRICT_MEMORY) && tensor->data &&
        ac_region_find(&ac_regions, tensor->data, &region) && region.kind != AC_REGION_MAPPED &&
        (uint64_t)(ac_dtype_halved(tensor->dtype) ? last / 2 + 1 : last + 1) >
            (region.start + region.size - (uintptr_t)tensor->data) / (uint64_t)size)
        return ac_fail(
            ACLNN_ERR_INNER_NULLPTR,
            "the view of %s %zu reaches to element %" PRId64 "; its memory ends after %zu bytes",
            kind, number, last, (size_t)(region.start + region.size - (uintptr_t)tensor->data));
    return ACLNN_SUCCESS;
}

/* The same for an argument that may lie in blocks. */
static aclnnStatus check_blocks(const ac_tensor *tensor, const char *kind, size_t number)
{
    ac_blocks blocks;

    if (tensor->format != ACL_FORMAT_FRACTAL_NZ)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s %zu has the format %s, whose elements do not lie as strides say; ND, "
                       "other plain formats and FRACTAL_NZ are allowed",
                       kind, number, ac_format_blocked(tensor->format));
    if (!ac_blocks_of(&blocks, ac_dtype_size(tensor->dtype), &tensor->shape, tensor->strides))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s %zu has the format FRACTAL_NZ, and its strides are not those of whole "
                       "matrices; rows without gaps are allowed, and matrices turned over",
                       kind, number);
    if (blocks.count > AC_COUNT_MAX || tensor->offset > AC_COUNT_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "the view of %s %zu spans more elements than memory can hold", kind, number);
    if (tensor->offset < 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s %zu has the format FRACTAL_NZ and the offset %" PRId64
                       "; 0 and more are allowed",
                       kind, number, tensor->offset);
    return tensor->offset + blocks.count <= ac_shape_count(&tensor->storage)
               ? ACLNN_SUCCESS
               : check_short(tensor, kind, number, tensor->offset + blocks.count - 1);
}

/* Whether the view of an argument fits its memory. */
static aclnnStatus check_reach(const ac_tensor *tensor, const char *kind, size_t number)
{
    int64_t first;
    int64_t last;

    switch (ac_tensor_reach(tensor, &first, &last)) {
    case AC_REACH_SHORT:
        return check_short(tensor, kind, number, last);
    case AC_REACH_OUTSIDE:
        return ac_fail(ACLNN_ERR_INNER_NULLPTR,
                       "the view of %s %zu reaches from element %" PRId64 " to %" PRId64
                       " of a storage of %" PRId64,
                       kind, number, first, last, ac_shape_count(&tensor->storage));
    case AC_REACH_HUGE:
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "the view of %s %zu spans more elements than memory can hold", kind, number);
    case AC_REACH_BLOCKED:
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s %zu has the format %s, whose elements do not lie as strides say; ND and "
                       "other plain formats are allowed",
                       kind, number, ac_format_blocked(tensor->format));
    default:
        return ACLNN_SUCCESS;
    }
}

/* The same for the argument of operand i; those in `blocked` may lie in blocks. */
__attribute__((noinline, cold)) static aclnnStatus check_operand(const ac_call *call,
                                                                 uint32_t blocked, size_t i)
{
    const bool input = i < call->inputs;
    size_t number = 0;

    for (size_t k = input ? 0 : call->inputs; k < i; k++)
        number += !is_next_part(call, k + 1);
    if ((blocked >> i & 1) != 0 && ac_format_blocked(argument_of(call, i)->format))
        return check_blocks(argument_of(call, i), input ? "input" : "output", number);
    return check_reach(argument_of(call, i), input ? "input" : "output", number);
}

/* The checks of every call, whatever its operator: it fits a plan, and its views fit their
 * memory. *count receives the points of the space. */
static inline __attribute__((always_inline)) aclnnStatus
check_call(const ac_call *call, const extras *more, int64_t *count)
{
    const size_t total = call->inputs + call->outputs;
    /* By value: extras whose address is taken are made in memory, also where there are none. */
    const uint32_t blocked = more->form     ? more->form->blocked
                             : more->blocks ? UINT32_C(1) << call->inputs
                                            : 0;

    if (total > AC_OPERANDS_MAX || call->attrs_size > AC_ATTRS_MAX)
        return ac_fail(ACLNN_ERR_INNER,
                       "%zu tensors with %zu bytes of attributes do not fit a plan", total,
                       call->attrs_size);
    *count = ac_shape_count(&call->space);
    if (*count > AC_COUNT_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "the result has more elements than memory can hold");
    for (size_t i = 0; i < total; i++) {
        if (!argument_of(call, i)->fine)
            AC_TRY(check_operand(call, blocked, i));
    }
    return ACLNN_SUCCESS;
}

/* Adds what the second phase needs to count rows. */
static aclnnStatus counts_plan(ac_executor *p, const ac_call *call, const ac_row_counts *counts)
{
    const ac_tensor *tensor = counts->counts;

    p->counts_argument = (uint8_t)counts->input;
    if (!tensor || p->walk.kind == AC_WALK_NOTHING)
        return ACLNN_SUCCESS;
    p->counted = ac_counted_make(call, counts);
    p->way = p->counted ? AC_WAY_COUNTED : AC_WAY_WALK;
    p->counts_read = tensor->shape.dims[0] > 0;
    p->counts_offset = tensor->offset * (int64_t)sizeof(int64_t);
    p->counts = tensor->data ? (unsigned char *)tensor->data + p->counts_offset : NULL;
    return p->counted
               ? ACLNN_SUCCESS
               : ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");
}

/* Adds what the second phase needs to take pieces of the input, what an index says, members of a
 * list, lines, panes or what is found; the walk only says what there is to do. */
__attribute__((noinline)) static aclnnStatus moves_plan(ac_executor *p, const ac_call *call,
                                                        const extras *more, int64_t count)
{
    p->walk.kind = count > 0 ? AC_WALK_PIECES : AC_WALK_NOTHING;
    p->walk.count = (size_t)count;
    p->walk.workspace = 0;
    p->walk.plain = false;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        p->walk.operands[i].size = (uint8_t)ac_dtype_size(call->operands[i].tensor->dtype);
    if (count == 0)
        return ACLNN_SUCCESS;
    if (more->scatter && more->picked) {
        p->scattered = ac_scattered_make_picked(call, more->picked, more->scatter);
        p->way = p->scattered ? AC_WAY_SCATTERED : AC_WAY_WALK;
    } else if (more->picked) {
        p->taken = ac_taken_make_picked(call, more->picked, more->rule);
        p->way = p->taken ? AC_WAY_TAKEN : AC_WAY_WALK;
    } else if (more->scatter) {
        p->scattered = more->map
                           ? ac_scattered_make(call, more->map, more->scatter, &p->walk.workspace)
                           : ac_scattered_make_by_places(call, more->places, more->scatter);
        p->way = p->scattered ? AC_WAY_SCATTERED : AC_WAY_WALK;
    } else if (more->map) {
        p->taken = ac_taken_make(call, more->map, more->rule);
        p->way = p->taken ? AC_WAY_TAKEN : AC_WAY_WALK;
    } else if (more->blocks) {
        p->blocked = ac_blocked_make(call->operands[0].tensor, more->blocks, &p->walk.workspace);
        p->way = p->blocked ? AC_WAY_BLOCKED : AC_WAY_WALK;
    } else if (more->line) {
        p->lined = ac_lined_make(call, more->line, &p->walk.workspace);
        p->way = p->lined ? AC_WAY_LINED : AC_WAY_WALK;
    } else if (more->panes) {
        p->paned = ac_paned_make(call, more->panes, more->pane);
        p->way = p->paned ? AC_WAY_PANED : AC_WAY_WALK;
    } else if (more->found) {
        p->found = ac_found_make(call, more->found, &p->walk.workspace);
        p->way = p->found ? AC_WAY_FOUND : AC_WAY_WALK;
    } else if (more->list) {
        p->listed = ac_listed_make(call, more->list, &p->walk.workspace);
        p->way = p->listed ? AC_WAY_LISTED : AC_WAY_WALK;
    } else if (more->places->way == AC_PLACES_PINNED) {
        p->pinned = ac_pinned_make(call, more->places, more->rule);
        p->way = p->pinned ? AC_WAY_PINNED : AC_WAY_WALK;
    } else {
        p->placed = ac_placed_make(call, more->places, more->rule);
        p->way = p->placed ? AC_WAY_PLACED : AC_WAY_WALK;
    }
    return p->way != AC_WAY_WALK
               ? ACLNN_SUCCESS
               : ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");
}

/* Adds the walks of the stages. */
__attribute__((noinline)) static aclnnStatus stages_plan(ac_executor *p, const ac_call *call,
                                                         const extras *more, int64_t count)
{
    const bool apart = more->stages[0].space != NULL; /* each has a space of its own */

    for (size_t i = 0; i < call->inputs && !apart; i++)
        count = ac_shape_empty(&call->operands[i].tensor->shape) ? 0 : count;
    for (size_t s = 0; s < more->stage_count && apart; s++) {
        const int64_t points = ac_shape_count(more->stages[s].space);

        if (points > AC_COUNT_MAX)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "the result has more elements than memory can hold");
        count = s == 0 ? points : count + points;
    }
    p->walk.kind = count > 0 ? AC_WALK_PIECES : AC_WALK_NOTHING;
    p->walk.count = (size_t)count;
    p->walk.workspace = 0;
    p->walk.plain = false;
    p->walk.absent = 0;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        p->walk.operands[i].size = (uint8_t)ac_dtype_size(call->operands[i].tensor->dtype);
    if (count == 0)
        return ACLNN_SUCCESS;
    AC_TRY(
        ac_staged_make(call, more->stages, more->stage_count, (size_t)count, &p->walk, &p->staged));
    p->way = AC_WAY_STAGED;
    return ACLNN_SUCCESS;
}

/* Adds the walks of the contractions. */
__attribute__((noinline)) static aclnnStatus contractions_plan(ac_executor *p, const ac_call *call,
                                                               const extras *more)
{
    p->walk.plain = false;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        p->walk.operands[i].size = (uint8_t)ac_dtype_size(call->operands[i].tensor->dtype);
    AC_TRY(ac_staged_make_contractions(call, more->forms, &p->walk, &p->staged));
    p->walk.kind = p->walk.count > 0 ? AC_WALK_PIECES : AC_WALK_NOTHING;
    p->way = AC_WAY_STAGED;
    return ACLNN_SUCCESS;
}

/* Adds the walk of a call some of whose tensors hold bits. */
__attribute__((noinline)) static aclnnStatus bits_plan(ac_executor *p, const ac_call *call,
                                                       const extras *more, int64_t count)
{
    p->walk.kind = count > 0 ? AC_WALK_PIECES : AC_WALK_NOTHING;
    p->walk.count = (size_t)count;
    p->walk.workspace = 0;
    p->walk.plain = false;
    p->walk.absent = 0;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        p->walk.operands[i].size = (uint8_t)ac_dtype_size(call->operands[i].tensor->dtype);
    if (count == 0)
        return ACLNN_SUCCESS;
    AC_TRY(ac_unpacked_make(call, more->bits, more->verdict, more->random, (size_t)count, &p->walk,
                            &p->unpacked));
    p->way = AC_WAY_UNPACKED;
    return ACLNN_SUCCESS;
}

/* Adds the walk of a call whose rows have classes. */
__attribute__((noinline)) static aclnnStatus classes_plan(ac_executor *p, const ac_call *call,
                                                          const extras *more, int64_t count)
{
    p->walk.kind = count > 0 ? AC_WALK_PIECES : AC_WALK_NOTHING;
    p->walk.count = (size_t)count;
    p->walk.workspace = 0;
    p->walk.plain = false;
    p->walk.absent = 0;
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        p->walk.operands[i].size = (uint8_t)ac_dtype_size(call->operands[i].tensor->dtype);
    if (count == 0)
        return ACLNN_SUCCESS;
    AC_TRY(ac_classed_make(call, more->classes, (size_t)count, &p->walk, &p->classed));
    p->way = AC_WAY_CLASSED;
    return ACLNN_SUCCESS;
}

/* The elements to do something about: those of the output where it is written although an input is
 * empty, else points. */
static int64_t written_by(const ac_call *call, const ac_scatter_rule *rule, int64_t count)
{
    const int64_t elements = ac_shape_count(&call->operands[call->inputs].tensor->shape);
    bool empty = false;

    for (size_t i = 0; i < call->inputs; i++)
        empty = empty || ac_shape_empty(&call->operands[i].tensor->shape);
    if (elements == 0 && count > 0)
        return 1; /* to refuse its indices */
    if (empty && !rule->always)
        return 0;
    return elements > count ? elements : count;
}

/* Points among which something is found; none where an output is empty, or an input other than a
 * list or sorted lines, which may lack what is looked for. Runs are found, too, if there is no room
 * for them: what is not wanted is not written. */
static int64_t found_among(const ac_call *call, const ac_found_rule *rule, int64_t count)
{
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const bool list = i == ac_found_list(rule) || (i >= call->inputs && ac_found_runs(rule));

        count = ac_shape_empty(&call->operands[i].tensor->shape) && !list ? 0 : count;
    }
    return count;
}

static inline aclnnStatus walk_plan(ac_executor *p, const ac_call *call, const extras *more,
                                    int64_t count)
{
    if (more->stages)
        return stages_plan(p, call, more, count);
    if (more->forms)
        return contractions_plan(p, call, more);
    if (more->bits)
        return bits_plan(p, call, more, count);
    if (more->classes)
        return classes_plan(p, call, more, count);
    if (more->form)
        return ac_walk_build_contraction(&p->walk, call, more->form, (size_t)count);
    if (more->scatter && !more->picked)
        return moves_plan(p, call, more, written_by(call, more->scatter, count));
    if (more->found)
        return moves_plan(p, call, more, found_among(call, more->found, count));
    if (more->places || more->list || more->line || more->panes || more->blocks)
        return moves_plan(p, call, more, count);
    if (more->picked)
        return moves_plan(p, call, more, count);
    if (more->map) {
        const bool empty = ac_shape_empty(&call->operands[0].tensor->shape) ||
                           ac_shape_empty(&call->operands[1].tensor->shape);

        return moves_plan(p, call, more, empty ? 0 : count);
    }
    return ac_walk_build_of(&p->walk, call, (size_t)count);
}

/* The memory of an operand; of a list, whether its members have some. */
static inline void *memory_of(const ac_executor *p, size_t operand, const ac_tensor *tensor)
{
    return p->way == AC_WAY_LISTED && p->listed->operand == operand ? ac_listed_memory(p->listed)
                                                                    : tensor->data;
}

/* Inlined in its callers, most of which need no extras: a small call takes less than 100 ns. */
static inline __attribute__((always_inline)) aclnnStatus
build(const ac_call *call, const extras *more, uint64_t *workspace_size, aclOpExecutor **executor)
{
    const ac_row_counts *const counts = more->counts;
    const size_t total = call->inputs + call->outputs;
    int64_t count = 0;

    *executor = NULL;
    AC_TRY(check_call(call, more, &count));
    if (counts && counts->counts)
        AC_TRY(check_reach(counts->counts, "input", counts->input));

    ac_executor *p = ac_executor_take();

    if (!p)
        return ac_fail(ACLNN_ERR_INNER_CREATE_EXECUTOR, "no memory is left for another executor");

    aclnnStatus status = walk_plan(p, call, more, count);

    if (more->random) {
        p->walk.draws = true;
        p->walk.random = *more->random;
    }
    p->counts_argument = AC_ARGUMENT_NONE;
    p->counts = NULL;
    if (status == ACLNN_SUCCESS && counts)
        status = counts_plan(p, call, counts);
    if (status != ACLNN_SUCCESS) {
        ac_executor_give(p);
        return status;
    }
    p->op = call->op;
    p->kernel = call->kernel;
    p->inputs = call->inputs;
    p->outputs = call->outputs;
    p->empty = p->walk.kind == AC_WALK_NOTHING;
    p->small = ac_walk_small(&p->walk);
    p->workspace = ac_walk_workspace(&p->walk);
    if (p->workspace > 0)
        p->workspace += AC_WORKSPACE_ALIGNMENT;
    p->plain = p->walk.plain && p->way == AC_WAY_WALK;
    p->addressed = true;
    p->parts = 0;
    p->members = 0;
    p->vacant = p->walk.absent;
    for (size_t i = 0; i < total; i++) {
        const ac_tensor *tensor = call->operands[i].tensor;

        p->arguments[i] = more->blocks ? argument_of(call, call->inputs) : argument_of(call, i);
        const bool made = call->operands[i].view == AC_VIEW_POINT_INDEX;

        p->parts |= (uint32_t)(is_next_part(call, i) || made) << i;
        if (more->picked && i >= more->first && i - more->first < more->picked->count) {
            p->parts |= (uint32_t)(i > more->first) << i;
            p->members |= UINT32_C(1) << i;
            p->numbers[i] = more->picked->numbers[i - more->first];
        }
        p->vacant |= (uint32_t)made << i;
        p->offsets[i] = ac_tensor_start(tensor);
        if (more->form || more->forms || more->places || more->map || more->found || more->picked)
            p->vacant |= (uint32_t)ac_shape_empty(&tensor->shape) << i;
        p->addressed &=
            ac_executor_address(p, i, more->list ? memory_of(p, i, tensor) : tensor->data);
    }
    if (ac_strict(AC_STRICT_ALL | AC_OBSERVE)) {
        status = ac_strict(AC_STRICT_ALL) ? ac_scrutiny_build(p, call, counts) : ACLNN_SUCCESS;
        if (status != ACLNN_SUCCESS) {
            ac_executor_give(p);
            return status;
        }
        ac_describe_plan(p, counts);
    }
    if (call->attrs_size > 0)
        memcpy(p->attrs, call->attrs, call->attrs_size);
    *workspace_size = p->workspace;
    *executor = ac_executor_publish(p);
    ac_object_made(AC_KIND_EXECUTOR, *executor, 0, p->op->name);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_plan_build(const ac_call *call, uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){0}, workspace_size, executor);
}

aclnnStatus ac_plan_build_random(const ac_call *call, const ac_random *random,
                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){.random = random}, workspace_size, executor);
}

aclnnStatus ac_plan_build_bits(const ac_call *call, const ac_bits_rule *rule,
                               const ac_random *random, uint64_t *workspace_size,
                               aclOpExecutor **executor)
{
    return build(call, &(extras){.random = random, .bits = rule}, workspace_size, executor);
}

aclnnStatus ac_plan_build_staged(const ac_call *call, const ac_stage *stages, size_t count,
                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){.stages = stages, .stage_count = count}, workspace_size, executor);
}

aclnnStatus ac_plan_build_counted(const ac_call *call, const ac_row_counts *counts,
                                  uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){.counts = counts}, workspace_size, executor);
}

aclnnStatus ac_plan_build_contraction(const ac_call *call, const ac_contraction *form,
                                      uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){.form = form}, workspace_size, executor);
}

aclnnStatus ac_plan_build_contractions(const ac_call *call, const ac_contraction *forms,
                                       uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){.forms = forms}, workspace_size, executor);
}

/* Whether the memory of matrices in rows has room for them in blocks. */
static aclnnStatus check_room(const ac_tensor *tensor, const ac_blocks *blocks)
{
    const size_t size = ac_dtype_size(tensor->dtype);
    ac_region region;

    if (tensor->offset < 0 || blocks->count > AC_COUNT_MAX || tensor->offset > AC_COUNT_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "the view of output 0 spans more elements than memory can hold");

    const size_t bytes = (size_t)(tensor->offset + blocks->count) * size;

    if ((int64_t)(bytes / size) <= ac_shape_count(&tensor->storage) || !tensor->data)
        return ACLNN_SUCCESS;
    if (!ac_region_find(&ac_regions, tensor->data, &region) || region.kind == AC_REGION_MAPPED)
        return ac_fail(ACLNN_ERR_INNER_NULLPTR,
                       "output 0 takes %zu elements in blocks, with padding; its storage has "
                       "%" PRId64,
                       bytes / size, ac_shape_count(&tensor->storage));
    if (bytes <= region.start + region.size - (uintptr_t)tensor->data)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_INNER_NULLPTR,
                   "output 0 takes %zu bytes in blocks, with padding; its memory ends after %zu",
                   bytes, (size_t)(region.start + region.size - (uintptr_t)tensor->data));
}

aclnnStatus ac_plan_build_blocked(const ac_call *call, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    /* Tensors are objects of this library; what a call writes is one of the caller's. */
    ac_tensor *const tensor = (ac_tensor *)(uintptr_t)call->operands[call->inputs].tensor;
    const ac_tensor plain = *tensor;
    ac_call made = *call;
    ac_blocks blocks;
    int64_t first;
    int64_t last;

    if (ac_shape_empty(&plain.shape))
        return build(call, &(extras){0}, workspace_size, executor);
    if (ac_format_blocked(plain.format))
        return check_reach(&plain, "input", 0);
    if (!ac_blocks_of(&blocks, ac_dtype_size(plain.dtype), &plain.shape, plain.strides))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "the strides of input 0 are not those of whole matrices; rows without gaps "
                       "are allowed, and matrices turned over");
    if (ac_tensor_reach(&plain, &first, &last) != AC_REACH_FINE)
        AC_TRY(check_reach(&plain, "input", 0));
    AC_TRY(check_room(&plain, &blocks));
    tensor->format = ACL_FORMAT_FRACTAL_NZ;
    tensor->storage = ac_blocked_storage(&plain, &blocks);
    tensor->fine = false;
    made.operands[0].tensor = &plain;

    const aclnnStatus status = build(&made, &(extras){.blocks = &blocks}, workspace_size, executor);

    if (status != ACLNN_SUCCESS) {
        tensor->format = plain.format;
        tensor->storage = plain.storage;
        tensor->fine = plain.fine;
    }
    return status;
}

aclnnStatus ac_plan_build_placed(const ac_call *call, const ac_places *places,
                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){.places = places}, workspace_size, executor);
}

aclnnStatus ac_plan_build_marked(const ac_call *call, const ac_places *places,
                                 const ac_index_rule *rule, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    return build(call, &(extras){.places = places, .rule = rule}, workspace_size, executor);
}

aclnnStatus ac_plan_build_indexed(const ac_call *call, const ac_indexed *map,
                                  const ac_index_rule *rule, uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    return build(call, &(extras){.map = map, .rule = rule}, workspace_size, executor);
}

/* The call with the tensors of indices behind its inputs; where none has elements, with the first
 * of the list, and nothing to do. */
static aclnnStatus picked_call(const ac_call *call, const ac_array *list, ac_call *made,
                               ac_picked *picked)
{
    const size_t last = call->inputs;
    uint64_t wrong;

    if (!ac_picked_of(list, picked, &wrong))
        return ac_fail(ACLNN_ERR_INNER, "tensors of indices do not broadcast together");
    *made = *call;
    if (picked->count == 0 || ac_shape_empty(&call->operands[last].tensor->shape))
        made->space = (ac_shape){.rank = 1, .dims = {0}};
    for (size_t i = 0; i < last; i++) {
        if (ac_shape_empty(&call->operands[i].tensor->shape))
            made->space = (ac_shape){.rank = 1, .dims = {0}};
    }
    for (size_t i = 0; i < (picked->count > 0 ? picked->count : 1); i++) {
        const ac_tensor *const tensor = picked->count > 0 ? picked->of[i] : ac_member_of(list, 0);

        made->operands[made->inputs] = (ac_operand){tensor, AC_VIEW_SAME, tensor->dtype, false};
        made->whole[made->inputs++] = NULL;
    }
    made->operands[made->inputs] = call->operands[last];
    made->whole[made->inputs] = call->whole[last];
    return ACLNN_SUCCESS;
}

aclnnStatus ac_plan_build_picked(const ac_call *call, const ac_array *list,
                                 const ac_index_rule *rule, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    ac_picked picked;
    ac_call made;

    AC_TRY(picked_call(call, list, &made, &picked));
    return build(&made, &(extras){.picked = &picked, .first = call->inputs, .rule = rule},
                 workspace_size, executor);
}

aclnnStatus ac_plan_build_scattered_picked(const ac_call *call, const ac_array *list,
                                           const ac_scatter_rule *rule, uint64_t *workspace_size,
                                           aclOpExecutor **executor)
{
    ac_picked picked;
    ac_call made;

    AC_TRY(picked_call(call, list, &made, &picked));
    return build(&made, &(extras){.picked = &picked, .first = call->inputs, .scatter = rule},
                 workspace_size, executor);
}

aclnnStatus ac_plan_build_listed(const ac_call *call, const ac_listing *list,
                                 uint64_t *workspace_size, aclOpExecutor **executor)
{
    const char *const kind = list->operand < call->inputs ? "member of input" : "member of output";

    for (uint64_t i = 0; i < list->members->size; i++) {
        const ac_tensor *const member = ac_member_of(list->members, i);

        if (!member->fine)
            AC_TRY(check_reach(member, kind, i));
    }
    return build(call, &(extras){.list = list}, workspace_size, executor);
}

aclnnStatus ac_plan_build_scattered(const ac_call *call, const ac_indexed *map,
                                    const ac_scatter_rule *rule, uint64_t *workspace_size,
                                    aclOpExecutor **executor)
{
    return build(call, &(extras){.map = map, .scatter = rule}, workspace_size, executor);
}

aclnnStatus ac_plan_build_scattered_by_places(const ac_call *call, const ac_places *places,
                                              const ac_scatter_rule *rule, uint64_t *workspace_size,
                                              aclOpExecutor **executor)
{
    return build(call, &(extras){.places = places, .scatter = rule}, workspace_size, executor);
}

aclnnStatus ac_plan_build_paned(const ac_call *call, const ac_panes *panes,
                                const ac_pane_rule *rule, uint64_t *workspace_size,
                                aclOpExecutor **executor)
{
    return build(call, &(extras){.panes = panes, .pane = rule}, workspace_size, executor);
}

aclnnStatus ac_plan_build_found(const ac_call *call, const ac_found_rule *rule,
                                uint64_t *workspace_size, aclOpExecutor **executor)
{
    return build(call, &(extras){.found = rule}, workspace_size, executor);
}

/* The float that is converted to what an output is where there are no elements: of integers of 32
 * bits and more a nan is the least one, of others 0. */
static const float *empty_of(int dtype, const float *empty)
{
    static const float least = -__builtin_inff();

    return *empty != *empty && (dtype == AC_I32 || dtype == AC_I64) ? &least : empty;
}

/* Nothing is done where the input or an output is empty, but that outputs are filled. */
aclnnStatus ac_plan_build_lined(const ac_call *call, const ac_line_rule *rule, const float *empty,
                                uint64_t *workspace_size, aclOpExecutor **executor)
{
    const ac_tensor *const out = call->operands[call->inputs].tensor;

    if (empty && ac_shape_empty(&call->space))
        return ac_plan_build_filled(call, empty_of(out->dtype, empty), workspace_size, executor);
    if (rule->kept == AC_LINE_RANKS && ac_shape_empty(&out->shape)) {
        ac_call none = *call;

        none.space = out->shape;
        return build(&none, &(extras){.line = rule}, workspace_size, executor);
    }
    return build(call, &(extras){.line = rule}, workspace_size, executor);
}

aclnnStatus ac_plan_build_filled(const ac_call *call, const float *empty, uint64_t *workspace_size,
                                 aclOpExecutor **executor)
{
    const ac_tensor one = ac_tensor_one(empty);
    ac_call fill = {.op = call->op,
                    .inputs = call->inputs,
                    .outputs = call->outputs,
                    .space = argument_of(call, call->inputs)->shape,
                    .kernel = ac_move_to_all,
                    .attrs = &call->outputs,
                    .attrs_size = sizeof call->outputs};

    if (!ac_shape_empty(&call->space))
        return ac_plan_build(call, workspace_size, executor);
    for (size_t i = 0; i < call->inputs; i++)
        fill.operands[i] = (ac_operand){&one, AC_VIEW_BROADCAST, AC_F32, false};
    for (size_t i = call->inputs; i < call->inputs + call->outputs; i++)
        fill.operands[i] = (ac_operand){argument_of(call, i), AC_VIEW_BROADCAST, AC_F32, false};
    return ac_plan_build(&fill, workspace_size, executor);
}

aclnnStatus ac_plan_build_filled_each(const ac_call *call, const float *const empties[],
                                      uint64_t *workspace_size, aclOpExecutor **executor)
{
    const ac_tensor one = ac_tensor_one(empties[0]);
    ac_tensor outs[AC_OPERANDS_MAX];
    ac_floats floats = {.outputs = call->outputs};
    ac_call fill = {.op = call->op,
                    .inputs = call->inputs,
                    .outputs = call->outputs,
                    .kernel = ac_write_to_all,
                    .attrs = &floats,
                    .attrs_size = sizeof floats};

    if (!ac_shape_empty(&call->space))
        return ac_plan_build(call, workspace_size, executor);
    /* Outputs that have no elements, either, and stand behind others, are none of the call. */
    while (fill.outputs > 1 &&
           ac_shape_empty(&argument_of(call, call->inputs + fill.outputs - 1)->shape))
        fill.outputs--;
    floats.outputs = fill.outputs;
    for (size_t i = 0; i < call->inputs; i++)
        fill.operands[i] = (ac_operand){&one, AC_VIEW_BROADCAST, AC_F32, false};
    for (size_t i = 0; i < fill.outputs; i++) {
        const size_t operand = call->inputs + i;

        outs[i] = *argument_of(call, operand);
        if (ac_shape_count(&outs[i].shape) == 1)
            outs[i].shape.rank = 0;
        floats.of[i] = *empties[i];
        fill.operands[operand] = (ac_operand){&outs[i], AC_VIEW_BROADCAST, AC_F32, false};
        fill.whole[operand] = argument_of(call, operand);
    }
    fill.space = outs[0].shape;
    return ac_plan_build(&fill, workspace_size, executor);
}

aclnnStatus ac_plan_build_classed(const ac_call *call, const ac_class_rule *rule,
                                  const float *const empties[], uint64_t *workspace_size,
                                  aclOpExecutor **executor)
{
    if (empties && ac_shape_empty(&call->space))
        return ac_plan_build_filled_each(call, empties, workspace_size, executor);
    return build(call, &(extras){.classes = rule}, workspace_size, executor);
}

aclnnStatus ac_plan_build_verdict(const ac_call *call, bool all, bool differs,
                                  uint64_t *workspace_size, aclOpExecutor **executor)
{
    static const float verdicts[] = {0, 1};

    if (differs || ac_shape_empty(&call->space)) {
        ac_call none = *call;

        none.space = (ac_shape){.rank = 1};
        return ac_plan_build_filled(&none, &verdicts[all && !differs], workspace_size, executor);
    }

    const ac_bits_rule rule = {.operands = UINT32_C(1) << call->inputs};

    return build(call, &(extras){.bits = &rule, .verdict = all ? AC_VERDICT_ALL : AC_VERDICT_ANY},
                 workspace_size, executor);
}
