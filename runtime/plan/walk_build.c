#include "plan/walk_build.h"

#include "base/cache.h"
#include "contraction/geometry.h"
#include "kernel/stage.h"
#include "reduce/geometry.h"
#include "reduce/one_span.h"
#include "walk/axes.h"
#include "walk/axis_order.h"
#include "walk/overlap.h"
#include "walk/tiles.h"
#include "walk/tiling.h"

/* --- operands -------------------------------------------------------------------------------- */

static aclnnStatus describe(ac_walk_operand *o, const ac_operand *operand)
{
    const int dtype = operand->tensor->dtype;
    const size_t size = ac_dtype_facts[dtype].bytes;
    o->dtype = (uint8_t)dtype;
    o->span = (uint8_t)operand->dtype;
    o->size = (uint8_t)size;
    o->span_size = ac_dtype_facts[operand->dtype].bytes;
    o->fold = operand->fold;
    o->contiguous = true;
    o->still = false;
    o->spaced = false;
    o->channel = operand->view == AC_VIEW_CHANNEL && !operand->fold;
    o->made = operand->view == AC_VIEW_POINT_INDEX;
    o->halved = ac_dtype_halved(dtype);
    o->odd = o->halved && (operand->tensor->offset & 1) != 0;
    o->cut_run = 0;
    o->block = 0;
    o->converted = 0;
    o->origin = 0;
    o->low = 0;
    o->high = 0;
    if (size == 0 || size > AC_ELEMENT_MAX)
        return ac_fail(ACLNN_ERR_INNER, "elements of %s cannot be walked", ac_dtype_name(dtype));
    return ACLNN_SUCCESS;
}

static aclnnStatus check_conversion(const ac_operand *operand, bool output)
{
    const int from = output ? operand->dtype : operand->tensor->dtype;
    const int to = output ? operand->tensor->dtype : operand->dtype;
    if (from == to || ac_stage_converts(to, from) || ac_dtype_halved(from))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_INNER, "%s cannot be converted to %s", ac_dtype_name(from),
                   ac_dtype_name(to));
}

/* Sets the byte range of the elements. */
static void bound(const ac_walk *walk, ac_walk_operand *o)
{
    o->low = o->odd;
    o->high = o->low + o->size;
    for (size_t a = 0; a < walk->rank; a++) {
        const int64_t last = (int64_t)walk->extents[a] - 1;
        const int64_t reach = o->cut_run > 0 && a == o->cut
                                  ? last / o->cut_run * o->jump + (o->cut_run - 1) * o->size
                                  : o->strides[a] * last;
        if (reach < 0)
            o->low += reach;
        else
            o->high += reach;
    }
    if (o->halved) { /* from halves to bytes, which two shifts round outwards */
        o->low = o->low >> 1;
        o->high = (o->high + 1) >> 1;
    }
}

/* --- the kinds of walk ------------------------------------------------------------------------ */

static void build_tiles(ac_walk *walk)
{
    if (!walk->ordered) {
        ac_order_sort(walk, 0, walk->rank);
        ac_order_turn(walk);
    }
    walk->rank = (uint8_t)ac_order_join(walk, 0, walk->rank);
    ac_tiling_choose(walk);
}

/* --- build ----------------------------------------------------------------------------------- */

static void begin(ac_walk *walk, const ac_call *call, size_t count)
{
    walk->inputs = (uint8_t)call->inputs;
    walk->outputs = (uint8_t)call->outputs;
    walk->rank = 0;
    walk->absent = 0;
    walk->near = 0;
    walk->ordered = false;
    walk->stream = false;
    walk->gathers = false;
    walk->plain = false;
    walk->draws = false;
    walk->copied = 0;
    walk->pieces = 1;
    walk->workspace = 0;
    walk->copies = 0;
    walk->run = 0;
    walk->count = count;
}

/* The common case: no axes to order, nothing to stage or convert. */
static bool build_span(ac_walk *walk, const ac_call *call, uint32_t whole)
{
    const size_t operands = call->inputs + call->outputs;
    if (whole != (UINT32_C(1) << operands) - 1)
        return false;
    const int64_t count = (int64_t)walk->count;
    for (size_t i = 0; i < operands; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        if (o->dtype != o->span)
            return false;
        o->strides[0] = o->size;
        o->high = count * o->size;
    }
    walk->kind = AC_WALK_SPAN;
    walk->rank = 1;
    walk->extents[0] = walk->count;
    walk->span = walk->count;
    return true;
}

/* The address of the element at index zero; null if there is no memory yet. */
static unsigned char *address_of(const ac_call *call, size_t i)
{
    const ac_tensor *const tensor = call->operands[i].tensor;
    return tensor->data == NULL ? NULL : (unsigned char *)tensor->data + ac_tensor_start(tensor);
}

static void foresee_overlap(ac_walk *walk, const ac_call *call)
{
    unsigned char *addresses[AC_OPERANDS_MAX];
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        addresses[i] = address_of(call, i);
    walk->copied = ac_overlap_find(walk, addresses);
    walk->workspace = walk->copies;
    if (walk->copied != 0)
        walk->workspace += ac_overlap_bytes(walk, walk->copied);
}

