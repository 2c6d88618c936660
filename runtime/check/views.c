#include "check/views.h"

#include <inttypes.h>

#include "check/words.h"
#include "handles/places.h"
#include "handles/view.h"

enum { TEXT = 160 };

static const int64_t *values_of(const ac_array *array)
{
    return array->values;
}

static aclnnStatus check_axes(const ac_array *axes, const char *name, const ac_tensor *of,
                              const char *of_name, bool again)
{
    const int64_t rank = of->shape.rank > 0 ? (int64_t)of->shape.rank : 1;
    bool named[AC_DIMS_MAX] = {false};

    for (uint64_t i = 0; i < axes->size; i++) {
        const int64_t axis = values_of(axes)[i];
        const int64_t at = axis < 0 ? axis + rank : axis;

        if (axis < -rank || axis >= rank)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; %" PRId64 " to %" PRId64
                           " (the axes of %s) are allowed",
                           name, i, axis, -rank, rank - 1, of_name);
        if (named[at] && !again)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64
                           ", an axis that is named before; each is allowed once",
                           name, i, axis);
        named[at] = true;
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_axes(const ac_array *axes, const char *name, const ac_tensor *of,
                          const char *of_name)
{
    return check_axes(axes, name, of, of_name, false);
}

aclnnStatus ac_check_axes_again(const ac_array *axes, const char *name, const ac_tensor *of,
                                const char *of_name)
{
    return check_axes(axes, name, of, of_name, true);
}

aclnnStatus ac_check_axis_filled(int64_t axis, const char *name, const ac_tensor *of,
                                 const char *of_name)
{
    if (ac_shape_extent(&of->shape, axis) != 0)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %" PRId64 ", an axis of %s without elements; others are allowed", name,
                   axis, of_name);
}

