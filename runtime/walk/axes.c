#include "walk/axes.h"

static bool has_channels(const ac_operand *operand, const ac_shape *space)
{
    return operand->view == AC_VIEW_CHANNEL && space->rank > 1 &&
           ac_shape_count(&operand->tensor->shape) > 1;
}

/* The stride, in elements, that steps over `below` channels of a tensor; 0 if there is no such
 * stride. */
static int64_t channel_stride(const ac_tensor *tensor, size_t below)
{
    size_t step = 1;
    int64_t stride = 0;
    for (size_t d = tensor->shape.rank; d-- > 0 && step <= below;) {
        if (tensor->shape.dims[d] == 1)
            continue;
        stride = below % step == 0 ? tensor->strides[d] * (int64_t)(below / step) : 0;
        step *= (size_t)tensor->shape.dims[d];
    }
    return stride;
}

/* Adds the boundaries of the tensor's axes to `cuts` of the channel axis, which are ascending and
 * each divide the next; false if they would not. */
static bool cut_channels(const ac_tensor *tensor, size_t *cuts, size_t *count)
{
    size_t below = 1;
    int64_t end = 0; /* the stride with which the next axis would continue those so far */
    for (size_t d = tensor->shape.rank; d-- > 0;) {
        const int64_t extent = tensor->shape.dims[d];
        if (extent == 1)
            continue;
        size_t at = 0;
        while (at < *count && cuts[at] < below)
            at++;
        if (below > 1 && tensor->strides[d] != end && (at == *count || cuts[at] != below)) {
            if (*count == AC_AXES_MAX - AC_RANK_MAX)
                return false;
            for (size_t i = (*count)++; i > at; i--)
                cuts[i] = cuts[i - 1];
            cuts[at] = below;
        }
        end = tensor->strides[d] * extent;
        below *= (size_t)extent;
    }
    for (size_t i = 1; i < *count; i++)
        if (cuts[i] % cuts[i - 1] != 0)
            return false;
    return true;
}

static bool add_channels(const ac_call *call, int dim, ac_axes *list)
{
    size_t cuts[AC_AXES_MAX - AC_RANK_MAX];
    size_t count = 0;
    const size_t channels = (size_t)call->space.dims[dim];
    for (size_t i = 0; i < call->inputs + call->outputs; i++)
        if (has_channels(&call->operands[i], &call->space) &&
            !cut_channels(call->operands[i].tensor, cuts, &count))
            return false;
    size_t below = 1;
    for (size_t i = 0; i <= count; i++) {
        const size_t end = i < count ? cuts[i] : channels;
        if (end % below != 0)
            return false;
        list->extents[list->rank] = end / below;
        list->dims[list->rank] = dim;
        list->below[list->rank] = below;
        list->rank++;
        below = end;
    }
    return true;
}

bool ac_axes_list(const ac_call *call, ac_axes *list)
{
    list->rank = 0;
    for (size_t d = call->space.rank; d-- > 0;) {
        if (call->space.dims[d] == 1)
            continue;
        if (d == 1) {
            if (!add_channels(call, 1, list))
                return false;
            continue;
        }
        list->extents[list->rank] = (size_t)call->space.dims[d];
        list->dims[list->rank] = (int)d;
        list->below[list->rank] = 1;
        list->rank++;
    }
    return true;
}

/* The axis of the tensor for axis `dim` of the space; -1 if it has none or repeats along it. */
static int tensor_axis(const ac_operand *operand, const ac_shape *space, int dim)
{
    const ac_shape *const shape = &operand->tensor->shape;
    const int d = dim - (int)space->rank + (int)shape->rank;
    return d >= 0 && shape->dims[d] != 1 ? d : -1;
}

int64_t ac_axes_stride(const ac_operand *operand, const ac_shape *space, const ac_axes *list,
                       size_t axis)
{
    if (operand->view == AC_VIEW_CHANNEL) {
        if (list->dims[axis] != 1 || !has_channels(operand, space))
            return 0;
        return channel_stride(operand->tensor, list->below[axis]);
    }
    const int d = tensor_axis(operand, space, list->dims[axis]);
    if (d < 0)
        return 0;
    /* Only axis 1 may be split, and then the tensor's axis is split likewise. */
    return operand->tensor->strides[d] * (int64_t)list->below[axis];
}

bool ac_axes_keeps(const ac_operand *operand, const ac_shape *space, const ac_axes *list,
                   size_t axis)
{
    if (operand->view == AC_VIEW_CHANNEL)
        return list->dims[axis] == 1 && has_channels(operand, space);
    return tensor_axis(operand, space, list->dims[axis]) >= 0;
}
