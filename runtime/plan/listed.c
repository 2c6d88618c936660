#include "plan/listed.h"

#include <stdlib.h>
#include <string.h>

#include "handles/view.h"
#include "plan/boxes.h"
#include "plan/copies.h"
#include "strict/zone.h"

/* Leaves the axis out that only the whole has. */
static void drop_axis(ac_tensor *box, size_t axis)
{
    box->shape.rank--;
    for (size_t i = axis; i < box->shape.rank; i++) {
        box->shape.dims[i] = box->shape.dims[i + 1];
        box->strides[i] = box->strides[i + 1];
    }
}

/* The box of a member, in a tensor that is seen as the whole. */
static ac_tensor box_of(const ac_listed *l, const ac_tensor *tensor, int64_t at, int64_t extent)
{
    ac_tensor box = *tensor;

    if (tensor->data)
        ac_box_origin(&box, l->axis, at);
    box.shape.dims[l->axis] = extent;
    if (l->laid != AC_LAID_JOINED)
        drop_axis(&box, l->axis);
    return box;
}

static int64_t extent_of(const ac_listed *l, const ac_tensor *member)
{
    return l->laid != AC_LAID_JOINED ? 1 : ac_shape_extent(&member->shape, (int64_t)l->axis);
}

/* The tensor with the shape of the whole, which another one of a single element may lack. */
static ac_tensor shaped(const ac_tensor *tensor, const ac_shape *shape)
{
    ac_tensor made = *tensor;

    if (ac_shape_equal(&tensor->shape, shape))
        return made;
    made.shape = *shape;
    memset(made.strides, 0, sizeof made.strides);
    return made;
}

/* Adds the members of a list that is reduced, each as it is broadcast. */
static bool reduce_members(ac_listed *l, const ac_call *call, const ac_listing *list, size_t *room)
{
    l->tensor = *call->operands[1].tensor;
    drop_axis(&l->tensor, l->axis);
    for (uint64_t i = 0; i < list->members->size; i++)
        l->of[l->count++] = (ac_listed_member){
            i, (int64_t)i, ac_tensor_broadcast(ac_member_of(list->members, i), &l->tensor.shape)};
    return ac_gathered_make(&l->gathered, call, l->count, room) == ACLNN_SUCCESS;
}

ac_listed *ac_listed_make(const ac_call *call, const ac_listing *list, size_t *room)
{
    const ac_tensor *const whole = call->operands[list->operand].tensor;
    ac_listed *const l = malloc(sizeof *l + list->members->size * sizeof l->of[0]);
    int64_t at = 0;

    if (!l)
        return NULL;
    atomic_init(&l->holders, 1);
    l->op = call->op;
    l->kernel = call->kernel;
    l->operand = list->operand;
    l->written = list->operand >= call->inputs;
    l->laid = list->laid;
    l->axis = ac_shape_axis(&whole->shape, list->axis);
    l->tensor = shaped(call->operands[1 - list->operand].tensor, &whole->shape);
    l->length = list->members->size;
    l->count = 0;
    l->reduces = call->reduce != NULL;
    if (l->reduces && !reduce_members(l, call, list, room)) {
        free(l);
        return NULL;
    }
    for (uint64_t i = 0; !l->reduces && i < list->members->size && at < whole->shape.dims[l->axis];
         i++) {
        const ac_tensor *const member = ac_member_of(list->members, i);
        const int64_t left = whole->shape.dims[l->axis] - at;
        int64_t extent = extent_of(l, member);
        const ac_tensor box = box_of(l, whole, 0, extent < left ? extent : left);

        if (ac_shape_empty(&member->shape))
            continue;
        l->of[l->count++] = (ac_listed_member){i, at, shaped(member, &box.shape)};
        at += extent;
    }
    return l;
}

ac_listed *ac_listed_hold(ac_listed *l)
{
    (void)atomic_fetch_add_explicit(&l->holders, 1, memory_order_relaxed);
    return l;
}

void ac_listed_drop(ac_listed *l)
{
    if (l && atomic_fetch_sub_explicit(&l->holders, 1, memory_order_acq_rel) == 1)
        free(l);
}

bool ac_listed_move(ac_listed **listed, uint64_t number, void *address)
{
    const ac_listed *const old = *listed;
    const size_t bytes = sizeof *old + old->count * sizeof old->of[0];
    ac_listed *const l = malloc(bytes);

    if (!l)
        return false;
    memcpy(l, old, bytes);
    atomic_init(&l->holders, 1);
    for (size_t i = 0; i < l->count; i++) {
        if (l->of[i].number == number)
            l->of[i].tensor.data = address;
    }
    ac_listed_drop(*listed);
    *listed = l;
    return true;
}