aclnnStatus ac_check_axes_filled(const ac_array *axes, const char *name, const ac_tensor *of,
                                 const char *of_name)
{
    for (uint64_t i = 0; i < axes->size; i++) {
        const int64_t axis = values_of(axes)[i];

        if (ac_shape_extent(&of->shape, axis) == 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64
                           ", an axis of %s without elements; others are allowed",
                           name, i, axis, of_name);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_permuted(const ac_tensor *whole, const char *name, const ac_array *dims,
                              const char *dims_name, ac_shape *space)
{
    if (dims->size != whole->shape.rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; only %zu (the rank of %s) are allowed",
                       dims_name, dims->size, whole->shape.rank, name);
    *space = ac_tensor_permuted(whole, dims).shape;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_sliced(const ac_tensor *whole, const char *name, int64_t axis,
                            const char *axis_name, int64_t start, const char *start_name,
                            int64_t end, const char *end_name, int64_t step, const char *step_name,
                            ac_shape *space)
{
    (void)axis_name;
    (void)start_name;
    (void)end_name;
    if (whole->shape.rank == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank 0; 1 and more are allowed", name);
    if (step <= 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 1 and more are allowed",
                       step_name, step);
    *space = ac_tensor_sliced(whole, axis, start, end, step).shape;
    return ACLNN_SUCCESS;
}

static aclnnStatus check_length(const ac_array *list, const char *name, const ac_array *axes,
                                const char *axes_name)
{
    if (list->size == axes->size)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has %" PRIu64 " values; only %" PRIu64 " (as many as %s) are allowed", name,
                   list->size, axes->size, axes_name);
}

aclnnStatus ac_check_slices(const ac_tensor *whole, const char *name, const ac_array *axes,
                            const char *axes_name, const ac_array *starts, const char *starts_name,
                            const ac_array *ends, const char *ends_name, const ac_array *steps,
                            const char *steps_name, ac_shape *space)
{
    if (whole->shape.rank == 0 && axes->size > 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank 0; 1 and more are allowed", name);
    AC_TRY(check_length(starts, starts_name, axes, axes_name));
    AC_TRY(check_length(ends, ends_name, axes, axes_name));
    AC_TRY(check_length(steps, steps_name, axes, axes_name));
    for (uint64_t i = 0; i < steps->size; i++) {
        if (values_of(steps)[i] <= 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; 1 and more are allowed", steps_name, i,
                           values_of(steps)[i]);
    }
    *space = ac_tensor_slices(whole, axes, starts, ends, steps).shape;
    return ACLNN_SUCCESS;
}

/* --- strided ---------------------------------------------------------------------------------- */

/* The axes that entries name, and those that the result has. */
typedef struct strided_axes {
    size_t named;
    size_t made;
} strided_axes;

static strided_axes axes_of(const ac_array *begin, int64_t rest, int64_t fresh, int64_t one)
{
    strided_axes axes = {0, 0};

    for (uint64_t i = 0; i < begin->size; i++) {
        const ac_stride_kind kind = ac_stride_kind_of(i, rest, fresh, one);

        axes.named += kind <= AC_STRIDE_ONE;
        axes.made += kind == AC_STRIDE_RUN || kind == AC_STRIDE_NEW;
    }
    return axes;
}

/* A single index, of an axis that has it. */
static aclnnStatus check_single(const ac_array *begin, const char *begin_name, uint64_t i,
                                const ac_tensor *whole, const char *name, size_t axis)
{
    const int64_t extent = whole->shape.dims[axis];
    const int64_t at = values_of(begin)[i];

    if (at >= -extent && at < extent)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s[%" PRIu64 "] is %" PRId64
                   ", an index that axis %zu of %s, of extent %" PRId64 ", does not have",
                   begin_name, i, at, axis, name, extent);
}

static aclnnStatus check_strides(const ac_array *strides, const char *strides_name, int64_t rest,
                                 int64_t fresh, int64_t one, const char *one_name)
{
    for (uint64_t i = 0; i < strides->size; i++) {
        if (values_of(strides)[i] == 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is 0; other numbers are allowed", strides_name, i);
    }
    for (uint64_t i = 0; i < strides->size; i++) {
        if (ac_stride_kind_of(i, rest, fresh, one) == AC_STRIDE_ONE && values_of(strides)[i] < 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64
                           "; 1 and more are allowed, as %s has the bit of this entry",
                           strides_name, i, values_of(strides)[i], one_name);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_strided(const ac_tensor *whole, const char *name, const ac_array *begin,
                             const char *begin_name, const ac_array *end, const char *end_name,
                             const ac_array *strides, const char *strides_name, int64_t begin_mask,
                             const char *begin_mask_name, int64_t end_mask,
                             const char *end_mask_name, int64_t rest, const char *rest_name,
                             int64_t fresh, const char *fresh_name, int64_t one,
                             const char *one_name, ac_shape *space)
{
    const size_t rank = whole->shape.rank;
    size_t axis = 0;

    (void)begin_mask_name;
    (void)end_mask_name;
    (void)fresh_name;
    AC_TRY(check_length(end, end_name, begin, begin_name));
    AC_TRY(check_length(strides, strides_name, begin, begin_name));
    if (((uint64_t)rest & ((uint64_t)rest - 1)) != 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; numbers with one bit at most are allowed", rest_name,
                       rest);
    AC_TRY(check_strides(strides, strides_name, rest, fresh, one, one_name));

    const strided_axes axes = axes_of(begin, rest, fresh, one);

    if (axes.named > rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has values for %zu axes; %zu (the rank of %s) and less are allowed",
                       begin_name, axes.named, rank, name);
    if (axes.made + rank - axes.named > AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "the result has %zu axes; %d and less are allowed",
                       axes.made + rank - axes.named, AC_RANK_MAX);
    for (uint64_t i = 0; i < begin->size; i++) {
        switch (ac_stride_kind_of(i, rest, fresh, one)) {
        case AC_STRIDE_ONE:
            AC_TRY(check_single(begin, begin_name, i, whole, name, axis));
            axis++;
            break;
        case AC_STRIDE_RUN:
            axis++;
            break;
        case AC_STRIDE_REST:
            axis += rank - axes.named;
            break;
        default:
            break;
        }
    }
    *space =
        ac_tensor_strided(whole, begin, end, strides, begin_mask, end_mask, rest, fresh, one).shape;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_spaced(const ac_tensor *whole, const char *name, int64_t at,
                            const char *at_name, int64_t count, const char *count_name,
                            ac_shape *space)
{
    const size_t rank = whole->shape.rank;
    const int64_t least = ac_shape_empty(&whole->shape);

    if (rank == AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank %zu; at most %d are allowed", name,
                       rank, AC_RANK_MAX - 1);
    if (count < least)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; %" PRId64 " and more are allowed", count_name, count,
                       least);
    if (at < -1 || at > (int64_t)rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; -1 to %zu (the rank of %s) are allowed", at_name, at,
                       rank, name);

    const size_t before = at < 0 ? rank : (size_t)at;

    *space = whole->shape;
    space->rank++;
    for (size_t i = space->rank; --i > before;)
        space->dims[i] = space->dims[i - 1];
    space->dims[before] = count;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_expanded(const ac_tensor *whole, const char *name, const ac_array *size,
                              const char *size_name, ac_shape *space)
{
    char text[TEXT];
    const ac_shape *const own = &whole->shape;

    if (size->size < own->rank || size->size > AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; only %zu (the rank of %s) to %d are allowed",
                       size_name, size->size, own->rank, name, AC_RANK_MAX);

    const size_t behind = (size_t)size->size - own->rank;

    for (size_t i = 0; i < own->rank; i++) {
        const int64_t wanted = values_of(size)[behind + i];

        if (own->dims[i] != 1 && own->dims[i] != wanted)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%zu] is %" PRId64 "; only %" PRId64
                           " is allowed for the shape %s of %s",
                           size_name, behind + i, wanted, own->dims[i],
                           ac_shape_print(own, text, sizeof text), name);
    }
    for (size_t i = 0; i < size->size; i++) {
        if (values_of(size)[i] < 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%zu] is %" PRId64 "; 0 and more are allowed", size_name, i,
                           values_of(size)[i]);
    }
    *space = ac_tensor_expanded(whole, size).shape;
    return ACLNN_SUCCESS;
}

/* "axis 1", "axes 0 and 2". */
static void print_axes(char *text, size_t size, uint32_t axes)
{
    const int count = __builtin_popcount(axes);
    size_t used = (size_t)snprintf(text, size, "%s", count == 1 ? "axis" : "axes");

    for (int d = 0, done = 0; axes >> d != 0; d++) {
        if ((axes >> d & 1) == 0)
            continue;
        done++;
        used += (size_t)snprintf(text + used, size - used, "%s %d",
                                 done == 1       ? ""
                                 : done == count ? " and"
                                                 : ",",
                                 d);
    }
}

aclnnStatus ac_check_shape_reduced(const ac_tensor *tensor, const char *name,
                                   const ac_tensor *space, const char *space_name, uint32_t axes,
                                   bool kept, bool single)
{
    const ac_shape left = ac_shape_reduced(&space->shape, axes, kept);
    const bool one = ac_shape_count(&left) == 1 && tensor && ac_shape_count(&tensor->shape) == 1;
    char which[TEXT];
    char was[AC_SHAPE_TEXT];
    char only[AC_SHAPE_TEXT];

    if (!tensor || ac_shape_equal(&tensor->shape, &left) || (single && one))
        return ACLNN_SUCCESS;
    print_axes(which, sizeof which, axes);
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; only %s (the shape of %s%s%s) is allowed", name,
                   ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(&left, only, sizeof only), space_name,
                   axes == 0 ? ""
                   : kept    ? " with the extent 1 along "
                             : " without ",
                   axes == 0 ? "" : which);
}

aclnnStatus ac_check_ranks(int64_t ranks, const char *name, int64_t least, const ac_tensor *of,
                           const char *of_name, int64_t axis)
{
    const ac_shape *const shape = &of->shape;
    const int64_t extent = shape->rank > 0 ? shape->dims[ac_shape_axis(shape, axis)] : 1;

    if (ranks >= least && ranks <= extent)
        return ACLNN_SUCCESS;
    if (extent < least)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 ", and %s has no elements along axis %" PRId64, name, ranks,
                       of_name, axis);
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %" PRId64 "; %" PRId64 " to %" PRId64
                   " (the elements of %s along axis %" PRId64 ") are allowed",
                   name, ranks, least, extent, of_name, axis);
}

aclnnStatus ac_check_shape_first(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                 const char *of_name, int64_t axis, int64_t count,
                                 const char *count_name)
{
    ac_shape first = of->shape;
    char was[AC_SHAPE_TEXT];
    char only[AC_SHAPE_TEXT];

    if (first.rank > 0)
        first.dims[ac_shape_axis(&first, axis)] = count;
    else if (count != 1)
        first = (ac_shape){.rank = 1, .dims = {count}};
    if (ac_shape_equal(&tensor->shape, &first) ||
        (ac_shape_count(&first) == 1 && ac_shape_count(&tensor->shape) == 1))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; only %s (the shape of %s with %s along axis %" PRId64
                   ") is allowed",
                   name, ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(&first, only, sizeof only), of_name, count_name, axis);
}

aclnnStatus ac_check_repeated(const ac_tensor *whole, const char *name, const ac_array *repeats,
                              const char *repeats_name, ac_shape *space)
{
    const ac_shape *const own = &whole->shape;

    if (repeats->size < own->rank || repeats->size > AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; only %zu (the rank of %s) to %d are allowed",
                       repeats_name, repeats->size, own->rank, name, AC_RANK_MAX);

    const size_t ahead = (size_t)repeats->size - own->rank;

    space->rank = (size_t)repeats->size;
    for (size_t i = 0; i < space->rank; i++) {
        const int64_t times = values_of(repeats)[i];

        if (times < 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%zu] is %" PRId64 "; 0 and more are allowed", repeats_name, i,
                           times);
        if (__builtin_mul_overflow(times, i < ahead ? 1 : own->dims[i - ahead], &space->dims[i]))
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%zu] is %" PRId64 "; the result has more elements than memory can "
                           "hold",
                           repeats_name, i, times);
    }
    return ACLNN_SUCCESS;
}