/* Whether ac_walk_plain holds for the present addresses of a span, whose operands begin at index
 * zero. */
static bool foresee_plain(ac_walk *walk, const ac_call *call)
{
    const ac_walk_operand *const outputs = walk->operands + call->inputs;
    if (walk->count >= AC_FORK_MIN)
        return false;
    for (size_t k = 0; k < call->outputs; k++) {
        const unsigned char *const to = address_of(call, call->inputs + k);
        for (size_t i = 0; i < call->inputs; i++)
            if (ac_walk_collides(&walk->operands[i], address_of(call, i), &outputs[k], to))
                return false;
    }
    walk->plain = true;
    return true;
}

aclnnStatus ac_walk_build(ac_walk *walk, const ac_call *call)
{
    return ac_walk_build_of(walk, call, (size_t)ac_shape_count(&call->space));
}

aclnnStatus ac_walk_build_of(ac_walk *walk, const ac_call *call, size_t count)
{
    begin(walk, call, count);

    size_t written = 0;
    bool empty = false;
    uint32_t whole = 0; /* bit i: operand i is contiguous and has the shape of the space */
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        const ac_operand *const operand = &call->operands[i];
        ac_walk_operand *const o = &walk->operands[i];
        AC_TRY(describe(o, operand));
        if (!operand->fold && !o->made && operand->view != AC_VIEW_CHANNEL &&
            ac_axes_whole(operand->tensor, &call->space))
            whole |= UINT32_C(1) << i; /* and empty where the space is */
        else if (ac_shape_empty(&operand->tensor->shape)) {
            if (i >= call->inputs) {
                walk->absent |= UINT32_C(1) << i;
                continue;
            }
            empty = true;
        }
        if (o->dtype != o->span)
            AC_TRY(check_conversion(operand, i >= call->inputs));
        if (i >= call->inputs && !operand->fold)
            written += walk->count * o->size;
    }
    if (empty || walk->count == 0) {
        walk->count = 0;
        walk->kind = AC_WALK_NOTHING;
        return ACLNN_SUCCESS;
    }

    walk->stream = written > ac_cache_share();
    if (!walk->stream && call->reduce == NULL && build_span(walk, call, whole)) {
        if (!foresee_plain(walk, call))
            foresee_overlap(walk, call);
        return ACLNN_SUCCESS;
    }
    if (!walk->stream && (call->reduce == NULL || call->reduce->at_once) &&
        ac_one_span_build(walk, call, whole))
        return ACLNN_SUCCESS;

    ac_axes list;
    if (!ac_axes_list(call, &list))
        return ac_fail(ACLNN_ERR_INNER, "the shapes of the channel arguments cut the channels at "
                                        "places that do not fit together");
    walk->rank = (uint8_t)list.rank;
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        ac_walk_operand *const o = &walk->operands[i];
        for (size_t a = 0; a < list.rank; a++) {
            walk->extents[a] = list.extents[a];
            o->strides[a] = ac_axes_stride(&call->operands[i], &call->space, &list, a) * o->size;
        }
        if (ac_walk_absent(walk, i))
            continue;
        bound(walk, o);
        if (i >= call->inputs && !o->fold && ac_order_revisits(walk, o, 0, walk->rank))
            walk->ordered = true;
    }
    if (call->reduce != NULL)
        AC_TRY(ac_reduce_build(walk, call, &list));
    else
        build_tiles(walk);
    foresee_overlap(walk, call);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_walk_build_contraction(ac_walk *walk, const ac_call *call,
                                      const ac_contraction *form, size_t count)
{
    const size_t operands = call->inputs + call->outputs;
    bool empty = true;

    begin(walk, call, count);
    for (size_t i = 0; i < operands; i++) {
        if (i >= call->inputs && ac_shape_empty(&call->operands[i].tensor->shape))
            walk->absent |= UINT32_C(1) << i;
        else if (i >= call->inputs)
            empty = false;
        AC_TRY(describe(&walk->operands[i], &call->operands[i]));
        if (walk->operands[i].dtype != walk->operands[i].span)
            AC_TRY(check_conversion(&call->operands[i], i >= call->inputs));
    }
    /* Of products in a chain some outputs have other shapes than the space. */
    if (form->inner != 0 ? empty : walk->count == 0) {
        walk->kind = AC_WALK_NOTHING;
        return ACLNN_SUCCESS;
    }
    ac_contraction_build(walk, call, form);
    for (size_t i = 0; i < call->inputs + call->outputs; i++) {
        if (!ac_shape_empty(&call->operands[i].tensor->shape))
            bound(walk, &walk->operands[i]);
    }
    foresee_overlap(walk, call);
    return ACLNN_SUCCESS;
}

void ac_walk_arrange(ac_walk *walk)
{
    if (walk->kind == AC_WALK_REDUCE)
        ac_reduce_look(walk);
    else if (walk->kind != AC_WALK_CONTRACTION)
        ac_tiling_choose(walk);
}