void *ac_listed_memory(const ac_listed *l)
{
    void *memory = NULL;

    for (size_t i = 0; i < l->count; i++) {
        memory = l->of[i].tensor.data;
        if (!memory)
            break;
    }
    return memory;
}

/* --- the second phase ------------------------------------------------------------------------- */

/* A member where its elements lie. */
static ac_tensor member_at(const ac_listed_member *m)
{
    const size_t size = ac_dtype_size(m->tensor.dtype);
    const unsigned char *const data = m->tensor.data;
    const void *first = data + m->tensor.offset * (int64_t)size;

    if (ac_strict(AC_STRICT_TRACE))
        first = ac_zone_reach(first);
    return ac_box_at(&m->tensor, first);
}

/* Copies of the members that overlap the tensor, each null if it does not. */
static aclnnStatus copy_members(const ac_listed *l, const ac_tensor *tensor, ac_tensor *copies)
{
    for (size_t i = 0; i < l->count; i++) {
        const ac_tensor member = member_at(&l->of[i]);

        if (ac_copy_needed(&member, tensor))
            AC_TRY(ac_copy_make(&member, &copies[i]));
    }
    return ACLNN_SUCCESS;
}

/* Moves every member from, or to, its box of the tensor. */
static aclnnStatus move_members(const ac_listed *l, const ac_tensor *tensor,
                                const ac_tensor *copies)
{
    for (size_t i = 0; i < l->count; i++) {
        const ac_listed_member *const m = &l->of[i];
        const ac_tensor member = copies && copies[i].data ? copies[i] : member_at(m);
        const ac_tensor box = box_of(l, tensor, m->at, extent_of(l, &m->tensor));

        AC_TRY(ac_box_move(l->op, l->kernel, l->written ? &box : &member,
                           l->written ? &member : &box, NULL));
    }
    return ACLNN_SUCCESS;
}

/* Whether any member overlaps the tensor. */
static bool overlap(const ac_listed *l, const ac_tensor *tensor)
{
    for (size_t i = 0; i < l->count; i++) {
        const ac_tensor member = member_at(&l->of[i]);

        if (ac_copy_needed(&member, tensor))
            return true;
    }
    return false;
}

/* Whether a member is the output itself, of which each block is read before it is written. */
static bool same_view(const ac_tensor *member, const ac_tensor *out)
{
    bool same = member->data == out->data && member->dtype == out->dtype;

    for (size_t i = 0; i < out->shape.rank; i++)
        same = same && (out->shape.dims[i] < 2 || member->strides[i] == out->strides[i]);
    return same;
}

static aclnnStatus run_gathered(const ac_listed *l, const ac_tensor *out, void *room)
{
    ac_tensor *const members = malloc(l->count * sizeof *members);
    void **const copies = calloc(l->count, sizeof *copies);
    aclnnStatus status = ACLNN_SUCCESS;

    if (!members || !copies)
        status = ac_fail(ACLNN_ERR_INNER, "no memory for a list of %zu tensors", l->count);
    for (size_t i = 0; status == ACLNN_SUCCESS && i < l->count; i++) {
        members[i] = member_at(&l->of[i]);
        if (same_view(&members[i], out) || !ac_copy_needed(&members[i], out))
            continue;

        ac_tensor copy = {.data = NULL};

        status = ac_copy_make(&members[i], &copy);
        copies[i] = copy.data;
        members[i] = copy;
    }
    if (status == ACLNN_SUCCESS)
        status = ac_gathered_run(&l->gathered, members, out, room);
    for (size_t i = 0; copies && i < l->count; i++)
        free(copies[i]);
    free(copies);
    free(members);
    return status;
}

aclnnStatus ac_listed_run(const ac_listed *l, const void *at, void *room)
{
    const ac_tensor tensor = ac_box_at(&l->tensor, at);
    aclnnStatus status;

    if (l->reduces)
        return run_gathered(l, &tensor, room);
    if (!overlap(l, &tensor))
        return move_members(l, &tensor, NULL);
    if (l->written) {
        ac_tensor copy;

        AC_TRY(ac_copy_make(&tensor, &copy));
        status = move_members(l, &copy, NULL);
        free(copy.data);
        return status;
    }

    ac_tensor *const copies = calloc(l->count, sizeof *copies);

    if (!copies)
        return ac_fail(ACLNN_ERR_INNER, "no memory for copies of inputs that overlap an output");
    status = copy_members(l, &tensor, copies);
    if (status == ACLNN_SUCCESS)
        status = move_members(l, &tensor, copies);
    for (size_t i = 0; i < l->count; i++)
        free(copies[i].data);
    free(copies);
    return status;
}