/* --- interleaved ------------------------------------------------------------------------------ */

/* That `size` is `extent` elements, each `repeats` times. */
static aclnnStatus check_interleaved_size(int64_t extent, const char *name, int64_t repeats,
                                          const char *repeats_name, int64_t size,
                                          const char *size_name)
{
    int64_t wanted;

    if (repeats < 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 0 and more are allowed",
                       repeats_name, repeats);
    if (__builtin_mul_overflow(extent, repeats, &wanted))
        wanted = INT64_MAX;
    if (size != wanted)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; only %" PRId64 " (%" PRId64
                       " elements of %s, each %" PRId64 " times) is allowed",
                       size_name, size, wanted, extent, name, repeats);
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_interleaved(const ac_tensor *whole, const char *name, int64_t axis,
                                 const char *axis_name, int64_t repeats, const char *repeats_name,
                                 int64_t size, const char *size_name, ac_shape *space)
{
    (void)axis_name;
    if (whole->shape.rank == 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank 0; 1 and more are allowed", name);

    const size_t at = ac_shape_axis(&whole->shape, axis);

    AC_TRY(check_interleaved_size(whole->shape.dims[at], name, repeats, repeats_name, size,
                                  size_name));
    *space = whole->shape;
    space->dims[at] = size;
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_all_interleaved(const ac_tensor *whole, const char *name, int64_t repeats,
                                     const char *repeats_name, int64_t size, const char *size_name,
                                     ac_shape *space)
{
    AC_TRY(check_interleaved_size(ac_shape_count(&whole->shape), name, repeats, repeats_name, size,
                                  size_name));
    space->rank = 1;
    space->dims[0] = size;
    return ACLNN_SUCCESS;
}

/* --- rolled ----------------------------------------------------------------------------------- */

aclnnStatus ac_check_rolled(const ac_tensor *whole, const char *name, const ac_array *shifts,
                            const char *shifts_name, const ac_array *dims, const char *dims_name,
                            ac_shape *space)
{
    const int64_t rank = (int64_t)whole->shape.rank;

    if (shifts->size != (dims->size > 0 ? dims->size : 1))
        return ac_fail(
            ACLNN_ERR_PARAM_INVALID,
            "%s has %" PRIu64 " values; only %" PRIu64 " (%s has %" PRIu64 ") are allowed",
            shifts_name, shifts->size, dims->size > 0 ? dims->size : 1, dims_name, dims->size);
    if (rank == 0 && dims->size > 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has %" PRIu64 " values, and %s has the rank 0",
                       dims_name, dims->size, name);
    for (uint64_t i = 0; i < dims->size; i++) {
        const int64_t axis = values_of(dims)[i];

        if (axis < -rank || axis >= rank)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; %" PRId64 " to %" PRId64
                           " (the axes of %s) are allowed",
                           dims_name, i, axis, -rank, rank - 1, name);
    }
    *space = whole->shape;
    return ACLNN_SUCCESS;
}

/* --- pads ------------------------------------------------------------------------------------- */

/* The largest pad of an axis. */
typedef int64_t pad_limit(int64_t extent);

static aclnnStatus check_pads(const ac_tensor *whole, const char *name, int64_t axes,
                              const ac_array *pads, const char *pads_name, pad_limit *limit,
                              ac_shape *space)
{
    const ac_shape *const own = &whole->shape;
    char text[TEXT];

    if (own->rank < (size_t)axes)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu; %" PRId64 " to %d are allowed", name, own->rank, axes,
                       AC_RANK_MAX);
    if (pads->size != 2 * (uint64_t)axes)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; only %" PRId64 " are allowed", pads_name,
                       pads->size, 2 * axes);
    *space = *own;
    for (uint64_t i = 0; i < pads->size; i++) {
        const size_t axis = own->rank - 1 - (size_t)(i / 2);
        const int64_t pad = values_of(pads)[i];
        const int64_t most = limit(own->dims[axis]);

        if (pad < 0 || pad > most)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; 0 to %" PRId64
                           " are allowed for axis %zu of %s, which has the shape %s",
                           pads_name, i, pad, most, axis, name,
                           ac_shape_print(own, text, sizeof text));
        if (__builtin_add_overflow(space->dims[axis], pad, &space->dims[axis]))
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; the result has more elements than "
                           "memory can hold",
                           pads_name, i, pad);
    }
    return ACLNN_SUCCESS;
}

