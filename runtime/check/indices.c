#include "check/indices.h"

#include <inttypes.h>

#include "check/panes.h"
#include "check/shapes.h"
#include "check/words.h"

aclnnStatus ac_check_taken(const ac_tensor *whole, const char *name, int64_t axis,
                           const char *axis_name, const ac_tensor *index, const char *index_name,
                           int64_t least, const char *least_name, ac_shape *space)
{
    const size_t rank = whole->shape.rank;
    const size_t at = ac_shape_axis(&whole->shape, axis);
    const size_t own = index->shape.rank > 0 ? index->shape.rank : (size_t)least;

    (void)axis_name;
    (void)least_name;
    space->rank = 0;
    if (rank == 0 && ac_shape_count(&index->shape) == 1)
        return ACLNN_SUCCESS;
    if (rank == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRId64 " elements; only 1 is allowed, as %s has the rank 0",
                       index_name, ac_shape_count(&index->shape), name);
    if (rank - 1 + own > AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu and %s the rank %zu; %d axes in all and less are "
                       "allowed, without the one that is indexed",
                       name, rank, index_name, own, (int)AC_RANK_MAX);
    for (size_t i = 0; i < at; i++)
        space->dims[space->rank++] = whole->shape.dims[i];
    for (size_t i = 0; i < own; i++)
        space->dims[space->rank++] = index->shape.rank > 0 ? index->shape.dims[i] : 1;
    for (size_t i = at + 1; i < rank; i++)
        space->dims[space->rank++] = whole->shape.dims[i];
    return ACLNN_SUCCESS;
}

/* The extent along an axis; rank 0 has one of extent 1. */
static int64_t extent_of(const ac_tensor *tensor, size_t axis)
{
    return tensor->shape.rank > 0 ? tensor->shape.dims[axis] : 1;
}

aclnnStatus ac_check_gathered(const ac_tensor *whole, const char *name, int64_t axis,
                              const char *axis_name, const ac_tensor *index, const char *index_name,
                              ac_shape *space)
{
    const size_t rank = whole->shape.rank > 0 ? whole->shape.rank : 1;
    const size_t own = index->shape.rank > 0 ? index->shape.rank : 1;
    const size_t at = ac_shape_axis(&whole->shape, axis);

    if (own != rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu; only %zu (the rank of %s) is allowed", index_name,
                       index->shape.rank, rank, name);
    for (size_t i = 0; i < rank && !ac_shape_empty(&index->shape); i++) {
        if (i != at && extent_of(index, i) > extent_of(whole, i))
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the extent %" PRId64 " along axis %zu; %" PRId64
                           " (that of %s) and less is allowed",
                           index_name, extent_of(index, i), i, extent_of(whole, i), name);
        if (i == at && extent_of(whole, i) == 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s is %" PRId64
                           ", an axis of %s without elements; others are allowed, or %s without "
                           "elements",
                           axis_name, axis, name, index_name);
    }
    *space = index->shape;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_pinned(const ac_tensor *whole, const char *name, int64_t axis,
                            const char *axis_name, const ac_tensor *index, const char *index_name)
{
    ac_shape shape;

    return ac_check_gathered(whole, name, axis, axis_name, index, index_name, &shape);
}

