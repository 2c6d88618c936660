#include "plan/copies.h"

#include <stdlib.h>

#include "walk/box.h"

/* The first byte of a tensor, and the one behind its last. */
static void reach_of(const ac_tensor *tensor, uintptr_t *low, uintptr_t *high)
{
    const size_t size = ac_dtype_facts[tensor->dtype].bytes;

    *low = (uintptr_t)tensor->data;
    *high = *low + size;
    for (size_t i = 0; i < tensor->shape.rank; i++) {
        const int64_t reach = tensor->strides[i] * (tensor->shape.dims[i] - 1) * (int64_t)size;

        if (reach < 0)
            *low -= (uintptr_t)-reach;
        else
            *high += (uintptr_t)reach;
    }
}

bool ac_copy_needed(const ac_tensor *in, const ac_tensor *out)
{
    uintptr_t low[2];
    uintptr_t high[2];

    if (ac_shape_empty(&in->shape) || ac_shape_empty(&out->shape))
        return false;
    reach_of(in, &low[0], &high[0]);
    reach_of(out, &low[1], &high[1]);
    return low[0] < high[1] && low[1] < high[0];
}

aclnnStatus ac_copy_make(const ac_tensor *in, ac_tensor *copy)
{
    const size_t size = ac_dtype_facts[in->dtype].bytes;
    const size_t rank = in->shape.rank;
    const size_t bytes = (size_t)ac_shape_count(&in->shape) * size;
    size_t extents[AC_DIMS_MAX]; /* a view may have an axis more than the caller's tensor */
    int64_t strides[AC_DIMS_MAX];
    int64_t step = 1;

    *copy = *in;
    copy->data = aligned_alloc(64, (bytes + 63) / 64 * 64);
    if (!copy->data)
        return ac_fail(ACLNN_ERR_INNER, "no memory for a copy of %zu bytes of an input", bytes);
    for (size_t i = rank; i-- > 0; step *= in->shape.dims[i]) {
        extents[rank - 1 - i] = (size_t)in->shape.dims[i];
        /* The stride of a single element may be any number. */
        strides[rank - 1 - i] = in->shape.dims[i] < 2 ? 0 : in->strides[i] * (int64_t)size;
        copy->strides[i] = step;
    }
    ac_box_gather(ac_stage_current(), &(ac_box){rank, extents, strides, size}, copy->data,
                  in->data);
    return ACLNN_SUCCESS;
}