static int64_t below_extent(int64_t extent)
{
    return extent > 0 ? extent - 1 : 0;
}

static int64_t any_of_some(int64_t extent)
{
    return extent > 0 ? INT64_MAX : 0;
}

static int64_t up_to_extent(int64_t extent)
{
    return extent;
}

aclnnStatus ac_check_reflected(const ac_tensor *whole, const char *name, int64_t axes,
                               const char *axes_name, const ac_array *pads, const char *pads_name,
                               ac_shape *space)
{
    (void)axes_name;
    return check_pads(whole, name, axes, pads, pads_name, below_extent, space);
}

aclnnStatus ac_check_replicated(const ac_tensor *whole, const char *name, int64_t axes,
                                const char *axes_name, const ac_array *pads, const char *pads_name,
                                ac_shape *space)
{
    (void)axes_name;
    return check_pads(whole, name, axes, pads, pads_name, any_of_some, space);
}

aclnnStatus ac_check_wrapped(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_array *pads, const char *pads_name,
                             ac_shape *space)
{
    (void)axes_name;
    return check_pads(whole, name, axes, pads, pads_name, up_to_extent, space);
}

/* Whether an axis that is longer or shorter at its ends keeps at least 0 elements on the way. */
static bool keeps_some(int64_t extent, int64_t before, int64_t behind, int64_t *sum)
{
    return !__builtin_add_overflow(before, behind, sum) &&
           !__builtin_add_overflow(extent, *sum, sum) && *sum >= 0 &&
           (before >= 0 || extent >= -before) && (behind >= 0 || extent >= -behind);
}

