/*
 * Lists of tensors, seen as one tensor: the members one behind the other along an axis, or side by
 * side along an axis that they lack, all of one shape or broadcast to the one that they have
 * together.
 *
 * A member of the shape [0] adds nothing to a list that is joined, whatever the rank of the others.
 */
#ifndef AC_MEMBERS_H
#define AC_MEMBERS_H

#include "handles/array.h"
#include "handles/tensor.h"

/* How the members of a list lie in the tensor that it is seen as. */
typedef enum ac_laid {
    AC_LAID_JOINED,  /* one behind the other along an axis */
    AC_LAID_STACKED, /* side by side along an axis that only the whole has, */
    AC_LAID_SPREAD,  /* where they are broadcast */
    AC_LAID_INDICES, /* in no tensor: they are indices along axes (handles/picked.h) */
} ac_laid;

/* What a handle of a list leads to; a placeholder as for integers (handles/array.h), null for null.
 */
const ac_array *ac_tensor_list_of(const aclTensorList *handle);

/* A member of a live list: a tensor, a placeholder, or null. */
static inline const ac_tensor *ac_member_of(const ac_array *list, uint64_t number)
{
    return ac_tensor_of(((const aclTensor *const *)list->values)[number]);
}

/* Whether a member counts: one of the shape [0] that is joined does not, nor one of indices without
 * elements. */
static inline bool ac_member_counts(const ac_tensor *member, ac_laid laid)
{
    if (laid == AC_LAID_INDICES)
        return !ac_shape_empty(&member->shape);
    return laid != AC_LAID_JOINED || member->shape.rank != 1 || member->shape.dims[0] != 0;
}

/* The first member that counts; null if there is none. */
const ac_tensor *ac_members_first(const ac_array *list, ac_laid laid);

/* The shape that all members broadcast to; false where there is none. */
bool ac_members_broadcast(const ac_array *list, ac_shape *shape);

/* The extents of a checked list as one tensor, along an axis of that tensor, which may count from
 * the end; [0] if no member counts. */
ac_shape ac_members_shape(const ac_array *list, ac_laid laid, int64_t axis);

/* The list as one tensor, without memory of its own; or as one that has the shape of another. */
ac_tensor ac_members_whole(const ac_array *list, ac_laid laid, int64_t axis);
ac_tensor ac_members_like(const ac_array *list, const ac_tensor *other);

#endif
