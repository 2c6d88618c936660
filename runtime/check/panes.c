#include "check/panes.h"

#include <inttypes.h>

#include "check/sentence.h"

enum { TEXT = 128 };

#define HIGHEST                                                                                    \
    INT32_MAX /* of kernels and the like: sums of two of their products do not overflow */

static int64_t value(const ac_array *list, uint64_t i)
{
    return ((const int64_t *)list->values)[i];
}

/* That a tensor has `axes` last axes with elements. */
static aclnnStatus check_axes(const ac_tensor *whole, const char *name, int64_t axes)
{
    const ac_shape *const shape = &whole->shape;
    char text[TEXT];

    if (shape->rank < (size_t)axes)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has the rank %zu; %" PRId64 " to %d are allowed", name, shape->rank,
                       axes, AC_RANK_MAX);
    for (size_t i = shape->rank - (size_t)axes; i < shape->rank; i++) {
        if (shape->dims[i] == 0)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the shape %s; an extent of 1 and more is allowed along axis %zu",
                           name, ac_shape_print(shape, text, sizeof text), i);
    }
    return ACLNN_SUCCESS;
}

static aclnnStatus check_values(const ac_array *list, const char *name, int64_t lowest)
{
    for (uint64_t i = 0; i < list->size; i++) {
        if (value(list, i) < lowest || value(list, i) > HIGHEST)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; %" PRId64 " to %d are allowed", name, i,
                           value(list, i), lowest, HIGHEST);
    }
    return ACLNN_SUCCESS;
}

/* That a list has one value or one for each axis; none, if it `may` have none; two for each, if it
 * has `pairs`. */
static aclnnStatus check_list(const ac_array *list, const char *name, int64_t axes, int64_t lowest,
                              bool may, bool pairs)
{
    const uint64_t each = (uint64_t)axes;
    const uint64_t count = list->size;

    if (count != 1 && count != each && !(may && count == 0) && !(pairs && count == 2 * each))
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; only %s1%s%" PRId64 "%s are allowed", name,
                       count, may ? "0, " : "", pairs ? ", " : " or ", axes,
                       !pairs      ? ""
                       : axes == 1 ? " or 2"
                       : axes == 2 ? " or 4"
                                   : " or 6");
    return check_values(list, name, lowest);
}

static aclnnStatus check_flag(int64_t flag, const char *name)
{
    if (flag == 0 || flag == 1)
        return ACLNN_SUCCESS;
    return ac_fail(ACLNN_ERR_PARAM_INVALID, "%s is %" PRId64 "; only 0 and 1 are allowed", name,
                   flag);
}

/* The shape of a tensor with so many panes along its last axes. */
static aclnnStatus make_space(const ac_tensor *whole, const char *name, const ac_panes *panes,
                              ac_shape *space)
{
    const size_t ahead = whole->shape.rank - panes->axes;
    int64_t count = 1;
    char text[TEXT];

    *space = whole->shape;
    for (size_t i = 0; i < panes->axes; i++)
        space->dims[ahead + i] = panes->axis[i].count;
    for (size_t i = 0; i < space->rank; i++) {
        if (__builtin_mul_overflow(count, space->dims[i], &count) && !ac_shape_empty(space))
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s has the shape %s; the result has more elements than memory can hold",
                           name, ac_shape_print(&whole->shape, text, sizeof text));
    }
    return ACLNN_SUCCESS;
}

/* That the lists of panes have values for the axes. */
static aclnnStatus check_lists(int64_t axes, const ac_array *kernel, const char *kernel_name,
                               const ac_array *stride, const char *stride_name,
                               const ac_array *padding, const char *padding_name)
{
    AC_TRY(check_list(kernel, kernel_name, axes, 1, false, false));
    AC_TRY(check_list(stride, stride_name, axes, 1, true, false));
    return check_list(padding, padding_name, axes, 0, true, true);
}