aclnnStatus ac_check_padded(const ac_tensor *whole, const char *name, const ac_array *pads,
                            const char *pads_name, ac_shape *space)
{
    const ac_shape *const own = &whole->shape;
    bool longer = false;
    char text[TEXT];

    if (pads->size % 2 != 0 || pads->size > 2 * own->rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; pairs for at most %zu axes (the rank of %s) are "
                       "allowed",
                       pads_name, pads->size, own->rank, name);
    *space = *own;
    for (uint64_t i = 0; i < pads->size; i++)
        longer |= values_of(pads)[i] > 0;
    for (uint64_t i = 0; i < pads->size / 2; i++) {
        const size_t axis = own->rank - 1 - (size_t)i;
        const int64_t before = values_of(pads)[2 * i];
        const int64_t behind = values_of(pads)[2 * i + 1];

        if (before == INT64_MIN || behind == INT64_MIN ||
            !keeps_some(own->dims[axis], before, behind, &space->dims[axis]))
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] and %s[%" PRIu64 "] are %" PRId64 " and %" PRId64
                           ", which axis %zu of %s cannot be made longer by; it has the shape %s",
                           pads_name, 2 * i, pads_name, 2 * i + 1, before, behind, axis, name,
                           ac_shape_print(own, text, sizeof text));
        if (space->dims[axis] == 0 && longer)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s leaves nothing of axis %zu of %s, and makes others longer",
                           pads_name, axis, name);
    }
    return ACLNN_SUCCESS;
}

/* --- replaced --------------------------------------------------------------------------------- */

aclnnStatus ac_check_replaced(const ac_tensor *whole, const char *name, int64_t axis,
                              const char *axis_name, const ac_array *index, const char *index_name)
{
    const int64_t extent =
        whole->shape.rank > 0 ? whole->shape.dims[ac_shape_axis(&whole->shape, axis)] : 1;

    for (uint64_t i = 0; i < index->size; i++) {
        const int64_t at = values_of(index)[i];

        if (at >= -extent && at < extent)
            continue;
        if (extent == 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has %" PRIu64
                           " values, and %s no elements along the axis %s (%" PRId64
                           "); only an empty list is allowed",
                           index_name, index->size, name, axis_name, axis);
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s[%" PRIu64 "] is %" PRId64 "; %" PRId64 " to %" PRId64
                       " (the indices of %s along axis %" PRId64 ") are allowed",
                       index_name, i, at, -extent, extent - 1, name, axis);
    }
    return ACLNN_SUCCESS;
}

