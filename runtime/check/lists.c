#include "check/lists.h"

#include <inttypes.h>

#include "check/dtypes.h"
#include "check/presence.h"
#include "check/words.h"

enum { NAME = 80 };

/* "tensors[1]" */
static const char *name_of(const char *list, uint64_t number, char text[NAME])
{
    (void)snprintf(text, NAME, "%s[%" PRIu64 "]", list, number);
    return text;
}

aclnnStatus ac_check_alone(const ac_array *list, const char *name)
{
    if (list->size == 1)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %" PRIu64 " tensors; 1 is allowed", name,
                   list->size);
}

aclnnStatus ac_check_tensor_list(const ac_array *list, const char *name)
{
    char own[NAME];

    if (!ac_array_live(list))
        return ac_fail_tensor_list(list, name);
    for (uint64_t i = 0; i < list->size; i++)
        AC_TRY(ac_check_tensor(ac_member_of(list, i), name_of(name, i, own)));
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_members_dtype_in(const ac_array *list, const char *name, ac_laid laid,
                                      const ac_dtype_set rows[AC_PRODUCT_COUNT])
{
    const ac_tensor *const first = ac_members_first(list, laid);
    char own[NAME];

    for (uint64_t i = 0; i < list->size; i++) {
        const ac_tensor *const member = ac_member_of(list, i);

        if (ac_member_counts(member, laid))
            AC_TRY(ac_check_dtype_in(member, name_of(name, i, own), rows));
    }
    for (uint64_t i = 0; i < list->size && laid != AC_LAID_INDICES; i++) {
        const ac_tensor *const member = ac_member_of(list, i);

        if (ac_member_counts(member, laid) && member->dtype != first->dtype)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s is %s; only %s (the dtype of the tensors before) is allowed",
                           name_of(name, i, own), ac_dtype_name(member->dtype),
                           ac_dtype_name(first->dtype));
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_dtype_members(const ac_tensor *tensor, const char *name, const ac_array *list,
                                   const char *list_name, ac_laid laid)
{
    const ac_tensor *const first = ac_members_first(list, laid);

    return first ? ac_check_dtype_same(tensor, name, first, list_name) : ACLNN_SUCCESS;
}

aclnnStatus ac_check_members_dtype_same(const ac_array *list, const char *name,
                                        const ac_tensor *other, const char *other_name)
{
    char own[NAME];

    for (uint64_t i = 0; i < list->size; i++)
        AC_TRY(
            ac_check_dtype_same(ac_member_of(list, i), name_of(name, i, own), other, other_name));
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_members_rank(const ac_array *list, const char *name, ac_laid laid)
{
    const bool takes_one = laid == AC_LAID_STACKED || laid == AC_LAID_SPREAD;
    const size_t most = (size_t)AC_RANK_MAX - (takes_one ? 1 : 0);
    char own[NAME];

    for (uint64_t i = 0; i < list->size; i++) {
        const ac_tensor *const member = ac_member_of(list, i);

        if (member->shape.rank > most)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has %zu dimensions; at most %zu are allowed", name_of(name, i, own),
                           member->shape.rank, most);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_members_axis(int64_t axis, const char *name, const ac_array *list,
                                  const char *list_name, ac_laid laid)
{
    const ac_tensor *const first = ac_members_first(list, laid);
    const int64_t rank = first ? (int64_t)first->shape.rank + (laid == AC_LAID_STACKED) : 0;

    if (!first || (axis >= -rank && axis < rank))
        return ACLNN_SUCCESS;
    if (rank == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has tensors of the rank 0, which no axis is of; 1 to %d are allowed",
                       list_name, AC_RANK_MAX);
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %" PRId64 "; %" PRId64 " to %" PRId64
                   " are allowed, as the tensors of %s have %zu dimension%s",
                   name, axis, -rank, rank - 1, list_name, first->shape.rank,
                   ac_plural((int64_t)first->shape.rank));
}

/* Refuses a member whose shape is not that of the first one; `along` says along which axis it may
 * be another. */
static aclnnStatus check_alike(const ac_array *list, const char *name, ac_laid laid, size_t free,
                               const char *along)
{
    const ac_tensor *const first = ac_members_first(list, laid);
    char own[NAME];
    char was[AC_SHAPE_TEXT];
    char wanted[AC_SHAPE_TEXT];

    for (uint64_t i = 0; i < list->size; i++) {
        const ac_tensor *const member = ac_member_of(list, i);
        bool alike = member->shape.rank == first->shape.rank;

        if (!ac_member_counts(member, laid))
            continue;
        for (size_t k = 0; alike && k < member->shape.rank; k++)
            alike = k == free || member->shape.dims[k] == first->shape.dims[k];
        if (!alike)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has shape %s; %s (the shape of the tensors before%s) is allowed",
                           name_of(name, i, own), ac_shape_print(&member->shape, was, sizeof was),
                           ac_shape_print(&first->shape, wanted, sizeof wanted), along);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_joined(const ac_array *list, const char *name, int64_t axis,
                            const char *axis_name, ac_shape *space)
{
    const ac_tensor *const first = ac_members_first(list, AC_LAID_JOINED);
    char along[NAME];

    (void)snprintf(along, sizeof along, ", with any extent along %s", axis_name);
    if (first)
        AC_TRY(check_alike(list, name, AC_LAID_JOINED, ac_shape_axis(&first->shape, axis), along));
    *space = ac_members_shape(list, AC_LAID_JOINED, axis);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_stacked(const ac_array *list, const char *name, int64_t axis,
                             const char *axis_name, ac_shape *space)
{
    (void)axis_name;
    if (list->size == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has no tensors; 1 and more are allowed", name);
    AC_TRY(check_alike(list, name, AC_LAID_STACKED, SIZE_MAX, ""));
    *space = ac_members_shape(list, AC_LAID_STACKED, axis);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_spread(const ac_array *list, const char *name, int64_t axis,
                            const char *axis_name, ac_shape *space)
{
    ac_shape together = {.rank = 0};
    char own[NAME];
    char was[AC_SHAPE_TEXT];
    char before[AC_SHAPE_TEXT];

    (void)axis_name;
    if (list->size == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has no tensors; 1 and more are allowed", name);
    for (uint64_t i = 0; i < list->size; i++) {
        const ac_tensor *const member = ac_member_of(list, i);
        const ac_shape last = together;

        if (!ac_shape_broadcast(&last, &member->shape, &together))
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has shape %s and the tensors before broadcast to %s; shapes that "
                           "broadcast together are allowed",
                           name_of(name, i, own), ac_shape_print(&member->shape, was, sizeof was),
                           ac_shape_print(&last, before, sizeof before));
    }
    *space = ac_members_shape(list, AC_LAID_SPREAD, axis);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_shape_whole(const ac_tensor *tensor, const char *name, const ac_shape *whole,
                                 const char *why)
{
    char was[AC_SHAPE_TEXT];
    char only[AC_SHAPE_TEXT];

    if (ac_shape_empty(whole) || ac_shape_equal(&tensor->shape, whole) ||
        (ac_shape_count(whole) == 1 && ac_shape_count(&tensor->shape) == 1))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has shape %s; only %s (%s) is allowed", name,
                   ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(whole, only, sizeof only), why);
}

/* --- pieces ----------------------------------------------------------------------------------- */

/* A member is a piece of the whole, so long along an axis. */
static aclnnStatus check_piece(const ac_array *list, const char *name, uint64_t number,
                               const ac_tensor *whole, const char *whole_name, size_t axis,
                               int64_t extent)
{
    const ac_tensor *const member = ac_member_of(list, number);
    ac_shape piece = whole->shape;
    char own[NAME];
    char was[AC_SHAPE_TEXT];
    char only[AC_SHAPE_TEXT];

    piece.dims[axis] = extent;
    if (ac_shape_equal(&member->shape, &piece) ||
        (ac_shape_count(&piece) == 1 && ac_shape_count(&member->shape) == 1))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; only %s (the piece %" PRIu64 " of %s) is allowed",
                   name_of(name, number, own), ac_shape_print(&member->shape, was, sizeof was),
                   ac_shape_print(&piece, only, sizeof only), number, whole_name);
}

static aclnnStatus check_has_axis(const ac_tensor *whole, const char *name)
{
    return whole->shape.rank > 0 ? ACLNN_SUCCESS
                                 : ac_fail(ACLNN_ERR_PARAM_INVALID,
                                           "%s has the rank 0; 1 and more are allowed", name);
}

aclnnStatus ac_check_chunked(const ac_array *list, const char *name, const ac_tensor *whole,
                             const char *whole_name, int64_t axis, uint64_t size,
                             const char *size_name)
{
    AC_TRY(check_has_axis(whole, whole_name));

    const size_t at = ac_shape_axis(&whole->shape, axis);
    const uint64_t extent = (uint64_t)whole->shape.dims[at];
    const uint64_t pieces = size > 0 ? extent / size + (extent % size != 0) : 0;

    if ((size == 0) != (extent == 0))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRIu64 ", and %s has %" PRIu64 " element%s along axis %" PRId64
                       "; both or none may be 0",
                       size_name, size, whole_name, extent, ac_plural((int64_t)extent), axis);
    if (ac_shape_empty(&whole->shape))
        return ACLNN_SUCCESS;
    if (list->size < pieces)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " tensor%s; %" PRIu64
                       " and more are allowed, as %s has so many pieces",
                       name, list->size, ac_plural((int64_t)list->size), pieces, whole_name);
    for (uint64_t i = 0; i < pieces; i++) {
        const uint64_t left = extent - i * size;

        AC_TRY(check_piece(list, name, i, whole, whole_name, at,
                           (int64_t)(left < size ? left : size)));
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_cut(const ac_array *list, const char *name, const ac_tensor *whole,
                         const char *whole_name, int64_t axis, const ac_array *sizes,
                         const char *sizes_name)
{
    const int64_t *const extents = sizes->values;
    uint64_t sum = 0;

    AC_TRY(check_has_axis(whole, whole_name));

    const size_t at = ac_shape_axis(&whole->shape, axis);

    for (uint64_t i = 0; i < sizes->size; i++) {
        if (extents[i] < 0 || extents[i] > whole->shape.dims[at])
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; 0 to %" PRId64
                           " (the extent of %s along axis %" PRId64 ") are allowed",
                           sizes_name, i, extents[i], whole->shape.dims[at], whole_name, axis);
        sum += (uint64_t)extents[i];
    }
    if (sum != (uint64_t)whole->shape.dims[at])
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s adds up to %" PRIu64 "; only %" PRId64
                       " (the extent of %s along axis %" PRId64 ") is allowed",
                       sizes_name, sum, whole->shape.dims[at], whole_name, axis);
    if (list->size != sizes->size)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " tensor%s; only %" PRIu64
                       " (the length of %s) %s allowed",
                       name, list->size, ac_plural((int64_t)list->size), sizes->size, sizes_name,
                       sizes->size == 1 ? "is" : "are");
    for (uint64_t i = 0; i < list->size && !ac_shape_empty(&whole->shape); i++)
        AC_TRY(check_piece(list, name, i, whole, whole_name, at, extents[i]));
    return ACLNN_SUCCESS;
}