/* That there are panes along each axis, whose padding no pane consists of. */
static aclnnStatus check_panes(const ac_tensor *whole, const char *name, const ac_panes *panes,
                               const char *kernel_name, const char *padding_name, ac_shape *space)
{
    char text[TEXT];

    for (size_t i = 0; i < panes->axes; i++) {
        const ac_pane_axis *const a = &panes->axis[i];
        const size_t axis = whole->shape.rank - panes->axes + i;

        if (a->front + a->behind > a->size)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s adds %" PRId64 " and %" PRId64 " elements at the ends of axis %zu; "
                           "%" PRId64 " in all (what %s has there) are allowed",
                           padding_name, a->front, a->behind, axis, a->size, kernel_name);
        if (a->count < 1)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s is %" PRId64 " along axis %zu, where elements are %" PRId64
                           " apart; they do not fit in %s, which has the shape %s, with %" PRId64
                           " and %" PRId64 " elements of %s",
                           kernel_name, a->size, axis, a->dilation, name,
                           ac_shape_print(&whole->shape, text, sizeof text), a->front, a->behind,
                           padding_name);
    }
    return make_space(whole, name, panes, space);
}

aclnnStatus ac_check_pooled(const ac_tensor *whole, const char *name, int64_t axes,
                            const char *axes_name, const ac_array *kernel, const char *kernel_name,
                            const ac_array *stride, const char *stride_name, int64_t unstrided,
                            const char *unstrided_name, const ac_array *padding,
                            const char *padding_name, const ac_array *dilation,
                            const char *dilation_name, int64_t ceil, const char *ceil_name,
                            ac_shape *space)
{
    (void)axes_name;
    (void)unstrided_name;
    AC_TRY(check_axes(whole, name, axes));
    AC_TRY(check_lists(axes, kernel, kernel_name, stride, stride_name, padding, padding_name));
    AC_TRY(check_list(dilation, dilation_name, axes, 1, true, false));
    AC_TRY(check_flag(ceil, ceil_name));

    const ac_panes panes =
        ac_panes_pooled(whole, axes, kernel, stride, unstrided, padding, dilation, ceil);

    return check_panes(whole, name, &panes, kernel_name, padding_name, space);
}

aclnnStatus ac_check_averaged(const ac_tensor *whole, const char *name, int64_t axes,
                              const char *axes_name, const ac_array *kernel,
                              const char *kernel_name, const ac_array *stride,
                              const char *stride_name, const ac_array *padding,
                              const char *padding_name, int64_t ceil, const char *ceil_name,
                              int64_t counted, const char *counted_name, int64_t divisor,
                              const char *divisor_name, ac_shape *space)
{
    (void)axes_name;
    (void)divisor_name;
    AC_TRY(check_axes(whole, name, axes));
    AC_TRY(check_lists(axes, kernel, kernel_name, stride, stride_name, padding, padding_name));
    AC_TRY(check_flag(ceil, ceil_name));
    AC_TRY(check_flag(counted, counted_name));

    const ac_panes panes =
        ac_panes_averaged(whole, axes, kernel, stride, padding, ceil, counted, divisor);

    return check_panes(whole, name, &panes, kernel_name, padding_name, space);
}

aclnnStatus ac_check_shared(const ac_tensor *whole, const char *name, int64_t axes,
                            const char *axes_name, const ac_array *size, const char *size_name,
                            ac_shape *space)
{
    (void)axes_name;
    AC_TRY(check_axes(whole, name, axes));
    if (size->size != (uint64_t)axes)
        return ac_fail(ACLNN_ERR_PARAM_INVALID,
                       "%s has %" PRIu64 " values; only %" PRId64 " are allowed", size_name,
                       size->size, axes);
    for (uint64_t i = 0; i < size->size; i++) {
        if (value(size, i) < 1)
            return ac_fail(ACLNN_ERR_PARAM_INVALID,
                           "%s[%" PRIu64 "] is %" PRId64 "; 1 and more are allowed", size_name, i,
                           value(size, i));
    }

    const ac_panes panes = ac_panes_shared(whole, axes, size);

    return make_space(whole, name, &panes, space);
}