/* --- windows ---------------------------------------------------------------------------------- */

static aclnnStatus check_last(const ac_tensor *whole, const char *name, int64_t least, int64_t axes)
{
    const int64_t rank = (int64_t)whole->shape.rank;

    if (rank >= least && rank <= AC_RANK_MAX - axes)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has the rank %" PRId64 "; %" PRId64 " to %" PRId64 " are allowed", name,
                   rank, least, AC_RANK_MAX - axes);
}

/* That a list has a value of at least `least` for each of `axes` axes. */
static aclnnStatus check_each(const ac_array *list, const char *name, int64_t axes, int64_t least)
{
    if (list->size != (uint64_t)axes)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; only %" PRId64 " are allowed", name, list->size,
                       axes);
    for (uint64_t i = 0; i < list->size; i++) {
        if (values_of(list)[i] < least)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; %" PRId64 " and more are allowed", name,
                           i, values_of(list)[i], least);
    }
    return ACLNN_SUCCESS;
}

static aclnnStatus fail_large(const char *name, uint64_t i, int64_t value)
{
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s[%" PRIu64 "] is %" PRId64 "; the result has more elements than memory can "
                   "hold",
                   name, i, value);
}

aclnnStatus ac_check_windows(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_array *kernel, const char *kernel_name,
                             const ac_array *dilation, const char *dilation_name,
                             const ac_array *padding, const char *padding_name,
                             const ac_array *stride, const char *stride_name, ac_shape *space)
{
    char text[TEXT];

    (void)axes_name;
    AC_TRY(check_last(whole, name, axes + 1, axes));
    AC_TRY(check_each(kernel, kernel_name, axes, 1));
    AC_TRY(check_each(dilation, dilation_name, axes, 1));
    AC_TRY(check_each(padding, padding_name, axes, 0));
    AC_TRY(check_each(stride, stride_name, axes, 1));

    const size_t ahead = whole->shape.rank - (size_t)axes;

    *space = whole->shape;
    space->rank = ahead + 1;
    space->dims[ahead] = 1;
    for (size_t i = 0; i < (size_t)axes; i++) {
        if (whole->shape.dims[ahead + i] == 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the shape %s; an extent of 1 and more is allowed along axis %zu",
                           name, ac_shape_print(&whole->shape, text, sizeof text), ahead + i);

        const int64_t count =
            ac_windows_along(whole->shape.dims[ahead + i], values_of(kernel)[i],
                             values_of(dilation)[i], values_of(padding)[i], values_of(stride)[i]);

        if (count < 1)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%zu] is %" PRId64 ", with %s[%zu] %" PRId64
                           " more than axis %zu of %s has; it has the shape %s, and %s[%zu] is "
                           "%" PRId64,
                           kernel_name, i, values_of(kernel)[i], dilation_name, i,
                           values_of(dilation)[i], ahead + i, name,
                           ac_shape_print(&whole->shape, text, sizeof text), padding_name, i,
                           values_of(padding)[i]);
        if (__builtin_mul_overflow(space->dims[ahead - 1], values_of(kernel)[i],
                                   &space->dims[ahead - 1]))
            return fail_large(kernel_name, i, values_of(kernel)[i]);
        if (__builtin_mul_overflow(space->dims[ahead], count, &space->dims[ahead]))
            return fail_large(padding_name, i, values_of(padding)[i]);
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_nearest(const ac_tensor *whole, const char *name, int64_t axes,
                             const char *axes_name, const ac_array *size, const char *size_name,
                             ac_shape *space)
{
    char text[TEXT];

    (void)axes_name;
    AC_TRY(check_last(whole, name, axes, axes));
    AC_TRY(check_each(size, size_name, axes, 0));
    *space = whole->shape;
    for (size_t i = 0; i < (size_t)axes; i++) {
        const size_t axis = whole->shape.rank - (size_t)axes + i;
        const int64_t extent = whole->shape.dims[axis];
        int64_t highest;

        if (extent == 0 && values_of(size)[i] > 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%zu] is %" PRId64
                           "; only 0 is allowed for axis %zu of %s, which has the "
                           "shape %s",
                           size_name, i, values_of(size)[i], axis, name,
                           ac_shape_print(&whole->shape, text, sizeof text));
        if (__builtin_mul_overflow(extent, values_of(size)[i], &highest))
            return fail_large(size_name, i, values_of(size)[i]);
        space->dims[axis] = values_of(size)[i];
    }
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_flattened(const ac_tensor *whole, const char *name, int64_t axis,
                               const char *axis_name, ac_shape *space)
{
    const size_t at = whole->shape.rank > 0 ? ac_shape_axis(&whole->shape, axis) : 0;
    char text[TEXT];

    (void)axis_name;
    *space = (ac_shape){.rank = 2, .dims = {1, 1}};
    for (size_t i = 0; i < whole->shape.rank; i++) {
        if (__builtin_mul_overflow(space->dims[i >= at], whole->shape.dims[i],
                                   &space->dims[i >= at]))
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the shape %s; the result has more elements than memory can hold",
                           name, ac_shape_print(&whole->shape, text, sizeof text));
    }
    return ACLNN_SUCCESS;
}