aclnnStatus ac_check_located(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_tensor *index, const char *index_name,
                             ac_shape *space)
{
    const size_t rank = whole->shape.rank;
    const size_t ahead = (int64_t)rank > axes ? rank - (size_t)axes : 0;
    int64_t count = 1;

    (void)axes_name;
    if (index->shape.rank < ahead)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu; %zu and more are allowed, since %s has the rank %zu",
                       index_name, index->shape.rank, ahead, name, rank);
    for (size_t i = 0; i < ahead; i++) {
        if (index->shape.dims[i] != whole->shape.dims[i])
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the extent %" PRId64 " along axis %zu; only %" PRId64
                           " (that of %s) is allowed",
                           index_name, index->shape.dims[i], i, whole->shape.dims[i], name);
    }
    for (size_t i = ahead; i < rank; i++)
        count *= whole->shape.dims[i] > 0;
    if (count == 0 && !ac_shape_empty(&index->shape))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRId64 " elements; none is allowed, since %s has none there",
                       index_name, ac_shape_count(&index->shape), name);
    *space = index->shape;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_restored(const ac_tensor *whole, const char *name, int64_t axes,
                              const char *axes_name, const ac_tensor *index, const char *index_name,
                              const ac_array *size, const char *size_name, ac_shape *space)
{
    const size_t rank = whole->shape.rank;
    const size_t last = (size_t)axes;
    const int64_t *const extents = size->values;

    if (size->size != last)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %zu values; only %zu are allowed",
                       size_name, (size_t)size->size, last);
    if (rank < last)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank %zu; %zu and more are allowed",
                       name, rank, last);
    for (size_t i = 0; i < last; i++) {
        if (extents[i] != whole->shape.dims[rank - last + i])
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the extent %" PRId64 " along axis %zu; only %" PRId64
                           " (element %zu of %s) is allowed",
                           name, whole->shape.dims[rank - last + i], rank - last + i, extents[i], i,
                           size_name);
    }
    if (index->shape.rank != rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu; only %zu (the rank of %s) is allowed", index_name,
                       index->shape.rank, rank, name);
    return ac_check_located(whole, name, axes, axes_name, index, index_name, space);
}

aclnnStatus ac_check_chosen(const ac_tensor *whole, const char *name, int64_t axes,
                            const char *axes_name, const ac_tensor *index, const char *index_name,
                            const ac_array *kernel, const char *kernel_name, const ac_array *stride,
                            const char *stride_name, int64_t unstrided, const char *unstrided_name,
                            const ac_array *padding, const char *padding_name,
                            const ac_array *dilation, const char *dilation_name, int64_t ceil,
                            const char *ceil_name, ac_shape *space)
{
    ac_shape panes;
    char was[AC_SHAPE_TEXT];
    char to[AC_SHAPE_TEXT];

    AC_TRY(ac_check_pooled(whole, name, axes, axes_name, kernel, kernel_name, stride, stride_name,
                           unstrided, unstrided_name, padding, padding_name, dilation,
                           dilation_name, ceil, ceil_name, &panes));
    if (!ac_shape_equal(&index->shape, &panes))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has shape %s; only %s (that of the panes of %s) is allowed", index_name,
                       ac_shape_print(&index->shape, was, sizeof was),
                       ac_shape_print(&panes, to, sizeof to), name);
    *space = panes;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_pointed(const ac_tensor *whole, const char *name, const ac_tensor *index,
                             const char *index_name, ac_shape *space)
{
    const size_t rank = whole->shape.rank;
    const size_t own = index->shape.rank;

    if (rank == 0 || own == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank 0; 1 and more are allowed",
                       rank == 0 ? name : index_name);

    const int64_t axes = index->shape.dims[own - 1];

    if (axes < 1 || axes > (int64_t)rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the extent %" PRId64
                       " along its last axis; 1 to %zu (the rank of %s) are allowed",
                       index_name, axes, rank, name);
    if (own - 1 + rank - (size_t)axes > AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu and %s the rank %zu; %d axes in all and less are "
                       "allowed, without those that are indexed",
                       name, rank, index_name, own, (int)AC_RANK_MAX);
    space->rank = 0;
    for (size_t i = 0; i + 1 < own; i++)
        space->dims[space->rank++] = index->shape.dims[i];
    for (size_t i = (size_t)axes; i < rank; i++)
        space->dims[space->rank++] = whole->shape.dims[i];
    return ACLNN_SUCCESS;
}

static aclnnStatus check_lists(const ac_tensor *whole, const char *name, const ac_array *list,
                               const char *list_name, ac_picked *picked, ac_shape *space)
{
    uint64_t wrong = 0;
    char was[AC_SHAPE_TEXT];
    char before[AC_SHAPE_TEXT];

    if (whole->shape.rank == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank 0; 1 and more are allowed", name);
    if (list->size == 0 || list->size > whole->shape.rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " tensors; 1 to %zu (the rank of %s) are allowed",
                       list_name, list->size, whole->shape.rank, name);
    if (!ac_picked_of(list, picked, &wrong))
        return ac_fail(
            ACLNN_ERR_PARAM_INVALID,
            "%s[%" PRIu64 "] has shape %s and the tensors before broadcast to %s; shapes that "
            "broadcast together are allowed",
            list_name, wrong, ac_shape_print(&ac_member_of(list, wrong)->shape, was, sizeof was),
            ac_shape_print(&picked->met, before, sizeof before));
    *space = ac_picked_shape(picked, &whole->shape);
    if (space->rank > AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s as %s say it has %zu axes; %d and less are allowed", name, list_name,
                       space->rank, (int)AC_RANK_MAX);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_picked(const ac_tensor *whole, const char *name, const ac_array *list,
                            const char *list_name, ac_shape *space)
{
    ac_picked picked;

    AC_TRY(check_lists(whole, name, list, list_name, &picked, space));
    if (picked.count > 0 || ac_shape_empty(&whole->shape))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has no tensor with elements; 1 and more are allowed", list_name);
}

/* --- outputs ---------------------------------------------------------------------------------- */

static aclnnStatus check_counts(const char *name, const ac_tensor *index, const char *index_name,
                                int64_t extent, int64_t size, const char *size_name)
{
    if (index->shape.rank > 1)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank %zu; 0 and 1 are allowed",
                       index_name, index->shape.rank);
    if (ac_shape_count(&index->shape) != 1 && ac_shape_count(&index->shape) != extent)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRId64 " elements; 1 and %" PRId64
                       " (as many as %s has there) are allowed",
                       index_name, ac_shape_count(&index->shape), extent, name);
    if (size < 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 0 and more are allowed",
                       size_name, size);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_copied(const ac_tensor *whole, const char *name, int64_t axis,
                            const char *axis_name, const ac_tensor *index, const char *index_name,
                            int64_t size, const char *size_name, ac_shape *space)
{
    const size_t at = ac_shape_axis(&whole->shape, axis);

    (void)axis_name;
    if (whole->shape.rank == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank 0; 1 and more are allowed", name);
    AC_TRY(check_counts(name, index, index_name, whole->shape.dims[at], size, size_name));
    *space = whole->shape;
    space->dims[at] = size;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_all_copied(const ac_tensor *whole, const char *name, const ac_tensor *index,
                                const char *index_name, int64_t size, const char *size_name,
                                ac_shape *space)
{
    AC_TRY(check_counts(name, index, index_name, ac_shape_count(&whole->shape), size, size_name));
    *space = (ac_shape){.rank = 1, .dims = {size}};
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_put_taken(const ac_tensor *whole, const char *name, int64_t axis,
                               const char *axis_name, const ac_tensor *index,
                               const char *index_name, int64_t least, const char *least_name,
                               const ac_tensor *source, const char *source_name, const char *part)
{
    ac_shape shape;

    AC_TRY(
        ac_check_taken(whole, name, axis, axis_name, index, index_name, least, least_name, &shape));
    return ac_check_shape_is(source, source_name, &shape, part);
}

aclnnStatus ac_check_put_gathered(const ac_tensor *whole, const char *name, int64_t axis,
                                  const char *axis_name, const ac_tensor *index,
                                  const char *index_name, const ac_tensor *source,
                                  const char *source_name, const char *part)
{
    ac_shape shape;

    AC_TRY(ac_check_gathered(whole, name, axis, axis_name, index, index_name, &shape));
    if ((shape.rank > 0 ? shape.rank : 1) != (source->shape.rank > 0 ? source->shape.rank : 1))
        return ac_check_shape_is(source, source_name, &shape, part);
    for (size_t i = 0; i < shape.rank && !ac_shape_empty(&shape); i++) {
        if (extent_of(source, i) < shape.dims[i])
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the extent %" PRId64 " along axis %zu; %" PRId64
                           " (that of %s) and more is allowed",
                           source_name, extent_of(source, i), i, shape.dims[i], part);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_put_located(const ac_tensor *whole, const char *name, int64_t axes,
                                 const char *axes_name, const ac_tensor *index,
                                 const char *index_name, const ac_tensor *source,
                                 const char *source_name, const char *part)
{
    ac_shape shape;

    AC_TRY(ac_check_located(whole, name, axes, axes_name, index, index_name, &shape));
    return ac_check_shape_is(source, source_name, &shape, part);
}

aclnnStatus ac_check_put_restored(const ac_tensor *whole, const char *name, int64_t axes,
                                  const char *axes_name, const ac_tensor *index,
                                  const char *index_name, const ac_array *size,
                                  const char *size_name, const ac_tensor *source,
                                  const char *source_name, const char *part)
{
    ac_shape shape;

    AC_TRY(ac_check_restored(whole, name, axes, axes_name, index, index_name, size, size_name,
                             &shape));
    return ac_check_shape_is(source, source_name, &shape, part);
}

aclnnStatus ac_check_put_chosen(const ac_tensor *whole, const char *name, int64_t axes,
                                const char *axes_name, const ac_tensor *index,
                                const char *index_name, const ac_array *kernel,
                                const char *kernel_name, const ac_array *stride,
                                const char *stride_name, int64_t unstrided,
                                const char *unstrided_name, const ac_array *padding,
                                const char *padding_name, const ac_array *dilation,
                                const char *dilation_name, int64_t ceil, const char *ceil_name,
                                const ac_tensor *source, const char *source_name, const char *part)
{
    ac_shape shape;

    AC_TRY(ac_check_chosen(whole, name, axes, axes_name, index, index_name, kernel, kernel_name,
                           stride, stride_name, unstrided, unstrided_name, padding, padding_name,
                           dilation, dilation_name, ceil, ceil_name, &shape));
    return ac_check_shape_is(source, source_name, &shape, part);
}

aclnnStatus ac_check_put_pointed(const ac_tensor *whole, const char *name, const ac_tensor *index,
                                 const char *index_name, const ac_tensor *source,
                                 const char *source_name, const char *part)
{
    ac_shape shape;

    AC_TRY(ac_check_pointed(whole, name, index, index_name, &shape));
    return ac_check_shape_is(source, source_name, &shape, part);
}

aclnnStatus ac_check_put_picked(const ac_tensor *whole, const char *name, const ac_array *list,
                                const char *list_name, const ac_tensor *source,
                                const char *source_name, const char *part)
{
    ac_picked picked;
    ac_shape shape;
    ac_shape both;
    char was[AC_SHAPE_TEXT];
    char to[AC_SHAPE_TEXT];

    AC_TRY(check_lists(whole, name, list, list_name, &picked, &shape));
    if (picked.count == 0 ||
        (ac_shape_broadcast(&source->shape, &shape, &both) && ac_shape_equal(&both, &shape)))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; shapes that broadcast to %s (%s) are allowed", source_name,
                   ac_shape_print(&source->shape, was, sizeof was),
                   ac_shape_print(&shape, to, sizeof to), part);
}

aclnnStatus ac_check_put_numbered(const ac_tensor *whole, const char *name, int64_t axis,
                                  const char *axis_name, const ac_tensor *index,
                                  const char *index_name, int64_t count, const char *count_name,
                                  int64_t left_out, const char *left_out_name,
                                  const ac_tensor *source, const char *source_name,
                                  const char *part)
{
    (void)left_out;
    (void)left_out_name;
    if (whole->shape.rank == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank 0; 1 and more are allowed", name);

    const int64_t extent = whole->shape.dims[ac_shape_axis(&whole->shape, axis)];

    if (extent != count)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the extent %" PRId64 " along axis %s; only %" PRId64
                       " (%s) is allowed",
                       name, extent, axis_name, count, count_name);
    return ac_check_put_taken(whole, name, axis, axis_name, index, index_name, 0, "0", source,
                              source_name, part);
}