/* --- diagonals -------------------------------------------------------------------------------- */

aclnnStatus ac_check_on_diagonal(const ac_tensor *whole, const char *name, int64_t diagonal,
                                 const char *diagonal_name, ac_shape *space)
{
    int64_t extent = ac_shape_count(&whole->shape);
    int64_t all;

    (void)name;
    if (__builtin_sub_overflow(extent, diagonal < 0 ? diagonal : 0, &extent) ||
        __builtin_add_overflow(extent, diagonal > 0 ? diagonal : 0, &extent) ||
        __builtin_mul_overflow(extent, extent, &all))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; the result has more elements than memory can hold",
                       diagonal_name, diagonal);
    *space = (ac_shape){.rank = 2, .dims = {extent, extent}};
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_diagonal(const ac_tensor *whole, const char *name, int64_t diagonal,
                              const char *diagonal_name, ac_shape *space)
{
    if (whole->shape.rank < 2)
        return ac_check_on_diagonal(whole, name, diagonal, diagonal_name, space);
    if (whole->shape.rank > 2)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank %zu; 0 to 2 are allowed", name,
                       whole->shape.rank);
    *space = (ac_shape){
        .rank = 1, .dims = {ac_diagonal_of(whole->shape.dims[0], whole->shape.dims[1], diagonal)}};
    return ACLNN_SUCCESS;
}

aclnnStatus ac_check_crossed(const ac_tensor *whole, const char *name, int64_t again,
                             const char *again_name)
{
    const ac_shape *const shape = &whole->shape;
    char text[TEXT];

    (void)again;
    (void)again_name;
    if (shape->rank < 2)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank %zu; 2 to %d are allowed", name,
                       shape->rank, AC_RANK_MAX);
    for (size_t i = 1; i < shape->rank && shape->rank > 2; i++) {
        if (shape->dims[i] != shape->dims[0])
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the shape %s; of more than 2 axes, which are %zu, equal extents "
                           "are allowed",
                           name, ac_shape_print(shape, text, sizeof text), shape->rank);
    }
    return ACLNN_SUCCESS;
}

/* --- unfolded --------------------------------------------------------------------------------- */

aclnnStatus ac_check_unfolded(const ac_tensor *whole, const char *name, int64_t axis,
                              const char *axis_name, int64_t size, const char *size_name,
                              int64_t step, const char *step_name, const ac_array *extents,
                              const char *extents_name, ac_shape *space)
{
    const ac_shape *const shape = &whole->shape;
    const int64_t rank = (int64_t)shape->rank;

    AC_TRY(ac_check_shape_listed(whole, name, extents, extents_name));
    if (rank == 0 || rank == AC_RANK_MAX)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank %zu; 1 to %d are allowed", name,
                       shape->rank, AC_RANK_MAX - 1);
    if (axis < 0 || axis >= rank)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; 0 to %" PRId64 " (the axes of %s) are allowed",
                       axis_name, axis, rank - 1, name);
    if (size < 1 || size > shape->dims[axis])
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; 1 to %" PRId64
                       " (the extent of %s along %s) are allowed",
                       size_name, size, shape->dims[axis], name, axis_name);
    if (step < 1)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 1 and more are allowed",
                       step_name, step);
    *space = *shape;
    space->dims[axis] = (shape->dims[axis] - size) / step + 1;
    space->dims[space->rank++] = size;
    return ACLNN_SUCCESS;
}

/* --- channels ----------------------------------------------------------------------------- */

aclnnStatus ac_check_shuffled(const ac_tensor *whole, const char *name, int64_t groups,
                              const char *groups_name, ac_shape *space)
{
    if (whole->shape.rank < 2)
        return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s has the rank %zu; 2 and more are allowed", name,
                       whole->shape.rank);
    if (groups < 1 || whole->shape.dims[1] % groups != 0)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s is %" PRId64 "; the divisors of %" PRId64
                       " (the extent of %s along axis 1) are allowed",
                       groups_name, groups, whole->shape.dims[1], name);
    *space = whole->shape;
    return ACLNN_SUCCESS;
}

/* Whether `shape` has the extents of the last axes of `space`. */
static bool is_last(const ac_shape *shape, const ac_shape *space)
{
    if (shape->rank > space->rank)
        return false;
    for (size_t i = 0; i < shape->rank; i++) {
        if (shape->dims[i] != space->dims[space->rank - shape->rank + i])
            return false;
    }
    return shape->rank > 0 || space->rank == 0;
}

static aclnnStatus fail_last(const ac_shape *shape, const char *name, const ac_shape *space,
                             const char *space_name)
{
    char was[AC_SHAPE_TEXT];
    char target[AC_SHAPE_TEXT];

    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %s; the extents of the last axes of %s (the shape of %s) are allowed",
                   name, ac_shape_print(shape, was, sizeof was),
                   ac_shape_print(space, target, sizeof target), space_name);
}

aclnnStatus ac_check_view_row(const ac_tensor *tensor, const char *name, const ac_tensor *space,
                              const char *space_name)
{
    if (!tensor || is_last(&tensor->shape, &space->shape))
        return ACLNN_SUCCESS;
    return fail_last(&tensor->shape, name, &space->shape, space_name);
}

/* The shape that a list names; of a longer one than a shape can be, the first axes. */
static ac_shape listed(const ac_array *list)
{
    const int64_t *const values = list->values;
    ac_shape shape = {.rank = list->size < AC_DIMS_MAX ? (size_t)list->size : AC_DIMS_MAX};

    for (size_t i = 0; i < shape.rank; i++)
        shape.dims[i] = values[i];
    return shape;
}

aclnnStatus ac_check_extents(const ac_array *list, const char *name, const ac_tensor *of,
                             const char *of_name)
{
    const ac_shape shape = listed(list);

    if (list->size <= of->shape.rank && is_last(&shape, &of->shape))
        return ACLNN_SUCCESS;
    return fail_last(&shape, name, &of->shape, of_name);
}

aclnnStatus ac_check_extent(int64_t value, const char *name, const ac_tensor *of,
                            const char *of_name, size_t axis, bool behind)
{
    const size_t rank = of->shape.rank;
    const size_t end = behind || axis >= rank ? rank : axis + 1;
    int64_t extent = 1;

    for (size_t i = axis; i < end; i++)
        extent *= of->shape.dims[i];
    if (value == extent)
        return ACLNN_SUCCESS;
    return ac_fail(
        ACLNN_ERR_PARAM_INVALID,
        "%s is %" PRId64 "; only %" PRId64 " (the extent of %s %s axis %zu%s) is allowed", name,
        value, extent, of_name, behind ? "from" : "along", axis, behind ? " on" : "");
}

aclnnStatus ac_check_extent_filled(int64_t value, const char *name)
{
    if (value > 0)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; 1 and more are allowed", name,
                   value);
}

aclnnStatus ac_check_channel_groups(int64_t groups, const char *name, const ac_tensor *of,
                                    const char *of_name)
{
    if (of->shape.rank < 2)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu, and no channels; 2 and more are allowed", of_name,
                       of->shape.rank);
    if (groups >= 1 && of->shape.dims[1] % groups == 0)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s is %" PRId64 "; the divisors of %" PRId64
                   " (the extent of %s along axis 1) are allowed",
                   name, groups, of->shape.dims[1], of_name);
}

aclnnStatus ac_check_shape_of_groups(const ac_tensor *tensor, const char *name, const ac_tensor *of,
                                     const char *of_name, int64_t groups)
{
    const ac_shape only = {.rank = 2, .dims = {of->shape.dims[0], groups}};
    char was[AC_SHAPE_TEXT];
    char text[AC_SHAPE_TEXT];

    if (!tensor || ac_shape_equal(&tensor->shape, &only))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; only %s (the groups of %s) is allowed", name,
                   ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(&only, text, sizeof text), of_name);
}

aclnnStatus ac_check_shape_listed(const ac_tensor *tensor, const char *name, const ac_array *list,
                                  const char *list_name)
{
    const ac_shape shape = listed(list);
    char was[AC_SHAPE_TEXT];
    char only[AC_SHAPE_TEXT];

    if (!tensor || ac_shape_equal(&tensor->shape, &shape))
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID,
                   "%s has shape %s; only %s (the extents in %s) is allowed", name,
                   ac_shape_print(&tensor->shape, was, sizeof was),
                   ac_shape_print(&shape, only, sizeof only), list_name);
}
